"""What a class has handed in, put together: pupils by questions, what went wrong, who needs which lesson."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from fractions import Fraction

from game.classes.result import LessonResult, StepResult


class Mark(Enum):
    """How a question went for a pupil."""

    AT_ONCE = auto()
    HINT = auto()  # right at once, after a hint
    LATER = auto()  # right at a later try
    MISSED = auto()  # tried, and never right
    NOT_YET = auto()  # not answered


def mark_of(told: StepResult | None) -> Mark:
    """How a question went, as far as it was answered."""
    if told is None or not told.tries:
        return Mark.NOT_YET
    if not told.solved:
        return Mark.MISSED
    if told.tries > 1:
        return Mark.LATER
    return Mark.HINT if told.hints else Mark.AT_ONCE


_MISSED = {Mark.MISSED: Fraction(1), Mark.LATER: Fraction(3, 4), Mark.HINT: Fraction(1, 2)}
"""How much a question counts for needing help, by how it went."""


@dataclass(frozen=True)
class Question:
    """A question of a lesson.

    `title` and `text` are its id where this computer does not have it; it is not `known` then. `limit` is
    how many tries it allows.
    """

    id: str
    title: str
    text: str
    skills: tuple[str, ...] = ()
    known: bool = True
    limit: int = 0


@dataclass(frozen=True)
class PupilRow:
    """One pupil in one lesson; `results` is how many were put together, from these `files`."""

    pupil: str
    result: LessonResult
    results: int = 1
    files: tuple[str, ...] = ()

    def told(self, question: Question) -> StepResult | None:
        """How a question went; None where nothing is told of it."""
        return self.result.steps.get(question.id)

    def at_once(self, questions: Sequence[Question]) -> int:
        """How many questions were right at once."""
        return sum(mark_of(self.told(question)) is Mark.AT_ONCE for question in questions)

    def answered(self, questions: Sequence[Question]) -> int:
        """How many were answered."""
        return sum(mark_of(self.told(question)) is not Mark.NOT_YET for question in questions)

    def need(self, questions: Sequence[Question]) -> tuple[Fraction, int, str]:
        """What pupils are sorted by: who missed most of what was answered comes first.

        A question that was never right counts whole, one that was right at a later try three quarters, one
        that took a hint a half.
        """
        answered = self.answered(questions)
        missed = sum((_MISSED.get(mark_of(self.told(each)), Fraction()) for each in questions), Fraction())
        share = missed / answered if answered else Fraction(-1)
        return -share, -answered, self.pupil.casefold()


class Versions(Enum):
    """Which version of a lesson pupils had, and which one the questions of a sheet are of."""

    AS_HERE = auto()  # all had the one that is here
    CHANGED_SINCE = auto()  # all had one that was made here, and the sheet has its questions
    ANOTHER = auto()  # all had the same one, and it is not here
    MIXED = auto()  # not all had the same one


@dataclass(frozen=True)
class WrongAnswer:
    """A first answer that was wrong, in words, and who gave it to which questions, by their places from 0."""

    words: str
    pupils: tuple[str, ...]
    places: tuple[int, ...]


@dataclass(frozen=True)
class Missed:
    """How often a question was not right at once, of how many who answered it; `place` counts from 0."""

    place: int
    missed: int
    answered: int


@dataclass(frozen=True)
class LessonSheet:
    """One lesson: its questions in order, and its pupils, those in most need first.

    `known` is whether this computer has the lesson. `doubts` are rows of the files that cannot be, as the
    pupil, the place of the question from 0 and why; `elsewhere` are pupils with another version.
    """

    id: str
    title: str
    known: bool
    questions: tuple[Question, ...]
    rows: tuple[PupilRow, ...]
    words: Mapping[tuple[str, str], str]
    """First answers in words, by the question's id and the answer."""
    doubts: tuple[tuple[str, int, Doubt], ...] = ()
    elsewhere: tuple[str, ...] = ()
    versions: Versions = Versions.AS_HERE
    right_now: frozenset[tuple[str, str]] = frozenset()
    """First answers that were wrong, and are right in the lesson as it is here now."""

    def missed(self, place: int) -> Missed:
        """How a question went for everybody."""
        marks = [mark_of(row.told(self.questions[place])) for row in self.rows]
        answered = len(marks) - marks.count(Mark.NOT_YET)
        return Missed(place, answered - marks.count(Mark.AT_ONCE), answered)

    @property
    def most_missed(self) -> tuple[Missed, ...]:
        """The question that was missed by most pupils, of several those that fewest answered; or none."""
        found = [told for place in range(len(self.questions)) if (told := self.missed(place)).missed]
        most = max(((told.missed, -told.answered) for told in found), default=None)
        return tuple(told for told in found if (told.missed, -told.answered) == most)

    @property
    def commonest_wrong(self) -> tuple[WrongAnswer, ...]:
        """The wrong answer that most pupils gave; several where as many gave them; or none."""
        found = self.wrong_answers()
        return tuple(each for each in found if len(each.pupils) == len(found[0].pupils))

    def wrong_answers(self, place: int | None = None) -> tuple[WrongAnswer, ...]:
        """Wrong first answers, the commonest first: to one question, or to all by what they say."""
        found: dict[str, list[tuple[str, int]]] = {}
        places = range(len(self.questions)) if place is None else (place,)
        for at in places:
            question = self.questions[at]
            for row in self.rows:
                told = row.told(question)
                key = (question.id, told.first if told is not None else "")
                if told is not None and told.was_wrong and key in self.words and key not in self.right_now:
                    said = self.words[key]
                    found.setdefault(said, []).append((row.pupil, at))
        wrong = [
            WrongAnswer(
                words, tuple(dict.fromkeys(who for who, _at in gave)), tuple(sorted({at for _, at in gave}))
            )
            for words, gave in found.items()
        ]
        return tuple(sorted(wrong, key=lambda each: (-len(each.pupils), each.places, each.words)))


class Doubt(Enum):
    """Why what a file says of a question cannot be."""

    TRIES = auto()  # more than the question allows
    ANSWER = auto()  # an answer that the question does not have
    GRADE = auto()  # right at once with a wrong answer, or wrong with a right one
    STEP = auto()  # a question that this very version of the lesson does not have


@dataclass(frozen=True)
class Need:
    """Pupils who need a lesson, those who missed most first, and the skills; the lesson may be none."""

    lesson: str
    title: str
    skills: tuple[str, ...]
    pupils: tuple[str, ...]
    again: bool = False
    """Whether it is a lesson that was handed in: nothing else teaches this."""


@dataclass(frozen=True)
class ClassSheet:
    """Everything that was handed in."""

    lessons: tuple[LessonSheet, ...]
    needs: tuple[Need, ...]
    pupils: tuple[str, ...]
    files: int

    def put_together(self) -> Iterator[tuple[str, int, tuple[str, ...]]]:
        """Pupils with more than one result of a lesson, how many these are at most, and the files of all."""
        counts: dict[str, int] = {}
        files: dict[str, dict[str, None]] = {}
        for lesson in self.lessons:
            for row in lesson.rows:
                counts[row.pupil] = max(counts.get(row.pupil, 0), row.results)
                if row.results > 1:
                    files.setdefault(row.pupil, {}).update(dict.fromkeys(row.files))
        return ((pupil, count, tuple(files[pupil])) for pupil, count in counts.items() if count > 1)

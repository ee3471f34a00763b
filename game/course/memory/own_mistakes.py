"""Own mistakes that come back: which are due today, what an answer is worth, and when it comes again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from game.course.memory.days import begins, local_day
from game.course.memory.help_trial import trial_of
from game.course.memory.scheduling import Answered, Held, mistake_after
from game.storage.database import Store, stamp
from game.storage.mistakes import Mistake, MistakeAnswer
from game.tutor.review import Judged, Mark
from game.tutor.review.judgement import ANSWER_READ

MISTAKE_SECONDS = 40
"""How long one takes, about."""

MOST_OF_ONE = 3
"""Mistakes of one principle that come on a day, with those that were answered already."""

RIGHT_BEFORE_SISTER = 2
"""After so many right answers in a row another deal of the same kind is asked instead."""

_SLOW = 60  # seconds; longer than that is not yet knowing it
_BACKLOG = 9  # more than so many due are thinned
_A_DAY = 3  # of those put off, so many come back on a day


@dataclass(frozen=True, slots=True)
class DueMistakes:
    """Those to ask today, the dearest first, and how many more are waiting."""

    now: tuple[Mistake, ...] = ()
    waiting: int = 0
    later: tuple[Mistake, ...] = ()  # of those waiting, what a backlog is thinned by


NONE_DUE = DueMistakes()


def any_due(store: Store) -> bool:
    """Whether a mistake of the learner's is asked today. Raises StorageErrors."""
    return bool(due_mistakes(store, 1).now)


def comes_back(mistake: Mistake) -> date:
    """The first day on which it is asked: when it is due, but never on the day it was made."""
    return max(local_day(mistake.due), local_day(mistake.made) + timedelta(days=1))


def due_mistakes(store: Store, most: int) -> DueMistakes:
    """What is due now and was made before today: the dearest, at most so many, and few of a principle.

    One that was put off or thrown away today leaves its place to another.
    """
    now = store.now()
    today = now.astimezone().date()
    trial = trial_of(store)
    due = [
        each
        for each in store.mistakes.due(stamp(now))
        if local_day(each.made) < today and not trial.holds_back(each.topic, now)
    ]
    chosen, of_one = list[Mistake](), Counter(store.mistakes.topics_answered_since(begins(today)))
    for each in due:
        if len(chosen) < most and of_one[each.topic] < MOST_OF_ONE:
            chosen.append(each)
            of_one[each.topic] += 1
    rest = tuple(each for each in due if each not in chosen)
    return DueMistakes(tuple(chosen), len(rest), rest[max(0, _BACKLOG - len(chosen)) :])


def thin_out(store: Store, later: Iterable[Mistake]) -> None:
    """Spreads the cheaper part of a backlog over the days to come. Raises StorageErrors."""
    today = store.now().astimezone().date()
    with store.together():
        for place, each in enumerate(later):
            store.mistakes.put_off(each.id, begins(today + timedelta(days=1 + place // _A_DAY)))


def put_off(store: Store, mistake: Mistake) -> None:
    """Another day: it comes back tomorrow, from the morning on, or later if it was due later."""
    tomorrow = store.now().astimezone().date() + timedelta(days=1)
    store.mistakes.put_off(mistake.id, max(mistake.due, begins(tomorrow)))


def grade(judged: Judged, hints: int, refused: int, seconds: int, *, revoked: bool = False) -> Answered:
    """What an answer is worth: right without help is known, right with an idea or slowly is nearly.

    `refused` are tries that were not allowed; where a revoke was the mistake, one of them is it again.
    """
    if judged.mark is Mark.MISTAKE or hints >= ANSWER_READ or (revoked and refused):
        return Answered.NOT_YET
    if judged.mark is Mark.GOOD or hints or refused or seconds > _SLOW:
        return Answered.NEARLY
    return Answered.KNEW_IT


def is_right(judged: Judged, answered: Answered) -> bool:
    """Whether it counts as right: the best, or as good, and not told by a hint."""
    return answered is not Answered.NOT_YET and judged.mark is not Mark.GOOD


@dataclass(frozen=True, slots=True)
class Comeback:
    """How a mistake stands after an answer."""

    answered: Answered
    right: bool
    held: Held
    in_a_row: int
    has_sisters: bool = True

    @property
    def as_sister(self) -> bool:
        """Whether another deal of the same kind is asked the next time."""
        return self.has_sisters and self.in_a_row >= RIGHT_BEFORE_SISTER


def keep_answer(
    store: Store, mistake: Mistake, judged: Judged, told: tuple[int, int, int], sister: str = ""
) -> Comeback:
    """Keeps the answer to a mistake; `told` are hints read, tries refused, and seconds.

    `sister` is the deal that was asked instead, as JSON. Right before it is due says nothing of what is
    remembered: such an answer changes neither when it comes back nor as what. Raises StorageErrors.
    """
    hints, refused, seconds = told
    answered = grade(judged, hints, refused, seconds, revoked=mistake.source == "slip")
    right = is_right(judged, answered)
    in_a_row = mistake.in_a_row + 1 if right else mistake.in_a_row if _nearly(judged, answered) else 0
    held, due = mistake_after(mistake.memory, answered, store.now()), _due(store, mistake)
    if right and due > store.now():
        held, in_a_row = Held(mistake.memory, due), mistake.in_a_row
    answer = MistakeAnswer(mistake.id, sister, str(judged.action), judged.cost, int(answered), hints, seconds)
    store.mistakes.answer(answer, held.memory, stamp(held.due), in_a_row)
    return Comeback(answered, right, held, in_a_row, has_sisters(mistake))


def _due(store: Store, mistake: Mistake) -> datetime:
    """When it is due; at once what is not kept."""
    return datetime.fromisoformat(mistake.due) if mistake.due else store.now()


def _nearly(judged: Judged, answered: Answered) -> bool:
    return judged.mark is Mark.GOOD and answered is Answered.NEARLY


def has_sisters(mistake: Mistake) -> bool:
    """Whether there are deals of the same kind: not of a revoke, since no values say that it was one."""
    return mistake.source != "slip"


def wants_sister(mistake: Mistake) -> bool:
    """Whether another deal of the same kind is to be asked, and there is none yet."""
    return mistake.in_a_row >= RIGHT_BEFORE_SISTER and not mistake.sister and has_sisters(mistake)

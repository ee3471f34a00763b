"""One visit of one step: answers, hints and what they do on the table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.course import grading, hinting, wording
from game.course.grading import Given
from game.course.notation import Move
from game.course.progress import Attempt, StepState
from game.course.schema import AUTO
from game.course.situation import Situation, play_of
from game.course.steps import Answer, AskingStep, Grade, PlayStep, SayStep, ShownStep, TermStep
from game.rules.actions import Action, ActionKind
from game.rules.cards import Card
from game.session import Moment, Session
from game.tutor.explain import Explanation


@dataclass(frozen=True, slots=True)
class Solution:
    """The answer that is shown when the tries are used up."""

    text: str
    option: str | None = None
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Feedback:
    """What is said to an answer. Texts may hold marks (game/markup.py)."""

    grade: Grade
    say: str
    solved: bool
    explanation: Explanation | None = None  # the referee's, for a card that may not be played
    moments: tuple[Moment, ...] = ()  # what happened on the table, already told to its listeners
    solution: Solution | None = None  # set when the tries are used up
    misplaced: frozenset[Card] = frozenset()  # of cards in order: those that lie in places of others


class StepRun:
    """A step being taken. `attempt` is all that has to be kept to arrive here again."""

    def __init__(self, step: ShownStep, situation: Situation, session: Session | None) -> None:
        self.step = step
        self.situation = situation
        self.session = session
        self.feedback: Feedback | None = None
        self.hints: tuple[str, ...] = ()
        self.displaced = False
        self._answers: tuple[str, ...] = ()
        self._wrong = 0

    @classmethod
    def replay(
        cls, step: ShownStep, situation: Situation, session: Session | None, attempt: Attempt
    ) -> StepRun:
        """The visit as it was left. What an edited step no longer takes is left out."""
        run = cls(step, situation, session)
        for _hint in range(attempt.hints):
            run.hint()
        for word in attempt.answers:
            try:
                run.answer(grading.decode(run._asking, word, situation))
            except ValueError:
                break
        if attempt.put_back:
            run.put_back()
        return run

    @property
    def attempt(self) -> Attempt:
        put_back = bool(self._answers) and not self.displaced
        return Attempt(self._answers, len(self.hints), put_back, self._wrong, self.state)

    @property
    def state(self) -> StepState:
        if isinstance(self.step, SayStep | TermStep):
            return StepState.READING
        if self.feedback is not None and self.feedback.solved:
            return StepState.ANSWERED
        return StepState.SHOWN if self._wrong >= self.step.tries else StepState.ASKING

    @property
    def tries_left(self) -> int:
        return 0 if isinstance(self.step, SayStep | TermStep) else self.step.tries - self._wrong

    @property
    def hints_left(self) -> int:
        if self.state is not StepState.ASKING:
            return 0
        return len(self._asking.hints) - len(self.hints)

    @property
    def _asking(self) -> AskingStep:
        if isinstance(self.step, SayStep | TermStep):
            raise ValueError(f"the step {self.step.id} asks for nothing")
        return self.step

    def answer(self, given: object) -> Feedback:
        """Take an answer. Raises ValueError where none is awaited or where it is none the step can take."""
        if self.state is not StepState.ASKING:
            raise ValueError(f"the step {self.step.id} awaits no answer")
        read = grading.read_given(self._asking, given, self.situation)
        self.put_back()
        matched = grading.match(self._asking, read, self.situation)
        grade = matched.grade if matched else Grade.WRONG
        self._answers += (grading.encode(read),)
        self._wrong += grade is Grade.WRONG
        self.feedback = Feedback(
            grade=grade,
            say=self._say(matched, read),
            solved=grade is not Grade.WRONG,
            explanation=wording.refusal(self.situation, read) if isinstance(read, Card) else None,
            moments=self._on_the_table(read, matched),
            solution=self._solution() if self._wrong >= self._asking.tries else None,
            misplaced=grading.misplaced(self._asking, read, self.situation),
        )
        return self.feedback

    def hint(self) -> str | None:
        """The next hint; None when there is none left."""
        if not self.hints_left:
            return None
        message = self._asking.hints[len(self.hints)]
        auto = message == AUTO
        text = hinting.auto_hint(self._asking, self.situation) if auto else self.situation.text(message)
        self.hints += (text,)
        return text

    def put_back(self) -> None:
        """Put the table back where the step found it; once the answer is shown, play that card instead."""
        if not self.displaced or self.session is None:
            return
        self.session.undo()
        self.displaced = False
        if self.state is StepState.SHOWN:
            card = grading.solution(self._asking, self.situation)
            assert isinstance(card, Card)
            self.session.submit(play_of(card))

    def _say(self, matched: Answer | None, given: Given) -> str:
        if matched is not None and matched.say != AUTO:
            return self.situation.text(matched.say)
        return wording.auto_say(self._asking, given, self.situation)

    def _solution(self) -> Solution:
        best = grading.solution(self._asking, self.situation)
        text = hinting.solution_text(self._asking, best, self.situation)
        if isinstance(best, str):
            return Solution(text, option=best)
        if isinstance(best, Card):
            return Solution(text, cards=(best,))
        ordered = best if isinstance(best, tuple) else [card for card in self.situation.hand if card in best]
        return Solution(text, cards=tuple(ordered))

    def _on_the_table(self, given: Given, matched: Answer | None) -> tuple[Moment, ...]:
        """Play a legal card and what the author lets follow; the table stays so until it is put back."""
        if not isinstance(self.step, PlayStep) or not isinstance(given, Card) or self.session is None:
            return ()
        if not self.situation.may_play(given):
            return ()
        told: list[Moment] = []
        unsubscribe = self.session.subscribe(told.append)
        self.session.submit(play_of(given))
        for action in followed(self.session, matched.then if matched else ()):
            self.session.submit(action)
        unsubscribe()
        self.displaced = matched is None or matched.grade is Grade.WRONG
        return tuple(told)


def followed(session: Session, moves: tuple[Move, ...]) -> Iterator[Action]:
    """The actions that an author lets follow, each made when the table has arrived at it.

    A full trick gathers itself before the next card; a move that the table does not allow ends it.
    """
    for move in moves:
        gathering = session.pending()
        if gathering is not None:
            yield gathering
        if move.seat is not None and move.card is not None:
            yield Action(move.seat, ActionKind.PLAY, move.card)

"""One visit of one step: answers, hints and what they do on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from game.course.aftermath import punishment
from game.course.answers import Answer, Grade
from game.course.exercises.base import Exercise, Given
from game.course.exercises.calling import ANOTHER, Calling
from game.course.exercises.kinds import exercise
from game.course.lesson_progress import Attempt, StepState
from game.course.notation import SeatWord
from game.course.schema import AUTO
from game.course.scripted_play import do, followed, gathered
from game.course.situation import LEARNER, Situation
from game.course.steps import AskingStep, ShownStep, WatchStep
from game.course.table_steps import Decision, PlayStep
from game.rules.actions import Action
from game.rules.cards import Card
from game.rules.slip_kinds import slip_kind
from game.session import Moment, Session
from game.tutor.explain import Explanation


@dataclass(frozen=True, slots=True)
class Solution:
    """The answer that is shown when the tries are used up: a sentence, and the value of its kind."""

    text: str
    option: str | None = None
    cards: tuple[Card, ...] = ()
    number: int | None = None
    call: Action | None = None


@dataclass(frozen=True, slots=True)
class Feedback:
    """What is said to an answer. Texts may hold marks (game/markup.py)."""

    grade: Grade
    say: str
    solved: bool
    explanation: Explanation | None = None  # the referee's, for what the rules do not allow
    moments: tuple[Moment, ...] = ()  # what happened on the table, already told to its listeners
    solution: Solution | None = None  # set when the tries are used up
    misplaced: frozenset[Card] = frozenset()  # cards in places of others, or picked wrongly
    incomplete: bool = False  # right as far as it goes, with more to be found


class StepRun:
    """A step being taken. `attempt` is all that has to be kept to arrive here again."""

    def __init__(self, step: ShownStep, situation: Situation, session: Session | None) -> None:
        self.step = step
        self.situation = situation
        self.session = session
        self.feedback: Feedback | None = None
        self.hints: tuple[str, ...] = ()
        self.displaced = False
        self.watched = 0
        self.accused = ""  # in an answer of two halves, a player and what that player did: the first
        self.exercise: Exercise[Any, Any] | None = (
            exercise(step, situation) if isinstance(step, AskingStep) else None
        )
        self._answers: tuple[str, ...] = ()
        self._wrong = 0
        self._script = self._begun()
        self._coming = next(self._script, None)

    def restore(self, attempt: Attempt) -> StepRun:
        """The visit as it was left. What an edited step no longer takes is left out."""
        for _hint in range(attempt.hints):
            self.hint()
        for _move in range(attempt.watched):
            self.watch()
        for word in attempt.answers:
            try:
                self.answer(self._asking.decode(word))
            except ValueError:
                break
        if attempt.put_back:
            self.put_back()
        return self

    @property
    def attempt(self) -> Attempt:
        put_back = bool(self._answers) and not self.displaced
        return Attempt(self._answers, len(self.hints), put_back, self._wrong, self.state, self.watched)

    @property
    def state(self) -> StepState:
        if not isinstance(self.step, AskingStep):
            return StepState.READING
        if self.feedback is not None and self.feedback.solved:
            return StepState.ANSWERED
        return StepState.SHOWN if self._wrong >= self.step.tries else StepState.ASKING

    @property
    def more_to_watch(self) -> bool:
        """Whether there is something left to see."""
        return self._coming is not None

    @property
    def after(self) -> str:
        """What the author says once all has been watched; empty before, and where nothing is said."""
        if not isinstance(self.step, WatchStep) or self._coming is not None:
            return ""
        return self.step.after or ""

    @property
    def tries_left(self) -> int:
        return self.step.tries - self._wrong if isinstance(self.step, AskingStep) else 0

    @property
    def hints_left(self) -> int:
        if self.state is not StepState.ASKING or not isinstance(self.step, AskingStep):
            return 0
        return len(self.step.hints) - len(self.hints)

    @property
    def _asking(self) -> Exercise[Any, Any]:
        if self.exercise is None:
            raise ValueError(f"the step {self.step.id} asks for nothing")
        return self.exercise

    def answer(self, given: object) -> Feedback:
        """Take an answer. Raises ValueError where none is awaited or where it is none the step can take."""
        asking = self._asking
        if self.state is not StepState.ASKING:
            raise ValueError(f"the step {self.step.id} awaits no answer")
        if self.accused:
            given = f"{self.accused} {given}"
        read = asking.read(given)
        self.accused = ""
        self.put_back()
        matched = asking.match(read)
        grade = matched.grade if matched else Grade.WRONG
        self._answers += (asking.encode(read),)
        self._wrong += grade is Grade.WRONG
        used_up = self.tries_left <= 0 and grade is Grade.WRONG
        self.feedback = Feedback(
            grade=grade,
            say=self._say(matched, read),
            solved=grade is not Grade.WRONG,
            explanation=asking.refusal(read),
            moments=self._on_the_table(read, matched),
            solution=self._solution() if used_up else None,
            misplaced=asking.misplaced(read),
            incomplete=grade is Grade.WRONG and asking.incomplete(read),
        )
        return self.feedback

    def narrow(self, given: object) -> bool:
        """Take the first half of an answer: a player who is called out; False where it is none."""
        if not isinstance(self.exercise, Calling) or self.state is not StepState.ASKING:
            return False
        if given not in (ANOTHER, *SeatWord):
            return False
        self.accused = "" if given == ANOTHER else str(given)
        return True

    @property
    def options(self) -> tuple[tuple[str, str], ...]:
        """What there is to choose from where that is not the author's to say: ids and words."""
        asking = self.exercise
        if not isinstance(asking, Calling):
            return ()
        if self.state is StepState.ASKING:
            return tuple(asking.options(self.accused))
        solution = self.feedback.solution if self.feedback is not None else None
        chosen = solution.option if solution is not None and solution.option else self._answers[-1]
        return ((chosen if solution is not None else chosen.rpartition(" ")[2], asking.words(chosen)),)

    def hint(self) -> str | None:
        """The next hint; None when there is none left."""
        if not self.hints_left or not isinstance(self.step, AskingStep):
            return None
        message = self.step.hints[len(self.hints)]
        text = self._asking.hint() if message == AUTO else self.situation.text(message)
        self.hints += (text,)
        return text

    def watch(self) -> Moment | None:
        """Let the next thing happen that there is to watch; None when all has been seen."""
        action = self._coming
        if action is None:
            return None
        self.watched += 1
        told: list[Moment] = []
        self._listening(told.append, (action,))
        self._coming = next(self._script, None)
        return told[-1]

    def put_back(self) -> None:
        """Put the table back where the step found it; once the answer is shown, do that instead."""
        if not self.displaced or self.session is None:
            return
        if self.session.state.honest is not None and self.situation.setup is not None:
            # nothing unmakes a slip but a ruling, so the table begins anew
            self.session = Session(self.situation.ruleset, self.situation.setup, {})
        while self.session.actions and self.session.undo():
            pass
        self.displaced = False
        if self.state is StepState.SHOWN:
            action = self._asking.action(self._asking.best())
            if action is not None:
                do(self.session, action)

    def _begun(self) -> Iterator[Action]:
        if isinstance(self.step, WatchStep) and self.session is not None:
            yield from followed(self.session, self.step.moves)
            yield from gathered(self.session)

    def _say(self, matched: Answer | None, given: Given) -> str:
        if matched is not None and matched.say != AUTO:
            said = self.situation.text(matched.say)
        else:
            said = self._asking.auto(given)
        return " ".join(filter(None, (said, self._aftermath(matched, given))))

    def _aftermath(self, matched: Answer | None, given: Given) -> str:
        """What a wrong deed leads to, where the author wants it told and lets nothing else show it."""
        asking, state = self._asking, self.situation.state
        if not isinstance(self.step, Decision) or self.step.how_it_ends is False:
            return ""
        right = matched is not None and (matched.grade is not Grade.WRONG or bool(matched.then))
        measured = isinstance(self.step, PlayStep) and self.step.goal is not None
        slipping = state is not None and state.honest is not None  # what it leads to is the author's to show
        if right or measured or state is None or slipping or not asking.legal(given):
            return ""
        wrong, best = asking.action(given), asking.action(asking.best())
        return punishment(state, wrong, best, LEARNER) if wrong and best else ""

    def _solution(self) -> Solution:
        best = self._asking.best()
        text = self._asking.told(best)
        if isinstance(best, str):
            return Solution(text, option=best)
        if isinstance(best, int):
            return Solution(text, number=best)
        if isinstance(best, Action):
            return Solution(text, call=best)
        if isinstance(best, Card):
            return Solution(text, cards=(best,))
        ordered = best if isinstance(best, tuple) else [card for card in self.situation.hand if card in best]
        return Solution(text, cards=tuple(ordered))

    def _on_the_table(self, given: Given, matched: Answer | None) -> tuple[Moment, ...]:
        """Do what is legal and let follow what the author wrote. A trick is gathered then.

        After a slip that was asked for it is not: until then it can be corrected. What a wrong answer leads
        to stays so until the table is put back.
        """
        action = self._asking.action(given)
        if action is None or self.session is None or not self._asking.legal(given):
            return ()
        told: list[Moment] = []
        slips = slip_kind(self.session.state, action) is not None
        self._listening(told.append, (action,))
        self._listening(told.append, followed(self.session, matched.then if matched else ()))
        self.displaced = matched is None or matched.grade is Grade.WRONG
        if not self.displaced and not slips:
            self._listening(told.append, gathered(self.session))
        return tuple(told)

    def _listening(self, listener: Callable[[Moment], None], actions: Iterable[Action]) -> None:
        assert self.session is not None
        unsubscribe = self.session.subscribe(listener)
        for action in actions:
            do(self.session, action)
        unsubscribe()

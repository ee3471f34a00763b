"""A hand played by its author in all four seats, step by step and back, with questions on the way."""

from __future__ import annotations

from game.drafting.draft_question import BEST, WRONG, DraftAnswer, DraftQuestion, asking_words, other_words
from game.i18n import _
from game.presenters.draft_questions import DraftQuestions
from game.presenters.new_lesson import LessonSource
from game.records.record_file import follow_own
from game.records.reviewing import reviewable
from game.rules.actions import Action, ActionKind, Phase, asks_nobody
from game.rules.events import Event
from game.rules.hand import apply, legal, start
from game.rules.judge import judge
from game.rules.reasons import Verdict
from game.rules.record import Record
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.state import Setup, State
from game.rules.view import SeatView, observe

_OVER = (Phase.HAND_OVER, Phase.GAME_OVER)


def right_words() -> str:
    """What is said to a best answer until its author says more."""
    return _("That's the one.")


class HandRecording:
    """What was done so far, and what is asked about it."""

    def __init__(self, ruleset: Ruleset, setup: Setup) -> None:
        self.ruleset, self._setup = ruleset, setup
        self._states: list[State] = [start(ruleset, setup)]
        self._actions: list[Action] = []
        self.questions = DraftQuestions()
        self._pass_by()

    @property
    def now(self) -> State:
        """The table as it stands."""
        return self._states[-1]

    @property
    def step(self) -> int:
        """How many steps were done, those that ask nobody among them."""
        return len(self._actions)

    @property
    def over(self) -> bool:
        """Whether the hand has been played out, or thrown in."""
        return self.now.phase in _OVER

    @property
    def view(self) -> SeatView:
        """What the seat knows that is to act."""
        return observe(self.now, self.now.turn)

    @property
    def asks(self) -> bool:
        """Whether there is a choice that a lesson can ask about."""
        phases = (Phase.FIRST_ROUND, Phase.SECOND_ROUND, Phase.DISCARD, Phase.DEFEND, Phase.PLAY)
        return not self.over and self.now.phase in phases and len(self.view.legal) > 1

    # -- playing -------------------------------------------------------------------------------

    def judge(self, action: Action) -> Verdict:
        """What the rules say to an action."""
        return judge(self.now, action)

    def play(self, action: Action) -> tuple[tuple[Action, tuple[Event, ...], State], ...]:
        """Does an action and what follows by itself; gives each with its events and the state after it.

        What is done at a question is its best answer, unless another one is. Raises IllegalAction.
        """
        first = len(self._actions)
        done = [self._do(action), *self._pass_by()]
        if first in self.questions:
            answers = self.questions[first].answers
            place = next(at for at, each in enumerate(answers) if each.action == action)
            if not any(each.grade == BEST for each in answers):
                self.questions.grade(first, place, BEST)
                self.questions.say(first, place, right_words())
        return tuple(done)

    def _do(self, action: Action) -> tuple[Action, tuple[Event, ...], State]:
        after, events = apply(self.now, action)
        self._states.append(after)
        self._actions.append(action)
        return action, events, after

    def _pass_by(self) -> list[tuple[Action, tuple[Event, ...], State]]:
        """What happens without asking anybody, until somebody chooses or the hand is over."""
        done = []
        while not self.over:
            choices = legal(self.now, self.now.turn)
            last_card = choices and choices[0].kind is ActionKind.PLAY
            if last_card or not asks_nobody(choices):
                break
            done.append(self._do(choices[0]))
        return done

    def back(self) -> bool:
        """Takes the last step back that somebody chose; questions behind it are forgotten."""
        while self._actions:
            self._states.pop()
            taken = self._actions.pop()
            choices = legal(self.now, self.now.turn)
            if taken.kind is ActionKind.PLAY or not asks_nobody(choices):
                for step in [each.step for each in self.questions.chosen if each.step > self.step]:
                    self.questions.drop(step)
                return True
        return False

    # -- questions -----------------------------------------------------------------------------

    def ask(self) -> DraftQuestion:
        """Makes the choice at hand a question, or gives the one that it is already."""
        if self.step not in self.questions:
            view = self.view
            answers = tuple(DraftAnswer(action, WRONG, other_words(), drafted=True) for action in view.legal)
            self.questions.add(DraftQuestion(self.step, view, asking_words(view), answers), chosen=True)
        return self.questions[self.step]

    def ask_not(self) -> None:
        """The choice at hand is no question any more."""
        self.questions.drop(self.step)

    @property
    def source(self) -> LessonSource:
        """The hand as a lesson, with its questions."""
        record = follow_own("", Record(self.ruleset, self._setup, tuple(self._actions)))
        seats = [question.seat for question in self.questions.chosen]
        hand = reviewable(record.seen_from(seats[0] if seats else Seat.SOUTH), 0)
        return LessonSource(hand, _("A hand you recorded"), questions=tuple(self.questions.chosen))

    def is_of(self, ruleset: Ruleset, setup: Setup) -> bool:
        """Whether it began with these cards, by these rules."""
        return (self.ruleset, self._setup) == (ruleset, setup)

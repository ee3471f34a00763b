"""What a decision is asked for: the moment, the answer, and what its purpose says before and after it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Protocol

from game.pages.page import Page
from game.presenters.desk import Route
from game.rules.actions import Action, Phase
from game.rules.hand import apply, start
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.state import Setup
from game.rules.view import SeatView
from game.strategy.values import Values
from game.tutor.review import Judged


@dataclass(frozen=True, slots=True)
class Asked:
    """A moment to decide at. The setup leads to the decision of `seat`; its table may be any.

    `choices` are what is asked about where that is less than the rules allow, and `values` what each of them
    is worth where that is known already. `watched`: nothing is to be chosen; the
    cards of the hand are seen to fall, and something about them is asked.
    """

    ruleset: Ruleset
    setup: Setup
    seat: Seat
    choices: tuple[Action, ...] = ()
    values: Values | None = None
    watched: bool = False

    def narrowed(self, view: SeatView) -> SeatView:
        """The view at the moment with what is asked about as all that is allowed."""
        if self.watched:
            return replace(view, legal=(), actors=())
        return replace(view, legal=self.choices) if self.choices else view


@dataclass(frozen=True, slots=True)
class Answer:
    """What was chosen, weighed. `hints` are the steps of a hint read before, 0 to 3."""

    judged: Judged
    hints: int
    refused: int  # tries the rules did not allow
    seconds: int


class Purpose(Protocol):
    """What a decision is asked for."""

    @property
    def helps(self) -> bool:
        """Whether hints can be had."""

    def heading(self, view: SeatView) -> tuple[str, str]:
        """Title and second line of the screen."""

    def question(self, page: Page, view: SeatView) -> Page:
        """What is said before the answer; `page` is what a practice table would say."""

    def weighing(self, page: Page) -> Page:
        """The same while the answer is being weighed."""

    def result(self, answer: Answer) -> Page:
        """What is said of the answer."""

    def took(self, answer: Answer) -> None:
        """The answer is known: once, before `result` is asked for. May raise StorageErrors."""

    def act(self, pressed: str, asked: Asked, chosen: Action | None) -> Route | None:
        """A button of the purpose's own; where it leads. `ANSWERED` where it was an answer itself."""


ANSWERED = Route("answered")
"""The question was answered by a button; `question` says what comes of it from then on."""


def begun(asked: Asked) -> tuple[Setup, list[Action]]:
    """Where the table begins, and what is done from there to the decision: this round, or this trick.

    Where it is watched, it begins with the first lead.
    """
    states = [start(asked.ruleset, replace(asked.setup, actions=()))]
    for action in asked.setup.actions:
        states.append(apply(states[-1], action)[0])
    last, kept = states[-1], len(states) - 1
    shown = (Phase.PLAY, Phase.GATHER) if asked.watched else (last.phase,)
    while kept and states[kept - 1].phase in shown:
        if states[kept - 1].tricks != last.tricks and not asked.watched:
            break
        kept -= 1
    actions = asked.setup.actions
    return replace(asked.setup, actions=actions[:kept]), list(actions[kept:])

"""What a decision is asked for: the moment, the answer, and what its purpose says before and after it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Protocol

from game.pages.page import Page
from game.presenters.desk import Route
from game.rules.actions import Action
from game.rules.hand import apply, start
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.state import Setup
from game.rules.view import SeatView
from game.tutor.review import Judged


@dataclass(frozen=True, slots=True)
class Asked:
    """A moment to decide at. The setup leads to the decision of `seat`; its table may be any."""

    ruleset: Ruleset
    setup: Setup
    seat: Seat


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
        """A button of the purpose's own; where it leads."""


def begun(asked: Asked) -> tuple[Setup, list[Action]]:
    """Where the table begins, and what is done from there to the decision: this round, or this trick."""
    states = [start(asked.ruleset, replace(asked.setup, actions=()))]
    for action in asked.setup.actions:
        states.append(apply(states[-1], action)[0])
    last, kept = states[-1], len(states) - 1
    while kept and states[kept - 1].phase is last.phase and states[kept - 1].tricks == last.tricks:
        kept -= 1
    actions = asked.setup.actions
    return replace(asked.setup, actions=actions[:kept]), list(actions[kept:])

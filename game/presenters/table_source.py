"""What a table screen asks of whoever knows the table: a practice game, a lesson, a replay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.pages.calls import Call
from game.pages.page import Beside, Page, Refusal
from game.pages.table_model import TableModel
from game.presenters.desk import Route
from game.rules.actions import Action
from game.rules.cards import Card
from game.rules.view import SeatView


class TablePresenter(Protocol):
    """A table as it is to a learner, without any drawing."""

    @property
    def view(self) -> SeatView:
        """What the learner may know."""

    @property
    def heading(self) -> tuple[str, str]:
        """Title and second line of the bar."""

    def page(self, beside: Beside = ..., folds: int = ...) -> Page:
        """What the sheet says; with less of it after each fold."""

    @property
    def most_folds(self) -> int:
        """How often the page can be said with less."""

    @property
    def refusal(self) -> Refusal | None:
        """What hangs at the card or call that was refused last."""

    def model(self, *, still: bool) -> TableModel:
        """The table, with the marks of a turn where everything lies still."""

    @property
    def calls(self) -> Sequence[Call]:
        """What can be said now."""

    @property
    def alone(self) -> bool | None:
        """Whether the tick for a lone call is set; None where there is none."""

    @property
    def recommended(self) -> Sequence[Action]:
        """What a hint recommends."""

    @property
    def explains(self) -> bool:
        """Whether the sheet needs its room for reasons, not for calls."""

    @property
    def may_choose(self) -> bool:
        """Whether cards of the hand can be chosen."""

    def choose(self, card: Card, dropped: bool = False) -> None:
        """A card was chosen, by laying it on its place or otherwise."""

    def call(self, action: Action) -> None:
        """A call was chosen."""

    def act(self, pressed: str) -> Route | None:
        """A button, link or row was pressed; where it leads to another screen, which."""

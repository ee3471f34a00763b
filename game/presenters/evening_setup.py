"""Choosing an evening, and beginning it."""

from __future__ import annotations

from collections.abc import Callable

from game.bots.ladder import Level
from game.evening.keeping import Plan
from game.evening.people import MIXTURE, company
from game.i18n import pgettext
from game.pages.evening_setup import (
    MIXED,
    Choice,
    EveningChoice,
    choices,
    chosen_event,
    rounds_of,
    setup_page,
    with_value,
)
from game.pages.page import Page
from game.presenters.desk import Desk
from game.presenters.evening_games import EveningGame, begin_evening
from game.presenters.practice_games import fresh_seed


class EveningSetup:
    """What is chosen so far. `begin` makes the evening of it."""

    def __init__(self, desk: Desk, choice: EveningChoice | None = None) -> None:
        self._desk = desk
        self.choice = choice or EveningChoice()

    @property
    def choices(self) -> list[Choice]:
        """Everything there is to choose now."""
        return choices(self.choice, self._desk.rulesets())

    def choose(self, field: str, value: str) -> None:
        """Changes one thing; its values are those of `choices`. Raises ValueError for any other."""
        self.choice = with_value(self.choice, field, value)

    def page(self) -> Page:
        """All of it in words."""
        return setup_page(self.choice, self._desk.rulesets())

    def begin(self, learner: str = "", new_seed: Callable[[], str] = fresh_seed) -> EveningGame:
        """Begin the night; one that was left is given up. `learner` is the name on the card.

        Raises StorageError where it can't be kept, ValueError where no sheet makes an evening.
        """
        choice = self.choice
        event = chosen_event(choice, self._desk.rulesets())
        if event is None:
            raise ValueError("no sheet makes an evening")
        seed = choice.seed or new_seed()
        levels = MIXTURE if choice.company == MIXED else (Level(choice.company),)
        people = company(choice.tables, levels, seed, learner or pgettext("name at the table", "You"))
        rounds = rounds_of(choice, event)
        plan = Plan(people, seed, rounds, choice.clock, choice.by_hand, choice.slips)
        return begin_evening(self._desk.store, event.ruleset, plan)

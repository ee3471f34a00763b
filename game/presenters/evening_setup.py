"""Choosing an evening, and beginning it."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING

from game.bots.ladder import Level
from game.evening.evening import Evening
from game.evening.event import Event
from game.evening.keeping import Plan, begin_by, plan_from_json
from game.evening.people import AT_A_TABLE, MIXTURE, company
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

if TYPE_CHECKING:
    from game.storage.database import Store


class EveningSetup:
    """What is chosen so far. `begin` makes the evening of it."""

    def __init__(self, desk: Desk, choice: EveningChoice | None = None) -> None:
        self._desk = desk
        self.choice = choice or last_choice(desk.store) or EveningChoice()
        self._drawn = fresh_seed()  # what seats and cards come from, unless that was chosen

    @property
    def choices(self) -> list[Choice]:
        """Everything there is to choose now."""
        return choices(self.choice, self._desk.rulesets())

    def choose(self, field: str, value: str) -> None:
        """Changes one thing; its values are those of `choices`. Raises ValueError for any other."""
        self.choice = with_value(self.choice, field, value)

    def draw(self) -> None:
        """Everybody draws another number at the door, and other cards will be dealt."""
        self.choice, self._drawn = replace(self.choice, seed=""), fresh_seed()

    @property
    def event(self) -> Event | None:
        """The event that is chosen; None where no sheet makes one."""
        return chosen_event(self.choice, self._desk.rulesets())

    @property
    def night(self) -> Evening | None:
        """The night as it would begin now."""
        event = self.event
        return None if event is None else begin_by(self._plan(event), event.ruleset).evening

    def page(self) -> Page:
        """All of it in words."""
        return setup_page(self.choice, self._desk.rulesets(), self.night)

    def begin(self, learner: str = "") -> EveningGame:
        """Begin the night; one that was left is given up. `learner` is the name on the card.

        Raises StorageError where it can't be kept, ValueError where no sheet makes an evening.
        """
        event = self.event
        if event is None:
            raise ValueError("no sheet makes an evening")
        return begin_evening(self._desk.store, event.ruleset, self._plan(event, learner))

    def _plan(self, event: Event, learner: str = "") -> Plan:
        choice = self.choice
        seed = choice.seed or self._drawn
        levels = MIXTURE if choice.company == MIXED else (Level(choice.company),)
        people = company(choice.tables, levels, seed, learner or pgettext("name at the table", "You"))
        rounds = rounds_of(choice, event)
        return Plan(people, seed, rounds, choice.clock, choice.by_hand, choice.slips)


def last_choice(store: Store) -> EveningChoice | None:
    """What was chosen for the learner's last evening; None before the first, or where it can't be read."""
    saved = store.evenings.latest()
    if saved is None:
        return None
    try:
        plan, event = plan_from_json(saved.plan), str(json.loads(saved.ruleset)["id"])
    except (ValueError, KeyError, TypeError):
        return None
    levels = {person.level for person in plan.people if person.level is not None}
    company = levels.pop().value if len(levels) == 1 else MIXED
    tables = len(plan.people) // AT_A_TABLE
    return EveningChoice(event, tables, plan.rounds, company, plan.clock, plan.by_hand, plan.slips)

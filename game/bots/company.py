"""Who sits at the table with the learner: the levels of both sides and the seed of their whims."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from game.bots.honest_company import HonestCompany
from game.bots.ladder import Level, SlipRate
from game.bots.levels import Bot, three_bots
from game.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class Company:
    """Opponents and partner. The same company plays the same cards in the same way."""

    opponents: Level = Level.STEADY
    partner: Level = Level.STEADY
    seed: str = ""
    slips: SlipRate | None = None  # how often they slip; None at a table where nobody can
    right: Level | None = None  # of the opponent at the learner's right; None: as the other one

    def players(self, learner: Seat) -> dict[Seat, Bot]:
        """A player for every seat but the learner's."""
        players = three_bots(learner, self.opponents, self.partner, self.seed)
        if self.right is not None:
            players[learner.right] = Bot(self.right, self.seed)
        return players

    def levels(self, learner: Seat) -> dict[Seat, Level]:
        """The level of every seat but the learner's."""
        return {seat: bot.level for seat, bot in self.players(learner).items()}

    def interrupter(self, learner: Seat) -> HonestCompany | None:
        """What they do besides playing at an honest table."""
        if self.slips is None:
            return None
        return HonestCompany(self.levels(learner), self.slips, self.seed, learner)


def company_to_json(company: Company, learner: Seat = Seat.SOUTH) -> str:
    """The company of a saved game, and in which seat the learner is in it, as text."""
    kept = {"opponents": company.opponents, "partner": company.partner, "seed": company.seed}
    if company.right is not None:
        kept["right"] = company.right
    if company.slips is not None:
        kept["slips"] = company.slips
    return json.dumps({**kept, "learner": learner.name})


def company_from_json(text: str, seed: str) -> Company:
    """The company of a saved game.

    Whatever is missing or damaged gives way to steady players, which is what games had before there were
    levels, and to `seed`.
    """
    values = _values(text)
    kept = values.get("seed")
    return Company(
        _level(values.get("opponents")),
        _level(values.get("partner")),
        kept if isinstance(kept, str) else seed,
        next((rate for rate in SlipRate if rate == values.get("slips")), None),
        None if values.get("right") is None else _level(values["right"]),
    )


def learner_from_json(text: str) -> Seat:
    """The learner's seat in a saved game; South where it is missing or damaged, as it was in older games."""
    kept = _values(text).get("learner")
    return next((seat for seat in Seat if seat.name == kept), Seat.SOUTH)


def _values(text: str) -> dict[str, Any]:
    try:
        found: Any = json.loads(text)
    except (ValueError, RecursionError):
        found = None
    return found if isinstance(found, dict) else {}


def _level(value: object) -> Level:
    return next((level for level in Level if level == value), Level.STEADY)

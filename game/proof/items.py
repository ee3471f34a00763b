"""The decisions of the parallel forms: each is one that a certain slip gets wrong, and no other slip does."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files

import yaml

from game.bots import slips
from game.bots.slips import Slip
from game.rules.record import setup_from_json
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.state import Setup
from game.rulesets.beginners import beginners_rules
from game.session import HOME_SEAT

SKILLS: dict[str, Slip] = {
    "left-bower": slips.forgets_the_left,
    "partners-ace": slips.trumps_partners_ace,
    "weak-call": slips.calls_on_hope,
    "lead-trump": slips.hoards_trumps,
    "lead-ace": slips.saves_aces,
    "win-cheaply": slips.wastes_high_cards,
    "next": slips.never_calls_next,
    "alone": slips.never_goes_alone,
}
"""What the items ask for, each with the slip of a greenhorn that gets it wrong."""

FORMS = ("a", "b")
EACH = 3
"""Items of a skill in a form."""

LEAST = 0.15
"""Points by which the right choice of an item is ahead of every other."""


@dataclass(frozen=True, slots=True)
class Item:
    """A decision of the seat that learners have. `cost` is what the slip costs there, in points."""

    id: str
    form: str
    skill: str
    setup: Setup
    cost: float
    seat: Seat = HOME_SEAT


@cache
def items() -> tuple[Item, ...]:
    """All of both forms, in the order they are asked."""
    text = files("game.proof").joinpath("items.yaml").read_text(encoding="utf-8")
    return tuple(
        Item(each["id"], each["form"], each["skill"], setup_from_json(each["setup"]), each["cost"])
        for each in yaml.safe_load(text)
    )


def of_form(form: str) -> tuple[Item, ...]:
    """The items of a form."""
    return tuple(each for each in items() if each.form == form)


@cache
def table() -> Ruleset:
    """The rules that all items are asked by: those for beginners, as they ship."""
    return beginners_rules()

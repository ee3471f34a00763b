"""Own mistakes for tests: three trumps and two aces that were passed."""

from __future__ import annotations

from dataclasses import replace

from game.rules.actions import Action
from game.rules.record import ruleset_to_json, setup_to_json
from game.rules.seats import Seat
from game.storage.database import Store, stamp
from game.storage.mistakes import MadeMistake, Mistake
from tests.tables import hand_setup, rules

ORDER = Action.parse("0:order")
PASS = Action.parse("0:pass")
RULES = rules()
PASSED = replace(
    hand_setup("JC AS KS AD TC", dealer=Seat.NORTH, upcard="QS"), actions=(Action.parse("3:pass"),)
)
MADE = MadeMistake(
    "game", 1, 0, 1, ruleset_to_json(RULES), setup_to_json(PASSED), 0,
    "order-up", "help-partner", str(PASS), str(ORDER), 0.6,
)  # fmt: skip


def keep(store: Store, **other: object) -> Mistake:
    """Keeps the mistake, or one that differs from it in something, due now."""
    made = replace(MADE, **other)  # type: ignore[arg-type]
    store.mistakes.keep(made, stamp(store.now()))
    return next(each for each in store.mistakes.all() if each.setup == made.setup)

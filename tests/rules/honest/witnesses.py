"""Reads the value of a penalty's switch off what comes of a slip, without looking at the switch itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.rules.actions import Phase
from game.rules.hand import actors, start
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.state import Setup, State
from tests.rules.honest.blocks import (
    DEFENDER_RENEGES,
    LONE_RENEGES,
    dealt,
    do_all,
    honest_of,
    laid_out,
    played_on,
)
from tests.rules.tables import do, may
from tests.rules.witnesses import Witness, calm

_ODD = 7  # points that no sheet has
_WITH_DIAMOND = {"south": "JH KH 9S AC 9D"}


def _after(done: str, laid: dict[str, str] | None = None, **more: Any) -> Callable[[Ruleset], State]:
    return lambda ruleset: do_all(laid_out(calm(ruleset, **more), laid or {}), done)


def _found(state: State) -> str:
    return str(honest_of(state).rulings[-1].finding)


def misdeal(ruleset: Ruleset) -> str:
    state = start(calm(ruleset), Setup("witness", Seat.SOUTH, honest=True))
    state = do(dealt(state, "3 3 3 3 3 2 2 2"), "1:count")
    return "same-dealer" if state.phase is Phase.DEALING else "next-dealer"


def deal_order(ruleset: Ruleset) -> str:
    state = start(calm(ruleset), Setup("witness", Seat.SOUTH, honest=True))
    state = do(state, "3:cut") if not state.dealing.cut else state
    return "pointed-out" if _found(do(state, "0:skip 1:director:0:deal")) == "pointed-out" else "misdeal"


def barred_call(ruleset: Ruleset) -> str:
    state = _after("all-pass 1:call:H 2:director:1:call")(ruleset)
    return "call-again" if state.turn is Seat.WEST else "side-barred"


def call_out_of_turn(ruleset: Ruleset) -> str:
    state = _after("2:order 1:director:2:out-of-turn")(ruleset)
    if state.phase is Phase.RULING:
        return "two-points-or-lone"
    return "void" if "order" in may(do(state, "1:pass")) else "side-barred"


def early_lead(ruleset: Ruleset) -> str:
    plain = _after("1:order 1:play:9C 0:director:1:showed")(ruleset)
    if not honest_of(plain).duties.exposed:
        return "taken-back"
    return "trump-allowed" if _after("1:order 1:play:AH")(ruleset).plays else "exposed"


def lead_out_of_turn(ruleset: Ruleset) -> str:
    state = _after("west-calls 3:play:AS 0:director:3:out-of-turn")(ruleset)
    return "suit-named" if state.phase is Phase.NAME_LEAD else "exposed"


def lead_stands(ruleset: Ruleset) -> str:
    done = "west-calls 2:play:AD 3:play:AS 0:play:TS 1:play:KS 1:director:2:out-of-turn"
    return "all-played" if _after(done)(ruleset).plays else "gathered"


def exposed_bars_partner(ruleset: Ruleset) -> bool:
    done = "west-calls 2:play:AD 1:director:2:out-of-turn 1:play:9C 2:play:QC 3:play:KC 0:play:AC 0:gather"
    state = _after(done, _WITH_DIAMOND, lead_out_of_turn="exposed")(ruleset)
    return "play:9D" not in may(state)


def lone_player_exempt(ruleset: Ruleset) -> bool:
    state = _after("south-alone 0:expose:JH 1:director:0:showed")(ruleset)
    return not honest_of(state).duties.exposed


def lone_partner_plays(ruleset: Ruleset) -> str:
    state = _after("south-alone 1:play:9C 2:play:QC 1:director:2:sat-out")(ruleset)
    return "taken-back" if state.alone else "lone-forfeited"


def retract_after_renege(ruleset: Ruleset) -> str:
    laid = {
        "south": "9S TS JS AC TC", "west": "AH QH 9C JC KS",
        "north": "JD TH AD KD QC", "east": "JH KH AS QS KC",
    }  # fmt: skip
    done = "1:play:9C 2:play:AD 3:play:KC 0:play:TC 1:director:2:renege 2:play:QC 3:play:KC"
    state = _after(f"west-calls {done}", laid)(ruleset)
    return "everyone" if "play:AC" in may(state) else "opponents"


_ORDINARY = "west-calls north-reneges gathered 1:director:2:renege"


def renege_points(ruleset: Ruleset) -> int:
    state = _after(_ORDINARY, renege_ends_hand=True)(ruleset)
    return state.standing.points[1]


def renege_ends_hand(ruleset: Ruleset) -> bool:
    return _after(_ORDINARY)(ruleset).phase is Phase.HAND_OVER


def renege_deduction(ruleset: Ruleset) -> int:
    state = _after(_ORDINARY, {"score": "9 0"}, renege_ends_hand=False, game_points=None)(ruleset)
    state = played_on(state, 5)
    assert Seat.WEST in actors(state)
    if "deduct" not in may(state):
        return 0
    return state.standing.points[0] - do(state, "1:deduct").standing.points[0]


def lone_renege_points(ruleset: Ruleset) -> int | None:
    own = {"renege_points": _ODD, "renege_ends_hand": True, "renege_deduction": 0}
    paid = _after(f"{LONE_RENEGES} 1:director:0:renege", **own)(ruleset).standing.points[1]
    return None if paid == _ODD else paid


def renege_against_lone(ruleset: Ruleset) -> str:
    own = {"renege_points": _ODD, "renege_ends_hand": True, "renege_deduction": 0}
    paid = _after(f"{DEFENDER_RENEGES} 0:director:3:renege", **own)(ruleset).standing.points[0]
    return "renege-points" if paid == _ODD else "lone-march"


def mixed_tricks_prove(ruleset: Ruleset) -> bool:
    state = _after("west-calls north-reneges gathered 2:mix 1:director:2:renege")(ruleset)
    return _found(state) == "charged"


def illegal_information(ruleset: Ruleset) -> str:
    state = _after("west-calls 3:tell:S 0:director:3:said")(ruleset)
    return "suit-named" if state.phase is Phase.NAME_LEAD else "pointed-out"


def trump_cube(ruleset: Ruleset) -> str:
    state = _after("west-calls 2:ask-trump 1:director:2:said")(ruleset)
    return "corner" if _found(state) == "nothing" else "on-kitty"


RULED: dict[str, Witness] = {
    "misdeal": misdeal,
    "deal_order": deal_order,
    "barred_call": barred_call,
    "call_out_of_turn": call_out_of_turn,
    "early_lead": early_lead,
    "lead_out_of_turn": lead_out_of_turn,
    "lead_stands": lead_stands,
    "exposed_bars_partner": exposed_bars_partner,
    "lone_player_exempt": lone_player_exempt,
    "lone_partner_plays": lone_partner_plays,
    "retract_after_renege": retract_after_renege,
    "renege_points": renege_points,
    "renege_ends_hand": renege_ends_hand,
    "renege_deduction": renege_deduction,
    "lone_renege_points": lone_renege_points,
    "renege_against_lone": renege_against_lone,
    "mixed_tricks_prove": mixed_tricks_prove,
    "illegal_information": illegal_information,
    "trump_cube": trump_cube,
}
"""The switches that an honest table rules by."""

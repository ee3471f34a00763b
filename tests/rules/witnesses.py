"""Reads the value of a switch off what the engine does at a table, without looking at the switch itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.rules.actions import Phase
from game.rules.cards import JOKER, Colour
from game.rules.events import DealerDrawn, PackCut
from game.rules.hand import start
from game.rules.match import is_finished
from game.rules.ruleset import Ruleset
from game.rules.scoring import award_for
from game.rules.state import Award, Setup, Standing, State
from tests.rules.tables import EAST, NORTH, SOUTH, WEST, everyone_passes, may, sheet, table, told

PASSES = everyone_passes(SOUTH)
Witness = Callable[[Ruleset], Any]


def plain(ruleset: Ruleset, **more: Any) -> Ruleset:
    """The ruleset with the pack every table here is laid out with, and other switches out of the way."""
    return ruleset.with_switches(pack=24, joker=False, **more)


def calm(ruleset: Ruleset, **more: Any) -> Ruleset:
    """The same without the questions that may come before or after the one looked at."""
    calls = {"farmers_hand": "played", "natural_trump": False, "canadian_loner": False}
    return plain(ruleset, **{**calls, "partners_best": False, "defend_alone": False, **more})


def _hand(ruleset: Ruleset, done: str = "") -> State:
    hands = {"south": "9S TS QS KS 9D", "west": "9C TC QC KC TD", "north": "AH"}
    return table(ruleset, dealer=SOUTH, upcard="9H", done=done, **hands)


def first_dealer(ruleset: Ruleset) -> str:
    for number in range(40):
        (event,) = told(start(ruleset, Setup(f"witness {number}")), "0:draw")
        assert isinstance(event, DealerDrawn)
        suit = event.cards[-1][1].suit
        if suit is not None and suit.colour is Colour.RED:
            return "first-jack"
    return "first-black-jack"


def cut(ruleset: Ruleset) -> str:
    state = start(ruleset, Setup("x", SOUTH))
    if may(state) != {"cut"}:
        return "uncut"
    (event,) = told(state, "3:cut")
    assert isinstance(event, PackCut)
    return "cut-card" if event.cut_card else "offered"


def deal_plan(ruleset: Ruleset) -> str:
    state = start(ruleset.with_switches(cut="uncut"), Setup("x", SOUTH))
    plans = {"deal:3": "three-two", "deal:2": "two-three"}
    first = may(state)
    return "either" if len(first) == 2 else plans[first.pop()]


def farmers_hand(ruleset: Ruleset) -> str:
    state = table(plain(ruleset), dealer=SOUTH, upcard="TH", west="9S 9D 9C AS KC")
    return next((way for way in ("exchange", "redeal") if way in may(state)), "played")


def no_natural_needed(ruleset: Ruleset) -> bool:
    return "order" not in may(_hand(calm(ruleset, natural_trump=ruleset.switches.natural_trump)))


def canadian_loner(ruleset: Ruleset) -> bool:
    own = ruleset.switches.canadian_loner
    return "order" not in may(_hand(calm(ruleset, canadian_loner=own), "1:pass"))


def at_discard(ruleset: Ruleset) -> set[str]:
    return may(_hand(calm(ruleset), "1:pass 2:order"))


def stuck(ruleset: Ruleset) -> bool:
    state = _hand(calm(ruleset), f"{PASSES} 1:pass 2:pass 3:pass")
    return "pass" not in may(state)


def no_trump(ruleset: Ruleset) -> bool:
    return "no-trump" in may(_hand(calm(ruleset), PASSES))


def _after_lone_call(ruleset: Ruleset) -> State:
    return _hand(ruleset, f"{PASSES} 1:pass 2:call:S:alone")


def partners_best(ruleset: Ruleset) -> bool:
    own = ruleset.switches.partners_best
    return _after_lone_call(calm(ruleset, partners_best=own)).phase is Phase.GIVE


def defend_alone(ruleset: Ruleset) -> bool:
    own = ruleset.switches.defend_alone
    return _after_lone_call(calm(ruleset, defend_alone=own)).phase is Phase.DEFEND


def lone_lead(ruleset: Ruleset) -> str:
    leader = _after_lone_call(calm(ruleset)).turn
    return {WEST: "dealers-left", EAST: "makers-left"}[leader]


def award(ruleset: Ruleset, tricks: int, alone: bool = False, defended: bool = False, **more: Any) -> Award:
    """What North's side gets or gives for so many tricks in the second round."""
    done = f"{PASSES} 1:pass 2:call:S" + (":alone" if alone else "") + (" 3:defend:alone" if defended else "")
    return award_for(_hand(calm(ruleset, defend_alone=defended, **more), done), (tricks, 5 - tricks))


def paid(tricks: int, alone: bool = False, defended: bool = False) -> Witness:
    return lambda ruleset: max(award(ruleset, tricks, alone, defended).points)


def individual_scores(ruleset: Ruleset) -> bool:
    march = award(ruleset, 5, alone=True, lone_march_points=90, lone_march_partner_points=80)
    return march.players[NORTH] != march.players[SOUTH]


def partner_points(ruleset: Ruleset) -> int | None:
    march = award(ruleset, 5, alone=True, lone_march_points=90, individual_scores=True)
    return None if march.players[SOUTH] == 90 else march.players[SOUTH]


def game_points(ruleset: Ruleset) -> int | None:
    switches = ruleset.with_switches(game_deals=None).switches
    scores = (Standing((points, 0), (points, 0, points, 0)) for points in range(40))
    return next((score.points[0] for score in scores if is_finished(score, switches)), None)


def _standing(deals: int) -> Standing:
    (result,) = table(sheet(), dealer=SOUTH, done=everyone_passes(SOUTH, 2)).standing.results
    return Standing(results=(result,) * deals)


def game_deals(ruleset: Ruleset) -> int | None:
    switches = ruleset.with_switches(game_points=None, thrown_in_counts=True).switches
    return next((deals for deals in range(40) if is_finished(_standing(deals), switches)), None)


def thrown_in_counts(ruleset: Ruleset) -> bool:
    return is_finished(_standing(1), ruleset.with_switches(game_points=None, game_deals=1).switches)


def stock(ruleset: Ruleset) -> tuple[object, ...]:
    return start(ruleset, Setup("x", SOUTH)).stock


PLAYED: dict[str, Witness] = {
    "pack": lambda ruleset: len(stock(ruleset.with_switches(joker=False))),
    "joker": lambda ruleset: JOKER in stock(ruleset),
    "first_dealer": first_dealer,
    "cut": cut,
    "deal_plan": deal_plan,
    "farmers_hand": farmers_hand,
    "natural_trump": no_natural_needed,
    "canadian_loner": canadian_loner,
    "take_upcard": lambda ruleset: "may" if "leave" in at_discard(ruleset) else "must",
    "bury_upcard": lambda ruleset: "discard:9H" in at_discard(ruleset),
    "stick_the_dealer": stuck,
    "no_trump": no_trump,
    "partners_best": partners_best,
    "defend_alone": defend_alone,
    "lone_lead": lone_lead,
    "made_points": paid(3),
    "march_points": paid(5),
    "euchre_points": paid(2),
    "lone_made_points": paid(4, alone=True),
    "lone_march_points": paid(5, alone=True),
    "lone_euchre_points": paid(2, alone=True),
    "lone_defence_points": paid(1, alone=True, defended=True),
    "lone_defence_march_points": paid(0, alone=True, defended=True),
    "individual_scores": individual_scores,
    "lone_march_partner_points": partner_points,
    "game_points": game_points,
    "game_deals": game_deals,
    "thrown_in_counts": thrown_in_counts,
}
"""The switches that every table plays by. Penalties are in honest/; all others are furniture and events."""

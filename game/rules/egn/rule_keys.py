"""The format's keys for house rules and the switches they stand for, in both directions.

    std                 stick_the_dealer
    min_rank            pack: 9, 8 and 7 are 24, 28 and 32 cards
    joker               joker
    winning_score       game_points, 0 for none
    num_deals           game_deals, 0 for none
    canadian            canadian_loner
    allow_no_trump      no_trump
    loner_lead          lone_lead
    loner_march_score   lone_march_points
    loner_euchred_score lone_euchre_points
    defend_alone        defend_alone
    farmers, go_under, partners_best
                        nothing: a deal in which cards changed hands cannot be read
    fast_break, four_trick_tokens
                        cannot be read where they are true
    num_players         cannot be read where there are not four

No key tells what a lone defender scores; the format's own rules say four points for three tricks or more.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from game.rules.ruleset import LoneLead, Ruleset, Switches

LEADS = {"LEFT_OF_DEALER": LoneLead.DEALERS_LEFT, "LEFT_OF_LONER": LoneLead.MAKERS_LEFT}
PACKS = {9: 24, 8: 28, 7: 32}
"""Cards in the pack by its lowest rank."""

_FIXED: dict[str, Any] = {
    "made_points": 1,
    "march_points": 2,
    "euchre_points": 2,
    "lone_made_points": 1,
    # whoever stops a lone hand alone scores 4 there, for three tricks as for five
    "lone_defence_points": 4,
    "lone_defence_march_points": 4,
}
"""What no key can change."""


@dataclass(frozen=True, slots=True)
class TableRules:
    """The house rules of a recorded game: its pack, and all other switches that it decides."""

    pack: int = 24
    joker: bool = False
    switches: dict[str, Any] = field(default_factory=dict)

    def over(self, base: Ruleset) -> Ruleset:
        """`base` with the switches of the recorded game; the turn-up may be buried in these games."""
        changes = {**_FIXED, "bury_upcard": True, **self.switches}
        return base.with_switches(pack=self.pack, joker=self.joker, **changes)

    def pack_of(self, chosen: Ruleset) -> Ruleset:
        """Another table's rules for this game: only the pack is still the one that was played with."""
        return chosen.with_switches(pack=self.pack, joker=self.joker)


def as_told(ruleset: Ruleset) -> Ruleset:
    """A table as it comes back out of the notation: what no key can change is as its readers count."""
    return ruleset.with_switches(**_FIXED)


def keys(switches: Switches, deals: int) -> dict[str, Any]:
    """The format's keys for a table, each written out. A game without an end counts its `deals`."""
    lead = next(key for key, lead in LEADS.items() if lead is switches.lone_lead)
    lowest = next(rank for rank, size in PACKS.items() if size == switches.pack)
    ends: dict[str, int] = {"num_deals": switches.game_deals or max(deals, 1)}
    if switches.game_points is not None:
        ends = {"winning_score": switches.game_points}
    return {
        "std": switches.stick_the_dealer,
        "min_rank": lowest,
        **ends,
        "canadian": switches.canadian_loner,
        "loner_lead": lead,
        "loner_march_score": switches.lone_march_points,
        "loner_euchred_score": switches.lone_euchre_points,
        "defend_alone": switches.defend_alone,
        "farmers": switches.farmers_hand != "played",
        "partners_best": switches.partners_best,
        "joker": switches.joker,
        "allow_no_trump": switches.no_trump,
    }

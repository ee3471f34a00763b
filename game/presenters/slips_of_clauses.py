"""Which slips a clause of a sheet is about: with one of them it can be seen at work."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.rules.actions import Action
from game.rules.ruleset import Ruleset, Switches
from game.rules.slip_kinds import slip_kind
from game.rules.slips import SlipKind
from game.rules.state import State

_RENEGE = (SlipKind.RENEGE,)
_LEAD = (SlipKind.LED_OUT_OF_TURN,)
_UNNATURAL = (SlipKind.NOT_NATURAL,)

_SLIPS: dict[str, tuple[SlipKind, ...]] = {
    "misdeal": (SlipKind.SHOWN_IN_DEAL, SlipKind.WRONG_PACK, SlipKind.DEALT_OUT_OF_TURN),
    "deal_order": (SlipKind.WRONG_ORDER, SlipKind.THIRD_ROUND),
    "wrong-number": (SlipKind.WRONG_NUMBER,),
    "wrong-number-later": (SlipKind.WRONG_NUMBER,),
    "call_out_of_turn": (SlipKind.CALLED_OUT_OF_TURN,),
    "pass-out-of-turn": (SlipKind.PASSED_OUT_OF_TURN,),
    "barred_call": (SlipKind.BARRED_SUIT,),
    "natural_trump": _UNNATURAL,
    "call-without-natural": _UNNATURAL,
    "strict_words": (SlipKind.WRONG_WORDS,),
    "renege_points": _RENEGE,
    "renege_ends_hand": _RENEGE,
    "renege_deduction": _RENEGE,
    "lone_renege_points": _RENEGE,
    "renege_against_lone": _RENEGE,
    "stopped-lone": _RENEGE,
    "renege-taken-back": _RENEGE,
    "retract_after_renege": _RENEGE,
    "mixed_tricks_prove": _RENEGE,
    "lead_out_of_turn": _LEAD,
    "exposed_bars_partner": _LEAD,
    "lead_stands": _LEAD,
    "trick-stands": _LEAD,
    "cards-taken-back": _LEAD,
    "early_lead": (SlipKind.EARLY_LEAD,),
    "exposed-card": (SlipKind.DROPPED,),
    "lone_partner_plays": (SlipKind.PARTNER_PLAYED,),
    "illegal_information": (SlipKind.TOLD, SlipKind.LOOKED),
    "table-talk": (SlipKind.TOLD,),
    "played-out": (SlipKind.CLAIMED,),
    "trump_cube": (SlipKind.ASKED_TRUMP,),
}
"""By the switches and topics of the clause."""

_OF_A_LONE_PLAYER: dict[str, tuple[SlipKind, ...]] = {
    "lone_player_exempt": _LEAD,
    "lone-exposed": (SlipKind.DROPPED, SlipKind.LED_OUT_OF_TURN),
}

_ONLY_WHERE: dict[str, Callable[[Switches], bool]] = {
    "deal_order": lambda switches: switches.deal_order == "misdeal",
    "natural_trump": lambda switches: switches.natural_trump,
    "call-without-natural": lambda switches: switches.natural_trump,
    "renege_deduction": lambda switches: bool(switches.renege_deduction),
    "lone_renege_points": lambda switches: switches.lone_renege_points is not None,
    "renege_against_lone": lambda switches: switches.renege_against_lone == "lone-march",
    "stopped-lone": lambda switches: switches.renege_against_lone == "lone-march",
    "trump_cube": lambda switches: switches.trump_cube == "on-kitty",
    "lone_player_exempt": lambda switches: switches.lone_player_exempt,
    "lone-exposed": lambda switches: switches.lone_player_exempt,
}
"""Where a switch has another value, nothing comes of it that could be seen."""


@dataclass(frozen=True, slots=True)
class SlipsAbout:
    """The kinds of slips that show a clause at work; of a lone player's where it is about nothing else."""

    kinds: frozenset[SlipKind]
    lone: bool = False

    def has(self, state: State, action: Action) -> bool:
        """Whether this act is one of these slips here."""
        alone = state.alone and action.seat is state.maker
        return slip_kind(state, action) in self.kinds and (alone or not self.lone)


def slips_about(ruleset: Ruleset, clause_id: str) -> SlipsAbout:
    """The slips that a clause decides at this table; of none where another clause does."""
    topics = [topic for topic, decides in ruleset.authority.items() if decides == clause_id]
    counts = [topic for topic in topics if _ONLY_WHERE.get(topic, _always)(ruleset.switches)]
    usual = frozenset(kind for topic in counts for kind in _SLIPS.get(topic, ()))
    lone = frozenset(kind for topic in counts for kind in _OF_A_LONE_PLAYER.get(topic, ()))
    return SlipsAbout(usual) if usual else SlipsAbout(lone, lone=True)


def _always(switches: Switches) -> bool:
    return True

"""Who wins a trick and what a hand pays, written down a second time from the sheets and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from game.rules.ruleset import Switches

SISTERS = {"S": "C", "C": "S", "H": "D", "D": "H"}


@cache
def ladder(trump: str) -> tuple[str, ...]:
    """The trump suit from high to low, as card codes; empty in a hand without trump."""
    if not trump:
        return ()
    return ("XX", f"J{trump}", f"J{SISTERS[trump]}", *(f"{rank}{trump}" for rank in "AKQT987"))


def suit_of(code: str, trump: str) -> str:
    """The suit a card is played in."""
    return trump if code in ladder(trump) else code[1]


def winning_place(codes: Sequence[str], trump: str) -> int:
    """Which of the cards of a trick, in the order they fell, takes it."""
    led = suit_of(codes[0], trump)
    plain = [f"{rank}{led}" for rank in "AKQJT987"]
    order = [*ladder(trump), *(code for code in plain if code not in ladder(trump))]
    return min(
        range(len(codes)), key=lambda place: order.index(codes[place]) if codes[place] in order else 99
    )


def player_payment(tricks: int, alone: bool, lone_defence: bool, switches: Switches) -> tuple[int, int, int]:
    """Points to the maker, the maker's partner and each defender."""
    to_makers, to_defenders = payment(tricks, alone, lone_defence, switches)
    partner = to_makers
    own = switches.lone_march_partner_points
    if switches.individual_scores and own is not None and alone and tricks == 5:
        partner = own
    return to_makers, partner, to_defenders


def payment(tricks: int, alone: bool, lone_defence: bool, switches: Switches) -> tuple[int, int]:
    """Points to the makers and to the defenders for so many tricks of the makers."""
    if tricks == 5:
        return (switches.lone_march_points if alone else switches.march_points), 0
    if tricks in (3, 4):
        return (switches.lone_made_points if alone else switches.made_points), 0
    if not alone:
        return 0, switches.euchre_points
    if not lone_defence:
        return 0, switches.lone_euchre_points
    return 0, (switches.lone_defence_march_points if tricks == 0 else switches.lone_defence_points)

"""Who reneged and what it costs, written down a second time from the sheets and from nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from game.dev.plain_euchre import suit_of, winning_place
from game.rules.ruleset import Switches

Played = Sequence[tuple[int, str]]
"""One trick: who played which card, as numbers and codes, the leader's first."""


class Price(NamedTuple):
    """What a renege brings the other side: points at once, or a choice to take some away instead."""

    points: int  # to each player of the side; to the lone player where the partner gets other ones
    partner: int  # to that partner
    deduct: int  # 0: nothing to choose


def renegers(
    tricks: Sequence[Played], hands: Mapping[int, Sequence[str]], trump: str
) -> set[tuple[int, int]]:
    """Everyone who did not follow suit with a card of it in hand, each with the number of the trick."""
    found = set()
    for number, trick in enumerate(tricks):
        led = suit_of(trick[0][1], trump)
        for seat, card in trick:
            if suit_of(card, trump) == led:
                continue
            kept = [*hands[seat], *_played_later(seat, tricks[number + 1 :])]
            if any(suit_of(other, trump) == led for other in kept):
                found.add((seat, number))
    return found


def _played_later(seat: int, tricks: Sequence[Played]) -> Iterator[str]:
    for trick in tricks:
        yield from (card for player, card in trick if player == seat)


def taken(tricks: Sequence[Played], trump: str) -> list[int]:
    """Who took each trick."""
    return [trick[winning_place([card for _seat, card in trick], trump)][0] for trick in tricks]


def price(
    switches: Switches, *, against_makers: bool, alone: bool, lone_player: bool, stopped: bool
) -> Price:
    """What an established renege costs.

    `against_makers`: a defender reneged; `alone`: against a lone hand, or by its side; `lone_player`: the
    one who reneged plays without a partner; `stopped`: the lone hand had lost a trick before.
    """
    usual = switches.renege_points
    if alone and against_makers and switches.renege_against_lone == "lone-march":
        if stopped:
            return Price(usual, usual, 0)
        march, partner = switches.lone_march_points, switches.lone_march_partner_points
        own_scores = switches.individual_scores and partner is not None
        return Price(march, partner if own_scores and partner is not None else march, 0)
    if alone and not against_makers and switches.lone_renege_points is not None:
        return Price(switches.lone_renege_points, switches.lone_renege_points, 0)
    return Price(usual, usual, switches.renege_deduction * (2 if lone_player else 1))

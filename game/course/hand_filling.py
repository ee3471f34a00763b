"""Dealing what no author named: every hand gets cards that fit what is said of it, if any deal can."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from itertools import combinations

from game.rules.cards import Card
from game.rules.seats import Seat

HAND_SIZE = 5
_GROUPS = tuple(group for size in range(1, 5) for group in combinations(Seat, size))


@dataclass(frozen=True, slots=True)
class Wanted:
    """One hand: cards it has for certain, and which others it may get."""

    has: tuple[Card, ...]
    may_get: Callable[[Card], bool]

    @property
    def missing(self) -> int:
        return HAND_SIZE - len(self.has)


@dataclass(frozen=True, slots=True)
class Shortage:
    """These seats together lack so many cards that fit."""

    seats: tuple[Seat, ...]
    missing: int


def shortage(wanted: Mapping[Seat, Wanted], free: Iterable[Card]) -> Shortage | None:
    """The smallest group of hands for which too few free cards fit; None if every hand can be filled.

    That no group of hands is short of cards is enough for all to be filled at once (Hall's theorem).
    """
    masks = {seat: _mask(wanted[seat], free) for seat in Seat}
    return _short(masks, {seat: wanted[seat].missing for seat in Seat})


def fill(
    wanted: Mapping[Seat, Wanted], free: tuple[Card, ...], prefers: Callable[[Seat, list[Card], Card], bool]
) -> dict[Seat, tuple[Card, ...]]:
    """All four hands, each getting the first of the free cards that fits and leaves enough to the others.

    `prefers(seat, hand, card)` picks cards that come before the rest. There must be no shortage.
    """
    masks = {seat: _mask(wanted[seat], free) for seat in Seat}
    missing = {seat: wanted[seat].missing for seat in Seat}
    hands = {seat: list(wanted[seat].has) for seat in Seat}
    for seat in Seat:
        while missing[seat]:
            missing[seat] -= 1
            order = sorted(range(len(free)), key=lambda place: not prefers(seat, hands[seat], free[place]))
            place = next(place for place in order if _leaves_enough(masks, missing, seat, place))
            hands[seat].append(free[place])
            masks = {other: mask & ~(1 << place) for other, mask in masks.items()}
    return {seat: tuple(hand) for seat, hand in hands.items()}


def _mask(wanted: Wanted, free: Iterable[Card]) -> int:
    """The free cards that fit, a bit for each."""
    return sum(1 << place for place, card in enumerate(free) if wanted.may_get(card))


def _leaves_enough(masks: Mapping[Seat, int], missing: Mapping[Seat, int], seat: Seat, place: int) -> bool:
    taken = 1 << place
    return bool(masks[seat] & taken) and not _short(
        {other: mask & ~taken for other, mask in masks.items()}, missing
    )


def _short(masks: Mapping[Seat, int], missing: Mapping[Seat, int]) -> Shortage | None:
    for group in _GROUPS:
        fitting = 0
        for seat in group:
            fitting |= masks[seat]
        lacking = sum(missing[seat] for seat in group) - fitting.bit_count()
        if lacking > 0:
            return Shortage(group, lacking)
    return None

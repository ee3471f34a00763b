"""Where hidden cards may lie, as bits, and how to draw such guesses fairly.

Each unseen card may lie with some holders and not with others (voids shown, the turn-up in the dealer's
hand). The ways to share out the cards are counted, so that every possible deal is equally likely.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import comb
from typing import NamedTuple

from game.strategy.unseen import Draw, Holders

Ways = tuple[int, tuple[int, ...]]


class Guess(NamedTuple):
    """One deal that a seat holds possible, in bits of the table's layout; 0 is no card.

    Plain numbers, since most guesses are only looked at to see how likely they are.
    """

    hands: tuple[int, int, int, int]
    discard: int
    given: int
    lone_discard: int


@dataclass(frozen=True, slots=True)
class _Share:
    """One way to hand out the cards of a group: so many to each holder, and what may follow."""

    counts: tuple[tuple[int, int], ...]  # holder and number of cards
    chosen: int  # cards to choose at random; the last holder gets what remains
    then: _Fork | None


@dataclass(frozen=True, slots=True)
class _Fork:
    """All ways to hand out the cards of a group into the room that is left."""

    shares: tuple[_Share, ...]
    upto: tuple[int, ...]  # the deals that each share leads to, with all those before it


class Sharing:
    """Groups of hidden cards, as bits, each with its possible holders, and the room that each holder has."""

    def __init__(
        self, groups: Sequence[tuple[Holders, Sequence[int]]], certain: Sequence[Sequence[int]], room: Holders
    ) -> None:
        self._groups = groups
        self._certain = certain
        self._forks: dict[Ways, _Fork | None] = {}
        self._first = self._fork(0, room)
        self.possible = self._first is not None if groups else not any(room)

    def dealt(self, draw: Draw) -> list[list[int]]:
        """The hidden cards by holder, those that are certain first."""
        dealt = [list(cards) for cards in self._certain]
        fork = self._first
        for _holders, group in self._groups:
            assert fork is not None
            share = fork.shares[0]
            if len(fork.shares) > 1:
                share = fork.shares[bisect_right(fork.upto, draw() * fork.upto[-1])]
            cards = list(group)
            whole = len(cards)
            for place in range(share.chosen):
                other = place + int(draw() * (whole - place))
                cards[place], cards[other] = cards[other], cards[place]
            start = 0
            for holder, count in share.counts:
                dealt[holder] += cards[start : start + count]
                start += count
            fork = share.then
        return dealt

    def _fork(self, number: int, room: tuple[int, ...]) -> _Fork | None:
        """The ways from this group on; None after the last one, and where there is no way."""
        if number == len(self._groups):
            return None
        key = (number, room)
        if key not in self._forks:
            self._forks[key] = self._found(number, room)
        return self._forks[key]

    def _found(self, number: int, room: tuple[int, ...]) -> _Fork | None:
        holders, cards = self._groups[number]
        shares, upto, total = [], [], 0
        last = number == len(self._groups) - 1
        for counts, ways in _splits(len(cards), holders, room):
            rest = tuple(free - count for free, count in zip(room, counts, strict=True))
            then = None if last else self._fork(number + 1, rest)
            if last:
                ways *= not any(rest)
            else:
                ways *= 0 if then is None else then.upto[-1]
            if ways:
                total += ways
                given = tuple((holder, count) for holder, count in enumerate(counts) if count)
                shares.append(_Share(given, sum(count for _holder, count in given[:-1]), then))
                upto.append(total)
        return _Fork(tuple(shares), tuple(upto)) if shares else None


def _splits(
    cards: int, holders: tuple[int, ...], room: tuple[int, ...]
) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every way to give so many cards to these holders, as counts, and by how many choices of cards."""
    if not holders:
        if cards == 0:
            yield (0,) * len(room), 1
        return
    first, rest = holders[0], holders[1:]
    for count in range(min(cards, room[first]) + 1):
        for counts, ways in _splits(cards - count, rest, room):
            filled = (*counts[:first], count, *counts[first + 1 :])
            yield filled, ways * comb(cards, count)

"""Deals that one seat must hold possible: what it has seen is true in them, the rest is dealt at random.

Each unseen card may lie with some holders and not with others (voids shown, the turn-up in the dealer's
hand). The ways to share out the cards are counted, so that every possible deal is equally likely.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import comb
from random import Random

from game.rules.cards import Card
from game.rules.dealing import with_hand
from game.rules.elsewhere import known
from game.rules.state import FaceDown, Hands, State
from game.rules.view import SeatView
from game.strategy.unseen import (
    STOCK,
    Draw,
    dealer_is_done,
    gift_of,
    had_natural,
    maker_is_done,
    needs_natural,
    room,
    unseen,
)

Likelihood = Callable[[State, float], float]
"""How likely a deal is beside others, where that is more than the number given; otherwise 0."""

_TRIES = 2_000  # worlds drawn for one in which whoever needed a natural trump had it
_CHOSEN = 32  # likely worlds that are chosen together,
_DRAWN = 256  # and from how many they are at most
_NEGLIGIBLE = 0.001  # of the likeliest, not worth working out


class NoWorld(ValueError):
    """A view that no deal can lead to."""


@dataclass(frozen=True, slots=True)
class _Share:
    """One way to hand out the cards of a group: so many to each holder, and the ways up to here."""

    counts: tuple[tuple[int, int], ...]  # holder and number of cards
    rest: tuple[int, ...]  # the room left after it
    upto: int


class Worlds:
    """The deals that agree with a view, numbered. The same seed and number give the same deal.

    With `likely` each of them comes up as often as it is likely: so many are drawn that they make up for
    those wanted, and a likely one may then stand for several, one after the other. Raises NoWorld if there
    is no deal at all.
    """

    def __init__(self, view: SeatView, seed: str, likely: Likelihood | None = None) -> None:
        self._view = view
        self._seed = seed
        self._likely = likely
        self._chosen: dict[int, list[State]] = {}
        self._base = known(view)
        self._certain, groups = unseen(view)
        self._groups = [group for _holders, group in groups]
        self._holders = [holders for holders, _group in groups]
        self._room = room(view, self._certain)
        self._ways: dict[tuple[int, tuple[int, ...]], int] = {}
        self._shares: dict[tuple[int, tuple[int, ...]], tuple[_Share, ...]] = {}
        self._natural = needs_natural(view)
        if not self._count(0, self._room):
            raise NoWorld("no deal agrees with what this seat has seen")

    def __iter__(self) -> Iterator[State]:
        """All worlds in order, without end."""
        number = 0
        while True:
            yield self.world(number)
            number += 1

    def world(self, number: int) -> State:
        """The state of the game in one of the worlds."""
        if self._likely is None:
            return self._drawn(Random(f"{self._seed}/{number}").random)
        group, place = divmod(number, _CHOSEN)
        if group not in self._chosen:
            self._chosen[group] = self._choose(Random(f"{self._seed}/{group}").random, self._likely)
        return self._chosen[group][place]

    def _choose(self, draw: Draw, likely: Likelihood) -> list[State]:
        """Worlds as often as they are likely, in the order in which they were drawn."""
        states: list[State] = []
        upto: list[float] = []
        most = 0.0
        while len(states) < _DRAWN and not (len(states) >= _CHOSEN and upto[-1] >= _CHOSEN * most):
            state = self._drawn(draw)
            share = likely(state, most * _NEGLIGIBLE)
            most = max(most, share)
            states.append(state)
            upto.append(share + (upto[-1] if upto else 0.0))
        step, first = upto[-1] / _CHOSEN, draw()
        return [states[bisect_right(upto, (first + place) * step)] for place in range(_CHOSEN)]

    def _drawn(self, draw: Draw) -> State:
        """A world drawn from all there are."""
        for _try in range(_TRIES):
            state = self._state(self._dealt(draw), draw)
            if not self._natural or had_natural(state):
                return state
        raise NoWorld("nobody could have made trump in this way")

    def _count(self, group: int, room: tuple[int, ...]) -> int:
        """The ways to deal this group of cards and those after it into the room that is left."""
        if group == len(self._groups):
            return 0 if any(room) else 1
        key = (group, room)
        if key not in self._ways:
            self._ways[key] = shares[-1].upto if (shares := self._shared(group, room)) else 0
        return self._ways[key]

    def _shared(self, group: int, room: tuple[int, ...]) -> tuple[_Share, ...]:
        key = (group, room)
        if key not in self._shares:
            found, upto = [], 0
            for counts, ways in _splits(len(self._groups[group]), self._holders[group], room):
                rest = tuple(free - count for free, count in zip(room, counts, strict=True))
                ways *= self._count(group + 1, rest)
                if ways:
                    upto += ways
                    given = tuple((holder, count) for holder, count in enumerate(counts) if count)
                    found.append(_Share(given, rest, upto))
            self._shares[key] = tuple(found)
        return self._shares[key]

    def _dealt(self, draw: Draw) -> list[list[Card]]:
        """The hidden cards by holder."""
        dealt: list[list[Card]] = [list(cards) for cards in self._certain]
        room = self._room
        for number, group in enumerate(self._groups):
            shares = self._shared(number, room)
            share = shares[0]
            if len(shares) > 1:
                point = draw() * shares[-1].upto
                share = next(share for share in shares if point < share.upto)
            cards = _mixed(group, draw)
            start = 0
            for holder, count in share.counts:
                dealt[holder] += cards[start : start + count]
                start += count
            room = share.rest
        return dealt

    def _state(self, dealt: list[list[Card]], draw: Draw) -> State:
        view = self._view
        south, west, north, east = [tuple(cards) for cards in dealt[:STOCK]]
        hands = (south, west, north, east)
        if view.hand:
            hands = with_hand(hands, view.seat, view.hand)
        return self._filled(hands, dealt[STOCK], draw)

    def _filled(self, hands: Hands, stock: list[Card], draw: Draw) -> State:
        """The state with these hands and this stock, and with who gave and put down which card."""
        view = self._view
        hidden = stock[len(self._certain[STOCK]) :]
        discard, lone_discard, given = view.discard, view.lone_discard, view.given
        if dealer_is_done(view) and discard is None:
            discard = _picked(hidden, view.upcard, view.ruleset.switches.bury_upcard, given, draw)
            hidden.remove(discard)
        if maker_is_done(view) and lone_discard is None:
            lone_discard = _picked(hidden, given, True, None, draw)
        if view.gave and given is None:
            given = gift_of(view, hands, lone_discard, draw)
        hidden_cards = FaceDown(discard, given, lone_discard)
        return self._base.changed(hands=hands, stock=tuple(stock), face_down=hidden_cards)


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


def _picked(cards: Sequence[Card], first: Card | None, allowed: bool, never: Card | None, draw: Draw) -> Card:
    """The card that was put down: `first` if it is among them, otherwise any but `never`."""
    if first in cards and allowed:
        assert first is not None
        return first
    rest = [card for card in cards if card != never]
    return rest[int(draw() * len(rest))]


def _mixed(cards: Sequence[Card], draw: Draw) -> list[Card]:
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        other = int(draw() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return order

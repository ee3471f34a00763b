"""Double dummy: what best play on both sides comes to when all hands are known.

The search asks yes-or-no questions: can South and North bring it about that the number of tricks they
take is one of these? A question is a set of numbers, so any table of points can be asked about, even
one in which more tricks pay less.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.rules.cards import Card
from game.rules.state import State
from game.strategy.packed import Layout, Position, position
from game.strategy.worth import Worth, points, worths


@dataclass(frozen=True, slots=True)
class Solution:
    """What each legal card of the seat to play comes to, in points of its side's lead over the other."""

    values: Mapping[Card, float]
    calls: int  # how many positions between tricks were looked at

    @property
    def best(self) -> float:
        """The value of the best card."""
        return max(self.values.values())


def solve(state: State, worth: Worth = points) -> Solution:
    """The value of every legal card with all hands known. Raises ValueError where no card is awaited."""
    at = position(state)
    search = Search(at.layout)
    values = card_values(at, worths(state, worth), search)
    sign = 1 if at.seat % 2 == 0 else -1
    return Solution({at.layout.card[card]: sign * value for card, value in values.items()}, search.calls)


def card_values(at: Position, worth: Sequence[float], search: Search) -> dict[int, float]:
    """The worth to South and North of every legal card, as bits."""
    questions = _questions(worth, at.won)
    own, dead = at.hands[at.seat], at.dead
    legal = own & at.led or own
    values: dict[int, float] = {}
    value = worth[0]
    rest = legal
    while rest:
        card = rest & -rest
        rest ^= card
        # a card that touches the one below it in the same hand is worth the same
        if card & ~((own << 1) + dead) or not values:
            value = _value_after(search, at, card, dead, questions, worth)
        values[card] = value
    return values


def position_value(at: Position, worth: Sequence[float], search: Search) -> float:
    """What the position is worth to South and North."""
    hands = list(at.hands)
    for level, wanted in _questions(worth, at.won):
        if search.asked(hands, at.seat, at.led, at.best, at.holder, at.dead, at.waiting, wanted, at.left):
            return level
    return min(worth[at.won : at.won + at.left + 1])


def _questions(worth: Sequence[float], won: int) -> list[tuple[float, int]]:
    """Each level of worth from the top down, with the numbers of further tricks that reach it.

    The lowest level needs no question.
    """
    reachable = worth[won:]
    levels = sorted(set(reachable), reverse=True)[:-1]
    return [
        (level, sum(1 << tricks for tricks, value in enumerate(reachable) if value >= level))
        for level in levels
    ]


def _value_after(
    search: Search,
    at: Position,
    card: int,
    dead: int,
    questions: Sequence[tuple[float, int]],
    worth: Sequence[float],
) -> float:
    hands = list(at.hands)
    hands[at.seat] ^= card
    led, best, holder = at.led, at.best, at.holder
    if not led:
        led = at.layout.suit[card]
    if card > best and card & (led | at.layout.trump):
        best, holder = card, at.seat
    for level, wanted in questions:
        after = (at.seat + 1) % 4
        if search.asked(hands, after, led, best, holder, dead, at.waiting - 1, wanted, at.left):
            return level
    return min(worth[at.won : at.won + at.left + 1])


class Search:
    """The search under one layout. What it finds is kept: many deals come to the same last cards."""

    def __init__(self, at: Layout) -> None:
        self.calls = 0
        self._suit = at.suit
        self._trump = at.trump
        self._whole = at.whole
        self._known: dict[tuple[int, int, int, int, int, int], bool] = {}

    def asked(
        self,
        hands: list[int],
        seat: int,
        led: int,
        best: int,
        holder: int,
        dead: int,
        waiting: int,
        wanted: int,
        left: int,
    ) -> bool:
        """Whether South and North can make their further tricks one of the numbers whose bits `wanted` has.

        The other arguments are those of a Position, in the midst of a trick or before one.
        """
        if not led:
            return self._between(hands, seat, wanted, left)
        return self._within(hands, seat, led, best, holder, dead, waiting, wanted, left)

    def _between(self, hands: list[int], leader: int, wanted: int, left: int) -> bool:
        """The question before a lead."""
        every = (2 << left) - 1
        wanted &= every
        if wanted == every or not wanted:
            return wanted != 0
        south, west, north, east = hands
        # trumps above all of the other side win a trick each, whatever anybody does
        ours, theirs = (south | north) & self._trump, (west | east) & self._trump
        if ours > theirs:
            above = theirs.bit_length()
            sure = max(
                ((south & self._trump) >> above).bit_count(), ((north & self._trump) >> above).bit_count()
            )
            possible = every >> sure << sure
        else:
            above = ours.bit_length()
            sure = max(
                ((west & self._trump) >> above).bit_count(), ((east & self._trump) >> above).bit_count()
            )
            possible = every >> sure
        if wanted & possible == possible or not wanted & possible:
            return wanted & possible != 0
        if left == 1:
            return self._last(hands, leader, wanted)
        key = (south, west, north, east, leader, wanted)
        known = self._known.get(key)
        if known is not None:
            return known
        self.calls += 1
        found = self._lead(hands, leader, wanted, left)
        self._known[key] = found
        return found

    def _last(self, hands: list[int], leader: int, wanted: int) -> bool:
        """The question before the last lead, when nobody has a choice any more."""
        best, holder = hands[leader], leader
        able = self._suit[best] | self._trump
        for seat in range(4):
            if hands[seat] & able and hands[seat] > best:
                best, holder = hands[seat], seat
        return wanted == 1 if holder & 1 else wanted == 2

    def _lead(self, hands: list[int], leader: int, wanted: int, left: int) -> bool:
        own = hands[leader]
        dead = self._whole & ~(hands[0] | hands[1] | hands[2] | hands[3])
        goal = leader & 1 == 0
        moves = own & ~((own << 1) + dead)
        following = (leader + 1) & 3
        suit = self._suit
        while moves:
            likely = moves & ~self._trump or moves  # plain suits first: that answers soonest
            card = 1 << likely.bit_length() - 1
            moves ^= card
            hands[leader] = own ^ card
            found = self._within(hands, following, suit[card], card, leader, dead, 3, wanted, left)
            if found is goal:
                hands[leader] = own
                return goal
        hands[leader] = own
        return not goal

    def _within(
        self,
        hands: list[int],
        seat: int,
        led: int,
        best: int,
        holder: int,
        dead: int,
        waiting: int,
        wanted: int,
        left: int,
    ) -> bool:
        """The question in the midst of a trick."""
        own = hands[seat]
        while waiting and not own:
            seat = (seat + 1) & 3
            own = hands[seat]
            waiting -= 1
        if not waiting:
            left -= 1
            return self._between(hands, holder, wanted if holder & 1 else wanted >> 1, left)
        goal = seat & 1 == 0
        moves = (own & led or own) & ~((own << 1) + dead)
        winners = 0
        if (holder ^ seat) & 1:
            winners = moves & (led | self._trump) & -(best << 1)
        following = (seat + 1) & 3
        waiting -= 1
        while moves:
            if winners:
                card = winners & -winners if not waiting else 1 << winners.bit_length() - 1
                winners ^= card
            else:
                card = moves & -moves
            moves ^= card
            hands[seat] = own ^ card
            if card > best and card & (led | self._trump):
                found = self._within(hands, following, led, card, seat, dead, waiting, wanted, left)
            else:
                found = self._within(hands, following, led, best, holder, dead, waiting, wanted, left)
            if found is goal:
                hands[seat] = own
                return goal
        hands[seat] = own
        return not goal

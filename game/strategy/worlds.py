"""Deals that one seat must hold possible: what it has seen is true in them, the rest is dealt at random.

With what the others have done in mind, some come up more often than others.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from random import Random

from game.rules.other_rulesets import known
from game.rules.seats import Seat
from game.rules.state import Hands, State
from game.rules.table import FaceDown
from game.rules.view import SeatView
from game.strategy.guesses import Guess, Sharing
from game.strategy.packed import layout_of
from game.strategy.unseen import (
    STOCK,
    Draw,
    dealer_is_done,
    gift_of,
    maker_is_done,
    missing_naturals,
    played_by,
    room,
    unseen,
)

Likelihood = Callable[[Guess, float], float]
"""How likely a deal is beside others, where that is more than the number given; otherwise 0."""

_TRIES = 2_000  # worlds drawn for one in which whoever needed a natural trump had it
_CHOSEN = 50  # likely worlds that are chosen together,
_DRAWN = 256  # and from how many they are at most
_NEGLIGIBLE = 0.001  # of the likeliest, not worth working out

Drawn = tuple[Guess, list[list[int]]]
"""A guess, and the hidden cards by holder in the order in which they were dealt."""


class NoWorld(ValueError):
    """A view that no deal can lead to."""


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
        self._layout = at = layout_of(self._base)
        certain, groups = unseen(view)
        self._certain_stock = len(certain[STOCK])
        self._sharing = Sharing(
            [(holders, [at.bit[card] for card in group]) for holders, group in groups],
            [[at.bit[card] for card in cards] for cards in certain],
            room(view, certain),
        )
        if not self._sharing.possible:
            raise NoWorld("no deal agrees with what this seat has seen")
        self._own = [at.bit[card] for card in view.hand]
        told = (view.discard, view.given, view.lone_discard)
        self._told = [0 if card is None else at.bit[card] for card in told]
        self._upcard = 0 if view.upcard is None else at.bit[view.upcard]
        self._dealer_is_done, self._maker_is_done = dealer_is_done(view), maker_is_done(view)
        self._naturals = at.packed(missing_naturals(view))
        self._played = at.packed(played_by(view, view.maker))

    def __iter__(self) -> Iterator[State]:
        """All worlds in order, without end."""
        number = 0
        while True:
            yield self.world(number)
            number += 1

    def world(self, number: int) -> State:
        """The state of the game in one of the worlds."""
        if self._likely is None:
            return self._state(self._drawn(Random(f"{self._seed}/{number}").random))
        group, place = divmod(number, _CHOSEN)
        if group not in self._chosen:
            self._chosen[group] = self._choose(Random(f"{self._seed}/{group}").random, self._likely)
        return self._chosen[group][place]

    def _choose(self, draw: Draw, likely: Likelihood) -> list[State]:
        """Worlds as often as they are likely, in the order in which they were drawn."""
        drawn: list[Drawn] = []
        upto: list[float] = []
        most = total = 0.0
        while len(drawn) < _DRAWN and not (len(drawn) >= _CHOSEN and total >= _CHOSEN * most):
            one = self._drawn(draw)
            share = likely(one[0], most * _NEGLIGIBLE)
            most = max(most, share)
            total += share
            drawn.append(one)
            upto.append(total)
        step, first = total / _CHOSEN, draw()
        numbers = [bisect_right(upto, (first + place) * step) for place in range(_CHOSEN)]
        states = {number: self._state(drawn[number]) for number in numbers}
        return [states[number] for number in numbers]

    def _drawn(self, draw: Draw) -> Drawn:
        """A guess drawn from all there are."""
        for _try in range(_TRIES):
            drawn = self._guess(self._sharing.dealt(draw), draw)
            if not self._naturals or self._had_natural(drawn[0]):
                return drawn
        raise NoWorld("nobody could have made trump in this way")

    def _had_natural(self, guess: Guess) -> bool:
        """Whether the maker had one of the cards that it took to accept the turn-up."""
        maker = self._view.maker
        assert maker is not None
        own = guess.hands[maker] | self._played | guess.lone_discard
        if maker is self._view.dealer:
            own |= guess.discard
        return own & self._naturals & ~guess.given != 0

    def _guess(self, dealt: list[list[int]], draw: Draw) -> Drawn:
        """The guess with these cards, and with who gave and put down which card."""
        if self._own:
            dealt[self._view.seat] = self._own
        discard, given, lone_discard = self._told
        if self._dealer_is_done or self._maker_is_done:
            hidden = dealt[STOCK][self._certain_stock :]
            if self._dealer_is_done and not discard:
                discard = _picked(hidden, self._upcard, self._view.ruleset.switches.bury_upcard, given, draw)
                hidden.remove(discard)
            if self._maker_is_done and not lone_discard:
                lone_discard = _picked(hidden, given, True, 0, draw)
        if self._view.gave and not given:
            given = self._gift(dealt, lone_discard, draw)
        south, west, north, east, _stock = map(sum, dealt)
        return Guess((south, west, north, east), discard, given, lone_discard), dealt

    def _gift(self, dealt: list[list[int]], lone_discard: int, draw: Draw) -> int:
        card = self._layout.card
        hands = self._hands(dealt)
        return self._layout.bit[gift_of(self._view, hands, card.get(lone_discard), draw)]

    def _state(self, drawn: Drawn) -> State:
        guess, dealt = drawn
        card = self._layout.card
        face_down = FaceDown(card.get(guess.discard), card.get(guess.given), card.get(guess.lone_discard))
        stock = tuple([card[number] for number in dealt[STOCK]])
        return self._base.changed(hands=self._hands(dealt), stock=stock, face_down=face_down)

    def _hands(self, dealt: list[list[int]]) -> Hands:
        card = self._layout.card
        south, west, north, east = [tuple([card[number] for number in dealt[seat]]) for seat in Seat]
        return south, west, north, east


def _picked(cards: Sequence[int], first: int, allowed: bool, never: int, draw: Draw) -> int:
    """The card that was put down: `first` if it is among them, otherwise any but `never`."""
    if first in cards and allowed:
        return first
    rest = [card for card in cards if card != never]
    return rest[int(draw() * len(rest))]

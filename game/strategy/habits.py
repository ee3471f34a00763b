"""How well a deal fits the cards that the others have played.

Most players go by rules of thumb most of the time. In a deal in which somebody would have had to leave
them, card after card, something is probably held otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.rules.seats import Seat
from game.rules.view import SeatView
from game.strategy.guesses import Guess
from game.strategy.packed import Layout, layout_of
from game.strategy.playout import follow, lead

_ODD_PLAY = 0.3
"""How much rarer a deal is for every card that is played against the rules of thumb in it.

Players who search their cards alone won so many points a hand from Steady in some thousand duplicate deals
each: 0.091 without it, 0.106 with 0.3, 0.114 with 0.15 and 0.120 with 0.05. That believes more of people than
is good: from Hopeful, who plays oddly, Sharp won 0.33 with 0.1 and 0.36 with 0.3, in 150 deals each.

What helped little or not beside it: other shares of solved worlds, better players in the deals played out, a
second search for the own later cards (0.006), and inference ten times as costly (0.013).
"""


@dataclass(frozen=True, slots=True)
class _Play:
    """A card that another seat played, as bits, and what lay open before it."""

    seat: Seat
    card: int
    rest: int  # this card and those the seat has played since
    led: int
    best: int
    partner_holds: bool
    speaks_last: bool
    fallen: int
    from_maker: int


class Habits:
    """The share that deals keep for the plays one view has seen."""

    def __init__(self, view: SeatView) -> None:
        self._alone = view.alone
        self._layout = layout_of(view)
        plays = () if view.maker is None else _plays(view, view.maker, self._layout)
        self._plays = tuple((play, dict[int, bool]()) for play in plays)

    def share(self, guess: Guess, least: float) -> float:
        """From 1 down with every odd play; worked out no further than to `least`."""
        hands, share = guess.hands, 1.0
        for play, known in self._plays:
            own = hands[play.seat] | play.rest
            odd = known.get(own)
            if odd is None:
                odd = known[own] = self._is_odd(play, own)
            if odd:
                share *= _ODD_PLAY
                if share <= least:
                    break
        return share

    def _is_odd(self, play: _Play, own: int) -> bool:
        """Whether a play leaves the rules of thumb, if these were the cards in the hand."""
        at = self._layout
        if play.led:
            usual = follow(at, own, play.led, play.best, play.partner_holds, play.speaks_last)
        else:
            usual = lead(at, own, play.fallen, play.from_maker, self._alone)
        return usual != play.card


def _plays(view: SeatView, maker: Seat, at: Layout) -> Iterator[_Play]:
    """What the others have played, in order."""
    tricks = [trick for trick in (*view.tricks, view.trick) if trick is not None]
    rest = [
        at.packed(card for trick in tricks for each, card in trick.plays if each is seat) for seat in Seat
    ]
    fallen = 0
    for trick in tricks:
        led = best = 0
        holder = trick.leader
        last = 3 - len(view.sitting_out)
        for place, (seat, played) in enumerate(trick.plays):
            card = at.bit[played]
            if seat is not view.seat:
                partner_holds = holder is seat.partner
                from_maker = (seat - maker) % 4
                yield _Play(
                    seat, card, rest[seat], led, best, partner_holds, place == last, fallen, from_maker
                )
            rest[seat] ^= card
            led = led or at.suit[card]
            if card > best and card & (led | at.trump):
                best, holder = card, seat
        fallen |= at.packed(trick.cards)

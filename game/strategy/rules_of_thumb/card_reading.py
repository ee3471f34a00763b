"""What a seat can tell from the cards it holds and has seen fall."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from game.rules.actions import Action, Phase
from game.rules.cards import Card, Rank, Suit, effective_suit, is_left_bower, is_right_bower, pack, strength
from game.rules.seats import Seat
from game.rules.view import SeatView
from game.strategy.unseen import room, unseen, voids


def leads(view: SeatView) -> bool:
    """Whether this seat leads to a trick in a hand with trump."""
    return view.phase is Phase.PLAY and view.led is None and view.trump is not None


def plays_of(view: SeatView, cards: Collection[Card]) -> tuple[Action, ...]:
    """The legal ways to play these cards, in their order."""
    plays = {action.card: action for action in view.legal}
    return tuple(plays[card] for card in cards if card in plays)


def high_to_low(cards: Collection[Card], trump: Suit | None) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=lambda card: -strength(card, trump)))


def trumps(view: SeatView) -> tuple[Card, ...]:
    """The trumps in hand, from high to low."""
    return high_to_low([card for card in view.hand if is_trump(card, view.trump)], view.trump)


def is_trump(card: Card, trump: Suit | None) -> bool:
    return trump is not None and effective_suit(card, trump) is trump


def is_bower(card: Card, trump: Suit | None) -> bool:
    """Whether a card is a bower or the joker above them."""
    return trump is not None and (card.is_joker or is_right_bower(card, trump) or is_left_bower(card, trump))


def plain_aces(view: SeatView) -> tuple[Card, ...]:
    """The aces in hand beside trump, from the shortest suit on: there the others hold most.

    Those of suits that an opponent has shown to be out of come last.
    """
    aces = [card for card in view.hand if card.rank is Rank.ACE and not is_trump(card, view.trump)]
    if len(aces) < 2:
        return tuple(aces)
    void = voids(view)
    out = set[Suit | None]().union(*(void[seat] for seat in opponents(view)))
    return tuple(sorted(aces, key=lambda card: (card.suit in out, length(view, card.suit))))


def length(view: SeatView, suit: Suit | None) -> int:
    """How many cards of a suit are in hand."""
    return [effective_suit(card, view.trump) for card in view.hand].count(suit)


def opponents(view: SeatView) -> frozenset[Seat]:
    """Those of the other side who play this hand."""
    return frozenset(seat for seat in Seat if seat.side is not view.seat.side) - view.sitting_out


def ours(view: SeatView) -> bool:
    """Whether this seat's side made trump."""
    return view.maker is not None and view.maker.side is view.seat.side


def may_hold(view: SeatView, seats: Collection[Seat]) -> set[Card]:
    """The unseen cards that may be in one of these hands."""
    certain, groups = unseen(view)
    found = {card for seat in seats for card in certain[seat]}
    for holders, cards in groups:
        if not set(seats).isdisjoint(holders):
            found.update(cards)
    return found


def their_trumps(view: SeatView) -> set[Card]:
    """The trumps that the other side may still hold."""
    return {card for card in may_hold(view, opponents(view)) if is_trump(card, view.trump)}


def they_may_trump(view: SeatView) -> bool:
    """Whether the other side may hold a trump; the short way to what `their_trumps` tells exactly."""
    void = voids(view)
    if all(view.trump in void[seat] for seat in opponents(view)):
        return False
    switches, trump = view.ruleset.switches, view.trump
    assert trump is not None
    played = [card for trick in view.tricks for card in trick.cards]
    left = _trumps_of(switches.pack, switches.joker, trump).difference(view.hand, played)
    placed = {view.upcard, view.given, view.discard, view.lone_discard, *view.shown}
    return bool(left - placed) or (bool(left) and bool(their_trumps(view)))


@cache
def _trumps_of(size: int, joker: bool, trump: Suit) -> frozenset[Card]:
    return frozenset(card for card in pack(size, joker) if is_trump(card, trump))


def trumps_expected(view: SeatView, seat: Seat) -> float:
    """About how many trumps a seat holds, as far as this one can tell."""
    certain, groups = unseen(view)
    free = room(view, certain)
    sure = sum(is_trump(card, view.trump) for card in certain[seat])
    return sure + sum(
        sum(is_trump(card, view.trump) for card in cards) * free[seat] / sum(free[each] for each in holders)
        for holders, cards in groups
        if seat in holders
    )


def taken_up_by_them(view: SeatView) -> Card | None:
    """The turn-up, where the other side's dealer took it and has not played it."""
    card, dealer = view.upcard, view.dealer
    if card is None or not view.picked_up or dealer not in opponents(view):
        return None
    return card if card in may_hold(view, (dealer,)) else None


def is_void(view: SeatView, seat: Seat, suit: Suit | None) -> bool:
    """Whether a seat has shown to hold no more of a suit."""
    return suit in voids(view)[seat]


def own_plays(view: SeatView) -> tuple[Card, ...]:
    """The cards this seat has played in the hand."""
    played = (trick.card_of(view.seat) for trick in (*view.tricks, view.trick) if trick is not None)
    return tuple(card for card in played if card is not None)

"""Rules of thumb for playing a card."""

from __future__ import annotations

from game.rules.actions import Action
from game.rules.cards import Card, Rank, Suit, beats, effective_suit, strength
from game.rules.seats import Seat
from game.rules.view import SeatView
from game.strategy.decisions import Decision, Thumb


def decide_play(view: SeatView) -> Decision:
    """The card a sound player plays, leading or following."""
    plays = {action.card: action for action in view.legal if action.card is not None}
    if view.trick is None or not view.trick.plays:
        return _lead(view, plays)
    return _follow(view, plays)


def _lead(view: SeatView, plays: dict[Card, Action]) -> Decision:
    trump = view.trump
    trumps = _highest_first([card for card in plays if effective_suit(card, trump) is trump], trump)
    plain = [card for card in plays if effective_suit(card, trump) is not trump]
    ours = view.maker is not None and view.maker.side is view.seat.side
    if (
        view.maker is view.seat
        and trumps
        and (len(trumps) >= 2 or not plain)
        and _others_may_hold(view, trump)
    ):
        return Decision(plays[trumps[0]], Thumb.DRAW_TRUMP, (trumps[0],))
    if ours and view.maker is view.seat.partner and trumps and _is_bower(trumps[0], trump):
        return Decision(plays[trumps[0]], Thumb.LEAD_BOWER_TO_PARTNER, (trumps[0],))
    aces = [card for card in plain if card.rank is Rank.ACE]
    if aces:
        shortest = min(aces, key=lambda card: _length(view.hand, effective_suit(card, trump), trump))
        return Decision(plays[shortest], Thumb.LEAD_ACE, (shortest,))
    if view.no_trump:
        card = max(plain, key=lambda card: (_length(view.hand, card.suit, None), strength(card, None)))
        return Decision(plays[card], Thumb.LEAD_LONG, (card,))
    if plain:
        card = min(
            plain,
            key=lambda card: (_length(view.hand, card.suit, trump), -strength(card, trump)),
        )
        return Decision(plays[card], Thumb.LEAD_SHORT, (card,))
    return Decision(plays[trumps[-1]], Thumb.LEAD_LOW, (trumps[-1],))


def _follow(view: SeatView, plays: dict[Card, Action]) -> Decision:
    trump, trick = view.trump, view.trick
    assert trick is not None
    winning = view.winning
    assert winning is not None
    best = trick.card_of(winning)
    assert best is not None
    winners = [card for card in plays if beats(card, best, trump)]
    if winning is view.seat.partner and (not winners or _partner_is_safe(view, best, trump)):
        return _throw(view, plays, trump, Thumb.SAVE_PARTNERS_TRICK)
    if not winners:
        return _throw(view, plays, trump, Thumb.THROW_LOWEST)
    card = _cheapest(winners, trump) if _speaks_last(view) else _second_hand_winner(winners, trump)
    return Decision(plays[card], Thumb.WIN_CHEAPLY, (card,))


def _second_hand_winner(winners: list[Card], trump: Suit | None) -> Card:
    # with players still to come a plain winner goes in high, a trump as low as will do
    plain = [card for card in winners if effective_suit(card, trump) is not trump]
    return _highest_first(plain, trump)[0] if plain else _cheapest(winners, trump)


def _partner_is_safe(view: SeatView, best: Card, trump: Suit | None) -> bool:
    """Partner's card will probably hold: nobody follows, or it is an ace or a trump."""
    high_trump = effective_suit(best, trump) is trump and strength(best, trump) >= 7
    return _speaks_last(view) or best.rank is Rank.ACE or high_trump


def _speaks_last(view: SeatView) -> bool:
    assert view.trick is not None
    return len(view.trick.plays) == 3 - len(view.sitting_out)


def _throw(view: SeatView, plays: dict[Card, Action], trump: Suit | None, thumb: Thumb) -> Decision:
    """The card that is missed least: no trump, no ace, from a short suit, low."""

    def cost(card: Card) -> tuple[bool, bool, int, int]:
        suit = effective_suit(card, trump)
        return (
            suit is trump,
            card.rank is Rank.ACE,
            _length(view.hand, suit, trump),
            strength(card, trump),
        )

    follows = {effective_suit(card, trump) for card in plays} == {view.led}
    card = min(plays, key=lambda card: strength(card, trump)) if follows else min(plays, key=cost)
    return Decision(plays[card], thumb, (card,))


def _others_may_hold(view: SeatView, trump: Suit | None) -> bool:
    """Whether trumps may still be out against a maker who draws them."""
    shown_void = {
        seat
        for trick in view.tricks
        if trick.plays and effective_suit(trick.plays[0][1], trump) is trump
        for seat, card in trick.plays
        if effective_suit(card, trump) is not trump
    }
    opponents = {seat for seat in Seat if seat.side is not view.seat.side} - view.sitting_out
    return not opponents <= shown_void


def _is_bower(card: Card, trump: Suit | None) -> bool:
    return card.is_joker or (card.rank is Rank.JACK and effective_suit(card, trump) is trump)


def _length(hand: tuple[Card, ...], suit: Suit | None, trump: Suit | None) -> int:
    return sum(effective_suit(card, trump) is suit for card in hand)


def _highest_first(cards: list[Card], trump: Suit | None) -> list[Card]:
    return sorted(cards, key=lambda card: -strength(card, trump))


def _cheapest(winners: list[Card], trump: Suit | None) -> Card:
    return min(winners, key=lambda card: (effective_suit(card, trump) is trump, strength(card, trump)))

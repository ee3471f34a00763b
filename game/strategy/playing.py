"""Rules of thumb for playing a card."""

from __future__ import annotations

from game.rules.actions import Action
from game.rules.cards import Card, Rank, Suit, beats, effective_suit, strength
from game.rules.view import SeatView
from game.strategy.decisions import Decision, Thumb
from game.strategy.rules_of_thumb import seen
from game.strategy.rules_of_thumb.follows import PARTNERS_ACE
from game.strategy.rules_of_thumb.leads import LEAD_BOWER_TO_PARTNER, LEAD_TRUMP
from game.strategy.rules_of_thumb.names import Exempt

_TRUMP_LEADS = (
    (LEAD_TRUMP, Thumb.DRAW_TRUMP),
    (LEAD_BOWER_TO_PARTNER, Thumb.LEAD_BOWER_TO_PARTNER),
)


def decide_play(view: SeatView) -> Decision:
    """The card a sound player plays, leading or following."""
    plays = {action.card: action for action in view.legal if action.card is not None}
    if view.trick is None or not view.trick.plays:
        return _lead(view, plays)
    return _follow(view, plays)


def _lead(view: SeatView, plays: dict[Card, Action]) -> Decision:
    trump = view.trump
    for rule, thumb in _TRUMP_LEADS:
        found = rule.look(view)
        if found is not None and found.holds:
            return Decision(found.actions[0], thumb, found.cards)
    aces = seen.plain_aces(view)
    if aces:
        return Decision(plays[aces[0]], Thumb.LEAD_ACE, aces[:1])
    plain = [card for card in plays if effective_suit(card, trump) is not trump]
    if view.no_trump:
        card = max(plain, key=lambda card: (seen.length(view, card.suit), strength(card, None)))
        return Decision(plays[card], Thumb.LEAD_LONG, (card,))
    if plain:
        card = min(
            plain,
            key=lambda card: (seen.length(view, card.suit), -strength(card, trump)),
        )
        thumb = Thumb.LEAD_SHORT if len(plain) < len(plays) else Thumb.LEAD_BEST_LEFT
        return Decision(plays[card], thumb, (card,))
    low = min(plays, key=lambda card: strength(card, trump))
    return Decision(plays[low], Thumb.LEAD_LOW, (low,))


def _follow(view: SeatView, plays: dict[Card, Action]) -> Decision:
    trump, trick = view.trump, view.trick
    assert trick is not None
    winning = view.winning
    assert winning is not None
    best = trick.card_of(winning)
    assert best is not None
    winners = [card for card in plays if beats(card, best, trump)]
    may_leave = len(winners) < len(plays)  # a trick that every card takes cannot be left to partner
    if winning is view.seat.partner and may_leave and (not winners or _partner_is_safe(view, best, trump)):
        ace = PARTNERS_ACE.look(view) if winners and best.rank is Rank.ACE else None
        if ace is not None and ace.exception is Exempt.NEXT_IS_VOID:
            card = _over(view, winners)
            return Decision(plays[card], Thumb.TRUMP_BEFORE_THEM, (best, card))
        return _throw(view, plays, trump, Thumb.SAVE_PARTNERS_TRICK)
    if not winners:
        return _throw(view, plays, trump, Thumb.THROW_LOWEST)
    cheapest = _cheapest(winners, trump)
    card = cheapest if _speaks_last(view) else _second_hand_winner(winners, trump)
    return Decision(plays[card], Thumb.WIN_CHEAPLY if card == cheapest else Thumb.WIN_HIGH, (card,))


def _second_hand_winner(winners: list[Card], trump: Suit | None) -> Card:
    # with players still to come a plain winner goes in high, a trump as low as will do
    plain = [card for card in winners if effective_suit(card, trump) is not trump]
    return seen.high_to_low(plain, trump)[0] if plain else _cheapest(winners, trump)


def _over(view: SeatView, winners: list[Card]) -> Card:
    """The lowest of these trumps that the player behind cannot beat, else the highest."""
    out = seen.may_hold(view, (view.seat.left,))
    safe = [card for card in winners if not any(beats(other, card, view.trump) for other in out)]
    return _cheapest(safe, view.trump) if safe else seen.high_to_low(winners, view.trump)[0]


def _partner_is_safe(view: SeatView, best: Card, trump: Suit | None) -> bool:
    """Partner's card will probably hold: nobody follows, or it is an ace or a trump."""
    high_trump = effective_suit(best, trump) is trump and strength(best, trump) >= 7
    return _speaks_last(view) or best.rank is Rank.ACE or high_trump


def _speaks_last(view: SeatView) -> bool:
    assert view.trick is not None
    return len(view.trick.plays) == 3 - len(view.sitting_out)


def _throw(view: SeatView, plays: dict[Card, Action], trump: Suit | None, thumb: Thumb) -> Decision:
    """The card that is missed least: no trump, no ace, from a short suit, low."""
    suits = [effective_suit(card, trump) for card in view.hand]

    def cost(card: Card) -> tuple[bool, bool, int, int]:
        suit = effective_suit(card, trump)
        return suit is trump, card.rank is Rank.ACE, suits.count(suit), strength(card, trump)

    one_suit = view.led in suits  # what may be played is all of the suit led
    card = min(plays, key=lambda card: strength(card, trump)) if one_suit else min(plays, key=cost)
    return Decision(plays[card], thumb, (card,))


def _cheapest(winners: list[Card], trump: Suit | None) -> Card:
    return min(winners, key=lambda card: (effective_suit(card, trump) is trump, strength(card, trump)))

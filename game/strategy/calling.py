"""Rules of thumb for calling and for the dealer's discard.

A hand is valued in tricks it should take; the figures are the author's own round numbers, good enough
for a sound player, and the rest is what partners usually bring.
"""

from __future__ import annotations

from functools import cache

from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import Card, Rank, Suit, effective_suit, is_left_bower, is_right_bower, pack, strength
from game.rules.seats import Seat
from game.rules.view import SeatView
from game.strategy.decisions import Decision, Thumb

ORDER_AT = 2.1  # own tricks with which to accept the turn-up
NAME_AT = 2.0  # own tricks with which to name a suit in the second round
ALONE_AT = 3.4  # own tricks with which to send the partner out
_PARTNER_GAINS = 0.55  # what the turn-up is worth in partner's hand, of its own value
_THEM_GAIN = 0.6  # what it costs in an opponent's hand
_NEXT_BONUS = 0.35  # the side that did not deal expects help in the sister suit
_CROSS_BONUS = 0.25  # and the dealer's side in the other colour


def trick_value(card: Card, trump: Suit | None) -> float:
    """The tricks a card should take while `trump` is trump, or without trump."""
    return _rated(trump)[card][0]


@cache
def _rated(trump: Suit | None) -> dict[Card, tuple[float, Suit | None]]:
    """What every card is worth, and the suit it is played in: hands are valued all the time in a search."""
    return {card: (_worth(card, trump), effective_suit(card, trump)) for card in pack(32, joker=True)}


def _worth(card: Card, trump: Suit | None) -> float:
    if trump is None:
        return {Rank.ACE: 0.8, Rank.KING: 0.3}.get(card.rank, 0.0)
    if card.is_joker or is_right_bower(card, trump):
        return 1.0
    if is_left_bower(card, trump):
        return 0.85
    if effective_suit(card, trump) is trump:
        return {Rank.ACE: 0.75, Rank.KING: 0.6, Rank.QUEEN: 0.5}.get(card.rank, 0.4)
    return {Rank.ACE: 0.6, Rank.KING: 0.15}.get(card.rank, 0.0)


def hand_value(hand: tuple[Card, ...], trump: Suit | None) -> float:
    """The tricks a five-card hand should take with `trump` as trump, or without trump."""
    rated = _rated(trump)
    cards = [rated[card] for card in hand]
    value = sum([worth for worth, _suit in cards])
    if trump is None:
        return value
    suits = [suit for _worth, suit in cards]
    if suits.count(trump) < 2:
        return value - 0.4  # aces fall and ruffs fail without a second trump
    return value + 0.2 * (4 - len(set(suits)))


def decide_farmers_hand(view: SeatView) -> Decision:
    """Away with a farmer's hand, unless it could make trump as it is."""
    (keep,) = (action for action in view.legal if action.kind is ActionKind.KEEP)
    if any(hand_value(view.hand, suit) >= ORDER_AT for suit in Suit):
        return Decision(keep, Thumb.KEEP_GOOD_HAND)
    other = next(action for action in view.legal if action is not keep)
    return Decision(other, Thumb.BEAT_THE_HAND)


def decide_gift(view: SeatView) -> Decision:
    """What a lone player's partner gives: the card that takes most tricks; equal ones by rank."""
    gifts = {action.card: action for action in view.legal if action.card is not None}
    card = max(gifts, key=lambda card: (trick_value(card, view.trump), strength(card, view.trump)))
    return Decision(gifts[card], Thumb.GIVE_HIGHEST, (card,))


def decide_discard(view: SeatView) -> Decision:
    """What is put down: a lone low card for a void, else the least useful one."""
    trump = view.trump
    puts = {action.card: action for action in view.legal if action.card is not None}
    card = best_discard(tuple(puts), view.hand, trump)
    suit = effective_suit(card, trump)
    mates = [other for other in view.hand if effective_suit(other, trump) is suit]
    empties = len(mates) == 1 and suit is not trump and trump is not None
    thumb = Thumb.MAKE_A_VOID if empties else Thumb.PUT_DOWN_LOWEST
    return Decision(puts[card], thumb, (card,))


def best_discard(choices: tuple[Card, ...], hand: tuple[Card, ...], trump: Suit | None) -> Card:
    """Of `choices`, the card whose leaving costs the hand least; equal ones by rank."""

    def cost(card: Card) -> tuple[float, int]:
        rest = tuple(held for held in hand if held != card)
        return (-hand_value(rest, trump), strength(card, trump))

    return min(choices, key=cost)


def decide_call(view: SeatView) -> Decision:
    """Pass, make trump, or go alone, in either round."""
    if view.phase is Phase.FIRST_ROUND:
        return _first_round(view)
    return _second_round(view)


def _first_round(view: SeatView) -> Decision:
    orders = [action for action in view.legal if action.kind is ActionKind.ORDER]
    suit, upcard = view.upcard_suit, view.upcard
    assert suit is not None
    assert upcard is not None
    own, total = accepted_value(view.hand, view.seat, view.dealer, upcard, suit)
    if orders and own >= ALONE_AT:
        return Decision(_choice(orders, alone=True), Thumb.GO_ALONE)
    orders = [action for action in orders if not action.alone]  # none where the partner may go alone only
    thumb = Thumb.HELP_PARTNER if view.dealer is view.seat.partner else Thumb.STRONG_HAND
    if orders and total >= ORDER_AT:
        return Decision(_choice(orders, alone=False), thumb, (upcard,))
    theirs = view.dealer.side is not view.seat.side and own >= ORDER_AT
    why_not = Thumb.NOT_INTO_THEIR_HAND if theirs else Thumb.PASS_WEAK_HAND
    return Decision(_pass(view), why_not, (upcard,))


def accepted_value(
    hand: tuple[Card, ...], seat: Seat, dealer: Seat, upcard: Card, suit: Suit
) -> tuple[float, float]:
    """The tricks of a seat's own hand if the turn-up is accepted, and these set right for who gets it.

    A dealer's own are counted with the turn-up taken and the best discard made.
    """
    if dealer is seat:
        six = (*hand, upcard)
        out = best_discard(hand, six, suit)
        own = hand_value(tuple(card for card in six if card != out), suit)
        return own, own
    own, gain = hand_value(hand, suit), trick_value(upcard, suit)
    return own, own + (_PARTNER_GAINS if dealer is seat.partner else -_THEM_GAIN) * gain


def _second_round(view: SeatView) -> Decision:
    calls = [action for action in view.legal if action.kind is ActionKind.CALL]
    best = max(calls, key=lambda action: (_second_value(view, action.suit), not action.alone))
    suit = best.suit
    assert suit is not None
    if hand_value(view.hand, suit) >= ALONE_AT:
        return Decision(_choice(calls, alone=True, suit=suit), Thumb.GO_ALONE)
    without = [action for action in view.legal if action.kind is ActionKind.NO_TRUMP]
    if without and hand_value(view.hand, None) >= max(NAME_AT, _second_value(view, suit)):
        return Decision(_choice(without, alone=False), Thumb.HIGH_EVERYWHERE)
    if _second_value(view, suit) >= NAME_AT:
        return Decision(_choice(calls, alone=False, suit=suit), _second_thumb(view, suit))
    if any(action.kind is ActionKind.PASS for action in view.legal):
        return Decision(_pass(view), Thumb.PASS_WEAK_HAND)
    return Decision(_choice(calls, alone=False, suit=suit), Thumb.BEST_OF_A_BAD_LOT)


def _second_value(view: SeatView, suit: Suit | None) -> float:
    assert suit is not None
    return named_value(view.hand, view.dealer.side is view.seat.side, view.upcard_suit, suit)


def named_value(hand: tuple[Card, ...], dealers_side: bool, down: Suit | None, suit: Suit) -> float:
    """The tricks of a hand that names a suit in the second round, set right for next and cross."""
    value = hand_value(hand, suit)
    if down is None:
        return value
    if not dealers_side and suit is down.sister:
        return value + _NEXT_BONUS
    if dealers_side and suit.colour is not down.colour:
        return value + _CROSS_BONUS
    return value


def _second_thumb(view: SeatView, suit: Suit) -> Thumb:
    down = view.upcard_suit
    dealers_side = view.dealer.side is view.seat.side
    if down is not None and not dealers_side and suit is down.sister:
        return Thumb.MAKE_IT_NEXT
    if down is not None and view.dealer is view.seat.partner and suit.colour is not down.colour:
        return Thumb.CROSS_FOR_PARTNER
    return Thumb.STRONG_HAND


def _choice(actions: list[Action], alone: bool, suit: Suit | None = None) -> Action:
    return next(
        action for action in actions if action.alone is alone and (suit is None or action.suit is suit)
    )


def _pass(view: SeatView) -> Action:
    return next(action for action in view.legal if action.kind is ActionKind.PASS)

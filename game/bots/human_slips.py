"""The slips that people make at a table: the left bower forgotten, haste, a dropped card, a word too many."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import Card, Suit, effective_suit, is_left_bower
from game.rules.trick import followers
from game.rules.view import SeatView
from game.strategy.calling import ALONE_AT, hand_value

_KEEN = 2.0  # own tricks with which a player cannot wait to call
_FAIR = 1.6  # and with which the suit turned down is still on the mind


def of(view: SeatView) -> Iterator[tuple[Action, float]]:
    """What this player could do wrong now without meaning to, and how likely that is, up to 1.

    It knows no cards but its own.
    """
    if view.seat in view.sitting_out:
        return
    for slip, weight in _SLIPS.items():
        for action in slip(view):
            yield action, weight


def forgets_the_left(view: SeatView) -> Iterator[Action]:
    """Takes the left bower for a card of its printed suit: keeps it back, or follows with it."""
    if view.phase is not Phase.PLAY or not view.my_turn or view.led is None:
        return
    left = next((card for card in view.hand if is_left_bower(card, view.trump)), None)
    if left is None:
        return
    able = followers(view.hand, view.led, view.trump)
    if able == (left,):
        yield from (_play(view, card) for card in view.hand if card is not left)
    elif able and view.led is left.suit:
        yield _play(view, left)


def mistakes_the_colour(view: SeatView) -> Iterator[Action]:
    """Takes a card of the other suit of the same colour for one of the suit led."""
    if view.phase is not Phase.PLAY or not view.my_turn or view.led is None:
        return
    able = followers(view.hand, view.led, view.trump)
    if able:
        yield from (_play(view, card) for card in view.hand if _looks_like(view.led, card.suit))


def _looks_like(led: Suit, suit: Suit | None) -> bool:
    return suit is not None and suit is led.sister


def plays_in_haste(view: SeatView) -> Iterator[Action]:
    """Plays before the player on the right has."""
    trick = view.trick
    if view.phase is not Phase.PLAY or view.my_turn or trick is None or not trick.plays:
        return
    if view.seat.right not in view.actors or trick.card_of(view.seat) is not None:
        return
    able = followers(view.hand, view.led, view.trump) or view.hand
    if able:  # whoever was dealt a card too few has none left for the last trick
        yield _play(view, able[0])


def leads_in_haste(view: SeatView) -> Iterator[Action]:
    """Leads as if the last trick had been one's own: the partner took it."""
    started = view.trick is not None and view.trick.plays
    if view.phase is Phase.PLAY and not started and view.seat.partner in view.actors and view.hand:
        yield _play(view, view.hand[0])


def leads_too_early(view: SeatView) -> Iterator[Action]:
    """The dealer's left leads before the dealer has discarded."""
    if view.phase is Phase.DISCARD and view.seat is view.dealer.left:
        yield from (_play(view, card) for card in view.hand if effective_suit(card, view.trump) != view.trump)


def calls_in_haste(view: SeatView) -> Iterator[Action]:
    """A good hand speaks before it is asked."""
    asked = view.actors[0] if view.actors else None
    if view.phase is Phase.FIRST_ROUND and asked is view.seat.right and _likes_upcard(view, _KEEN):
        yield Action(view.seat, ActionKind.ORDER)
    if view.phase is Phase.SECOND_ROUND and asked is view.seat.right:
        suits = [suit for suit in Suit if suit is not view.upcard_suit]
        best = max(suits, key=lambda suit: hand_value(view.hand, suit))
        if hand_value(view.hand, best) >= _KEEN:
            yield Action(view.seat, ActionKind.CALL, suit=best)


def forgets_what_was_turned_down(view: SeatView) -> Iterator[Action]:
    """Names the suit that everybody has passed."""
    if view.phase is Phase.SECOND_ROUND and view.my_turn and _likes_upcard(view, _FAIR):
        yield Action(view.seat, ActionKind.CALL, suit=view.upcard_suit)


def counts_the_left_as_natural(view: SeatView) -> Iterator[Action]:
    """Orders up with no card of the suit but the left bower, where that will not do."""
    left = any(is_left_bower(card, view.upcard_suit) for card in view.hand)
    if view.phase is Phase.FIRST_ROUND and view.my_turn and left:
        yield Action(view.seat, ActionKind.ORDER)


def drops_a_card(view: SeatView) -> Iterator[Action]:
    """A card slips out of the hand."""
    if view.phase is Phase.PLAY and len(view.hand) > 1:
        yield Action(view.seat, ActionKind.EXPOSE, view.hand[-1])


def looks_back(view: SeatView) -> Iterator[Action]:
    """Turns up the last trick to see what was played."""
    if view.phase is Phase.PLAY and view.tricks and not (view.trick and view.trick.plays):
        yield Action(view.seat, ActionKind.LOOK, count=len(view.tricks))


def says_too_much(view: SeatView) -> Iterator[Action]:
    """A word to the partner about a good suit."""
    asked = view.phase is Phase.FIRST_ROUND and view.seat.partner in view.actors
    if asked and _likes_upcard(view, _KEEN):
        yield Action(view.seat, ActionKind.TELL, suit=view.upcard_suit)


def thinks_of_alone_too_late(view: SeatView) -> Iterator[Action]:
    """Says alone when the call has been made without it."""
    called = view.phase is Phase.DISCARD and view.maker is view.seat and not view.alone
    if called and hand_value(view.hand, view.trump) >= ALONE_AT:
        yield Action(view.seat, ActionKind.LATE_ALONE)


def misdeals(view: SeatView) -> Iterator[Action]:
    """One card too many or too few in a packet, or a round that begins with the wrong player."""
    if view.phase is not Phase.DEALING or not view.my_turn or view.dealer is not view.seat:
        return
    due = [action.count for action in view.legal if action.count]
    if due:
        yield from (Action(view.seat, ActionKind.DEAL, count=due[0] + more) for more in (1, -1))
        yield Action(view.seat, ActionKind.SKIP)


_SLIPS: dict[Callable[[SeatView], Iterator[Action]], float] = {
    forgets_the_left: 1.0,
    mistakes_the_colour: 0.8,
    leads_in_haste: 0.5,
    plays_in_haste: 0.3,
    leads_too_early: 0.3,
    calls_in_haste: 0.7,
    forgets_what_was_turned_down: 0.8,
    counts_the_left_as_natural: 1.0,
    drops_a_card: 0.05,
    looks_back: 0.1,
    says_too_much: 0.4,
    thinks_of_alone_too_late: 0.5,
    misdeals: 0.03,
}


def _likes_upcard(view: SeatView, tricks: float) -> bool:
    return view.upcard_suit is not None and hand_value(view.hand, view.upcard_suit) >= tricks


def _play(view: SeatView, card: Card) -> Action:
    return Action(view.seat, ActionKind.PLAY, card)

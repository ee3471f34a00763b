"""Leading, following, winning and gathering tricks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from game.rules import events as ev
from game.rules.actions import Action, ActionKind, Phase, plays
from game.rules.cards import Card, Suit, heights_in_trick, is_left_bower, suits_under
from game.rules.dealing import HAND_SIZE, with_hand, without
from game.rules.reasons import Reason, ReasonKind
from game.rules.ruleset import LoneLead, Topic
from game.rules.scoring import score_hand
from game.rules.seats import Seat, Side
from game.rules.state import State, Trick

Step = tuple[State, tuple[ev.Event, ...]]


def suit_led(trick: Trick | None, trump: Suit | None) -> Suit | None:
    """The suit a trick asks for, None while nothing is led."""
    if trick is None or not trick.plays:
        return None
    return suits_under(trump)[trick.plays[0][1]]


def followers(hand: tuple[Card, ...], led: Suit | None, trump: Suit | None) -> tuple[Card, ...]:
    """The cards of a hand that belong to the suit led."""
    if led is None:
        return ()
    suits = suits_under(trump)
    return tuple([card for card in hand if suits[card] is led])


def winner(trick: Trick, trump: Suit | None) -> Seat:
    """Who is winning a trick so far. The trick must hold a card."""
    heights = heights_in_trick(suit_led(trick, trump), trump)
    taker, highest = trick.leader, 0
    for seat, card in trick.plays:
        if heights[card] > highest:
            taker, highest = seat, heights[card]
    return taker


def candidates(state: State) -> Iterator[Action]:
    """Every card of the hand, legal or not; or the one way to gather."""
    if state.phase is Phase.GATHER:
        yield Action(state.turn, ActionKind.GATHER)
    else:
        yield from (Action(state.turn, ActionKind.PLAY, card) for card in state.hands[state.turn])


def legal(state: State) -> tuple[Action, ...]:
    """The cards that follow suit, the whole hand where none does."""
    seat, trump = state.turn, state.bidding.trump
    hand, play_of = state.hands[seat], plays(seat)
    trick = state.trick
    if trick is not None and trick.plays:
        suits = suits_under(trump)
        led = suits[trick.plays[0][1]]
        able = [play_of[card] for card in hand if suits[card] is led]
        if able:
            return tuple(able)
    return tuple([play_of[card] for card in hand])


def objections(state: State, action: Action) -> Iterator[Reason]:
    """Why this card may not be played."""
    hand, trump, card = state.hands[action.seat], state.trump, action.card
    assert card is not None
    if card not in hand:
        yield Reason(ReasonKind.NOT_IN_HAND, state.ruleset.cite(Topic.FOLLOW_SUIT), (card,))
        return
    led = suit_led(state.trick, trump)
    assert led is not None
    yield from _against_not_following(state, card, led, followers(hand, led, trump))


def _against_not_following(state: State, card: Card, led: Suit, able: tuple[Card, ...]) -> Iterator[Reason]:
    cite, trump = state.ruleset.cite, state.trump
    if is_left_bower(card, trump) and card.suit is led:
        yield Reason(ReasonKind.LEFT_DOES_NOT_FOLLOW, cite(Topic.TRUMP_ORDER), (card,), led)
    left = tuple(held for held in able if is_left_bower(held, trump))
    if left:
        yield Reason(ReasonKind.LEFT_IS_WHAT_FOLLOWS, cite(Topic.TRUMP_ORDER), left, led)
    yield Reason(ReasonKind.MUST_FOLLOW, cite(Topic.FOLLOW_SUIT), able, led)


def next_in(seat: Seat, out: frozenset[Seat]) -> Seat:
    """`seat`, or the next one clockwise that is not sitting out."""
    while seat in out:
        seat = seat.left
    return seat


def opening_leader(state: State) -> Seat:
    """Who leads to the first trick, once trump is made."""
    assert state.maker is not None
    leader = state.dealer.left
    if state.alone and state.ruleset.switches.lone_lead is LoneLead.MAKERS_LEFT:
        leader = state.maker.left  # if that one sits out, the next one in is the lone defender
    return next_in(leader, state.sitting_out)


def first_lead(state: State) -> State:
    """The state in which the opening lead is awaited."""
    leader = opening_leader(state)
    return state.changed(phase=Phase.PLAY, turn=leader, trick=Trick(leader))


_played = cache(ev.CardPlayed)


def play(state: State, action: Action) -> Step:
    """A card joins the trick; the last one completes it, and its winner may gather."""
    before, seat, card, bidding = state.trick, action.seat, action.card, state.bidding
    assert before is not None
    assert card is not None
    trick = Trick(before.leader, (*before.plays, (seat, card)))
    hands = with_hand(state.hands, seat, without(state.hands[seat], card))
    out = bidding.sitting_out
    if len(trick.plays) + len(out) < 4:
        phase, turn = Phase.PLAY, next_in(seat.left, out)
    else:
        phase, turn = Phase.GATHER, winner(trick, bidding.trump)
    return state.changed(phase=phase, turn=turn, hands=hands, trick=trick), (_played(seat, card),)


def gather(state: State) -> Step:
    """The winner takes the trick and leads to the next; after five the hand is scored."""
    taken, taker = state.trick, state.turn
    assert taken is not None
    tricks, (us, them) = (*state.tricks, taken), state.tricks_won
    won = (us + 1, them) if taker.side is Side.US else (us, them + 1)
    told = (ev.TrickGathered(taker, taken),)
    if len(tricks) < HAND_SIZE:
        return state.changed(phase=Phase.PLAY, trick=Trick(taker), tricks=tricks, tricks_won=won), told
    scored, more = score_hand(state.changed(tricks=tricks, tricks_won=won, trick=None))
    return scored, told + more

"""Leading, following, winning and gathering tricks."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules import events as ev
from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import Card, Suit, beats, effective_suit, is_left_bower
from game.rules.dealing import HAND_SIZE, with_hand
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
    return effective_suit(trick.plays[0][1], trump)


def followers(hand: tuple[Card, ...], led: Suit | None, trump: Suit | None) -> tuple[Card, ...]:
    """The cards of a hand that belong to the suit led."""
    if led is None:
        return ()
    return tuple(card for card in hand if effective_suit(card, trump) is led)


def winner(trick: Trick, trump: Suit | None) -> Seat:
    """Who is winning a trick so far. The trick must hold a card."""
    best_seat, best = trick.plays[0]
    for seat, card in trick.plays[1:]:
        if beats(card, best, trump):
            best_seat, best = seat, card
    return best_seat


def tricks_won(state: State) -> tuple[int, int]:
    """Gathered tricks by side."""
    sides = [winner(trick, state.trump).side for trick in state.tricks]
    return sides.count(Side.US), sides.count(Side.THEM)


def candidates(state: State) -> Iterator[Action]:
    """Every card of the hand, legal or not; or the one way to gather."""
    if state.phase is Phase.GATHER:
        yield Action(state.turn, ActionKind.GATHER)
    else:
        yield from (Action(state.turn, ActionKind.PLAY, card) for card in state.hands[state.turn])


def objections(state: State, action: Action) -> Iterator[Reason]:
    """Why this card may not be played; nothing if it may."""
    if action.kind is not ActionKind.PLAY:
        return
    hand, trump, card = state.hands[action.seat], state.trump, action.card
    cite = state.ruleset.cite
    assert card is not None
    if card not in hand:
        yield Reason(ReasonKind.NOT_IN_HAND, cite(Topic.FOLLOW_SUIT), (card,))
        return
    led = suit_led(state.trick, trump)
    if led is None or effective_suit(card, trump) is led:
        return
    able = followers(hand, led, trump)
    if able:
        yield from _against_not_following(state, card, led, able)


def _against_not_following(state: State, card: Card, led: Suit, able: tuple[Card, ...]) -> Iterator[Reason]:
    cite, trump = state.ruleset.cite, state.trump
    if is_left_bower(card, trump) and card.suit is led:
        yield Reason(ReasonKind.LEFT_DOES_NOT_FOLLOW, cite(Topic.TRUMP_ORDER), (card,), led)
    left = tuple(held for held in able if is_left_bower(held, trump))
    if left:
        yield Reason(ReasonKind.LEFT_IS_WHAT_FOLLOWS, cite(Topic.TRUMP_ORDER), left, led)
    yield Reason(ReasonKind.MUST_FOLLOW, cite(Topic.FOLLOW_SUIT), able, led)


def next_in(state: State, seat: Seat) -> Seat:
    """`seat`, or the next one clockwise that is not sitting out."""
    while seat in state.sitting_out:
        seat = seat.left
    return seat


def opening_leader(state: State) -> Seat:
    """Who leads to the first trick, once trump is made."""
    assert state.maker is not None
    leader = state.dealer.left
    if state.alone and state.ruleset.switches.lone_lead is LoneLead.MAKERS_LEFT:
        leader = state.maker.left  # if that one sits out, the next one in is the lone defender
    return next_in(state, leader)


def first_lead(state: State) -> State:
    """The state in which the opening lead is awaited."""
    return _lead(state, opening_leader(state))


def _lead(state: State, leader: Seat) -> State:
    return state.changed(phase=Phase.PLAY, turn=leader, trick=Trick(leader))


def play(state: State, action: Action) -> Step:
    """A card joins the trick; the last one completes it, and its winner may gather."""
    assert state.trick is not None
    assert action.card is not None
    trick = Trick(state.trick.leader, (*state.trick.plays, (action.seat, action.card)))
    hand = tuple(held for held in state.hands[action.seat] if held != action.card)
    complete = len(trick.plays) == 4 - len(state.sitting_out)
    after = state.changed(
        trick=trick,
        hands=with_hand(state.hands, action.seat, hand),
        phase=Phase.GATHER if complete else Phase.PLAY,
        turn=winner(trick, state.trump) if complete else next_in(state, action.seat.left),
    )
    return after, (ev.CardPlayed(action.seat, action.card),)


def gather(state: State) -> Step:
    """The winner takes the trick and leads to the next; after five the hand is scored."""
    assert state.trick is not None
    taken = state.trick
    after = state.changed(tricks=(*state.tricks, taken), trick=None)
    told: tuple[ev.Event, ...] = (ev.TrickGathered(state.turn, taken),)
    if len(after.tricks) < HAND_SIZE:
        return _lead(after, state.turn), told
    scored, more = score_hand(after, tricks_won(after))
    return scored, told + more

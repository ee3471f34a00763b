"""Leading, following, winning and gathering tricks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from game.rules import events as ev
from game.rules import slips
from game.rules.actions import Action, ActionKind, Phase, with_cards
from game.rules.cards import Card, Suit, effective_suit, heights_in_trick, is_left_bower, suits_under
from game.rules.dealing import HAND_SIZE
from game.rules.reasons import Reason, ReasonKind
from game.rules.ruleset import LoneLead, Topic
from game.rules.scoring import score_hand
from game.rules.seats import Seat, Side, clockwise_from
from game.rules.state import Hands, Plays, State, Trick, hands_without
from game.rules.table import Bidding

Step = tuple[State, tuple[ev.Event, ...]]

# needed for every card; asking an enum for its member takes as long as a call
_PLAYING, _GATHERING = Phase.PLAY, Phase.GATHER
_PLAYS = {seat: with_cards(seat, ActionKind.PLAY) for seat in Seat}


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
    return _taker(trick.plays, trump)


def _taker(plays: Plays, trump: Suit | None) -> Seat:
    taker, led = plays[0]
    heights = heights_in_trick(suits_under(trump)[led], trump)
    highest = 0
    for seat, card in plays:
        height = heights[card]
        if height > highest:
            taker, highest = seat, height
    return taker


def candidates(state: State) -> Iterator[Action]:
    """Every card of the hand, legal or not; or the one way to gather."""
    if state.phase is Phase.GATHER:
        yield Action(state.turn, ActionKind.GATHER)
    else:
        yield from (Action(state.turn, ActionKind.PLAY, card) for card in state.hands[state.turn])


def legal(state: State) -> tuple[Action, ...]:
    """The cards that follow suit, the whole hand where none does."""
    seat, plays = state.turn, state.plays
    hand = state.hands[seat]
    if len(hand) == 1:
        return (_PLAYS[seat][hand[0]],)
    if plays:
        follow = _following(seat, plays[0][1], state.bidding.trump)
        able = []
        for card in hand:
            if card in follow:
                able.append(follow[card])
        if able:
            return tuple(able)
    play = _PLAYS[seat]
    return tuple([play[card] for card in hand])


@cache
def _following(seat: Seat, led: Card, trump: Suit | None) -> Mapping[Card, Action]:
    """What it is for a seat to play each card that belongs to the suit which the card `led` asks for."""
    suits = suits_under(trump)
    return {card: action for card, action in _PLAYS[seat].items() if suits[card] is suits[led]}


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
    joker = tuple(held for held in able if held.is_joker)
    if joker:
        yield Reason(ReasonKind.JOKER_IS_WHAT_FOLLOWS, cite(Topic.JOKER_RANK), joker, led)
    yield Reason(ReasonKind.MUST_FOLLOW, cite(Topic.FOLLOW_SUIT), able, led)
    yield from led_as_trump(state)


def led_as_trump(state: State) -> Iterator[Reason]:
    """What is to be known of a card led that does not look like the suit it asks for."""
    seat, card = state.plays[0]
    if card.suit is not effective_suit(card, state.trump):
        topic = Topic.JOKER_RANK if card.is_joker else Topic.TRUMP_ORDER
        cite = state.ruleset.cite(topic)
        yield Reason(ReasonKind.LED_COUNTS_AS_TRUMP, cite, (card,), state.trump, seat)


def next_in(seat: Seat, out: frozenset[Seat]) -> Seat:
    """`seat`, or the next one clockwise that is not sitting out."""
    while seat in out:
        seat = seat.left
    return seat


@cache
def _next_to_play(
    seat: Seat, fallen: int, maker: Seat | None, alone: bool, defender: Seat | None
) -> Seat | None:
    """Whose card comes after that of `seat`; None when the trick is whole with so many cards `fallen`."""
    out = Bidding(maker=maker, alone=alone, defender=defender).sitting_out
    return next_in(seat.left, out) if fallen + len(out) < 4 else None


def opening_leader(state: State) -> Seat:
    """Who leads to the first trick, once trump is made."""
    said, leader = state.bidding, state.dealer.left
    assert said.maker is not None
    if said.alone and state.ruleset.switches.lone_lead is LoneLead.MAKERS_LEFT:
        leader = said.maker.left  # if that one sits out, the next one in is the lone defender
    return next_in(leader, said.sitting_out)


def is_first_trick(state: State) -> bool:
    """Whether the trick on the table is the first; a hand of fewer cards tells that others came before it."""
    if state.tricks:
        return False
    played = [seat for seat, _card in state.plays]
    hands = {seat: state.hands[seat] for seat in Seat if seat not in state.sitting_out}
    return all(len(hand) + played.count(seat) >= HAND_SIZE for seat, hand in hands.items() if hand)


def opening_topic(state: State) -> str:
    """What says who leads first: only a lone hand puts anyone in the place of the dealer's left."""
    regular = opening_leader(state) is state.dealer.left
    return Topic.OPENING_LEAD if regular else "lone_lead"


def early_leads(state: State, seat: Seat) -> tuple[Action, ...]:
    """The trumps that the dealer's left may lead while the dealer is still to discard (WED-36)."""
    if state.phase is not Phase.DISCARD or state.ruleset.switches.early_lead != "trump-allowed":
        return ()
    if state.plays or seat is not state.dealer.left or opening_leader(state) is not seat:
        return ()
    trump = state.bidding.trump
    return tuple(_PLAYS[seat][card] for card in followers(state.hands[seat], trump, trump))


def first_lead(state: State) -> State:
    """The state in which the opening lead is awaited, or the card after one that was led early."""
    said, leader = state.bidding, opening_leader(state)
    turn = leader
    if state.plays:
        turn = _next_to_play(leader, len(state.plays), said.maker, said.alone, said.defender) or leader
    return before_lead(state.changed(phase=_PLAYING, turn=turn, leader=leader))


def before_lead(state: State) -> State:
    """The same, or where a slip of the leader's side asks for it, the leader's right names the suit first."""
    honest, leader = state.honest, state.leader
    if honest is None or leader is None or state.plays or state.phase is not _PLAYING:
        return state
    if leader.side not in honest.duties.to_name:
        return state
    asked = next_in(leader.right, state.sitting_out)
    asked = asked if asked.side is not leader.side else leader.left
    return state.changed(phase=Phase.NAME_LEAD, turn=asked)


@cache
def _played(seat: Seat, card: Card) -> tuple[ev.CardPlayed]:
    return (ev.CardPlayed(seat, card),)


def play(state: State, action: Action) -> Step:
    """A card joins the trick; the last one completes it, and its winner may gather."""
    seat, card, said = action.seat, action.card, state.bidding
    assert card is not None
    plays = (*state.plays, (seat, card))
    hands = hands_without(state.hands, seat, card)
    if state.phase is Phase.DISCARD:  # early: the dealer still has a card to put down
        honest = slips.without_card(state.honest, seat, card)
        return state.changed(hands=hands, plays=plays, leader=seat, honest=honest), _played(seat, card)
    if state.honest is not None:
        return _play_honestly(state, hands, seat, card), _played(seat, card)
    turn = _next_to_play(seat, len(plays), said.maker, said.alone, said.defender)
    if turn is None:
        after = state.after_card(hands, plays, _GATHERING, _taker(plays, said.trump))
    else:
        after = state.after_card(hands, plays, _PLAYING, turn)
    return after, _played(seat, card)


def _play_honestly(state: State, hands: Hands, seat: Seat, card: Card) -> State:
    """A card where nobody sees to it that turns are kept: whoever has none on the table yet comes next."""
    plays, begins = (*state.plays, (seat, card)), not state.plays
    honest = slips.without_card(state.honest, seat, card)
    after = state.changed(hands=hands, plays=plays, honest=honest, leader=seat if begins else state.leader)
    start = seat.left if begins or seat is state.turn else state.turn
    turn = without_card(after, start)
    if turn is None:
        return after.changed(phase=_GATHERING, turn=_taker(plays, state.trump))
    return after.changed(turn=turn)


def without_card(state: State, start: Seat) -> Seat | None:
    """From `start` on the first in the hand who holds a card and has none on the table; None: all have."""
    played = {seat for seat, _card in state.plays}
    for seat in clockwise_from(start):
        if seat not in played and seat not in state.sitting_out and state.hands[seat]:
            return seat
    return None


def gather(state: State) -> Step:
    """The winner takes the trick and leads to the next; after five the hand is scored."""
    leader, taker = state.leader, state.turn
    assert leader is not None
    taken = Trick(leader, state.plays)
    tricks, won = (*state.tricks, taken), _one_more(state.tricks_won, taker)
    told = (ev.TrickGathered(taker, taken),)
    if not is_last_trick(state):
        after = state.after_trick(tricks, won)
        return after if state.honest is None else _lead_honestly(after), told
    scored, more = score_hand(state, tricks, won)
    return scored, told + more


def is_last_trick(state: State) -> bool:
    """Whether nobody can play to another one: the fifth, or before where all were dealt too few cards."""
    if len(state.tricks) + 1 == HAND_SIZE:
        return True
    return state.honest is not None and without_card(state.changed(plays=()), state.turn) is None


def _lead_honestly(state: State) -> State:
    """The winner leads, or the next who has a card: somebody may have been dealt too few."""
    leader = without_card(state, state.turn)
    assert leader is not None
    return before_lead(state.changed(turn=leader, leader=leader))


@cache
def _one_more(won: tuple[int, int], taker: Seat) -> tuple[int, int]:
    us, them = won
    return (us + 1, them) if taker.side is Side.US else (us, them + 1)

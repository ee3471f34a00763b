"""Both rounds of calling, the pick-up and the discards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from game.rules import events as ev
from game.rules import lone, slips
from game.rules.actions import Action, ActionKind, Phase, only, with_cards
from game.rules.cards import Card, Suit, is_left_bower
from game.rules.reasons import Reason, ReasonKind
from game.rules.ruleset import Topic
from game.rules.scoring import throw_in
from game.rules.seats import Seat
from game.rules.state import State, hands_without, with_hand
from game.rules.table import Bidding, FaceDown

Step = tuple[State, tuple[ev.Event, ...]]


def natural_trumps(state: State, hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """Cards of a hand printed in the turn-up's suit; neither left bower nor joker is among them."""
    suit = state.bidding.upcard_suit
    return tuple([card for card in hand if card.suit is suit])


def candidates(state: State) -> Iterator[Action]:
    """Every action of this phase's kinds for the seat to act, legal or not."""
    seat = state.turn
    if state.phase is Phase.DISCARD:
        yield from (Action(seat, ActionKind.DISCARD, card) for card in state.hands[seat])
        yield Action(seat, ActionKind.LEAVE)
    elif state.phase is Phase.FIRST_ROUND:
        yield from (*only(seat, ActionKind.PASS), *_calls(seat, ActionKind.ORDER))
    else:
        suits = (call for suit in Suit for call in _calls(seat, ActionKind.CALL, suit))
        yield from (*only(seat, ActionKind.PASS), *suits, *_calls(seat, ActionKind.NO_TRUMP))


@cache
def _calls(seat: Seat, kind: ActionKind, suit: Suit | None = None) -> tuple[Action, Action]:
    """A call with the partner's help, and the same alone."""
    return Action(seat, kind, suit=suit), Action(seat, kind, suit=suit, alone=True)


def first_round(state: State) -> tuple[Action, ...]:
    """A pass, and the calls that accept the turn-up as far as they are open to the seat to act."""
    seat = state.turn
    return _first_choices(seat, not lacks_natural(state, seat), _only_alone(state, seat))


@cache
def _first_choices(seat: Seat, may_order: bool, only_alone: bool) -> tuple[Action, ...]:
    calls = _calls(seat, ActionKind.ORDER) if may_order else ()
    return only(seat, ActionKind.PASS) + calls[only_alone:]


def second_round(state: State) -> tuple[Action, ...]:
    """A pass but for a dealer who is stuck, every other suit than the turn-up's, and no trump."""
    seat, gone = state.turn, state.bidding.upcard_suit
    actions = [] if is_stuck(state) else [*only(seat, ActionKind.PASS)]
    for suit in Suit:
        if suit is not gone:
            actions += _calls(seat, ActionKind.CALL, suit)
    if _offers_no_trump(state):
        actions += _calls(seat, ActionKind.NO_TRUMP)
    return tuple(actions)


def discards(state: State) -> tuple[Action, ...]:
    """The cards of the hand that may be put down, and leaving the turn-up where this table allows it."""
    seat, upcard, switches = state.turn, state.bidding.upcard, state.ruleset.switches
    kept = None if switches.bury_upcard else upcard
    discard = with_cards(seat, ActionKind.DISCARD)
    actions = [discard[card] for card in state.hands[seat] if card is not kept]
    if switches.take_upcard == "may" and not state.bidding.gave:
        actions.append(Action(seat, ActionKind.LEAVE))
    return tuple(actions)


def is_stuck(state: State) -> bool:
    """Whether the seat to act is a dealer who may not pass again."""
    stick = state.ruleset.switches.stick_the_dealer
    return stick and state.phase is Phase.SECOND_ROUND and state.turn is state.dealer


def lacks_natural(state: State, seat: Seat) -> bool:
    """Whether a seat cannot accept the turn-up, because a card printed in its suit is asked for."""
    return state.ruleset.switches.natural_trump and not natural_trumps(state, state.hands[seat])


def _only_alone(state: State, seat: Seat) -> bool:
    """Whether a seat may accept the turn-up only alone."""
    return state.ruleset.switches.canadian_loner and seat is state.dealer.partner


def _offers_no_trump(state: State) -> bool:
    # with a joker in the pack there is none: it would have neither suit nor rank
    return state.ruleset.switches.no_trump and not state.ruleset.switches.joker


def objections(state: State, action: Action) -> Iterator[Reason]:
    """Why this call or discard is not allowed."""
    cite = state.ruleset.cite
    if action.kind is ActionKind.PASS:
        yield Reason(ReasonKind.DEALER_IS_STUCK, cite("stick_the_dealer"))
    elif action.kind is ActionKind.ORDER:
        yield from _against_order(state, action)
    elif action.kind in (ActionKind.CALL, ActionKind.NO_TRUMP):
        yield _against_call(state, action)
    elif action.kind is ActionKind.DISCARD:
        yield _against_discard(state, action)
    elif state.gave:
        yield Reason(ReasonKind.NOT_NOW, cite("partners_best"))
    else:
        yield Reason(ReasonKind.MUST_TAKE_UPCARD, cite("take_upcard"), state.upcards)


def _against_order(state: State, action: Action) -> Iterator[Reason]:
    cite, suit = state.ruleset.cite, state.upcard_suit
    if state.phase is Phase.SECOND_ROUND:
        yield Reason(ReasonKind.UPCARD_IS_GONE, cite(Topic.BARRED_SUIT), state.upcards, suit)
        return
    if _only_alone(state, action.seat) and not action.alone:
        yield Reason(ReasonKind.ONLY_ALONE, cite("canadian_loner"), (), suit, state.dealer)
    if lacks_natural(state, action.seat):
        left = tuple(card for card in state.hands[action.seat] if is_left_bower(card, suit))
        if left:
            yield Reason(ReasonKind.LEFT_IS_NOT_NATURAL, cite("natural_trump"), left, suit)
        yield Reason(ReasonKind.NEEDS_NATURAL, cite("natural_trump"), state.upcards, suit)


def _against_call(state: State, action: Action) -> Reason:
    cite = state.ruleset.cite
    if state.phase is Phase.FIRST_ROUND:
        return Reason(ReasonKind.ONLY_UPCARD_SUIT, cite(Topic.FIRST_ROUND), state.upcards, state.upcard_suit)
    if action.kind is ActionKind.NO_TRUMP:
        return Reason(ReasonKind.ALWAYS_TRUMP, cite("no_trump"))
    return Reason(ReasonKind.SUIT_BARRED, cite(Topic.BARRED_SUIT), state.upcards, action.suit)


def _against_discard(state: State, action: Action) -> Reason:
    assert action.card is not None
    if action.card not in state.hands[action.seat]:
        return Reason(ReasonKind.NOT_IN_HAND, state.ruleset.cite(Topic.DISCARD), (action.card,))
    return Reason(ReasonKind.MAY_NOT_BURY, state.ruleset.cite("bury_upcard"), (action.card,))


def pass_on(state: State, action: Action) -> Step:
    """A pass: on to the left, into the second round after the dealer, or thrown in after that."""
    bidding = state.bidding.changed(calls=(*state.bidding.calls, action))
    second = state.phase is Phase.SECOND_ROUND
    said: tuple[ev.Event, ...] = _passed(action.seat, second)
    if action.seat is not state.dealer:
        return state.changed(bidding=bidding, turn=action.seat.left), said
    if second:
        after, thrown = throw_in(state.changed(bidding=bidding))
        return after, said + thrown
    down = tuple(ev.TurnedDown(state.dealer, card) for card in state.upcards)
    bidding = bidding.changed(turned_down=True)
    after = state.changed(bidding=bidding, phase=Phase.SECOND_ROUND, turn=state.dealer.left)
    if state.honest is not None:  # a pass said too early was one of the first round
        after = after.changed(
            honest=state.honest.changed(duties=state.honest.duties.changed(passed=frozenset()))
        )
    return after, (*said, *down)


# frozen values that come again in every game are made once
_trump_made, _picked_up, _discarded = cache(ev.TrumpMade), cache(ev.PickedUp), cache(ev.Discarded)
_put_down = cache(FaceDown)


@cache
def _passed(seat: Seat, second: bool) -> tuple[ev.Passed]:
    return (ev.Passed(seat, second),)


def make_trump(state: State, action: Action) -> Step:
    """The turn-up accepted, a suit or no trump called: trump, maker and a lone hand are fixed."""
    said, maker, alone = state.bidding, action.seat, action.alone
    ordered = action.kind is ActionKind.ORDER
    suit = said.upcard_suit if ordered else action.suit
    assert suit is not None or action.kind is ActionKind.NO_TRUMP
    calls = (*said.calls, action)
    bidding = said.changed(calls=calls, trump=suit, maker=maker, alone=alone, picked_up=ordered)
    told: list[ev.Event] = [_trump_made(maker, state.dealer, suit, ordered, alone)]
    if alone and not state.ruleset.switches.partners_best:
        told.append(ev.LaidDown(maker.partner))
    if not ordered:
        return lone.after_trump(state.changed(bidding=bidding)), tuple(told)
    return _pick_up(state, bidding, told)


def _pick_up(state: State, bidding: Bidding, told: list[ev.Event]) -> Step:
    # the dealer takes the upcard even as a lone player's partner: "the result is the same"
    assert bidding.upcard is not None
    dealer, upcard, hands = state.dealer, bidding.upcard, state.hands
    hands = with_hand(hands, dealer, (*hands[dealer], upcard))
    after = state.changed(hands=hands, bidding=bidding, phase=Phase.DISCARD, turn=dealer)
    return after, (*told, _picked_up(dealer, upcard))


def put_down(state: State, action: Action) -> Step:
    """The dealer's discard, the turn-up left where it lies, or a lone maker's for the partner's card."""
    dealer, bidding, card = state.dealer, state.bidding, action.card
    if bidding.gave:
        return lone.put_down(state, action)
    if card is None:
        upcard = bidding.upcard
        assert upcard is not None
        hands = hands_without(state.hands, dealer, upcard)
        honest = slips.without_card(state.honest, dealer, upcard)
        after = state.changed(hands=hands, bidding=bidding.changed(picked_up=False), honest=honest)
        return lone.after_trump(after), (ev.LeftUpcard(dealer, upcard),)
    hands, stock = hands_without(state.hands, dealer, card), (*state.stock, card)
    honest = slips.without_card(state.honest, dealer, card)
    after = state.changed(hands=hands, face_down=_put_down(card), stock=stock, honest=honest)
    return lone.after_trump(after), (_discarded(dealer, card),)

"""Both rounds of calling, the pick-up and the discards."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules import events as ev
from game.rules import lone
from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import Card, Suit, is_left_bower
from game.rules.dealing import with_hand
from game.rules.reasons import Reason, ReasonKind
from game.rules.ruleset import Topic
from game.rules.scoring import throw_in
from game.rules.state import State

Step = tuple[State, tuple[ev.Event, ...]]


def natural_trumps(state: State, hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """Cards of a hand printed in the turn-up's suit; neither left bower nor joker is among them."""
    return tuple(card for card in hand if card.suit is state.upcard_suit)


def candidates(state: State) -> Iterator[Action]:
    """Every action of this phase's kinds for the seat to act, legal or not."""
    seat = state.turn
    if state.phase is Phase.DISCARD:
        yield from (Action(seat, ActionKind.DISCARD, card) for card in state.hands[seat])
        yield Action(seat, ActionKind.LEAVE)
    else:
        yield Action(seat, ActionKind.PASS)
        if state.phase is Phase.FIRST_ROUND:
            yield from (Action(seat, ActionKind.ORDER, alone=alone) for alone in (False, True))
        else:
            for suit in Suit:
                yield from (Action(seat, ActionKind.CALL, suit=suit, alone=alone) for alone in (False, True))
            yield from (Action(seat, ActionKind.NO_TRUMP, alone=alone) for alone in (False, True))


def objections(state: State, action: Action) -> Iterator[Reason]:
    """Why this call or discard is not allowed; nothing if it is."""
    if action.kind is ActionKind.PASS:
        yield from _against_pass(state, action)
    elif action.kind is ActionKind.ORDER:
        yield from _against_order(state, action)
    elif action.kind is ActionKind.CALL:
        yield from _against_call(state, action)
    elif action.kind is ActionKind.NO_TRUMP:
        yield from _against_no_trump(state)
    elif action.kind is ActionKind.DISCARD:
        yield from _against_discard(state, action)
    elif action.kind is ActionKind.LEAVE and state.gave:
        yield Reason(ReasonKind.NOT_NOW, state.ruleset.cite("partners_best"))
    elif action.kind is ActionKind.LEAVE and state.ruleset.switches.take_upcard == "must":
        yield Reason(ReasonKind.MUST_TAKE_UPCARD, state.ruleset.cite("take_upcard"), state.upcards)


def is_stuck(state: State) -> bool:
    """Whether the seat to act is a dealer who may not pass again."""
    stick = state.ruleset.switches.stick_the_dealer
    return stick and state.phase is Phase.SECOND_ROUND and state.turn is state.dealer


def _against_pass(state: State, action: Action) -> Iterator[Reason]:
    if is_stuck(state) and action.seat is state.dealer:
        yield Reason(ReasonKind.DEALER_IS_STUCK, state.ruleset.cite("stick_the_dealer"))


def _against_order(state: State, action: Action) -> Iterator[Reason]:
    cite = state.ruleset.cite
    if state.phase is Phase.SECOND_ROUND:
        yield Reason(ReasonKind.UPCARD_IS_GONE, cite(Topic.BARRED_SUIT), state.upcards, state.upcard_suit)
        return
    only_alone = state.ruleset.switches.canadian_loner and action.seat is state.dealer.partner
    if only_alone and not action.alone:
        yield Reason(ReasonKind.ONLY_ALONE, cite("canadian_loner"), (), state.upcard_suit, state.dealer)
    hand = state.hands[action.seat]
    if state.ruleset.switches.natural_trump and not natural_trumps(state, hand):
        left = tuple(card for card in hand if is_left_bower(card, state.upcard_suit))
        if left:
            yield Reason(ReasonKind.LEFT_IS_NOT_NATURAL, cite("natural_trump"), left, state.upcard_suit)
        yield Reason(ReasonKind.NEEDS_NATURAL, cite("natural_trump"), state.upcards, state.upcard_suit)


def _against_call(state: State, action: Action) -> Iterator[Reason]:
    cite = state.ruleset.cite
    if state.phase is Phase.FIRST_ROUND:
        yield Reason(ReasonKind.ONLY_UPCARD_SUIT, cite(Topic.FIRST_ROUND), state.upcards, state.upcard_suit)
    elif action.suit is state.upcard_suit:
        yield Reason(ReasonKind.SUIT_BARRED, cite(Topic.BARRED_SUIT), state.upcards, action.suit)


def _against_no_trump(state: State) -> Iterator[Reason]:
    cite, switches = state.ruleset.cite, state.ruleset.switches
    if state.phase is Phase.FIRST_ROUND:
        yield Reason(ReasonKind.ONLY_UPCARD_SUIT, cite(Topic.FIRST_ROUND), state.upcards, state.upcard_suit)
    elif not switches.no_trump or switches.joker:  # a joker would have neither suit nor rank
        yield Reason(ReasonKind.ALWAYS_TRUMP, cite("no_trump"))


def _against_discard(state: State, action: Action) -> Iterator[Reason]:
    assert action.card is not None
    if action.card not in state.hands[action.seat]:
        yield Reason(ReasonKind.NOT_IN_HAND, state.ruleset.cite(Topic.DISCARD), (action.card,))
    elif action.card == state.upcard and not state.ruleset.switches.bury_upcard:
        yield Reason(ReasonKind.MAY_NOT_BURY, state.ruleset.cite("bury_upcard"), (action.card,))


def pass_on(state: State, action: Action) -> Step:
    """A pass: on to the left, into the second round after the dealer, or thrown in after that."""
    calls = (*state.calls, action)
    second = state.phase is Phase.SECOND_ROUND
    said: tuple[ev.Event, ...] = (ev.Passed(action.seat, second),)
    if action.seat is not state.dealer:
        return state.changed(calls=calls, turn=action.seat.left), said
    if second:
        after, thrown = throw_in(state.changed(calls=calls))
        return after, said + thrown
    down = tuple(ev.TurnedDown(state.dealer, card) for card in state.upcards)
    after = state.changed(calls=calls, turned_down=True, phase=Phase.SECOND_ROUND, turn=state.dealer.left)
    return after, (*said, *down)


def make_trump(state: State, action: Action) -> Step:
    """The turn-up accepted, a suit or no trump called: trump, maker and a lone hand are fixed."""
    ordered = action.kind is ActionKind.ORDER
    suit = state.upcard_suit if ordered else action.suit
    assert suit is not None or action.kind is ActionKind.NO_TRUMP
    after = state.changed(calls=(*state.calls, action), trump=suit, maker=action.seat, alone=action.alone)
    told: list[ev.Event] = [ev.TrumpMade(action.seat, state.dealer, suit, ordered, action.alone)]
    if action.alone and not state.ruleset.switches.partners_best:
        told.append(ev.LaidDown(action.seat.partner))
    if not ordered:
        return lone.after_trump(after), tuple(told)
    return _pick_up(after, told)


def _pick_up(state: State, told: list[ev.Event]) -> Step:
    # the dealer takes the upcard even as a lone player's partner: "the result is the same"
    assert state.upcard is not None
    hand = (*state.hands[state.dealer], state.upcard)
    after = state.changed(
        hands=with_hand(state.hands, state.dealer, hand),
        picked_up=True,
        phase=Phase.DISCARD,
        turn=state.dealer,
    )
    return after, (*told, ev.PickedUp(state.dealer, state.upcard))


def put_down(state: State, action: Action) -> Step:
    """The dealer's discard, the turn-up left where it lies, or a lone maker's for the partner's card."""
    if state.gave:
        return lone.put_down(state, action)
    assert state.upcard is not None
    leaves = action.kind is ActionKind.LEAVE
    card = state.upcard if leaves else action.card
    assert card is not None
    hand = tuple(held for held in state.hands[state.dealer] if held != card)
    after = state.changed(
        hands=with_hand(state.hands, state.dealer, hand),
        picked_up=not leaves,
        discard=None if leaves else card,
        stock=state.stock if leaves else (*state.stock, card),
    )
    told = ev.LeftUpcard(state.dealer, card) if leaves else ev.Discarded(state.dealer, card)
    return lone.after_trump(after), (told,)

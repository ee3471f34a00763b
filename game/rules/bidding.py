"""Both rounds of calling, the pick-up and discard, and defending alone."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules import events as ev
from game.rules import trick as tricks
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
    elif state.phase is Phase.DEFEND:
        yield from (Action(seat, ActionKind.DEFEND, alone=alone) for alone in (False, True))
    else:
        yield Action(seat, ActionKind.PASS)
        if state.phase is Phase.FIRST_ROUND:
            yield from (Action(seat, ActionKind.ORDER, alone=alone) for alone in (False, True))
        else:
            for suit in Suit:
                yield from (Action(seat, ActionKind.CALL, suit=suit, alone=alone) for alone in (False, True))


def objections(state: State, action: Action) -> Iterator[Reason]:
    """Why this call, discard or answer is not allowed; nothing if it is."""
    if action.kind is ActionKind.PASS:
        yield from _against_pass(state, action)
    elif action.kind is ActionKind.ORDER:
        yield from _against_order(state, action)
    elif action.kind is ActionKind.CALL:
        yield from _against_call(state, action)
    elif action.kind is ActionKind.DISCARD:
        yield from _against_discard(state, action)
    elif action.kind is ActionKind.LEAVE and state.ruleset.switches.take_upcard == "must":
        yield Reason(ReasonKind.MUST_TAKE_UPCARD, state.ruleset.cite("take_upcard"), _upcards(state))


def _upcards(state: State) -> tuple[Card, ...]:
    return (state.upcard,) if state.upcard is not None else ()


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
        yield Reason(ReasonKind.UPCARD_IS_GONE, cite(Topic.BARRED_SUIT), _upcards(state), state.upcard_suit)
        return
    hand = state.hands[action.seat]
    if state.ruleset.switches.natural_trump and not natural_trumps(state, hand):
        left = tuple(card for card in hand if is_left_bower(card, state.upcard_suit))
        if left:
            yield Reason(ReasonKind.LEFT_IS_NOT_NATURAL, cite("natural_trump"), left, state.upcard_suit)
        yield Reason(ReasonKind.NEEDS_NATURAL, cite("natural_trump"), _upcards(state), state.upcard_suit)


def _against_call(state: State, action: Action) -> Iterator[Reason]:
    cite = state.ruleset.cite
    if state.phase is Phase.FIRST_ROUND:
        yield Reason(ReasonKind.ONLY_UPCARD_SUIT, cite(Topic.FIRST_ROUND), _upcards(state), state.upcard_suit)
    elif action.suit is state.upcard_suit:
        yield Reason(ReasonKind.SUIT_BARRED, cite(Topic.BARRED_SUIT), _upcards(state), action.suit)


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
    down = tuple(ev.TurnedDown(state.dealer, card) for card in _upcards(state))
    after = state.changed(calls=calls, turned_down=True, phase=Phase.SECOND_ROUND, turn=state.dealer.left)
    return after, (*said, *down)


def make_trump(state: State, action: Action) -> Step:
    """The turn-up accepted or a suit named: trump, maker and, if alone, a partner out are fixed."""
    ordered = action.kind is ActionKind.ORDER
    suit = state.upcard_suit if ordered else action.suit
    assert suit is not None
    after = state.changed(calls=(*state.calls, action), trump=suit, maker=action.seat, alone=action.alone)
    told: list[ev.Event] = [ev.TrumpMade(action.seat, state.dealer, suit, ordered, action.alone)]
    if action.alone:
        told.append(ev.LaidDown(action.seat.partner))
    if not ordered:
        after, asked = _ask_defenders(after)
        return after, (*told, *asked)
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
    """The dealer's discard, or the turn-up left where it lies."""
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
    after, asked = _ask_defenders(after)
    return after, (told, *asked)


def _ask_defenders(state: State) -> Step:
    # the maker's left is asked first, then the right; the first yes wins
    assert state.maker is not None
    if not (state.alone and state.ruleset.switches.defend_alone):
        return tricks.first_lead(state), ()
    return state.changed(phase=Phase.DEFEND, turn=state.maker.left), ()


def answer_defence(state: State, action: Action) -> Step:
    """One opponent's answer to "do you defend alone?"."""
    told: tuple[ev.Event, ...] = (ev.DefenceChosen(action.seat, action.alone),)
    if action.alone:
        after = state.changed(defender=action.seat)
        return tricks.first_lead(after), (*told, ev.LaidDown(action.seat.partner))
    if state.declined == 0:
        return state.changed(declined=1, turn=action.seat.partner), told
    return tricks.first_lead(state.changed(declined=2)), told

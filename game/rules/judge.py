"""The referee: the only word on legality, with the reasons for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.rules import binding
from game.rules.actions import Action, ActionKind, Phase
from game.rules.bidding import is_stuck, natural_trumps
from game.rules.binding import naming_clause
from game.rules.cards import effective_suit
from game.rules.farmers import weak_cards
from game.rules.hand import objections
from game.rules.penalties import consequence, price
from game.rules.reasons import Reason, ReasonKind, Verdict
from game.rules.ruleset import Topic
from game.rules.slip_kinds import slip_kind
from game.rules.state import State
from game.rules.trick import followers, is_first_trick, led_as_trump, opening_topic, suit_led


def judge(state: State, action: Action) -> Verdict:
    """Whether an action is legal here and now, and every reason that applies.

    An illegal action leaves the state alone: at a guided table the learner is told and chooses again.
    """
    slip = slip_kind(state, action)
    if slip is not None:
        cost = price(state, action, slip)
        against = tuple(objections(state, action)) if action.kind in _GROUNDS else ()
        at_stake = consequence(state, action, against) or cost
        return Verdict(False, against or (Reason(ReasonKind.A_SLIP, cost.clause),), at_stake)
    against = tuple(objections(state, action))
    if against:
        return Verdict(False, against, consequence(state, action, against))
    if action.kind not in _GROUNDS:
        return Verdict(True, (Reason(ReasonKind.AT_ANY_TIME, state.ruleset.cite("rulings")),))
    return Verdict(True, tuple(_GROUNDS[action.kind](state, action)))


def _table(state: State, action: Action) -> Iterator[Reason]:
    topics = {
        ActionKind.DRAW: "first_dealer",
        ActionKind.CUT: "cut",
        ActionKind.DEAL: "deal_plan",
        ActionKind.TURN_UP: Topic.TURN_UP,
        ActionKind.GATHER: Topic.TRICK_WINNER,
        ActionKind.NEXT: Topic.DEAL_PASSES,
    }
    yield Reason(ReasonKind.THE_TABLE, state.ruleset.cite(topics[action.kind]))


def _name(state: State, action: Action) -> Iterator[Reason]:
    yield Reason(ReasonKind.NAMES_JOKER, state.ruleset.cite(Topic.JOKER_TURNED_UP), suit=action.suit)


def _farmers_hand(state: State, action: Action) -> Iterator[Reason]:
    kinds = {ActionKind.EXCHANGE: ReasonKind.EXCHANGES, ActionKind.REDEAL: ReasonKind.DEALS_AGAIN}
    kind = kinds.get(action.kind, ReasonKind.KEEPS_HAND)
    cards = weak_cards(state, action.seat)
    yield Reason(kind, state.ruleset.cite("farmers_hand"), cards, seat=state.dealer)


def _pass(state: State, action: Action) -> Iterator[Reason]:
    cite = state.ruleset.cite
    if action.seat is not state.dealer:
        yield Reason(ReasonKind.PASSES_ON, cite(Topic.PASS), seat=action.seat.left)
    elif state.phase is Phase.FIRST_ROUND:
        yield Reason(ReasonKind.TURNS_DOWN, cite(Topic.TURN_DOWN), state.upcards, state.upcard_suit)
    else:
        yield Reason(ReasonKind.THROWS_IN, cite(Topic.PASSED_OUT), seat=state.dealer.left)


def _order(state: State, action: Action) -> Iterator[Reason]:
    cite = state.ruleset.cite
    topic = Topic.ORDER_UP
    if action.seat is state.dealer:
        topic = Topic.TAKE_UP
    elif action.seat is state.dealer.partner:
        topic = Topic.ASSIST
    yield Reason(ReasonKind.MAKES_TRUMP, cite(topic), state.upcards, state.upcard_suit, state.dealer)
    if state.ruleset.switches.natural_trump:
        natural = natural_trumps(state, state.hands[action.seat])
        yield Reason(ReasonKind.HOLDS_NATURAL, cite("natural_trump"), natural, state.upcard_suit)
    yield from _alone(state, action)


def _call(state: State, action: Action) -> Iterator[Reason]:
    cite = state.ruleset.cite
    yield Reason(ReasonKind.NAMES_SUIT, cite(Topic.SECOND_ROUND), state.upcards, action.suit)
    if is_stuck(state):
        yield Reason(ReasonKind.DEALER_IS_STUCK, cite("stick_the_dealer"))
    yield from _alone(state, action)


def _no_trump(state: State, action: Action) -> Iterator[Reason]:
    yield Reason(ReasonKind.CALLS_NO_TRUMP, state.ruleset.cite("no_trump"))
    if is_stuck(state):
        yield Reason(ReasonKind.DEALER_IS_STUCK, state.ruleset.cite("stick_the_dealer"))
    yield from _alone(state, action)


def _alone(state: State, action: Action) -> Iterator[Reason]:
    if action.alone:
        yield Reason(ReasonKind.ALONE_OFFERED, state.ruleset.cite(Topic.ALONE), seat=action.seat.partner)


def _discard(state: State, action: Action) -> Iterator[Reason]:
    if state.given is not None:
        cite = state.ruleset.cite("partners_best")
        yield Reason(ReasonKind.PUTS_DOWN_FOR_IT, cite, (state.given,))
        return
    yield Reason(ReasonKind.DISCARDS, state.ruleset.cite(Topic.DISCARD), state.upcards)


def _leave(state: State, action: Action) -> Iterator[Reason]:
    yield Reason(ReasonKind.LEAVES_UPCARD, state.ruleset.cite("take_upcard"), state.upcards)


def _give(state: State, action: Action) -> Iterator[Reason]:
    yield Reason(ReasonKind.GIVES_BEST, state.ruleset.cite("partners_best"), seat=state.maker)


def _defend(state: State, action: Action) -> Iterator[Reason]:
    yield Reason(ReasonKind.DEFENDS, state.ruleset.cite("defend_alone"), seat=state.maker)


def _play(state: State, action: Action) -> Iterator[Reason]:
    cite, trump, card = state.ruleset.cite, state.trump, action.card
    assert card is not None
    hand = state.hands[action.seat]
    if state.phase is Phase.DISCARD:
        yield Reason(ReasonKind.LEADS_TRUMP_EARLY, cite("early_lead"), (card,), seat=state.dealer)
        return
    due = binding.due(state, action.seat)
    if card in due:
        yield Reason(ReasonKind.EXPOSED_FIRST, cite(Topic.EXPOSED_CARD), due)
        return
    led = suit_led(state.trick, trump)
    able = followers(hand, led, trump)
    if led is None:
        topic = opening_topic(state) if is_first_trick(state) else Topic.WINNER_LEADS
        yield Reason(ReasonKind.YOU_LEAD, cite(topic), seat=action.seat)
    elif not able:
        yield Reason(ReasonKind.VOID, cite(Topic.FOLLOW_SUIT), suit=led)
    elif len(able) == 1:
        yield Reason(ReasonKind.ONLY_CARD, cite(Topic.FOLLOW_SUIT), able, led)
    else:
        yield Reason(ReasonKind.FOLLOWS, cite(Topic.FOLLOW_SUIT), able, led)
    if card.suit is not effective_suit(card, trump):
        topic = Topic.JOKER_RANK if card.is_joker else Topic.TRUMP_ORDER
        yield Reason(ReasonKind.COUNTS_AS_TRUMP, cite(topic), (card,), trump)
    if led is not None:
        yield from led_as_trump(state)


def _choice(state: State, action: Action) -> Iterator[Reason]:
    assert state.honest is not None
    if state.honest.owed:
        clause = state.honest.owed[0].clause
    else:
        taken = action.kind is ActionKind.ACCEPT
        clause = state.ruleset.cite("call_out_of_turn") if taken else naming_clause(state)
    yield Reason(ReasonKind.CHOOSES, clause, suit=action.suit, seat=action.seat)


_GROUNDS: dict[ActionKind, Callable[[State, Action], Iterator[Reason]]] = {
    ActionKind.DRAW: _table,
    ActionKind.CUT: _table,
    ActionKind.DEAL: _table,
    ActionKind.TURN_UP: _table,
    ActionKind.GATHER: _table,
    ActionKind.NEXT: _table,
    ActionKind.NAME: _name,
    ActionKind.KEEP: _farmers_hand,
    ActionKind.EXCHANGE: _farmers_hand,
    ActionKind.REDEAL: _farmers_hand,
    ActionKind.PASS: _pass,
    ActionKind.ORDER: _order,
    ActionKind.CALL: _call,
    ActionKind.NO_TRUMP: _no_trump,
    ActionKind.DISCARD: _discard,
    ActionKind.LEAVE: _leave,
    ActionKind.GIVE: _give,
    ActionKind.DEFEND: _defend,
    ActionKind.PLAY: _play,
    ActionKind.ADD: _choice,
    ActionKind.DEDUCT: _choice,
    ActionKind.ACCEPT: _choice,
    ActionKind.NAME_LEAD: _choice,
    ActionKind.ANY_LEAD: _choice,
}

"""The engine's front: who may act, what is legal, and what an action leads to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import ModuleType

from game.rules import bidding, binding, choices, dealing, farmers, irregularities, lone, match, trick
from game.rules.actions import Action, ActionKind, Phase, only
from game.rules.cards import Suit
from game.rules.events import Event
from game.rules.penalties import BEFORE_PLAY
from game.rules.reasons import Reason, ReasonKind
from game.rules.ruleset import Ruleset, Topic
from game.rules.seats import Seat
from game.rules.state import Setup, State

Step = tuple[State, tuple[Event, ...]]

_CALLS = frozenset({ActionKind.PASS, ActionKind.ORDER, ActionKind.CALL, ActionKind.NO_TRUMP})
_KINDS: dict[Phase, frozenset[ActionKind]] = {
    Phase.DRAW: frozenset({ActionKind.DRAW}),
    Phase.DEALING: frozenset({ActionKind.CUT, ActionKind.DEAL, ActionKind.TURN_UP}),
    Phase.NAME_UPCARD: frozenset({ActionKind.NAME}),
    Phase.FARMERS_HAND: frozenset({ActionKind.KEEP, ActionKind.EXCHANGE, ActionKind.REDEAL}),
    Phase.FIRST_ROUND: _CALLS,
    Phase.SECOND_ROUND: _CALLS,
    Phase.DISCARD: frozenset({ActionKind.DISCARD, ActionKind.LEAVE}),
    Phase.GIVE: frozenset({ActionKind.GIVE}),
    Phase.DEFEND: frozenset({ActionKind.DEFEND}),
    Phase.PLAY: frozenset({ActionKind.PLAY}),
    Phase.GATHER: frozenset({ActionKind.GATHER}),
    Phase.RULING: frozenset(
        {ActionKind.ADD, ActionKind.DEDUCT, ActionKind.ACCEPT, ActionKind.ORDER, ActionKind.CALL}
    ),
    Phase.NAME_LEAD: frozenset({ActionKind.NAME_LEAD, ActionKind.ANY_LEAD}),
    Phase.HAND_OVER: frozenset({ActionKind.NEXT}),
    Phase.GAME_OVER: frozenset(),
}
_ROOMS: dict[Phase, ModuleType] = {
    Phase.DRAW: dealing,
    Phase.DEALING: dealing,
    Phase.NAME_UPCARD: dealing,
    Phase.FARMERS_HAND: farmers,
    Phase.FIRST_ROUND: bidding,
    Phase.SECOND_ROUND: bidding,
    Phase.DISCARD: bidding,
    Phase.GIVE: lone,
    Phase.DEFEND: lone,
    Phase.PLAY: trick,
    Phase.GATHER: trick,
    Phase.RULING: choices,
    Phase.NAME_LEAD: choices,
    Phase.HAND_OVER: match,
    Phase.GAME_OVER: match,
}


def _only(kind: ActionKind) -> Callable[[State], tuple[Action, ...]]:
    choices = {seat: only(seat, kind) for seat in Seat}
    return lambda state: choices[state.turn]


_LEGAL: dict[Phase, Callable[[State], tuple[Action, ...]]] = {
    Phase.DRAW: _only(ActionKind.DRAW),
    Phase.DEALING: dealing.legal,
    Phase.NAME_UPCARD: lambda state: tuple(dealing.candidates(state)),
    Phase.FARMERS_HAND: farmers.legal,
    Phase.FIRST_ROUND: bidding.first_round,
    Phase.SECOND_ROUND: bidding.second_round,
    Phase.DISCARD: bidding.discards,
    Phase.GIVE: lambda state: tuple(lone.candidates(state)),
    Phase.DEFEND: lambda state: tuple(lone.candidates(state)),
    Phase.PLAY: trick.legal,
    Phase.GATHER: _only(ActionKind.GATHER),
    Phase.RULING: lambda state: choices.legal(state, state.turn),
    Phase.NAME_LEAD: lambda state: choices.legal(state, state.turn),
    Phase.HAND_OVER: _only(ActionKind.NEXT),
    Phase.GAME_OVER: lambda _: (),
}
"""What is legal, by phase: each decides without judging its candidates one by one."""
_STEPS: dict[ActionKind, Callable[[State, Action], Step]] = {
    ActionKind.DRAW: lambda state, _: dealing.draw(state),
    ActionKind.CUT: lambda state, _: dealing.cut_pack(state),
    ActionKind.DEAL: dealing.deal_packet,
    ActionKind.TURN_UP: lambda state, _: dealing.turn_up(state),
    ActionKind.NAME: lambda state, action: dealing.name_upcard(state, _suit(action)),
    ActionKind.KEEP: lambda state, _: farmers.keep(state),
    ActionKind.EXCHANGE: lambda state, _: farmers.exchange(state),
    ActionKind.REDEAL: lambda state, _: farmers.redeal(state),
    ActionKind.PASS: bidding.pass_on,
    ActionKind.ORDER: bidding.make_trump,
    ActionKind.CALL: bidding.make_trump,
    ActionKind.NO_TRUMP: bidding.make_trump,
    ActionKind.DISCARD: bidding.put_down,
    ActionKind.LEAVE: bidding.put_down,
    ActionKind.GIVE: lone.give,
    ActionKind.DEFEND: lone.answer_defence,
    ActionKind.PLAY: trick.play,
    ActionKind.GATHER: lambda state, _: irregularities.gather(state),
    ActionKind.NEXT: lambda state, _: match.next_hand(state),
    ActionKind.ADD: choices.add,
    ActionKind.DEDUCT: choices.deduct,
    ActionKind.ACCEPT: choices.accept,
    ActionKind.NAME_LEAD: choices.name_lead,
    ActionKind.ANY_LEAD: choices.name_lead,
}


class IllegalAction(ValueError):
    """An action the rules do not allow; `reasons` say why, the weightiest first."""

    def __init__(self, action: Action, reasons: tuple[Reason, ...]) -> None:
        super().__init__(f"{action}: {', '.join(reason.kind for reason in reasons)}")
        self.action = action
        self.reasons = reasons


def _suit(action: Action) -> Suit:
    assert action.suit is not None
    return action.suit


def start(ruleset: Ruleset, setup: Setup) -> State:
    """The state a setup describes.

    Raises IllegalAction if its own actions break the rules, ValueError if its deal is not one whole pack.
    """
    if setup.deal is not None:
        dealing.check_deal(setup.deal, ruleset)
    state = dealing.opening(ruleset, setup)
    for action in setup.actions:
        state, _ = apply(state, action)
    return state


def actors(state: State) -> tuple[Seat, ...]:
    """The seats that may act now: one, none when the game is over, or both of a side that has a choice."""
    if state.phase is Phase.RULING:
        return (state.turn, state.turn.partner)
    return () if state.phase is Phase.GAME_OVER else (state.turn,)


def candidates(state: State, seat: Seat) -> tuple[Action, ...]:
    """What a seat could try now: every action of the phase's kinds, legal or not."""
    return tuple(_ROOMS[state.phase].candidates(state)) if seat in actors(state) else ()


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    """Everything a seat may do now, in a stable order: the decision on what is legal, made once a state.

    Out of turn that is at most trump led early, or a choice that is the partner's as well. What a seat may
    do at an honest table whenever it likes is not among it (irregularities.is_open).
    """
    if seat is not state.turn:
        return choices.legal(state, seat) if state.phase is Phase.RULING else binding.early_leads(state, seat)
    decided = state.decided
    if decided is None:
        decided = _LEGAL[state.phase](state)
        if state.honest is not None:
            decided = binding.bind(state, decided)
        state.__dict__["decided"] = decided
    return decided


def objections(state: State, action: Action) -> Iterator[Reason]:
    """Every reason against an action, the weightiest first; none means that it is legal."""
    if action in legal(state, action.seat) or irregularities.is_open(state, action):
        return
    if state.phase is Phase.GAME_OVER:
        yield Reason(ReasonKind.GAME_IS_OVER, state.ruleset.cite("game_points"))
    elif action.seat is not state.turn:
        yield _out_of_turn(state, action)
    elif action.kind not in _KINDS[state.phase]:
        yield Reason(ReasonKind.NOT_NOW, state.ruleset.cite(_order_of(state, action)))
    elif state.honest is not None and action in _LEGAL[state.phase](state):
        yield from _against_duty(state, action)
    else:
        yield from _ROOMS[state.phase].objections(state, action)


def _against_duty(state: State, action: Action) -> Iterator[Reason]:
    reason = None if state.honest is None else binding.against(state, action)
    if reason is not None:
        yield reason


def _out_of_turn(state: State, action: Action) -> Reason:
    if action.seat in state.sitting_out:
        return Reason(ReasonKind.SITS_OUT, state.ruleset.cite(Topic.SITS_OUT), seat=action.seat.partner)
    return Reason(ReasonKind.NOT_YOUR_TURN, state.ruleset.cite(_order_of(state, action)), seat=state.turn)


def _order_of(state: State, action: Action) -> str:
    """What says whose turn it is: for a card the rules of play, for anything else those of calling."""
    if action.kind is ActionKind.PLAY and state.phase in BEFORE_PLAY:
        return "early_lead"
    if action.kind is not ActionKind.PLAY or state.phase not in (Phase.PLAY, Phase.GATHER):
        return Topic.IN_TURN
    if state.plays:
        return Topic.FOLLOW_SUIT
    return trick.opening_topic(state) if trick.is_first_trick(state) else Topic.WINNER_LEADS


def apply(state: State, action: Action) -> Step:
    """The state after a legal action and what happened; at an honest table after any that can be done at all.

    Raises IllegalAction otherwise.
    """
    if action not in (state.decided or ()) and action not in legal(state, action.seat):
        committed = irregularities.commit(state, action)
        if committed is None:
            raise IllegalAction(action, tuple(objections(state, action)))
        return committed
    return _STEPS[action.kind](state, action)


def deal_out(state: State) -> State:
    """The state after the whole deal at once: cut, packets and turn-up, as the table's own actions do it.

    For tables where nobody watches the cards come; the first packet is the larger one where there is a
    choice. Raises ValueError where the deal has begun or no cards are to be dealt.
    """
    if state.phase is not Phase.DEALING or state.dealing.packet:
        raise ValueError("the deal has begun")
    return dealing.deal_out(state)

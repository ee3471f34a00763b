"""What slips give the other side to choose: the price of a renege, points or a lone hand, the suit led."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules import bidding
from game.rules import events as ev
from game.rules.actions import Action, ActionKind, Phase, only
from game.rules.cards import Suit
from game.rules.penalties import BID_POINTS
from game.rules.reasons import Reason, ReasonKind
from game.rules.scoring import close_early, of_side, penalised, shared_award, to_choose
from game.rules.seats import Seat
from game.rules.state import AwardKind, State, honest_of

Step = tuple[State, tuple[ev.Event, ...]]


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    """What this seat may choose. Both players of a side may speak for it; the suit is named by one."""
    if state.phase is Phase.NAME_LEAD:
        if seat is not state.turn:
            return ()
        named = tuple(Action(seat, ActionKind.NAME_LEAD, suit=suit) for suit in Suit)
        return (*named, *only(seat, ActionKind.ANY_LEAD))
    if seat.side is not state.turn.side:
        return ()
    owed = honest_of(state).owed
    if not owed:
        return (*only(seat, ActionKind.ACCEPT), *_lone_calls(state, seat))
    add, deduct = only(seat, ActionKind.ADD), only(seat, ActionKind.DEDUCT)
    if not owed[0].deduct:
        return add
    # a side that may not score in this hand can still take points away (H01-29)
    return deduct if seat.side in honest_of(state).duties.scoreless else (*add, *deduct)


def _lone_calls(state: State, seat: Seat) -> Iterator[Action]:
    """The lone hands that may be played instead of taking two points (WED-33)."""
    if not state.turned_down:
        if not bidding.lacks_natural(state, seat):
            yield Action(seat, ActionKind.ORDER, alone=True)
        return
    for suit in Suit:
        if suit is not state.upcard_suit:
            yield Action(seat, ActionKind.CALL, suit=suit, alone=True)


def candidates(state: State) -> Iterator[Action]:
    """All there is to choose from; nothing else can be tried."""
    yield from legal(state, state.turn)


def objections(state: State, action: Action) -> Iterator[Reason]:
    """Why this is not one of the choices."""
    yield Reason(ReasonKind.NOT_NOW, state.ruleset.cite("rulings"))


def add(state: State, action: Action) -> Step:
    """The points of a renege come to the side that was wronged."""
    owed = honest_of(state).owed[0]
    worth = 0 if owed.by in honest_of(state).duties.scoreless else owed.add
    return _taken(state, of_side(owed.by, worth), owed.clause)


def deduct(state: State, action: Action) -> Step:
    """Or they are taken from the side that reneged, down to none."""
    owed = honest_of(state).owed[0]
    return _taken(state, of_side(owed.by.other, -owed.deduct), owed.clause)


def _taken(state: State, points: tuple[int, int], clause: str) -> Step:
    honest = honest_of(state)
    side, *others = honest.owed
    standing = penalised(state.standing, points, clause)
    after = state.changed(standing=standing, honest=honest.changed(owed=tuple(others)))
    return to_choose(after), (ev.PenaltyTaken(side.by, points, standing),)


def accept(state: State, action: Action) -> Step:
    """Two points end the hand."""
    return close_early(
        state, shared_award(AwardKind.BID_OUT_OF_TURN, action.seat.side, BID_POINTS, "call_out_of_turn")
    )


def name_lead(state: State, action: Action) -> Step:
    """The leader has to lead this suit, if it is held; or is free."""
    honest, leader = honest_of(state), state.leader
    assert leader is not None
    duties = honest.duties.changed(to_name=honest.duties.to_name - {leader.side}, named=action.suit)
    after = state.changed(phase=Phase.PLAY, turn=leader, honest=honest.changed(duties=duties))
    return after, (ev.LeadNamed(action.seat, leader, action.suit),)

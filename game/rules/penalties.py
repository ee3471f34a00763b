"""What a slip would lead to at a table where nobody prevents it."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.actions import Action, ActionKind, Phase
from game.rules.dealing import HAND_SIZE
from game.rules.reasons import Consequence, ConsequenceKind, Reason, ReasonKind
from game.rules.ruleset import Topic
from game.rules.state import State

_RENEGES = frozenset(
    (
        ReasonKind.MUST_FOLLOW,
        ReasonKind.JOKER_IS_WHAT_FOLLOWS,
        ReasonKind.LEFT_IS_WHAT_FOLLOWS,
        ReasonKind.LEFT_DOES_NOT_FOLLOW,
    )
)
_UNNATURAL = frozenset((ReasonKind.NEEDS_NATURAL, ReasonKind.LEFT_IS_NOT_NATURAL))
_BARRED = frozenset((ReasonKind.SUIT_BARRED, ReasonKind.UPCARD_IS_GONE))
_OUT_OF_TURN = frozenset((ReasonKind.NOT_YOUR_TURN, ReasonKind.NOT_NOW))
_ROUNDS = frozenset((Phase.FIRST_ROUND, Phase.SECOND_ROUND))
_CALLS = frozenset((ActionKind.ORDER, ActionKind.CALL, ActionKind.NO_TRUMP))
BEFORE_PLAY = frozenset((*_ROUNDS, Phase.DISCARD, Phase.GIVE, Phase.DEFEND))
_OF_SWITCH = {
    "call-again": ConsequenceKind.CALL_AGAIN,
    "side-barred": ConsequenceKind.SIDE_BARRED,
    "void": ConsequenceKind.CALL_VOID,
    "two-points-or-lone": ConsequenceKind.POINTS_OR_LONE,
    "taken-back": ConsequenceKind.TAKEN_BACK,
    "exposed": ConsequenceKind.EXPOSED,
    "trump-allowed": ConsequenceKind.EXPOSED,
    "suit-named": ConsequenceKind.SUIT_NAMED,
    "lone-forfeited": ConsequenceKind.LONE_LOST,
}
_BID_POINTS = 2  # for a bid out of turn (WED-33)


def consequence(state: State, action: Action, against: tuple[Reason, ...]) -> Consequence | None:
    """What an illegal action would cost, from the reasons against it; None where no sheet asks a price."""
    kinds = {reason.kind for reason in against}
    for slips, cost in _COSTS:
        if kinds & slips:
            return cost(state, action)
    return None


def _renege(state: State, action: Action) -> Consequence:
    switches, cite = state.ruleset.switches, state.ruleset.cite
    assert state.maker is not None
    lone_side = state.alone and action.seat.side is state.maker.side
    if state.alone and not lone_side and switches.renege_against_lone == "lone-march":
        return _against_lone(state, action)
    if lone_side and switches.lone_renege_points is not None:
        clause = cite("lone_renege_points")
        return Consequence(ConsequenceKind.RENEGE, clause, switches.lone_renege_points)
    if switches.renege_deduction:
        # a lone player pays for the partner, too (H01-37)
        share = 2 if state.alone and action.seat is state.maker else 1
        clause, taken = cite("renege_deduction"), switches.renege_deduction * share
        return Consequence(ConsequenceKind.RENEGE_CHOICE, clause, switches.renege_points, taken)
    return Consequence(ConsequenceKind.RENEGE, cite("renege_points"), switches.renege_points)


def _against_lone(state: State, action: Action) -> Consequence:
    switches, cite = state.ruleset.switches, state.ruleset.cite
    assert state.maker is not None
    if state.tricks_won[state.maker.side.other]:
        clause = cite(Topic.STOPPED_LONE)
        return Consequence(ConsequenceKind.STOPPED_LONE, clause, switches.renege_points)
    points, partner = switches.lone_march_points, switches.lone_march_points
    if switches.individual_scores and switches.lone_march_partner_points is not None:
        partner = switches.lone_march_partner_points
    clause = cite("renege_against_lone")
    # a position in words may leave out the tricks before this one, and the lone hand may have lost one
    left_out = len(state.tricks) + len(state.hands[action.seat]) < HAND_SIZE
    stopped = switches.renege_points if left_out else 0
    return Consequence(ConsequenceKind.RENEGE_LONE_MARCH, clause, points, partner, stopped)


def _unnatural(state: State, action: Action) -> Consequence:
    return Consequence(ConsequenceKind.NOT_NATURAL, state.ruleset.cite(Topic.CALL_WITHOUT_NATURAL))


def _barred(state: State, action: Action) -> Consequence:
    kind = _OF_SWITCH[state.ruleset.switches.barred_call]
    return Consequence(kind, state.ruleset.cite("barred_call"))


def _lone_partner(state: State, action: Action) -> Consequence | None:
    if action.kind is not ActionKind.PLAY:
        return None
    kind = _OF_SWITCH[state.ruleset.switches.lone_partner_plays]
    return Consequence(kind, state.ruleset.cite("lone_partner_plays"))


def _out_of_turn(state: State, action: Action) -> Consequence | None:
    if action.kind is ActionKind.PLAY:
        return _early_card(state, action)
    if state.phase not in _ROUNDS or action.seat is state.turn:
        return None
    if action.kind is ActionKind.PASS:
        return Consequence(ConsequenceKind.PASS_STANDS, state.ruleset.cite(Topic.PASS_OUT_OF_TURN))
    if action.kind not in _CALLS:
        return None
    kind = _OF_SWITCH[state.ruleset.switches.call_out_of_turn]
    points = _BID_POINTS if kind is ConsequenceKind.POINTS_OR_LONE else 0
    return Consequence(kind, state.ruleset.cite("call_out_of_turn"), points)


def _early_card(state: State, action: Action) -> Consequence | None:
    switches, cite, seat = state.ruleset.switches, state.ruleset.cite, action.seat
    if state.phase in BEFORE_PLAY:
        return Consequence(_OF_SWITCH[switches.early_lead], cite("early_lead"))
    if state.phase is not Phase.PLAY:
        return None
    if state.alone and seat is state.maker and switches.lone_player_exempt:
        return Consequence(ConsequenceKind.TAKEN_BACK, cite("lone_player_exempt"))
    if state.trick is not None and state.trick.plays:
        return Consequence(ConsequenceKind.EXPOSED, cite(Topic.EXPOSED_CARD))
    return Consequence(_OF_SWITCH[switches.lead_out_of_turn], cite("lead_out_of_turn"))


_COSTS: tuple[tuple[frozenset[ReasonKind], Callable[[State, Action], Consequence | None]], ...] = (
    (_RENEGES, _renege),
    (_UNNATURAL, _unnatural),
    (_BARRED, _barred),
    (frozenset((ReasonKind.SITS_OUT,)), _lone_partner),
    (_OUT_OF_TURN, _out_of_turn),
)

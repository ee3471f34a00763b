"""What each kind of consequence claims, written down a second time from the switches of the sheet."""

from __future__ import annotations

from game.dev.plain_euchre import suit_of
from game.rules.actions import Action, ActionKind, Phase
from game.rules.reasons import Consequence, ConsequenceKind
from game.rules.state import State
from tests.tutor.claims import Claim, makers_tricks

Kind = ConsequenceKind


def price_is_right(state: State, action: Action, cost: Consequence | None, claim: Claim) -> bool:
    """Whether an illegal action has the consequence that the switches of its table give it."""
    due = expected(state, action, claim)
    told = None if cost is None else (cost.kind, cost.points, cost.other)
    return told == due


def expected(state: State, action: Action, claim: Claim) -> tuple[Kind, int, int] | None:
    """Kind, points and other points of what a slip leads to; None where nothing is asked for it."""
    if state.phase is Phase.GAME_OVER:
        return None
    if action.seat in state.sitting_out and action.seat is not state.turn:
        forfeits = state.ruleset.switches.lone_partner_plays == "lone-forfeited"
        played = action.kind is ActionKind.PLAY
        return (Kind.LONE_LOST if forfeits else Kind.TAKEN_BACK, 0, 0) if played else None
    if action.seat is not state.turn:
        return _out_of_turn(state, action)
    if action.kind is ActionKind.PLAY:
        if state.phase is not Phase.PLAY:
            return _early(state, action)
        return _renege(state, action) if claim.tried in claim.hand else None
    return _bad_call(state, action, claim)


def _bad_call(state: State, action: Action, claim: Claim) -> tuple[Kind, int, int] | None:
    switches = state.ruleset.switches
    barred = Kind.SIDE_BARRED if switches.barred_call == "side-barred" else Kind.CALL_AGAIN
    if state.phase is Phase.SECOND_ROUND and action.kind is ActionKind.ORDER:
        return barred, 0, 0
    if state.phase is Phase.SECOND_ROUND and action.suit is state.upcard_suit and action.suit is not None:
        return barred, 0, 0
    unnatural = switches.natural_trump and not claim.naturals
    if state.phase is Phase.FIRST_ROUND and action.kind is ActionKind.ORDER and unnatural:
        return Kind.NOT_NATURAL, 0, 0
    return None


def _out_of_turn(state: State, action: Action) -> tuple[Kind, int, int] | None:
    switches = state.ruleset.switches
    if action.kind is ActionKind.PLAY:
        return _early(state, action)
    if state.phase not in (Phase.FIRST_ROUND, Phase.SECOND_ROUND):
        return None
    if action.kind is ActionKind.PASS:
        return Kind.PASS_STANDS, 0, 0
    if action.kind not in (ActionKind.ORDER, ActionKind.CALL, ActionKind.NO_TRUMP):
        return None
    if switches.call_out_of_turn == "two-points-or-lone":
        return Kind.POINTS_OR_LONE, 2, 0
    return (Kind.SIDE_BARRED if switches.call_out_of_turn == "side-barred" else Kind.CALL_VOID), 0, 0


def _early(state: State, action: Action) -> tuple[Kind, int, int] | None:
    switches = state.ruleset.switches
    if state.phase is Phase.PLAY:
        lone = state.alone and action.seat in (state.maker, state.defender)  # neither has a partner to help
        if lone and switches.lone_player_exempt:
            return Kind.TAKEN_BACK, 0, 0
        begun = state.trick is not None and bool(state.trick.plays)
        named = switches.lead_out_of_turn == "suit-named" and not begun
        return (Kind.SUIT_NAMED if named else Kind.EXPOSED), 0, 0
    before = (Phase.FIRST_ROUND, Phase.SECOND_ROUND, Phase.DISCARD, Phase.GIVE, Phase.DEFEND)
    if state.phase not in before:
        return None
    if switches.early_lead == "taken-back":
        return Kind.TAKEN_BACK, 0, 0
    trumps = state.trump is not None and suit_of(str(action.card), str(state.trump)) == str(state.trump)
    eldest = action.seat is state.dealer.left and state.phase is Phase.DISCARD and trumps
    return None if switches.early_lead == "trump-allowed" and eldest else (Kind.EXPOSED, 0, 0)


def _renege(state: State, action: Action) -> tuple[Kind, int, int]:
    switches = state.ruleset.switches
    assert state.maker is not None
    lone_side = state.alone and action.seat.side is state.maker.side
    if state.alone and not lone_side and switches.renege_against_lone == "lone-march":
        if len(state.tricks) > makers_tricks(state):
            return Kind.STOPPED_LONE, switches.renege_points, 0
        partner = switches.lone_march_partner_points if switches.individual_scores else None
        march = switches.lone_march_points
        return Kind.RENEGE_LONE_MARCH, march, march if partner is None else partner
    if lone_side and switches.lone_renege_points is not None:
        return Kind.RENEGE, switches.lone_renege_points, 0
    if switches.renege_deduction:
        double = 2 if state.alone and action.seat in (state.maker, state.defender) else 1
        return Kind.RENEGE_CHOICE, switches.renege_points, switches.renege_deduction * double
    return Kind.RENEGE, switches.renege_points, 0

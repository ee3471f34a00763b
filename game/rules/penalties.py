"""What a slip would lead to at a table where nobody prevents it."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.actions import Action, ActionKind, Phase
from game.rules.binding import barring_clause
from game.rules.dealing import HAND_SIZE
from game.rules.reasons import Consequence, ConsequenceKind, Reason, ReasonKind
from game.rules.ruleset import Topic
from game.rules.seats import Seat
from game.rules.slips import SlipKind
from game.rules.state import State
from game.rules.trick import winner

_Cost = Callable[[State, Action], Consequence]

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
    "pointed-out": ConsequenceKind.POINTED_OUT,
}
BID_POINTS = 2  # for a bid out of turn (WED-33)


def consequence(state: State, action: Action, against: tuple[Reason, ...]) -> Consequence | None:
    """What an illegal action would cost, from the reasons against it; None where no sheet asks a price."""
    kinds = {reason.kind for reason in against}
    for slips, cost in _COSTS:
        if kinds & slips:
            return cost(state, action)
    return None


def price(state: State, action: Action, slip: SlipKind) -> Consequence:
    """What this slip costs when it is called; for a card on the table, as long as it can be taken back."""
    return _PRICES[slip](state, action)


def established(state: State, seat: Seat, number: int) -> Consequence:
    """What a renege in gathered trick `number` costs; only the tricks before it can have stopped a loner."""
    before = state.tricks[:number]
    won = [0, 0]
    for one in before:
        won[winner(one, state.trump).side] += 1
    return _renege_cost(state.changed(tricks=before, tricks_won=(won[0], won[1])), seat, unsure=False)


def _withdrawn(state: State, action: Action) -> Consequence:
    """A card taken back from the table lies open from then on, but for that of a lone player."""
    switches, cite = state.ruleset.switches, state.ruleset.cite
    if _is_lone(state, action.seat) and switches.lone_player_exempt:
        return Consequence(ConsequenceKind.TAKEN_BACK, cite(Topic.LONE_EXPOSED))
    return Consequence(ConsequenceKind.EXPOSED, cite(Topic.EXPOSED_CARD))


def _mended(state: State, action: Action) -> Consequence:
    cost = _withdrawn(state, action)
    if cost.kind is ConsequenceKind.TAKEN_BACK:
        return cost
    return Consequence(cost.kind, state.ruleset.cite(Topic.RENEGE_TAKEN_BACK))


def _is_lone(state: State, seat: Seat) -> bool:
    return state.alone and seat in (state.maker, state.defender)


def _misdealt(topic: str) -> _Cost:
    """A new deal, as far as the sheet's own words on the slip lead there; who deals is a switch."""

    def cost(state: State, action: Action) -> Consequence:
        passes = state.ruleset.switches.misdeal == "next-dealer"
        kind = ConsequenceKind.DEAL_PASSES if passes else ConsequenceKind.NEW_DEAL
        return Consequence(kind, state.ruleset.cite("misdeal" if passes else topic))

    return cost


def _out_of_order(state: State, action: Action) -> Consequence:
    """Nothing, or what a misdeal costs, where the sheet counts the order and the rounds of the deal in."""
    counts = state.ruleset.switches.deal_order == "misdeal"
    return (_misdealt("misdeal") if counts else _pointed_out("deal_plan"))(state, action)


def _right_dealer(state: State, action: Action) -> Consequence:
    return Consequence(ConsequenceKind.NEW_DEAL, state.ruleset.cite("misdeal"))


def _pointed_out(topic: str) -> _Cost:
    return lambda state, action: Consequence(ConsequenceKind.POINTED_OUT, state.ruleset.cite(topic))


def _told(state: State, action: Action) -> Consequence:
    kind = _OF_SWITCH[state.ruleset.switches.illegal_information]
    return Consequence(kind, state.ruleset.cite("illegal_information"))


def _duty(state: State, action: Action) -> Consequence:
    if action.kind is ActionKind.PLAY:
        return Consequence(ConsequenceKind.TAKEN_BACK, state.ruleset.cite(Topic.EXPOSED_CARD))
    return Consequence(ConsequenceKind.CALL_VOID, barring_clause(state, action.seat))


def _late_alone(state: State, action: Action) -> Consequence:
    return Consequence(ConsequenceKind.CALL_VOID, state.ruleset.cite(Topic.ALONE))


def _renege(state: State, action: Action) -> Consequence:
    # a position in words may leave out the tricks before this one, and the lone hand may have lost one
    left_out = len(state.tricks) + len(state.hands[action.seat]) < HAND_SIZE
    return _renege_cost(state, action.seat, unsure=left_out)


def _renege_cost(state: State, seat: Seat, *, unsure: bool) -> Consequence:
    """What a renege costs; `unsure` where nobody knows whether a lone hand was stopped before."""
    switches, cite = state.ruleset.switches, state.ruleset.cite
    assert state.maker is not None
    lone_side = state.alone and seat.side is state.maker.side
    if state.alone and not lone_side and switches.renege_against_lone == "lone-march":
        return _against_lone(state, unsure=unsure)
    if lone_side and switches.lone_renege_points is not None:
        clause = cite("lone_renege_points")
        return Consequence(ConsequenceKind.RENEGE, clause, switches.lone_renege_points)
    if switches.renege_deduction:
        # a lone player pays for the partner, too (H01-37)
        share = 2 if _is_lone(state, seat) else 1
        clause, taken = cite("renege_deduction"), switches.renege_deduction * share
        return Consequence(ConsequenceKind.RENEGE_CHOICE, clause, switches.renege_points, taken)
    return Consequence(ConsequenceKind.RENEGE, cite("renege_points"), switches.renege_points)


def _against_lone(state: State, *, unsure: bool) -> Consequence:
    switches, cite = state.ruleset.switches, state.ruleset.cite
    assert state.maker is not None
    if state.tricks_won[state.maker.side.other]:
        clause = cite(Topic.STOPPED_LONE)
        return Consequence(ConsequenceKind.STOPPED_LONE, clause, switches.renege_points)
    points, partner = switches.lone_march_points, switches.lone_march_points
    if switches.individual_scores and switches.lone_march_partner_points is not None:
        partner = switches.lone_march_partner_points
    clause = cite("renege_against_lone")
    stopped = switches.renege_points if unsure else 0
    return Consequence(ConsequenceKind.RENEGE_LONE_MARCH, clause, points, partner, stopped)


def _unnatural(state: State, action: Action) -> Consequence:
    return Consequence(ConsequenceKind.NOT_NATURAL, state.ruleset.cite(Topic.CALL_WITHOUT_NATURAL))


def _barred(state: State, action: Action) -> Consequence:
    kind = _OF_SWITCH[state.ruleset.switches.barred_call]
    return Consequence(kind, state.ruleset.cite("barred_call"))


def _lone_partner(state: State, action: Action) -> Consequence | None:
    return None if action.kind is not ActionKind.PLAY else _partner_played(state, action)


def _partner_played(state: State, action: Action) -> Consequence:
    kind = _OF_SWITCH[state.ruleset.switches.lone_partner_plays]
    return Consequence(kind, state.ruleset.cite("lone_partner_plays"))


def _out_of_turn(state: State, action: Action) -> Consequence | None:
    if action.kind is ActionKind.PLAY:
        return _early_card(state, action)
    if state.phase not in _ROUNDS or action.seat is state.turn:
        return None
    if action.kind is ActionKind.PASS:
        return _passed_early(state, action)
    return _called_early(state, action) if action.kind.makes_trump else None


def _passed_early(state: State, action: Action) -> Consequence:
    return Consequence(ConsequenceKind.PASS_STANDS, state.ruleset.cite(Topic.PASS_OUT_OF_TURN))


def _called_early(state: State, action: Action) -> Consequence:
    kind = _OF_SWITCH[state.ruleset.switches.call_out_of_turn]
    points = BID_POINTS if kind is ConsequenceKind.POINTS_OR_LONE else 0
    return Consequence(kind, state.ruleset.cite("call_out_of_turn"), points)


def _early_card(state: State, action: Action) -> Consequence | None:
    if state.phase in BEFORE_PLAY:
        return _laid_early(state, action)
    if state.phase is not Phase.PLAY:
        return None
    return _withdrawn(state, action) if state.plays else _led_early(state, action)


def _laid_early(state: State, action: Action) -> Consequence:
    kind = _OF_SWITCH[state.ruleset.switches.early_lead]
    return Consequence(kind, state.ruleset.cite("early_lead"))


def _led_early(state: State, action: Action) -> Consequence:
    switches, cite = state.ruleset.switches, state.ruleset.cite
    if _is_lone(state, action.seat) and switches.lone_player_exempt:
        return Consequence(ConsequenceKind.TAKEN_BACK, cite("lone_player_exempt"))
    return Consequence(_OF_SWITCH[switches.lead_out_of_turn], cite("lead_out_of_turn"))


_COSTS: tuple[tuple[frozenset[ReasonKind], Callable[[State, Action], Consequence | None]], ...] = (
    (_RENEGES, _renege),
    (_UNNATURAL, _unnatural),
    (_BARRED, _barred),
    (frozenset((ReasonKind.SITS_OUT,)), _lone_partner),
    (_OUT_OF_TURN, _out_of_turn),
)

_PRICES: dict[SlipKind, _Cost] = {
    SlipKind.WRONG_PACKET: _pointed_out("deal_plan"),  # no sheet counts it among the misdeals
    SlipKind.WRONG_ORDER: _out_of_order,
    SlipKind.THIRD_ROUND: _out_of_order,
    SlipKind.SHOWN_IN_DEAL: _misdealt("misdeal"),
    SlipKind.WRONG_PACK: _misdealt("misdeal"),
    SlipKind.DEALT_OUT_OF_TURN: _right_dealer,
    SlipKind.WRONG_NUMBER: _misdealt(Topic.WRONG_NUMBER),
    SlipKind.CALLED_OUT_OF_TURN: _called_early,
    SlipKind.PASSED_OUT_OF_TURN: _passed_early,
    SlipKind.BARRED_SUIT: _barred,
    SlipKind.NOT_NATURAL: _unnatural,
    SlipKind.WRONG_WORDS: _pointed_out("strict_words"),
    SlipKind.LATE_ALONE: _late_alone,
    SlipKind.RENEGE: _mended,
    SlipKind.LED_OUT_OF_TURN: _led_early,
    SlipKind.PLAYED_OUT_OF_TURN: _withdrawn,
    SlipKind.EARLY_LEAD: _laid_early,
    SlipKind.DROPPED: _withdrawn,
    SlipKind.BROKE_DUTY: _duty,
    SlipKind.PARTNER_PLAYED: _partner_played,
    SlipKind.LOOKED: _told,
    SlipKind.TOLD: _told,
    SlipKind.CLAIMED: _pointed_out(Topic.PLAYED_OUT),
    SlipKind.ASKED_TRUMP: _pointed_out("trump_cube"),
    SlipKind.MIXED: _pointed_out("mixed_tricks_prove"),
}

"""What comes of a ruling: the table set back, cards exposed, sides barred, deals anew, hands lost."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TypeVar

from game.rules import bidding, dealing, trick
from game.rules import events as ev
from game.rules.actions import Action, ActionKind, Phase
from game.rules.penalties import established
from game.rules.reasons import Consequence, ConsequenceKind
from game.rules.ruleset import Topic
from game.rules.scoring import close_early, shared_award, to_choose
from game.rules.seats import Seat
from game.rules.slips import Evidence, Finding, Honest, Owed, Ruling, Slip, SlipKind
from game.rules.state import Award, AwardKind, State, honest_of
from game.rules.table import Bidding

Step = tuple[State, tuple[ev.Event, ...]]
_Effect = Callable[[State, Slip, Consequence], Step]
_T = TypeVar("_T")

_UNDONE_BY_NOTHING = frozenset(
    (
        SlipKind.DROPPED, SlipKind.LOOKED, SlipKind.TOLD, SlipKind.CLAIMED, SlipKind.ASKED_TRUMP,
        SlipKind.MIXED, SlipKind.EARLY_LEAD,
    )
)  # fmt: skip
"""What was seen or said stays so, wherever the table is set back to."""


def noted(state: State, ruling: Ruling) -> State:
    honest = honest_of(state)
    return state.changed(honest=honest.changed(rulings=(*honest.rulings, ruling)))


def settle(state: State, ruling: Ruling, slip: Slip) -> Step:
    """The slip is off the list, and its effect takes place."""
    cost = slip.cost
    assert cost is not None
    finding = _FINDINGS.get(cost.kind, Finding.CHARGED)
    chooser = slip.seat.side.other if cost.kind is ConsequenceKind.POINTS_OR_LONE else None
    ruling = replace(ruling, finding=finding, clause=cost.clause, cost=cost, chooser=chooser)
    honest = honest_of(state)
    slips = tuple(each for each in honest.slips if each is not slip)
    state = noted(state.changed(honest=honest.changed(slips=slips)), ruling)
    after, told = _EFFECTS[cost.kind](state, slip, cost)
    return after, (ev.Ruled(ruling), *told)


def _set_back(state: State, slip: Slip) -> State:
    """The table as it was before the slip. Rulings and what they laid on others stay, words and looks too."""
    back, honest = slip.before, honest_of(state)
    assert isinstance(back, State)
    then, duties = honest_of(back), honest.duties
    # an exposed card that was played since comes back, and lies open as before
    later = (each for each in duties.exposed if each.card in back.hands[each.seat])
    kept = replace(then.duties, barred=duties.barred, scoreless=duties.scoreless, to_name=duties.to_name)
    kept = kept.changed(exposed=_each_once(then.duties.exposed, later))
    seen = (each for each in honest.shown if each[1] in back.hands[each[0]])
    after = honest.changed(duties=kept, shown=_each_once(then.shown, seen), slips=_still_open(then, honest))
    return _without_lone(back, after) if honest.rejoined is not then.rejoined else back.changed(honest=after)


def _each_once(first: Iterable[_T], others: Iterable[_T]) -> tuple[_T, ...]:
    return tuple(dict.fromkeys((*first, *others)))


def _still_open(then: Honest, now: Honest) -> tuple[Slip, ...]:
    """Slips that nobody has called: those from before, and of the later ones what no card brings back."""
    return tuple(
        slip
        for slip in now.slips
        if slip.kind in _UNDONE_BY_NOTHING or any(slip is each for each in then.slips)
    )


def _without_lone(back: State, honest: Honest) -> State:
    """A lone hand that was lost since is not won back by setting the table back."""
    assert honest.rejoined is not None
    said = _rejoined(back, honest.rejoined)
    after, leader = back.changed(bidding=said, honest=honest), back.leader
    turn = trick.without_card(after, leader.left) if back.plays and leader is not None else back.turn
    return after if turn is None else after.changed(turn=turn)


def with_duties(state: State, **fields: object) -> State:
    honest = honest_of(state)
    return trick.before_lead(state.changed(honest=honest.changed(duties=honest.duties.changed(**fields))))


def _taken_back(state: State, slip: Slip, cost: Consequence) -> Step:
    if slip.kind in (SlipKind.EARLY_LEAD, SlipKind.DROPPED):
        return _hidden_again(state, slip), ()
    return _stay_put(_set_back(state, slip), state, slip), ()


def _hidden_again(state: State, slip: Slip) -> State:
    honest = honest_of(state)
    shown = tuple(each for each in honest.shown if each != (slip.seat, slip.action.card))
    return state.changed(honest=honest.changed(shown=shown))


def _stay_put(back: State, now: State, slip: Slip) -> State:
    """After a corrected renege the offender's partner may not change a card, where the sheet says so."""
    if slip.kind is not SlipKind.RENEGE or now.ruleset.switches.retract_after_renege == "everyone":
        return back
    plays = dict(now.plays[len(back.plays) + 1 :])
    partner = slip.seat.partner
    return with_duties(back, stays=((partner, plays[partner]),)) if partner in plays else back


_BARS_PARTNER = (SlipKind.RENEGE, SlipKind.LED_OUT_OF_TURN, SlipKind.EARLY_LEAD)
"""After these the partner may not lead the suit of the exposed card (WED-26, WED-31, WED-36)."""


def _exposed(state: State, slip: Slip, cost: Consequence) -> Step:
    card, switches = slip.action.card, state.ruleset.switches
    assert card is not None
    bars = switches.exposed_bars_partner and slip.kind in _BARS_PARTNER
    after, _told = _taken_back(state, slip, cost)
    duties = honest_of(after).duties.with_exposed(slip.seat, card, bars_partner=bars)
    return with_duties(after, exposed=duties.exposed), ()


def _suit_named(state: State, slip: Slip, cost: Consequence) -> Step:
    """The other side may name the suit of this side's next lead; a card led out of turn is exposed, too."""
    after = _exposed(state, slip, cost)[0] if slip.kind is SlipKind.LED_OUT_OF_TURN else state
    return with_duties(after, to_name=honest_of(after).duties.to_name | {slip.seat.side}), ()


def _call_void(state: State, slip: Slip, cost: Consequence) -> Step:
    return _set_back(state, slip), ()


def _side_barred(state: State, slip: Slip, cost: Consequence) -> Step:
    """The side may make no trump. Called out of turn, the turn stays; else it goes on, as after a pass."""
    back = _set_back(state, slip)
    back = with_duties(back, barred=honest_of(back).duties.barred | {slip.seat.side})
    if slip.kind is SlipKind.CALLED_OUT_OF_TURN:
        return back, ()
    return bidding.pass_on(back, Action(slip.seat, ActionKind.PASS))


def _points_or_lone(state: State, slip: Slip, cost: Consequence) -> Step:
    back, side = _set_back(state, slip), slip.seat.side.other
    first = back.dealer.left
    return back.changed(phase=Phase.RULING, turn=first if first.side is side else first.left), ()


def _nothing(state: State, slip: Slip, cost: Consequence) -> Step:
    return state, ()


def _new_deal(state: State, slip: Slip, cost: Consequence) -> Step:
    assert isinstance(slip.before, State)
    rightful = slip.before.dealer if slip.kind is SlipKind.DEALT_OUT_OF_TURN else state.dealer
    return _dealt_again(state, rightful), ()


def _dealt_again(state: State, dealer: Seat) -> State:
    rulings = honest_of(state).rulings
    after = dealing.next_deal(state, dealer, state.dealing.again + 1)
    return after.changed(honest=honest_of(after).changed(rulings=rulings))


def _deal_passes(state: State, slip: Slip, cost: Consequence) -> Step:
    return misdealt(state)


def misdealt(state: State) -> Step:
    return close_early(state, Award(AwardKind.MISDEAL, (0, 0), (0, 0, 0, 0), "misdeal", None))


def renege(state: State, ruling: Ruling, evidence: Evidence | None) -> Step:
    """An established renege is paid for: at once, or by choice when the hand is scored.

    Without evidence the tricks were mixed by the side that is accused.
    """
    switches, seat = state.ruleset.switches, ruling.of
    assert seat is not None
    number = len(state.tricks) if evidence is None else evidence.trick
    cost = established(state, seat, number)
    clause = cost.clause if evidence is not None else state.ruleset.cite("mixed_tricks_prove")
    choice = cost.kind is ConsequenceKind.RENEGE_CHOICE
    ruling = replace(
        ruling, finding=Finding.CHARGED, clause=clause, slip=SlipKind.RENEGE, cost=cost, evidence=evidence,
        chooser=seat.side.other if choice else None,
    )  # fmt: skip
    honest = honest_of(state)
    marked = honest.changed(ruled=honest.ruled | {(seat, number)}, mixed=honest.mixed - {seat.side})
    state = noted(state.changed(honest=marked), ruling)
    told = (ev.Ruled(ruling),)
    if switches.renege_ends_hand:
        after, scored = close_early(state, _renege_award(state, seat, cost))
        return after, (*told, *scored)
    deduct = cost.other if choice else 0
    owed = (*honest_of(state).owed, Owed(seat.side.other, cost.points, deduct, cost.clause))
    after = state.changed(honest=honest_of(state).changed(owed=owed))
    return (to_choose(after) if after.phase is Phase.HAND_OVER else after), told


def _renege_award(state: State, seat: Seat, cost: Consequence) -> Award:
    side, topic = seat.side.other, _renege_topic(state, seat, cost)
    if side in honest_of(state).duties.scoreless:
        return Award(AwardKind.RENEGE, (0, 0), (0, 0, 0, 0), Topic.WRONG_NUMBER_LATER, None)
    if cost.kind is not ConsequenceKind.RENEGE_LONE_MARCH:
        return shared_award(AwardKind.RENEGE, side, cost.points, topic)
    assert state.maker is not None
    award = shared_award(AwardKind.RENEGE, side, cost.points, topic)
    players = list(award.players)
    players[state.maker.partner] = cost.other
    south, west, north, east = players
    return replace(award, players=(south, west, north, east))


def _renege_topic(state: State, seat: Seat, cost: Consequence) -> str:
    if cost.kind is ConsequenceKind.STOPPED_LONE:
        return Topic.STOPPED_LONE
    if cost.kind is ConsequenceKind.RENEGE_LONE_MARCH:
        return "renege_against_lone"
    own = state.ruleset.switches.lone_renege_points is not None
    by_lone_side = state.alone and state.maker is not None and seat.side is state.maker.side
    return "lone_renege_points" if own and by_lone_side else "renege_points"


def wrong_number(state: State, ruling: Ruling, seat: Seat) -> Step:
    """Too many or too few cards: dealt again before the first trick is turned, afterwards no score."""
    cite, passes = state.ruleset.cite, state.ruleset.switches.misdeal == "next-dealer"
    if state.tricks:
        cost = Consequence(ConsequenceKind.MAY_NOT_SCORE, cite(Topic.WRONG_NUMBER_LATER))
    else:
        kind = ConsequenceKind.DEAL_PASSES if passes else ConsequenceKind.NEW_DEAL
        cost = Consequence(kind, cite(Topic.WRONG_NUMBER))
    ruling = replace(ruling, finding=Finding.CHARGED, clause=cost.clause, cost=cost)
    state, told = noted(state, ruling), (ev.Ruled(ruling),)
    if state.tricks:
        return with_duties(state, scoreless=honest_of(state).duties.scoreless | {seat.side}), told
    if passes:
        after, scored = misdealt(state)
        return after, (*told, *scored)
    return _dealt_again(state, state.dealer), told


def _rejoined(state: State, partner: Seat) -> Bidding:
    """What holds of a lone hand once the partner plays along: a defender's partner ends that one's alone."""
    if state.maker is not None and partner.side is state.maker.side:
        return state.bidding.changed(alone=False, defender=None)
    return state.bidding.changed(defender=None)


def _lone_lost(state: State, slip: Slip, cost: Consequence) -> Step:
    """All four play; the card of the partner stays on the table (WED-14)."""
    honest = honest_of(state)
    said = _rejoined(state, slip.seat)
    after = state.changed(bidding=said, honest=honest.changed(rejoined=slip.seat))
    if state.phase is not Phase.PLAY and state.phase is not Phase.GATHER:
        return after, ()
    on_table = after.trick
    if on_table is None or not on_table.plays:
        return after, ()
    turn = trick.without_card(after, on_table.leader.left)
    if turn is None:
        return after.changed(phase=Phase.GATHER, turn=trick.winner(on_table, after.trump)), ()
    return after.changed(phase=Phase.PLAY, turn=turn), ()


_FINDINGS = {
    ConsequenceKind.POINTED_OUT: Finding.POINTED_OUT,
    ConsequenceKind.PASS_STANDS: Finding.POINTED_OUT,
    ConsequenceKind.CALL_AGAIN: Finding.CORRECTED,
    ConsequenceKind.CALL_VOID: Finding.CORRECTED,
    ConsequenceKind.NOT_NATURAL: Finding.CORRECTED,
    ConsequenceKind.TAKEN_BACK: Finding.CORRECTED,
}
_EFFECTS: dict[ConsequenceKind, _Effect] = {
    ConsequenceKind.POINTED_OUT: _nothing,
    ConsequenceKind.PASS_STANDS: _nothing,
    ConsequenceKind.CALL_AGAIN: _call_void,
    ConsequenceKind.CALL_VOID: _call_void,
    ConsequenceKind.NOT_NATURAL: _call_void,
    ConsequenceKind.SIDE_BARRED: _side_barred,
    ConsequenceKind.POINTS_OR_LONE: _points_or_lone,
    ConsequenceKind.TAKEN_BACK: _taken_back,
    ConsequenceKind.EXPOSED: _exposed,
    ConsequenceKind.SUIT_NAMED: _suit_named,
    ConsequenceKind.NEW_DEAL: _new_deal,
    ConsequenceKind.DEAL_PASSES: _deal_passes,
    ConsequenceKind.LONE_LOST: _lone_lost,
}

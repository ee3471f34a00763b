"""The director: what is found of a charge, and until when each slip can be called."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from game.rules import events as ev
from game.rules.actions import ActionKind, Charge, Phase
from game.rules.dealing import HAND_SIZE
from game.rules.penalties import price
from game.rules.proof import reneges
from game.rules.reasons import Consequence, ConsequenceKind
from game.rules.remedies import noted, renege, settle, wrong_number
from game.rules.ruleset import Topic
from game.rules.seats import Seat
from game.rules.slips import CHARGES, Evidence, Finding, Ruling, Slip, SlipKind
from game.rules.state import State, honest_of

Step = tuple[State, tuple[ev.Event, ...]]

_DEALT = (Phase.DEALING, Phase.NAME_UPCARD, Phase.FARMERS_HAND, Phase.FIRST_ROUND)


def rule(state: State, by: Seat | None, of: Seat | None, charge: Charge | None) -> Step:
    """The director's word on a charge, or where none is given, on whatever is wrong."""
    complete = state.phase is Phase.GATHER
    ruling = Ruling(by, Finding.NOTHING, state.ruleset.cite("rulings"), charge, of, complete=complete)
    for slip in _called(state, of, charge):
        if in_time(state, slip):
            return settle(state, replace(ruling, of=slip.seat, slip=slip.kind, action=slip.action), slip)
    for evidence in _proved(state, of, charge):
        return renege(state, replace(ruling, of=evidence.seat), evidence)
    for seat in _miscounted(state, of, charge):
        return wrong_number(state, replace(ruling, of=seat, slip=SlipKind.WRONG_NUMBER), seat)
    if of is not None and charge is Charge.RENEGE and _mixed_up(state, of):
        return renege(state, ruling, None)
    for slip in _packets(state, of, charge):
        cost = Consequence(ConsequenceKind.POINTED_OUT, state.ruleset.cite("deal_plan"))
        seen = replace(
            ruling, finding=Finding.POINTED_OUT, clause=cost.clause, cost=cost, of=slip.seat,
            slip=SlipKind.WRONG_PACKET, action=slip.action,
        )  # fmt: skip
        return noted(state, seen), (ev.Ruled(seen),)
    for slip in _called(state, of, charge):
        if slip.kind not in (SlipKind.RENEGE, SlipKind.WRONG_NUMBER):
            late = replace(
                ruling, finding=Finding.TOO_LATE, clause=_stands(state, slip), of=slip.seat, slip=slip.kind,
                action=slip.action,
            )  # fmt: skip
            return noted(state, late), (ev.Ruled(late),)
    for earlier in _settled_before(state, of, charge):
        ruling = replace(ruling, finding=Finding.SETTLED, clause=earlier.clause)
    return noted(state, ruling), (ev.Ruled(ruling),)


def admit(state: State, seat: Seat) -> Step:
    """A player's own slip, corrected without being called."""
    slip = own_slip(state, seat)
    assert slip is not None
    complete = state.phase is Phase.GATHER
    ruling = Ruling(
        seat, Finding.NOTHING, "", CHARGES[slip.kind], seat, slip.kind, slip.action, complete=complete
    )
    return settle(state, ruling, slip)


def own_slip(state: State, seat: Seat) -> Slip | None:
    """The last slip of a seat that can still be corrected."""
    slips = () if state.honest is None else state.honest.slips
    return next((slip for slip in reversed(slips) if slip.seat is seat and in_time(state, slip)), None)


def surplus(state: State, seat: Seat) -> int:
    """Cards a seat was dealt too many, or below zero too few; while cards are dealt nobody has too few."""
    if state.phase is Phase.DEALING:
        return max(0, len(state.hands[seat]) - HAND_SIZE)
    dealt = None if state.honest is None else state.honest.dealt
    return 0 if dealt is None else dealt[seat] - HAND_SIZE


def in_time(state: State, slip: Slip) -> bool:
    """Whether a slip can be called now: each kind has a moment after which it stands."""
    return _IN_TIME[slip.kind](state, slip)


# -- what is looked at -----------------------------------------------------------------------


def _called(state: State, of: Seat | None, charge: Charge | None) -> Iterator[Slip]:
    for slip in honest_of(state).slips:
        if of in (None, slip.seat) and charge in (None, CHARGES[slip.kind]):
            yield slip


def _packets(state: State, of: Seat | None, charge: Charge | None) -> Iterator[Slip]:
    """Packets of another number of cards, while a later one may still put it right."""
    dealing = state.phase is Phase.DEALING and of in (None, state.dealer)
    if dealing and charge in (None, Charge.NUMBER, Charge.DEAL):
        yield from (slip for slip in honest_of(state).slips if slip.kind is SlipKind.WRONG_NUMBER)


def _settled_before(state: State, of: Seat | None, charge: Charge | None) -> Iterator[Ruling]:
    """What the director has found of this very charge before."""
    for ruling in honest_of(state).rulings:
        if ruling.slip is not None and (of, charge) == (ruling.of, CHARGES[ruling.slip]):
            yield ruling


def _proved(state: State, of: Seat | None, charge: Charge | None) -> Iterator[Evidence]:
    """Reneges that the tricks show, as long as nobody has mixed them."""
    if charge not in (None, Charge.RENEGE) or _is_settled(state):
        return
    honest = honest_of(state)
    for found in reneges(state.tricks, state.plays, state.trump, state.hands):
        new = (found.seat, found.trick) not in honest.ruled
        if new and of in (None, found.seat) and not honest.mixed:
            yield found


def _mixed_up(state: State, of: Seat) -> bool:
    """Whether a claim against that side counts as proved, since it mixed the tricks (WED-27)."""
    proves = state.ruleset.switches.mixed_tricks_prove and not _is_settled(state)
    return proves and of.side in honest_of(state).mixed


def _is_settled(state: State) -> bool:
    """Whether a ruling has ended the hand: it is not ended a second time."""
    return state.award is not None and state.award.kind.by_slip


def _miscounted(state: State, of: Seat | None, charge: Charge | None) -> Iterator[Seat]:
    # a mistake in the deal is the dealer's, whoever holds the cards that show it
    holder = None if charge is Charge.DEAL and of is state.dealer else of
    if charge in (None, Charge.NUMBER, Charge.DEAL) and state.phase is not Phase.HAND_OVER:
        for seat in Seat:
            settled = seat.side in honest_of(state).duties.scoreless
            if holder in (None, seat) and surplus(state, seat) and not settled:
                yield seat


def _before_calls(state: State, slip: Slip) -> bool:
    return state.phase in _DEALT and not state.calls


def _first_trick(state: State, slip: Slip) -> bool:
    return not state.tricks and state.phase is not Phase.HAND_OVER


def _before_lead(state: State, slip: Slip) -> bool:
    return not state.tricks and not state.plays and state.phase is not Phase.HAND_OVER


def _same_trick(state: State, slip: Slip) -> bool:
    return len(state.tricks) == slip.trick and bool(state.plays)


def _lead_stands_not(state: State, slip: Slip) -> bool:
    if state.ruleset.switches.lead_stands == "all-played" and state.phase is Phase.GATHER:
        return False
    return _same_trick(state, slip)


def _held(state: State, slip: Slip) -> bool:
    return state.phase is not Phase.HAND_OVER and slip.action.card in state.hands[slip.seat]


def _in_hand(state: State, slip: Slip) -> bool:
    return state.phase is not Phase.HAND_OVER


def _partner_in_time(state: State, slip: Slip) -> bool:
    forfeits = state.ruleset.switches.lone_partner_plays == "lone-forfeited"
    out = slip.seat in state.sitting_out
    return (out and _in_hand(state, slip)) if forfeits else _same_trick(state, slip)


def _duty_in_time(state: State, slip: Slip) -> bool:
    cards = slip.action.kind is ActionKind.PLAY
    return _same_trick(state, slip) if cards else _before_lead(state, slip)


_IN_TIME: dict[SlipKind, Callable[[State, Slip], bool]] = {
    SlipKind.WRONG_PACKET: _before_calls,
    SlipKind.WRONG_ORDER: _before_calls,
    SlipKind.THIRD_ROUND: _before_calls,
    SlipKind.SHOWN_IN_DEAL: _before_calls,
    SlipKind.WRONG_PACK: _in_hand,
    SlipKind.DEALT_OUT_OF_TURN: _first_trick,
    SlipKind.WRONG_NUMBER: lambda state, slip: False,  # found by the cards themselves
    SlipKind.CALLED_OUT_OF_TURN: _before_lead,
    SlipKind.PASSED_OUT_OF_TURN: _before_lead,
    SlipKind.BARRED_SUIT: _before_lead,
    SlipKind.NOT_NATURAL: _before_lead,
    SlipKind.WRONG_WORDS: _in_hand,
    SlipKind.LATE_ALONE: _before_lead,
    SlipKind.RENEGE: _same_trick,
    SlipKind.LED_OUT_OF_TURN: _lead_stands_not,
    SlipKind.PLAYED_OUT_OF_TURN: _same_trick,
    SlipKind.EARLY_LEAD: _held,
    SlipKind.DROPPED: _held,
    SlipKind.BROKE_DUTY: _duty_in_time,
    SlipKind.PARTNER_PLAYED: _partner_in_time,
    SlipKind.LOOKED: _in_hand,
    SlipKind.TOLD: _in_hand,
    SlipKind.CLAIMED: _in_hand,
    SlipKind.ASKED_TRUMP: _in_hand,
    SlipKind.MIXED: _in_hand,
}


def _stands(state: State, slip: Slip) -> str:
    """The clause by which a slip that was seen too late stands."""
    topics = {SlipKind.LED_OUT_OF_TURN: Topic.TRICK_STANDS, SlipKind.NOT_NATURAL: Topic.CALL_WITHOUT_NATURAL}
    topic = topics.get(slip.kind)
    return state.ruleset.cite(topic) if topic else (slip.cost or price(state, slip.action, slip.kind)).clause

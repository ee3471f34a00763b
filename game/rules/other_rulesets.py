"""The same moment at another table: what a seat knows, taken over to other rules."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from game.rules.actions import Action, ActionKind, Phase
from game.rules.bidding import natural_trumps
from game.rules.hand import legal
from game.rules.ruleset import Ruleset
from game.rules.scoring import award_for
from game.rules.seats import Seat
from game.rules.state import NO_HANDS, Dealing, Setup, State, with_hand
from game.rules.view import SeatView


class Apart(StrEnum):
    """Why a moment has no counterpart at another table."""

    NEVER_ASKED = "never-asked"  # that table has no such question
    NEVER_CAME = "never-came"  # a call before this moment would not have been made there


@dataclass(frozen=True, slots=True)
class NotComparable:
    """The other table could not stand at this moment."""

    why: Apart


def known(view: SeatView) -> State:
    """A state that holds what the seat knows and nothing else: the other hands and the kitty are empty.

    The referee judges the seat's own actions in it as at the table itself.
    """
    trick = view.trick
    return State(
        ruleset=view.ruleset,
        setup=Setup("", view.dealer),
        phase=view.phase,
        standing=view.standing,
        dealer=view.dealer,
        turn=view.actors[0] if view.actors else view.seat,
        dealing=Dealing(cut=view.phase is not Phase.DEALING),
        hands=with_hand(NO_HANDS, view.seat, view.hand),
        bidding=view.bidding,
        face_down=view.face_down,
        leader=None if trick is None else trick.leader,
        plays=() if trick is None else trick.plays,
        tricks=view.tricks,
        tricks_won=view.tricks_won,
        award=view.award,
    )


def reinterpret(view: SeatView, ruleset: Ruleset) -> SeatView | NotComparable:
    """The view under another ruleset, with the pack that lies on this table.

    What slips have led to here is left out: another table might have ruled otherwise.
    """
    own = view.ruleset.switches
    moved = replace(
        view, ruleset=ruleset.with_switches(pack=own.pack, joker=own.joker), legal=(), honest=None
    )
    if not _is_asked(moved):
        return NotComparable(Apart.NEVER_ASKED)
    state = known(moved)
    if not _could_come(state, view.seat):
        return NotComparable(Apart.NEVER_CAME)
    award = view.award
    if award is not None and (award.kind.by_slip or (award.side is None and state.maker is not None)):
        return NotComparable(Apart.NEVER_CAME)  # another table might have ruled otherwise
    if award is not None and state.maker is not None:
        award = award_for(state, view.tricks_won)
    return replace(moved, legal=legal(state, view.seat), award=award)


def _is_asked(view: SeatView) -> bool:
    switches = view.ruleset.switches
    if view.phase is Phase.FARMERS_HAND:
        return switches.farmers_hand != "played"
    if view.phase is Phase.GIVE or view.gave:
        return switches.partners_best
    if view.phase is Phase.DEFEND or view.defender is not None:
        return switches.defend_alone
    return True


def _could_come(state: State, seat: Seat) -> bool:
    """Whether the calls so far could have been made there, as far as this seat knows."""
    switches = state.ruleset.switches
    if state.farmer is not None and switches.farmers_hand != "exchange":
        return False
    left = state.upcard is not None and state.maker is not None
    left = left and not state.turned_down and not state.picked_up
    if left and state.phase is not Phase.DISCARD and switches.take_upcard == "must":
        return False
    return all(_could_be_said(state, seat, number) for number in range(len(state.calls)))


def _could_be_said(state: State, seat: Seat, number: int) -> bool:
    switches, call = state.ruleset.switches, state.calls[number]
    if call.kind is ActionKind.NO_TRUMP:
        return switches.no_trump and not switches.joker
    if call.kind is ActionKind.PASS:
        return number < 7 or not switches.stick_the_dealer
    if call.kind is not ActionKind.ORDER:
        return True
    if switches.canadian_loner and call.seat is state.dealer.partner and not call.alone:
        return False
    own = call.seat is seat and switches.natural_trump
    return not own or _held_natural(state, call)


def _held_natural(state: State, call: Action) -> bool:
    """Whether the player's own cards of this hand, played ones included, had a natural trump.

    A dealer has the turn-up among them by now, which did not count when it was taken.
    """
    played = (trick.card_of(call.seat) for trick in (*state.tricks, state.trick) if trick)
    cards = (*state.hands[call.seat], *played, state.discard, state.lone_discard)
    own = tuple(card for card in cards if card is not None and card not in (state.upcard, state.given))
    return bool(natural_trumps(state, own))

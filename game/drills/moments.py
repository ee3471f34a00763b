"""Whether a table stands at the decision a drill asks for, and what can be chosen there."""

from __future__ import annotations

from dataclasses import replace

from game.drills.plan import DRILLS, LEARNER, Plan, Role, Topic
from game.rules.actions import Action, Phase
from game.rules.cards import Card, effective_suit, pack
from game.rules.view import SeatView
from game.strategy.decision_kind import DecisionKind, kind_of
from game.strategy.decisions import decide
from game.strategy.values import Values
from game.tutor.equivalent_play import same_choice
from game.tutor.significance import BEST_UP_TO, as_good

CLOSE_UP_TO = 0.4
"""Points that the second best choice of a close deal costs at most; below the best it is in any case."""

_SAYS = (DecisionKind.ORDER_UP, DecisionKind.TAKE_UP, DecisionKind.NAME_TRUMP)


def asked_of(view: SeatView, plan: Plan) -> SeatView | None:
    """The view with what can be chosen in the drill; None where this is no such decision, or none at all.

    Alone or not is asked where trump is made either way: passing is not among the choices then.
    """
    sits_out = view.seat in view.sitting_out
    if not _is_of(kind_of(view), plan.topic) or sits_out or not _sits(view, plan.role):
        return None
    if plan.topic is Topic.ALONE:
        view = replace(view, legal=_alone_or_not(view))
    first, *others = view.legal or (None,)
    if first is None or all(same_choice(view, first, each) for each in others):
        return None
    return view


def _is_of(kind: DecisionKind, topic: Topic) -> bool:
    """Whether a drill may ask a decision of this kind; any call that makes trump may be made alone."""
    return kind in _SAYS if topic is Topic.ALONE else DRILLS.get(kind) is topic


def _sits(view: SeatView, role: Role) -> bool:
    """Whether the learner's side of the call is the one that was asked for; seats follow from the dealer."""
    if role is Role.MAKER:
        return view.maker is view.seat
    if role is Role.PARTNER:
        return view.maker is view.seat.partner
    if role is Role.DEFENCE:
        return view.maker is not None and view.maker.side is not view.seat.side
    return True


def _alone_or_not(view: SeatView) -> tuple[Action, ...]:
    """The sound call with the partner and without, where it is one."""
    call = decide(view).action
    if not call.kind.makes_trump:
        return ()
    return tuple(each for each in view.legal if replace(each, alone=False) == replace(call, alone=False))


def is_at_stake(view: SeatView, values: Values) -> bool:
    """Whether anything can go wrong: where all cards are as good as the best, nothing is asked."""
    cards = view.phase in (Phase.PLAY, Phase.DISCARD)
    return not cards or not all(as_good(each) for each in values.ranked)


def is_close(view: SeatView, values: Values) -> bool:
    """Whether another choice is worse than the best, and not by much."""
    best = values.best.action
    others = (each for each in values.ranked if not same_choice(view, best, each.action))
    second = next(others, None)
    return second is not None and BEST_UP_TO < second.behind <= CLOSE_UP_TO


def can_be_counted(view: SeatView) -> bool:
    """Whether trumps can be asked for here: tricks have been played, and the learner plays along."""
    plays = view.phase is Phase.PLAY and view.trump is not None and bool(view.hand)
    between = view.trick is None or not view.trick.plays
    return plays and between and LEARNER not in view.sitting_out


def trumps_gone(view: SeatView) -> tuple[Card, ...]:
    """The trumps that everyone has seen played, in the order of their ranks."""
    played = [card for trick in (*view.tricks, view.trick) if trick is not None for card in trick.cards]
    return tuple(card for card in _trumps(view) if card in played)


def trumps_held(view: SeatView) -> tuple[Card, ...]:
    """The trumps in the learner's own hand."""
    return tuple(card for card in _trumps(view) if card in view.hand)


def trumps_put_away(view: SeatView) -> tuple[Card, ...]:
    """Those the learner knows to be out of play: put down, or left lying face up."""
    left = view.upcard if view.upcard is not None and not view.picked_up else None
    known = (view.discard, view.face_down.lone_discard, left)
    return tuple(card for card in _trumps(view) if card in known)


def trumps_out(view: SeatView) -> tuple[Card, ...]:
    """The trumps still out: in the others' hands, or unseen in the kitty."""
    known = (*trumps_gone(view), *trumps_held(view), *trumps_put_away(view))
    return tuple(card for card in _trumps(view) if card not in known)


def _trumps(view: SeatView) -> list[Card]:
    switches = view.ruleset.switches
    cards = pack(switches.pack, joker=switches.joker)
    return [card for card in cards if effective_suit(card, view.trump) is view.trump]

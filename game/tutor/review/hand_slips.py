"""The slips of a finished hand: who made them, who called them, and what they cost or would have cost."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.i18n import _
from game.rules.actions import Action, ActionKind, Charge
from game.rules.penalties import established, price
from game.rules.reasons import Consequence
from game.rules.seats import Seat
from game.rules.slip_kinds import slip_kind
from game.rules.slips import Finding, Ruling, SlipKind
from game.rules.state import State
from game.tutor.ruling_costs import cost_there
from game.tutor.rulings import ruling_sentence
from game.tutor.slip_words import what_happened
from game.words import seat_name

Step = tuple[State, Action, State]
"""An action with the table before and after it."""
_CALLS = (ActionKind.DIRECTOR, ActionKind.TAKE_BACK, ActionKind.COUNT)


@dataclass(frozen=True, slots=True)
class HandSlip:
    """One slip of a hand. `ruling` is what the director said of it, None where nobody called it."""

    seat: Seat
    kind: SlipKind
    action: Action
    cost: Consequence  # what it would have cost, had it been called when that still mattered
    trick: int  # tricks gathered before it
    ruling: Ruling | None = None

    @property
    def called_by(self) -> Seat | None:
        """Who saw it and said so."""
        return None if self.ruling is None else self.ruling.by


@dataclass(frozen=True, slots=True)
class Noticing:
    """How well slips were seen: those against the learner's side, those the learner called, wrong calls."""

    against: int = 0
    called: int = 0
    wrong: int = 0


def hand_slips(steps: Iterable[Step]) -> tuple[HandSlip, ...]:
    """The slips in the steps of one hand, in order, each with its ruling if there was one."""
    found: list[HandSlip] = []
    for before, action, after in steps:
        kind = slip_kind(before, action)
        if kind is not None:
            found.append(_slip(before, action, kind))
        for ruling in _new_rulings(before, after):
            found = _ruled(found, ruling)
    return tuple(found)


def _slip(before: State, action: Action, kind: SlipKind) -> HandSlip:
    number = len(before.tricks)
    cost = (
        established(before, action.seat, number) if kind is SlipKind.RENEGE else price(before, action, kind)
    )
    return HandSlip(action.seat, kind, action, cost, number)


def _new_rulings(before: State, after: State) -> tuple[Ruling, ...]:
    if after.honest is None or before.honest is None:
        return ()
    known = before.honest.rulings
    rulings = after.honest.rulings
    return rulings[len(known) :] if rulings[: len(known)] == known else rulings


def _ruled(found: list[HandSlip], ruling: Ruling) -> list[HandSlip]:
    """The list with that ruling at its slip."""
    for place, slip in enumerate(found):
        if slip.ruling is None and _is_of(ruling, slip):
            changed = HandSlip(slip.seat, slip.kind, slip.action, slip.cost, slip.trick, ruling)
            return [*found[:place], changed, *found[place + 1 :]]
    return found


def _is_of(ruling: Ruling, slip: HandSlip) -> bool:
    if ruling.evidence is not None:
        return slip.kind is SlipKind.RENEGE and slip.action.card is ruling.evidence.card
    if ruling.slip is SlipKind.WRONG_NUMBER:
        return slip.kind is SlipKind.WRONG_NUMBER
    return ruling.slip is slip.kind and ruling.action is slip.action


def noticing(steps: Iterable[Step], learner: Seat) -> Noticing:
    """What the learner saw in one hand."""
    kept = tuple(steps)
    against = [slip for slip in hand_slips(kept) if slip.seat.side is not learner.side]
    called = sum(1 for slip in against if slip.called_by is learner)
    wrong = sum(
        1
        for before, _action, after in kept
        for ruling in _new_rulings(before, after)
        if ruling.by is learner and ruling.charge is not Charge.NUMBER and ruling.finding is Finding.NOTHING
    )
    return Noticing(len(against), called, wrong)


# -- in words ----------------------------------------------------------------------------------


def slip_lines(slip: HandSlip, learner: Seat) -> tuple[str, ...]:
    """What happened, who called it, and what it cost or would have cost."""
    if slip.ruling is not None:
        return (ruling_sentence(slip.ruling, learner), _seen(slip, learner))
    told = Ruling(None, Finding.NOTHING, slip.cost.clause, None, slip.seat, slip.kind, slip.action)
    # NOTE: {cost} is a sentence, for example "The other side scores 2 points."
    missed = _("Nobody called it. Here's what it would have cost: {cost}").format(
        cost=cost_there(slip.cost, slip.kind)
    )
    return (what_happened(told, learner), missed)


def _seen(slip: HandSlip, learner: Seat) -> str:
    by = slip.called_by
    if by is None:
        return _("Everyone saw it in the end.")
    if by is learner:
        return _("You owned up to it.") if slip.seat is learner else _("You called it.")
    name = seat_name(by, learner)
    text = _("{name} owned up to it.") if slip.seat is by else _("{name} called it.")
    return text.format(name=name)

"""A reviewed hand as plain data for other programs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.records.deal_data import UNKNOWN, token
from game.records.reviewing import Reviewable
from game.rules.actions import Action
from game.rules.state import State
from game.strategy.values import Value
from game.tutor.review import HandReview, Judged
from game.tutor.review.hand_slips import HandSlip, hand_slips, slip_lines
from game.tutor.review.words import hand_title, sentence
from game.words.markup import plain

_DIGITS = 3


def review_data(hand: Reviewable, review: HandReview, player: str) -> dict[str, Any]:
    """One hand with the decisions of one seat. Costs and values are points."""
    return {
        "deal": hand.deal.number,
        "seat": int(hand.seat),
        "player": player,
        "title": hand_title(hand.steps, hand.seat, hand.names),
        "points": review.points,
        "cost": round(review.cost, _DIGITS),
        "luck": round(review.luck, _DIGITS),
        "own_slips": round(review.slips, _DIGITS),
        "mistakes": review.mistakes,
        "decisions": [_decision(hand, judged) for judged in review.judged],
        "slips": [_slip(slip, hand) for slip in hand_slips(_whole_steps(hand))],
    }


def _whole_steps(hand: Reviewable) -> Iterator[tuple[State, Action, State]]:
    return ((step.before, step.action, step.after) for step in hand.deal.steps)


def _slip(slip: HandSlip, hand: Reviewable) -> dict[str, Any]:
    """A slip at an honest table: who made it, in which trick from 1 on, who called it, and words for it."""
    happened, seen = slip_lines(slip, hand.seat)
    return {
        "seat": int(slip.seat),
        "slip": str(slip.kind),
        "action": str(slip.action),
        "trick": slip.trick + 1,
        "called_by": None if slip.called_by is None else int(slip.called_by),
        "clause": slip.cost.clause if slip.ruling is None else slip.ruling.clause,
        "sentence": plain(happened),
        "seen": plain(seen),
    }


def _decision(hand: Reviewable, judged: Judged) -> dict[str, Any]:
    upcard, values = judged.view.upcard, judged.values
    return {
        "step": judged.step,
        "phase": str(judged.view.phase),
        "chosen": token(judged.action, upcard) if hand.deal.steps[judged.step].told else UNKNOWN,
        "mark": str(judged.mark),
        "hint": judged.hint,
        "as_good": judged.as_good,
        "cost": round(judged.cost, _DIGITS),
        "better": None if judged.better is None else token(judged.better, upcard),
        "sentence": plain(sentence(judged, hand.names)),
        "worlds": 0 if values is None else values.worlds,
        "values": [] if values is None else [_value(judged, value) for value in values.ranked],
    }


def _value(judged: Judged, value: Value) -> dict[str, Any]:
    return {
        "action": token(value.action, judged.view.upcard),
        "points": round(value.mean, _DIGITS),
        "error": round(value.error, _DIGITS),
        "behind": round(value.behind, _DIGITS),
        "behind_error": round(value.behind_error, _DIGITS),
    }

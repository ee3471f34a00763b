"""The exercise that belongs to each type of question."""

from __future__ import annotations

from typing import Any

from game.course.exercises.base import Exercise
from game.course.exercises.bidding import Bidding
from game.course.exercises.calling import Calling
from game.course.exercises.choosing import Choosing, Judging
from game.course.exercises.counting import Counting
from game.course.exercises.ordering import Ordering
from game.course.exercises.picking import Picking
from game.course.exercises.playing import Committing, Discarding, Playing
from game.course.exercises.spotting import Spotting
from game.course.situation import Situation
from game.course.steps import AskingStep

_KINDS: dict[str, type[Exercise[Any, Any]]] = {
    "choose": Choosing,
    "order": Ordering,
    "pick": Picking,
    "count": Counting,
    "bid": Bidding,
    "discard": Discarding,
    "play": Playing,
    "spot": Spotting,
    "commit": Committing,
    "call": Calling,
    "rule": Judging,
}


def exercise(step: AskingStep, situation: Situation) -> Exercise[Any, Any]:
    """A question at the table where it is asked."""
    return _KINDS[step.type](step, situation)

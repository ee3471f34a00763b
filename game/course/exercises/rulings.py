"""What the director finds of a charge, and how it reads."""

from __future__ import annotations

from game.course.situation import LEARNER
from game.rules.actions import Action
from game.rules.hand import apply
from game.rules.irregularities import is_open
from game.rules.slips import Ruling
from game.rules.state import State
from game.rules.view import observe
from game.tutor.rulings import tell_ruling


def called(state: State, call: Action) -> Ruling | None:
    """The ruling on a call; None where the director cannot be called."""
    after = ruled(state, call)
    return after.honest.rulings[-1] if after is not None and after.honest is not None else None


def ruled(state: State, call: Action) -> State | None:
    """The table after the ruling on a call; None where the director cannot be called."""
    if state.honest is None or not is_open(state, call):
        return None
    return apply(state, call)[0]


def ruling_told(state: State, call: Action | None, ruling: Ruling) -> str:
    """A ruling in words, with its clause."""
    after = ruled(state, call) if call is not None else state
    told = tell_ruling(observe(after or state, LEARNER), ruling)
    return f"{told.paragraph} **{told.citation.id}**"

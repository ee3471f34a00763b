"""Moments of a hand, as authors name them: one hand can stand at several without being written twice."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.course.notation import SeatWord
from game.course.unfillable import Unfillable
from game.i18n import _
from game.rules.actions import Phase
from game.rules.hand import apply, start
from game.rules.ruleset import Ruleset
from game.rules.state import Setup, State
from game.rules.view import SeatView

DECISIONS = ("call", "second-round", "discard", "lead", *(f"trick-{number}" for number in range(1, 6)))
"""Moments at which something is decided."""

MOMENTS = ("deal", *DECISIONS, "end")
"""What `at:` of a table takes: also before the first call, and after the last card."""

_PHASES = {"call": Phase.FIRST_ROUND, "second-round": Phase.SECOND_ROUND, "discard": Phase.DISCARD}
_LEARNER = SeatWord.YOU.seat


@dataclass(frozen=True, slots=True)
class At:
    """A moment of a hand, as it is typed: `discard`, `lead` or `trick-3`."""

    text: str

    @property
    def trick(self) -> int:
        """The number of the trick, from 1 on; 0 before the first lead."""
        if self.text == "lead":
            return 1
        return int(self.text.rpartition("-")[2]) if self.text.startswith("trick-") else 0

    def is_now(self, state: State | SeatView) -> bool:
        """Whether a decision is made there."""
        if self.text == "deal":
            return state.phase is Phase.FIRST_ROUND
        if not self.trick:
            return state.phase is _PHASES.get(self.text)
        leads = state.trick is None or not state.trick.plays
        there = state.phase is Phase.PLAY and len(state.tricks) + 1 == self.trick
        return there and (leads or self.text != "lead")


def up_to(setup: Setup, ruleset: Ruleset, at: At) -> Setup:
    """The hand up to a moment: before the learner's decision there, or the first one if that is another's.

    Raises Unfillable where the hand does not come to it.
    """
    if at.text == "end":
        return setup
    state, first = start(ruleset, replace(setup, actions=())), None
    for done, action in enumerate((*setup.actions, None)):
        if at.is_now(state):
            first = done if first is None else first
            if state.turn is _LEARNER or at.text == "deal":
                return replace(setup, actions=setup.actions[:done])
        if action is not None:
            state, _events = apply(state, action)
    if first is None:
        message = _("This hand doesn't come to “{moment}”.").format(moment=at.text)
        mend = _("Name a moment that's in it, or add the calls or the cards that lead there.")
        raise Unfillable(("at",), message, mend)
    return replace(setup, actions=setup.actions[:first])

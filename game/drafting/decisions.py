"""Which decisions of a reviewed hand a lesson asks about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.rules.actions import Phase
from game.rules.view import SeatView
from game.tutor.review import HandReview, Judged, Mark

MOMENTS = ("call", "second-round", "discard", "lead", *(f"trick-{number}" for number in range(1, 6)))
"""What `--at` takes."""

_PHASES = {"call": Phase.FIRST_ROUND, "second-round": Phase.SECOND_ROUND, "discard": Phase.DISCARD}
_ASKED = (Phase.FIRST_ROUND, Phase.SECOND_ROUND, Phase.DISCARD, Phase.DEFEND, Phase.PLAY)


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

    def is_now(self, view: SeatView) -> bool:
        """Whether a decision is made there."""
        if not self.trick:
            return view.phase is _PHASES[self.text]
        leads = view.trick is None or not view.trick.plays
        there = view.phase is Phase.PLAY and len(view.tricks) + 1 == self.trick
        return there and (leads or self.text != "lead")


def asked_about(review: HandReview, at: At | None) -> Sequence[Judged]:
    """The decisions at a moment, or else those that cost something, in their order.

    Left out is what no step of a lesson asks, and what could not be weighed.
    """
    open_ones = [
        each for each in review.judged if each.view.phase in _ASKED and each.values and not each.untold
    ]
    if at is not None:
        return [each for each in open_ones if at.is_now(each.view)]
    return [each for each in open_ones if each.mark is Mark.MISTAKE]

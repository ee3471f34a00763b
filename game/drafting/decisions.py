"""Which decisions of a reviewed hand a lesson asks about."""

from __future__ import annotations

from collections.abc import Sequence

from game.course.moments import At
from game.rules.actions import Phase
from game.tutor.review import HandReview, Judged, Mark

_ASKED = (Phase.FIRST_ROUND, Phase.SECOND_ROUND, Phase.DISCARD, Phase.DEFEND, Phase.PLAY)


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

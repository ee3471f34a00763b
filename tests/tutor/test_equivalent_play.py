"""Cards that come to the same are one choice."""

from __future__ import annotations

import pytest

from game.rules.actions import Action
from game.rules.seats import Seat
from game.rules.view import SeatView, observe
from game.tutor.equivalent_play import same_choice
from game.tutor.reasons_why import reason_why
from game.tutor.review.judgement import Mark, judged
from tests.tables import hand_setup, reach
from tests.tutor.test_reasons_why import valued


def hearts_held() -> SeatView:
    """South leads with hearts trump; the right bower and the nine are not among the hearts held."""
    setup = hand_setup("JD AH TH AS KS", east="9C", dealer=Seat.EAST, upcard="9H")
    return observe(reach(setup, "0:pass 1:order 3:discard:9C"), Seat.SOUTH)


def play(card: str) -> Action:
    return Action.parse(f"0:play:{card}")


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("AS", "KS", True),
        ("JD", "AH", True),  # the left bower touches the ace
        ("AH", "TH", False),  # king and queen may be against it
        ("AS", "AH", False),
        ("AS", "AS", True),
    ],
)
def test_cards_that_touch_are_one_choice(one: str, other: str, same: bool) -> None:
    view = hearts_held()
    assert same_choice(view, play(one), play(other)) is same
    assert same_choice(view, play(other), play(one)) is same


def test_a_card_is_never_compared_with_what_is_the_same_choice() -> None:
    view = hearts_held()
    values = valued(view, {"0:play:AS": 0.0, "0:play:KS": 0.01})
    found = judged(0, view, play("KS"), values)
    assert (found.mark, found.as_good, found.better) == (Mark.BEST, False, None)
    assert reason_why(view, play("AS"), values) == reason_why(view, play("KS"), values)

"""The table in words."""

from __future__ import annotations

from game.rules.seats import Seat
from game.rules.view import observe
from game.text.describe import hand_line
from tests.tables import hand_setup, reach


def test_the_left_bower_is_told_while_calling_as_what_it_would_become() -> None:
    setup = hand_setup("JD AS KS QS TS", dealer=Seat.EAST, upcard="9H")
    view = observe(reach(setup), Seat.SOUTH)
    assert hand_line(view).endswith("If hearts become trump, the jack of diamonds will be the left bower.")
    assert "left bower" not in hand_line(view, help_with_left=False)

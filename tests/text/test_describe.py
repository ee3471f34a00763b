"""The table in words."""

from __future__ import annotations

from game import i18n
from game.rules.seats import Seat
from game.rules.view import observe
from game.text.describe import hand_line, last_trick_line, trick_line
from tests.tables import hand_setup, reach


def test_the_left_bower_is_told_while_calling_as_what_it_would_become() -> None:
    setup = hand_setup("JD AS KS QS TS", dealer=Seat.EAST, upcard="9H")
    view = observe(reach(setup), Seat.SOUTH)
    assert hand_line(view).endswith("If hearts become trump, the jack of diamonds will be the left bower.")
    assert "left bower" not in hand_line(view, help_with_left=False)


def test_what_you_played_yourself_is_told_to_you_in_every_language() -> None:
    setup = hand_setup("KS 9S", "AS TS", "QS", "JH", dealer=Seat.SOUTH, upcard="9C")
    calls = "1:pass 2:pass 3:pass 0:pass 1:call:H"
    plays = "1:play:AS 2:play:QS 3:play:JH 0:play:KS 3:gather"
    said = last_trick_line(observe(reach(setup, f"{calls} {plays}"), Seat.SOUTH))
    assert said.endswith("Ezra played the jack of hearts, and you played the king of spades.")
    i18n.use("fr")
    said = last_trick_line(observe(reach(setup, f"{calls} {plays}"), Seat.SOUTH))
    assert said.endswith("et tu as joué le roi de pique.")


def test_a_list_of_cards_begins_with_a_capital_where_it_is_a_sentence() -> None:
    setup = hand_setup("KS 9S", "AS TS", "QS", "JH", dealer=Seat.EAST, upcard="9C")
    calls = "0:pass 1:pass 2:pass 3:pass 0:call:H"
    state = reach(setup, f"{calls} 0:play:KS")
    assert trick_line(observe(state, Seat.SOUTH)).startswith(
        "Spades were led. You played the king of spades."
    )

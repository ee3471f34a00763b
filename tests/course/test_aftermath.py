"""What a wrong deed leads to is played out with the cards of the table, and told only where it ends worse."""

from __future__ import annotations

from game.course.aftermath import played_on, punishment
from game.rules.actions import Action
from game.rules.seats import Seat
from game.rules.state import AwardKind
from tests.tables import hand_setup, reach

S, E = Seat.SOUTH, Seat.EAST
ORDER, ALONE = Action.parse("0:order"), Action.parse("0:order:alone")


def test_a_hand_is_played_on_to_its_end_by_sound_players() -> None:
    state = reach(hand_setup("JC JS AC KC QC", dealer=E, upcard="9C"))
    award = played_on(state, ALONE)
    assert award is not None
    assert award.kind is AwardKind.LONE_MARCH


def test_what_a_wrong_call_costs_is_told_beside_the_better_one() -> None:
    state = reach(hand_setup("JC JS AC KC QC", dealer=E, upcard="9C"))
    told = punishment(state, ORDER, ALONE, S)
    assert "2 points" in told
    assert "4 points" in told


def test_nothing_is_told_where_the_wrong_choice_ends_as_well() -> None:
    state = reach(hand_setup("JC JS AC KC QC", dealer=E, upcard="9C"))
    assert punishment(state, ALONE, ORDER, S) == ""
    assert punishment(state, ALONE, ALONE, S) == ""

"""The bars of a hint: what is as good, what is folded, where they lie, how they are read."""

from __future__ import annotations

from dataclasses import replace
from math import inf

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.actions import Action
from game.rules.seats import Seat
from game.rules.view import SeatView, observe
from game.strategy.values import Effort, Value, Values, search
from game.tutor.action_words import action_words, signed
from game.tutor.bars import (
    Bars,
    axis_words,
    bars,
    list_words,
    note_words,
    points_words,
    scale_for,
    spoken,
    weighed,
)
from game.tutor.significance import as_good, overruled
from tests.tables import hand_setup, reach

POINTS = st.floats(-6, 6)


def calling() -> SeatView:
    """South is asked in the second round: seven calls may be made."""
    setup = hand_setup("AS KS 9D TD QH", dealer=Seat.EAST, upcard="9C")
    return observe(reach(setup, "0:pass 1:pass 2:pass 3:pass"), Seat.SOUTH)


def following() -> SeatView:
    """South follows a heart that West leads, with two of four cards."""
    setup = hand_setup("AH 9H KS TC 9S", "KH", "QH", "TH", dealer=Seat.SOUTH, upcard="9C")
    return observe(
        reach(setup, "1:pass 2:pass 3:pass 0:order 0:discard:9S 1:play:KH 2:play:QH 3:play:TH"), Seat.SOUTH
    )


def valued(view: SeatView, *behind: tuple[float, float], best: float = 0.9) -> Values:
    """Values of the legal actions in their order, each so far behind the best, with its error."""
    gaps = [(0.0, 0.0), *behind, *[(1.0, 0.01)] * (len(view.legal) - 1 - len(behind))]
    ranked = tuple(
        Value(action, best - gap + 0.3, 0.2, gap, error) if gap else Value(action, best, 0.2, 0.0, 0.0)
        for action, (gap, error) in zip(view.legal, gaps, strict=False)
    )
    return Values(400, ranked)


def test_a_difference_inside_its_uncertainty_is_called_equal() -> None:
    view = calling()
    found = bars(view, valued(view, (0.1, 0.07), (0.1, 0.05)))
    assert found.best == view.legal[:2]
    assert found.equal


def test_a_difference_that_nobody_notices_is_called_equal_however_sure_it_is() -> None:
    view = calling()
    assert as_good(valued(view, (0.04, 0.001)).ranked[1])
    assert not as_good(valued(view, (0.06, 0.001)).ranked[1])


def test_a_single_best_action_is_not_called_as_good() -> None:
    view = following()
    found = bars(view, valued(view, (0.5, 0.1)), done=True)
    assert [spoken(bar, found) for bar in found.shown] == [
        "Ace of hearts: +0.9, the best.",
        "9 of hearts: +0.4, which is 0.5 less (give or take 0.2).",
    ]


def test_equal_actions_are_both_said_to_be_as_good() -> None:
    view = following()
    found = bars(view, valued(view, (0.02, 0.1)), done=True)
    assert spoken(found.shown[1], found) == "9 of hearts: +0.9, just as good."
    assert "luck" in note_words(view, found)


def test_an_action_never_seems_higher_than_the_best() -> None:
    view = calling()
    found = bars(view, valued(view, (0.1, 0.01)))  # its own deals brought it 0.2 more
    heights = [bar.points for bar in found.shown]
    assert heights == sorted(heights, reverse=True)  # type: ignore[type-var]


def test_the_thin_line_reaches_the_best_bar_exactly_where_two_are_equal() -> None:
    view = calling()
    found = bars(view, valued(view, (0.1, 0.07), (0.1, 0.05), (0.2, 0.2), (0.03, 0.0)))
    top = found.shown[0].points
    assert top is not None
    for bar in found.shown:
        assert bar.points is not None
        assert bar.best is (bar.points + bar.unsure >= top - 1e-9)


def test_of_more_than_five_what_is_clearly_worse_is_folded_behind_four() -> None:
    view = calling()
    found = bars(view, valued(view))
    assert (len(view.legal), len(found.shown), len(found.folded)) == (7, 4, 3)
    assert len(found.unfolded().shown) == 7


def test_what_is_as_good_is_never_folded() -> None:
    view = calling()
    found = bars(view, valued(view, *[(0.0, 0.0)] * 6))
    assert found.folded == ()


def test_a_list_says_who_gains_below_nought_and_bars_say_it_at_their_axis() -> None:
    view = following()
    below = bars(view, valued(view, (0.5, 0.01), best=-0.2), done=True)
    assert "your opponents gain" in list_words(view, below)
    above = bars(view, valued(view, (0.5, 0.01)), done=True)
    assert "gain" not in note_words(view, below) + list_words(view, above)
    assert axis_words(below) == ("They gain", "You gain")
    assert axis_words(above) == ()


def test_nothing_has_a_length_before_it_is_known() -> None:
    view = following()
    for values in (None, Values(1, tuple(Value(action, 1.0, inf, 0.0, inf) for action in view.legal))):
        found = bars(view, values)
        assert found.best == ()
        assert [points_words(bar) for bar in found.shown] == ["", ""]


def test_nought_lies_at_the_left_and_further_in_where_something_is_negative() -> None:
    assert scale_for(0.2, 0.9).at(1) == pytest.approx(0.83)
    assert scale_for(0.2, 0.9).zero == 0.13
    assert scale_for(-0.3, 0.9).zero == 0.30
    assert scale_for(-0.3, 0.9).at(1) == pytest.approx(0.83)


@given(POINTS, POINTS)
def test_every_value_has_room_on_the_scale(one: float, other: float) -> None:
    scale = scale_for(min(one, other), max(one, other))
    for value in (one, other):
        assert scale.zero + value * scale.unit == pytest.approx(scale.at(value))


def test_points_have_their_sign_and_a_real_minus() -> None:
    assert [signed(points) for points in (0.94, -1.23, 0.04, -0.04)] == ["+0.9", "−1.2", "0.0", "0.0"]


def test_cards_that_may_not_be_played_are_not_among_the_bars_but_are_named() -> None:
    view = following()
    found = bars(view, valued(view), done=True)
    assert {bar.action for bar in found.shown} == set(view.legal)
    assert "can't play your other cards" in note_words(view, found)
    assert "can't play your other cards" in list_words(view, found)


def test_near_the_end_of_a_game_the_page_says_what_a_point_is_worth() -> None:
    view = calling()
    assert not weighed(view)
    late = replace(view, standing=replace(view.standing, points=(4, 4)))
    assert weighed(late)
    assert "win the game" in note_words(late, bars(late, valued(late)))


def test_a_rule_of_thumb_is_overruled_only_where_the_values_are_sure() -> None:
    view = calling()
    values = valued(view, (0.1, 0.07), (0.3, 0.05))
    assert not overruled(values, view.legal[1])
    assert overruled(values, view.legal[2])


@pytest.mark.parametrize(
    ("action", "words"),
    [
        ("0:play:9C", "9 of clubs"),
        ("0:play:KS", "King of spades"),
        ("0:play:XX", "Joker"),
        ("0:leave", "Leave the upcard"),
        ("0:defend:alone", "Defend alone"),
        ("0:name:H", "Hearts"),
        ("0:keep", "Keep the hand"),
    ],
)
def test_an_action_has_a_short_name(action: str, words: str) -> None:
    assert action_words(calling(), Action.parse(action)) == words


def test_a_search_gives_bars_for_every_legal_action() -> None:
    view = observe(reach(hand_setup("AS KS 9D TD QH", dealer=Seat.EAST, upcard="9C"), ""), Seat.SOUTH)
    found: Bars = bars(view, search(view, "", Effort(20, 40, 0.0)), done=True)
    assert {bar.action for bar in found.unfolded().shown} == set(view.legal)

"""How a game went, in words."""

from __future__ import annotations

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.pages.ending import (
    counts_of_both,
    hands_line,
    mood_at_end,
    own_calls,
    own_play,
    result_sentence,
    side_head,
)
from game.pages.page import Paragraph, Sums
from game.rules.cards import Suit
from game.rules.seats import Seat, Side
from game.rules.state import Award, AwardKind, HandResult, Standing
from game.session import HOME_SEAT
from game.storage.reviews import HandCost


@pytest.mark.parametrize(
    ("points", "sentence"),
    [
        ((10, 7), "You win the game, 10 to 7"),
        ((4, 10), "Walt and Ezra win, 10 to 4"),
        ((6, 6), "It's a tie, 6 to 6"),
    ],
)
def test_the_headline_says_who_won(points: tuple[int, int], sentence: str) -> None:
    assert result_sentence(Standing.shared(points), HOME_SEAT) == sentence


@pytest.mark.parametrize(
    ("points", "moods"),
    [((10, 7), ("pleased", "rueful")), ((4, 10), ("rueful", "pleased")), ((6, 6), ("resting", "resting"))],
)
def test_faces_at_the_end_show_how_the_game_went(points: tuple[int, int], moods: tuple[str, str]) -> None:
    assert tuple(mood_at_end(Standing.shared(points), side) for side in Side) == moods


def hand(maker: Seat, kind: AwardKind, side: Side, *, alone: bool = False) -> HandResult:
    points = (2, 0) if side is Side.US else (0, 2)
    award = Award(kind, points, (points[0], points[1], points[0], points[1]), "made", side)
    won = (3, 2) if side is Side.US else (2, 3)
    return HandResult(Seat.EAST, None, Suit.HEARTS, maker, alone, won, award)


def test_one_table_counts_what_both_sides_did_and_leaves_out_what_neither_did() -> None:
    results = [
        hand(Seat.SOUTH, AwardKind.MARCH, Side.US),
        hand(Seat.NORTH, AwardKind.EUCHRE, Side.THEM),
        hand(Seat.WEST, AwardKind.MADE, Side.THEM),
    ]
    rows = [(row.name, row.ours, row.theirs) for row in counts_of_both(results, HOME_SEAT).rows]
    assert rows == [
        ("Made trump", "2", "1"),
        ("Made it", "1", "1"),
        ("Marches", "1", "0"),
        ("Euchred", "1", "0"),
    ]


def test_ones_own_play_names_what_it_cost_and_what_was_luck() -> None:
    known = [HandCost(1, 0, "", 0.5, 2.0, 6, 1), HandCost(1, 1, "", 0.1, -1.0, 5, 0)]
    mistakes, sums = own_play(known, 2)
    assert mistakes == Paragraph("1 mistake in 11 decisions.")
    assert isinstance(sums, Sums)
    assert [row.value for row in sums.rows] == ["−0.6", "+1.6", "+1.0"]
    assert own_play(known, 3)[0] == Paragraph("2 of 3 hands reviewed so far.")
    assert "Review the game" in str(own_play([], 3)[0])


@given(st.lists(st.tuples(st.floats(0, 3), st.integers(-4, 4)), min_size=1, max_size=9))
def test_what_is_shown_of_ones_own_play_adds_up(hands: list[tuple[float, int]]) -> None:
    known = [
        HandCost(1, number, "", cost, float(points), 5, 1) for number, (cost, points) in enumerate(hands)
    ]
    sums = own_play(known, len(known))[-1]
    assert isinstance(sums, Sums)
    choices, rest, result = (Decimal(row.value.replace("−", "-")) for row in sums.rows)
    assert choices + rest == result


def test_partners_have_their_own_points_where_everyone_does() -> None:
    standing = Standing(players=(12, 3, 11, 4))
    assert side_head(standing, Side.US, HOME_SEAT, individual=False) == "You and Nora"
    assert {"12", "11"} <= set(
        side_head(standing, Side.US, HOME_SEAT, individual=True).replace(",", "").split()
    )
    assert hands_line(Standing()).endswith("in 0 hands")


def test_before_any_hand_is_weighed_ones_own_calls_are_told() -> None:
    results = [
        hand(Seat.SOUTH, AwardKind.MARCH, Side.US),
        hand(Seat.SOUTH, AwardKind.EUCHRE, Side.THEM),
        hand(Seat.WEST, AwardKind.MADE, Side.THEM),
    ]
    rows = [(row.words, row.value) for row in own_calls(results, HOME_SEAT).rows]
    assert rows == [("Hands you called", "2"), ("What they scored", "0"), ("Your best hand", "+2")]
    assert [row.value for row in own_calls(results[2:], HOME_SEAT).rows] == ["0"]

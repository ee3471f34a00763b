"""How a game went, in words."""

from __future__ import annotations

import pytest

from game.pages.ending import (
    hands_line,
    mood_at_end,
    nothing_called,
    result_sentence,
    side_counts,
    side_head,
)
from game.rules.seats import Side
from game.rules.state import Standing
from game.session import HOME_SEAT


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


def test_a_side_that_called_nothing_has_a_sentence_instead_of_numbers() -> None:
    assert side_counts((), Side.US, HOME_SEAT) == []
    assert "Maybe next game" in nothing_called(Side.US, HOME_SEAT)


def test_partners_have_their_own_points_where_everyone_does() -> None:
    standing = Standing(players=(12, 3, 11, 4))
    assert side_head(standing, Side.US, HOME_SEAT, individual=False) == "You and Nora"
    assert {"12", "11"} <= set(
        side_head(standing, Side.US, HOME_SEAT, individual=True).replace(",", "").split()
    )
    assert hands_line(Standing()).endswith("in 0 hands")

"""What points are worth: one each at first, and what wins the game near its end."""

from __future__ import annotations

import pytest

from game.rules.ruleset import Ruleset
from game.rules.seats import Seat, Side
from game.rules.state import Award, AwardKind, HandResult, Standing
from game.strategy.standing import worth_at
from tests.tables import rules

TEN = rules(game_points=10, game_deals=None)
EIGHT_DEALS = rules(game_points=None, game_deals=8)


def award(points: int, side: Side = Side.US, kind: AwardKind = AwardKind.MADE) -> Award:
    pair = (points, 0) if side is Side.US else (0, points)
    players = (pair[0], pair[1], pair[0], pair[1])
    return Award(kind, pair, players, "made_points", side)


def at(us: int, them: int, deals: int = 0) -> Standing:
    thrown = Award(AwardKind.THROWN_IN, (0, 0), (0, 0, 0, 0), "passed-out", None)
    past = HandResult(Seat.SOUTH, None, None, Seat.SOUTH, False, (0, 0), thrown)
    return Standing((us, them), (us, them, us, them), (past,) * deals)


def worth(ruleset: Ruleset, standing: Standing, points: int, side: Side = Side.US) -> float:
    return worth_at(ruleset, standing)(award(points, side))


def test_early_in_a_game_a_point_is_a_point() -> None:
    for points in (1, 2, 4):
        assert worth(TEN, at(0, 0), points) == pytest.approx(points, rel=0.15)
        assert worth(TEN, at(0, 0), points, Side.THEM) == pytest.approx(-points, rel=0.15)


def test_with_one_to_go_on_both_sides_a_march_is_worth_no_more_than_a_point() -> None:
    close = at(9, 9)
    assert worth(TEN, close, 1) == worth(TEN, close, 2) == worth(TEN, close, 4)
    assert worth(TEN, close, 2, Side.THEM) == -worth(TEN, close, 1)


def test_a_side_that_is_far_behind_gains_most_by_a_lone_march() -> None:
    behind = at(6, 9)
    assert worth(TEN, behind, 4) > 4 * worth(TEN, behind, 1)


def test_in_the_last_deal_only_what_wins_the_game_counts() -> None:
    last = at(3, 5, deals=7)
    assert worth(EIGHT_DEALS, last, 1) == 0
    assert worth(EIGHT_DEALS, last, 4) > worth(EIGHT_DEALS, last, 2) > 0


def test_a_game_that_is_decided_is_played_for_points() -> None:
    assert worth(EIGHT_DEALS, at(20, 0, deals=7), 2) == 2


@pytest.mark.parametrize(
    "ruleset",
    [rules(game_points=None, game_deals=None), rules(event="teams"), rules(individual_scores=True)],
)
def test_every_point_counts_without_an_end_in_an_event_and_by_players(ruleset: Ruleset) -> None:
    for points in (1, 2, 4):
        assert worth(ruleset, at(4, 4), points) == points


def test_in_a_single_hand_a_march_is_worth_its_points() -> None:
    single = rules(game_points=None, game_deals=1)
    for points in (1, 2, 4):
        assert worth(single, at(0, 0), points) == points


def test_a_hand_thrown_in_changes_nothing_at_the_table() -> None:
    thrown = Award(AwardKind.THROWN_IN, (0, 0), (0, 0, 0, 0), "passed-out", None)
    assert worth_at(TEN, at(7, 3))(thrown) == 0

from __future__ import annotations

import itertools
import random
from dataclasses import replace

import pytest

from game.rules.actions import ActionKind, Phase
from game.rules.events import DealPassed, GameEnded
from game.rules.hand import actors, apply, start
from game.rules.match import is_finished, leader
from game.rules.reasons import ReasonKind
from game.rules.ruleset import Ruleset, ScoreKeeping
from game.rules.seats import Seat, Side
from game.rules.state import HandResult, Setup, Standing, State
from tests.rules.tables import (
    CLASSIC,
    DANVILLE,
    EAST,
    SOUTH,
    WEST,
    do,
    everyone_passes,
    may,
    played_to,
    random_action,
    sheet,
    table,
    told,
    why,
)


def game(ruleset: Ruleset, seed: int) -> list[State]:
    """The states of a random game: each one at the end of a hand, and last the end of the game."""
    chance = random.Random(seed)
    state = start(ruleset, Setup(f"game {seed}"))
    found = []
    while state.phase is not Phase.GAME_OVER:
        state = played_to(state, [Phase.HAND_OVER], chance)
        found.append(state)
        state, _ = apply(state, random_action(state, chance))
    return [*found, state]


def over(points: tuple[int, int], ruleset: Ruleset, deals: int = 1) -> State:
    """A hand just scored, with the game standing like this after so many deals."""
    state = table(ruleset, dealer=SOUTH).changed(phase=Phase.HAND_OVER, turn=SOUTH)
    (result,) = table(dealer=SOUTH, done=everyone_passes(SOUTH, 2)).standing.results
    results: tuple[HandResult, ...] = (result,) * deals
    return state.changed(standing=Standing(points, (points[0], points[1]) * 2, results))


@pytest.mark.clause("HOY-23")
@pytest.mark.clause("BASE-32")
def test_the_first_side_with_five_points_wins() -> None:
    for points, winner in (((5, 3), Side.US), ((4, 5), Side.THEM), ((8, 4), Side.US)):
        ended = told(over(points, sheet(CLASSIC)), "0:next")
        assert [event.winner for event in ended if isinstance(event, GameEnded)] == [winner]


@pytest.mark.clause("HOY-23")
@pytest.mark.clause("BASE-32")
def test_with_four_points_each_the_game_goes_on() -> None:
    assert do(over((4, 4), sheet(CLASSIC), deals=30), "0:next").phase is Phase.DEALING


@pytest.mark.clause("HOY-23")
@pytest.mark.parametrize("seed", range(8))
def test_a_game_to_five_ends_with_the_very_hand_that_reaches_five(seed: int) -> None:
    *ends, last = game(sheet(CLASSIC), seed)
    assert all(max(state.standing.points) < 5 for state in ends[:-1])
    assert max(last.standing.points) >= 5


@pytest.mark.clause("DAN-11")
@pytest.mark.parametrize("seed", range(8))
def test_a_danville_game_ends_after_exactly_eight_deals(seed: int) -> None:
    *ends, last = game(sheet(DANVILLE), seed)
    assert len(ends) == last.standing.deals == 8


@pytest.mark.clause("DAN-11")
def test_in_a_danville_game_everyone_deals_twice() -> None:
    dealers = [result.dealer for result in game(sheet(DANVILLE), 3)[-1].standing.results]
    assert sorted(dealers) == sorted([*Seat, *Seat])


@pytest.mark.clause("DAN-11")
def test_points_alone_never_end_a_danville_game() -> None:
    assert do(over((20, 3), sheet(DANVILLE), deals=7), "0:next").phase is Phase.DEALING
    assert do(over((3, 2), sheet(DANVILLE), deals=8), "0:next").phase is Phase.GAME_OVER


@pytest.mark.clause("DAN-11")
def test_the_higher_score_wins_and_a_tie_stands() -> None:
    assert leader(Standing((7, 6), (7, 6, 7, 6))) is Side.US
    assert leader(Standing((6, 7), (6, 7, 6, 7))) is Side.THEM
    ended = told(over((6, 6), sheet(DANVILLE), deals=8), "0:next")
    assert ended == (GameEnded(None, over((6, 6), sheet(DANVILLE), deals=8).standing),)


def test_a_table_may_play_to_another_score() -> None:
    for goal in (7, 10):
        switches = sheet(game_points=goal).switches
        assert not is_finished(Standing((goal - 1, goal - 1)), switches)
        assert is_finished(Standing((goal - 1, goal)), switches)


@pytest.mark.clause("HOY-16")
@pytest.mark.clause("BASE-34")
@pytest.mark.parametrize("name", [CLASSIC, DANVILLE])
def test_the_deal_passes_to_the_left_after_every_hand(name: str) -> None:
    dealers = [state.dealer for state in game(sheet(name, game_points=None, game_deals=9), 5)[:-1]]
    assert all(later is earlier.left for earlier, later in itertools.pairwise(dealers))


@pytest.mark.clause("BASE-42")
def test_a_hand_thrown_in_is_one_of_the_deals_unless_a_table_does_not_count_it() -> None:
    state = table(sheet(game_points=None, game_deals=1), dealer=SOUTH, done=everyone_passes(SOUTH, 2))
    assert do(state, "0:next").phase is Phase.GAME_OVER
    uncounted = sheet(game_points=None, game_deals=1, thrown_in_counts=False)
    after = do(table(uncounted, dealer=SOUTH, done=everyone_passes(SOUTH, 2)), "0:next")
    assert (after.phase, after.dealer, after.standing.deals) == (Phase.DEALING, WEST, 1)


def test_where_players_have_their_own_score_both_partners_together_decide_a_game() -> None:
    own = {"individual_scores": True, "game_points": None, "game_deals": 2}
    standing = Standing((5, 5), (5, 5, 4, 5))
    assert leader(standing) is Side.THEM
    ended = told(over((5, 5), sheet(**own), deals=2).changed(standing=replace_players(standing)), "0:next")
    assert [event.winner for event in ended if isinstance(event, GameEnded)] == [Side.THEM]


def replace_players(standing: Standing) -> Standing:
    """The same score after two hands."""
    return replace(standing, results=over((0, 0), sheet(), deals=2).standing.results)


def test_where_players_have_their_own_score_the_first_player_there_ends_the_game() -> None:
    switches = sheet(individual_scores=True).switches
    assert is_finished(Standing((4, 0), (5, 0, 4, 0)), switches)
    assert not is_finished(Standing((4, 0), (4, 0, 4, 0)), switches)


def test_the_new_dealer_is_told_and_the_table_is_cleared() -> None:
    state = over((1, 0), sheet())
    assert told(state, "0:next") == (DealPassed(WEST),)
    after = do(state, "0:next")
    fresh = start(sheet(), Setup("table", WEST))
    assert after == fresh.changed(setup=state.setup, standing=state.standing, stock=after.stock)


def test_nothing_may_be_done_once_the_game_is_over() -> None:
    state = do(over((5, 3), sheet(CLASSIC)), "0:next")
    assert actors(state) == ()
    for action in ("0:next", "1:pass", "3:deal:2"):
        assert why(state, action) == [(ReasonKind.GAME_IS_OVER, "HOY-23")]


@pytest.mark.clause("DAN-11")
def test_the_end_of_a_danville_game_rests_on_its_own_clause() -> None:
    state = do(over((5, 3), sheet(DANVILLE), deals=8), "0:next")
    assert why(state, "0:next") == [(ReasonKind.GAME_IS_OVER, "DAN-11")]


@pytest.mark.clause("HOY-16")
@pytest.mark.clause("BASE-34")
def test_going_on_rests_on_the_clause_that_passes_the_deal() -> None:
    state = over((1, 0), sheet())
    assert may(state) == {str(ActionKind.NEXT)}
    assert why(state, "0:next") == [(ReasonKind.THE_TABLE, "HOY-16")]


@pytest.mark.clause("DAN-12")
@pytest.mark.clause("BASE-33")
def test_both_tables_keep_their_score_on_a_four_and_a_six() -> None:
    # which cards, and what is shown beyond ten, is the client's; the sheet only sets the switch
    for name, clause in ((CLASSIC, "BASE-33"), (DANVILLE, "DAN-12")):
        assert sheet(name).switches.score_keeping is ScoreKeeping.FOUR_AND_SIX
        assert sheet(name).switches.counter_cards
        assert sheet(name).cite("score_keeping") == clause


def test_a_dealer_named_by_the_setup_deals_first_without_a_draw() -> None:
    state = start(sheet(), Setup("x", EAST))
    assert (state.phase, state.dealer, state.turn) == (Phase.DEALING, EAST, EAST)

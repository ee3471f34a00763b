"""What a record of another program says of its game as a whole has to agree with its deals."""

from __future__ import annotations

from typing import Any

import pytest

from game.records.record_file import open_record
from tests.rules.egn_games import Data, a_deal, a_game


def game(deals: int, final: list[int] | None = None, first: int = 0, **rules: Any) -> Data:
    """A game of so many equal deals, numbered from `first` on; each is worth two points to the other side."""
    made = a_game(*(a_deal() for _deal in range(deals)), **rules)
    for number, deal in enumerate(made["deals"], first):
        deal["dealNumber"] = number
    if final is not None:
        made["metadata"]["finalScore"] = final
    return made


def score(put: Any) -> list[int]:
    """What one of the deals brings."""
    return list(open_record(put(game(1))).deals[0].last.standing.points)


def test_deals_behind_the_last_one_of_a_game_are_refused_at_their_place(said: Any, put: Any) -> None:
    file = put(game(300, num_deals=1))
    code, out, err = said("replay", file)
    assert (code, out) == (1, "")
    assert err == f"{file}: deal 1, deals[1]: this deal comes after the last one of the game, number 1.\n"
    assert said("replay", put(game(3, num_deals=3)))[0] == 0
    assert said("replay", put(game(3, num_deals=8)))[0] == 0


def test_hands_that_nobody_played_do_not_count_towards_the_deals_of_a_game(said: Any, put: Any) -> None:
    thrown_in = a_deal(calls=["Pass"] * 8, tricks=[], discard=None)
    made = a_game(thrown_in, a_deal(), num_deals=1, std=False)
    assert said("replay", put(made))[0] == 0


@pytest.mark.parametrize("first", [0, 1])
def test_a_final_score_that_the_deals_do_not_come_to_is_refused(said: Any, put: Any, first: int) -> None:
    us, them = score(put)
    assert said("replay", put(game(2, [2 * us, 2 * them], first)))[0] == 0
    file = put(game(2, [9, 3], first))
    code, out, err = said("replay", file)
    assert (code, out) == (1, "")
    assert err == f"{file}: metadata.finalScore: the deals add up to {2 * us}-{2 * them}.\n"


def test_where_deals_are_left_out_a_final_score_says_nothing_about_them(said: Any, put: Any) -> None:
    assert said("replay", put(game(2, [9, 3], first=4)))[0] == 0
    made = game(2, [9, 3])
    made["deals"][1]["dealNumber"] = 7
    assert said("replay", put(made))[0] == 0


def test_under_other_rules_the_score_may_be_another(said: Any, put: Any) -> None:
    assert said("replay", put(game(2, [9, 3])), "--ruleset", "danville")[0] == 0

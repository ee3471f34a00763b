"""Partners for every round, from constructions."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.evening.planning.pairings import meetings, pairings, period


@pytest.mark.parametrize("players", range(4, 121))
def test_everyone_plays_with_everyone_once_in_a_turn_and_byes_stay_fair(players: int) -> None:
    rested = Counter(dict.fromkeys(range(1, players + 1), 0))
    partners: set[tuple[int, int]] = set()
    for number, each in enumerate(pairings(players, 2 * players), 1):
        places = [*each.byes, *(person for pair in each.pairs for person in pair)]
        assert sorted(places) == list(range(1, players + 1))
        assert len(each.byes) == players % 4
        rested.update(each.byes)
        assert max(rested.values()) - min(rested.values()) <= 1
        if number <= period(players):
            assert not partners & set(each.pairs)
            partners |= set(each.pairs)


@settings(deadline=None)
@given(st.integers(2, 60))
def test_all_teams_meet_once(teams: int) -> None:
    met = Counter(pair for each in meetings(teams, period(teams)) for pair in each.pairs)
    assert len(met) == teams * (teams - 1) // 2
    assert set(met.values()) == {1}


def test_four_players_have_three_rounds() -> None:
    assert [each.pairs for each in pairings(4, 3)] == [((2, 3), (1, 4)), ((1, 3), (2, 4)), ((1, 2), (3, 4))]

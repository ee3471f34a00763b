"""Who meets whom."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from game.evening.event import EventKind
from game.evening.planning.checker import check
from game.evening.planning.grouping import group
from game.evening.planning.pairings import pairings
from game.evening.seating import Round


def partner_repeats(rounds: tuple[Round, ...]) -> int:
    met = Counter(frozenset(pair) for each in rounds for table in each.tables for pair in table.pairs)
    return sum(count - 1 for count in met.values())


@settings(max_examples=40, deadline=None)
@given(st.integers(4, 30), st.integers(1, 14), st.integers(0, 400), st.booleans())
def test_people_rest_when_they_did_and_partners_do_not_come_back(
    players: int, rounds: int, moves: int, loose: bool
) -> None:
    drawn = pairings(players, rounds)
    seated = group(drawn, moves=moves, loose=loose)
    assert [each.byes for each in seated] == [each.byes for each in drawn]
    assert all(each.people == frozenset(range(1, players + 1)) for each in seated)
    before = Counter(pair for each in drawn for pair in each.pairs)
    assert partner_repeats(seated) <= sum(count - 1 for count in before.values())
    if not loose:
        assert [sorted(pair for table in each.tables for pair in table.pairs) for each in seated] == [
            sorted(each.pairs) for each in drawn
        ]


def test_the_search_makes_opponents_more_different() -> None:
    drawn = pairings(20, 6)
    repeats = [
        check(group(drawn, moves=moves, loose=True), EventKind.ROTATION).opponent_repeats
        for moves in (0, 20_000)
    ]
    assert repeats[1] < repeats[0] // 3


def test_rounds_that_were_played_count() -> None:
    drawn = pairings(16, 6)
    played = group(drawn[:3], moves=20_000)
    alone = check((*played, *group(drawn[3:], moves=20_000)), EventKind.ROTATION)
    after = check((*played, *group(drawn[3:], played, moves=20_000)), EventKind.ROTATION)
    assert after.opponent_repeats < alone.opponent_repeats


def test_the_same_question_has_the_same_answer() -> None:
    assert group(pairings(13, 7), moves=3_000) == group(pairings(13, 7), moves=3_000)


def test_the_search_ends_where_it_is_good_enough() -> None:
    seated = group(pairings(16, 6), moves=50_000, loose=True, enough=9)
    assert 0 < check(seated, EventKind.ROTATION).opponent_repeats <= 9

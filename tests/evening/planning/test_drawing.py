"""Drawing partners when some rounds have been played."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from game.evening.planning.drawing import draw, draw_anyway, has_room, pair_up, past_of
from game.evening.planning.pairings import Pairing, pairings


def repeats(drawn: tuple[Pairing, ...]) -> int:
    met = Counter(frozenset(pair) for each in drawn for pair in each.pairs)
    return sum(count - 1 for count in met.values())


@settings(max_examples=30, deadline=None)
@given(st.integers(8, 24), st.randoms(use_true_random=False))
def test_with_room_to_spare_any_draw_can_be_followed_by_another(players: int, chance: Random) -> None:
    past, drawn = past_of((), range(1, players + 1)), 0
    while has_room(past, 1):
        everyone = sorted(past.rests, key=lambda person: (past.rests[person], chance.random()))
        byes = tuple(everyone[: past.resting])
        pairs = pair_up(
            everyone[past.resting :],
            lambda one, other: None if past.met(one, other) else chance.randrange(1000),  # noqa: B023
        )
        assert pairs is not None
        past = past.after(Pairing(pairs, byes))
        drawn += 1
    assert drawn >= past.seated // 2


@settings(max_examples=12, deadline=None)
@given(st.integers(4, 16), st.data())
def test_the_rest_of_a_draw_is_found_again_when_its_first_round_is_played(
    players: int, data: st.DataObject
) -> None:
    rounds = data.draw(st.integers(2, players - 1), "rounds")
    past = past_of((), range(1, players + 1))
    found = draw(past, rounds)
    while found is not None and len(found) > 1:
        assert repeats(found) == 0
        past = past.after(found[0])
        found = draw(past, len(found) - 1)
    assert found is not None


def test_where_repeats_cannot_be_helped_there_are_as_few_as_can_be() -> None:
    past = past_of(pairings(8, 7), range(1, 9))
    assert draw(past, 1) is None
    (drawn,) = draw_anyway(past, 1)
    assert repeats((*pairings(8, 7), drawn)) == 4


def test_who_comes_late_counts_as_rested_as_often_as_anyone() -> None:
    played = [Pairing(((1, 2), (3, 4)), (5, 6)), Pairing(((1, 5), (3, 6)), (2, 4))]
    assert past_of(played, [1, 2, 3, 7]).rests == {1: 0, 2: 1, 3: 0, 7: 1}


def test_who_comes_back_has_lost_no_turn() -> None:
    played = [
        Pairing(((1, 2), (3, 4)), (5,)),
        Pairing(((1, 3), (2, 6)), (4, 7)),  # 5 has left
        Pairing(((1, 4), (2, 7)), (3, 6)),
        Pairing(((1, 6), (3, 7)), (2, 4)),
    ]
    assert past_of(played, [1, 2, 3, 4, 5, 6, 7]).rests[5] == 2


def test_nobody_is_paired_where_that_cannot_be() -> None:
    assert pair_up([1, 2, 3, 4], lambda one, other: 1 if 1 in (one, other) else None) is None
    assert pair_up([1, 2, 3, 4], lambda one, other: abs(one - other)) == ((1, 2), (3, 4))

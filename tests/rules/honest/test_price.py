"""The price of an established revoke that the other side chooses once the hand is scored (H01-37)."""

from __future__ import annotations

import pytest

from game.rules.hand import IllegalAction
from tests.rules.honest.blocks import DEFENDER_RENEGES, LONE_RENEGES, holds, honest_of
from tests.rules.tables import do

AT_THE_END = """
    table: hoyle-2001
    score: {score}
    do: {done} {by}:director:{of}:renege
    phase: play
    do until: 5
    phase: ruling
    """
ORDINARY = {"done": "west-calls north-reneges gathered", "by": 3, "of": 2}
LONE = {"done": LONE_RENEGES, "by": 3, "of": 0}
AGAINST_LONE = {"done": DEFENDER_RENEGES, "by": 0, "of": 3}


@pytest.mark.clause("H01-37")
def test_the_hand_is_played_and_scored_before_the_price_of_a_revoke_is_chosen() -> None:
    state = holds(AT_THE_END.format(score="0 0", **ORDINARY) + "choices: 1:add 1:deduct 3:add 3:deduct")
    assert len(state.tricks) == 5
    assert state.award is not None
    assert state.standing.points == state.award.points
    assert honest_of(state).rulings[-1].clause == "H01-37"


@pytest.mark.clause("H01-37")
def test_two_points_are_added_to_the_own_score() -> None:
    state = holds(AT_THE_END.format(score="0 0", **ORDINARY))
    us, them = state.standing.points
    assert do(state, "3:add").standing.points == (us, them + 2)


@pytest.mark.clause("H01-37")
def test_or_two_are_taken_from_the_side_that_revoked() -> None:
    state = holds(AT_THE_END.format(score="3 0", **ORDINARY))
    us, them = state.standing.points
    assert us >= 3
    assert do(state, "1:deduct").standing.points == (us - 2, them)


@pytest.mark.clause("H01-37")
def test_four_are_taken_from_a_lone_player() -> None:
    state = holds(AT_THE_END.format(score="4 0", **LONE))
    us, them = state.standing.points
    assert do(state, "1:deduct").standing.points == (us - 4, them)
    assert do(state, "1:add").standing.points == (us, them + 2)


@pytest.mark.clause("H01-37")
def test_two_are_taken_from_two_defenders_of_a_lone_hand() -> None:
    state = holds(AT_THE_END.format(score="0 3", **AGAINST_LONE))
    us, them = state.standing.points
    assert do(state, "2:deduct").standing.points == (us, them - 2)


@pytest.mark.clause("H01-37")
def test_a_lone_defender_is_a_lone_player_too() -> None:
    state = holds("""
        table: hoyle-2001
        score: 0 4
        do: 1:pass 2:pass 3:pass 0:order:alone 0:discard:9S 1:defend 3:defend:alone
        turn: east
        do: 3:play:TC 0:play:AC 0:gather 0:play:TS 3:play:KC 0:gather 0:director:3:renege
        phase: play
        do until: 5
        phase: ruling
        """)
    us, them = state.standing.points
    assert do(state, "0:deduct").standing.points == (us, them - 4)


@pytest.mark.clause("H01-37")
def test_no_score_falls_below_zero() -> None:
    state = holds(AT_THE_END.format(score="1 0", **LONE))
    after = do(state, "1:deduct")
    assert after.standing.points[0] == max(0, state.standing.points[0] - 4)
    state = holds(AT_THE_END.format(score="0 0", **ORDINARY))
    assert min(do(state, "1:deduct").standing.points) >= 0


@pytest.mark.clause("H01-37")
def test_the_game_ends_only_after_the_price_is_chosen() -> None:
    state = holds(AT_THE_END.format(score="4 0", **LONE))
    assert do(do(state, "1:deduct"), "0:next").phase == "dealing"
    state = holds(AT_THE_END.format(score="0 3", **ORDINARY))
    assert do(do(state, "1:add"), "0:next").phase == "game-over"


@pytest.mark.clause("H01-37")
def test_two_revokes_are_paid_for_one_after_the_other() -> None:
    state = holds("""
        table: hoyle-2001
        do: west-calls north-reneges gathered
        do: 0:play:JH 1:play:QH 2:play:JD 3:play:JS 0:gather
        do: 0:play:TS 1:play:KS 2:play:TH 3:play:AS 2:gather
        do: 2:play:KD 3:play:QS 0:play:KH 1:play:AH 1:gather
        do: 1:play:JC 2:play:QC 3:play:TC 0:play:9H 0:gather
        do: 1:director:2:renege
        phase: ruling
        """)
    assert len(honest_of(state).owed) == 1


@pytest.mark.clause("H01-37")
def test_a_price_that_is_owed_is_not_forgotten_when_a_later_card_is_taken_back() -> None:
    state = holds("""
        table: hoyle-2001
        do: west-calls north-reneges gathered
        do: 0:play:TS 1:play:AH 3:director:2:renege 0:director:1:renege
        on the table: 0:TS
        exposed: 1:AH
        """)
    assert len(honest_of(state).owed) == 1


@pytest.mark.clause("H01-37")
def test_a_revoke_found_after_the_first_was_paid_for_has_its_price_chosen_too() -> None:
    state = holds("""
        table: hoyle-2001
        do: west-calls north-reneges gathered
        do: 0:play:TS 1:play:AH 2:play:TH 3:play:AS 1:gather 0:director:1:renege
        do until: 5
        phase: ruling
        choices: 0:add 0:deduct 2:add 2:deduct
        do: 2:add
        phase: hand-over
        do: 1:director:2:renege
        phase: ruling
        choices: 1:add 1:deduct 3:add 3:deduct
        do: 3:add
        phase: hand-over
        """)
    assert state.award is not None
    assert state.standing.points == tuple(points + 2 for points in state.award.points)
    assert [penalty.points for penalty in state.standing.results[-1].penalties] == [(2, 0), (0, 2)]


@pytest.mark.clause("H01-37")
@pytest.mark.clause("H01-25")
def test_no_slip_is_taken_back_while_a_price_is_chosen() -> None:
    state = holds("""
        table: hoyle-2001
        do: west-calls north-reneges gathered 0:tell:S 3:director:2:renege
        do until: 5
        phase: ruling
        """)
    with pytest.raises(IllegalAction):
        do(state, "0:take-back")

"""Leads out of turn, and the suit that the other side may name for it."""

from __future__ import annotations

import pytest

from tests.rules.honest.blocks import holds, honest_of
from tests.rules.tables import do

SILENT = ["hoyle-classic", "danville", "bicycle", "butler"]
CALLED = "1:director:2:out-of-turn"


@pytest.mark.clause("BASE-62")
@pytest.mark.clause("BASE-64")
@pytest.mark.parametrize("name", SILENT)
def test_a_lead_out_of_turn_is_exposed_and_cards_played_on_it_go_back(name: str) -> None:
    holds(f"""
        table: {name}
        do: west-calls 2:play:AD 3:play:AS 0:play:TS {CALLED}
        ruled: charged BASE-62 exposed
        exposed: 2:AD
        on the table: none
        turn: west
        phase: play
        do: 1:play:9C
        turn: north
        """)


@pytest.mark.clause("BASE-62")
def test_the_partner_may_lead_the_suit_of_a_lead_out_of_turn_where_the_sheet_is_silent() -> None:
    holds(f"""
        south: JH KH 9S AC 9D
        do: west-calls 2:play:AD {CALLED} 1:play:9C 2:play:QC 3:play:KC 0:play:AC 0:gather
        may: play:JH play:KH play:9H play:9D
        """)


@pytest.mark.clause("H01-31")
def test_a_lead_out_of_turn_stays_open_and_the_others_take_theirs_back_freely() -> None:
    holds("""
        table: hoyle-2001
        do: west-calls 2:play:AD 3:play:AS 0:play:TS 1:play:KS 3:director:2:out-of-turn
        ruled: charged H01-32 suit-named
        exposed: 2:AD
        on the table: none
        turn: west
        may: play:AH play:QH play:9C play:JC play:KS
        """)


@pytest.mark.clause("H01-30")
@pytest.mark.clause("BASE-63")
@pytest.mark.parametrize("name", [*SILENT, "hoyle-2001"])
def test_a_lead_out_of_turn_stands_once_the_trick_is_gathered_not_before(name: str) -> None:
    played = "west-calls 2:play:AD 3:play:AS 0:play:TS 1:play:KS"
    clause = "H01-30" if name == "hoyle-2001" else "BASE-63"
    holds(f"table: {name}\ndo: {played} 1:director:2:out-of-turn\non the table: none\nturn: west")
    holds(f"""
        table: {name}
        do: {played} 2:gather 1:director:2:out-of-turn
        ruled: too-late {clause}
        exposed: none
        turn: north
        """)


@pytest.mark.clause("WED-31")
def test_on_wednesday_a_lead_out_of_turn_stands_once_all_four_have_played() -> None:
    holds("""
        table: wednesday-night
        do: west-calls 2:play:AD 3:play:AS 0:play:TS 1:play:KS 1:director:2:out-of-turn
        ruled: too-late WED-31
        phase: gather
        turn: north
        do: 2:gather
        turn: north
        exposed: none
        """)


@pytest.mark.clause("WED-31")
def test_on_wednesday_three_cards_are_not_all_and_go_back() -> None:
    holds("""
        table: wednesday-night
        do: west-calls 2:play:AD 3:play:AS 0:play:TS 1:director:2:out-of-turn
        ruled: charged WED-31 exposed
        on the table: none
        exposed: 2:AD
        turn: west
        """)


@pytest.mark.clause("WED-31")
def test_on_wednesday_the_partner_may_not_lead_the_suit_of_a_lead_out_of_turn() -> None:
    holds(f"""
        table: wednesday-night
        south: JH KH 9S AC 9D
        do: west-calls 2:play:AD {CALLED} 1:play:9C 2:play:QC 3:play:KC 0:play:AC 0:gather
        may: play:JH play:KH play:9H
        """)


# the suit named (H01-32)

NAMING = "name-lead:C name-lead:D name-lead:H name-lead:S any-lead"


@pytest.mark.clause("H01-32")
def test_at_the_sides_next_lead_the_opponent_at_the_leaders_right_may_name_the_suit() -> None:
    holds(f"""
        table: hoyle-2001
        south: JH KH 9S AC 9D
        do: west-calls 2:play:AD {CALLED} 1:play:9C 2:play:QC 3:play:KC 0:play:AC 0:gather
        phase: name-lead
        turn: east
        may: {NAMING}
        do: 3:name-lead:D
        turn: south
        may: play:9D
        do: 0:play:9D 1:play:KS
        may: play:AD
        """)


@pytest.mark.clause("H01-32")
def test_a_suit_that_the_leader_does_not_hold_leaves_the_lead_free() -> None:
    holds(f"""
        table: hoyle-2001
        south: JH KH 9S AC 9D
        do: west-calls 2:play:AD {CALLED} 1:play:9C 2:play:QC 3:play:KC 0:play:AC 0:gather 3:name-lead:S
        may: play:JH play:KH play:9H play:9D
        """)


@pytest.mark.clause("H01-32")
def test_naming_none_leaves_the_lead_free_and_the_right_is_gone() -> None:
    holds(f"""
        table: hoyle-2001
        do: west-calls 2:play:AD {CALLED} 1:play:9C 2:play:QC 3:play:KC 0:play:AC 0:gather 3:any-lead
        may: play:JH play:KH play:9H play:TS
        do: 0:play:JH 1:play:QH 2:play:TH 3:play:JS 0:gather
        phase: play
        turn: south
        """)


@pytest.mark.clause("H01-32")
def test_when_the_lead_is_the_partners_the_suit_is_named_at_once() -> None:
    holds("""
        table: hoyle-2001
        do: west-calls 3:play:AS 0:director:3:out-of-turn
        phase: name-lead
        turn: south
        do: 0:name-lead:H
        turn: west
        may: play:AH play:QH
        """)


@pytest.mark.clause("H01-32")
@pytest.mark.clause("H01-35")
def test_the_right_of_one_side_does_not_end_that_of_the_other() -> None:
    holds("""
        table: hoyle-2001
        do: west-calls 1:play:9C 2:play:QC 3:tell:S 0:director:3:said 0:tell:S 1:director:0:said
        do: 3:play:KC 0:play:AC 0:gather
        phase: name-lead
        turn: east
        do: 3:any-lead 0:play:TS 1:play:KS 2:play:KD 3:play:AS 3:gather
        phase: name-lead
        turn: north
        """)


@pytest.mark.clause("H01-33")
@pytest.mark.clause("BASE-66")
@pytest.mark.parametrize("name", [*SILENT, "hoyle-2001"])
def test_a_lone_player_takes_a_lead_out_of_turn_back_and_that_is_all(name: str) -> None:
    clause = "H01-33" if name == "hoyle-2001" else "BASE-66"
    holds(f"""
        table: {name}
        do: south-alone 0:play:JH 1:director:0:out-of-turn
        ruled: corrected {clause} taken-back
        exposed: none
        phase: play
        turn: west
        do: 1:play:9C 3:play:KC 0:play:AC 0:gather
        phase: play
        turn: south
        may: play:JH play:KH play:9H play:TS
        """)


@pytest.mark.clause("WED-31")
def test_on_wednesday_a_lone_player_leads_out_of_turn_like_anyone_else() -> None:
    holds("""
        table: wednesday-night
        do: south-alone 0:play:JH 1:director:0:out-of-turn
        ruled: charged WED-31 exposed
        exposed: 0:JH
        turn: west
        """)


@pytest.mark.clause("H01-33")
def test_a_defender_of_a_lone_hand_is_not_exempt() -> None:
    holds("""
        table: hoyle-2001
        do: south-alone 3:play:AS 0:director:3:out-of-turn
        exposed: 3:AS
        phase: name-lead
        turn: south
        """)


def test_nobody_is_put_out_by_a_lead_of_their_own_in_turn() -> None:
    state = holds("do: west-calls 1:play:9C 2:director:1:out-of-turn\nturn: north")
    assert honest_of(state).rulings[-1].finding == "nothing"
    assert do(state, "2:play:QC").plays

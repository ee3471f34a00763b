"""Looking, telling, claiming and asking: what may not be seen or said at the table."""

from __future__ import annotations

import pytest

from game.rules.actions import Action, ActionKind
from game.rules.judge import judge
from game.rules.seats import Seat
from tests.rules.honest.blocks import holds, honest_of

SILENT = ["hoyle-classic", "bicycle", "butler", "danville", "wednesday-night"]
POINTED_OUT = {"danville": "DAN-13", "butler": "BUT-55", "wednesday-night": "WED-07"}
ONE_TRICK = "west-calls 1:play:9C 2:play:QC 3:play:KC 0:play:AC 0:gather"


@pytest.mark.clause("H01-35")
def test_a_look_at_a_turned_trick_lets_the_leaders_right_name_the_suit() -> None:
    holds(f"""
        table: hoyle-2001
        do: {ONE_TRICK} 2:look:1 1:director:2:looked
        ruled: charged H01-35 suit-named
        phase: name-lead
        turn: east
        do: 3:name-lead:S
        turn: south
        may: play:TS
        """)


@pytest.mark.clause("H01-35")
def test_a_word_to_the_partner_costs_the_choice_of_the_next_lead() -> None:
    holds("""
        table: hoyle-2001
        do: 3:tell:S 0:director:3:said
        ruled: charged H01-35 suit-named
        turn: west
        phase: first-round
        do: 1:order 0:discard:9S
        phase: name-lead
        turn: south
        do: 0:name-lead:C
        may: play:9C play:JC
        """)


@pytest.mark.clause("H01-35")
def test_a_word_after_the_lead_waits_for_the_sides_next_one() -> None:
    holds("""
        table: hoyle-2001
        do: west-calls 1:play:9C 3:tell:S 0:director:3:said
        turn: north
        phase: play
        do: 2:play:QC 3:play:KC 0:play:AC 0:gather
        phase: play
        turn: south
        do: 0:play:TS 1:play:KS 2:play:KD 3:play:AS 3:gather
        phase: name-lead
        turn: north
        """)


@pytest.mark.clause("BASE-55")
@pytest.mark.clause("DAN-13")
@pytest.mark.clause("BUT-55")
@pytest.mark.parametrize("name", SILENT)
@pytest.mark.parametrize("slip", ["2:tell:S 1:director:2:said", "2:look:1 1:director:2:looked"])
def test_elsewhere_a_look_or_a_word_is_pointed_out_and_costs_nothing(name: str, slip: str) -> None:
    holds(f"""
        table: {name}
        do: {ONE_TRICK} {slip}
        phase: play
        turn: south
        points: 0 0
        exposed: none
        may: play:JH play:KH play:9H play:TS
        """)


@pytest.mark.clause("BASE-51")
@pytest.mark.clause("WED-17")
@pytest.mark.parametrize("name", [*SILENT, "hoyle-2001"])
def test_a_claim_is_pointed_out_and_every_card_is_played(name: str) -> None:
    clause = "WED-17" if name == "wednesday-night" else "BASE-51"
    holds(f"""
        table: {name}
        do: {ONE_TRICK} 0:claim 1:director:0:said
        ruled: pointed-out {clause} pointed-out
        phase: play
        turn: south
        may: play:JH play:KH play:9H play:TS
        points: 0 0
        """)


@pytest.mark.clause("WED-17")
def test_a_claim_wins_no_trick_even_if_nobody_objects() -> None:
    state = holds(f"table: wednesday-night\ndo: {ONE_TRICK} 0:claim\nphase: play")
    assert state.tricks_won == (1, 0)


@pytest.mark.clause("WED-18")
def test_asking_for_trump_is_pointed_out_where_a_cube_shows_it() -> None:
    holds("""
        table: wednesday-night
        do: west-calls 2:ask-trump 1:director:2:said
        ruled: pointed-out WED-18 pointed-out
        phase: play
        turn: west
        points: 0 0
        """)


@pytest.mark.clause("BASE-46")
@pytest.mark.clause("WED-18")
@pytest.mark.parametrize("name", ["hoyle-classic", "danville", "hoyle-2001", "bicycle", "butler"])
def test_elsewhere_anyone_may_ask_what_is_trump(name: str) -> None:
    state = holds(f"table: {name}\ndo: west-calls 2:ask-trump 1:director:2:said\nturn: west")
    assert honest_of(state).rulings[-1].finding == "nothing"
    assert judge(state, Action(Seat.NORTH, ActionKind.ASK_TRUMP)).legal

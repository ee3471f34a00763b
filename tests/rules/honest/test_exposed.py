"""Cards exposed, led too early, or played by a lone player's partner."""

from __future__ import annotations

import pytest

from tests.rules.honest.blocks import holds, honest_of

SILENT = ["hoyle-classic", "danville", "bicycle", "butler"]


@pytest.mark.parametrize(
    ("name", "clause"),
    [
        pytest.param(name, clause, marks=pytest.mark.clause(clause), id=name)
        for name, clause in (
            ("hoyle-classic", "BASE-65"), ("danville", "BASE-65"), ("bicycle", "BASE-65"),
            ("butler", "BASE-65"), ("hoyle-2001", "H01-34"), ("wednesday-night", "WED-32"),
        )
    ],
)  # fmt: skip
def test_an_exposed_card_is_played_at_the_first_legal_chance(name: str, clause: str) -> None:
    holds(f"""
        table: {name}
        do: west-calls 3:expose:TC 0:director:3:showed
        ruled: charged {clause} exposed
        exposed: 3:TC
        do: 1:play:9C 2:play:QC
        may: play:TC
        do: 3:play:TC
        exposed: none
        """)
    # thrown off, where the suit led is not held
    holds(f"""
        table: {name}
        do: west-calls 3:expose:TC 3:expose:JS 0:director:3:showed 0:director:3:showed 1:play:AH 2:play:TH
        may: play:TC play:JS
        """)
    # led
    holds(f"""
        table: {name}
        do: west-calls 1:expose:KS 0:director:1:showed
        turn: west
        may: play:KS
        """)


@pytest.mark.clause("WED-32")
def test_an_exposed_card_goes_even_where_a_higher_one_of_the_suit_is_held() -> None:
    holds("""
        table: wednesday-night
        do: west-calls 0:expose:TS 0:take-back 1:play:9C 2:play:QC 3:play:KC 0:play:AC 0:gather
        may: play:TS
        """)


@pytest.mark.clause("WED-32")
@pytest.mark.clause("WED-31")
def test_a_dropped_card_does_not_bar_the_partners_lead() -> None:
    holds("""
        table: wednesday-night
        south: JH KH 9S AC 9D
        do: west-calls 2:expose:AD 1:director 1:play:9C 2:play:QC 3:play:KC 0:play:AC 0:gather
        may: play:JH play:KH play:9H play:9D
        """)


@pytest.mark.clause("WED-31")
@pytest.mark.clause("WED-32")
def test_a_card_played_before_its_turn_is_exposed_but_bars_no_lead() -> None:
    holds("""
        table: wednesday-night
        south: JH KH 9S 9C 9D
        west: AH QH JC TS KS
        north: JD TH AD KD AC
        east: AS QS JS TC KC
        do: west-calls 1:play:JC 0:play:9D 3:director:0:out-of-turn
        exposed: 0:9D
        on the table: 1:JC
        turn: north
        do: 2:play:AC 3:play:TC 0:play:9C 2:gather
        turn: north
        may: play:JD play:TH play:AD play:KD
        """)


@pytest.mark.clause("WED-26")
def test_the_partners_card_still_stays_when_another_renege_in_the_trick_is_mended() -> None:
    holds("""
        table: wednesday-night
        south: 9S TS JS AC TC
        west: AH QH 9C JC KS
        north: JD TH AD KD QC
        east: JH KH AS QS KC
        do: 1:order 0:discard:9S 1:play:9C 2:play:AD 3:play:KC 0:play:TC 1:director:2:renege
        do: 2:play:QC 3:play:AS 0:play:TC 2:director:3:renege 3:play:KC
        exposed: 2:AD 3:AS
        turn: south
        may: play:TC
        """)


@pytest.mark.clause("BASE-65")
@pytest.mark.clause("H01-34")
def test_a_card_played_before_its_turn_is_exposed_and_those_after_it_go_back() -> None:
    for name in ("hoyle-classic", "hoyle-2001"):
        holds(f"""
            table: {name}
            do: west-calls 1:play:9C 0:play:AC 2:play:QC 3:director:0:out-of-turn
            exposed: 0:AC
            on the table: 1:9C
            turn: north
            may: play:QC
            """)


@pytest.mark.clause("BASE-66")
@pytest.mark.clause("H01-34")
@pytest.mark.parametrize("name", [*SILENT, "hoyle-2001"])
def test_a_lone_players_dropped_card_goes_back_to_the_hand(name: str) -> None:
    holds(f"""
        table: {name}
        do: south-alone 0:expose:JH 1:director:0:showed
        exposed: none
        """)


@pytest.mark.clause("WED-32")
def test_on_wednesday_a_lone_players_dropped_card_stays_open() -> None:
    holds("table: wednesday-night\ndo: south-alone 0:expose:JH 1:director:0:showed\nexposed: 0:JH")


@pytest.mark.clause("BASE-65")
def test_playing_another_card_than_the_exposed_one_is_taken_back() -> None:
    holds("""
        do: west-calls 3:expose:TC 0:director:3:showed 1:play:9C 2:play:QC 3:play:KC 0:director:3:against-duty
        ruled: corrected BASE-65 taken-back
        on the table: 1:9C 2:QC
        turn: east
        may: play:TC
        """)


@pytest.mark.clause("BASE-65")
def test_an_exposed_card_that_goes_back_with_a_mended_renege_lies_open_as_before() -> None:
    holds("""
        do: west-calls 3:expose:KC 0:director:3:showed 1:play:9C 2:play:AD 3:play:KC 0:director:2:renege
        exposed: 3:KC 2:AD
        turn: north
        do: 2:play:QC
        may: play:KC
        """)


@pytest.mark.clause("BASE-65")
def test_a_card_dropped_after_a_renege_can_still_be_called_when_that_is_mended() -> None:
    holds("""
        do: west-calls 1:play:9C 2:play:AD 0:expose:TS 3:director:2:renege 3:director:0:showed
        exposed: 2:AD 0:TS
        """)


@pytest.mark.clause("BASE-65")
def test_a_slip_that_was_ruled_on_is_not_called_again_after_the_table_was_set_back() -> None:
    state = holds("""
        do: west-calls 3:tell:S 1:play:9C 2:play:AD 0:director:3:said 3:director:2:renege 0:director:3:said
        turn: north
        """)
    assert [each.finding for each in honest_of(state).rulings] == ["pointed-out", "charged", "settled"]


@pytest.mark.clause("H01-14")
@pytest.mark.clause("H01-34")
def test_the_dealer_may_still_leave_a_card_turned_up_that_was_dropped() -> None:
    holds("""
        table: hoyle-2001
        do: 1:order 0:expose:9H 1:director:0:showed
        exposed: 0:9H
        do: 0:leave
        exposed: none
        """)


@pytest.mark.clause("BASE-65")
def test_an_exposed_card_is_not_the_discard() -> None:
    holds("""
        do: 1:order 0:expose:9S 1:director:0:showed
        may: discard:JH discard:KH discard:TS discard:AC
        """)


# led too early


@pytest.mark.clause("WED-36")
def test_the_dealers_left_may_lead_trump_before_the_discard() -> None:
    holds("""
        table: wednesday-night
        do: 1:order 1:play:AH
        on the table: 1:AH
        exposed: none
        do: 0:discard:9S
        turn: north
        """)


@pytest.mark.clause("WED-36")
@pytest.mark.parametrize(
    ("early", "exposed"), [("1:play:9C", "1:9C"), ("3:play:AS", "3:AS"), ("2:play:TH", "2:TH")]
)
def test_any_other_card_led_before_the_discard_is_exposed(early: str, exposed: str) -> None:
    holds(f"""
        table: wednesday-night
        do: 1:order {early} 0:director:{early[0]}:showed
        ruled: charged WED-36 exposed
        exposed: {exposed}
        phase: discard
        turn: south
        """)


@pytest.mark.clause("WED-36")
def test_a_lead_before_any_call_is_exposed_and_bars_the_partner() -> None:
    holds("""
        table: wednesday-night
        south: JH KH 9S AC 9D
        do: 2:play:AD 1:director:2:showed 1:order 0:discard:9S
        exposed: 2:AD
        do: 1:play:9C 2:play:QC 3:play:KC 0:play:AC 0:gather
        may: play:JH play:KH play:9H
        """)


@pytest.mark.clause("WED-36")
def test_an_exposed_card_comes_before_trump_led_early() -> None:
    holds("""
        table: wednesday-night
        do: 1:expose:KS 0:director 1:order 1:play:AH 0:director:1:showed
        exposed: 1:KS 1:AH
        on the table: none
        """)
    holds("""
        table: wednesday-night
        do: 1:expose:AH 0:director 1:order 1:play:AH
        exposed: none
        on the table: 1:AH
        """)


@pytest.mark.clause("BASE-71")
@pytest.mark.parametrize("name", [*SILENT, "hoyle-2001"])
def test_elsewhere_a_card_led_too_early_is_simply_taken_back(name: str) -> None:
    holds(f"""
        table: {name}
        do: 1:order 1:play:AH 0:director:1:showed
        ruled: corrected BASE-71 taken-back
        exposed: none
        on the table: none
        turn: south
        do: 0:discard:9S
        may: play:AH play:QH play:9C play:JC play:KS
        """)


# a lone player's partner plays

STAYS_HOME = "south-alone 1:play:9C 2:play:QC"


@pytest.mark.clause("WED-14")
def test_a_lone_hand_is_forfeited_when_the_partner_plays_and_all_four_play_on() -> None:
    holds(f"""
        table: wednesday-night
        do: {STAYS_HOME} 1:director:2:sat-out
        ruled: charged WED-14 lone-lost
        alone: no
        trump: H
        maker: south
        on the table: 1:9C 2:QC
        turn: east
        do: 3:play:KC 0:play:AC
        phase: gather
        do: 0:gather 0:play:JH 1:play:QH
        turn: north
        """)


@pytest.mark.clause("WED-14")
def test_all_five_tricks_of_a_forfeited_lone_hand_are_a_march_of_two() -> None:
    holds("""
        table: wednesday-night
        south: JH JD KH AC AS
        west: AH QH 9C JC TS
        north: AD KD TD 9D QC
        east: QS JS TC KC 9S
        do: 1:pass 2:pass 3:pass 0:order:alone 0:discard:AS 1:play:9C 2:play:QC 1:director:2:sat-out
        do until: 5
        award: march 2 0
        players: 2 0 2 0
        """)


@pytest.mark.clause("WED-14")
def test_a_forfeited_lone_hand_is_euchred_for_two() -> None:
    holds("""
        table: wednesday-night
        south: JH 9D TD QD 9S
        west: AH QH AC AS 9C
        north: TC AD KD KS QC
        east: JD KH JC KC QS
        do: 1:pass 2:pass 3:pass 0:order:alone 0:discard:9S 1:play:9C 2:play:QC 1:director:2:sat-out
        do until: 5
        award: euchre 0 2
        """)


@pytest.mark.clause("WED-14")
def test_when_nobody_says_so_everyone_sees_it_as_the_trick_is_gathered() -> None:
    holds(f"""
        table: wednesday-night
        do: {STAYS_HOME} 3:play:KC 0:play:AC 0:gather
        ruled: charged WED-14 lone-lost
        alone: no
        """)


@pytest.mark.clause("WED-14")
def test_a_forfeited_lone_hand_stays_forfeited_when_a_card_is_taken_back() -> None:
    holds("""
        table: wednesday-night
        do: south-alone 1:play:9C 3:play:AS 2:play:QC 0:director:2:sat-out 0:director:3:renege
        alone: no
        exposed: 3:AS
        on the table: 1:9C
        turn: north
        """)


def test_where_defenders_may_go_alone_a_card_of_the_partner_forfeits_only_the_own_sides_lone_hand() -> None:
    state = holds(
        """
        table: hoyle-2001
        do: 1:pass 2:pass 3:pass 0:order:alone 0:discard:9S 1:defend:alone 1:play:9C 3:play:KC
        do: 0:director:3:sat-out
        alone: yes
        turn: south
        on the table: 1:9C 3:KC
        """,
        lone_partner_plays="lone-forfeited",
    )
    assert state.defender is None
    assert state.sitting_out == {2}


@pytest.mark.clause("BASE-70")
@pytest.mark.parametrize("name", [*SILENT, "hoyle-2001"])
def test_elsewhere_the_partners_card_goes_back_and_the_lone_hand_goes_on(name: str) -> None:
    holds(f"""
        table: {name}
        do: {STAYS_HOME} 1:director:2:sat-out
        ruled: corrected BASE-70 taken-back
        alone: yes
        on the table: 1:9C
        exposed: none
        turn: east
        """)

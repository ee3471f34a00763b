"""Calls out of turn, of a barred suit, without a natural card, in wrong words, and "alone" said late."""

from __future__ import annotations

import pytest

from tests.rules.honest.blocks import holds, honest_of

SILENT = ["hoyle-classic", "danville", "bicycle", "butler"]


@pytest.mark.clause("H01-28")
def test_a_call_out_of_turn_is_void_and_its_side_can_only_pass_from_then_on() -> None:
    holds("""
        table: hoyle-2001
        do: 2:order 1:director:2:out-of-turn
        ruled: charged H01-28 side-barred
        barred: us
        maker: nobody
        turn: west
        may: pass order order:alone
        do: 1:pass
        may: pass
        do: 2:pass
        may: pass order order:alone
        do: 3:pass
        may: pass
        do: 0:pass 1:pass
        may: pass
        do: 2:pass 3:pass 0:pass
        award: thrown-in 0 0
        do: 0:next
        dealer: west
        """)


@pytest.mark.clause("H01-28")
def test_after_a_call_out_of_turn_the_other_side_may_still_make_trump() -> None:
    holds("""
        table: hoyle-2001
        do: 0:order:alone 3:director:0:out-of-turn 1:pass 2:pass 3:order
        maker: east
        alone: no
        """)


@pytest.mark.clause("H01-28")
def test_a_pass_out_of_turn_counts_as_that_players_pass_and_costs_nothing() -> None:
    holds("""
        table: hoyle-2001
        do: 2:pass 1:director:2:out-of-turn
        ruled: pointed-out H01-28 pass-stands
        barred: none
        turn: west
        may: pass order order:alone
        do: 1:pass
        turn: north
        may: pass
        do: 2:pass
        turn: east
        may: pass order order:alone
        """)


@pytest.mark.clause("BASE-60")
@pytest.mark.parametrize("name", [*SILENT, "wednesday-night"])
def test_elsewhere_too_a_pass_out_of_turn_is_a_pass_and_no_more(name: str) -> None:
    holds(f"""
        table: {name}
        do: 2:pass 1:director:2:out-of-turn
        ruled: pointed-out BASE-60 pass-stands
        points: 0 0
        do: 1:pass
        may: pass
        """)


@pytest.mark.clause("BASE-60")
def test_a_pass_out_of_turn_is_for_its_own_round_only() -> None:
    holds("""
        do: 2:pass all-pass 1:pass
        turn: north
        phase: second-round
        may: pass call:C call:C:alone call:D call:D:alone call:S call:S:alone
        """)


@pytest.mark.clause("BASE-59")
@pytest.mark.parametrize("name", SILENT)
def test_where_the_sheet_is_silent_a_call_out_of_turn_is_void_and_nothing_else(name: str) -> None:
    holds(f"""
        table: {name}
        do: 2:order 0:discard:9S 3:director:2:out-of-turn
        ruled: corrected BASE-59 call-void
        barred: none
        phase: first-round
        turn: west
        may: pass order order:alone
        do: 1:pass
        may: pass order order:alone
        points: 0 0
        """)


@pytest.mark.clause("BASE-59")
def test_a_call_out_of_turn_stands_once_somebody_has_led() -> None:
    holds("""
        do: 2:order 0:discard:9S 1:play:9C 3:director:2:out-of-turn
        ruled: too-late BASE-59
        maker: north
        on the table: 1:9C
        """)


LONE_HEARTS = "1:accept 3:accept 1:order:alone 3:order:alone"
LONE_SECOND = " ".join(f"{seat}:call:{suit}:alone" for seat in (1, 3) for suit in "CDS")


@pytest.mark.clause("WED-33")
def test_two_points_for_a_bid_out_of_turn_end_the_hand_when_they_are_taken() -> None:
    holds(f"""
        table: wednesday-night
        do: 2:order 1:director:2:out-of-turn
        ruled: charged WED-33 points-or-lone
        phase: ruling
        choices: {LONE_HEARTS}
        do: 3:accept
        award: bid-out-of-turn 0 2
        players: 0 2 0 2
        deals: 1
        do: 0:next
        dealer: west
        """)


@pytest.mark.clause("WED-33")
@pytest.mark.parametrize(("seat", "maker"), [(1, "west"), (3, "east")])
def test_or_either_player_of_the_wronged_side_goes_alone_in_the_suit_turned_up(seat: int, maker: str) -> None:
    holds(f"""
        table: wednesday-night
        do: 2:order 1:director:2:out-of-turn {seat}:order:alone
        maker: {maker}
        alone: yes
        trump: H
        phase: discard
        turn: south
        points: 0 0
        """)


@pytest.mark.clause("WED-33")
def test_in_the_second_round_the_lone_hand_is_in_any_suit_but_the_one_turned_down() -> None:
    holds(f"""
        table: wednesday-night
        do: all-pass 2:call:S 1:director
        choices: 1:accept 3:accept {LONE_SECOND}
        do: 1:call:C:alone
        maker: west
        alone: yes
        trump: C
        phase: play
        """)


@pytest.mark.clause("WED-33")
@pytest.mark.parametrize(("west", "award", "players"), [
    ("JH JD AH KH QH", "lone-march 0 5", "0 5 0 4"),
    ("JH 9C QC QD TD", "lone-euchre 3 0", "3 0 3 0"),
])  # fmt: skip
def test_the_lone_hand_played_instead_pays_what_it_brings(west: str, award: str, players: str) -> None:
    holds(f"""
        table: wednesday-night
        south: KS TS 9S JC TH
        west: {west}
        north: AS AD KC TC 9D
        east: AC QS JS KD
        do: 2:order 1:director 1:order:alone 0:discard:9S
        do until: 5
        award: {award}
        players: {players}
        """)


@pytest.mark.clause("WED-33")
def test_a_pass_is_no_bid_and_brings_nobody_two_points() -> None:
    state = holds("""
        table: wednesday-night
        do: 3:pass 0:director:3:out-of-turn
        phase: first-round
        turn: west
        """)
    assert honest_of(state).rulings[-1].chooser is None


@pytest.mark.clause("H01-27")
def test_naming_the_suit_turned_down_passes_the_turn_on_and_bars_the_side() -> None:
    holds("""
        table: hoyle-2001
        do: all-pass 1:call:H 2:director:1:call
        ruled: charged H01-27 side-barred
        barred: them
        turn: north
        may: pass call:C call:C:alone call:D call:D:alone call:S call:S:alone
        do: 2:pass
        may: pass
        do: 3:pass
        turn: south
        do: 0:pass
        award: thrown-in 0 0
        """)


@pytest.mark.clause("H01-27")
def test_the_other_side_may_make_trump_after_the_suit_turned_down_was_named() -> None:
    holds("""
        table: hoyle-2001
        do: all-pass 1:call:H 2:director:1:call 2:call:S:alone
        maker: north
        trump: S
        """)


@pytest.mark.clause("BASE-58")
@pytest.mark.clause("WED-08")
@pytest.mark.parametrize("name", [*SILENT, "wednesday-night"])
def test_where_the_sheet_is_silent_who_names_the_suit_turned_down_calls_again(name: str) -> None:
    holds(f"""
        table: {name}
        do: all-pass 1:call:H 2:director:1:call
        ruled: corrected BASE-58 call-again
        turn: west
        may: pass call:C call:C:alone call:D call:D:alone call:S call:S:alone
        barred: none
        """)


@pytest.mark.clause("BASE-58")
@pytest.mark.clause("DAN-05")
def test_a_stuck_dealer_who_names_the_suit_turned_down_still_has_to_make_trump() -> None:
    holds("""
        table: danville
        do: all-pass 1:pass 2:pass 3:pass 0:call:H 1:director
        turn: south
        may: call:C call:C:alone call:D call:D:alone call:S call:S:alone
        """)


LEFT_ALONE = "north: JD KD AD QC TC\n        east: AS QS JS KC TH"


@pytest.mark.clause("DAN-10")
@pytest.mark.clause("BASE-61")
def test_ordering_up_on_the_left_bower_alone_is_void_before_the_first_lead() -> None:
    state = holds(f"""
        table: danville
        {LEFT_ALONE}
        do: 1:pass 2:order 0:discard:9S 3:director:2:call
        ruled: corrected BASE-61 not-natural
        phase: first-round
        turn: north
        may: pass
        points: 0 0
        """)
    assert {str(card) for card in state.hands[0]} == {"JH", "KH", "9S", "TS", "AC"}


@pytest.mark.clause("DAN-10")
@pytest.mark.clause("BASE-61")
def test_ordering_up_on_the_left_bower_alone_stands_once_somebody_has_led() -> None:
    holds(f"""
        table: danville
        {LEFT_ALONE}
        do: 1:pass 2:order 0:discard:9S 1:play:9C 3:director:2:call
        ruled: too-late BASE-61
        maker: north
        on the table: 1:9C
        """)


@pytest.mark.clause("DAN-10")
def test_the_dealer_needs_a_natural_card_as_well() -> None:
    holds("""
        table: danville
        south: JD AD KD 9S TS
        north: JH TH AC KH QC
        do: 1:pass 2:pass 3:pass 0:order 0:discard:9S 1:director
        ruled: corrected BASE-61 not-natural
        turn: south
        may: pass
        """)


@pytest.mark.clause("DAN-10")
@pytest.mark.parametrize("name", ["hoyle-classic", "hoyle-2001", "bicycle", "butler", "wednesday-night"])
def test_elsewhere_nobody_needs_a_natural_card(name: str) -> None:
    state = holds(f"""
        table: {name}
        {LEFT_ALONE}
        do: 1:pass 2:order 0:discard:9S 3:director:2:call
        maker: north
        """)
    assert honest_of(state).rulings[-1].finding == "nothing"


@pytest.mark.clause("H01-26")
@pytest.mark.parametrize("name", ["hoyle-2001", *SILENT])
def test_the_wrong_words_accept_the_card_turned_up_all_the_same(name: str) -> None:
    clause = "H01-26" if name == "hoyle-2001" else "BASE-40"
    holds(f"""
        table: {name}
        do: 1:pass 2:miscall 3:director:2:said
        ruled: pointed-out {clause} pointed-out
        maker: north
        trump: H
        phase: discard
        turn: south
        points: 0 0
        barred: none
        """)


@pytest.mark.clause("WED-39")
@pytest.mark.clause("WED-07")
def test_words_of_ones_own_on_wednesday_are_pointed_out_and_no_declaration_of_a_lone_hand() -> None:
    holds("""
        table: wednesday-night
        do: 1:pass 2:miscall 3:director:2:said
        ruled: pointed-out WED-07 pointed-out
        maker: north
        alone: no
        points: 0 0
        """)


@pytest.mark.clause("WED-11")
@pytest.mark.clause("HOY-20")
@pytest.mark.parametrize("name", [*SILENT, "hoyle-2001", "wednesday-night"])
def test_alone_said_after_the_call_does_not_hold_and_all_four_play(name: str) -> None:
    state = holds(f"""
        table: {name}
        do: 1:order 1:late-alone 2:director:1:said
        alone: no
        maker: west
        phase: discard
        do: 0:discard:9S
        turn: west
        """)
    assert honest_of(state).rulings[-1].finding == "corrected"


@pytest.mark.clause("WED-11")
def test_alone_said_late_stands_if_nobody_says_a_word_before_the_lead() -> None:
    state = holds("table: wednesday-night\ndo: west-calls 1:late-alone 1:play:9C 2:director:1:said")
    assert state.alone
    assert honest_of(state).rulings[-1].finding == "too-late"


BARRED_BY = {
    "H01-28": "2:order 1:director 1:pass 2:order",
    "H01-27": "all-pass 1:call:H 2:director 2:pass 3:call:S",
}


@pytest.mark.clause("H01-27")
@pytest.mark.clause("H01-28")
@pytest.mark.parametrize("clause", BARRED_BY)
def test_a_call_by_a_barred_side_is_void_by_the_clause_that_barred_it(clause: str) -> None:
    offender = BARRED_BY[clause].split()[-1][0]
    holds(f"""
        table: hoyle-2001
        do: {BARRED_BY[clause]} {(int(offender) + 1) % 4}:director:{offender}:against-duty
        ruled: corrected {clause} call-void
        may: pass
        """)


@pytest.mark.clause("H01-28")
@pytest.mark.clause("BASE-60")
@pytest.mark.parametrize(("name", "clause"), [("hoyle-2001", "H01-28"), ("bicycle", "BASE-60")])
def test_who_passed_too_early_cannot_call_after_all_in_that_round(name: str, clause: str) -> None:
    holds(f"""
        table: {name}
        do: 2:pass 1:pass 2:order 3:director:2:against-duty
        ruled: corrected {clause} call-void
        turn: north
        may: pass
        """)


def test_a_player_may_own_up_to_a_call_out_of_turn() -> None:
    state = holds("table: hoyle-2001\ndo: 2:order 2:take-back\nbarred: us\nturn: west")
    assert honest_of(state).rulings[-1].by == 2

"""Reneges: mended in time, or established, and what the tricks prove."""

from __future__ import annotations

import pytest

from tests.rules.honest.blocks import BY_ITSELF, DEFENDER_RENEGES, LONE_RENEGES, STOPPED, holds, honest_of
from tests.rules.tables import do

ALIKE = ["hoyle-classic", "danville", "hoyle-2001", "bicycle", "butler"]
SILENT = [("hoyle-classic", "BASE-31"), ("danville", "DAN-09"), ("bicycle", "BASE-31"), ("butler", "BUT-21")]


@pytest.mark.clause("H01-36")
@pytest.mark.clause("BASE-67")
@pytest.mark.clause("BASE-68")
@pytest.mark.parametrize("name", ALIKE)
def test_a_renege_seen_in_time_costs_an_exposed_card_and_everyone_after_it_may_change(name: str) -> None:
    clause = "H01-36" if name == "hoyle-2001" else "BASE-67"
    holds(f"""
        table: {name}
        do: west-calls north-reneges
        phase: gather
        do: 3:director:2:renege
        ruled: charged {clause} exposed
        on the table: 1:9C
        exposed: 2:AD
        points: 0 0
        turn: north
        may: play:QC
        do: 2:play:QC
        may: play:TC play:KC
        do: 3:play:TC
        may: play:AC
        """)


@pytest.mark.clause("BASE-67")
@pytest.mark.clause("DAN-09")
@pytest.mark.clause("BUT-21")
@pytest.mark.clause("H01-36")
def test_a_player_may_mend_the_own_renege_until_the_trick_is_gathered() -> None:
    for name in ALIKE:
        state = holds(f"table: {name}\ndo: west-calls north-reneges 2:take-back\nexposed: 2:AD\nturn: north")
        assert honest_of(state).rulings[-1].by == 2


RUFFED = """
    table: {name}
    south: 9S TS JS AC TC
    west: AH QH 9C JC KS
    north: JD TH AD KD QC
    east: JH KH AS QS KC
    do: 1:order 0:discard:9S 1:play:9C 2:play:AD 3:play:KC 0:play:TC
    do: 1:director:2:renege 2:play:QC 3:play:KC
    """


@pytest.mark.clause("WED-26")
def test_on_wednesday_only_the_opponents_may_change_a_card_after_a_mended_renege() -> None:
    holds(RUFFED.format(name="wednesday-night") + "turn: south\nmay: play:TC")


@pytest.mark.clause("BASE-68")
def test_elsewhere_the_partner_may_change_it_too() -> None:
    holds(RUFFED.format(name="hoyle-classic") + "turn: south\nmay: play:TC play:AC")


@pytest.mark.clause("WED-26")
def test_an_opponent_may_change_the_card_on_wednesday() -> None:
    holds("""
        table: wednesday-night
        do: west-calls north-reneges 1:director:2:renege 2:play:QC
        ruled: charged WED-26 exposed
        turn: east
        may: play:TC play:KC
        """)


@pytest.mark.clause("WED-26")
def test_the_partner_of_a_mended_renege_may_not_lead_the_exposed_suit() -> None:
    holds("""
        table: wednesday-night
        south: JH KH 9S AC 9D
        do: 1:order 0:discard:9S 1:play:9C 2:play:AD 3:play:KC 0:play:AC 1:director:2:renege
        do: 2:play:QC 3:play:KC 0:play:AC 0:gather
        turn: south
        may: play:JH play:KH play:9H
        """)


@pytest.mark.clause("WED-26")
def test_with_nothing_else_in_hand_the_partner_leads_it_after_all() -> None:
    holds("""
        table: wednesday-night
        south: TD QD 9D AC KH
        north: AD JD TH KD QC
        do: 1:order 0:discard:KH 1:play:9C 2:play:AD 3:play:KC 0:play:AC 1:director:2:renege
        do: 2:play:QC 3:play:KC 0:play:AC 0:gather
        may: play:9H
        do: 0:play:9H 1:play:AH 2:play:JD 3:play:AS 2:gather
        may: play:AD
        """)


@pytest.mark.clause("WED-26")
def test_the_bar_ends_when_the_exposed_card_is_played() -> None:
    holds("""
        table: wednesday-night
        south: JH KH 9S AC 9D
        do: 1:order 0:discard:9S 1:play:9C 2:play:AD 3:play:KC 0:play:AC 1:director:2:renege
        do: 2:play:QC 3:play:KC 0:play:AC 0:gather 0:play:9H 1:play:QH 2:play:JD 3:play:AS 2:gather
        may: play:AD
        do: 2:play:AD 3:play:QS 0:play:9D 1:play:JC 2:gather
        exposed: none
        """)


@pytest.mark.clause("BASE-67")
@pytest.mark.clause("H01-36")
def test_the_partner_may_lead_the_exposed_suit_where_no_sheet_bars_it() -> None:
    for name in ("hoyle-classic", "hoyle-2001"):
        holds(f"""
            table: {name}
            south: JH KH 9S AC 9D
            do: 1:order 0:discard:9S 1:play:9C 2:play:AD 3:play:KC 0:play:AC 1:director:2:renege
            do: 2:play:QC 3:play:KC 0:play:AC 0:gather
            may: play:JH play:KH play:9H play:9D
            """)


@pytest.mark.clause("H01-36")
@pytest.mark.clause("BASE-66")
@pytest.mark.parametrize("name", ALIKE)
def test_a_lone_player_simply_takes_the_card_back(name: str) -> None:
    clause = "H01-34" if name == "hoyle-2001" else "BASE-66"
    holds(f"""
        table: {name}
        do: south-alone 1:play:9C 3:play:KC 0:play:TS 1:director:0:renege
        ruled: corrected {clause} taken-back
        exposed: none
        turn: south
        may: play:AC
        """)


@pytest.mark.clause("WED-26")
@pytest.mark.clause("WED-31")
def test_on_wednesday_even_a_lone_players_card_stays_open() -> None:
    holds("""
        table: wednesday-night
        do: south-alone 1:play:9C 3:play:KC 0:play:TS 1:director:0:renege
        exposed: 0:TS
        """)


def marked(names: list[tuple[str, str]]) -> list[object]:
    return [pytest.param(name, clause, marks=pytest.mark.clause(clause), id=name) for name, clause in names]


@pytest.mark.parametrize(("name", "clause"), marked(SILENT))
@pytest.mark.parametrize(
    ("done", "accused", "points"),
    [
        ("west-calls north-reneges gathered", 2, "0 2"),
        (LONE_RENEGES, 0, "0 2"),
        (DEFENDER_RENEGES, 3, "2 0"),
        (STOPPED, 1, "2 0"),
    ],
)
def test_an_established_renege_costs_two_points_and_the_hand(
    name: str, clause: str, done: str, accused: int, points: str
) -> None:
    holds(f"""
        table: {name}
        do: {done} {(accused + 1) % 4}:director:{accused}:renege
        ruled: charged {clause} renege
        phase: hand-over
        award: renege {points}
        points: {points}
        do: 0:next
        dealer: west
        """)


@pytest.mark.clause("WED-26")
@pytest.mark.clause("WED-28")
def test_on_wednesday_a_renege_against_an_ordinary_call_ends_the_hand_with_two() -> None:
    holds("""
        table: wednesday-night
        do: west-calls north-reneges gathered 3:director:2:renege
        ruled: charged WED-26 renege
        award: renege 0 2
        players: 0 2 0 2
        """)


@pytest.mark.clause("WED-28")
def test_a_renege_by_the_lone_side_gives_the_others_three() -> None:
    holds(f"""
        table: wednesday-night
        do: {LONE_RENEGES} 3:director:0:renege
        ruled: charged WED-28 renege
        phase: hand-over
        award: renege 0 3
        players: 0 3 0 3
        """)


@pytest.mark.clause("WED-29")
def test_a_renege_against_a_lone_hand_gives_five_and_four() -> None:
    holds(f"""
        table: wednesday-night
        do: {DEFENDER_RENEGES} 0:director:3:renege
        ruled: charged WED-29 renege-lone-march
        phase: hand-over
        award: renege 5 0
        players: 5 0 4 0
        """)


@pytest.mark.clause("WED-29")
@pytest.mark.clause("WED-30")
def test_a_trick_won_by_the_renege_itself_does_not_stop_the_lone_hand() -> None:
    holds(f"""
        table: wednesday-night
        do: {BY_ITSELF} 0:director:1:renege
        ruled: charged WED-29 renege-lone-march
        players: 5 0 4 0
        """)


@pytest.mark.clause("WED-30")
def test_a_renege_against_a_lone_hand_that_was_stopped_gives_two() -> None:
    holds(f"""
        table: wednesday-night
        do: {STOPPED} 0:director:1:renege
        ruled: charged WED-30 stopped-lone
        phase: hand-over
        award: renege 2 0
        players: 2 0 2 0
        """)


@pytest.mark.clause("WED-30")
def test_a_trick_lost_after_the_renege_does_not_make_it_cheaper() -> None:
    done = DEFENDER_RENEGES + " 0:play:TS 1:play:KS 3:play:QS 1:gather"
    holds(f"table: wednesday-night\ndo: {done} 0:director:3:renege\nplayers: 5 0 4 0")


# what proves a renege


@pytest.mark.clause("BASE-69")
def test_a_claim_without_a_renege_finds_nothing() -> None:
    holds("do: west-calls 1:play:9C 2:play:QC 3:play:KC 0:play:AC 0:gather 1:director:2:renege\nphase: play")


MIXED = "west-calls north-reneges gathered 0:mix"


@pytest.mark.clause("WED-27")
def test_a_claim_against_a_side_that_mixed_its_tricks_counts_as_proved() -> None:
    holds(f"""
        table: wednesday-night
        do: {MIXED} 1:director:2:renege
        ruled: charged WED-27 renege
        award: renege 0 2
        """)


@pytest.mark.clause("WED-27")
def test_even_when_nobody_of_that_side_reneged() -> None:
    done = "west-calls 1:play:9C 2:play:QC 3:play:KC 0:play:AC 0:gather 0:mix"
    holds(f"table: wednesday-night\ndo: {done} 1:director:0:renege\naward: renege 0 2")


@pytest.mark.clause("WED-27")
def test_mixed_tricks_prove_nothing_against_the_other_side() -> None:
    holds(f"table: wednesday-night\ndo: {MIXED} 0:director:1:renege\nphase: play")


@pytest.mark.clause("WED-16")
@pytest.mark.clause("WED-27")
def test_throwing_tricks_together_is_pointed_out_and_costs_nothing_by_itself() -> None:
    holds(f"""
        table: wednesday-night
        do: {MIXED} 1:director:0:looked
        ruled: pointed-out WED-27 pointed-out
        phase: play
        points: 0 0
        """)


@pytest.mark.clause("WED-16")
def test_tricks_that_are_kept_apart_prove_the_renege() -> None:
    state = holds("table: wednesday-night\ndo: west-calls north-reneges gathered 1:director:2:renege")
    evidence = honest_of(state).rulings[-1].evidence
    assert evidence is not None
    assert (evidence.trick, str(evidence.card), str(evidence.held)) == (0, "AD", "QC")


@pytest.mark.clause("BASE-69")
@pytest.mark.parametrize("name", ALIKE)
def test_elsewhere_mixed_tricks_prove_nothing(name: str) -> None:
    state = holds(f"table: {name}\ndo: {MIXED} 1:director:2:renege\nphase: play\npoints: 0 0")
    assert honest_of(state).rulings[-1].finding == "nothing"


def test_a_renege_may_be_claimed_until_the_next_deal() -> None:
    state = holds("do: west-calls north-reneges gathered\ndo until: 5\nphase: hand-over")
    assert do(state, "1:director:2:renege").standing.points == (0, 2)


def test_a_hand_that_one_renege_has_ended_is_not_ended_again_by_another() -> None:
    holds("""
        do: west-calls north-reneges gathered
        do: 0:play:TS 1:play:AH 2:play:TH 3:play:AS 1:gather 1:director:2:renege
        award: renege 0 2
        do: 0:director:1:renege
        award: renege 0 2
        points: 0 2
        """)


@pytest.mark.parametrize(
    ("done", "accused", "clause"),
    [
        pytest.param("west-calls north-reneges gathered", 2, "WED-26", marks=pytest.mark.clause("WED-26")),
        pytest.param(LONE_RENEGES, 0, "WED-28", marks=pytest.mark.clause("WED-28")),
        pytest.param(DEFENDER_RENEGES, 3, "WED-29", marks=pytest.mark.clause("WED-29")),
        pytest.param(STOPPED, 1, "WED-30", marks=pytest.mark.clause("WED-30")),
    ],
)
def test_the_result_names_the_clause_that_paid(done: str, accused: int, clause: str) -> None:
    state = holds(f"table: wednesday-night\ndo: {done} {(accused + 1) % 4}:director:{accused}:renege")
    assert state.award is not None
    assert state.ruleset.cite(state.award.topic) == clause

from __future__ import annotations

import pytest

from game.rules.actions import Phase
from game.rules.events import (
    DefenceChosen,
    LaidDown,
)
from game.rules.reasons import ReasonKind
from game.rules.seats import Seat
from tests.rules.tables import (
    CLASSIC,
    DANVILLE,
    EAST,
    NORTH,
    SOUTH,
    WEST,
    cards,
    do,
    everyone_passes,
    may,
    reason,
    sheet,
    table,
    told,
    why,
)

# alone


@pytest.mark.clause("HOY-20")
@pytest.mark.clause("BASE-18")
@pytest.mark.parametrize("name", [CLASSIC, DANVILLE])
@pytest.mark.parametrize("second_round", [False, True])
def test_a_maker_may_go_alone_with_the_call_in_either_round(name: str, second_round: bool) -> None:
    done = everyone_passes(EAST) if second_round else ""
    state = table(sheet(name), dealer=EAST, upcard="9H", south="AH AS", done=done)
    action = "0:call:S:alone" if second_round else "0:order:alone"
    assert (ReasonKind.ALONE_OFFERED, "HOY-20") in why(state, action)
    after = do(state, action)
    assert (after.maker, after.alone, after.sitting_out) == (SOUTH, True, frozenset({NORTH}))


@pytest.mark.clause("HOY-20")
def test_a_lone_players_partner_lays_the_hand_down() -> None:
    state = table(dealer=EAST, upcard="9H")
    assert LaidDown(NORTH) in told(state, "0:order:alone")


@pytest.mark.clause("HOY-20")
def test_a_lone_players_partner_has_no_more_say() -> None:
    state = table(dealer=EAST, upcard="9H", done="0:order:alone 3:discard:9C", east="9C")
    after = do(state, f"0:play:{state.hands[SOUTH][0]}")
    attempt = f"2:play:{after.hands[NORTH][0]}"
    assert why(after, attempt) == [(ReasonKind.SITS_OUT, "HOY-20")]
    assert reason(after, attempt, ReasonKind.SITS_OUT).seat is SOUTH


@pytest.mark.clause("HOY-12")
@pytest.mark.clause("HOY-20")
def test_a_dealer_whose_partner_goes_alone_still_takes_the_card_and_discards() -> None:
    state = table(dealer=SOUTH, upcard="9H", south="AS KS QS TS 9S", done="1:pass 2:order:alone")
    assert (state.phase, state.turn) == (Phase.DISCARD, SOUTH)
    assert "discard:9S" in may(state)
    after = do(state, "0:discard:9S")
    assert after.sitting_out == {SOUTH}
    assert set(after.hands[SOUTH]) == set(cards("AS KS QS TS 9H"))


@pytest.mark.clause("DAN-06")
@pytest.mark.clause("BASE-35")
@pytest.mark.parametrize("name", [CLASSIC, DANVILLE])
def test_a_lone_player_gets_no_card_from_the_partner(name: str) -> None:
    state = table(sheet(name), dealer=EAST, upcard="9H", south="AH", east="9C")
    after = do(state, "0:order:alone 3:discard:9C")
    assert after.phase is Phase.PLAY
    assert after.hands[SOUTH] == state.hands[SOUTH]
    assert after.hands[NORTH] == state.hands[NORTH]


def test_both_tables_name_the_clause_that_rules_out_partners_best() -> None:
    assert sheet(DANVILLE).cite("partners_best") == "DAN-06"
    assert sheet(CLASSIC).cite("partners_best") == "BASE-35"


# accepting only alone


@pytest.mark.clause("BASE-37")
@pytest.mark.clause("HOY-12")
@pytest.mark.parametrize("name", [CLASSIC, DANVILLE])
def test_the_dealers_partner_may_accept_and_both_play(name: str) -> None:
    state = table(sheet(name), dealer=SOUTH, upcard="9H", north="AH", done="1:pass")
    assert may(state) == {"pass", "order", "order:alone"}
    assert sheet(name).cite("canadian_loner") == "HOY-12"


def test_a_canadian_loner_lets_the_dealers_partner_accept_only_alone() -> None:
    state = table(sheet(canadian_loner=True), dealer=SOUTH, upcard="9H", done="1:pass")
    assert may(state) == {"pass", "order:alone"}
    assert why(state, "2:order") == [(ReasonKind.ONLY_ALONE, "HOY-12")]
    assert reason(state, "2:order", ReasonKind.ONLY_ALONE).seat is SOUTH
    after = do(state, "2:order:alone")
    assert (after.phase, after.turn, after.sitting_out) == (Phase.DISCARD, SOUTH, {SOUTH})


def test_a_canadian_loner_binds_nobody_else_and_not_the_second_round() -> None:
    ruleset = sheet(canadian_loner=True)
    for done in ("", "1:pass 2:pass", "1:pass 2:pass 3:pass"):
        assert "order" in may(table(ruleset, dealer=SOUTH, upcard="9H", done=done))
    second = table(ruleset, dealer=SOUTH, upcard="9H", done=f"{everyone_passes(SOUTH)} 1:pass")
    assert "call:S" in may(second)


# defending alone


@pytest.mark.clause("BASE-19")
@pytest.mark.parametrize("name", [CLASSIC, DANVILLE])
def test_nobody_is_asked_to_defend_alone_at_these_tables(name: str) -> None:
    state = table(
        sheet(name), dealer=EAST, upcard="9H", south="AH", east="9C", done="0:order:alone 3:discard:9C"
    )
    assert state.phase is Phase.PLAY


@pytest.mark.parametrize("maker", Seat)
def test_the_lone_makers_left_is_asked_first_and_then_the_right(maker: Seat) -> None:
    ruleset = sheet(defend_alone=True)
    state = table(
        ruleset, dealer=maker.right, done=f"{everyone_passes(maker.right)} {int(maker)}:call:S:alone"
    )
    assert (state.phase, state.turn) == (Phase.DEFEND, maker.left)
    assert may(state) == {"defend", "defend:alone"}
    state = do(state, f"{int(maker.left)}:defend")
    assert (state.phase, state.turn) == (Phase.DEFEND, maker.right)
    state = do(state, f"{int(maker.right)}:defend")
    assert (state.phase, state.defender, state.sitting_out) == (Phase.PLAY, None, frozenset({maker.partner}))


def test_the_first_yes_makes_the_lone_defender_and_nobody_else_is_asked() -> None:
    state = table(sheet(defend_alone=True), dealer=EAST, done=f"{everyone_passes(EAST)} 0:call:S:alone")
    assert told(state, "1:defend:alone") == (DefenceChosen(WEST, alone=True), LaidDown(EAST))
    after = do(state, "1:defend:alone")
    assert (after.phase, after.defender, after.sitting_out) == (Phase.PLAY, WEST, frozenset({NORTH, EAST}))


def test_the_right_may_defend_alone_after_the_left_said_no() -> None:
    state = table(
        sheet(defend_alone=True), dealer=EAST, done=f"{everyone_passes(EAST)} 0:call:S:alone 1:defend"
    )
    after = do(state, "3:defend:alone")
    assert (after.defender, after.sitting_out) == (EAST, frozenset({NORTH, WEST}))


def test_defending_alone_is_asked_after_the_discard() -> None:
    state = table(sheet(defend_alone=True), dealer=WEST, upcard="9H", west="9C", done="2:order:alone")
    assert state.phase is Phase.DISCARD
    assert do(state, "1:discard:9C").phase is Phase.DEFEND


def test_nobody_defends_alone_against_two_makers() -> None:
    state = table(sheet(defend_alone=True), dealer=EAST, done=f"{everyone_passes(EAST)} 0:call:S")
    assert state.phase is Phase.PLAY


def test_the_answer_is_judged_by_the_clause_on_defending_alone() -> None:
    state = table(sheet(defend_alone=True), dealer=EAST, done=f"{everyone_passes(EAST)} 0:call:S:alone")
    assert why(state, "1:defend:alone") == [(ReasonKind.DEFENDS, "BASE-19")]
    assert reason(state, "1:defend", ReasonKind.DEFENDS).seat is SOUTH

"""Misdeals, wrong numbers of cards, and who deals then."""

from __future__ import annotations

import pytest

from game.rules.hand import start
from game.rules.seats import Seat
from game.rules.state import Setup, State
from tests.rules.honest.blocks import choices, dealt, do_all, holds, honest_of, played_on
from tests.rules.tables import do, sheet

SIX = "3 3 3 3 3 2 2 2"  # one too many to West
FOUR = "3 3 3 3 2 2 1 2"  # one too few to East
BOTH = "3 3 3 3 3 1 2 2"  # six to West, four to North


@pytest.mark.clause("H01-25")
def test_a_card_seen_in_the_deal_is_dealt_again_by_the_same_dealer() -> None:
    state = dealt(start(sheet("hoyle-2001"), Setup("x", Seat.SOUTH, honest=True)), "3 3")
    state = do(state, f"0:expose:{state.stock[0]} 1:director:0:deal")
    assert honest_of(state).rulings[-1].clause == "H01-25"
    assert (state.phase, state.dealer, state.dealing.again, state.standing.deals) == ("dealing", 0, 1, 0)


@pytest.mark.clause("H01-25")
def test_an_incorrect_pack_is_found_out_even_in_the_fourth_trick() -> None:
    state = dealt(start(sheet("hoyle-2001"), Setup("x", Seat.SOUTH, honest=True)), "3 3")
    state = played_on(dealt(do(state, "0:lose"), "3 3 2 2 2 2"), 0)
    state = played_on(do(state, "0:turn-up"), 3)
    state = do(state, "1:director:0:deal")
    assert (state.phase, state.dealer, state.dealing.again) == ("dealing", 0, 1)


@pytest.mark.clause("H01-25")
def test_a_card_seen_in_the_deal_is_too_late_to_mention_once_somebody_has_called() -> None:
    state = dealt(start(sheet("hoyle-2001"), Setup("x", Seat.SOUTH, honest=True)), "3 3")
    state = dealt(do(state, f"0:expose:{state.stock[0]}"), "3 3 2 2 2 2")
    state = do(state, "0:turn-up 1:pass 2:director:0:deal")
    assert honest_of(state).rulings[-1].finding == "too-late"
    assert (state.phase, state.turn) == ("first-round", Seat.NORTH)


def test_a_card_exposed_in_the_deal_lies_open_before_its_holder_until_the_deal_is_over() -> None:
    state = dealt(start(sheet("hoyle-2001"), Setup("x", Seat.SOUTH, honest=True)), "3 3")
    card = state.hands[Seat.NORTH][-1]
    state = do(state, f"0:expose:{card}")
    assert honest_of(state).shown == ((Seat.NORTH, card),)
    state = do(dealt(state, "3 3 2 2 2 2"), "0:turn-up")
    assert honest_of(state).shown == ()


@pytest.mark.clause("WED-34")
def test_a_dealer_who_is_called_for_a_mistake_in_the_deal_dealt_a_wrong_number() -> None:
    state = start(sheet("wednesday-night"), Setup("x", Seat.SOUTH, honest=True))
    state = dealt(do(state, "3:cut"), "3 3 3 3 2 1 2 2")
    for called in ("1:director:0:deal", "1:director:2:number"):
        ruled = do(state, called)
        assert honest_of(ruled).rulings[-1].clause == "WED-34"
        assert (ruled.phase, ruled.dealer) == ("dealing", Seat.SOUTH)


@pytest.mark.clause("DAN-04")
def test_a_misdeal_at_danville_costs_the_dealer_the_deal_and_one_of_the_eight() -> None:
    state = holds(f"""
        table: danville
        cards: {SIX}
        do: 1:count
        ruled: charged DAN-04 deal-passes
        award: misdeal 0 0
        deals: 1
        do: 0:next
        dealer: west
        phase: dealing
        """)
    assert state.standing.points == (0, 0)


@pytest.mark.clause("DAN-03")
@pytest.mark.clause("DAN-04")
def test_four_cards_and_one_are_two_rotations_and_no_misdeal_at_danville() -> None:
    state = dealt(start(sheet("danville"), Setup("x", Seat.SOUTH, honest=True)), "4 4")
    state = do(state, "2:director:0:deal")
    ruling = honest_of(state).rulings[-1]
    assert (ruling.finding, ruling.clause) == ("pointed-out", "BASE-07")  # the sheet says nothing of packets
    assert (state.phase, state.dealer, state.dealing.packet) == ("dealing", Seat.SOUTH, 2)


@pytest.mark.clause("DAN-04")
def test_a_round_that_begins_with_the_wrong_player_is_a_misdeal_at_danville() -> None:
    state = dealt(start(sheet("danville"), Setup("x", Seat.SOUTH, honest=True)), "")
    state = dealt(do(state, "0:skip"), "3 3 3 3 2 2 2 2")
    assert [len(hand) for hand in state.hands] == [5, 5, 5, 5]
    assert (state.phase, state.turn) == ("first-round", Seat.WEST)
    state = do(state, "2:director:0:deal")
    assert honest_of(state).rulings[-1].slip == "wrong-order"
    assert (state.phase, state.award and state.award.kind) == ("hand-over", "misdeal")


@pytest.mark.clause("DAN-03")
@pytest.mark.clause("DAN-04")
def test_a_third_round_of_dealing_is_a_misdeal_at_danville_though_everyone_has_five_cards() -> None:
    state = dealt(start(sheet("danville"), Setup("x", Seat.SOUTH, honest=True)), "2 2 2 2 2 2 2 2 1 1 1 1")
    assert [len(hand) for hand in state.hands] == [5, 5, 5, 5]
    state = do(state, "0:turn-up 3:director:0:deal")
    assert honest_of(state).rulings[-1].slip == "third-round"
    assert (state.phase, state.award and state.award.kind) == ("hand-over", "misdeal")


@pytest.mark.clause("WED-34")
def test_too_many_cards_are_a_wrong_number_while_the_deal_goes_on() -> None:
    state = dealt(start(sheet("wednesday-night"), Setup("x", Seat.SOUTH, honest=True)), "3 3 3 3 3")
    ruled = do(state, "1:director:0:deal")
    assert honest_of(ruled).rulings[-1].clause == "WED-34"
    assert (ruled.phase, ruled.dealing.packet) == ("dealing", 0)


def test_a_packet_that_may_still_be_put_right_is_pointed_out_while_the_deal_goes_on() -> None:
    state = dealt(start(sheet("wednesday-night"), Setup("x", Seat.SOUTH, honest=True)), "3 3 2")
    ruled = do(state, "1:director:0:deal")
    assert honest_of(ruled).rulings[-1].finding == "pointed-out"
    assert ruled.dealing.packet == 3
    found = do(dealt(ruled, "3 2 2 2 2"), "0:turn-up 1:director")
    assert honest_of(found).rulings[-1].clause == "WED-34"


@pytest.mark.clause("BIC-10")
def test_two_cards_before_three_are_no_misdeal_where_three_come_first_by_custom() -> None:
    state = holds("""
        table: bicycle
        cards: 2 2 2 2 3 3 3 3
        do: 1:director:0:deal
        ruled: pointed-out BIC-10 pointed-out
        phase: first-round
        """)
    assert [len(hand) for hand in state.hands] == [5, 5, 5, 5]


@pytest.mark.clause("DAN-04")
@pytest.mark.clause("DAN-11")
def test_eight_misdeals_are_a_whole_game_at_danville() -> None:
    state = start(sheet("danville"), Setup("x", Seat.SOUTH, honest=True))
    for _ in range(8):
        state = do(dealt(state, SIX), f"{int(state.dealer)}:director {int(state.dealer)}:next")
    assert (state.phase, state.standing.points) == ("game-over", (0, 0))


@pytest.mark.clause("WED-05")
def test_a_misdeal_on_wednesday_is_dealt_again_by_the_same_dealer_and_is_none_of_the_eight() -> None:
    state = dealt(start(sheet("wednesday-night"), Setup("x", Seat.SOUTH, honest=True)), "3 3")
    state = do(state, f"0:expose:{state.stock[0]} 1:director")
    assert honest_of(state).rulings[-1].clause == "WED-05"
    assert (state.phase, state.dealer, state.standing.deals) == ("dealing", Seat.SOUTH, 0)


@pytest.mark.clause("BASE-56")
@pytest.mark.parametrize("name", ["hoyle-classic", "bicycle", "butler"])
def test_where_the_sheet_is_silent_the_same_dealer_deals_again(name: str) -> None:
    state = dealt(start(sheet(name), Setup("x", Seat.SOUTH, honest=True)), "3 3")
    state = do(state, f"0:expose:{state.stock[0]} 1:director")
    assert honest_of(state).rulings[-1].clause == "BASE-56"
    assert (state.phase, state.dealer, state.standing.deals) == ("dealing", Seat.SOUTH, 0)


@pytest.mark.parametrize(
    ("name", "clause", "dealer"),
    [
        pytest.param("hoyle-classic", "BASE-56", "south", marks=pytest.mark.clause("BASE-56")),
        pytest.param("bicycle", "BASE-56", "south", marks=pytest.mark.clause("BASE-56")),
        pytest.param("butler", "BASE-56", "south", marks=pytest.mark.clause("BASE-56")),
        pytest.param("hoyle-2001", "H01-29", "south", marks=pytest.mark.clause("H01-29")),
        pytest.param("wednesday-night", "WED-34", "south", marks=pytest.mark.clause("WED-34")),
    ],
)
def test_a_wrong_number_before_the_first_trick_is_turned_is_dealt_again(
    name: str, clause: str, dealer: str
) -> None:
    for cards in (SIX, FOUR):
        holds(f"""
            table: {name}
            cards: {cards}
            do until: 0
            do: 1:director
            ruled: charged {clause} new-deal
            phase: dealing
            dealer: {dealer}
            deals: 0
            points: 0 0
            """)


@pytest.mark.parametrize(
    ("name", "clause"),
    [
        pytest.param("hoyle-classic", "BASE-57", marks=pytest.mark.clause("BASE-57")),
        pytest.param("danville", "BASE-57", marks=pytest.mark.clause("BASE-57")),
        pytest.param("hoyle-2001", "H01-29", marks=pytest.mark.clause("H01-29")),
        pytest.param("wednesday-night", "WED-34", marks=pytest.mark.clause("WED-34")),
    ],
)
def test_a_wrong_number_found_later_lets_play_go_on_without_a_score_for_that_side(
    name: str, clause: str
) -> None:
    state = holds(f"""
        table: {name}
        cards: {SIX}
        do until: 1
        do: 1:count
        ruled: charged {clause} may-not-score
        may not score: them
        phase: play
        do until: 5
        """)
    assert state.award is not None
    assert state.award.points[1] == 0


@pytest.mark.clause("H01-29")
@pytest.mark.clause("WED-34")
@pytest.mark.parametrize("name", ["hoyle-2001", "wednesday-night"])
def test_nobody_scores_where_both_sides_have_a_wrong_number(name: str) -> None:
    state = holds(f"""
        table: {name}
        cards: {BOTH}
        do until: 5
        may not score: us them
        points: 0 0
        """)
    assert [ruling.finding for ruling in honest_of(state).rulings] == ["charged", "charged"]


def without_score(state: State, seat: Seat) -> State:
    """The table after a wrong number was found in that seat's hand, too late for a new deal."""
    duties = honest_of(state).duties.changed(scoreless=frozenset({seat.side}))
    return state.changed(honest=honest_of(state).changed(duties=duties))


@pytest.mark.clause("H01-29")
@pytest.mark.parametrize(("at_fault", "paid"), [(Seat.WEST, (2, 0)), (Seat.NORTH, (0, 0))])
def test_a_wrong_number_takes_a_euchre_from_its_own_side_only(at_fault: Seat, paid: tuple[int, int]) -> None:
    state = holds("""
        table: hoyle-2001
        south: JH KH TS AC AD
        west: 9H QC 9C QS 9S
        north: JD AH TH KD KS
        east: TC JC TD QD JS
        turned up: QH
        do: 1:order 0:discard:TS
        do until: 1
        """)
    state = played_on(without_score(state, at_fault), 5)
    assert state.award is not None
    assert (state.award.kind, state.award.points) == ("euchre", paid)


@pytest.mark.clause("H01-29")
@pytest.mark.clause("H01-37")
def test_a_side_that_may_not_score_can_only_take_points_away_for_a_renege() -> None:
    state = holds("""
        table: hoyle-2001
        do: west-calls north-reneges gathered 3:director:2:renege
        """)
    state = played_on(without_score(state, Seat.WEST), 5)
    assert choices(state) == {"1:deduct", "3:deduct"}


@pytest.mark.clause("WED-34")
def test_a_side_that_may_not_score_gets_nothing_for_a_renege() -> None:
    state = holds("""
        table: wednesday-night
        do: west-calls north-reneges gathered
        """)
    state = do(without_score(state, Seat.WEST), "1:director:2:renege")
    assert (state.phase, state.standing.points) == ("hand-over", (0, 0))


@pytest.mark.clause("H01-29")
def test_a_hand_in_which_all_who_play_were_dealt_four_cards_ends_with_the_fourth_trick() -> None:
    state = holds("""
        table: hoyle-2001
        cards: 3 3 3 3 1 2 2 1
        do: 1:pass 2:pass 3:pass 0:order:alone
        """)
    state = played_on(do(state, f"0:discard:{state.hands[0][0]} 1:defend:alone"), 4)
    assert (state.phase, state.standing.points) == ("hand-over", (0, 0))
    assert honest_of(state).duties.scoreless == {Seat.SOUTH.side, Seat.WEST.side}


@pytest.mark.clause("WED-38")
def test_everyone_may_count_at_any_time_and_five_cards_change_nothing() -> None:
    state = holds("""
        table: wednesday-night
        do: 1:count 2:count 1:order 3:count 0:discard:9S 0:count 1:play:9C 2:count
        on the table: 1:9C
        turn: north
        """)
    assert honest_of(state).rulings == ()


@pytest.mark.clause("BASE-09")
def test_a_deal_by_the_wrong_player_goes_back_to_the_right_one() -> None:
    state = start(sheet("hoyle-classic"), Setup("x", Seat.SOUTH, honest=True))
    state = do(dealt(do(state, "2:deal:3"), "3 3 3 2 2 2 2"), "2:turn-up")
    assert state.dealer is Seat.NORTH
    state = do_all(state, "0:director:2:deal")
    assert (state.phase, state.dealer) == ("dealing", Seat.SOUTH)


@pytest.mark.clause("BASE-09")
def test_a_deal_by_the_wrong_player_stands_once_the_first_trick_is_turned() -> None:
    state = start(sheet("hoyle-classic"), Setup("x", Seat.SOUTH, honest=True))
    state = played_on(do(dealt(do(state, "2:deal:3"), "3 3 3 2 2 2 2"), "2:turn-up"), 1)
    state = do(state, "0:director:2:deal")
    assert honest_of(state).rulings[-1].finding == "too-late"
    assert state.dealer is Seat.NORTH

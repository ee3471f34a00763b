from __future__ import annotations

import pytest

from game.rules.actions import Phase
from game.rules.cards import Suit
from game.rules.events import (
    Discarded,
    HandScored,
    LeftUpcard,
    Passed,
    PickedUp,
    ThrownIn,
    TrumpMade,
    TurnedDown,
)
from game.rules.reasons import ReasonKind
from game.rules.seats import Seat
from game.rules.state import AwardKind
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

# the first round


@pytest.mark.clause("HOY-09")
@pytest.mark.clause("HOY-10")
@pytest.mark.clause("HOY-12")
@pytest.mark.clause("HOY-13")
@pytest.mark.parametrize("dealer", Seat)
def test_everyone_may_accept_the_turn_up_in_turn_from_the_dealers_left(dealer: Seat) -> None:
    state = table(dealer=dealer)
    for seat in (dealer.left, dealer.partner, dealer.right, dealer):
        assert state.turn is seat
        assert may(state) == {"pass", "order", "order:alone"}
        state = do(state, f"{int(seat)}:pass")


@pytest.mark.clause("HOY-10")
@pytest.mark.clause("HOY-12")
@pytest.mark.clause("HOY-13")
@pytest.mark.clause("BASE-10")
@pytest.mark.parametrize(
    ("passes", "action", "clause"),
    [
        ("", "1:order", "HOY-10"),
        ("1:pass", "2:order", "HOY-12"),
        ("1:pass 2:pass", "3:order", "HOY-10"),
        ("1:pass 2:pass 3:pass", "0:order", "HOY-13"),
    ],
)
def test_whoever_accepts_makes_the_upcards_suit_trump(passes: str, action: str, clause: str) -> None:
    state = table(dealer=SOUTH, upcard="9H", done=passes)
    assert (ReasonKind.MAKES_TRUMP, clause) in why(state, action)
    after = do(state, action)
    assert (after.trump, after.maker, after.alone) == (Suit.HEARTS, state.turn, False)


@pytest.mark.clause("HOY-10")
@pytest.mark.clause("HOY-12")
@pytest.mark.parametrize(
    "done", ["1:order", "1:pass 2:order", "1:pass 2:pass 3:order", "1:pass 2:pass 3:pass 0:order"]
)
def test_the_dealer_picks_up_and_discards_whoever_accepted(done: str) -> None:
    state = table(dealer=SOUTH, upcard="9H", south="AS KS QS TS 9S", done=done)
    assert state.phase is Phase.DISCARD
    assert state.turn is SOUTH
    assert set(state.hands[SOUTH]) == set(cards("AS KS QS TS 9S 9H"))
    after = do(state, "0:discard:9S")
    assert set(after.hands[SOUTH]) == set(cards("AS KS QS TS 9H"))
    assert after.phase is Phase.PLAY


@pytest.mark.clause("HOY-10")
@pytest.mark.clause("BASE-14")
@pytest.mark.parametrize("name", [CLASSIC, DANVILLE])
def test_the_card_just_taken_may_not_be_the_discard(name: str) -> None:
    state = table(sheet(name), dealer=SOUTH, upcard="9H", west="AH", done="1:order")
    assert "discard:9H" not in may(state)
    assert why(state, "0:discard:9H") == [(ReasonKind.MAY_NOT_BURY, "HOY-10")]


def test_where_a_table_lets_it_the_card_taken_may_be_buried() -> None:
    state = table(sheet(bury_upcard=True), dealer=SOUTH, upcard="9H", done="1:order")
    assert "discard:9H" in may(state)
    after = do(state, "0:discard:9H")
    assert after.picked_up
    assert after.stock[-1] == after.discard == after.upcard


@pytest.mark.clause("HOY-10")
@pytest.mark.clause("BASE-13")
@pytest.mark.parametrize("name", [CLASSIC, DANVILLE])
def test_an_accepted_turn_up_has_to_be_taken(name: str) -> None:
    state = table(sheet(name), dealer=SOUTH, upcard="9H", west="AH", done="1:order")
    assert why(state, "0:leave") == [(ReasonKind.MUST_TAKE_UPCARD, "HOY-10")]


def test_where_a_table_lets_it_the_turn_up_may_be_left_lying() -> None:
    state = table(sheet(take_upcard="may"), dealer=SOUTH, upcard="9H", south="AS KS QS TS 9S", done="1:order")
    assert "leave" in may(state)
    assert told(state, "0:leave") == (LeftUpcard(SOUTH, *cards("9H")),)
    after = do(state, "0:leave")
    assert set(after.hands[SOUTH]) == set(cards("AS KS QS TS 9S"))
    assert (after.picked_up, after.discard, after.trump) == (False, None, Suit.HEARTS)
    assert after.stock == state.stock


def test_a_discard_has_to_come_from_the_dealers_hand() -> None:
    state = table(dealer=SOUTH, upcard="9H", south="AS KS QS TS 9S", done="1:order")
    assert why(state, "0:discard:AC") == [(ReasonKind.NOT_IN_HAND, "HOY-10")]


@pytest.mark.clause("HOY-10")
def test_the_discard_goes_under_the_pack() -> None:
    state = table(dealer=SOUTH, upcard="9H", south="AS KS QS TS 9S", done="1:order")
    after = do(state, "0:discard:9S")
    assert after.stock == (*state.stock, *cards("9S"))


@pytest.mark.clause("HOY-11")
@pytest.mark.clause("BASE-11")
def test_a_pass_hands_the_choice_to_the_left() -> None:
    state = table(dealer=SOUTH)
    assert why(state, "1:pass") == [(ReasonKind.PASSES_ON, "HOY-11")]
    assert reason(state, "1:pass", ReasonKind.PASSES_ON).seat is NORTH
    assert told(state, "1:pass") == (Passed(WEST, second_round=False),)


@pytest.mark.clause("HOY-13")
@pytest.mark.clause("HOY-14")
@pytest.mark.clause("BASE-15")
def test_the_dealers_pass_turns_the_card_down() -> None:
    state = table(dealer=SOUTH, upcard="9H", done="1:pass 2:pass 3:pass")
    assert why(state, "0:pass") == [(ReasonKind.TURNS_DOWN, "HOY-14")]
    assert told(state, "0:pass") == (Passed(SOUTH, second_round=False), TurnedDown(SOUTH, *cards("9H")))
    after = do(state, "0:pass")
    assert (after.phase, after.turned_down, after.turn) == (Phase.SECOND_ROUND, True, WEST)


@pytest.mark.clause("HOY-09")
@pytest.mark.clause("BASE-09")
def test_nobody_calls_out_of_turn() -> None:
    state = table(dealer=SOUTH)
    for seat in (SOUTH, NORTH, EAST):
        assert why(state, f"{int(seat)}:order") == [(ReasonKind.NOT_YOUR_TURN, "HOY-09")]
        assert reason(state, f"{int(seat)}:pass", ReasonKind.NOT_YOUR_TURN).seat is WEST


def test_only_the_upcards_suit_is_offered_in_the_first_round() -> None:
    state = table(dealer=SOUTH, upcard="9H")
    for suit in "SHDC":
        assert why(state, f"1:call:{suit}") == [(ReasonKind.ONLY_UPCARD_SUIT, "HOY-09")]


def test_accepting_tells_who_made_trump_and_who_took_the_card() -> None:
    state = table(dealer=SOUTH, upcard="9H")
    assert told(state, "1:order") == (
        TrumpMade(WEST, SOUTH, Suit.HEARTS, ordered=True, alone=False),
        PickedUp(SOUTH, *cards("9H")),
    )
    assert told(do(state, "1:order"), "0:discard:9S")[0] == Discarded(SOUTH, cards("9S")[0])


# the second round


@pytest.mark.clause("HOY-15")
@pytest.mark.clause("BASE-16")
@pytest.mark.parametrize("dealer", Seat)
def test_everyone_may_name_another_suit_in_turn_from_the_dealers_left(dealer: Seat) -> None:
    state = table(dealer=dealer, upcard="9H", done=everyone_passes(dealer))
    suits = {f"call:{suit}{alone}" for suit in "SDC" for alone in ("", ":alone")}
    for seat in (dealer.left, dealer.partner, dealer.right, dealer):
        assert state.turn is seat
        assert may(state) == suits | {"pass"}
        state = do(state, f"{int(seat)}:pass")


@pytest.mark.clause("HOY-14")
@pytest.mark.clause("BASE-16")
@pytest.mark.parametrize("upcard", ["9S", "9H", "9D", "9C"])
def test_the_suit_turned_down_cannot_be_named(upcard: str) -> None:
    state = table(dealer=EAST, upcard=upcard, done=everyone_passes(EAST))
    assert why(state, f"0:call:{upcard[1]}") == [(ReasonKind.SUIT_BARRED, "HOY-14")]
    assert f"call:{upcard[1]}" not in may(state)


@pytest.mark.clause("HOY-14")
def test_a_card_turned_down_can_no_longer_be_ordered_up() -> None:
    state = table(dealer=EAST, upcard="9H", done=everyone_passes(EAST))
    assert why(state, "0:order") == [(ReasonKind.UPCARD_IS_GONE, "HOY-14")]


@pytest.mark.clause("HOY-15")
def test_naming_a_suit_begins_the_play_without_a_pick_up() -> None:
    state = table(dealer=EAST, upcard="9H", done=everyone_passes(EAST))
    assert why(state, "0:call:S") == [(ReasonKind.NAMES_SUIT, "HOY-15")]
    assert told(state, "0:call:S") == (TrumpMade(SOUTH, EAST, Suit.SPADES, ordered=False, alone=False),)
    after = do(state, "0:call:S")
    assert (after.phase, after.trump, after.picked_up) == (Phase.PLAY, Suit.SPADES, False)
    assert after.hands == state.hands


@pytest.mark.clause("HOY-16")
@pytest.mark.clause("BASE-17")
def test_a_hand_that_nobody_wants_is_thrown_in() -> None:
    state = table(dealer=SOUTH, done=everyone_passes(SOUTH, 2).removesuffix(" 0:pass"))
    assert why(state, "0:pass") == [(ReasonKind.THROWS_IN, "HOY-16")]
    passed, thrown, scored = told(state, "0:pass")
    assert (passed, thrown) == (Passed(SOUTH, second_round=True), ThrownIn(SOUTH))
    assert isinstance(scored, HandScored)
    assert scored.award.kind is AwardKind.THROWN_IN
    assert scored.award.points == (0, 0)


@pytest.mark.clause("HOY-16")
def test_after_a_hand_thrown_in_the_next_player_deals() -> None:
    state = table(dealer=SOUTH, done=everyone_passes(SOUTH, 2))
    assert state.phase is Phase.HAND_OVER
    after = do(state, "0:next")
    assert (after.phase, after.dealer) == (Phase.DEALING, WEST)


@pytest.mark.clause("DAN-05")
def test_a_dealer_reached_in_the_second_round_must_make_trump() -> None:
    state = table(
        sheet(DANVILLE), dealer=SOUTH, upcard="9H", done=everyone_passes(SOUTH, 2).removesuffix(" 0:pass")
    )
    assert may(state) == {f"call:{suit}{alone}" for suit in "SDC" for alone in ("", ":alone")}
    assert why(state, "0:pass") == [(ReasonKind.DEALER_IS_STUCK, "DAN-05")]
    assert (ReasonKind.DEALER_IS_STUCK, "DAN-05") in why(state, "0:call:S")


@pytest.mark.clause("DAN-05")
@pytest.mark.clause("HOY-14")
def test_a_stuck_dealer_may_still_not_name_the_suit_turned_down() -> None:
    state = table(
        sheet(DANVILLE), dealer=SOUTH, upcard="9H", done=everyone_passes(SOUTH, 2).removesuffix(" 0:pass")
    )
    assert why(state, "0:call:H") == [(ReasonKind.SUIT_BARRED, "HOY-14")]


@pytest.mark.clause("DAN-05")
@pytest.mark.parametrize("seat", [WEST, NORTH, EAST])
def test_nobody_but_the_dealer_is_ever_stuck(seat: Seat) -> None:
    passes = everyone_passes(SOUTH, 2).split()
    state = table(
        sheet(DANVILLE), dealer=SOUTH, done=" ".join(passes[: passes.index(f"{int(seat)}:pass", 4)])
    )
    assert state.turn is seat
    assert "pass" in may(state)


@pytest.mark.clause("DAN-05")
def test_the_dealer_may_turn_the_card_down_even_where_dealers_get_stuck() -> None:
    state = table(sheet(DANVILLE), dealer=SOUTH, done="1:pass 2:pass 3:pass")
    assert "pass" in may(state)


# the calls remembered


def test_the_calls_of_a_hand_are_kept_in_order() -> None:
    done = f"{everyone_passes(EAST)} 0:pass 1:call:S"
    assert [str(call) for call in table(dealer=EAST, done=done).calls] == done.split()

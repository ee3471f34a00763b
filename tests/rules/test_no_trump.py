from __future__ import annotations

import pytest

from game.rules.actions import Phase
from game.rules.events import TrumpMade
from game.rules.reasons import ReasonKind
from game.rules.state import AwardKind, State
from game.rules.trick import winner
from game.rules.view import observe
from tests.rules.tables import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    do,
    everyone_passes,
    first_legal,
    may,
    sheet,
    table,
    told,
    why,
)


def second_round(
    south: str = "", west: str = "", north: str = "", east: str = "", **switches: object
) -> State:
    """East dealt the nine of hearts, and everyone passed."""
    ruleset = sheet(**{"no_trump": True, **switches})
    done = everyone_passes(EAST)
    return table(ruleset, dealer=EAST, upcard="9H", south=south, west=west, north=north, east=east, done=done)


@pytest.mark.clause("BASE-39")
def test_at_most_tables_trump_is_one_of_the_four_suits() -> None:
    state = second_round(no_trump=False)
    assert not {"no-trump", "no-trump:alone"} & may(state)
    assert why(state, "0:no-trump") == [(ReasonKind.ALWAYS_TRUMP, "BASE-39")]


def test_no_trump_belongs_to_the_second_round() -> None:
    state = table(sheet(no_trump=True), dealer=EAST, upcard="9H")
    assert why(state, "0:no-trump") == [(ReasonKind.ONLY_UPCARD_SUIT, "HOY-09")]
    assert {"no-trump", "no-trump:alone"} <= may(second_round())


def test_calling_it_makes_a_maker_and_no_trump() -> None:
    state = second_round()
    assert why(state, "0:no-trump") == [(ReasonKind.CALLS_NO_TRUMP, "BASE-39")]
    assert told(state, "0:no-trump") == (TrumpMade(SOUTH, EAST, None, ordered=False, alone=False),)
    after = do(state, "0:no-trump")
    assert (after.phase, after.maker, after.trump) == (Phase.PLAY, SOUTH, None)
    assert observe(after, WEST).no_trump
    assert not observe(state, WEST).no_trump


def test_a_stuck_dealer_may_call_it() -> None:
    state = do(second_round(stick_the_dealer=True), "0:pass 1:pass 2:pass")
    assert "no-trump" in may(state)
    assert ReasonKind.DEALER_IS_STUCK in {kind for kind, _ in why(state, "3:no-trump")}


def test_with_a_joker_in_the_pack_there_has_to_be_a_trump() -> None:
    assert "no-trump" not in may(second_round(joker=True))


def test_it_needs_no_natural_card() -> None:
    assert "no-trump" in may(second_round(south="AS KS AC KC AD", natural_trump=True))


def test_there_are_no_bowers_and_no_other_suit_beats_the_one_led() -> None:
    state = second_round("QD AS", "JD JH", "AD", "JS JC TC KC KS")
    after = do(state, "0:no-trump 0:play:QD")
    assert may(after) == {"play:JD"}
    trick = do(after, "1:play:JD 2:play:AD 3:play:JS").trick
    assert trick is not None
    assert winner(trick, None) is NORTH


def test_a_jack_follows_the_suit_printed_on_it() -> None:
    state = do(second_round("JD AS KS QS TS", "AD"), "0:no-trump 0:play:JD")
    assert may(state) == {"play:AD"}
    assert why(state, "1:play:AD")[0][0] is ReasonKind.ONLY_CARD


def test_it_can_be_called_alone_and_answered_by_a_lone_defender() -> None:
    state = do(second_round(defend_alone=True), "0:no-trump:alone")
    assert (state.phase, state.turn, state.alone) == (Phase.DEFEND, WEST, True)
    assert do(state, "1:defend:alone").sitting_out == {NORTH, EAST}


def test_it_pays_like_a_suit() -> None:
    state = do(second_round("AS AH AD AC KS", "KH", "9C", "KC"), "0:no-trump")
    for card in ("AS", "KS", "AC", "AD", "AH"):
        state = first_legal(do(state, f"0:play:{card}"), [Phase.GATHER])
        state = do(state, "0:gather")
    assert state.award is not None
    assert (state.award.kind, state.award.points) == (AwardKind.MARCH, (2, 0))

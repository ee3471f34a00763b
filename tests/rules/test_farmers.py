from __future__ import annotations

import pytest

from game.rules.actions import Action, ActionKind, Phase, asks_nobody
from game.rules.events import DealtAgain, FarmersExchange, TurnedUp
from game.rules.hand import legal, start
from game.rules.reasons import ReasonKind
from game.rules.seats import Seat
from game.rules.state import Setup, State
from game.rules.view import mask, mask_action, observe
from tests.rules.tables import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    cards,
    deal,
    do,
    everyone_passes,
    first_legal,
    may,
    reason,
    sheet,
    table,
    told,
    why,
)

WEAK = "9S 9D 9C AS KC"


def asked(way: str = "exchange", west: str = WEAK, upcard: str = "TH", **more: str) -> State:
    """South has dealt, and West is the first to be asked."""
    return table(sheet(farmers_hand=way), dealer=SOUTH, upcard=upcard, west=west, **more)


@pytest.mark.clause("BASE-38")
def test_most_tables_play_a_weak_hand_as_it_was_dealt() -> None:
    state = table(dealer=SOUTH, upcard="TH", west=WEAK)
    assert state.phase is Phase.FIRST_ROUND
    assert why(state, "1:exchange") == [(ReasonKind.NOT_NOW, "HOY-09")]


def test_everyone_is_asked_in_turn_before_the_first_call() -> None:
    state = asked()
    for seat in (WEST, NORTH, EAST, SOUTH):
        assert (state.phase, state.turn) == (Phase.FARMERS_HAND, seat)
        state = do(state, f"{int(seat)}:keep")
    assert (state.phase, state.turn) == (Phase.FIRST_ROUND, WEST)


@pytest.mark.parametrize(
    ("hand", "weak"),
    [
        ("9S 9D 9C AS KC", "9S 9D 9C"),
        ("TS TD TC AS KC", "TS TD TC"),
        ("9S 9D TC TS AC", ""),
        ("JS JD JC AS KC", ""),
        ("9S 9D TC AS KC", ""),
    ],
)
def test_a_farmers_hand_is_three_nines_or_three_tens(hand: str, weak: str) -> None:
    state = asked(west=hand, upcard="AH")
    assert may(state) == ({"keep", "exchange"} if weak else {"keep"})
    if weak:
        assert reason(state, "1:exchange", ReasonKind.EXCHANGES).cards == cards(weak)
    else:
        assert why(state, "1:exchange") == [(ReasonKind.NO_FARMERS_HAND, "BASE-38")]


@pytest.mark.parametrize(("pack", "low"), [(28, "8S 8D 8C"), (28, "9S 9D 9C"), (32, "7S 7D 7C")])
def test_in_a_larger_pack_it_is_the_two_lowest_ranks(pack: int, low: str) -> None:
    ruleset = sheet(farmers_hand="exchange", pack=pack)
    assert "exchange" in may(table(ruleset, dealer=SOUTH, upcard="TH", west=f"{low} AS KC"))
    assert may(table(ruleset, dealer=SOUTH, upcard="TH", west="TS TD TC AS KC")) == {"keep"}


def test_of_four_of_a_rank_the_one_of_the_suit_turned_up_is_kept() -> None:
    state = asked(west="9S 9D 9C 9H KC", upcard="TH")
    assert set(do(state, "1:exchange").hands[WEST]) >= set(cards("9H KC"))


def test_the_three_are_shown_and_go_under_the_kitty_for_the_hidden_cards() -> None:
    state = asked()
    hidden = state.stock
    assert told(state, "1:exchange") == (FarmersExchange(WEST, cards("9S 9D 9C"), hidden),)
    after = do(state, "1:exchange")
    assert set(after.hands[WEST]) == {*cards("AS KC"), *hidden}
    assert after.stock == cards("9S 9D 9C")
    assert (after.farmer, after.shown) == (WEST, cards("9S 9D 9C"))
    assert after.upcard == state.upcard


def test_after_an_exchange_nobody_else_is_asked() -> None:
    after = do(asked(north="TS TD TC AD KD"), "1:exchange")
    assert (after.phase, after.turn) == (Phase.FIRST_ROUND, WEST)


def test_whoever_keeps_the_hand_leaves_the_question_to_the_next() -> None:
    state = do(asked(north="TS TD TC AD KD"), "1:keep")
    assert state.turn is NORTH
    assert "exchange" in may(state)


def test_nobody_learns_from_the_question_who_holds_a_farmers_hand() -> None:
    state, other = asked(), asked(west="JS JD JC AS KC")
    for seat in (SOUTH, NORTH, EAST):
        one, two = observe(state, seat), observe(other, seat)
        assert (one.phase, one.actors, one.legal) == (two.phase, two.actors, two.legal)
        assert mask_action(Action(WEST, ActionKind.KEEP), seat) is None
    assert told(state, "1:keep") == ()


def test_what_is_taken_stays_hidden_and_what_is_shown_does_not() -> None:
    state = asked()
    (event,) = told(state, "1:exchange")
    assert mask(event, WEST) == event
    assert mask(event, SOUTH) == FarmersExchange(WEST, cards("9S 9D 9C"), (None, None, None))
    assert observe(do(state, "1:exchange"), SOUTH).shown == cards("9S 9D 9C")


def test_where_it_is_dealt_again_the_same_dealer_deals_and_nothing_is_counted() -> None:
    state = asked("redeal")
    assert may(state) == {"keep", "redeal"}
    assert why(state, "1:exchange")[0][0] is ReasonKind.NOT_NOW
    assert told(state, "1:redeal") == (DealtAgain(WEST, cards("9S 9D 9C"), SOUTH),)
    after = do(state, "1:redeal")
    assert (after.phase, after.dealer, after.standing.deals) == (Phase.DEALING, SOUTH, 0)
    assert after.hands == ((), (), (), ())


def test_every_time_it_is_dealt_again_the_cards_are_others() -> None:
    once = do(asked("redeal"), "1:redeal")
    twice = once.changed(phase=Phase.FARMERS_HAND, turn=WEST, hands=asked().hands, bidding=asked().bidding)
    again = do(twice, "1:redeal")
    assert len({once.stock, again.stock, start(sheet(), Setup("table", SOUTH)).stock}) == 3


def test_a_joker_has_its_suit_before_anyone_is_asked() -> None:
    ruleset = sheet(farmers_hand="exchange", joker=True)
    setup = Setup("x", EAST, deal(ruleset, "XX", {SOUTH: WEAK}))
    state = do(start(ruleset, setup), "3:name:H")
    assert (state.phase, state.turn) == (Phase.FARMERS_HAND, SOUTH)


def test_the_question_comes_after_the_turn_up_of_every_deal() -> None:
    state = start(sheet(farmers_hand="exchange"), Setup("deals", EAST))
    state = first_legal(state, [Phase.FARMERS_HAND])
    assert state.turn is SOUTH
    keeps = " ".join(f"{int(seat)}:keep" for seat in (SOUTH, WEST, NORTH, EAST))
    state = do(state, f"{keeps} {everyone_passes(EAST, 2)} 3:next")
    assert first_legal(state, [Phase.FARMERS_HAND]).turn is WEST


def test_the_turn_up_is_told_as_ever() -> None:
    ready = start(sheet(farmers_hand="exchange"), Setup("x", EAST))
    ready = do(ready, "3:deal:3 " * 4 + "3:deal:2 " * 4)
    assert [type(event) for event in told(ready, "3:turn-up")] == [TurnedUp]
    assert {seat: len(ready.hands[seat]) for seat in Seat} == dict.fromkeys(Seat, 5)


def test_a_hand_that_can_only_be_kept_asks_nobody() -> None:
    state = asked()
    assert not asks_nobody(legal(state, WEST))
    kept = do(state, "1:keep")
    assert asks_nobody(legal(kept, NORTH))
    assert not asks_nobody(legal(everyone_keeps(kept), WEST))


def everyone_keeps(state: State) -> State:
    while state.phase is Phase.FARMERS_HAND:
        state = do(state, f"{int(state.turn)}:keep")
    return state

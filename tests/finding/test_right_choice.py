"""The kind of a choice that is right, in as few words as tell it from the one that was made."""

from __future__ import annotations

import pytest

from game.finding.right_choice import right_choice
from game.rules.actions import Action
from game.rules.seats import Seat
from game.rules.view import SeatView, observe
from tests.tables import hand_setup, reach

ORDERED = "1:pass 2:pass 3:pass 0:order 0:discard:9D"
TURNED_DOWN = "1:pass 2:pass 3:pass 0:pass 1:pass 2:pass 3:pass"


def leads(hand: str, actions: str = ORDERED, upcard: str = "QS") -> SeatView:
    """South deals and decides; West leads what lies there."""
    return observe(reach(hand_setup(hand, "AH 9H", dealer=Seat.SOUTH, upcard=upcard), actions), Seat.SOUTH)


@pytest.mark.parametrize(
    ("made", "best", "alike", "unlike"),
    [
        ("0:pass", "0:call:C", "0:call:C", "0:call:H 0:call:D 0:pass"),
        ("0:call:C", "0:call:C:alone", "0:call:C:alone", "0:call:C 0:pass 0:call:H:alone"),
        ("0:call:C", "0:pass", "0:pass", "0:call:C 0:call:H 0:call:C:alone"),
    ],
)
def test_a_call_is_a_pass_the_next_suit_or_one_across_alone_or_not(
    made: str, best: str, alike: str, unlike: str
) -> None:
    view = leads("JC JS AC KC 9D", TURNED_DOWN)
    assert_told(view, made, best, alike, unlike)


@pytest.mark.parametrize(
    ("hand", "made", "best", "alike", "unlike"),
    [
        ("JS AS 9S KD 9D", "0:play:KD", "0:play:9S", "0:play:9S 0:play:JS", "0:play:KD"),
        ("JS AS 9S KD 9D", "0:play:JS", "0:play:9S", "0:play:9S 0:play:AS", "0:play:JS 0:play:KD"),
        ("JS AS 9S KD 9D", "0:play:9S", "0:play:KD", "0:play:KD", "0:play:9S 0:play:AS"),
        ("AD KD 9S TC 9D", "0:play:AD", "0:play:TC", "0:play:TC 0:play:KD", "0:play:AD 0:play:9S"),
    ],
    ids=["trump in", "trump low", "throw off", "keep the ace"],
)
def test_a_card_is_trumped_in_thrown_off_or_kept(
    hand: str, made: str, best: str, alike: str, unlike: str
) -> None:
    view = leads(hand, f"{ORDERED} 1:play:AH 2:play:{north_card(hand)} 3:play:{east_card(hand)}")
    assert_told(view, made, best, alike, unlike)


@pytest.mark.parametrize(
    ("made", "best", "alike", "unlike"),
    [
        ("0:discard:AD", "0:discard:9C", "0:discard:9C", "0:discard:AD 0:discard:JS 0:discard:TH"),
        ("0:discard:TH", "0:discard:9C", "0:discard:9C", "0:discard:KH 0:discard:TH"),
    ],
)
def test_a_discard_makes_a_void_or_not(made: str, best: str, alike: str, unlike: str) -> None:
    view = leads("JS AD 9C TH KH", "1:pass 2:pass 3:pass 0:order")
    assert_told(view, made, best, alike, unlike)


def test_what_is_not_allowed_and_what_is_the_same_has_no_words() -> None:
    view = leads("JC JS AC KC 9D", TURNED_DOWN)
    call, barred = Action.parse("0:call:C"), Action.parse("0:call:S")
    assert right_choice(view, barred, call) is None
    assert right_choice(view, call, call) is None


def assert_told(view: SeatView, made: str, best: str, alike: str, unlike: str) -> None:
    choice = right_choice(view, Action.parse(made), Action.parse(best))
    assert choice is not None
    assert choice.is_wrong(view, Action.parse(made))
    assert [text for text in alike.split() if not choice.is_right(view, Action.parse(text))] == []
    assert [text for text in unlike.split() if choice.is_right(view, Action.parse(text))] == []


def north_card(hand: str) -> str:
    return follower(hand, Seat.NORTH)


def east_card(hand: str) -> str:
    north = follower(hand, Seat.NORTH)
    state = reach(
        hand_setup(hand, "AH 9H", dealer=Seat.SOUTH, upcard="QS"), f"{ORDERED} 1:play:AH 2:play:{north}"
    )
    return str(lowest(observe(state, Seat.EAST)))


def follower(hand: str, seat: Seat) -> str:
    state = reach(hand_setup(hand, "AH 9H", dealer=Seat.SOUTH, upcard="QS"), f"{ORDERED} 1:play:AH")
    return str(lowest(observe(state, seat)))


def lowest(view: SeatView) -> object:
    return view.legal[0].card

"""Which card can be played, in a few words: by following suit, and by what a slip has laid on somebody."""

from __future__ import annotations

import pytest

from game.pages.table_page import turn_todo
from game.rules.actions import Action
from game.rules.hand import apply, start
from game.rules.seats import Seat
from game.rules.state import Setup
from game.rules.view import observe
from tests.tables import hand_setup, rules

HANDS = ("AS KS 9C TD QH", "QS 9S AC KC AH", "TS JS AD KD KH", "JH JD QC TC 9D")
CALLED = "0:pass 1:pass 2:pass 3:order 3:discard:9D"
ONE_TRICK = f"{CALLED} 0:play:9C 1:play:AC 2:play:JS 3:play:TC 1:gather"


def todo(sheet: str, done: str) -> str:
    """What South is told to do after that; South sits at the left of the dealer."""
    ruleset = rules(sheet, pack=24)
    plain = hand_setup(*HANDS, dealer=Seat.EAST, upcard="TH", ruleset=ruleset)
    state = start(ruleset, Setup(plain.seed, plain.dealer, plain.deal, honest=True))
    for text in done.split():
        state, _events = apply(state, Action.parse(text))
    return turn_todo(observe(state, Seat.SOUTH), None)


def test_a_suit_that_is_led_is_named() -> None:
    assert todo("danville", f"{ONE_TRICK} 1:play:QS 2:play:TS 3:play:JD") == "Play spades."


@pytest.mark.clause("H01-34")
def test_an_exposed_card_is_named_although_others_would_follow_as_well() -> None:
    done = f"{ONE_TRICK} 0:expose:KS 1:director:0:showed 1:play:QS 2:play:TS 3:play:JD"
    assert todo("hoyle-2001", done) == "Play the {KS}. It's face up."


def test_of_several_exposed_cards_one_is_chosen() -> None:
    shown = "0:expose:KS 1:director:0:showed 0:expose:AS 1:director:0:showed"
    done = f"{ONE_TRICK} {shown} 1:play:KC 2:play:AD 3:play:QC"
    assert todo("hoyle-2001", done) == "Play one of your cards that are face up."


@pytest.mark.clause("H01-35")
def test_a_suit_that_was_named_for_the_lead_is_named() -> None:
    done = f"{CALLED} 0:tell:S 1:director:0:said 3:name-lead:S"
    assert todo("hoyle-2001", done) == "Lead spades."


@pytest.mark.clause("WED-36")
def test_a_suit_that_the_partner_bars_is_named() -> None:
    done = f"{CALLED.removesuffix(' 3:discard:9D')} 2:play:TS 1:director:2:showed 3:discard:9D"
    assert todo("wednesday-night", done) == "Lead any suit but spades."


@pytest.mark.clause("H01-28")
def test_a_side_that_may_not_make_trump_is_told_to_pass() -> None:
    assert todo("hoyle-2001", "2:order 1:director:2:out-of-turn") == "You can only pass."

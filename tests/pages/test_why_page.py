"""What is said of a card or a call, and the numbers of the cards that are spoken of."""

from __future__ import annotations

from dataclasses import replace

from game.pages.why_page import numbered, numbers_of
from game.rules.actions import Action, ActionKind
from game.rules.cards import Card
from game.rules.judge import judge
from game.rules.seats import Seat
from game.rules.view import observe
from game.tutor.explain import Explanation, explain
from tests.tables import hand_setup, reach

ACE, KING, LED = Card.parse("AC"), Card.parse("KC"), Card.parse("JC")


def told(*reasons: str) -> Explanation:
    """An explanation with these reasons."""
    state = reach(hand_setup(dealer=Seat.EAST, upcard="9H"), "0:pass 1:pass 2:pass 3:pass 0:call:S")
    action = Action(Seat.SOUTH, ActionKind.PASS)
    return replace(explain(observe(state, Seat.SOUTH), action, judge(state, action)), reasons=reasons)


def test_cards_that_the_reasons_name_are_numbered_in_the_order_of_the_sentences() -> None:
    said = told("The {KC} is lower.", "The {AC} beats the {KC}.")
    numbers = numbers_of(said, (ACE, LED, KING))
    assert numbers == {KING: 1, ACE: 2}
    assert numbered(said, numbers).reasons == ("The {KC:1} is lower.", "The {AC:2} beats the {KC}.")


def test_a_card_that_is_named_alone_has_no_number() -> None:
    said = told("Clubs were led and you have a club, the {KC}.")
    assert numbers_of(said, (KING, LED)) == {}

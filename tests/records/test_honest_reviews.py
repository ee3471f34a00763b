"""What a review and a replay tell of hands that a slip ended: who slipped, who saw it, and what it cost."""

from __future__ import annotations

import json

import pytest

from game.pages.replay_words import deal_lines, record_lines
from game.pages.review import HandWords
from game.pages.review_columns import columns_of
from game.pages.slips_seen import slips_page
from game.records.record_file import Recorded, played_so_far
from game.records.review_report import review_data
from game.records.reviewing import reviewable
from game.rules.actions import Action
from game.rules.seats import Seat
from game.rules.state import Setup
from game.session import Session
from game.strategy.values import Effort
from game.text.review_lines import others_lines, review_lines
from game.tutor.review import HandReview, review_hand
from tests.tables import hand_setup, rules

HANDS = ("JC AD KD KS 9C", "AC 9D QD 9S AH", "TC TD JS TS KH", "QH QC AS QS TH")
CALLED = "1:order 0:discard:9C 1:play:AC 2:play:TC"
EZRA = f"{CALLED} 3:play:QS 0:play:JC 1:gather 0:director:3:renege"
OWN = f"{CALLED} 3:play:QC 0:play:KS 1:gather 3:director:0:renege"
LATER = "1:play:9D 2:play:TD 3:play:QC 0:director:3:renege"
QUICK = Effort(chunk=4, most=4)


def recorded(sheet: str, done: str) -> Recorded:
    ruleset = rules(sheet, pack=24)
    plain = hand_setup(*HANDS, dealer=Seat.SOUTH, upcard="9H", ruleset=ruleset)
    session = Session(ruleset, Setup(plain.seed, plain.dealer, plain.deal, honest=True), {})
    for text in done.split():
        session.commit(Action.parse(text))
    return played_so_far(session)


def reviewed(sheet: str, done: str) -> tuple[HandReview, str]:
    hand = reviewable(recorded(sheet, done), 0)
    review = review_hand(hand.steps, hand.seat, QUICK)
    return review, "\n".join(review_lines(hand, review))


@pytest.mark.clause("BUT-21")
def test_a_hand_that_a_renege_ended_is_called_so_and_nobody_was_euchred() -> None:
    review, told = reviewed("butler", EZRA)
    assert told.startswith("Ezra reneged: 2 points for the other side.")
    assert "euchred" not in told
    assert (review.points, review.slips) == (2.0, 0.0)
    assert "You called it." in told


@pytest.mark.clause("BUT-21")
def test_ones_own_slip_is_not_put_down_to_the_cards() -> None:
    review, told = reviewed("butler", OWN)
    assert told.startswith("You reneged: 2 points for the other side.")
    assert (review.points, review.slips) == (-2.0, -2.0)
    assert review.luck == pytest.approx(review.cost)
    assert "Your slips cost 2 points." in told
    assert "points away" not in told
    assert "Ezra called it." in told
    hand = reviewable(recorded("butler", OWN), 0)
    assert "−2.0 from your slips" in HandWords(hand).luck(review)


@pytest.mark.clause("H01-37")
def test_points_chosen_for_a_renege_are_part_of_the_result() -> None:
    rest = (
        "1:play:9D 2:play:TD 3:play:QH 0:play:AD 3:gather 3:play:AS 0:play:9H 1:play:9S 2:play:TS 0:gather "
        "0:play:KD 1:play:QD 2:play:JS 3:play:TH 3:gather 3:play:QS 0:play:JC 1:play:AH 2:play:KH 1:gather"
    )
    review, told = reviewed("hoyle-2001", f"{OWN} {rest} 1:add")
    assert review.slips == -2.0
    assert review.points <= -2.0
    assert "Your slips cost 2 points." in told


@pytest.mark.clause("WED-33")
def test_a_bid_out_of_turn_ends_the_hand_and_nobody_passed_it_out() -> None:
    done = "3:order 0:director:3:out-of-turn 0:accept"
    _review, told = reviewed("wednesday-night", done)
    assert told.startswith("Ezra called out of turn: 2 points for the other side.")
    found = recorded("wednesday-night", done)
    assert len(columns_of(found.deals[0], Seat.SOUTH, (), True)) == 1
    lines = [*record_lines(found), *deal_lines(found.deals[0], len(found.deals[0].steps), found)]
    assert not any("Everyone passed" in line for line in lines)
    assert any("called out of turn, and that ends the hand" in line for line in lines)


def test_calls_of_the_director_are_no_plays_to_be_commented() -> None:
    found = recorded("butler", f"{EZRA.rpartition(' ')[0]} 1:director:2:renege")
    told = "\n".join(others_lines(reviewable(found, 0), {}))
    assert "Ask for a ruling" not in told
    assert "Walt" in told
    assert "queen of spades" not in told  # a slip is told with the slips


def test_the_slips_are_on_the_page_and_in_the_data() -> None:
    hand = reviewable(recorded("butler", OWN), 0)
    page = slips_page(hand)
    assert any("reneged" in block.text for block in page.blocks)
    data = json.loads(json.dumps(review_data(hand, review_hand(hand.steps, hand.seat, QUICK), "You")))
    assert [(slip["seat"], slip["slip"], slip["called_by"]) for slip in data["slips"]] == [(0, "renege", 3)]
    assert data["own_slips"] == -2.0


@pytest.mark.clause("BUT-21")
def test_a_ruling_between_two_tricks_makes_no_column_of_its_own() -> None:
    hand = reviewable(recorded("butler", OWN), 0)
    columns = columns_of(hand.deal, hand.seat, (), True)
    assert [column.number for column in columns] == [0, 1]
    assert HandWords(hand).verdict(columns[1], 0).sentence == "You made a slip here."


def test_a_trick_in_which_a_ruling_ended_the_hand_is_shown_as_far_as_it_went() -> None:
    hand = reviewable(recorded("danville", f"{CALLED} 3:play:QS 0:play:JC 1:gather {LATER}"), 0)
    columns = columns_of(hand.deal, hand.seat, (), True)
    assert [column.number for column in columns] == [0, 1, 2]
    assert columns[2].trick is not None
    assert [str(card) for card in columns[2].trick.cards] == ["9D", "TD", "QC"]
    assert columns[2].winner is None

"""Records judged by the rules of another table."""

from __future__ import annotations

from typing import Any

import pytest

from game.records.deal_data import as_data
from game.records.followed_deals import NotAllowed, follow_record, follow_under
from game.rules.record import record_from_json
from tests.records.games import a_hand, a_record
from tests.rules.tables import sheet


def told(text: str, **switches: Any) -> list[tuple[str, str]]:
    """The decisions of a hand of ours as another table sees them."""
    (deal,) = follow_record(record_from_json(text))
    decisions = as_data(follow_under(deal, sheet(**switches)))["decisions"]
    return [(decision["phase"], decision["chosen"]) for decision in decisions]


def test_questions_about_farmers_hands_come_and_go_with_the_table() -> None:
    plain = a_hand("0:order")
    asked = a_hand("0:keep 1:keep 2:keep 3:keep 0:order", farmers_hand="redeal")
    assert told(asked) == told(plain)
    assert told(plain, farmers_hand="redeal") == [("farmers-hand", "keep")] * 4 + told(plain)


def test_a_question_about_defending_alone_is_answered_with_no_where_nobody_asked_it() -> None:
    alone = told(a_hand("0:order:alone"), defend_alone=True)
    assert alone[2:4] == [("defend-alone", "defend-together")] * 2


@pytest.mark.parametrize(
    ("done", "first", "other"),
    [
        ("3:leave", {"take_upcard": "may"}, {"bury_upcard": True}),
        ("3:discard:9H", {"bury_upcard": True}, {"take_upcard": "may"}),
    ],
)
def test_leaving_the_upcard_and_burying_it_come_to_the_same(done: str, first: Any, other: Any) -> None:
    hand = a_hand(f"0:order {done}", **first)
    assert told(hand, **other)[1] == ("discard", "discard:9H")
    with pytest.raises(NotAllowed):
        told(hand)


def test_a_move_that_another_table_does_not_allow_is_placed_in_its_own_deal() -> None:
    places = []
    for deal in follow_record(a_record(seed=4)):
        try:
            follow_under(deal, sheet(natural_trump=True))
        except NotAllowed as fault:
            places.append((deal.number, fault.place.deal))
    assert any(number > 0 for number, _ in places)
    assert all(number == placed for number, placed in places)

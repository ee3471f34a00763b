"""Cards that are put in order."""

from __future__ import annotations

from game.presenters.ordering import Ordering
from game.rules.cards import Card

FIVE = tuple(Card.parse(code) for code in ("AS", "KS", "QS", "JS", "TS"))


def laid(ordering: Ordering) -> str:
    return " ".join("--" if card is None else str(card) for card in ordering.places)


def full() -> Ordering:
    ordering = Ordering.of(FIVE)
    for number, card in enumerate(FIVE):
        ordering = ordering.put(card, number)
    return ordering


def test_a_card_put_between_others_moves_those_on_the_way_by_one() -> None:
    assert laid(full().put(FIVE[3], 0)) == "JS AS KS QS TS"
    assert laid(full().put(FIVE[0], 3)) == "KS QS JS AS TS"


def test_a_card_put_where_another_lies_makes_that_one_move_to_the_next_free_place() -> None:
    ordering = Ordering.of(FIVE).put(FIVE[0], 0).put(FIVE[1], 1).put(FIVE[2], 0)
    assert laid(ordering) == "QS AS KS -- --"


def test_a_card_put_in_a_free_place_moves_no_other() -> None:
    ordering = Ordering.of(FIVE).put(FIVE[0], 0).put(FIVE[1], 1)
    assert laid(ordering.put(FIVE[0], 4)) == "-- KS -- -- AS"

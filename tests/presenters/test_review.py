"""A reviewed hand without a window: which hand, column and decision are looked at, and what can be done."""

from __future__ import annotations

from types import SimpleNamespace

from game.presenters.review import ReviewedHand
from game.storage.database import memory_store
from game.tutor.review import setup_from
from tests.client.reviewed import a_game, weighed


def reviewed(number: int = 0) -> ReviewedHand:
    nobody = SimpleNamespace(store=memory_store(), worker=None)
    return ReviewedHand(weighed(nobody, a_game()), number)  # type: ignore[arg-type]


def test_columns_end_at_the_first_and_the_last() -> None:
    shown = reviewed()
    shown.choose(-3)
    assert shown.column.number == 0
    assert not shown.choose(0)
    assert shown.choose(99)
    assert shown.column == shown.columns[-1]


def test_there_is_no_hand_before_the_first_or_behind_the_last() -> None:
    shown = reviewed()
    assert not shown.go(-1)
    assert shown.go(len(a_game().deals) - 1)
    assert not shown.go(shown.number + 1)
    assert shown.number == len(a_game().deals) - 1


def test_another_hand_opens_at_its_own_costliest_decision() -> None:
    shown = reviewed()
    costly = [number for number in range(4) if (found := shown.reviews.of(number)) and found.costliest]
    assert costly
    for number in costly:
        shown.choose(3)
        shown.go(number)
        assert shown.found is not None
        assert shown.judged(shown.column) == shown.found.costliest


def test_the_next_decision_is_offered_where_a_column_has_several_alone() -> None:
    shown = reviewed()
    for number in range(len(a_game().deals)):
        shown.go(number)
        for column in shown.columns:
            shown.choose(column.number)
            offered = any(button.id == "next-decision" for button in shown.buttons())
            assert offered == (len(column.judged) > 1) == shown.next_decision()


def test_a_decision_made_again_begins_where_it_was_made() -> None:
    shown = reviewed()
    judged = shown.judged(shown.column)
    assert judged is not None
    _ruleset, setup, before, *_who = shown.again()
    assert setup == setup_from(shown.hand.steps, judged.step)
    assert before == shown.hand.deal.last.award

"""The deck: cards are due, are answered and come back; the learner decides about new ones."""

from __future__ import annotations

from datetime import timedelta

import pytest

from game.course.glossary import Glossary, Term
from game.course.memory.deck import Deck
from game.course.memory.scheduling import Answered
from game.rulesets.shipped import list_rulesets
from game.storage.database import Store
from tests.clock import Clock

GLOSSARY = Glossary(
    {"march": Term(title="march", text="All five."), "euchre": Term(title="euchre", text="Set.")}
)
HERE, THERE = list_rulesets()[:2]


@pytest.fixture
def deck(store: Store) -> Deck:
    return Deck(store, GLOSSARY, HERE)


def test_a_word_that_was_met_is_due(deck: Deck, store: Store) -> None:
    store.memory.meet(["term/march"])
    assert [card.front for card in deck.due()] == ["March"]
    standing = deck.standing()
    assert (standing.taken, standing.learnt, standing.due, standing.next_due) == (1, 0, 1, None)


def test_an_answered_card_comes_back_when_it_is_due_and_not_before(deck: Deck, clock: Clock) -> None:
    (card,) = deck.fresh(1)
    deck.take_up(card)
    held = deck.answer(card, Answered.KNEW_IT)
    assert deck.due() == ()
    assert deck.standing().next_due == held.due
    assert deck.standing().learnt == 1
    clock.time = held.due - timedelta(seconds=1)
    assert deck.due() == ()
    clock.time = held.due
    assert deck.due() == (card,)


def test_what_is_shown_beside_an_answer_is_what_it_does(deck: Deck) -> None:
    (card,) = deck.fresh(1)
    deck.take_up(card)
    for answered in Answered:
        coming = deck.coming(card)[answered]
        assert deck.answer(card, answered).due == coming


def test_new_cards_begin_with_the_ranks_and_are_offered_once(deck: Deck) -> None:
    first = deck.fresh(3)
    assert [card.kind for card in first] == ["rank"] * 3
    deck.take_up(*first)
    assert not set(deck.fresh(100)) & set(first)
    assert {card.kind for card in deck.fresh(100)} == {"rank", "rule"}


def test_cards_of_another_table_wait_until_it_is_chosen_again(deck: Deck, store: Store) -> None:
    other = Deck(store, GLOSSARY, THERE)
    theirs = other.fresh(100)[-1]
    other.take_up(theirs)
    assert deck.due() == ()
    assert deck.standing().taken == 0
    assert other.due() == (theirs,)


def test_a_card_whose_word_is_gone_is_left_out_and_kept(deck: Deck, store: Store) -> None:
    store.memory.meet(["term/gone", "nonsense", "rank/H/ninth"])
    assert deck.due() == ()
    assert set(store.memory.cards()) == {"term/gone", "nonsense", "rank/H/ninth"}


def test_a_card_not_taken_up_takes_no_answer(deck: Deck) -> None:
    with pytest.raises(KeyError):
        deck.answer(deck.fresh(1)[0], Answered.NEARLY)

"""Memory cards: what they ask is what the rules answer, for every trump suit, pack and table."""

from __future__ import annotations

from itertools import product

import pytest

from game.course.glossary import Glossary, Term
from game.course.memory.cards import Kind, kind_of, term_card
from game.course.memory.ranks import rank_card, rank_cards
from game.course.memory.rule_cards import rule_card, rule_cards
from game.rules.cards import Card, Suit, beats, pack
from game.rules.ruleset import Ruleset
from game.rulesets.shipped import list_rulesets
from game.words.markup import plain

PACKS = tuple(product((24, 28, 32), (False, True)))


def test_a_word_is_asked_for_its_meaning() -> None:
    glossary = Glossary({"march": Term(title="march", text="All five tricks.", clauses=("HOY-24",))})
    card = term_card(glossary, "march")
    assert (card.id, card.front, card.back, card.term) == ("term/march", "March", "All five tricks.", "march")
    assert kind_of(card.id) is Kind.TERM


@pytest.mark.parametrize(("size", "joker"), PACKS)
def test_every_trump_suit_of_every_pack_is_asked(size: int, joker: bool) -> None:
    cards = rank_cards(size, joker)
    assert {card.trump for card in cards} == set(Suit)
    assert len({card.id for card in cards}) == len(cards) == 24


@pytest.mark.parametrize(("size", "joker"), PACKS)
def test_a_card_asked_for_by_its_place_beats_all_below_it(size: int, joker: bool) -> None:
    for place in (1, 2, 3):
        cards = [card for card in rank_cards(size, joker) if card.id.split("/")[2] == str(place)]
        assert len(cards) == 4
        for card in cards:
            (asked,) = card.asked
            stronger = [c for c in pack(size, joker) if c != asked and beats(c, asked, card.trump)]
            assert len(stronger) == place - 1


def test_the_left_bower_stands_second_and_says_why() -> None:
    card = rank_card("rank/H/2")
    assert card is not None
    assert card.asked == (Card.parse("JD"),)
    assert plain(card.back) == "The jack of diamonds. It's the left bower, so it counts as one of the hearts."


def test_packs_with_one_answer_share_a_card() -> None:
    small, large = rank_cards(24, False), rank_cards(32, False)
    shared = {card.id for card in small} & {card.id for card in large}
    assert shared == {f"rank/{suit}/{place}" for suit in Suit for place in (1, 2, 3)}


@pytest.mark.parametrize(("size", "joker"), PACKS)
def test_a_rank_card_is_found_again_by_its_id(size: int, joker: bool) -> None:
    for card in rank_cards(size, joker):
        found = rank_card(card.id)
        assert found is not None
        assert (found.ask, found.back, found.asked) == (card.ask, card.back, card.asked)


@pytest.mark.parametrize("ruleset", list_rulesets(), ids=lambda ruleset: ruleset.id)
def test_each_table_asks_what_it_answers_and_names_the_clause(ruleset: Ruleset) -> None:
    cards = rule_cards(ruleset)
    assert len(cards) > 40
    for card in cards:
        assert card.back
        assert card.clauses[0] in ruleset.clauses
        assert rule_card(card.id, ruleset) == card


def test_the_answer_is_that_of_the_learners_own_table() -> None:
    told = {
        ruleset.id: {card.front: card.back for card in rule_cards(ruleset)} for ruleset in list_rulesets()
    }
    lead = {sheet: answers["Who leads against a loner?"] for sheet, answers in told.items()}
    assert len(set(lead.values())) > 1


def test_a_card_of_another_table_is_not_asked_here() -> None:
    here, there = list_rulesets()[:2]
    assert rule_card(rule_cards(there)[0].id, here) is None

"""Deals are found by what is best in them, the same ones everywhere, and a lesson file takes them."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import islice

import pytest
import yaml

from game.bots.ladder import Level
from game.course.deals import fill
from game.course.tables import Table
from game.finding.search import Found, batches, looked_at
from game.finding.table_block import block
from game.finding.wanted import LEARNER, WORDS, Best, Moment, Wanted, best_of
from game.rules.actions import ActionKind
from game.rules.cards import Card, effective_suit
from game.rules.hand import start
from game.rules.seats import Seat
from game.rules.view import observe
from game.rulesets.shipped import list_rulesets, load_ruleset
from game.strategy.decisions import decide

CLASSIC = list_rulesets()[0]


def some(wanted: Wanted, count: int = 2, most: int = 300) -> list[Found]:
    found = list(islice(filter(None, (looked_at(wanted, number) for number in range(most))), count))
    assert len(found) == count
    return found


def test_the_turn_up_the_dealer_the_best_choice_and_its_lead_are_as_wanted() -> None:
    wanted = Wanted(CLASSIC, best_of("pass"), Moment.CALL, Seat.SOUTH, Card.parse("JH"), 0.2)
    for found in some(wanted, 1, 600):
        assert (found.view.dealer, found.view.upcard) == (Seat.SOUTH, Card.parse("JH"))
        assert found.values.best.action.kind is ActionKind.PASS
        assert found.values.ranked[1].behind >= 0.2


def test_a_discard_that_makes_a_void_leaves_no_card_of_its_suit() -> None:
    for found in some(Wanted(CLASSIC, best_of("discard:void"), Moment.DISCARD)):
        view, card = found.view, found.values.best.action.card
        assert card is not None
        left = [held for held in view.hand if held != card]
        assert effective_suit(card, view.trump) not in {effective_suit(held, view.trump) for held in left}


def test_what_a_level_gets_wrong_costs_it_the_margin() -> None:
    for found in some(Wanted(CLASSIC, moment=Moment.LEAD, misplayed_by=Level.GREENHORN)):
        assert found.misplayed is not None
        assert found.misplayed.behind >= 0.3


def test_the_rule_of_thumb_that_is_asked_for_decides() -> None:
    wanted = Wanted(CLASSIC, moment=Moment.SECOND_ROUND, principle="make-it-next", margin=0.1)
    for found in some(wanted, 1):
        assert decide(found.view).principle.id == "make-it-next"


def test_the_same_deals_are_found_with_helpers_and_without() -> None:
    wanted = Wanted(CLASSIC, best_of("lead:trump"), Moment.LEAD)
    alone = [(done, [found.number for found in more]) for done, more in batches(wanted, 60, None)]
    with ThreadPoolExecutor(2) as executor:
        helped = [(done, [found.number for found in more]) for done, more in batches(wanted, 60, executor)]
    assert helped == alone
    assert [done for done, _more in alone] == [20, 40, 60]


@pytest.mark.parametrize("ruleset", ["hoyle-classic", "danville", "wednesday-night", "bicycle"])
@pytest.mark.parametrize("moment", list(Moment))
def test_a_lesson_takes_the_table_that_is_written_and_comes_to_the_same_decision(
    ruleset: str, moment: Moment
) -> None:
    rules = load_ruleset(ruleset)
    for found in some(Wanted(rules, moment=moment, margin=0.05), 2):
        data = yaml.safe_load("tables:\n" + block(found, "found-1"))
        table = Table.model_validate(data["tables"]["found-1"])
        view = observe(start(rules, fill(table, rules, "any")), LEARNER)
        assert (view.phase, view.upcard, view.calls) == (
            found.view.phase,
            found.view.upcard,
            found.view.calls,
        )
        assert set(view.hand) == set(found.view.hand)
        assert set(view.legal) == set(found.view.legal)
        assert view.trick == found.view.trick


@pytest.mark.parametrize("word", WORDS)
def test_every_word_is_understood(word: str) -> None:
    assert best_of(word) == Best(word)


@pytest.mark.parametrize("word", ["", "paß", "discard:", "discard:1X", "lead", "play:9C", "hearts:9H"])
def test_anything_else_is_refused(word: str) -> None:
    with pytest.raises(ValueError, match="no choice"):
        best_of(word)

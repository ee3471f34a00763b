"""Deals for drills: each stands at the decision that was asked for, and always the same one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.bots.ladder import Level
from game.bots.piecework import finished
from game.drills.dealing import Dealt, Sought, dealing
from game.drills.moments import (
    CLOSE_UP_TO,
    asked_of,
    trumps_gone,
    trumps_held,
    trumps_out,
    trumps_put_away,
)
from game.drills.plan import LEARNER, ROLES, Plan, Role, Score, Topic
from game.rules.hand import legal, start
from game.rules.record import setup_from_json, setup_to_json
from game.rules.ruleset import Ruleset
from game.rules.view import SeatView, observe
from game.rulesets.shipped import list_rulesets
from game.tutor.significance import BEST_UP_TO, as_good
from tests.tables import rules

DECIDED = [topic for topic in Topic if topic is not Topic.COUNT_TRUMPS]


def dealt(plan: Plan, ruleset: Ruleset | None = None, seed: str = "deal") -> Dealt:
    found = finished(dealing(Sought(plan, ruleset or rules(), seed)))
    assert found is not None
    return found


def view_of(found: Dealt, ruleset: Ruleset | None = None) -> SeatView:
    return observe(start(ruleset or rules(), found.setup), LEARNER)


@pytest.mark.parametrize("ruleset", list_rulesets(), ids=lambda ruleset: ruleset.id)
@pytest.mark.parametrize("topic", DECIDED)
def test_every_kind_is_dealt_under_every_sheet(ruleset: Ruleset, topic: Topic) -> None:
    plan = Plan(topic, ruleset=ruleset.id)
    found = dealt(plan, ruleset)
    view = view_of(found, ruleset)
    asked = asked_of(view, plan)
    assert asked is not None
    assert asked.legal == found.choices
    assert found.values is not None
    assert {value.action for value in found.values.ranked} == set(found.choices)
    assert set(found.choices) <= set(legal(start(ruleset, found.setup), LEARNER))


@pytest.mark.parametrize(
    ("topic", "role"), [(topic, role) for topic, roles in ROLES.items() for role in roles]
)
def test_the_learner_sits_where_it_was_asked_for(topic: Topic, role: Role) -> None:
    view = view_of(dealt(Plan(topic, role)))
    if role is Role.MAKER:
        assert view.maker is LEARNER
    elif role is Role.PARTNER:
        assert view.maker is LEARNER.partner
    elif role is Role.DEFENCE:
        assert view.maker in (LEARNER.left, LEARNER.right)
    elif role is Role.DEALER:
        assert view.dealer is LEARNER
    elif role is Role.ACROSS:
        assert view.dealer is LEARNER.partner


@pytest.mark.parametrize("topic", [Topic.TAKE_UP, Topic.SECOND])
def test_close_deals_are_close(topic: Topic) -> None:
    for number in range(5):
        values = dealt(Plan(topic, close=True), seed=str(number)).values
        assert values is not None
        behind = [value.behind for value in values.ranked[1:]]
        assert any(BEST_UP_TO < each <= CLOSE_UP_TO for each in behind)


def test_cards_are_asked_about_only_where_one_is_worse() -> None:
    for number in range(8):
        values = dealt(Plan(Topic.THIRD), seed=str(number)).values
        assert values is not None
        assert not all(map(as_good, values.ranked))


def test_alone_or_not_has_two_answers() -> None:
    one, other = dealt(Plan(Topic.ALONE)).choices
    assert replace(one, alone=True) == replace(other, alone=True)


def test_the_same_seed_gives_the_same_deal_and_another_one_another() -> None:
    plan = Plan(Topic.FIRST_LEAD)
    assert dealt(plan).setup == dealt(plan).setup
    assert dealt(plan).setup != dealt(plan, seed="other").setup


def test_a_deal_is_at_the_score_that_was_chosen() -> None:
    ten = rules(game_points=10)
    found = dealt(Plan(Topic.DISCARD, score=Score.AHEAD), ten)
    assert view_of(found, ten).standing.points == (9, 6)


def test_a_setup_survives_being_kept() -> None:
    found = dealt(Plan(Topic.THIRD))
    assert setup_from_json(setup_to_json(found.setup)) == found.setup


def test_the_others_play_at_their_level() -> None:
    """The same cards are dealt; what came before the decision differs, since weak players play otherwise."""
    weak, steady = (
        [dealt(Plan(Topic.COUNT_TRUMPS, level=level), seed=str(number)).setup for number in range(8)]
        for level in (Level.GREENHORN, Level.STEADY)
    )
    assert any(
        one.deal == other.deal and one.actions != other.actions
        for one, other in zip(weak, steady, strict=True)
    )


def test_trumps_are_counted_between_tricks() -> None:
    for number in range(6):
        view = view_of(dealt(Plan(Topic.COUNT_TRUMPS), seed=str(number)))
        assert 1 <= len(view.tricks) <= 3
        assert view.trick is None or not view.trick.plays
        every = (trumps_out(view), trumps_gone(view), trumps_held(view), trumps_put_away(view))
        assert sum(map(len, every)) == 7  # six of the suit, and the left bower
        assert len({card for cards in every for card in cards}) == 7


def test_a_decision_that_the_rules_do_not_have_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.drills.dealing.MOST_TRIED", 20)
    nobody_made_it_yet = Plan(Topic.ORDER_UP, Role.MAKER)
    assert finished(dealing(Sought(nobody_made_it_yet, rules(), "deal"))) is None
    assert finished(dealing(Sought(Plan(Topic.ORDER_UP), rules(), "deal"))) is not None

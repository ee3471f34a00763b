"""Plans of drills: kept, read again, and fitted to rules."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.bots.ladder import Level
from game.drills.plan import (
    COUNTS,
    LEARNER,
    ROLES,
    Plan,
    Role,
    Score,
    Topic,
    fitting,
    plan_from_json,
    plan_to_json,
    scores_of,
)
from game.presenters.lesson_list import catalogue
from tests.tables import rules

PLANS = st.builds(
    Plan,
    st.sampled_from(Topic),
    st.sampled_from(Role),
    st.sampled_from(Score),
    st.sampled_from(Level),
    st.booleans(),
    st.sampled_from(COUNTS),
    st.sampled_from(["", "some-rules"]),
)


@given(PLANS)
def test_a_plan_is_read_as_it_was_kept(plan: Plan) -> None:
    assert plan_from_json(plan_to_json(plan)) == plan


@pytest.mark.parametrize("text", ["", "[]", "null", '"x"', "{}", "[" * 9000])
def test_what_is_no_plan_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no plan"):
        plan_from_json(text)


@pytest.mark.parametrize(
    ("field", "value"), [("topic", "fishing"), ("count", 7), ("level", None), ("score", "lost")]
)
def test_a_plan_with_a_wrong_field_is_refused(field: str, value: object) -> None:
    told = json.loads(plan_to_json(Plan())) | {field: value}
    with pytest.raises(ValueError, match="no plan"):
        plan_from_json(json.dumps(told))


@given(PLANS)
def test_a_fitted_plan_has_nothing_that_cannot_be_chosen(plan: Plan) -> None:
    fitted = fitting(plan, rules())
    assert fitted.role in ROLES.get(fitted.topic, (Role.ANY,))
    assert fitted.score in scores_of(rules())
    assert not (fitted.counts and fitted.close)
    assert fitting(fitted, rules()) == fitted


def test_a_game_without_a_last_point_is_drilled_at_its_start() -> None:
    endless = rules(game_points=None)
    assert scores_of(endless) == (Score.START,)
    assert Plan(score=Score.AHEAD).standing(endless).points == (0, 0)


@pytest.mark.parametrize(
    ("score", "points"),
    [(Score.START, (0, 0)), (Score.AHEAD, (9, 6)), (Score.BEHIND, (6, 9)), (Score.LAST, (9, 9))],
)
def test_a_score_is_told_from_the_last_point(score: Score, points: tuple[int, int]) -> None:
    assert Plan(score=score).standing(rules(game_points=10)).points == points


def test_the_dealer_follows_from_the_seat() -> None:
    assert Plan(Topic.TAKE_UP).dealer(5) is LEARNER
    assert Plan(Topic.ORDER_UP, Role.FIRST).dealer(2).left is LEARNER
    assert Plan(Topic.ORDER_UP, Role.ACROSS).dealer(2) is LEARNER.partner
    assert {Plan(Topic.ORDER_UP).dealer(number) for number in range(9)} == set(type(LEARNER)) - {LEARNER}


@pytest.mark.parametrize("topic", Topic)
def test_every_kind_has_a_lesson(topic: Topic) -> None:
    for role in ROLES.get(topic, (Role.ANY,)):
        assert catalogue().find(Plan(topic, role).lesson) is not None

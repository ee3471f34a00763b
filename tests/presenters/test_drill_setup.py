"""What can be chosen for a drill."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.bots.at_once import AtOnce
from game.bots.ladder import Level
from game.drills.plan import Role, Topic
from game.pages.drill_words import field_words
from game.pages.topics import TOPICS
from game.presenters.drill_run import DrillRun
from game.presenters.drill_setup import FIELDS, DrillSetup
from game.storage.database import memory_store
from tests.drill_tables import BEST, drilled
from tests.presenters.conftest import PlainDesk


@pytest.fixture
def here() -> Iterator[PlainDesk]:
    with memory_store() as store:
        yield PlainDesk(store, AtOnce)  # type: ignore[arg-type]


def test_at_first_the_others_play_as_in_practice(here: PlainDesk) -> None:
    setup = DrillSetup(here)
    assert setup.plan.level is Level.HOPEFUL
    assert setup.plan.ruleset == setup.ruleset.id


def test_what_was_chosen_last_is_there_again(here: PlainDesk) -> None:
    setup = DrillSetup(here)
    for field, value in (("topic", "second"), ("role", "defence"), ("count", "10"), ("level", "sunday")):
        setup.take(field, value)
    drilled(DrillRun(here, setup.plan, setup.ruleset, "one"), [BEST])
    assert DrillSetup(here).plan == setup.plan
    assert "lost" in setup.last_line(Topic.SECOND)
    assert setup.last_line(Topic.THIRD) == ""


def test_a_topic_can_be_told(here: PlainDesk) -> None:
    assert DrillSetup(here, "discard").plan.topic is Topic.DISCARD
    assert DrillSetup(here, "fishing").plan.topic is Topic.ORDER_UP


def test_the_drill_of_what_costs_most_opens_with_its_seat(here: PlainDesk) -> None:
    for topic in TOPICS.values():
        if topic.drill is not None:
            kind, role = topic.drill
            plan = DrillSetup(here, kind, role).plan
            assert (plan.topic, plan.role) == (kind, role)


def test_a_seat_that_another_kind_does_not_have_is_let_go(here: PlainDesk) -> None:
    setup = DrillSetup(here, "first-lead")
    setup.take("role", "maker")
    setup.take("topic", "discard")
    assert setup.plan.role is Role.ANY
    assert len(setup.options("role")) == 1


def test_trumps_are_counted_in_deals_as_they_come(here: PlainDesk) -> None:
    setup = DrillSetup(here, "count-trumps")
    assert [value for value, _words in setup.options("close")] == ["natural"]


def test_every_choice_has_a_name_and_what_is_chosen_is_among_its_values(here: PlainDesk) -> None:
    setup = DrillSetup(here)
    for topic in Topic:
        setup.take("topic", topic)
        for field in FIELDS:
            assert field_words(field)
            assert setup.chosen(field) in dict(setup.options(field))

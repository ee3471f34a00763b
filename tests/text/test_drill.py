"""Drills by typed lines."""

from __future__ import annotations

import re

import pytest

from game.drills.plan import Plan, Topic, plan_from_json
from game.storage.database import Store
from tests.text.typists import converse


@pytest.fixture(autouse=True)
def _same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.presenters.drill_run.fresh_seed", lambda: "typed")


def drill(store: Store, *typed: str) -> str:
    return converse(store, "drill", *typed, "quit")


def test_a_drill_is_chosen_answered_and_told(store: Store) -> None:
    said = drill(store, "playing second", "begin", *["1"] * 6, "stop here", "stop here", "done")
    assert "An opponent led, and you're next." in said
    assert "Which card do you play?" in said
    assert "points lost per decision" in said
    assert store.drills.latest(1)[0].answers


def test_choices_are_changed_before_it_begins(store: Store) -> None:
    said = drill(
        store, "the first lead", "your seat", "they made it", "deals", "close", "number of hands", "10",
        "begin", "1", "stop here", "stop here", "done",
    )  # fmt: skip
    plan: Plan = plan_from_json(store.drills.latest(1)[0].plan)
    assert (plan.topic, plan.role, plan.close, plan.count) == (Topic.FIRST_LEAD, "defence", True, 10)
    assert "Your seat: They made it" in said


def test_alone_or_not_takes_its_two_answers_and_nothing_else(store: Store) -> None:
    said = drill(store, "alone or not", "begin", "pass", "with nora", "", "alone", "stop here", "done")
    assert "You can say: 1 With Nora or 2 Alone." in said
    assert "I don't understand “pass” here." in said
    assert re.search(r"You make it \w+ either way\.", said)
    assert store.drills.latest(1)[0].answers


def test_trumps_are_counted_by_a_number(store: Store) -> None:
    said = drill(store, "counting trumps", "begin", "rhubarb", "9", "0", "", "stop here", "done")
    assert "How many trumps are still out?" in said
    assert re.search(r"It's \d, not 0", said)
    assert "Still out:" in said
    assert [told.action for told in store.drills.latest(1)[0].answers] == ["0"]


def test_a_card_that_is_refused_twice_is_asked_about_again_and_the_drill_can_be_left(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.presenters.drill_run.fresh_seed", lambda: "typed0")
    said = drill(store, "playing second", "begin", "ah", "ah", "stop here", "quit")
    assert said.count("The ace of hearts isn't allowed here.") == 2
    assert said.count("so you must follow suit.") == 1
    assert said.count("You can play: king of spades KS and nine of spades 9S.") == 2
    assert "“stop here”" in said
    assert "I don't understand" not in said


def test_there_is_no_hint(store: Store) -> None:
    said = drill(store, "playing third", "begin", "hint", "stop here")
    assert "There are no hints here." in said
    assert store.drills.latest(1) == ()


def test_what_went_wrong_is_played_again(store: Store) -> None:
    said = drill(
        store,
        "pick it up or turn it down",
        "begin",
        "3",
        "",
        "3",
        "",
        "stop here",
        "play it again",
        "2",
        "",
        "done",
    )  # fmt: skip
    assert said.count("Pick it up, or turn it down?") == 4
    assert "Same deals again. This round isn't saved." in said
    (kept,) = store.drills.latest(9)
    assert len(kept.answers) == 2


def test_going_back_drills_nothing(store: Store) -> None:
    drill(store, "back")
    drill(store, "1", "back")
    assert store.drills.latest(1) == ()

"""Memory cards, the daily mix, progress and learners by typed lines."""

from __future__ import annotations

import io
import json
from datetime import timedelta
from pathlib import Path

import pytest

from game.storage.database import Store, open_store, stamp
from game.storage.learners import Learners
from game.storage.memory import StepAnswer
from game.text import main
from tests.clock import MORNING
from tests.shipped import course
from tests.text.typists import converse


def test_a_card_is_asked_answered_and_comes_back(store: Store) -> None:
    store.memory.meet(["rank/H/2"])
    said = converse(store, "cards", "", "3", "quit")
    assert "Hearts are trump\nWhat's the second-highest card?\nPress Enter for the answer.\n" in said
    assert "The jack of diamonds. It's the left bower, so it counts as one of the hearts." in said
    assert "3 I knew it, again in 2 days" in said
    assert "You looked at 1 card and knew 1 right away.\nYou've learned 1 of your 1 card." in said
    assert [told.rating for told in store.memory.reviews()] == [3]


def test_the_answer_is_not_said_before_it_is_asked_for(store: Store) -> None:
    store.memory.meet(["rank/H/2"])
    said = converse(store, "cards", "back", "quit")
    assert "jack of diamonds" not in said
    assert store.memory.reviews() == ()


def test_new_cards_are_taken_up_where_none_is_due(store: Store) -> None:
    converse(store, "cards", "yes", "", "1", "quit")
    assert len(store.memory.cards()) == 5
    assert [told.rating for told in store.memory.reviews()] == [1]


def test_the_mix_asks_a_question_again_that_went_wrong(store: Store) -> None:
    file, step = next(
        (file, step)
        for file in course().lessons
        for step in file.lesson.shown
        if step.type == "choose" and not step.needs.values() and not file.lesson.test
    )
    when = stamp(MORNING - timedelta(days=1))
    store.memory.note([StepAnswer(file.id, step.id, "", False, when, when, "")])
    best = next(option.id for option in step.options if any(
        option.id in answer.option and answer.grade == "best" for answer in step.answers if answer.option
    ))  # fmt: skip
    said = converse(store, "five", *["", "3"] * 3, best, "", "quit")
    assert "1 question to try again" in said
    assert f"From “{file.title}”" in said
    assert "You answered 1 question from your lessons again." in said
    assert store.progress.load(file.id) is None


def test_without_anything_due_the_mix_says_so(store: Store) -> None:
    assert "Nothing is due." in converse(store, "five", "quit")


def test_progress_tells_what_was_tried_and_when(store: Store) -> None:
    store.memory.meet(["rank/H/2"])
    when = stamp(MORNING - timedelta(days=1))
    store.memory.note([StepAnswer("x", "y", "left-bower", True, when, when, '{"state": 2}')])
    said = converse(store, "your play", "quit")
    assert "Friday, January 30, 2026: 0 cards, 1 question" in said
    assert "You've learned 0 of your 1 card." in said


# -- learners ------------------------------------------------------------------------------------


def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *lines: str) -> str:
    """The program over typed lines."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    main.main()
    return capsys.readouterr().out


def test_a_new_learner_sits_down_and_the_next_start_asks_who_it_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, capsys, "learners", "new", "Mia", "", "learners", "rename", "Mimi", "quit")
    assert [learner.name for learner in Learners().all()] == ["Learner 1", "Mimi"]
    said = typed(monkeypatch, capsys, "1", "learners", "back", "quit")
    assert "Who is learning?\n1 Learner 1\n2 Mimi\n" in said
    assert "Learner 1 is learning now." in said
    assert Learners().chosen.name == "Learner 1"


def test_whoever_leaves_instead_of_telling_a_name_gives_none(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = typed(monkeypatch, capsys, "learners", "new", "quit")
    assert said.endswith("Everything is saved. Goodbye.\n")
    typed(monkeypatch, capsys, "learners", "new", "back", "learners", "new", "Quit Smith", "quit")
    assert [learner.name for learner in Learners().all()] == ["Learner 1", "Quit Smith"]


def test_a_file_in_the_home_of_nobody_is_refused_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = typed(monkeypatch, capsys, "learners", "export", "~nobody-of-this-name/mine.json", "", "quit")
    assert "There's no folder ~nobody-of-this-name." in said
    assert "Goodbye" in said


def test_a_learner_is_exported_and_erased(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with open_store() as store:
        store.memory.meet(["rank/H/2"])
    file = tmp_path / "mine.json"
    typed(monkeypatch, capsys, "learners", "export", str(file), "Ben", "learners", "erase", "no", "quit")
    assert "rank/H/2" in file.read_text(encoding="utf-8")
    assert json.loads(file.read_text(encoding="utf-8"))["learner"] == "Ben"
    with open_store() as store:
        assert len(store.memory.cards()) == 1
    typed(monkeypatch, capsys, "learners", "erase", "yes", "quit")
    with open_store() as store:
        assert store.memory.cards() == {}


def test_extra_practice_begins_only_when_it_is_asked_for(store: Store) -> None:
    store.memory.meet(["term/left-bower", "term/trick"])
    for _time in range(20):  # five minutes of cards are over for today
        store.memory.review("term/trick", 3, stamp(store.now()), "")
    told = converse(store, "five", "no", "quit")
    assert "You've done today's five minutes." in told
    assert "Press Enter for the answer." not in told

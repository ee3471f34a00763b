"""A lesson file with faults: what is sound of it can be played, and all of its faults are there."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game.course.beginning import begin_lesson
from game.presenters.watched_lesson import WatchedLesson
from game.rulesets.shipped import load_ruleset
from tests.course.writing import LEFT_LED, READ
from tests.course.writing import lesson as lesson_text

FAULTS = {
    "a card that is none": ("{cards: 9H,", "{cards: JX,"),
    "an answer that is illegal": ("{cards: 9H,", "{cards: KS,"),
    "no YAML": ("{cards: 9H,", "{cards: 9H"),
    "a word the glossary lacks": ("goal: win-trick", "goal: win-trik"),
}


@pytest.fixture
def lesson(tmp_path: Path) -> Path:
    path = tmp_path / "my-own.yaml"
    assert begin_lesson(path) == 0
    return path


def watched(path: Path, *changes: tuple[str, str]) -> WatchedLesson:
    text = path.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path.write_text(text, encoding="utf-8")
    found = WatchedLesson(path, load_ruleset("danville"))
    assert found.look()
    return found


@pytest.mark.parametrize("change", FAULTS.values(), ids=FAULTS.keys())
def test_the_sound_steps_of_a_file_are_played_on(change: tuple[str, str], lesson: Path) -> None:
    found = watched(lesson, change)
    assert found.fault is not None
    assert found.fault.blocks
    assert found.good is not None
    runner = found.good[1]
    assert runner.step.table is not None
    assert runner.forward()
    assert "can't be shown yet" in runner.step.text


def test_a_table_that_cannot_be_dealt_is_left_out_with_its_steps(lesson: Path) -> None:
    found = watched(lesson, ("{has: [AS]}", "{has: [9H]}"))
    assert [fault.rule for fault in found.faults] == ["L17"]
    assert found.good is not None
    assert found.good[1].step.table is None


def test_a_table_like_one_that_cannot_be_dealt_is_left_out_with_its_steps_though_it_is_not_told(
    tmp_path: Path,
) -> None:
    steps = "- {type: say, id: one, table: led, text: One.}\n- {type: say, id: two, table: two, text: Two.}\n"
    tables = LEFT_LED.replace("has: [KH]", "has: [JD]") + "two: {like: led, hides: [trump]}\n"
    path = tmp_path / "trial.yaml"
    path.write_text(lesson_text(READ + steps, tables), encoding="utf-8")
    found = watched(path)
    assert [fault.rule for fault in found.faults] == ["L17"]
    assert found.good is not None
    runner = found.good[1]
    for _step in range(2):
        assert runner.forward()
        assert "can't be shown yet" in runner.step.text


def test_a_step_stands_where_it_does_by_the_rules_in_use(tmp_path: Path) -> None:
    """Its table cannot be read where the dealer is stuck; by other rules it stands at another one."""
    steps = (
        "- {type: say, id: one, table: led, text: One.}\n"
        "- {type: say, id: two, table: other, needs: {stick_the_dealer: true}, text: Two.}\n"
        "- {type: say, id: three, text: Three.}\n"
    )
    tables = LEFT_LED + LEFT_LED.replace("led:", "other:").replace("has: [KH]", "has: [KX]")
    path = tmp_path / "trial.yaml"
    path.write_text(lesson_text(steps, tables), encoding="utf-8")
    found = watched(path)
    assert found.good is not None
    runner = found.good[1]
    said = [runner.step.text]
    while runner.forward():
        said.append(runner.step.text)
    assert said[0] == "One."
    assert ["can't be shown yet" in text for text in said] == [False, True, True]


def test_where_no_step_is_left_by_the_rules_in_use_that_is_what_is_shown(tmp_path: Path) -> None:
    path = tmp_path / "trial.yaml"
    steps = "- {type: say, id: one, needs: {stick_the_dealer: false}, text: One.}\n"
    path.write_text(lesson_text(steps), encoding="utf-8")
    found = watched(path)
    assert [fault.rule for fault in found.faults] == ["L12"]
    assert found.good is not None
    assert "can't be shown yet" in found.good[1].step.text


def test_tables_are_looked_at_by_the_rules_in_use_where_the_needs_cannot_be_read(lesson: Path) -> None:
    found = watched(
        lesson, ("minutes: 3", "minutes: 3\nneeds: {jokr: false}"), ("{has: [AS]}", "{has: [9H]}")
    )
    assert [fault.rule for fault in found.faults] == ["L01"]
    assert found.good is not None
    assert found.good[1].step.table is None


def test_what_is_still_to_do_keeps_nothing_from_being_played(lesson: Path) -> None:
    found = watched(lesson, ("tests: [trump-wins]", "tests: []"))
    assert [(fault.rule, fault.blocks) for fault in found.faults] == [("L08", False)]
    assert found.place == "1 of 1, still to do"
    assert found.good is not None
    assert found.good[1].forward()
    assert found.good[1].step.kind == "play"


def test_one_looks_through_the_faults_and_those_that_block_come_first(lesson: Path) -> None:
    found = watched(lesson, ("tests: [trump-wins]", "tests: []"), ("cards: 9H", "cards: KS"))
    seen = []
    for by in (0, 1, 1, -1):
        found.turn(by)
        seen.append((found.place, found.fault and found.fault.rule))
    first, second = ("Error 1 of 2, to fix first", "L19"), ("2 of 2, still to do", "L08")
    assert seen == [first, second, first, second]


def test_the_fault_that_is_looked_at_stays_while_others_are_mended(lesson: Path) -> None:
    found = watched(lesson, ("tests: [trump-wins]", "tests: []"), ("cards: 9H", "cards: KS"))
    found.turn(1)
    text = lesson.read_text(encoding="utf-8").replace("cards: KS", "cards: 9H")
    lesson.write_text(text, encoding="utf-8")
    os.utime(lesson, (1, 1))
    assert found.look()
    assert found.place == "1 of 1, still to do"


def test_a_file_of_which_nothing_can_be_read_has_faults_alone(lesson: Path) -> None:
    lesson.write_text("format: 1\nsteps: [x", encoding="utf-8")
    found = WatchedLesson(lesson, load_ruleset("danville"))
    assert found.look()
    assert found.good is None
    assert found.fault is not None

"""The examples of the authors' guide hold: every type of step, the header, the tables, a whole hand."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import indent
from typing import get_args

import pytest

from game.course.checker import check_paths
from game.course.loader import read_lesson
from game.course.steps import Step
from game.storage import paths

GUIDE = (paths.lessons() / "README.md").read_text(encoding="utf-8")
TRANSLATED = sorted(paths.locales().glob("*/GUIDE.md"))


def blocks(info: str, guide: str = GUIDE) -> list[str]:
    """The fenced examples with these words behind the fence."""
    return re.findall(rf"```yaml {info}\n(.*?)```", guide, re.DOTALL)


(HEADER,), (TABLES,), (HAND, *_recorded) = blocks("guide header"), blocks("guide tables"), blocks("tables")
STEPS = blocks("guide step")
TYPES = {get_args(kind.model_fields["type"].annotation)[0] for kind in get_args(get_args(Step)[0])}


def type_of(step: str) -> str:
    return re.findall(r"type: ([\w-]+)", step)[0]


def lesson(*steps: str) -> str:
    return f"{HEADER}tables:\n{indent(TABLES + HAND, '  ')}steps:\n{indent(''.join(steps), '  ')}"


def faults(text: str, folder: Path) -> list[str]:
    path = folder / "my-lesson.yaml"
    path.write_text(text, encoding="utf-8")
    return [str(fault) for fault in check_paths([path])]


def test_there_is_an_example_of_every_type_of_step() -> None:
    assert {type_of(step) for step in (*STEPS, *blocks("step"))} == TYPES


def test_all_of_them_make_one_lesson_that_holds(tmp_path: Path) -> None:
    assert faults(lesson(*STEPS), tmp_path) == []


@pytest.mark.parametrize("step", STEPS, ids=[type_of(step) for step in STEPS])
def test_each_of_them_can_be_copied_by_itself(step: str, tmp_path: Path) -> None:
    """What it names of others is all that it lacks."""
    other = "" if type_of(step) == "say" else "- {type: say, id: last-words, text: That's all.}\n"
    lacking = ("is taught here, but no step tests it", "There's no step above")
    assert [
        fault for fault in faults(lesson(step, other), tmp_path) if not any(map(fault.__contains__, lacking))
    ] == []


def test_a_whole_hand_is_a_whole_lesson(tmp_path: Path) -> None:
    (text,) = blocks("guide lesson")
    assert faults(text, tmp_path) == []
    assert [step.type for step in read_lesson(tmp_path / "my-lesson.yaml").lesson.steps] == [
        "bid",
        "discard",
        "play",
    ]


def test_the_lessons_that_the_guide_requires_are_there() -> None:
    shipped = {path: read_lesson(path).id for path in paths.lessons().glob("*/*.yaml")}
    named = re.findall(r"requires: \[(?:left-bower/)?([\w-]+)\]", GUIDE)
    assert named
    assert set(named) <= set(shipped.values())


def test_a_first_lesson_comes_before_everything_else() -> None:
    """It is read in four minutes by somebody who has never seen the format."""
    first = GUIDE.partition("## A first lesson\n")[2].partition("\n## ")[0]
    assert len(first.split()) < 400


@pytest.mark.parametrize("page", TRANSLATED, ids=lambda page: page.parent.name)
def test_the_examples_of_a_translated_guide_hold(page: Path, tmp_path: Path) -> None:
    guide = page.read_text(encoding="utf-8")
    (header,), (tables,), (hand, *_) = (
        blocks(info, guide) for info in ("guide header", "guide tables", "tables")
    )
    steps = blocks("guide step", guide)
    assert [type_of(step) for step in steps] == [type_of(step) for step in STEPS]
    whole = f"{header}tables:\n{indent(tables + hand, '  ')}steps:\n{indent(''.join(steps), '  ')}"
    assert faults(whole, tmp_path) == []
    (one_hand,) = blocks("guide lesson", guide)
    assert faults(one_hand, tmp_path) == []

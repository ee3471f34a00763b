"""What the instructors' guide says about classes is so: its file is one, and its command makes a sheet."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from game.classes.handing_in import written
from game.classes.reading import load_result
from game.cli import command_line, entry
from game.packs.joining import whole_course
from game.storage import paths

GUIDE = (paths.lessons() / "README.md").read_text(encoding="utf-8")
CLASS = GUIDE.partition("## A class\n")[2].partition("\n## ")[0]
FILES = dict(re.findall(r"```\w+ class (\S+)\n(.*?)```", CLASS, re.DOTALL))
COMMANDS = re.findall(r"`leftbower (class [^`]+)`", CLASS)


def test_the_file_of_the_guide_is_one_that_a_learner_would_write() -> None:
    (text,) = FILES.values()
    result = load_result(text, "mia.lbresult")
    assert written(result).split("\n", 1)[1] == text


def test_its_lesson_and_questions_are_those_of_the_course() -> None:
    (lesson,) = load_result(next(iter(FILES.values())), "mia.lbresult").lessons
    file = whole_course().find(lesson.id)
    assert file is not None
    assert set(lesson.steps) <= {step.id for step in file.lesson.shown}


def test_the_command_of_the_guide_makes_a_sheet_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "results").mkdir()
    for name, text in FILES.items():
        (tmp_path / "results" / name).write_text(text, encoding="utf-8")
    (command,) = COMMANDS
    assert command_line.run(shlex.split(command), entry.open_app) == 0
    assert "Mia" in (tmp_path / "class.html").read_text(encoding="utf-8")

"""`leftbower lesson curves` over exported files: curves that fall, flat ones, and files that are none."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.cli.entry import main
from game.storage.database import Store, open_store
from game.storage.decisions import KeptDecision
from game.storage.learner_export import export_to
from game.storage.learners import Learners
from game.storage.memory import StepAnswer

TIMES = [f"2026-01-{day:02}T09:30:00+00:00" for day in range(1, 5)]


def learner(home: Path, number: int, wrong: tuple[bool, ...], flat: tuple[bool, ...]) -> Path:
    """The export of somebody who answered two skills so, one opportunity after another."""
    path = home / f"learner-{number}.json"
    with open_store(home / str(number)) as store:
        for skill, answers in (("falls", wrong), ("flat", flat)):
            for step, (miss, when) in enumerate(zip(answers, TIMES, strict=True)):
                answer = StepAnswer(f"{skill}-lesson", f"step-{step}", skill, not miss, when, when, "")
                store.memory.note([answer, answer])  # a second try counts no more
        store.decisions.keep([KeptDecision("game", 0, 0, 0, "lead", "lead-ace", "best", 0.0, 3)])
        export(store, home, number, path)
    return path


def export(store: Store, home: Path, number: int, path: Path) -> None:
    export_to(store, Learners(home / str(number)).chosen, path)


@pytest.fixture
def files(tmp_path: Path) -> list[str]:
    falls = [(True, True, False, False), (True, False, False, False)]
    return [
        str(learner(tmp_path, number, falls[number % 2], (True, number % 2 == 0, number % 2 == 1, True)))
        for number in range(8)
    ]


def test_a_curve_that_falls_is_left_alone_and_of_another_eight_learners_cannot_tell(
    files: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lesson", "curves", *files]) == 0
    said = capsys.readouterr().out
    assert "question/falls: 100% (8), 50% (8), 0% (8), 0% (8).\n" in said
    unsure = "You can't tell yet whether learners get better at it."
    assert f"flat: 100% (8), 50% (8), 50% (8), 100% (8). {unsure}" in said
    assert "play/lead-ace: 100% (8). Too few learners to tell." in said


def test_flat_curves_come_first_and_are_said_to_be(
    files: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lesson", "curves", *files, *never_better(tmp_path, 60)]) == 0
    said = capsys.readouterr().out
    flat = next(line for line in said.splitlines() if "never-better" in line)
    assert flat.endswith("Flat: learners don't get better at it.")
    assert said.index("question/never-better") < said.index("play/lead-ace")
    assert "falls-lesson: 100% (8), 50% (8), 0% (8), 0% (8).\n" in said


def never_better(folder: Path, learners: int) -> list[str]:
    """Exports of learners who are wrong as often at the last question of a skill as at the first."""
    right = (False, True, True, False, False, True, True, False)
    rows = [
        {
            "lesson_id": "never-lesson",
            "step_id": f"step-{number}",
            "skill": "never-better",
            "at_once": int(good),
            "answered": f"2026-01-{number + 1:02}T09:30:00+00:00",
        }
        for number, good in enumerate(right)
    ]
    paths = [folder / f"never-{number}.json" for number in range(learners)]
    for path in paths:
        path.write_text(json.dumps({"app": "Left Bower", "lesson answers": rows}))
    return list(map(str, paths))


def test_an_answer_with_a_hint_counts_as_an_error(
    files: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    main(["lesson", "curves", *files, "--json"])
    data = json.loads(capsys.readouterr().out)
    ace = next(curve for curve in data["skills"] if curve["name"] == "play/lead-ace")
    assert ace["points"] == [{"n": 1, "learners": 8, "tries": 8, "wrong": 8}]


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"app": "other"}', "[" * 50_000, "\x00"])
def test_a_file_that_is_no_export_is_said_to_be_none(
    files: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str
) -> None:
    other = tmp_path / "other.json"
    other.write_text(text)
    assert main(["lesson", "curves", files[0], str(other), str(tmp_path / "none.json")]) == 2
    said = capsys.readouterr()
    assert "This isn't a file from “leftbower learner export”." in said.err
    assert "It can't be read." in said.err
    assert "falls" in said.out


def test_rows_of_other_kinds_are_passed_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "odd.json"
    odd = [1, None, {"skill": 3}, {"skill": "x", "answered": None}, {"lesson_id": [], "skill": "y"}]
    path.write_text(json.dumps({"app": "Left Bower", "lesson answers": odd, "decisions": "none"}))
    assert main(["lesson", "curves", str(path)]) == 0
    assert "Nobody in these files has answered anything yet." in capsys.readouterr().out

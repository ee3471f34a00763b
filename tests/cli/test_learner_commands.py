"""`leftbower learner`: the list, everything kept of one as a file, and erasing it."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest

from game.cli import entry
from game.storage.database import open_store
from game.storage.learners import Learners


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Exit code, output and complaints of the command."""
    code = entry.main(["learner", *arguments])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def test_the_list_names_everyone_and_who_learns_now(capsys: pytest.CaptureFixture[str]) -> None:
    learners = Learners()
    learners.choose(learners.add("Mia", date(2026, 1, 31)))
    assert said(capsys, "list") == (0, "1 Learner 1\n2 Mia, since January 31, 2026, learning now\n", "")
    data = json.loads(said(capsys, "list", "--json")[1])
    assert [(one["name"], one["chosen"]) for one in data] == [("Learner 1", False), ("Mia", True)]


def test_an_export_names_its_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    mia = Learners().add("Mia", date(2026, 1, 31))
    with open_store(file=mia.file) as store:
        store.memory.meet(["term/march"])
    file = tmp_path / "mia.json"
    code, out, _err = said(capsys, "export", "mia", str(file))
    assert (code, out) == (0, f"Everything about Mia is in {file}.\n")
    assert json.loads(file.read_text(encoding="utf-8"))["cards"][0]["card_id"] == "term/march"


def test_erasing_needs_a_yes(capsys: pytest.CaptureFixture[str]) -> None:
    mia = Learners().add("Mia", date(2026, 1, 31))
    open_store(file=mia.file).close()
    code, _out, err = said(capsys, "erase", "Mia")
    assert code == 1
    assert "--yes" in err
    assert (Learners().home / mia.file).exists()
    assert said(capsys, "erase", "Mia", "--yes") == (0, "Everything about Mia has been erased.\n", "")
    assert not (Learners().home / mia.file).exists()


@pytest.mark.parametrize("what", ["export", "erase"])
def test_a_name_nobody_has_ends_in_one_sentence(capsys: pytest.CaptureFixture[str], what: str) -> None:
    file = ["out.json"] if what == "export" else ["--yes"]
    code, _out, err = said(capsys, what, "Nobody", *file)
    assert (code, err) == (1, "There's no learner called Nobody. Choose one of these: Learner 1.\n")


@pytest.mark.parametrize(
    "command", [("learner", "export", "1", "anna.json"), ("export",), ("review",)], ids=lambda words: words[0]
)
def test_a_command_tells_that_the_file_was_damaged(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    command: tuple[str, ...],
) -> None:
    monkeypatch.chdir(tmp_path)
    Learners().home.mkdir(parents=True, exist_ok=True)
    (Learners().home / "leftbower.db").write_bytes(b"no database")
    entry.main(command)
    assert "Your progress file was damaged" in capsys.readouterr().err


def test_a_command_tells_what_was_set_aside(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with open_store() as store:
        store.memory.meet(["term/march"])
    with closing(sqlite3.connect(Learners().home / "leftbower.db", isolation_level=None)) as connection:
        connection.execute("UPDATE memory_cards SET due = 'soon'")
    code, _out, err = said(capsys, "export", "1", str(tmp_path / "anna.json"))
    assert code == 0
    assert "memory cards" in err


def test_a_learner_at_the_table_is_not_erased(capsys: pytest.CaptureFixture[str]) -> None:
    with open_store() as store:
        store.memory.meet(["term/march"])
        code, _out, err = said(capsys, "erase", "1", "--yes")
        assert code == 1
        assert err.startswith("Left Bower is already open.")
        assert len(store.memory.cards()) == 1

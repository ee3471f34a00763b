"""Handing in and results of a class in the terminal, from the main menu."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from game.classes.reading import read_result
from game.storage.database import Store, memory_store
from game.storage.first_answers import FirstAnswer
from game.storage.paths import HOME_VARIABLE
from game.text.console import Console, Left
from game.text.home import Home
from tests.classes.results import file, handed, lesson


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    return tmp_path / "home"


def talked(store: Store, *typed: object) -> str:
    """What is said while these lines are typed at the main menu."""
    out = io.StringIO()
    console = Console(io.StringIO("".join(f"{line}\n" for line in typed)), out)
    with pytest.raises(Left):
        Home(console, store).begin(None, {}, asks=False)
    return " ".join(out.getvalue().split())


def test_a_lesson_is_handed_in_and_shown_before(home: Path) -> None:
    with memory_store() as store:
        store.progress.save("left-bower", "", "", "{}", "", done=True)
        told = FirstAnswer("left-bower", "name-the-left", "", "ace-of-clubs", 2, 0, "answered", 20)
        store.first_answers.note([told])
        said = talked(store, "Hand in lessons", "Fill in", "Mia", "", "Look at the file", "Write the file")
    assert 'name-the-left: {first: "ace-of-clubs", tries: 2' in said
    assert said.index("name-the-left:") < said.index("It's written.")
    assert read_result(home / "mia.lbresult").result.pupil == "Mia"


def test_results_are_opened_told_and_saved(tmp_path: Path, home: Path) -> None:
    file(tmp_path, handed("Mia", lesson(name_the_left="ace-of-clubs 2 solved")))
    file(tmp_path, handed("7", lesson(name_the_left="ace-of-clubs 3 solved")))
    with memory_store() as store:
        said = talked(
            store, "Results of a class", "A file or a folder", tmp_path, "Go to: Questions",
            "Go to: Teach next", "Save or print", "Save it",
        )  # fmt: skip
    assert "2 pupils, 2 results." in said
    assert "Most common wrong answer. “ace of clubs”" in said or "“ace of clubs”" in said
    assert (home / "The jack that changes suit.html").is_file()

"""A night run for a club by typed lines, from the main menu to the standings and the prints."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path

import pytest

from game.evening.club.club_file import read_night
from game.storage.database import memory_store
from game.storage.paths import HOME_VARIABLE
from game.text.console import Console, Left
from game.text.desk import TextDesk
from game.text.run_nights import run_nights

PLANNED = (
    "Plan a new night", "Club", "Friday", "Go to: Players", "List players by", "Name", "Add a name",
    "Ann, Bob, Cy, Di", "Eve", "ann", "", "Seat the first round",
)  # fmt: skip


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))


def talked(lines: Sequence[str]) -> str:
    """What is said while these lines are typed."""
    out = io.StringIO()
    with memory_store() as store:
        console = Console(io.StringIO("".join(f"{line}\n" for line in lines)), out)
        with pytest.raises(Left):
            run_nights(console, TextDesk(store))
    return out.getvalue()


def the_file(folder: Path) -> Path:
    (path,) = folder.glob("*.yaml")
    return path


def test_a_night_is_planned_scored_and_printed(tmp_path: Path) -> None:
    said = talked(
        [
            *PLANNED, "Fill in", "9", "1", "8", "", "4", "", "4", "", "Save", "Go to: Standings",
            "Print the standings", "Write the PDF", "Open the folder",
        ]
    )  # fmt: skip
    assert "Already on the list: ann (1)." in said
    assert "Table 1: 1 Ann & 2 Bob against 3 Cy & 4 Di." in said
    assert "1, 1 Ann, 9, 1 lone march." in said
    assert f"Written: {tmp_path / 'Friday, standings.pdf'}" in said
    assert f"The folder is {tmp_path}." in said
    assert read_night(the_file(tmp_path)).seated[0].tables[0].entry is not None


def test_a_score_that_cannot_be_is_refused_with_its_reason(tmp_path: Path) -> None:
    said = talked([*PLANNED, "Fill in", "9", "", "8", "", "4", "", "4", "", "Save"])
    assert "Only lone marches make partners differ" in said
    assert "Check both cards" in said
    assert read_night(the_file(tmp_path)).seated[0].tables[0].entry is None


def test_a_score_that_is_typed_is_not_left_without_a_question() -> None:
    said = talked([*PLANNED, "Fill in", "9", "back", "back", "no"])
    assert "What you typed isn't saved. Leave it?" in said
    assert said.count("Points, 1 Ann: 9.") == 2


def test_somebody_comes_late_and_somebody_leaves(tmp_path: Path) -> None:
    talked([*PLANNED, "Go to: Players", "Latecomers", "Jo", "", "Choose from the list", "2", "2 Bob leaves"])
    assert read_night(the_file(tmp_path)).present(1) == {1, 3, 4, 5, 6}


def test_a_file_with_a_mistake_is_listed_and_says_what_to_fix(tmp_path: Path) -> None:
    (tmp_path / "friday.yaml").write_text("club: Friday\nkind: dance\n", encoding="utf-8")
    said = talked(["Show me what to fix", "Check it again"])
    assert "Line 2, column 7" in said

"""Printing and exporting a night: where files go, that none is replaced, and what goes wrong."""

from __future__ import annotations

import csv
import subprocess
import sys
from pathlib import Path

import pytest

from game.evening.club.entering import with_next_round
from game.evening.event import EventKind
from game.pages.night_paper import Output
from game.presenters.club_printing import PrintDesk
from tests.evening.club.nights import club_night

NIGHT = with_next_round(club_night("wednesday-night", EventKind.ROTATION, 9))


def told(prints: PrintDesk) -> str:
    return "\n".join(block.text for block in prints.sheet(NIGHT, 4).blocks)


@pytest.mark.parametrize("output", [each for each in Output if not each.is_table])
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_everything_can_be_printed_on_both_papers(output: Output, paper: str, tmp_path: Path) -> None:
    prints = PrintDesk(tmp_path / "prints")
    prints.choose(output)
    prints.type("paper", paper)
    prints.write(NIGHT)
    prints.settle()
    assert prints.written is not None
    assert prints.written.parent == tmp_path / "prints"
    assert prints.written.read_bytes().startswith(b"%PDF")
    assert f"Written: {prints.written}" in told(prints)


def test_the_scores_are_written_for_spreadsheets(tmp_path: Path) -> None:
    prints = PrintDesk(tmp_path)
    prints.choose(Output.SCORES_CSV)
    prints.write(NIGHT)
    prints.settle()
    assert prints.written is not None
    with prints.written.open(encoding="utf-8-sig", newline="") as file:
        assert len(list(csv.DictReader(file))) == 9


def test_a_file_that_is_there_stays_as_it_was(tmp_path: Path) -> None:
    prints = PrintDesk(tmp_path)
    prints.choose(Output.STANDING_CSV)
    written = []
    for _time in range(2):
        prints.write(NIGHT)
        prints.settle()
        assert prints.written is not None
        written.append(prints.written.name)
    assert written == ["Club, standings.csv", "Club, standings 2.csv"]


def test_one_round_of_cards_is_a_smaller_file(tmp_path: Path) -> None:
    prints, sizes = PrintDesk(tmp_path), []
    prints.choose(Output.CARDS)
    for which in ("", "2"):
        prints.type("which", which)
        prints.write(NIGHT)
        prints.settle()
        assert prints.written is not None
        sizes.append(prints.written.stat().st_size)
    assert sizes[0] > sizes[1]


def test_a_folder_that_cannot_be_used_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    prints = PrintDesk(tmp_path / "file")
    prints.write(NIGHT)
    prints.settle()
    assert "can't be used" in told(prints)
    assert prints.written is None


def test_the_library_for_paper_is_fetched_only_to_print() -> None:
    code = (
        "import sys, game.presenters.club_host, game.presenters.club_planner, game.client.screens.club; "
        "print('reportlab' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split()[-1] == "False"

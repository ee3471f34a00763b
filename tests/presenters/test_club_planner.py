"""Planning a night for a club: names, the plan of it, and the file it is kept in."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from game.evening.club.club_file import read_night
from game.pages.list_page import ListRow
from game.presenters.club_planner import Planner
from game.presenters.list_pages import Choose, Enter, Fill, Press, Turn
from tests.presenters.conftest import PlainDesk

DAY = date(2026, 11, 20)
NAMES = ["Ann", "Bob", "Cy", "Di", "Eve", "Finn", "Gus", "Hal", "Ivy"]


@pytest.fixture
def planner(desk: PlainDesk, tmp_path: Path) -> Planner:
    return Planner(desk, lambda: DAY, tmp_path / "nights")


def start_reason(planner: Planner) -> str:
    return next(each.reason for each in planner.page().sheet.every_button() if each.id == "start")


def told(planner: Planner) -> str:
    planner.settle()
    return "\n".join(block.text for block in planner.page().sheet.blocks)


def badges(planner: Planner) -> list[str]:
    return [row.badge for row in planner.page().rows if isinstance(row, ListRow)]


def test_names_are_pasted_one_on_each_line_and_seated_in_their_order(planner: Planner) -> None:
    planner.do(Turn("people"))
    planner.do(Fill("way", "names"))
    assert start_reason(planner) == "Type the names of your players first."
    planner.do(Fill("name", "\n".join(NAMES)))
    assert badges(planner) == [str(n) for n in range(1, 10)]
    planner.do(Turn("plan"))
    planner.settle()
    said = [row.said for row in planner.page().rows if isinstance(row, ListRow)]
    assert said[0] == "Table 1: 1 Ann & 2 Bob against 3 Cy & 4 Di"
    assert said[-1] == "Sitting out, 9 Ivy"


def test_a_name_twice_is_told_at_its_field_and_stays_there_to_be_changed(planner: Planner) -> None:
    planner.do(Fill("way", "names"))
    planner.do(Fill("name", "\n".join(NAMES)))
    planner.do(Turn("people"))
    planner.do(Fill("name", "ANN"))
    planner.do(Enter("name"))
    field = next(each for each in planner.page().every_field() if each.id == "name")
    assert field.value == "ANN"
    assert field.wrong == (
        "Already on the list: ANN (1).", "Tell the two apart, for example by an initial.",
    )  # fmt: skip
    planner.do(Fill("name", "Ann S."))
    planner.do(Enter("name"))
    assert planner.draft.names[-1] == "Ann S."


def test_a_name_is_removed_and_the_numbers_close_up(planner: Planner) -> None:
    planner.do(Fill("way", "names"))
    planner.do(Fill("name", "\n".join(NAMES)))
    planner.do(Turn("people"))
    planner.do(Choose("person 2"))
    planner.do(Press("remove"))
    assert planner.draft.names[:2] == ("Ann", "Cy")


@pytest.mark.parametrize(
    ("field", "text", "reason"),
    [
        ("players", "3", "A night is for 4 to 120 players."),
        ("players", "", "Say how many players come."),
        ("rounds", "0", "A night has 1 to 119 rounds."),
        ("hands", "", "A round has 1 to 60 hands."),
    ],
)
def test_what_cannot_be_bars_the_button_with_its_reason(
    planner: Planner, field: str, text: str, reason: str
) -> None:
    planner.do(Fill(field, text))
    assert start_reason(planner) == reason
    assert planner.do(Press("start")).route is None
    planner.do(Turn("plan"))
    assert planner.page().empty == reason


def test_the_checker_says_what_a_rotation_is_like(planner: Planner) -> None:
    planner.do(Fill("kind", "rotation"))
    planner.do(Fill("players", "23"))
    planner.do(Fill("rounds", "8"))
    said = told(planner)
    assert "Nobody has the same partner twice." in said
    assert "Everyone sits out 1 or 2 rounds." in said
    planner.do(Turn("plan"))
    planner.do(Fill("round", "8"))
    assert planner.page().head[0].fields[0].shown == "Round 8 of 8"


def test_the_checker_says_why_partners_repeat_where_they_must(planner: Planner) -> None:
    planner.do(Fill("kind", "rotation"))
    planner.do(Fill("players", "4"))
    assert "Here's why: 6 rounds at 1 table need" in told(planner)


@pytest.mark.clause("WED-21")
def test_progressive_play_says_who_moves_up(planner: Planner) -> None:
    assert "the winners move up a table, and the losers stay" in told(planner)


@pytest.mark.clause("BUT-02")
def test_teams_by_their_sheet_say_that_the_losers_move_on(planner: Planner) -> None:
    planner.do(Fill("rules", "butler"))
    assert "The losers of each table move on to the next one." in told(planner)
    assert planner.draft.rounds == "4"


def test_a_night_of_120_is_planned_for_every_round(planner: Planner) -> None:
    planner.do(Fill("kind", "rotation"))
    planner.do(Fill("players", "120"))
    planner.do(Fill("rounds", "12"))
    planner.settle()
    assert planner.plan is not None
    assert len(planner.plan.rounds) == 12
    assert {len(each.tables) for each in planner.plan.rounds} == {30}


def test_it_is_kept_in_a_file_that_commands_read_with_its_first_round_seated(
    planner: Planner, desk: PlainDesk, tmp_path: Path
) -> None:
    planner.do(Fill("club", "Friday / Euchre"))
    planner.do(Fill("way", "names"))
    planner.do(Fill("name", "\n".join(NAMES)))
    route = planner.do(Press("start")).route
    assert route is not None
    path = Path(str(route.about[0]))
    assert path == tmp_path / "nights" / "Friday Euchre, November 20, 2026.yaml"
    night = read_night(path)
    assert (night.club, night.date, len(night.seated)) == ("Friday / Euchre", "November 20, 2026", 1)
    assert list(night.names.values()) == NAMES
    assert desk.settings().club_files == (str(path),)


def test_a_second_night_of_the_same_name_leaves_the_first_as_it_was(planner: Planner) -> None:
    first, second = planner.do(Press("start")).route, planner.do(Press("start")).route
    assert first is not None
    assert second is not None
    assert first.about != second.about


def test_a_folder_that_cannot_be_made_is_told_and_nothing_is_lost(desk: PlainDesk, tmp_path: Path) -> None:
    (tmp_path / "nights").write_text("a file", encoding="utf-8")
    planner = Planner(desk, lambda: DAY, tmp_path / "nights")
    planner.do(Fill("club", "Friday"))
    assert planner.do(Press("start")).route is None
    assert "can't be used" in told(planner)
    assert planner.draft.club == "Friday"
    assert planner.page().unsaved

"""A club's night while it goes on: scores with their mistakes, people, standings, and its file."""

from __future__ import annotations

import os
from datetime import date
from pathlib import Path
from threading import Event

import pytest

from game.evening.club.club_file import read_night
from game.evening.club.entering import with_next_round
from game.evening.club.night import ClubNight
from game.pages.list_page import Field, ListRow
from game.presenters.club_host import NightHost
from game.presenters.club_planner import Planner
from game.presenters.list_pages import Choose, Enter, Fill, Press, Turn
from tests.presenters.conftest import PlainDesk

NAMES = ["Ann", "Bob", "Cy", "Di", "Eve", "Finn", "Gus", "Hal", "Ivy"]


def begun(desk: PlainDesk, folder: Path, **typed: str) -> NightHost:
    """A night of nine on Wednesday's rules, or as it was typed otherwise."""
    planner = Planner(desk, lambda: date(2026, 11, 20), folder)
    names = typed.pop("names", "\n".join(NAMES))
    for field, text in {"club": "Friday", "way": "names", "name": names, **typed}.items():
        planner.do(Fill(field, text))
    route = planner.do(Press("start")).route
    assert route is not None
    host = NightHost(desk, Path(str(route.about[0])))
    host.settle()
    return host


@pytest.fixture
def host(desk: PlainDesk, tmp_path: Path) -> NightHost:
    return begun(desk, tmp_path)


def field(host: NightHost, id_: str) -> Field:
    return next(each for each in host.page().every_field() if each.id == id_)


def button(host: NightHost, id_: str) -> str | None:
    """Why a button is barred; None where it isn't there."""
    return next((each.reason for each in host.page().sheet.every_button() if each.id == id_), None)


def mains(host: NightHost) -> list[str]:
    return [each.id for each in host.page().sheet.every_button() if each.main]


def score(host: NightHost, *points: int, lone: dict[int, int] | None = None, cut: str = "") -> str:
    """Types a score and saves it; the field or button that is next."""
    fields = [each.id for each in host.page().every_field() if each.id.startswith("points ")]
    for id_, number in zip(fields, points, strict=True):
        host.do(Fill(id_, str(number)))
    for place, count in (lone or {}).items():
        host.do(Fill(f"lone {place}", str(count)))
    if cut:
        host.do(Fill("cut", cut))
    saved = host.do(Press("save"))
    host.settle()
    return saved.focus


def told(host: NightHost) -> str:
    return "\n".join(block.text for block in host.page().sheet.blocks)


def test_it_opens_at_the_first_table_without_a_score(host: NightHost) -> None:
    assert (host.page().chosen, host.begins_at) == ("table 1", "points 0")
    following = score(host, 9, 8, 4, 4, lone={0: 1})
    assert (host.page().chosen, following) == ("table 2", "points 0")
    assert host.page().where == "Round 1 of 6, 1 of 2 scores"


@pytest.mark.clause("WED-20")
def test_partners_who_differ_without_a_lone_march_are_told_at_their_field(host: NightHost) -> None:
    following = score(host, 9, 8, 4, 4)
    wrong = field(host, "points 1").wrong
    assert wrong is not None
    assert "Only lone marches make partners differ" in wrong[0]
    assert "Check both cards" in wrong[1]
    assert following == "points 1"
    assert host.night.seated[0].tables[0].entry is None
    host.do(Fill("lone 0", "1"))
    assert field(host, "points 1").wrong is None
    host.do(Press("save"))
    assert host.night.seated[0].tables[0].entry is not None


@pytest.mark.clause("WED-24")
def test_a_hand_on_both_cards_is_told_with_what_to_look_for(host: NightHost) -> None:
    score(host, 13, 13, 12, 12)
    wrong = field(host, "points 0").wrong
    assert wrong is not None
    assert "take" in wrong[0]
    assert "a hand is on both cards" in wrong[1]


def test_points_that_are_missing_are_asked_for_at_their_field(host: NightHost) -> None:
    host.do(Fill("points 0", "7"))
    host.do(Press("save"))
    assert field(host, "points 1").wrong == (
        "There are no points here yet.", "Type them as they are on the card.",
    )  # fmt: skip


def test_what_is_typed_for_a_table_stays_while_another_one_is_looked_at(host: NightHost) -> None:
    host.do(Fill("points 0", "7"))
    host.do(Choose("table 2"))
    assert field(host, "points 0").value == ""
    host.do(Choose("table 1"))
    assert field(host, "points 0").value == "7"
    assert host.page().unsaved


def test_enter_writes_a_score_once_all_points_are_there(host: NightHost) -> None:
    for place, points in enumerate("7755"):
        assert host.night.seated[0].tables[0].entry is None
        host.do(Fill(f"points {place}", points))
        host.do(Enter(f"points {place}"))
    assert host.night.seated[0].tables[0].entry is not None


@pytest.mark.clause("WED-21")
def test_a_tie_asks_for_the_cut_before_the_next_round_is_seated(host: NightHost) -> None:
    score(host, 7, 7, 5, 5)
    following = score(host, 5, 5, 5, 5)
    assert "tied" in told(host)
    assert following == "cut"
    assert button(host, "seat") == "Table 2 of round 1 is tied. Say who won the cut."
    host.do(Fill("cut", "them"))
    host.do(Press("save"))
    assert mains(host) == ["seat"]
    assert host.night.seated[0].tables[1].struck == ()
    host.do(Press("seat"))
    host.settle()
    assert (len(host.night.seated), host.shown) == (2, 2)
    assert host.night.seated[1].tables[0].table.us[0] == 1  # the winners of table 1 stay there


def test_a_score_is_corrected_and_the_old_one_struck_out(host: NightHost) -> None:
    score(host, 7, 7, 5, 5)
    host.do(Choose("table 1"))
    score(host, 8, 8, 5, 5)
    table = host.night.seated[0].tables[0]
    assert table.struck == ((7, 7, 5, 5),)
    row = next(row for row in host.page().rows if isinstance(row, ListRow) and row.key == "table 1")
    assert row.note == "Struck out: 7 and 5"


def test_a_correction_that_changes_who_won_seats_the_next_round_again(host: NightHost) -> None:
    score(host, 7, 7, 5, 5)
    score(host, 7, 7, 5, 5)
    host.do(Press("seat"))
    host.settle()
    host.do(Fill("round", "1"))
    host.do(Choose("table 1"))
    score(host, 4, 4, 5, 5)
    assert len(host.night.seated) == 1
    assert "has to be seated again" in told(host)


def test_a_correction_is_taken_back(host: NightHost) -> None:
    score(host, 7, 7, 5, 5)
    host.do(Choose("table 1"))
    host.do(Fill("points 0", "9"))
    host.do(Press("undo"))
    assert field(host, "points 0").value == "7"
    assert not host.page().unsaved


def test_a_late_comer_and_somebody_who_leaves_change_only_rounds_without_scores(host: NightHost) -> None:
    score(host, 7, 7, 5, 5)
    score(host, 7, 7, 5, 5)
    host.do(Press("seat"))
    host.settle()
    before = host.night.seated[0]
    host.do(Turn("players"))
    host.do(Fill("late", "Jo, Kim"))
    host.do(Press("join"))
    assert host.night.names[11] == "Kim"
    host.do(Choose("person 3"))
    host.do(Press("gone"))
    assert host.night.present(2) == frozenset(range(1, 12)) - {3}
    assert host.night.seated == (before,)
    host.do(Turn("rounds"))
    host.do(Press("seat"))
    host.settle()
    assert host.night.seated[1].seating.people == host.night.present(2)
    host.do(Turn("players"))
    host.do(Choose("person 3"))
    host.do(Press("back"))
    assert 3 in host.night.present(2)


def test_a_late_comer_with_a_name_that_is_there_is_told_at_the_field(host: NightHost) -> None:
    host.do(Turn("players"))
    host.do(Fill("late", "bob"))
    host.do(Press("join"))
    wrong = field(host, "late").wrong
    assert wrong is not None
    assert wrong[0] == "Already on the list: bob (2)."


def test_partners_of_a_team_leave_together(desk: PlainDesk, tmp_path: Path) -> None:
    host = begun(desk, tmp_path, rules="butler", names="\n".join(NAMES[:8]))
    host.do(Turn("players"))
    host.do(Choose("person 4"))
    host.do(Press("gone"))
    assert host.night.present(1) == {1, 2, 5, 6, 7, 8}


def test_somebody_without_a_partner_is_refused_at_the_field_where_partners_stay_together(
    desk: PlainDesk, tmp_path: Path
) -> None:
    host = begun(desk, tmp_path, rules="butler", names="\n".join(NAMES[:4]))
    host.do(Turn("players"))
    host.do(Fill("late", "Jo"))
    host.do(Press("join"))
    wrong = field(host, "late").wrong
    assert wrong is not None
    assert "Jo has no partner" in wrong[0]
    host.do(Fill("late", "Jo, Kim"))
    host.do(Press("join"))
    assert host.night.present(1) == {1, 2, 3, 4, 5, 6}


def test_the_standings_have_ties_and_lone_marches(host: NightHost) -> None:
    score(host, 9, 8, 4, 4, lone={0: 1})
    score(host, 5, 5, 4, 4)
    host.do(Turn("standing"))
    rows = [row for row in host.page().rows if isinstance(row, ListRow)]
    assert [row.badge for row in rows] == ["1", "2", "3=", "3=", "5=", "5=", "5=", "5=", "9"]
    assert rows[0].said == "1, 1 Ann, 9, 1 lone march"
    assert "Most lone marches: 1 Ann, 1." in told(host)
    assert mains(host) == ["seat"]


@pytest.mark.clause("BUT-09")
def test_teams_that_tie_for_first_place_play_an_overtime(desk: PlainDesk, tmp_path: Path) -> None:
    host = begun(desk, tmp_path, rules="butler", names="\n".join(NAMES[:4]), rounds="1")
    score(host, 7, 7, cut="us")
    assert button(host, "seat") == ""
    host.do(Press("seat"))
    host.settle()
    assert host.night.seated[1].overtime
    assert host.page().head[0].fields[0].shown == "Overtime, round 2"
    score(host, 8, 7)
    assert host.page().where == "All rounds are played"
    assert mains(host) == ["standing"]
    host.do(Press("standing"))
    assert "win with 7 points" in told(host)


def test_the_rounds_of_a_rotation_can_be_looked_at_before_they_are_seated(
    desk: PlainDesk, tmp_path: Path
) -> None:
    host = begun(desk, tmp_path, kind="rotation")
    host.do(Fill("round", "5"))
    page = host.page()
    assert page.sheet.title == "Round 5 isn't seated yet"
    assert "Nobody has the same partner twice." in told(host)
    assert len([row for row in page.rows if row.key.startswith("table")]) == 2


def test_a_night_is_played_to_its_end_and_says_so(host: NightHost) -> None:
    for _round in range(6):
        score(host, 7, 7, 5, 5)
        score(host, 7, 7, 5, 5)
        host.do(Press("seat"))
        host.settle()
    assert len(host.night.seated) == 6
    host.do(Turn("standing"))
    assert host.page().sheet.title == "The night is over"
    host.do(Turn("players"))
    assert "nobody joins or leaves now" in told(host)


def edit(host: NightHost, old: str, new: str) -> None:
    text = host.file.path.read_text(encoding="utf-8")
    assert old in text
    host.file.path.write_text(text.replace(old, new), encoding="utf-8")
    os.utime(host.file.path, ns=(1, 1))  # whatever the clock of the disk does


def test_a_file_edited_meanwhile_is_read_before_anything_is_written(host: NightHost) -> None:
    edit(host, "9: Ivy", "9: Ivory")
    score(host, 7, 7, 5, 5)
    assert host.night.names[9] == "Ivory"
    assert read_night(host.file.path).names[9] == "Ivory"


def test_mistakes_in_an_edited_file_are_told_with_place_and_way_out_and_nothing_is_written(
    host: NightHost,
) -> None:
    edit(host, "  9: Ivy", "  9: Ann")
    broken = host.file.path.read_bytes()
    host.do(Fill("points 0", "7"))
    score(host, 7, 7, 5, 5)
    page = host.page()
    assert page.where == "1 place to fix"
    (row,) = page.rows
    assert isinstance(row, ListRow)
    assert row.said == "Line 18, column 6, Ann is already number 1."
    place = page.sheet.fault
    assert place is not None
    assert (place.line, place.mend) == (18, "Tell the two apart, for example by an initial.")
    assert host.file.path.read_bytes() == broken
    edit(host, "  9: Ann", "  9: Ivy")
    host.do(Press("again"))
    assert host.file.fault is None
    assert field(host, "points 0").value == "7"  # what was typed is still there


def test_a_file_that_is_broken_from_the_start_opens_with_its_mistakes(
    desk: PlainDesk, tmp_path: Path
) -> None:
    path = tmp_path / "broken.yaml"
    path.write_text("club: Friday\nrules: no-such\nkind: dance\n", encoding="utf-8")
    host = NightHost(desk, path)
    assert host.page().rows
    host.do(Press("save"))
    host.do(Turn("standing"))
    host.do(Fill("points 0", "3"))
    host.do(Enter("points 0"))
    assert path.read_text(encoding="utf-8") == "club: Friday\nrules: no-such\nkind: dance\n"


def test_a_file_that_is_gone_is_told_and_can_be_looked_for_again(desk: PlainDesk, tmp_path: Path) -> None:
    host = NightHost(desk, tmp_path / "gone.yaml")
    assert host.file.fault is not None
    assert mains(host) == ["again"]


def test_a_table_that_has_a_score_leads_on_to_the_next_one_without(host: NightHost) -> None:
    score(host, 7, 7, 5, 5)
    host.do(Choose("table 1"))
    assert mains(host) == ["table 2"]
    following = host.do(Press("table 2")).focus
    assert (host.page().chosen, following) == ("table 2", "points 0")


def test_who_sits_out_is_told_where_their_row_is_chosen(host: NightHost) -> None:
    host.do(Choose("byes"))
    assert told(host) == "9 Ivy"


def test_while_scores_are_missing_the_standings_lead_to_them_before_the_next_round(
    desk: PlainDesk, tmp_path: Path
) -> None:
    host = begun(desk, tmp_path, kind="rotation")
    score(host, 7, 7, 5, 5)
    host.do(Turn("standing"))
    assert mains(host) == ["rounds"]
    assert "Still missing in round 1: table 2." in told(host)
    host.do(Press("rounds"))
    assert host.page().chosen == "table 2"


def test_a_folder_in_the_place_of_a_file_is_told(desk: PlainDesk, tmp_path: Path) -> None:
    host = NightHost(desk, tmp_path)
    assert host.file.fault is not None
    assert host.page().rows


def test_a_score_typed_while_the_next_round_is_being_seated_is_not_lost(
    desk: PlainDesk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = begun(desk, tmp_path, kind="rotation")
    go = Event()

    def slow(night: ClubNight) -> ClubNight:
        go.wait(10)
        return with_next_round(night)

    monkeypatch.setattr("game.presenters.club_host.with_next_round", slow)
    host.do(Fill("round", "2"))
    host.do(Press("seat"))
    host.do(Fill("round", "1"))
    for place, points in enumerate("7755"):
        host.do(Fill(f"points {place}", points))
    host.do(Press("save"))
    go.set()
    for _time in range(2):  # what was seated for the night before is seated again
        host.settle()
    night = read_night(host.file.path)
    assert night.seated[0].tables[0].entry is not None
    assert len(night.seated) == 2

"""A night run for a club in the window, by real keys and clicks: planned, scored, printed, put right."""

from __future__ import annotations

from pathlib import Path
from time import monotonic, sleep

import pygame
import pytest
from pygame.event import Event

from game.client.app import App
from game.client.screens.club import NightScreen
from game.client.screens.messages import MessageScreen
from game.client.widgets.field import TextField
from game.client.widgets.row_list import RowList
from game.evening.club.club_file import read_night
from game.presenters.club_host import NightHost
from game.presenters.club_planner import Planner
from game.presenters.list_pages import Choose, Fill
from game.storage.paths import HOME_VARIABLE
from tests.client.drive import click, click_on, new_app, picture, press, random_events

NAMES = ["Ann", "Bob", "Cy", "Di", "Eve", "Finn", "Gus", "Hal", "Ivy"]


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))


def top(app: App) -> NightScreen:
    screen = app.stage.top
    assert isinstance(screen, NightScreen)
    picture(app)
    return screen


def host(app: App) -> NightHost:
    found = top(app).presenter
    assert isinstance(found, NightHost)
    found.settle()
    top(app).rebuild()
    return found


def write(app: App, text: str) -> None:
    """Types signs into the field that has the focus."""
    for sign in text:
        app.handle(Event(pygame.KEYDOWN, key=pygame.K_UNKNOWN, mod=0, unicode=sign, scancode=0))


def tab_to(app: App, key: str) -> None:
    """Goes to a part with Tab alone."""
    for _step in range(60):
        if top(app).panel.focus_key == key:
            return
        press(app, "tab")
    raise AssertionError(f"Tab never came to {key}")


def opened(**settings: object) -> App:
    app = new_app(**settings)
    app.stage.go("home")
    app.stage.go("club")
    top(app)
    return app


def begun(app: App) -> NightHost:
    """A night of nine, planned with clicks and typed names."""
    click_on(app, "new")
    click_on(app, "club")
    write(app, "Friday Euchre")
    click_on(app, "tab-people")
    tab_to(app, "way")
    press(app, "right")
    click_on(app, "name")
    for name in NAMES:
        write(app, name)
        press(app, "return")
    click_on(app, "start")
    return host(app)


def test_a_night_is_planned_and_scored_by_the_keyboard_alone() -> None:
    app = opened()
    press(app, "return")  # the brass button
    tab_to(app, "club")
    write(app, "Friday")
    tab_to(app, "tab-night")
    press(app, "down", "return")
    tab_to(app, "way")
    press(app, "right")
    tab_to(app, "name")
    for name in NAMES:
        write(app, name)
        press(app, "return")
    tab_to(app, "start")
    press(app, "return")
    night = host(app)
    assert night.night.club == "Friday"
    for points in ("7", "7", "5", "5"):
        assert isinstance(top(app).panel.focused, TextField)
        write(app, points)
        press(app, "return")
    assert read_night(night.file.path).seated[0].tables[0].entry is not None


def test_a_round_is_typed_in_with_enter_and_the_next_one_seated() -> None:
    app = opened()
    night = begun(app)
    for _table in range(2):
        for place, points in enumerate("7755"):
            click_on(app, f"points {place}")
            write(app, points)
        press(app, "return")
    assert top(app).panel.focus_key == "seat"
    press(app, "return")
    until = monotonic() + 60
    while len(night.night.seated) == 1 and monotonic() < until:
        app.tick(16)
        sleep(0.005)
    assert len(read_night(night.file.path).seated) == 2
    assert top(app).panel.focus_key == "points 0"


@pytest.mark.clause("WED-20")
def test_a_score_that_cannot_be_is_told_at_its_field_which_has_the_focus() -> None:
    app = opened()
    night = begun(app)
    for place, points in enumerate("9844"):
        click_on(app, f"points {place}")
        write(app, points)
    click_on(app, "save")
    screen = top(app)
    assert screen.panel.focus_key == "points 1"
    assert screen.panel.focused is not None
    assert "Only lone marches make partners differ" in screen.panel.focused.spoken
    assert night.night.seated[0].tables[0].entry is None


def test_signs_that_are_no_number_stay_out_of_points() -> None:
    app = opened()
    begun(app)
    click_on(app, "points 0")
    write(app, "a1b2.")
    found = top(app).panel.find("points 0")
    assert isinstance(found, TextField)
    assert found.value == "12"


def test_a_list_of_names_is_pasted_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    app = opened()
    click_on(app, "new")
    click_on(app, "tab-people")
    tab_to(app, "way")
    press(app, "right")
    monkeypatch.setattr(pygame.scrap, "has_text", lambda: True)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: "\r\n".join(NAMES))
    click_on(app, "name")
    press(app, "v", ctrl=True)
    planner = top(app).presenter
    assert isinstance(planner, Planner)
    assert list(planner.draft.names) == NAMES


def test_the_arrows_go_through_the_tables_and_enter_leads_to_the_score() -> None:
    app = opened()
    begun(app)
    tab_to(app, "list")
    press(app, "down")
    assert host(app).page().chosen == "table 2"
    press(app, "return")
    assert top(app).panel.focus_key == "points 0"


def test_somebody_leaves_and_somebody_comes_late() -> None:
    app = opened()
    night = begun(app)
    click_on(app, "tab-players")
    click_on(app, "late")
    write(app, "Jo")
    press(app, "return")
    tab_to(app, "list")
    press(app, "down", "down")
    click_on(app, "gone")
    assert night.night.present(1) == {1, 2, 4, 5, 6, 7, 8, 9, 10}


def test_a_pdf_is_written_while_frames_go_on() -> None:
    app = opened()
    night = begun(app)
    click_on(app, "tab-print")
    click_on(app, "write")
    until = monotonic() + 60
    while night.prints.written is None and monotonic() < until:
        app.tick(16)
        sleep(0.005)
    assert night.prints.written is not None
    assert night.prints.written.read_bytes().startswith(b"%PDF")
    picture(app)
    assert top(app).panel.find("folder") is not None


def test_what_was_typed_is_not_lost_without_a_question() -> None:
    app = opened()
    begun(app)
    click_on(app, "points 0")
    write(app, "7")
    press(app, "escape")
    message = app.stage.top
    assert isinstance(message, MessageScreen)
    press(app, "escape")  # the last answer leaves
    assert top(app).presenter.page().tab == ""


def test_a_night_that_was_left_is_listed_and_goes_on_where_it_was() -> None:
    app = opened()
    begun(app)
    for place, points in enumerate("7755"):
        click_on(app, f"points {place}")
        write(app, points)
    click_on(app, "save")
    app.stage.home()
    app.stage.go("club")
    click_on(app, "open")
    assert host(app).page().chosen == "table 2"


def test_a_file_dropped_on_the_window_is_opened_and_its_mistakes_are_shown(tmp_path: Path) -> None:
    path = tmp_path / "friday.yaml"
    path.write_text("club: Friday\nkind: dance\n", encoding="utf-8")
    app = opened()
    app.handle(Event(pygame.DROPFILE, file=str(path)))
    assert host(app).file.fault is not None
    assert "to fix" in top(app).spoken
    click_on(app, "again")
    assert host(app).file.fault is not None
    assert path.read_text(encoding="utf-8") == "club: Friday\nkind: dance\n"


def test_the_first_screen_and_the_choice_of_a_night_lead_there() -> None:
    app = new_app()
    app.stage.go("home")
    click_on(app, "club")
    top(app)
    app.stage.home()
    app.stage.go("evening")
    click_on(app, "club")
    top(app)


@pytest.mark.parametrize("page", ["tab-people", "tab-plan"])
def test_one_brass_button_is_on_every_page(page: str) -> None:
    app = opened()
    click_on(app, "new")
    click_on(app, page)
    assert sum(part.is_main for part in top(app).panel.widgets) == 1


@pytest.mark.slow
def test_chance_events_break_no_page() -> None:
    app = opened()
    random_events(app, 400, seed=2)
    app.stage.home()
    app.stage.go("club")
    begun(app)
    random_events(app, 1200, seed=3)


def test_names_are_shown_as_they_are_typed_whatever_they_look_like() -> None:
    app = opened()
    click_on(app, "new")
    click_on(app, "tab-people")
    tab_to(app, "way")
    press(app, "right")
    planner = top(app).presenter
    planner.do(Fill("name", "{JD}\n**Bob**\n[[trick|Cy]]\nDi"))
    planner.do(Choose("person 1"))
    top(app).rebuild()
    remove = top(app).panel.find("remove")
    assert remove is not None
    picture(app)
    click_on(app, "start")
    night = host(app)
    assert list(night.night.names.values()) == ["{JD}", "**Bob**", "[[trick|Cy]]", "Di"]
    for place, points in enumerate("9844"):
        night.do(Fill(f"points {place}", points))
    click_on(app, "save")
    told = top(app).panel.find("points 1")
    assert told is not None
    assert "{JD} has 9 and **Bob** has 8" in told.spoken
    for tab in ("tab-standing", "tab-players", "tab-print"):
        click_on(app, tab)
        picture(app)


def test_a_row_is_chosen_with_the_mouse() -> None:
    app = opened()
    begun(app)
    listed = top(app).panel.find("list")
    assert isinstance(listed, RowList)
    click(app, (listed.rect.centerx, listed.rect.top + listed.rows[0].height + 5))
    assert host(app).page().chosen == "table 2"

"""Choosing a file in the window, by keys and by mouse."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game.client.app import App
from game.client.draw import theme
from game.client.screens.files import FilesScreen
from game.client.screens.messages import MessageScreen
from game.client.screens.replay import ReplayScreen
from game.client.widgets.elided import Elided
from game.client.widgets.flow import Style
from tests.client.drive import click_on, new_app, picture, press
from tests.client.test_records import a_file


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "friday").mkdir()
    a_file(tmp_path / "friday")
    (tmp_path / "broken.egn").write_text("no record")
    return tmp_path


def choosing(folder: Path, **settings: object) -> tuple[App, FilesScreen]:
    app = new_app(record_folders=(str(folder),), **settings)
    app.start()
    app.stage.go("records")
    click_on(app, "choose")
    screen = app.stage.top
    assert isinstance(screen, FilesScreen)
    return app, screen


def test_a_record_is_chosen_with_the_keyboard_alone(folder: Path) -> None:
    app, _screen = choosing(folder)
    press(app, "return")  # into the folder
    press(app, "return")
    assert isinstance(app.stage.top, ReplayScreen)
    assert app.settings.record_folders[0] == str(folder / "friday")


def test_backspace_leads_to_the_folder_above(folder: Path) -> None:
    app, screen = choosing(folder)
    press(app, "return")
    press(app, "backspace")
    assert screen.choice.folder.path == folder


def test_a_file_that_is_no_record_is_refused_and_the_choice_stays(folder: Path) -> None:
    app, screen = choosing(folder)
    press(app, "down", "return")
    assert isinstance(app.stage.top, MessageScreen)
    press(app, "escape")
    assert app.stage.top is screen
    assert app.settings.record_folders == (str(folder),)


def test_part_of_a_name_and_enter_open_it(folder: Path) -> None:
    app, screen = choosing(folder)
    press(app, "/", "f", "r", "i")
    assert screen.panel.focus_key == "search"
    press(app, "return")
    assert screen.choice.folder.path == folder / "friday"


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
@pytest.mark.parametrize("text", [100, 150])
def test_long_and_odd_names_can_be_drawn(tmp_path: Path, size: tuple[int, int], text: int) -> None:
    for name in ("w" * 200 + ".egn", "*odd* {JD} [[x]].json"):
        (tmp_path / name).write_text("")
    if os.name == "posix":
        (tmp_path / os.fsdecode(b"\xff\n.egn")).write_text("")
    app, _screen = choosing(tmp_path, size=size, text=text)
    picture(app)


def test_a_long_name_keeps_its_beginning_and_its_ending() -> None:
    line = Elided(new_app().stage.ui, "a name that is far too long for its place.egn", Style(theme.BODY))
    line.fit(200)
    assert line.shown.startswith("a name")
    assert line.shown.endswith(".egn")
    assert line.size[0] <= 200
    assert line.spoken == "a name that is far too long for its place.egn"


def test_a_line_whose_end_says_little_ends_in_dots() -> None:
    line = Elided(new_app().stage.ui, "The jack that changes suit", Style(theme.BODY), end=0)
    line.fit(120)
    assert line.shown.startswith("The jack")
    assert line.shown.endswith("…")
    assert line.size[0] <= 120

"""Handing in and a class in the window: from a lesson's end to a sheet, by mouse and by keys."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game.classes.reading import read_result
from game.client.app import App
from game.client.screens.classes import ClassScreen, HandInScreen
from game.client.screens.files import FilesScreen
from game.presenters.list_pages import Turn
from game.storage.first_answers import FirstAnswer
from game.storage.paths import HOME_VARIABLE
from tests.classes.results import file, handed, lesson
from tests.client.drive import click_on, new_app, picture, press


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def app() -> App:
    app = new_app()
    app.start()
    return app


@pytest.fixture
def results(tmp_path: Path) -> list[Path]:
    place = tmp_path / "in"
    place.mkdir()
    wrong = lesson(name_the_left="ace-of-clubs 2 solved")
    return [file(place, handed(pupil, wrong)) for pupil in ("Mia", "7", "Bo")]


def drop(app: App, path: Path) -> None:
    app.handle(Event(pygame.DROPFILE, file=str(path)))


def top(app: App) -> ClassScreen:
    assert isinstance(app.stage.top, ClassScreen)
    return app.stage.top


def test_dropped_results_make_one_class(app: App, results: list[Path]) -> None:
    for path in results:
        drop(app, path)
    assert sum(isinstance(screen, ClassScreen) for screen in app.stage.screens) == 1
    assert "3 pupils, 3 results" in top(app).spoken
    picture(app)


def test_a_result_chosen_from_the_files_joins_the_class(app: App, results: list[Path]) -> None:
    drop(app, results[0])
    click_on(app, "tab-files")
    click_on(app, "choose")
    screen = app.stage.top
    assert isinstance(screen, FilesScreen)
    screen.choice.go(results[1].parent)
    screen.press("file 7.lbresult")
    assert "2 pupils" in top(app).spoken
    assert app.services.settings().record_folders[:1] == (str(results[1].parent),)


def test_a_path_typed_among_the_records_opens_it(app: App, results: list[Path]) -> None:
    app.stage.go("records", str(results[0]))
    picture(app)
    click_on(app, "open")
    assert "1 pupil," in top(app).spoken


def test_a_lesson_is_handed_in_by_keys_alone(app: App, home: Path) -> None:
    told = FirstAnswer("left-bower", "name-the-left", "", "ace-of-clubs", 2, 0, "answered", 20)
    app.store.first_answers.note([told])
    app.stage.go("hand_in", "left-bower")
    screen = app.stage.top
    assert isinstance(screen, HandInScreen)
    picture(app)
    assert screen.panel.find("write") is None or not home.exists()
    for _step in range(20):
        if screen.panel.focus_key == "name":
            break
        press(app, "tab")
    assert screen.panel.focus_key == "name"
    for letter in "mia":
        app.handle(Event(pygame.KEYDOWN, key=ord(letter), unicode=letter, mod=0))
    for key in ("return", "return", "return"):
        press(app, key)
    press(app, "return")
    assert read_result(home / "mia.lbresult").result.pupil == "mia"


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("language", ["en", "en_XA"])
def test_every_tab_has_room(results: list[Path], size: tuple[int, int], text: int, language: str) -> None:
    app = new_app(size, text=text, language=language)
    app.start()
    drop(app, results[0].parent / "mia.lbresult")
    for tab in ("pupils", "questions", "needs", "files", "save"):
        top(app).presenter.do(Turn(tab))
        top(app).rebuild()
        picture(app)
        whole = pygame.Rect((0, 0), size)
        for part in top(app).panel.widgets:
            assert whole.contains(part.rect), (tab, part.key)


def test_progress_leads_to_handing_in(app: App) -> None:
    app.stage.go("progress")
    picture(app)
    click_on(app, "hand in")
    assert isinstance(app.stage.top, HandInScreen)

"""Packs of lessons in the window: dropped, looked at, added, seen on the course map, updated, removed."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game.client.app import App
from game.client.screens.courses import CoursesScreen
from game.client.screens.files import FilesScreen
from game.client.screens.messages import MessageScreen
from game.client.screens.stage import Screen
from game.packs import shelf
from game.presenters.pack_part import part_of
from game.storage.paths import HOME_VARIABLE
from tests.client.drive import click_on, new_app, picture, press
from tests.course.writing import HEAD, lesson
from tests.packs.writing import files, folder, packed, plain_files


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def app() -> App:
    app = new_app()
    app.start()
    return app


def dropped(app: App, path: Path) -> Screen:
    app.handle(Event(pygame.DROPFILE, file=str(path)))
    assert app.stage.top is not None
    return app.stage.top


def ids() -> list[str]:
    return [pack.id for pack in shelf.packs()]


def test_a_dropped_pack_is_shown_first_and_added_only_if_wanted(app: App, tmp_path: Path) -> None:
    file = packed(tmp_path, files())
    message = dropped(app, file)
    assert "“Friday club” by Nora Hale, version 3." in message.spoken
    press(app, "escape")
    assert ids() == []
    dropped(app, file)
    press(app, "return")
    assert ids() == ["club"]
    assert isinstance(app.stage.top, CoursesScreen)


def test_a_pack_is_a_part_of_the_course_map_with_its_author_and_can_be_removed(
    app: App, tmp_path: Path
) -> None:
    dropped(app, packed(tmp_path, files()))
    press(app, "return")
    screen = app.stage.top
    assert isinstance(screen, CoursesScreen)
    picture(app)
    assert screen.panel.find("lesson-club/one") is not None
    click_on(app, "update-pack")
    assert isinstance(app.stage.top, FilesScreen)
    press(app, "escape")
    click_on(app, "remove-pack")
    press(app, "escape")
    assert ids() == ["club"]
    click_on(app, "remove-pack")
    press(app, "return")
    assert ids() == []
    assert app.stage.top is screen
    assert screen.panel.find("lesson-club/one") is None


def test_a_pack_of_words_and_house_rules_only_is_on_the_course_map_too(app: App, tmp_path: Path) -> None:
    texts = {name: text for name, text in files().items() if not name.startswith("1-first")}
    dropped(app, packed(tmp_path, texts))
    press(app, "return")
    screen = app.stage.top
    assert isinstance(screen, CoursesScreen)
    picture(app)
    part = part_of("club/")
    assert part is not None
    assert "Nora Hale" in part.about
    assert "1 word for the glossary." in part.about
    assert "House rules: Friday rules." in part.about
    assert any("No lessons" in each.spoken for each in screen.panel.widgets)
    click_on(app, "update-pack")
    assert isinstance(app.stage.top, FilesScreen)
    press(app, "escape")
    click_on(app, "remove-pack")
    press(app, "return")
    assert ids() == []
    assert not any("No lessons" in each.spoken for each in screen.panel.widgets)


def test_an_update_says_so_and_an_older_version_is_asked_for(app: App, tmp_path: Path) -> None:
    dropped(app, packed(tmp_path, files(2)))
    press(app, "return")
    assert "Update this pack" in dropped(app, packed(tmp_path, files(3))).spoken
    press(app, "return")
    assert isinstance(app.stage.top, CoursesScreen)
    assert sum(isinstance(screen, CoursesScreen) for screen in app.stage.screens) == 1
    assert "older version" in dropped(app, packed(tmp_path, files(1))).spoken
    press(app, "escape")
    assert [pack.about.version for pack in shelf.packs()] == [3]


def test_a_lesson_of_a_pack_is_opened_and_taken(app: App, tmp_path: Path) -> None:
    dropped(app, packed(tmp_path, files()))
    press(app, "return")
    app.stage.go("lesson", "club/one")
    assert app.stage.top is not None
    assert app.stage.top.name == "lesson"
    press(app, "return")
    assert set(app.store.progress.all()) == {"club/one"}


def test_a_pack_that_is_wrong_is_told_and_nothing_is_added(app: App, tmp_path: Path, home: Path) -> None:
    message = dropped(app, packed(tmp_path, {**plain_files(), "one.yaml": "id: ["}))
    assert isinstance(message, MessageScreen)
    assert "club.lbpack/one.yaml:1:" in message.spoken.replace("\u200b", "")
    assert ids() == []


def test_a_dropped_lesson_is_taken_as_a_lesson(app: App, tmp_path: Path) -> None:
    for number in (1, 2):
        file = tmp_path / f"{number}.yaml"
        file.write_text(lesson(head=HEAD.replace("trial", f"own-{number}", 1)), encoding="utf-8")
        assert "Add this lesson?" in dropped(app, file).spoken
        press(app, "return")
    (pack,) = shelf.packs()
    assert [each.id for each in pack.lessons.lessons] == ["own-1", "own-2"]
    assert "takes the place" in dropped(app, tmp_path / "1.yaml").spoken


def test_nobody_can_hand_out_a_pack_in_the_place_of_single_lessons(app: App, tmp_path: Path) -> None:
    texts = plain_files()
    texts["pack.yaml"] = texts["pack.yaml"].replace("id: small", "id: my-lessons")
    assert "another id" in dropped(app, packed(tmp_path, texts)).spoken


def test_a_pack_is_chosen_among_the_files_that_can_be_opened(tmp_path: Path) -> None:
    packed(tmp_path, files())
    app = new_app(record_folders=(str(tmp_path),))
    app.start()
    app.stage.go("files")
    press(app, "return")
    assert app.stage.top is not None
    assert "Friday club" in app.stage.top.spoken


def test_a_broken_pack_can_be_removed_beside_the_files_with_errors(app: App, home: Path) -> None:
    folder(home / "packs" / "broken", {"pack.yaml": "id: ["})
    app.stage.go("courses", "")
    screen = app.stage.top
    assert isinstance(screen, CoursesScreen)
    screen._list.key = ""
    screen.rebuild()
    click_on(app, "remove-broken")
    press(app, "return")
    assert shelf.shelved() == ()
    assert screen.panel.find("remove-broken") is None

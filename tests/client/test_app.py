"""The start of the app, what it says when its data is in trouble, and the loop around it."""

from __future__ import annotations

import gc
import subprocess
import sys
from types import ModuleType
from weakref import ref

import pygame
import pytest

from game.client import routes as routes
from game.client import window
from game.client.app import App
from game.client.screens.messages import not_saved
from game.client.screens.services import Services
from game.client.screens.stage import Screen
from game.presenters.practice_games import begin
from game.storage.database import Store, memory_store
from game.storage.errors import StorageError, StoreBusy
from game.storage.settings import Practice, Settings
from tests.client.drive import click_on, close_apps, close_doors, new_app, picture, press, show


class FullDisk(Store):
    """A store whose disk has no room left for settings."""

    def save_settings(self, settings: Settings) -> None:
        raise StorageError("There is no room left on the disk.")


def full_disk() -> Store:
    store = memory_store()
    store.__class__ = FullDisk
    return store


def names(app: App) -> list[str]:
    return [screen.name for screen in app.stage.screens]


def test_a_game_left_unfinished_is_offered_at_the_start() -> None:
    store = memory_store()
    begin(store, Practice())
    app = new_app(store=store)
    asked = close_doors(app)
    app.start()
    assert names(app) == ["home", "message"]
    press(app, "return")
    assert asked == [store.games.current()]


def test_a_game_left_for_later_is_offered_again_before_a_new_one() -> None:
    store = memory_store()
    begin(store, Practice())
    app = new_app(store=store)
    app.start()
    press(app, "escape")
    assert names(app) == ["home"]
    click_on(app, "play")
    assert names(app) == ["home", "message"]
    press(app, "right", "return")
    assert names(app) == ["home", "table"]


def test_a_game_that_cannot_be_read_is_told_once_and_not_offered() -> None:
    store = memory_store()
    store.games.begin("{}", "{}", "{}")
    app = new_app(store=store)
    app.start()
    assert "can't read the game you left" in app.stage.top.spoken  # type: ignore[union-attr]
    press(app, "return")
    assert names(app) == ["home"]
    click_on(app, "practice")
    assert names(app) == ["home", "practice-setup"]


def test_a_second_copy_of_the_app_can_only_be_closed() -> None:
    app = new_app()
    app.start(StoreBusy("Left Bower is already open."))
    press(app, "escape")
    assert names(app) == ["home", "message"]
    press(app, "return")
    assert not app.running


def test_data_that_cannot_be_opened_leaves_the_choice_to_play_unsaved() -> None:
    app = new_app()
    app.start(StorageError("The folder cannot be written."))
    assert app.stage.top is not None
    assert "The folder cannot be written." in app.stage.top.spoken
    press(app, "return")
    assert names(app) == ["home"]
    assert app.running


def test_damaged_data_is_told_once_at_the_start() -> None:
    store = memory_store()
    store.notice = "The file was damaged. It is kept as old.db."
    app = new_app(store=store)
    app.start()
    assert app.stage.top is not None
    assert "old.db" in app.stage.top.spoken


def test_settings_that_cannot_be_saved_hold_all_the_same_and_a_message_says_so() -> None:
    app = App(full_disk(), (1280, 720), language="en")
    app.start()
    app.change(text=130)
    assert app.stage.ui.metrics.text == 1.3
    assert app.stage.top is not None
    assert "no room left" in app.stage.top.spoken


def test_a_screen_that_cannot_save_gets_a_message_and_not_an_end() -> None:
    class Writing(Screen):
        def tick(self, dt: float) -> bool:
            raise StorageError("There is no room left on the disk.")

    app = new_app()
    app.start()
    app.stage.push(Writing())
    app.tick(16)
    app.tick(16)
    assert [screen.name for screen in app.stage.screens] == ["home", "", "message"]


def test_a_new_size_arranges_every_screen_of_the_stack() -> None:
    app = new_app((1280, 720))
    show(app, app.services.open("settings"))
    app.resize((1024, 640))
    assert all(
        (screen.ui.metrics.width, screen.ui.metrics.height) == (1024, 640) for screen in app.stage.screens
    )
    assert picture(app).get_size() == (1024, 640)


def test_a_screen_over_another_leaves_it_visible() -> None:
    app = new_app()
    app.start()
    before = picture(app).get_at((60, 60))
    app.stage.push(not_saved(StorageError("No room.")))
    after = picture(app).get_at((60, 60))
    assert after != before
    assert after.g > after.r


def test_mouse_places_count_in_pixels_on_a_dense_display() -> None:
    event = pygame.event.Event(pygame.MOUSEMOTION, pos=(100, 50), rel=(3, 4), buttons=(0, 0, 0))
    assert window.in_pixels(event, 2.0).pos == (200, 100)
    assert window.in_pixels(event, 1.0) is event


def test_another_pygame_is_named_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame, "IS_CE", False)
    with pytest.raises(window.WrongPygame) as caught:
        window.check_pygame()
    assert "pip install pygame-ce" in caught.value.sentence


def test_lessons_that_another_thread_is_about_to_read_are_not_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    app = App(memory_store(), (1280, 720), language="en", hurried=True)
    begun = ModuleType("game.presenters.lesson_list")  # as it is while its first lines run
    monkeypatch.setitem(sys.modules, "game.presenters.lesson_list", begun)
    assert not app.services.lessons_ready()
    app.close()


def test_lessons_are_ready_once_they_were_read() -> None:
    app = App(memory_store(), (1280, 720), language="en", hurried=True)
    assert not app.services.lessons_ready()
    routes.read_lessons(app)
    assert app.services.lessons_ready()
    app.close()


def test_the_first_picture_of_a_hurried_app_does_not_wait_for_the_lessons(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    read: list[bool] = []
    monkeypatch.setattr(Services, "lessons_ready", lambda _services: bool(read))
    app = App(memory_store(), (1280, 720), language="en", hurried=True)
    app.start()
    surface = picture(app)
    assert app.stage.top is not None
    assert app.stage.top.panel.find("continue") is None  # type: ignore[attr-defined]
    read.append(True)
    assert app.tick(16)
    app.draw(surface)
    assert app.stage.top.panel.find("continue") is not None  # type: ignore[attr-defined]


def test_the_first_picture_waits_for_no_lesson_and_no_table() -> None:
    program = "import sys, game.client.app, game.client.screens.home; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    ).stdout
    assert not {"game.course", "game.tutor", "game.session", "yaml"} & set(loaded.split())


def test_a_closed_app_lets_its_pictures_go_and_is_forgotten() -> None:
    app = new_app()
    app.start()
    show(app, app.services.open("practice"))
    card, gone = ref(app.assets.card("JH", 120).surface), ref(app)
    assert card() is not None
    app.close()
    assert card() is None  # at once: nobody else holds it
    close_apps()
    del app
    gc.collect()
    assert gone() is None

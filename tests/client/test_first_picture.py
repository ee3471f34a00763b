"""The first picture: what it must not fetch, what it shows, and how home takes its place."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from datetime import date
from pathlib import Path

import pygame
import pytest
from pygame import Surface
from pygame.event import Event

from game.client import window
from game.client.app import App
from game.client.draw.shelf import Shelf
from game.client.screens import glimpse
from game.client.window import BARS
from game.dev.watch import Watched, loop
from game.storage import paths
from game.storage.database import memory_store, open_store
from game.storage.learners import Learners
from tests.client.drive import press

DAY = date(2026, 1, 31)

STRANGERS = (
    "pydantic", "pydantic_core", "annotated_types", "importlib.metadata", "email", "argparse", "babel",
    "yaml", "fsrs", "rapidfuzz", "snowballstemmer", "spellchecker", "platformdirs",
    "subprocess", "multiprocessing", "socket", "ssl", "logging", "asyncio",
    "game.cli.command_line", "game.cli.lesson_commands", "game.cli.arena_commands", "game.cli.complaints",
    "game.rules", "game.words", "game.session", "game.presenters.practice_games",
    "game.tutor", "game.strategy", "game.course",
    "game.bots.worker", "game.bots.levels", "game.rulesets.shipped", "game.storage.journal",
    "game.storage.memory", "game.storage.reviews", "game.storage.progress",
    "game.client.routes", "game.client.screens.home", "game.client.screens.messages",
    "game.client.widgets.panel",
)  # fmt: skip
"""What the first picture can do without, with all that lies within."""

FIRST_PICTURE = """
import sys
import game.client.window as window
from game.dev.watch import until_first_frame
from game.__main__ import main
sys.argv = ["leftbower"]
seen = []
def run(app, opened):
    until_first_frame(app, opened)
    seen.extend(sys.modules)
window.run = run
main()
print(*seen)
"""


def start(home: Path) -> set[str]:
    """The modules that a start has fetched when its first picture is shown."""
    done = subprocess.run(
        [sys.executable, "-c", FIRST_PICTURE],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "LEFTBOWER_HOME": str(home)},
    )
    word, modules = done.stdout.splitlines()
    assert word == "frame"
    return set(modules.split())


def strangers(modules: set[str]) -> list[str]:
    return [name for name in STRANGERS if any(f"{each}.".startswith(f"{name}.") for each in modules)]


def test_neither_the_first_start_nor_a_later_one_fetches_what_the_first_picture_does_not_need(
    tmp_path: Path,
) -> None:
    open_store(tmp_path / "known").close()
    assert strangers(start(tmp_path / "new")) == []
    assert strangers(start(tmp_path / "known")) == []


def test_a_later_start_does_not_even_fetch_how_felt_is_drawn(tmp_path: Path) -> None:
    assert "game.client.draw.textures" in start(tmp_path)
    assert "game.client.draw.textures" not in start(tmp_path)


def test_a_household_of_several_learners_needs_no_more_for_its_first_picture(tmp_path: Path) -> None:
    learners = Learners(tmp_path)
    learners.choose(learners.add("Mia", DAY))
    assert strangers(start(tmp_path)) == []


@pytest.fixture(autouse=True)
def _pygame() -> None:
    window.start_pygame()


class Seen:
    """The pictures that a run of the real window showed, with the name of the screen on top."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.pictures: list[bytes] = []
        self.stores: list[bool] = []


def watch(monkeypatch: pytest.MonkeyPatch, **shown: str) -> Seen:
    """Opens the app and closes it when home, or what was asked for, is there."""
    seen = Seen()
    real = window.run

    def run(app: App, opened: pygame.Window) -> None:
        app.warm_up = lambda: None  # type: ignore[method-assign]  # lessons and the process that thinks

        def flip() -> None:
            opened.flip()
            assert app.stage.top is not None
            seen.names.append(app.stage.top.name)
            seen.pictures.append(opened.get_surface().get_buffer().raw)
            seen.stores.append((paths.data_home() / "leftbower.db").exists())
            if app.arrived:
                app.quit()

        loop(app, Watched(opened, flip=flip))

    monkeypatch.setattr(window, "run", run)
    assert window.main(**shown) == 0
    monkeypatch.setattr(window, "run", real)
    return seen


def test_the_very_first_picture_is_the_table_and_waits_for_no_store(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = watch(monkeypatch)
    assert seen.names == ["glimpse", "home"]
    assert seen.stores == [False, True]
    assert seen.pictures[0] != seen.pictures[1]


def test_a_later_start_shows_home_at_once_as_it_will_stand_there(monkeypatch: pytest.MonkeyPatch) -> None:
    first = watch(monkeypatch)
    second = watch(monkeypatch)
    assert second.names == ["glimpse", "home"]
    assert second.pictures[0] == second.pictures[1] == first.pictures[1]


def test_a_picture_that_is_not_true_any_more_is_replaced_at_the_next_frame_and_not_shown_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    right = watch(monkeypatch).pictures[1]
    shelf = Shelf(paths.cache_home())
    with open_store() as store:
        app = App(store, (1024, 768 - BARS), shelf=shelf)
        old = glimpse.about(app.stage.ui)
    shelf.keep(old, old.blank())
    shelf.put_away()
    wrong = watch(monkeypatch)
    assert wrong.pictures[0] != right
    assert wrong.pictures[1] == right
    assert watch(monkeypatch).pictures[0] == right


def test_with_several_learners_the_table_stays_bare_until_one_is_chosen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bare = watch(monkeypatch).pictures[0]
    Learners().add("Mia", DAY)
    seen = watch(monkeypatch)
    assert seen.names == ["glimpse", "learners"]
    assert seen.pictures[0] == bare


def test_a_second_copy_still_says_that_the_first_is_open(monkeypatch: pytest.MonkeyPatch) -> None:
    with open_store():
        assert watch(monkeypatch).names == ["glimpse", "message"]


def test_a_cache_that_cannot_be_made_changes_nothing_but_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    paths.data_home().mkdir(parents=True)
    paths.cache_home().write_text("in the way")
    assert watch(monkeypatch).names == watch(monkeypatch).names == ["glimpse", "home"]


def test_a_key_pressed_before_home_is_there_is_taken_by_home() -> None:
    app = App(memory_store(), (1280, 720), language="en", hurried=True)
    app.begin(app.start, whole=True)
    app.draw(Surface((1280, 720)))
    press(app, "s")
    assert [screen.name for screen in app.stage.screens] == ["home", "settings"]
    app.close()


def test_a_hurried_app_arrives_only_when_its_first_picture_was_shown() -> None:
    app = App(memory_store(), (1280, 720), language="en", hurried=True)
    app.begin(app.start, whole=True)
    app.handle(Event(pygame.WINDOWSHOWN))
    app.tick(16)
    assert not app.arrived
    app.draw(Surface((1280, 720)))
    assert app.tick(16)
    assert app.arrived
    assert [screen.name for screen in app.stage.screens] == ["home"]
    app.close()


def test_pictures_are_put_away_when_nobody_does_anything(tmp_path: Path) -> None:
    app = App(memory_store(), (1280, 720), language="en", shelf=Shelf(tmp_path / "cache"))
    app.start()
    app.pause()
    assert app.assets.shelf is not None
    until = time.monotonic() + 20
    while app.assets.shelf.waiting and time.monotonic() < until:
        time.sleep(0.01)
    assert list((tmp_path / "cache").glob("ground-*.pixels"))
    app.close()

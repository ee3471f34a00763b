"""The loop at rest: it waits instead of turning, and is awake at the first event or change."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pygame
import pytest
from pygame.event import Event

from game.client import rest, window
from game.client.app import App
from game.client.rest import BREATH, PULSE, Rest
from game.client.screens.stage import Screen
from game.dev.watch import Watched
from tests.client.drive import new_app

KEY = Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="\t", scancode=0)


def naps(monkeypatch: pytest.MonkeyPatch, after: int = -1) -> list[float]:
    """The sleeps of a rest, none of which takes time; a key comes during the one with number `after`."""
    slept: list[float] = []

    def sleep(seconds: float) -> None:
        slept.append(seconds)
        if len(slept) == after:
            pygame.event.post(KEY)

    monkeypatch.setattr(rest.time, "sleep", sleep)
    return slept


@pytest.fixture(autouse=True)
def _no_events() -> None:
    window.start_pygame()
    pygame.event.clear()


def test_without_an_event_a_rest_lasts_one_breath(monkeypatch: pytest.MonkeyPatch) -> None:
    slept = naps(monkeypatch)
    Rest().wait()
    assert sum(slept) == pytest.approx(BREATH)
    assert max(slept) <= PULSE


def test_an_event_ends_a_rest_at_the_next_look_and_stays_in_the_queue(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slept = naps(monkeypatch, after=2)
    Rest().wait()
    assert len(slept) == 2
    assert [event.type for event in pygame.event.get()] == [pygame.KEYDOWN]


def test_a_look_leaves_time_to_answer_within_25_milliseconds() -> None:
    assert PULSE <= 0.025 - 0.003  # three for the turn and its picture


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells which libraries are loaded")
def test_where_sdl_can_wait_it_is_asked_to(monkeypatch: pytest.MonkeyPatch) -> None:
    slept = naps(monkeypatch)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    pygame.event.post(KEY)
    Rest().wait()
    assert slept == []
    assert [event.type for event in pygame.event.get()] == [pygame.KEYDOWN]


def test_where_the_library_is_not_found_looks_take_the_place_of_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slept = naps(monkeypatch)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setattr(rest, "_LIBRARY", "libNothing")
    Rest().wait()
    assert slept


class Resting:
    """Stands in for the rest of a loop: what happens during each wait, and how often there was one."""

    def __init__(self, *during: Callable[[], object]) -> None:
        self.during = list(during)
        self.waits = 0

    def __call__(self) -> Resting:
        return self

    def wait(self) -> None:
        self.waits += 1
        self.during.pop(0)()


def opened() -> tuple[App, pygame.Window]:
    shown = window.open_window()
    app = new_app(shown.get_surface().get_size())
    app.start()
    app.warm_up = lambda: None  # type: ignore[method-assign]
    return app, shown


def test_a_key_at_rest_is_answered_in_the_next_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    app, shown = opened()
    drawn: list[int] = []
    resting = Resting(lambda: drawn.append(app.frames), lambda: pygame.event.post(KEY), app.quit)
    monkeypatch.setattr(window, "Rest", resting)
    window.run(app, shown, rest_after=0.0)
    assert resting.waits == 3
    assert app.frames == drawn[0] + 1
    assert app.stage.top.panel.ring  # type: ignore[union-attr]


def test_what_changes_by_itself_at_rest_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    class Slow(Screen):
        changed = False

        def tick(self, dt: float) -> bool:
            changed, self.changed = self.changed, False
            return changed

    app, shown = opened()
    screen, drawn = Slow(), list[int]()
    app.stage.push(screen)

    def change() -> None:
        drawn.append(app.frames)
        screen.changed = True

    monkeypatch.setattr(window, "Rest", Resting(change, app.quit))
    window.run(app, shown, rest_after=0.0)
    assert app.frames == drawn[0] + 1


def test_the_loop_turns_on_while_something_changes_and_then_rests_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Moving(Screen):
        turns = 0

        def tick(self, dt: float) -> bool:
            self.turns += 1
            return self.turns <= 5

    app, shown = opened()
    screen, pauses = Moving(), list[int]()
    app.stage.push(screen)
    app.draw(shown.get_surface())
    resting = Resting(lambda: None, lambda: None, app.quit)
    monkeypatch.setattr(window, "Rest", resting)
    watched = Watched(app, pause=lambda: pauses.append(screen.turns))
    window.run(watched, shown, rest_after=0.0)  # type: ignore[arg-type]
    assert pauses == [6]
    assert resting.waits == 3


@pytest.mark.parametrize(
    ("desktop", "size"),
    [((1920, 1080), (1280, 720)), ((1280, 720), (1280, 640)), ((1366, 768), (1280, 688))],
)
def test_the_window_leaves_room_for_its_title_bar(desktop: tuple[int, int], size: tuple[int, int]) -> None:
    assert window.fitted(window.FIRST, desktop) == size

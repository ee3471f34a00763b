"""What the stack of screens does with clicks that come too soon."""

from __future__ import annotations

import time

import pygame
import pytest
from pygame.event import Event

from game.client.app import App
from tests.client.drive import new_app
from tests.client.table.sitting import take_lesson


class Clock:
    """A time that passes only when a test says so."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def click_at_once(app: App, place: tuple[int, int]) -> None:
    app.handle(Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0), touch=False))
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app.handle(Event(kind, pos=place, button=1, touch=False))


def test_the_second_click_of_two_does_nothing_on_the_page_that_came(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(time, "monotonic", clock)
    app, screen = take_lesson()
    app.stage.rest()
    forward = screen.panel.find("forward")
    assert forward is not None
    first = screen.step_id
    click_at_once(app, forward.rect.center)
    second = screen.step_id
    assert second != first
    click_at_once(app, forward.rect.center)
    assert screen.step_id == second
    clock.now += 0.26
    back = screen.panel.find("step back")
    assert back is not None
    click_at_once(app, back.rect.center)
    assert screen.step_id == first


def test_two_clicks_on_a_page_that_stays_both_count() -> None:
    app = new_app()
    app.stage.go("settings")
    app.stage.rest()
    for _click in range(2):
        larger = app.stage.top.panel.find("text")  # type: ignore[union-attr]
        assert larger is not None
        click_at_once(app, (larger.rect.right - 8, larger.rect.centery))
    assert app.settings.text == 130

"""From the click on a card that may not be played to the words that say why: a short way, and no disk."""

from __future__ import annotations

import builtins
import io
import os
import sys
from types import FrameType

import pytest

from game.client.app import App
from game.client.screens.practice import PracticeScreen
from game.pages.page import Page, Refusal
from tests.client.drive import move, picture
from tests.client.table.sitting import at, illegal_card, must_follow, press_at, release_at

MOST = 36
_LOOKS = ("open", "stat", "lstat", "listdir", "scandir")
_DRAWING = ("game.client.draw", "game.client.widgets", "game.client.table", "game.client.screens.frame")
"""What lays out and draws. The `model` of the table is drawing, too; the `page` of words is not."""


class Trace:
    """The modules of the app in which a function that somebody wrote runs, but for drawing.

    It counts until a refusal and the page about it have been made. Methods that
    `dataclass` writes do not count: they do nothing but hold values.
    """

    def __init__(self) -> None:
        self.modules: set[str] = set()
        self.refusal = self.page = False  # whether these words are there
        self._drawing = [False]

    def __call__(self, frame: FrameType, event: str, value: object) -> None:
        if event == "call":
            self._drawing.append(self._enter(frame))
        elif event == "return" and len(self._drawing) > 1:
            self._drawing.pop()
            self.refusal = self.refusal or isinstance(value, Refusal)
            self.page = self.page or (self.refusal and isinstance(value, Page))

    def _enter(self, frame: FrameType) -> bool:
        module, name = frame.f_globals.get("__name__", ""), frame.f_code.co_name
        if module.startswith("game.presenters") and name == "page":
            drawing = False
        else:
            drawing = self._drawing[-1] or module.startswith(_DRAWING) or name == "model"
        written = module.startswith("game.") and frame.f_code.co_filename != "<string>"
        if written and not drawing and not self.page:
            self.modules.add(module)
        return drawing


@pytest.fixture
def table() -> tuple[App, tuple[int, int]]:
    """A table at rest at which the mouse is over a card that may not be played."""
    app, screen = at(must_follow)
    middle = screen.board.card_rect(illegal_card(screen)).center
    move(app, middle)
    picture(app)
    return app, middle


def test_the_way_to_the_words_leads_through_few_modules(table: tuple[App, tuple[int, int]]) -> None:
    app, place = table
    trace = Trace()
    sys.setprofile(trace)
    try:
        press_at(app, place)
        release_at(app, place)
    finally:
        sys.setprofile(None)
    assert trace.page
    assert len(trace.modules) <= MOST, sorted(trace.modules)


def test_nothing_is_read_from_disk(
    table: tuple[App, tuple[int, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    app, place = table
    touched = []
    for home, name in ((builtins, "open"), (io, "open"), *((os, each) for each in _LOOKS)):
        monkeypatch.setattr(home, name, lambda *args, **_more: touched.append(args))
    press_at(app, place)
    release_at(app, place)
    monkeypatch.undo()
    screen = app.stage.top
    assert isinstance(screen, PracticeScreen)
    assert screen.presenter.refusal is not None
    assert touched == []

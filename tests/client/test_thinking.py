"""What the window says of the process that thinks."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from game.client.thinking import Thinking
from tests.client.drive import new_app, press


@dataclass
class Tired:
    """A worker whose processes have failed one after the other."""

    tired: bool = True

    def close(self) -> None:
        """Nothing is left of it."""


def test_that_nobody_thinks_ahead_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    app = new_app()
    app.start()
    assert not app.tick(16) or app.stage.top is app.stage.screens[0]
    monkeypatch.setattr("game.bots.worker.Worker", Tired)
    app.thinking.worker()
    assert app.tick(16)
    assert app.stage.top is not None
    assert "the strong players go by rules of thumb" in app.stage.top.spoken
    press(app, "return")
    app.tick(16)
    assert len(app.stage.screens) == 1


def test_without_a_process_there_is_nothing_to_tell() -> None:
    assert Thinking().news() == ""

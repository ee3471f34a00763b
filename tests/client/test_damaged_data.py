"""Damage in the learner's file that comes to light in the window is told, and nothing ends by it."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.client.app import App
from game.client.draw.ui import Ui
from game.client.screens.stage import Screen
from game.storage.database import open_store
from game.storage.errors import StoreDamaged
from game.storage.settings import Practice
from tests.client.drive import new_app, press
from tests.storage.inside import database


def names(app: App) -> list[str]:
    return [screen.name for screen in app.stage.screens]


def test_a_page_that_breaks_while_the_app_is_closed_is_mended_at_the_start(tmp_path: Path) -> None:
    with open_store(tmp_path) as store:
        game = store.games.begin("{}", "{}", "[]")
        with store.together():
            for number in range(300):
                database(store).run(
                    "INSERT INTO game_entries VALUES (?, ?, 'action', '1:pass')", (game, number + 1)
                )
    with store.path.open("r+b") as stream:
        stream.seek(store.path.read_bytes().rindex(b":pass") // 4096 * 4096)
        stream.write(b"\xff" * 4096)
    app = new_app(store=open_store(tmp_path))
    app.start()
    assert app.stage.top is not None
    assert "everything it could still read" in app.stage.top.spoken
    assert "home" in names(app)
    assert app.store.settings.language == "en"


def test_what_a_screen_cannot_read_is_told_on_it(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    store.memory.meet(["term/a"])
    database(store).run("UPDATE memory_cards SET due = 'soon'")
    app = new_app(store=store)
    app.start()
    app.stage.go("cards")
    app.tick(16)
    assert app.stage.top is not None
    assert "set it aside" in app.stage.top.spoken
    press(app, "return")
    assert names(app)[-1] == "cards"


def test_a_screen_that_cannot_read_what_it_shows_is_not_opened() -> None:
    class Unreadable(Screen):
        def relayout(self, ui: Ui) -> None:
            raise StoreDamaged("The file is damaged.")

    class Door(Screen):
        def tick(self, dt: float) -> bool:
            self.stage.push(Unreadable())
            return True

    app = new_app()
    app.start()
    app.stage.push(Door())
    app.tick(16)
    assert names(app) == ["home", "", "message"]


@pytest.mark.parametrize("extends", ["../x", "/etc/passwd", "x" * 400])
def test_a_faulty_table_of_ones_own_keeps_no_screen_from_opening(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, extends: str
) -> None:
    monkeypatch.setenv("LEFTBOWER_HOME", str(tmp_path))
    (tmp_path / "rulesets").mkdir()
    sheet = f"id: wild\nname: Wild\nextends: {extends}\n"
    (tmp_path / "rulesets" / "wild.yaml").write_text(sheet, encoding="utf-8")
    app = new_app()
    app.start()
    for route in ("practice", "rules", "compare", "settings"):
        below = app.stage.top
        app.stage.go(route)
        assert app.stage.top is not below
        app.stage.home()
    app.stage.go("table", Practice(ruleset="wild"))
    assert names(app)[-1] == "table"

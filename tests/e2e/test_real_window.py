"""Whole games in a real window on a virtual screen, with real keys and clicks."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path

import pytest

from game.bots.ladder import Level
from game.storage.database import open_store
from game.storage.settings import Practice
from tests.e2e.onlooker import peek, play_on
from tests.e2e.real_window import RealWindow, launch, missing_tools, virtual_screen

pytestmark = pytest.mark.skipif(
    bool(missing_tools()), reason=f"a real window needs {missing_tools()}, not installed here"
)
_LONG = 400  # seconds; a game takes a quarter of it on a quiet machine


def set_table(home: Path, ruleset: str, seed: str) -> None:
    """Settings as a player would have left them: a quick table and this ruleset."""
    with open_store(home) as store:
        practice = Practice(ruleset, length="game", seed=seed, opponents=Level.SUNDAY, partner=Level.STEADY)
        store.save_settings(replace(store.settings, speed="fast", practice=practice))


def sit_down(window: RealWindow) -> None:
    """From the home screen to the table."""
    until = time.monotonic() + _LONG
    while peek(window.home) is None:
        assert time.monotonic() < until, "no game was begun"
        window.key("1")
        time.sleep(1)


@pytest.mark.slow
def test_a_game_goes_on_after_a_kill_and_is_played_to_its_end_by_clicks_and_keys(tmp_path: Path) -> None:
    set_table(tmp_path, "danville", "7")
    with virtual_screen() as display:
        window = launch(display, tmp_path)
        try:
            sit_down(window)
            play_on(window, 8)
        finally:
            window.kill()
        left = peek(tmp_path)
        window = launch(display, tmp_path)
        try:
            window.key("Return")  # the app offers to go on
            time.sleep(1)
            after = play_on(window, _LONG)
        finally:
            window.kill()
    assert left is not None
    assert left.entries
    assert after.entries[: len(left.entries)] == left.entries
    assert after.status == "finished"
    assert after.session.state.standing.deals == 8

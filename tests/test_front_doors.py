"""The front door of every room says what is inside and shows it with an example that runs."""

from __future__ import annotations

import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

from game import rules

GAME = Path(__file__).resolve().parent.parent / "game"
ROOMS = sorted(path.parent.name for path in GAME.glob("*/__init__.py"))


@pytest.mark.parametrize("room", ROOMS)
def test_the_example_at_the_front_door_of_a_room_runs(room: str) -> None:
    found = doctest.testmod(import_module(f"game.{room}"))
    assert found.attempted > 0
    assert found.failed == 0


def test_all_names_of_the_engines_front_door_are_there() -> None:
    assert all(getattr(rules, name) for name in rules.__all__)


def test_the_engine_in_ten_lines_as_the_readme_shows_it_plays_a_game(
    capsys: pytest.CaptureFixture[str],
) -> None:
    (shown,) = re.findall(
        r"```python\n(.*?)```", (GAME.parent / "README.md").read_text(encoding="utf-8"), re.S
    )
    exec(shown, {})  # the point is that these very lines run
    assert max(map(int, re.findall(r"\d+", capsys.readouterr().out))) >= 10

"""The rooms inside the evening say at their front doors what is inside, with examples that run."""

from __future__ import annotations

import doctest
from importlib import import_module

import pytest


@pytest.mark.parametrize("room", ["planning", "club", "paper"])
def test_the_example_at_the_front_door_runs(room: str) -> None:
    found = doctest.testmod(import_module(f"game.evening.{room}"))
    assert found.attempted > 0
    assert found.failed == 0

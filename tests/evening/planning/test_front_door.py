"""The front door of the room for planning."""

from __future__ import annotations

import doctest

from game.evening import planning


def test_its_example_runs() -> None:
    found = doctest.testmod(planning)
    assert found.attempted > 0
    assert found.failed == 0

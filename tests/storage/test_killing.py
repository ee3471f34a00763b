"""A process killed at any moment has lost nothing that it had acknowledged."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.storage.killing import kill_rounds

pytestmark = pytest.mark.skipif(os.name != "posix", reason="needs fork and SIGKILL")


def test_entries_acknowledged_before_a_kill_are_all_there(tmp_path: Path) -> None:
    assert kill_rounds(tmp_path / "home", rounds=40, seed=7) > 10


def test_a_first_start_killed_half_way_does_not_harm_the_next(tmp_path: Path) -> None:
    for number in range(20):
        kill_rounds(tmp_path / f"home-{number}", rounds=2, seed=number, longest=0.01)

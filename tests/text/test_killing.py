"""The text client killed at any moment goes on at the very decision."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.text.killing import kill_rounds


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="needs SIGKILL")
def test_a_typed_game_goes_on_after_kills_at_any_moment(tmp_path: Path) -> None:
    assert kill_rounds(tmp_path, rounds=6, seed=3) > 6

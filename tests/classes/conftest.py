"""Every test has a folder of its own for a learner's data."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.storage.paths import HOME_VARIABLE


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The learner's folder, empty."""
    place = tmp_path / "home"
    monkeypatch.setenv(HOME_VARIABLE, str(place))
    return place

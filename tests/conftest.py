"""What every test needs: no window, no sound, no folder of the person who runs them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Progress and settings of a test go to a folder of its own."""
    monkeypatch.setenv("LEFTBOWER_HOME", str(tmp_path / "home"))


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    """Each test starts in English and leaves no other language behind."""
    from game import i18n

    i18n.use(i18n.SOURCE)
    yield
    i18n.use(i18n.SOURCE)

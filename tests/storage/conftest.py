"""Stores in folders of their own, with a clock that stands where a test puts it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.storage.database import Store, open_store
from tests.clock import Clock

Opener = Callable[[], Store]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


@pytest.fixture
def opened(home: Path, clock: Clock) -> Iterator[Opener]:
    """Opens the store of the test, closing the one opened before."""
    stores: list[Store] = []

    def again() -> Store:
        for store in stores:
            store.close()
        stores.append(open_store(home, clock))
        return stores[-1]

    yield again
    for store in stores:
        store.close()


@pytest.fixture
def store(opened: Opener) -> Store:
    return opened()

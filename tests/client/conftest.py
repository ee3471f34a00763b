"""What every test of the client needs: apps that end with it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def _closed_apps() -> Iterator[None]:
    """No app outlives the test that made it."""
    yield
    from tests.client.drive import close_apps

    close_apps()

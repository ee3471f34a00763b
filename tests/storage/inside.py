"""A store looked at, or damaged, from below: what no part of the app does."""

from __future__ import annotations

from game.storage.connection import Database
from game.storage.database import Store


def database(store: Store) -> Database:
    """The open file itself."""
    return store._database

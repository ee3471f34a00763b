"""Rulesets that games and evenings were played by: each is kept once, and found by its hash."""

from __future__ import annotations

from game.storage.aside import read
from game.storage.connection import Database
from game.storage.migrations import hash_of


def keep_ruleset(database: Database, text: str) -> str:
    """The hash of a ruleset that is in the file from now on."""
    found = hash_of(text.encode())
    database.run(
        "INSERT INTO rulesets VALUES (?, ?) "
        "ON CONFLICT (hash) DO UPDATE SET text = excluded.text WHERE text IS NOT excluded.text",
        (found, text),
    )
    return found


def kept_ruleset(database: Database, found: str) -> str:
    """The ruleset of a hash; "" for one that cannot be read any more."""
    rows = read(database, "rulesets", "WHERE hash = ?", (found,))
    return next((text for _hash, text in rows), "")

"""Everything kept of a learner as one readable JSON text."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from game.storage.database import Store, stamp
from game.storage.learners import Learner
from game.storage.migrations import TABLES
from game.storage.writing import check_free, write_named

_NAMES = {
    "settings": "settings",
    "lesson_progress": "lessons",
    "rulesets": "rulesets",
    "games": "games",
    "game_entries": "moves",
    "memory_cards": "cards",
    "card_reviews": "card answers",
    "step_answers": "lesson answers",
    "hand_reviews": "hands reviewed",
    "hand_noticing": "slips noticed",
    "evenings": "evenings",
    "evening_entries": "evening hands",
    "first_answers": "first answers",
    "decisions": "decisions",
    "mistakes": "mistakes",
    "mistake_answers": "mistake answers",
    "drills": "drills",
    "drill_answers": "drill answers",
    "proof_answers": "proof answers",
    "coins": "coins",
    "set_aside": "set aside",
}
"""What each table is called in the file."""

_JSON = frozenset(
    ("value", "position", "answers", "ruleset", "setup", "players", "memory", "row", "plan", "sister")
)
"""Columns that hold JSON themselves: they are written as what they say, not as texts."""

_PAIRS = {"settings": ("key", "value"), "rulesets": ("hash", "text")}
"""Tables that are written as names with their values."""


def exported(store: Store, learner: Learner) -> str:
    """All tables of a learner's store, by names a person can read. Raises StorageError."""
    data: dict[str, Any] = {
        "format": 2,
        "app": "Left Bower",
        "learner": learner.name,
        "since": learner.since.isoformat() if learner.since else None,
        "exported": stamp(store.now()),
    }
    for table in TABLES:
        rows = [{key: _said(key, value) for key, value in row.items()} for row in store.rows(table)]
        data[_NAMES[table]] = _by_name(rows, *_PAIRS[table]) if table in _PAIRS else rows
    return json.dumps(data, ensure_ascii=False, indent=2) + "\n"


def export_to(store: Store, learner: Learner, path: Path, *, replace: bool = False) -> None:
    """Writes that into a file; one that is there only to `replace` it. Raises StorageError."""
    check_free(path, replace=replace)
    write_named(path, exported(store, learner).encode(), replace=replace)


def _by_name(rows: list[dict[str, object]], name: str, value: str) -> dict[str, object]:
    return {str(row[name]): _said("value", row[value]) for row in rows}


def _said(key: str, value: object) -> object:
    if key not in _JSON or not isinstance(value, str):
        return value
    try:
        said = json.loads(value) if value else None
        json.dumps(said, ensure_ascii=False, allow_nan=False).encode()  # no half signs, no endless numbers
    except (ValueError, RecursionError):
        return value
    return said

"""The table of first answers, and what lessons taken before it came are worth to it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from game.storage.connection import Database

ANSWER_TABLE = {
    "first_answers": ("lesson_id", "step_id", "version", "answer", "tries", "hints", "state", "seconds"),
}
"""The table with its columns."""

_DECIDED = ("answered", "shown")
_LONGEST = 200
_MOST = 99

Row = tuple[str, str, str, int, int, str]


def answer_table(database: Database) -> None:
    """Version 7: how each question of a lesson went when it was asked first, whatever comes after.

    What is known of lessons taken before is in the places where they were left; it has no times.
    """
    database.run(
        """
        CREATE TABLE first_answers (
            lesson_id TEXT NOT NULL,
            step_id TEXT NOT NULL,
            version TEXT NOT NULL,      -- of the lesson file; empty: not recorded
            answer TEXT NOT NULL,       -- the very first one; empty for a hand played freely
            tries INTEGER NOT NULL CHECK (tries >= 0),
            hints INTEGER NOT NULL CHECK (hints >= 0),
            state TEXT NOT NULL CHECK (state IN ('asking', 'answered', 'shown')),
            seconds INTEGER,            -- until it was decided; NULL: not recorded
            PRIMARY KEY (lesson_id, step_id)
        ) WITHOUT ROWID
        """
    )
    for lesson_id, position in database.run("SELECT lesson_id, position FROM lesson_progress"):
        for row in _known(lesson_id, position):
            database.run("INSERT OR IGNORE INTO first_answers VALUES (?, ?, '', ?, ?, ?, ?, NULL)", row)


def _known(lesson_id: Any, position: Any) -> Iterator[Row]:
    """What the place in a lesson tells of its questions; nothing where it cannot be read."""
    try:
        attempts = json.loads(position)["attempts"]
        told = list(attempts.items()) if _is_plain(lesson_id) else []
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return
    for step, attempt in told:
        if _is_plain(step) and not step.endswith("/again") and isinstance(attempt, dict):
            row = _row(lesson_id, step, attempt)
            if row is not None:
                yield row


def _row(lesson_id: str, step: str, attempt: dict[str, Any]) -> Row | None:
    state, answers = attempt.get("state", "asking"), attempt.get("answers", [])
    wrong, hints = attempt.get("wrong", 0), attempt.get("hints", 0)
    if not (_is_count(wrong) and _is_count(hints) and state in ("asking", *_DECIDED)):
        return None
    tries = wrong + (state == "answered")
    first = answers[0] if isinstance(answers, list) and answers and tries else ""
    if not _is_plain(first, empty=True) or not (tries or hints):
        return None
    return lesson_id, step, first, tries, hints, str(state)


def _is_plain(value: object, *, empty: bool = False) -> bool:
    """Whether this is an id or an answer as lessons have them; these are never in other letters."""
    return isinstance(value, str) and value.isascii() and len(value) <= _LONGEST and (empty or bool(value))


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= _MOST

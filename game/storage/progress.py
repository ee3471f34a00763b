"""How far the learner has come in each lesson."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.storage.aside import read
from game.storage.connection import Database

_COLUMNS = "lesson_id, ruleset_id, fingerprint, position, answers, done, begun, changed"


@dataclass(frozen=True)
class LessonProgress:
    """The state of one lesson as it was left.

    `fingerprint` tells the lesson file apart from later versions of it; `position` and `answers` are JSON
    of the lesson runner; `done` stays true once the lesson was finished; times are ISO 8601 in UTC.
    """

    lesson_id: str
    ruleset_id: str
    fingerprint: str
    position: str
    answers: str
    done: bool
    begun: str
    changed: str


class Progress:
    """Lesson progress in the store. All methods raise StorageErrors; what is saved is on disk on return."""

    def __init__(self, database: Database, now: Callable[[], str]) -> None:
        self._database = database
        self._now = now

    def save(
        self,
        lesson_id: str,
        ruleset_id: str,
        fingerprint: str,
        position: str,
        answers: str,
        done: bool = False,
    ) -> LessonProgress:
        """Keeps the state of a lesson in place of the one before; `done` is never taken back by it."""
        self.load(lesson_id)  # what cannot be read there makes room
        now = self._now()
        self._database.run(
            f"""
            INSERT INTO lesson_progress ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (lesson_id) DO UPDATE SET
                ruleset_id = excluded.ruleset_id, fingerprint = excluded.fingerprint,
                position = excluded.position, answers = excluded.answers,
                done = max(done, excluded.done), changed = excluded.changed
            """,
            (lesson_id, ruleset_id, fingerprint, position, answers, int(done), now, now),
        )
        saved = self.load(lesson_id)
        assert saved is not None
        return saved

    def load(self, lesson_id: str) -> LessonProgress | None:
        """The saved state of a lesson, or None if it was never begun."""
        rows = read(self._database, "lesson_progress", "WHERE lesson_id = ?", (lesson_id,))
        return _progress(rows[0]) if rows else None

    def all(self) -> dict[str, LessonProgress]:
        """Every lesson ever begun, by id."""
        rows = read(self._database, "lesson_progress", "ORDER BY lesson_id")
        return {row[0]: _progress(row) for row in rows}


def _progress(row: tuple[Any, ...]) -> LessonProgress:
    lesson_id, ruleset_id, fingerprint, position, answers, done, begun, changed = row
    return LessonProgress(lesson_id, ruleset_id, fingerprint, position, answers, bool(done), begun, changed)

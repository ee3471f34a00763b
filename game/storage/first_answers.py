"""How each question of a lesson went when it was asked first: what a learner hands in."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import astuple, dataclass

from game.storage.aside import read
from game.storage.connection import Database

LONGEST_TIME = 3600
"""Seconds that are told of one question at most; a lesson left open overnight says no more."""


@dataclass(frozen=True)
class FirstAnswer:
    """A question as it went the first time.

    `answer` is the very first one, as the lesson keeps it (empty for a hand played freely); `tries` counts
    all answers until it was decided, `state` is asking, answered or shown. `seconds` are None, and `version`
    is empty, where nobody recorded them.
    """

    lesson_id: str
    step_id: str
    version: str
    answer: str
    tries: int
    hints: int
    state: str
    seconds: int | None


class FirstAnswers:
    """First answers in the store. All methods raise StorageErrors."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def note(self, answers: Iterable[FirstAnswer]) -> None:
        """Keeps how questions go. What was decided stays as it is; `seconds` are added to those before."""
        for told in answers:
            self._database.run(
                """
                INSERT INTO first_answers VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (lesson_id, step_id) DO UPDATE SET
                    answer = CASE tries WHEN 0 THEN excluded.answer ELSE answer END,
                    tries = max(tries, excluded.tries), hints = max(hints, excluded.hints),
                    state = excluded.state, seconds = min(?, seconds + excluded.seconds)
                WHERE state = 'asking'
                """,
                (*astuple(told), LONGEST_TIME),
            )

    def of(self, lesson_id: str) -> dict[str, FirstAnswer]:
        """The questions of a lesson that were answered, by their ids."""
        rows = read(self._database, "first_answers", "WHERE lesson_id = ?", (lesson_id,))
        return {row[1]: FirstAnswer(*row) for row in rows}

    def lessons(self) -> frozenset[str]:
        """The ids of the lessons of which something is kept."""
        return frozenset(row[0] for row in read(self._database, "first_answers"))

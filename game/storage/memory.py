"""What the learner remembers: memory cards, every answer given to them, and every step answered."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import astuple, dataclass
from typing import Any

from game.storage.aside import read
from game.storage.connection import Database


@dataclass(frozen=True)
class KeptCard:
    """A memory card as it is kept. Times are ISO 8601 in UTC; `memory` is the scheduler's, "" at first."""

    card_id: str
    met: str
    due: str
    memory: str


@dataclass(frozen=True)
class Review:
    """One answer to a card: 1 not yet, 2 nearly, 3 knew it; `due` is when it was to come back."""

    card_id: str
    rating: int
    reviewed: str
    due: str


@dataclass(frozen=True)
class StepAnswer:
    """A step of a lesson answered, for one of the skills it tests ("" where it tests none).

    `at_once` is whether it was right at the first try; `memory` and `due` are of the skill after it.
    """

    lesson_id: str
    step_id: str
    skill: str
    at_once: bool
    answered: str
    due: str
    memory: str


_ANSWER = "lesson_id, step_id, skill, at_once, answered, due, memory"


class Memory:
    """Cards and answers in the store. Methods raise StorageErrors; what they write is on disk on return."""

    def __init__(self, database: Database, now: Callable[[], str]) -> None:
        self._database = database
        self._now = now

    # -- cards ---------------------------------------------------------------------------------

    def meet(self, card_ids: Iterable[str]) -> None:
        """Takes cards up, due at once; those that are known already stay as they are."""
        now = self._now()
        rows = [value for card_id in dict.fromkeys(card_ids) for value in (card_id, now, now)]
        if rows:
            marks = ", ".join("(?, ?, ?, '')" for _card in range(len(rows) // 3))
            self._database.run(f"INSERT OR IGNORE INTO memory_cards VALUES {marks}", rows)

    def cards(self) -> dict[str, KeptCard]:
        """Every card taken up, by id, the one due first first."""
        rows = read(self._database, "memory_cards", "ORDER BY due, card_id")
        return {row[0]: KeptCard(*row) for row in rows}

    def review(self, card_id: str, rating: int, due: str, memory: str) -> None:
        """Keeps an answer to a card that was taken up. Raises KeyError for any other card."""
        with self._database.transaction():
            written = self._database.change(
                "UPDATE memory_cards SET due = ?, memory = ? WHERE card_id = ?", (due, memory, card_id)
            )
            if written != 1:
                raise KeyError(card_id)
            self._database.run(
                "INSERT INTO card_reviews (card_id, rating, reviewed, due) VALUES (?, ?, ?, ?)",
                (card_id, rating, self._now(), due),
            )

    def reviews(self) -> tuple[Review, ...]:
        """Every answer to a card, the first one first."""
        return tuple(Review(*row[1:]) for row in read(self._database, "card_reviews", "ORDER BY n"))

    # -- steps of lessons ------------------------------------------------------------------------

    def note(self, answers: Iterable[StepAnswer]) -> None:
        """Keeps steps answered; several at once, or none."""
        rows = [astuple(told) for told in answers]
        if rows:
            marks = ", ".join("(?, ?, ?, ?, ?, ?, ?)" for _row in rows)
            values = [value for row in rows for value in row]
            self._database.run(f"INSERT INTO step_answers ({_ANSWER}) VALUES {marks}", values)

    def answers(self) -> tuple[StepAnswer, ...]:
        """Every step answered, the first one first."""
        return tuple(_answer(row) for row in read(self._database, "step_answers", "ORDER BY n"))

    def skills(self) -> dict[str, StepAnswer]:
        """The latest answer for each skill."""
        before = self._database.aside["step_answers"]
        rows = read(
            self._database,
            "step_answers",
            "WHERE n IN (SELECT max(n) FROM step_answers WHERE skill != '' GROUP BY skill) ORDER BY n",
        )
        if self._database.aside["step_answers"] > before:
            return self.skills()  # where one could not be read, the one before it counts
        return {told.skill: told for told in map(_answer, rows)}


def _answer(row: tuple[Any, ...]) -> StepAnswer:
    _n, lesson_id, step_id, skill, at_once, answered, due, memory = row
    return StepAnswer(lesson_id, step_id, skill, bool(at_once), answered, due, memory)

"""What the learner remembers: memory cards, every answer given to them, and every step answered."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import astuple, dataclass
from typing import Any

from game.storage.aside import read
from game.storage.connection import Database
from game.storage.migrations import TABLES


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
                self._database.look_again("memory_cards", "+card_id = ?", (card_id,))
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

    def latest_answers(self) -> tuple[StepAnswer, ...]:
        """Of each step the latest answer for each of its skills, and the latest wrong one, in their order."""
        return self._picked(
            "SELECT max(n) FROM step_answers GROUP BY lesson_id, step_id, skill UNION "
            "SELECT max(n) FROM step_answers WHERE at_once = 0 GROUP BY lesson_id, step_id"
        )

    def skills(self) -> dict[str, StepAnswer]:
        """The latest answer for each skill."""
        found = self._picked("SELECT max(n) FROM step_answers WHERE skill != '' GROUP BY skill")
        return {told.skill: told for told in found}

    def _picked(self, numbers: str) -> tuple[StepAnswer, ...]:
        """The answers with the numbers that a statement gives; what replaces one that cannot be read, too."""
        before = self._database.aside["step_answers"]
        rows = read(self._database, "step_answers", f"WHERE n IN ({numbers}) ORDER BY n")
        if self._database.aside["step_answers"] > before:
            return self._picked(numbers)
        return tuple(map(_answer, rows))

    # -- days ------------------------------------------------------------------------------------

    def done_between(self, first: str, end: str) -> tuple[int, int]:
        """How many cards and how many questions were answered from one time to just before another.

        Own mistakes that came back are questions, too.
        """
        span = (first, end)
        (cards,) = self._database.run(
            "SELECT count(*) FROM card_reviews WHERE reviewed >= ? AND reviewed < ?", span
        )
        (steps,) = self._database.run(
            "SELECT count(*) FROM (SELECT DISTINCT lesson_id, step_id, answered FROM step_answers "
            "WHERE answered >= ? AND answered < ?)",
            span,
        )
        (mistakes,) = self._database.run(
            "SELECT count(*) FROM mistake_answers WHERE answered >= ? AND answered < ?", span
        )
        return cards[0], steps[0] + mistakes[0]

    def asked_again_since(self, time: str) -> int:
        """How many questions were answered from a time on that had been answered before it."""
        ((count,),) = self._database.run(
            "SELECT count(*) FROM (SELECT DISTINCT lesson_id, step_id, answered FROM step_answers AS now "
            "WHERE answered >= ? AND EXISTS (SELECT 1 FROM step_answers AS before WHERE before.answered < ? "
            "AND before.lesson_id = now.lesson_id AND before.step_id = now.step_id))",
            (time, time),
        )
        return int(count)

    def reviews_since(self, time: str) -> int:
        """How many answers to cards were given from a time on."""
        ((count,),) = self._database.run("SELECT count(*) FROM card_reviews WHERE reviewed >= ?", (time,))
        return int(count)

    def last_before(self, end: str) -> str:
        """When something was answered last before a time; "" where nothing was."""
        return max(
            self._last_before(end, "card_reviews", "reviewed"),
            self._last_before(end, "step_answers", "answered"),
            self._last_before(end, "mistake_answers", "answered"),
        )

    def _last_before(self, end: str, table: str, column: str) -> str:
        before = self._database.aside[table]
        rows = read(self._database, table, f"WHERE {column} < ? ORDER BY {column} DESC LIMIT 1", (end,))
        if self._database.aside[table] > before:
            return self._last_before(end, table, column)
        return next((str(row[TABLES[table].index(column)]) for row in rows), "")


def _answer(row: tuple[Any, ...]) -> StepAnswer:
    _n, lesson_id, step_id, skill, at_once, answered, due, memory = row
    return StepAnswer(lesson_id, step_id, skill, bool(at_once), answered, due, memory)

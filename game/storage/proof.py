"""What proves that the course teaches: answers to the parallel forms, and the coins that were tossed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import astuple, dataclass

from game.storage.aside import read
from game.storage.connection import Database


@dataclass(frozen=True)
class ProofAnswer:
    """A decision of a form. `sitting` is before, after or later, `cost` in points; `good`: as good as any."""

    form: str
    sitting: str
    item: str
    action: str
    cost: float
    good: bool
    answered: str = ""  # ISO 8601 in UTC; empty until kept


class Proof:
    """Answers and coins in the store. Methods raise StorageErrors; what they write is on disk on return."""

    def __init__(self, database: Database, now: Callable[[], str]) -> None:
        self._database = database
        self._now = now

    def answer(self, told: ProofAnswer) -> None:
        """Keeps an answer."""
        self._database.run(
            "INSERT INTO proof_answers (form, sitting, item, action, cost, good, answered) "
            "VALUES (?, ?, ?, ?, ?, ?, ?)",
            (*astuple(told)[:6], self._now()),
        )

    def answers(self) -> tuple[ProofAnswer, ...]:
        """Every answer, the first one first."""
        rows = read(self._database, "proof_answers", "ORDER BY n")
        return tuple(
            ProofAnswer(form, sitting, item, action, cost, bool(good), answered)
            for _n, form, sitting, item, action, cost, good, answered in rows
        )

    def toss(self, name: str, side: int) -> int:
        """The side of the coin of that name: this one, unless it was tossed before."""
        self._database.run("INSERT OR IGNORE INTO coins VALUES (?, ?, ?)", (name, side, self._now()))
        return self.coins()[name][0]

    def take_back(self, name: str) -> None:
        """The coin of that name was never tossed."""
        self._database.run("DELETE FROM coins WHERE name = ?", (name,))

    def coins(self) -> dict[str, tuple[int, str]]:
        """Side, and when it was tossed, of every coin by its name."""
        return {name: (side, tossed) for name, side, tossed in read(self._database, "coins")}

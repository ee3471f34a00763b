"""Drills: one kind of decision many times, each answer with what it cost."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import astuple, dataclass

from game.storage.aside import read
from game.storage.connection import Database
from game.storage.kept_rulesets import keep_ruleset, kept_ruleset


@dataclass(frozen=True)
class DrillAnswer:
    """One decision of a drill.

    `setup` is JSON and leads to the decision of `seat`; `action` and `best` are as `Action` writes itself;
    `cost` is in points and `error` its standard error; `answered` is ISO 8601 in UTC, empty until kept.
    """

    setup: str
    seat: int
    action: str
    best: str
    cost: float
    error: float
    seconds: int
    answered: str = ""


@dataclass(frozen=True)
class KeptDrill:
    """A drill with its answers. `ruleset` and `plan` are JSON; `ended` is empty where it was left."""

    id: int
    begun: str
    kind: str
    ruleset: str
    plan: str
    ended: str
    answers: tuple[DrillAnswer, ...] = ()


class Drills:
    """Drills in the store. Methods raise StorageErrors; what they write is on disk on return."""

    def __init__(self, database: Database, now: Callable[[], str]) -> None:
        self._database = database
        self._now = now

    def begin(self, kind: str, ruleset: str, plan: str) -> int:
        """Keeps a new drill and gives its number."""
        with self._database.transaction():
            rules = keep_ruleset(self._database, ruleset)
            self._database.run(
                "INSERT INTO drills (begun, kind, ruleset, plan, ended) VALUES (?, ?, ?, ?, '')",
                (self._now(), kind, rules, plan),
            )
            ((number,),) = self._database.run("SELECT last_insert_rowid()")
        return int(number)

    def answer(self, drill_id: int, told: DrillAnswer) -> int:
        """Keeps an answer and gives its place in the drill, from 1."""
        with self._database.transaction():
            ((last,),) = self._database.run(
                "SELECT coalesce(max(n), 0) FROM drill_answers WHERE drill_id = ?", (drill_id,)
            )
            self._database.run(
                "INSERT INTO drill_answers VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (drill_id, last + 1, *astuple(told)[:7], self._now()),
            )
        return int(last) + 1

    def revise(self, drill_id: int, plan: str) -> None:
        """The plan of a drill is another one now: it tells how far it went."""
        self._database.run("UPDATE drills SET plan = ? WHERE id = ?", (plan, drill_id))

    def end(self, drill_id: int) -> None:
        """It was played to its end."""
        self._database.run("UPDATE drills SET ended = ? WHERE id = ?", (self._now(), drill_id))

    def latest(self, most: int, kind: str = "") -> tuple[KeptDrill, ...]:
        """The drills begun last, of one kind or of all, the first one first."""
        where, values = ("WHERE kind = ? ", (kind,)) if kind else ("", ())
        rows = read(self._database, "drills", f"{where}ORDER BY id DESC LIMIT ?", (*values, most))
        return tuple(self._whole(*row) for row in reversed(rows))

    def _whole(self, id: int, begun: str, kind: str, rules: str, plan: str, ended: str) -> KeptDrill:
        rows = read(self._database, "drill_answers", "WHERE drill_id = ? ORDER BY n", (id,))
        answers = tuple(DrillAnswer(*row[2:]) for row in rows)
        return KeptDrill(id, begun, kind, kept_ruleset(self._database, rules), plan, ended, answers)

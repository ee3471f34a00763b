"""The learner's own mistakes as they come back: each with the way to its very moment, and every answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import astuple, dataclass, field, fields

from game.storage.aside import read
from game.storage.connection import Database
from game.storage.kept_rulesets import keep_ruleset, kept_ruleset
from game.storage.migrations import TABLES

RENEGE = "renege"
"""The topic of cards that did not follow suit at an honest table."""


@dataclass(frozen=True)
class MadeMistake:
    """A mistake as it is to be kept.

    `ruleset` and `setup` are JSON (`rules.record`); the setup leads to the decision of `seat`. `action` is
    what was done and `best` what should have been, both as `Action` writes itself; `cost` is in points.
    `source`, `game_id`, `deal` and `step` are those of the decision.
    """

    source: str
    game_id: int
    deal: int
    step: int
    ruleset: str
    setup: str
    seat: int
    kind: str
    principle: str
    action: str
    best: str
    cost: float


@dataclass(frozen=True)
class Mistake(MadeMistake):
    """A mistake as it is kept. Times are ISO 8601 in UTC; `memory` is the scheduler's, "" at first.

    `in_a_row` counts right answers since the last wrong one; `sister` is the setup of a deal of the same
    kind that is asked instead, as JSON, "" for the deal itself.
    """

    id: int = 0
    made: str = ""
    due: str = ""
    memory: str = ""
    in_a_row: int = 0
    sister: str = ""
    dropped: bool = False

    @property
    def topic(self) -> str:
        """What it is about: the rule of thumb, or the kind of decision where no rule of thumb was right.

        A card that broke the rules is about that, whatever would have been right.
        """
        return RENEGE if self.source == "slip" else self.principle or self.kind

    @property
    def of_kept_game(self) -> bool:
        """Whether it was made in a game that is kept, so that its hand can be looked at."""
        return bool(self.game_id) and self.source in ("game", "slip")


@dataclass(frozen=True)
class MistakeAnswer:
    """One answer to a mistake that came back.

    `setup` is that of the sister deal that was asked, "" for the deal itself; `rating` is the scheduler's,
    1 to 4; `seconds` is how long it took, `due` when it was to come back then.
    """

    mistake_id: int
    setup: str
    action: str
    cost: float
    rating: int
    hints: int
    seconds: int
    answered: str = field(default="")
    due: str = field(default="")


_KEPT = "WHERE status = 'kept'"
_MADE = "source, game_id, deal, step, ruleset, setup, seat, kind, principle, action, best, cost"
_ANSWER = "mistake_id, setup, action, cost, rating, hints, seconds, answered, due"


class Mistakes:
    """Own mistakes in the store. Methods raise StorageErrors; what they write is on disk on return."""

    def __init__(self, database: Database, now: Callable[[], str]) -> None:
        self._database = database
        self._now = now

    def keep(self, made: MadeMistake, due: str) -> None:
        """Keeps a mistake, to come back at a time. One at the same moment that is known stays as it is."""
        with self._database.transaction():
            told = {each.name: getattr(made, each.name) for each in fields(MadeMistake)}
            told["ruleset"] = keep_ruleset(self._database, made.ruleset)
            self._database.run(
                f"INSERT OR IGNORE INTO mistakes ({_MADE}, made, due, memory, in_a_row, sister, status) "
                "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '', 0, '', 'kept')",
                (*told.values(), self._now(), due),
            )

    def forget_hand(self, game_id: int, deal: int) -> None:
        """The mistakes of a kept game from this deal on go, with their answers: it is played anew."""
        with self._database.transaction():
            for source in ("game", "slip"):
                hand = (source, game_id, deal)
                these = "FROM mistakes WHERE source = ? AND game_id = ? AND deal >= ?"
                self._database.run(
                    f"DELETE FROM mistake_answers WHERE mistake_id IN (SELECT id {these})", hand
                )
                self._database.run(f"DELETE {these}", hand)

    def all(self, *, dropped: bool = False) -> tuple[Mistake, ...]:
        """Every mistake that may come back, the one that cost most first; those thrown away if wanted."""
        return self._read(f"{'' if dropped else _KEPT} ORDER BY cost DESC, id")

    def due(self, now: str) -> tuple[Mistake, ...]:
        """Those due at a time, the one that cost most first."""
        return self._read("WHERE status = 'kept' AND due <= ? ORDER BY cost DESC, id", (now,))

    def find(self, mistake_id: int) -> Mistake | None:
        """The mistake of a number; None where there is none."""
        return next(iter(self._read("WHERE id = ?", (mistake_id,))), None)

    def answer(self, told: MistakeAnswer, memory: str, due: str, in_a_row: int) -> None:
        """Keeps an answer, and how the mistake stands after it. Raises KeyError for one not kept."""
        with self._database.transaction():
            written = self._database.change(
                "UPDATE mistakes SET due = ?, memory = ?, in_a_row = ?, sister = '' WHERE id = ?",
                (due, memory, in_a_row, told.mistake_id),
            )
            if written != 1:
                raise KeyError(told.mistake_id)
            values = (*astuple(told)[:7], self._now(), due)
            self._database.run(
                f"INSERT INTO mistake_answers ({_ANSWER}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", values
            )

    def put_off(self, mistake_id: int, due: str) -> None:
        """It comes back at this time and not before."""
        self._database.run("UPDATE mistakes SET due = ? WHERE id = ?", (due, mistake_id))

    def drop(self, mistake_id: int, *, dropped: bool = True) -> None:
        """It never comes back; or does again."""
        status = "dropped" if dropped else "kept"
        self._database.run("UPDATE mistakes SET status = ? WHERE id = ?", (status, mistake_id))

    def keep_sister(self, mistake_id: int, setup: str) -> None:
        """Keeps a deal of the same kind, as JSON, to be asked instead the next time."""
        self._database.run("UPDATE mistakes SET sister = ? WHERE id = ?", (setup, mistake_id))

    def answers(self, mistake_id: int | None = None) -> tuple[MistakeAnswer, ...]:
        """Every answer, or those to one mistake, the first one first."""
        rest, values = ("", ()) if mistake_id is None else ("WHERE mistake_id = ? ", (mistake_id,))
        rows = read(self._database, "mistake_answers", f"{rest}ORDER BY n", values)
        return tuple(MistakeAnswer(*row[1:]) for row in rows)

    def topics_answered_since(self, time: str) -> tuple[str, ...]:
        """The topic of every answer that was given from a time on."""
        rows = self._database.run(
            "SELECT coalesce(nullif(principle, ''), kind) FROM mistake_answers "
            "JOIN mistakes ON mistakes.id = mistake_id WHERE answered >= ?",
            (time,),
        )
        return tuple(str(topic) for (topic,) in rows)

    def _read(self, rest: str, values: tuple[object, ...] = ()) -> tuple[Mistake, ...]:
        columns = TABLES["mistakes"]
        rules: dict[str, str] = {}
        found = []
        for row in read(self._database, "mistakes", rest, values):
            cells = dict(zip(columns, row, strict=True))
            dropped = cells.pop("status") == "dropped"
            named = cells["ruleset"]
            if named not in rules:
                rules[named] = kept_ruleset(self._database, named)
            cells["ruleset"] = rules[named]
            found.append(Mistake(**cells, dropped=dropped))
        return tuple(found)

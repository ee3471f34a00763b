"""Every decision of the learner that was weighed, with what it cost and the rule of thumb that was right."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from game.storage.aside import read
from game.storage.connection import Database

_COLUMNS = "source, game_id, deal, step, decided, kind, principle, mark, cost, hint"


@dataclass(frozen=True)
class KeptDecision:
    """A decision as it is kept.

    `source` is game, lesson, drill, daily or slip; `game_id` is 0 for a hand that is not kept, and the number
    of the drill for one of a drill; deal and step count from 0. `kind` is that of `strategy.decision_kind`,
    `principle` the id of the rule of thumb that was right ("" where none was), `mark` best, good or mistake,
    `cost` in points, `hint` the steps of a hint read before.
    """

    source: str
    game_id: int
    deal: int
    step: int
    kind: str
    principle: str
    mark: str
    cost: float
    hint: int = 0
    decided: str = ""  # ISO 8601 in UTC; empty for one that is being kept

    @property
    def topic(self) -> str:
        """What it is summed up under: the rule of thumb, or the kind where no rule of thumb was right."""
        return self.principle or self.kind


class Decisions:
    """Weighed decisions in the store. Methods raise StorageErrors; what they write is on disk on return."""

    def __init__(self, database: Database, now: Callable[[], str]) -> None:
        self._database = database
        self._now = now

    def keep(self, decisions: Iterable[KeptDecision]) -> None:
        """Keeps the decisions of a hand; those of a kept game in the place of earlier ones of that deal."""
        told = list(decisions)
        hands = {(each.source, each.game_id, each.deal) for each in told if each.game_id}
        now = self._now()
        with self._database.transaction():
            for hand in hands:
                self._database.run(
                    "DELETE FROM decisions WHERE source = ? AND game_id = ? AND deal = ?", hand
                )
            for each in told:
                self._database.run(
                    f"INSERT INTO decisions ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                    (
                        each.source,
                        each.game_id,
                        each.deal,
                        each.step,
                        now,
                        each.kind,
                        each.principle,
                        each.mark,
                        each.cost,
                        each.hint,
                    ),
                )

    def drop(self, game_id: int, deal: int) -> None:
        """Forgets the decisions of a kept game from this deal on; without any nothing happens."""
        for source in ("game", "slip"):
            self._database.run(
                "DELETE FROM decisions WHERE source = ? AND game_id = ? AND deal >= ?",
                (source, game_id, deal),
            )

    def latest(self, most: int) -> tuple[KeptDecision, ...]:
        """The decisions that were weighed last, the first one first."""
        rows = read(self._database, "decisions", "ORDER BY n DESC LIMIT ?", (most,))
        return tuple(_decision(row) for row in reversed(rows))

    def all(self) -> tuple[KeptDecision, ...]:
        """Every decision, the one weighed first first."""
        return tuple(map(_decision, read(self._database, "decisions", "ORDER BY n")))

    def of_hands(self, most: int) -> tuple[KeptDecision, ...]:
        """All decisions of the kept games' hands that were weighed last, so many hands, in their order."""
        rows = read(
            self._database,
            "decisions",
            "WHERE source = 'game' AND (game_id, deal) IN (SELECT DISTINCT game_id, deal FROM decisions "
            "WHERE source = 'game' ORDER BY game_id DESC, deal DESC LIMIT ?) ORDER BY game_id, deal, step",
            (most,),
        )
        return tuple(_decision(row) for row in rows)


def _decision(row: tuple[object, ...]) -> KeptDecision:
    _n, source, game_id, deal, step, decided, kind, principle, mark, cost, hint = row
    told = (source, game_id, deal, step, kind, principle, mark, cost, hint, decided)
    return KeptDecision(*told)  # type: ignore[arg-type]  # `cells.fits` has looked at each of them

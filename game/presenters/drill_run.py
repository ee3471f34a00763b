"""A drill from its first deal to its last answer: deals are found ahead, answers are kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from game.bots.at_once import AtOnce, Waited
from game.bots.piecework import Errand
from game.drills.dealing import Dealt, Sought, dealing
from game.drills.plan import LEARNER, Plan, plan_to_json
from game.presenters.decision_purpose import Asked
from game.presenters.desk import Desk
from game.presenters.practice_games import fresh_seed
from game.records.weighed_decisions import Place, keep_drilled
from game.rules.actions import Action
from game.rules.record import ruleset_to_json, setup_to_json
from game.rules.ruleset import Ruleset
from game.storage.drills import DrillAnswer
from game.tutor.review import Judged, Mark

if TYPE_CHECKING:
    from game.bots.worker import Handle

_AHEAD = 2
"""Deals that are looked for before they are needed."""


@dataclass(frozen=True, slots=True)
class Given:
    """An answer of a drill; `judged` is None where trumps were counted."""

    dealt: Dealt
    judged: Judged | None
    cost: float
    error: float
    seconds: int
    said: int = 0  # how many trumps, where they were counted

    @property
    def mark(self) -> Mark:
        if self.judged is not None:
            return self.judged.mark
        return Mark.MISTAKE if self.cost else Mark.BEST


class DrillRun:
    """One drill. With `deals` of an earlier one those are played again, and nothing of it is kept."""

    def __init__(
        self, desk: Desk, plan: Plan, ruleset: Ruleset, seed: str = "", deals: Sequence[Dealt] = ()
    ) -> None:
        self.desk, self.plan, self.ruleset = desk, plan, ruleset
        self.total = len(deals) or plan.count
        self.again = bool(deals)
        self.given: list[Given] = []
        self.failed = False  # whether no deal was found
        self.broke_off = False  # whether that is since nobody could look for one
        self.right = 0  # answers so far, to tell the reason now and then
        self._seed = seed or fresh_seed()
        self._ready = list(deals)
        self._light = replace(ruleset, clauses={}, words={}, also={})  # whose texts nobody reads there
        self._work: list[tuple[int, Handle | Waited]] = []
        self._next = 0
        self._now: Dealt | None = None
        self._stopped = False
        self._id = 0  # in the store; 0 until the first answer

    # -- deals ---------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """Which decision comes now, the first being 1."""
        return len(self.given) + 1

    @property
    def over(self) -> bool:
        """Whether nothing more is asked."""
        return self._stopped or len(self.given) >= self.total

    def look(self) -> bool:
        """Takes in what was found. Returns at once in a window; True once the next deal is there."""
        if self.again or self.failed:
            return bool(self._ready)
        self._hand_out()
        if not self._ready and self._work:
            report = self._work[0][1].poll()
            if report is not None and report.done:
                self._work.pop(0)
                self.failed, self.broke_off = report.result is None, bool(report.fault)
                self._ready += [] if report.result is None else [report.result]
                self._hand_out()
        return bool(self._ready)

    def _hand_out(self) -> None:
        """Has deals looked for, so many ahead."""
        asked = len(self.given) + (self._now is not None)
        wanted = min(_AHEAD, self.total - asked) - len(self._ready)
        while len(self._work) < wanted and not self.over:
            self._work.append((self._next, self._look_for(self._next)))
            self._next += 1

    def _look_for(self, number: int) -> Handle | Waited:
        errand = Errand(dealing, Sought(self.plan, self._light, f"{self._seed}/{number}"))
        try:
            return self.desk.worker().run(errand)
        except OSError:  # the system has no process for us, so it takes a moment here
            return AtOnce().run(errand)

    def take(self) -> Asked:
        """The next decision. There must be one."""
        dealt = self._ready.pop(0)
        self.give(dealt)
        self._hand_out()
        return Asked(
            self.ruleset, dealt.setup, LEARNER, self._choices(dealt), dealt.values,
            watched=self.plan.counts,
        )  # fmt: skip

    def give(self, dealt: Dealt) -> None:
        """A deal is asked now."""
        self._now = dealt

    def _choices(self, dealt: Dealt) -> tuple[Action, ...]:
        return dealt.choices if self.plan.asks_alone else ()

    def rest(self) -> None:
        """Nobody waits for deals now."""
        for _number, work in self._work:
            work.cancel()
        if self._work:
            self._next = self._work[0][0]
        self._work.clear()

    def stop(self) -> None:
        """It ends here."""
        self._stopped = True
        self.rest()
        self._end()

    # -- answers -------------------------------------------------------------------------------

    def decided(self, judged: Judged, seconds: int) -> None:
        """Keeps the answer to a decision. Raises StorageErrors, after which it can be tried again."""
        value = judged.values.of(judged.action) if judged.values is not None else None
        error = 0.0 if value is None else value.behind_error
        assert self._now is not None
        self._keep(Given(self._now, judged, judged.cost, error, seconds), str(judged.action), _best(judged))

    def counted(self, said: int, right: int, seconds: int) -> None:
        """Keeps a count of trumps, which costs 1 where it is wrong. Raises StorageErrors."""
        assert self._now is not None
        self._keep(Given(self._now, None, float(said != right), 0.0, seconds, said), str(said), str(right))

    def _keep(self, given: Given, action: str, best: str) -> None:
        if not self.again:
            self._write(given, action, best)
        self.given.append(given)
        self._now = None
        self.right += given.mark is Mark.BEST
        if len(self.given) >= self.total:
            self._end()

    def _write(self, given: Given, action: str, best: str) -> None:
        store, rules = self.desk.store, ruleset_to_json(self.ruleset)
        with store.together():
            number = self._id or store.drills.begin(self.plan.topic, rules, plan_to_json(self.plan))
            told = DrillAnswer(
                setup_to_json(given.dealt.setup), int(LEARNER), action, best, given.cost, given.error,
                given.seconds,
            )  # fmt: skip
            store.drills.answer(number, told)
            if given.judged is not None:
                place = Place("drill", number, len(self.given))
                keep_drilled(store, given.judged, rules, given.dealt.setup, place)
        self._id = number

    def _end(self) -> None:
        if self._id and len(self.given) >= self.total:
            self.desk.store.drills.end(self._id)


def _best(judged: Judged) -> str:
    return str(judged.better or judged.action)

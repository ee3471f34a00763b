"""Sister deals for mistakes that are to be asked anew: looked for beside the sitting, kept once found."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import replace

from game.bots.at_once import Thinker, Waited
from game.bots.piecework import Errand
from game.bots.worker import Handle
from game.course.memory.own_mistakes import wants_sister
from game.finding.first_deal import Sought
from game.finding.sisters import looking_for
from game.rules.actions import Action
from game.rules.record import ruleset_from_json, setup_from_json, setup_to_json
from game.rules.seats import Seat
from game.rulesets.shipped import BASE, load_ruleset
from game.storage.database import Store
from game.storage.errors import StorageError
from game.storage.mistakes import Mistake


class SisterSearch:
    """Some mistakes, and the sisters found so far for those that want one. Nothing here waits."""

    def __init__(self, store: Store, mistakes: Iterable[Mistake], worker: Callable[[], Thinker]) -> None:
        self._store, self._worker = store, worker
        self._left = {each.id: each for each in mistakes if wants_sister(each)}
        self._in_hand: dict[int, Handle | Waited] = {}
        self._found: dict[int, str] = {}

    def begin(self) -> None:
        """Has the next one that is wanted looked for: one at a time, so that no frame waits for many."""
        ready = (each for each in self._left.values() if each.id not in self._in_hand)
        mistake = next(ready, None)
        if mistake is not None:
            self._begin(mistake)

    def _begin(self, mistake: Mistake) -> None:
        about = sought(self._store, mistake)
        try:
            if about is not None:
                self._in_hand[mistake.id] = self._worker().run(Errand(looking_for, about))
                return
        except OSError:
            pass  # the system has no process for us
        del self._left[mistake.id]  # the deal itself is asked

    def poll(self) -> None:
        """Takes in what has been found."""
        for number in list(self._in_hand):
            self._look(number)

    def awaits(self, mistake: Mistake) -> bool:
        """Whether one may still be found."""
        return mistake.id in self._left

    def settle(self, mistake: Mistake) -> None:
        """Takes in what has been found for this one; where a search is waited for, it is done now."""
        if mistake.id in self._left and mistake.id not in self._in_hand:
            self._begin(mistake)
        if mistake.id in self._in_hand:
            self._look(mistake.id)

    def _look(self, number: int) -> None:
        report = self._in_hand[number].poll()
        if report is None or not report.done:
            return
        del self._in_hand[number], self._left[number]
        if report.result is not None:
            self._found[number] = setup_to_json(report.result)
            with suppress(StorageError):  # it is asked all the same
                self._keep(number)

    def _keep(self, number: int) -> None:
        """Keeps what was found, unless a wrong answer has come first: then the deal itself is next again."""
        mistake = self._store.mistakes.find(number)
        if mistake is not None and wants_sister(mistake):
            self._store.mistakes.keep_sister(number, self._found[number])

    def rest(self) -> None:
        """Nobody sits there: nothing is looked for until `begin`."""
        for handle in self._in_hand.values():
            handle.cancel()
        self._in_hand.clear()

    def latest(self, mistake: Mistake) -> Mistake:
        """The mistake with its sister, if there is one by now."""
        found = self._found.get(mistake.id)
        return mistake if found is None else replace(mistake, sister=found)


def sought(store: Store, mistake: Mistake) -> Sought | None:
    """What is looked for: unlike the deal itself and all its sisters so far; None where it can't be read."""
    before = store.mistakes.answers(mistake.id)
    try:
        ruleset = ruleset_from_json(mistake.ruleset, load_ruleset(BASE))
        return Sought(
            replace(ruleset, clauses={}, words={}, also={}),  # whose texts nobody reads there
            setup_from_json(mistake.setup),
            Seat(mistake.seat),
            Action.parse(mistake.action),
            Action.parse(mistake.best),
            mistake.principle,
            f"sister/{mistake.id}/{len(before)}",
            tuple(setup_from_json(each.setup) for each in before if each.setup),
        )
    except ValueError:  # it was written by hand, or the rules are others by now
        return None

"""Thinking in this process, for whoever can wait: an answer is found when somebody looks for it."""

from __future__ import annotations

from collections.abc import Callable

from game.bots.levels import Bot
from game.bots.piecework import Errand, finished
from game.bots.whole_hand import HandToPlay, play
from game.bots.worker import HINT, Progress, Worker
from game.rules.actions import Action
from game.rules.view import SeatView
from game.strategy.values import Effort, search
from game.strategy.worlds import NoWorld


class Waited:
    """One piece of work; `poll` does it, and gives the same from then on."""

    def __init__(self, work: Callable[[], Progress]) -> None:
        self._work = work
        self._found: Progress | None = None

    def poll(self) -> Progress:
        """What was found."""
        if self._found is None:
            self._found = self._work()
        return self._found

    def cancel(self) -> None:
        """Nothing goes on."""


class AtOnce:
    """What `bots.worker.Worker` is where nothing has to move meanwhile."""

    def appraise(self, view: SeatView, effort: Effort = HINT, *, soon: bool = False) -> Waited:
        """Find the values of all that a view's seat may do."""

        def find() -> Progress:
            try:
                return Progress(True, search(view, "", effort))
            except NoWorld as fault:  # no deal leads to what the view shows
                return Progress(True, fault=repr(fault))

        return Waited(find)

    def choose(self, bot: Bot, view: SeatView) -> Waited:
        """Let a bot make its choice."""

        def find() -> Progress:
            choice: Action = bot.choose(view)
            return Progress(True, choice=choice)

        return Waited(find)

    def play(self, hand: HandToPlay) -> Waited:
        """Have bots play a hand at another table."""
        return Waited(lambda: Progress(True, standing=play(hand)))

    def run(self, errand: Errand) -> Waited:
        """Do an errand."""
        return Waited(lambda: Progress(True, result=finished(errand.steps(errand.about))))


Thinker = Worker | AtOnce
"""Who finds values and makes choices."""

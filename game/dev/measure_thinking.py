"""Watches the app while the other process thinks: late frames beside those of an idle one, and first bars."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from game.bots.levels import Steady, three_bots
from game.bots.worker import Worker
from game.client.screens.practice import PracticeScreen
from game.dev.measure import FRAME, Turns, playing, sit_down, watched, windowed
from game.rules.actions import Phase
from game.rules.state import Setup
from game.rules.view import SeatView
from game.rulesets.shipped import list_rulesets
from game.session import HOME_SEAT, Session
from game.strategy.values import Effort

_STRETCH = 2.5  # seconds of play with the process idle, then as long with it at work, and so on
_SETTLE = 0.5  # seconds until the search is under way, or has ended
_ENDLESS = Effort(chunk=1_000_000, most=1_000_000, error=0.0)
_PATIENCE = 4.0  # seconds that a hint is looked at, at most
_LONGEST = 60.0  # seconds for all hints together


@dataclass
class SideBySide:
    """Turns of the loop while the process that thinks has nothing to do, and while it searches."""

    idle: Turns = field(default_factory=Turns)
    thinking: Turns = field(default_factory=Turns)


@dataclass
class HintTimes:
    """Seconds from opening a hint to its first bars, and of each turn of the loop while bars grew."""

    first_bars: list[float]
    growing: list[float]

    @property
    def late(self) -> int:
        """Turns that took longer than a frame may."""
        return sum(1 for seconds in self.growing if seconds > FRAME)


def play_side_by_side(seconds: float) -> SideBySide:
    """A table in a real window at its quickest, for so long each with the process idle and at work.

    The two take turns, so that other programs on the machine disturb both alike.
    """
    found = SideBySide()
    with windowed() as (app, window):
        app.change(speed="fast")
        answer = playing(sit_down(app, "bench"))
        app.warm_up()
        worker = app.thinking.worker()
        _warm(worker)
        for number in range(2 * max(1, round(seconds / _STRETCH))):
            busy = number % 2 == 1
            handle = worker.appraise(_decision(), _ENDLESS) if busy else None

            def each(poll: Callable[[], object] = handle.poll if handle else bool) -> None:
                poll()
                answer()

            watched(app, window, _SETTLE, each)
            watched(app, window, _STRETCH, each, found.thinking if busy else found.idle)
            if handle is not None:
                handle.cancel()
        app.thinking.close()
    return found


def hints_opened(count: int) -> HintTimes:
    """Hints are opened to their answer at so many decisions, one after the other, and looked at."""
    turns = Turns()
    with windowed() as (app, window):
        app.change(speed="fast")
        sit_down(app, "bench")
        screen = app.stage.top
        assert isinstance(screen, PracticeScreen)
        app.warm_up()  # which the loop does once a picture was shown
        _warm(app.thinking.worker())
        looker = _Looker(screen, turns)

        def each() -> None:
            looker.turn()
            if len(looker.first_bars) >= count and not looker.looking:
                app.running = False

        watched(app, window, _LONGEST, each, turns)
        app.thinking.close()
    return HintTimes(looker.first_bars, [turns.work[number] for number in looker.growing])


class _Looker:
    """A learner who asks for the whole hint at every decision, looks at it, and plays soundly."""

    def __init__(self, screen: PracticeScreen, turns: Turns) -> None:
        self._screen, self._turns = screen, turns
        self.first_bars: list[float] = []
        self.growing: list[int] = []
        """The turns of the loop while a hint is looked at."""
        self.looking = False
        self._opened = 0.0
        self._seen = False

    def turn(self) -> None:
        """What happens in one turn of the loop, before its picture."""
        screen, now = self._screen, time.perf_counter()
        if self.looking:
            self._look(now)
        elif screen.table.view.phase is Phase.HAND_OVER:
            screen.press("next")
        elif screen.session.waits_for_learner and not screen.board.motion.busy:
            if len(screen.table.view.legal) < 2:
                self._play()
                return
            for _step in range(3):
                screen.press("hint")
            self._opened, self.looking, self._seen = now, True, False

    def _look(self, now: float) -> None:
        screen = self._screen
        self.growing.append(len(self._turns.work))
        if not self._seen and screen.presenter.sheet.hint.weighing.values is not None:
            self._seen = True
            self.first_bars.append(now - self._opened)
        if screen.presenter.sheet.hint.weighing.done or now - self._opened > _PATIENCE:
            self.looking = False
            self._play()

    def _play(self) -> None:
        self._screen.session.submit(Steady().choose(self._screen.table.view))


def _warm(worker: Worker) -> None:
    """Waits until the process has done its first work."""
    handle = worker.appraise(_decision(), Effort(chunk=1, most=1, error=0.0))
    while (report := handle.poll()) is None or not report.done:
        time.sleep(0.01)


def _decision() -> SeatView:
    """The learner's first choice in a deal."""
    session = Session(list_rulesets()[0], Setup("bench"), three_bots(HOME_SEAT))
    while not session.waits_for_learner or len(session.view.legal) < 2:
        if session.waits_for_learner:
            session.submit(session.view.legal[0])
        else:
            session.advance()
    return session.view

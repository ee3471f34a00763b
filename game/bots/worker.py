"""One warm process that thinks, so that the table never waits for a search.

Work goes out by `Worker.appraise` and `Worker.choose`, which return at once; whoever asked looks at the
handle now and then. Every few hundredths of a second the process reports what it knows and hears whether
anybody still wants to know. If it dies or hangs, another one takes over all that was open, and comes to the
same values, since they depend on the view and the seed alone.
"""

from __future__ import annotations

from dataclasses import replace
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic

from game.bots.levels import Bot
from game.bots.piecework import Decision, Errand, Progress, Work, next_up, serve
from game.bots.process import Process
from game.bots.whole_hand import HandToPlay, light
from game.rules.view import SeatView
from game.strategy.values import ADVICE, Effort

__all__ = ["HINT", "PATIENCE", "REST", "Handle", "Progress", "Worker"]

HINT = ADVICE
"""How far values for a learner go unless it is said otherwise."""

PATIENCE = 8.0
"""Seconds that a process may be silent over its work; it reports far more often, even on a busy machine."""

REST = 60.0
"""Seconds for which nothing is tried after several processes have failed in a row."""

_WHILE_STARTING = 40.0  # seconds to its first word: it has much to import
_LIVES = 3  # processes that may die over one piece of work, or in a row
_TOO_MANY = "its process died again and again"


class Handle:
    """One piece of work in hand."""

    def __init__(self, worker: Worker, number: int) -> None:
        self._worker = worker
        self._number = number
        self._last: Progress | None = None

    def poll(self) -> Progress | None:
        """The newest report, None before the first one. Returns at once."""
        if self._last is None or not self._last.done:
            self._last = self._worker.newest(self._number) or self._last
        return self._last

    def cancel(self) -> None:
        """Nobody wants to know any more; the process turns to other work within a chunk."""
        self._worker.cancel(self._number)
        self._last = None


class Worker:
    """The process and what it has to do: what somebody waits for first, then in the order it was asked.

    For use by one thread, which it never keeps waiting. Where the system has no process at all, making one
    raises OSError. A process that dies, or is silent for longer than `PATIENCE` over its work, is replaced;
    after several in a row all work is given up for a while: `tired` is True then.
    """

    def __init__(self) -> None:
        self._count = 0
        self._open: dict[int, Work] = {}
        self._lives: dict[int, int] = {}
        self._reports: dict[int, Progress] = {}
        self._ends = 0  # of processes, one after the other, that brought nothing to an end
        self._rests_until = 0.0
        self._closed = self._starting = False
        self._coming: SimpleQueue[Process | OSError] = SimpleQueue()
        self._process: Process | None = self._start()
        self._greeted, self._heard = False, monotonic()

    def appraise(
        self, view: SeatView, effort: Effort = HINT, seed: str = "", *, soon: bool = False
    ) -> Handle:
        """Find the values of all that a view's seat may do; `soon` before what nobody waits for."""
        return self._submit(Decision(_light(view), seed, effort, None, soon))

    def choose(self, bot: Bot, view: SeatView) -> Handle:
        """Let a bot make its choice; the same that `bot.choose` makes."""
        return self._submit(Decision(_light(view), "", HINT, bot))

    def play(self, hand: HandToPlay) -> Handle:
        """Have bots play a hand at another table, while nobody wants anything else."""
        return self._submit(light(hand))

    def run(self, errand: Errand) -> Handle:
        """Do an errand, while nobody waits for a decision."""
        return self._submit(errand)

    @property
    def pid(self) -> int | None:
        """The id of the present process; None while another one is being started."""
        return None if self._process is None else self._process.pid

    @property
    def in_hand(self) -> tuple[int, ...]:
        """The numbers of what is left to do."""
        return tuple(self._open)

    @property
    def tired(self) -> bool:
        """Whether it has just given up, because one process after the other has failed."""
        return monotonic() < self._rests_until

    def newest(self, number: int) -> Progress | None:
        """The newest report about a piece of work; the last one is given once and then forgotten."""
        self._hear()
        report = self._reports.get(number)
        if report is not None and report.done:
            del self._reports[number]
        return report

    def cancel(self, number: int) -> None:
        """Give a piece of work up."""
        self._reports.pop(number, None)
        self._lives.pop(number, None)
        if self._open.pop(number, None) is not None and self._process is not None:
            self._process.send((number, None))

    def close(self) -> None:
        """End the process; what is open stays undone."""
        self._closed = True
        self._open.clear()
        if self._process is not None:
            self._process.stop()
            self._process.join(1)

    def _submit(self, work: Work) -> Handle:
        if self._process is None:
            self._take_over()
        if not self._open:
            self._heard = monotonic()  # before that it had nothing to say
        self._count += 1
        self._open[self._count], self._lives[self._count] = work, _LIVES
        if self.tired:
            self._give_up(self._count, _TOO_MANY)
        elif self._process is not None:
            self._process.send((self._count, work))
        elif not self._starting:  # the last attempt failed; it may go better now
            self._start_another()
        return Handle(self, self._count)

    def _start(self) -> Process:
        return Process(serve, "left-bower-thinks")

    def _hear(self) -> None:
        if not self._open or self._closed:
            return
        if self._process is None:
            self._take_over()
        if self._process is None:
            return
        gone = self._process.gone  # first: what it said before its end still counts
        for number, report in self._process.received():
            self._greeted, self._heard = True, monotonic()
            if number in self._open:
                self._reports[number] = report
                if report.done:
                    self._ends = 0
                    del self._open[number], self._lives[number]
        silent = monotonic() - self._heard > (PATIENCE if self._greeted else _WHILE_STARTING)
        if self._open and (gone or silent):
            self._replace()

    def _replace(self) -> None:
        """Another process for one that died or hangs; it takes over what is open."""
        if self._process is not None:
            self._process.stop()
            self._process = None
        self._ends += 1
        first = next_up(self._open)  # which was in hand
        self._lives[first] -= 1
        if not self._lives[first]:
            self._give_up(first, _TOO_MANY)
        if self._ends >= _LIVES:
            self._ends, self._rests_until = 0, monotonic() + REST
            self._give_all_up(_TOO_MANY)
        self._start_another()

    def _start_another(self) -> None:
        """Starts a process beside the frames; `_take_over` looks whether it is there."""

        def start() -> None:
            try:
                process = self._start()
            except OSError as fault:  # the system has no process for us; asked again, it may have one
                self._coming.put(fault)
                return
            self._coming.put(process)
            if self._closed:
                process.stop()

        self._starting = True
        Thread(target=start, daemon=True).start()

    def _take_over(self) -> None:
        try:
            come = self._coming.get_nowait()
        except Empty:
            return
        self._starting = False
        if isinstance(come, OSError):
            self._give_all_up(repr(come))
            return
        self._process, self._greeted, self._heard = come, False, monotonic()
        for number, work in self._open.items():
            come.send((number, work))

    def _give_all_up(self, why: str) -> None:
        for number in tuple(self._open):
            self._give_up(number, why)

    def _give_up(self, number: int, why: str) -> None:
        del self._open[number], self._lives[number]
        self._reports[number] = Progress(True, fault=why)


def _light(view: SeatView) -> SeatView:
    """A view without the texts of its ruleset, which nobody reads over there."""
    return replace(view, ruleset=replace(view.ruleset, clauses={}, words={}, also={}))

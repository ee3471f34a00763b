"""One warm process that thinks, so that the table never waits for a search.

Work goes out by `Worker.appraise` and `Worker.choose`, which return at once; whoever asked looks at the
handle now and then. Every few hundredths of a second the process reports what it knows and hears whether
anybody still wants to know. If it dies, another one takes over all that was open, and comes to the same
values, since they depend on the view and the seed alone.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from multiprocessing import get_context
from multiprocessing.connection import Connection
from time import monotonic

from game.bots.levels import Bot
from game.rules.actions import Action
from game.rules.view import SeatView
from game.strategy.values import Appraisal, Effort, Values, searching

CHUNK = 0.07
"""Seconds between two reports."""

HINT = Effort(chunk=100, most=1000, error=0.01)
"""How far values for a learner go: a hundred deals at least, so that what is worse is shown truly, and on
until the gap of the best two is known to a hundredth of a point."""

_MODESTY = 10
_LIVES = 3  # processes that may die over one piece of work


@dataclass(frozen=True, slots=True)
class Progress:
    """What is known of one piece of work. A choice comes with the last report of a bot's."""

    done: bool
    values: Values | None = None
    choice: Action | None = None
    fault: str = ""  # why it ended without a result, for developers


@dataclass(frozen=True, slots=True)
class _Work:
    view: SeatView
    seed: str
    effort: Effort
    bot: Bot | None
    soon: bool = True  # somebody waits for it


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

    For use by one thread. Where the system has no process at all, making one raises OSError.
    """

    def __init__(self) -> None:
        self._count = 0
        self._open: dict[int, _Work] = {}
        self._lives: dict[int, int] = {}
        self._reports: dict[int, Progress] = {}
        self._start()

    def appraise(
        self, view: SeatView, effort: Effort = HINT, seed: str = "", *, soon: bool = False
    ) -> Handle:
        """Find the values of all that a view's seat may do; `soon` before what nobody waits for."""
        return self._submit(_Work(_light(view), seed, effort, None, soon))

    def choose(self, bot: Bot, view: SeatView) -> Handle:
        """Let a bot make its choice; the same that `bot.choose` makes."""
        return self._submit(_Work(_light(view), "", HINT, bot))

    @property
    def pid(self) -> int | None:
        """The id of the present process."""
        return self._process.pid

    @property
    def idle(self) -> bool:
        """Whether nothing is left to do."""
        return not self._open

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
        if self._open.pop(number, None) is not None:
            self._say(number, None)

    def close(self) -> None:
        """End the process; what is open stays undone."""
        self._open.clear()
        self._connection.close()
        self._process.join(1)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()

    def _submit(self, work: _Work) -> Handle:
        self._count += 1
        self._open[self._count], self._lives[self._count] = work, _LIVES
        self._say(self._count, work)
        return Handle(self, self._count)

    def _start(self) -> None:
        context = get_context("spawn")
        self._connection, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs,), name="left-bower-thinks", daemon=True)
        self._process.start()
        theirs.close()

    def _say(self, number: int, work: _Work | None) -> None:
        try:
            self._connection.send((number, work))
        except OSError:
            self._replace()

    def _hear(self) -> None:
        try:
            while self._open and self._connection.poll():
                number, report = self._connection.recv()
                if number in self._open:
                    self._reports[number] = report
                    if report.done:
                        del self._open[number], self._lives[number]
        except (EOFError, OSError):
            self._replace()

    def _replace(self) -> None:
        """Another process for one that died; it takes over what is open."""
        self._connection.close()
        self._process.join()
        if self._open:
            first = _next_up(self._open)  # which was in hand
            self._lives[first] -= 1
            if not self._lives[first]:
                self._give_up(first, "its process died again and again")
        try:
            self._start()
        except OSError as fault:  # the system has no process for us; asked again, it may have one
            for number in tuple(self._open):
                self._give_up(number, repr(fault))
        with suppress(OSError):  # it died at once: that is found out when it is listened to
            for number, work in self._open.items():
                self._connection.send((number, work))

    def _give_up(self, number: int, why: str) -> None:
        del self._open[number], self._lives[number]
        self._reports[number] = Progress(True, fault=why)


def _next_up(waiting: Mapping[int, _Work]) -> int:
    """What is worked at next: what somebody waits for, then what was asked first."""
    return next((number for number, work in waiting.items() if work.soon), next(iter(waiting)))


def _light(view: SeatView) -> SeatView:
    """A view without the texts of its ruleset, which nobody reads over there."""
    return replace(view, ruleset=replace(view.ruleset, clauses={}, words={}, also={}))


def serve(connection: Connection) -> None:
    """Work for the other end of the connection until it is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the terminal's interrupt is for the app
    if hasattr(os, "nice"):
        os.nice(_MODESTY)  # where processors are short, the window comes first
    waiting: dict[int, _Work] = {}
    begun: dict[int, Iterator[Progress]] = {}
    try:
        while True:
            while not waiting or connection.poll():
                _take(connection, waiting)
            number = _next_up(waiting)
            begun = {each: steps for each, steps in begun.items() if each in waiting}
            report = next(begun.setdefault(number, _reports(waiting[number])))
            connection.send((number, report))
            if report.done:
                del waiting[number]
    except (EOFError, OSError):
        return


def _take(connection: Connection, waiting: dict[int, _Work]) -> None:
    number, work = connection.recv()
    if work is None:
        waiting.pop(number, None)
    else:
        waiting[number] = work


def _reports(work: _Work) -> Iterator[Progress]:
    try:
        yield from _progress(work)
    except Exception as fault:
        yield Progress(True, fault=repr(fault))


def _progress(work: _Work) -> Iterator[Progress]:
    bot, appraisal = work.bot, None
    steps: Iterator[Appraisal]
    steps = searching(work.view, work.seed, work.effort) if bot is None else bot.thoughts(work.view)
    due = monotonic() + CHUNK
    for appraisal in steps:
        if monotonic() >= due:
            yield Progress(False, appraisal.values())
            due = monotonic() + CHUNK
    values = None if appraisal is None else appraisal.values()
    yield Progress(True, values, None if bot is None else bot.choice(work.view, values))

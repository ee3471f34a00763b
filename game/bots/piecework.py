"""What the thinking process does with what is asked of it: piece after piece, with reports between."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Iterator, Mapping
from dataclasses import dataclass
from multiprocessing.connection import Connection
from time import monotonic
from typing import Any, TypeVar

from game.bots.levels import Bot
from game.bots.whole_hand import HandToPlay, playing
from game.rules.actions import Action
from game.rules.state import Standing
from game.rules.view import SeatView
from game.strategy.values import Appraisal, Effort, Values, searching

T = TypeVar("T")

CHUNK = 0.07
"""Seconds between two reports."""

_MODESTY = 10


@dataclass(frozen=True, slots=True)
class Progress:
    """What is known of one piece of work; a choice, or the score of a hand, comes with the last report."""

    done: bool
    values: Values | None = None
    choice: Action | None = None
    standing: Standing | None = None
    result: Any = None  # of an errand
    fault: str = ""  # why it ended without a result, for developers


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision to be weighed, for a learner or as a bot's choice."""

    view: SeatView
    seed: str
    effort: Effort
    bot: Bot | None
    soon: bool = True  # somebody waits for it


@dataclass(frozen=True, slots=True)
class Errand:
    """Other work, in steps of some thousandths of a second: a function of a module, and what it is about.

    What it returns is its result; both go from process to process.
    """

    steps: Callable[[Any], Generator[None, None, Any]]
    about: Any


Work = Decision | HandToPlay | Errand
"""What there is to do."""


def finished(steps: Generator[None, None, T]) -> T:
    """What comes of work in steps that is done at once."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: T = end.value
            return result


def next_up(waiting: Mapping[int, Work]) -> int:
    """What is worked at next: what somebody waits for, then what was asked first; hands elsewhere last."""
    return min(waiting, key=lambda number: _urgency(waiting[number]))


def _urgency(work: Work) -> int:
    if isinstance(work, HandToPlay):
        return 2
    return 1 if isinstance(work, Errand) else 0 if work.soon else 1


def serve(connection: Connection) -> None:
    """Work for the other end of the connection until it is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the terminal's interrupt is for the app
    if hasattr(os, "nice"):
        os.nice(_MODESTY)  # where processors are short, the window comes first
    waiting: dict[int, Work] = {}
    begun: dict[int, Iterator[Progress]] = {}
    try:
        connection.send((0, Progress(False)))  # a first word: it is there
        while True:
            while not waiting or connection.poll():
                _take(connection, waiting)
            number = next_up(waiting)
            begun = {each: steps for each, steps in begun.items() if each in waiting}
            report = next(begun.setdefault(number, _reports(waiting[number])))
            connection.send((number, report))
            if report.done:
                del waiting[number]
    except (EOFError, OSError):
        return


def _take(connection: Connection, waiting: dict[int, Work]) -> None:
    number, work = connection.recv()
    if work is None:
        waiting.pop(number, None)
    else:
        waiting[number] = work


def _reports(work: Work) -> Iterator[Progress]:
    try:
        if isinstance(work, HandToPlay):
            standing = yield from _stepped(playing(work))
            yield Progress(True, standing=standing)
        elif isinstance(work, Errand):
            result = yield from _stepped(work.steps(work.about))
            yield Progress(True, result=result)
        else:
            yield from _progress(work)
    except Exception as fault:
        yield Progress(True, fault=repr(fault))


def _progress(work: Decision) -> Iterator[Progress]:
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


def _stepped(steps: Generator[None, None, T]) -> Generator[Progress, None, T]:
    """Work in steps, with reports between; what it returns."""
    due = monotonic() + CHUNK
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: T = end.value
            return result
        if monotonic() >= due:
            yield Progress(False)
            due = monotonic() + CHUNK

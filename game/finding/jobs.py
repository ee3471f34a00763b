"""Much work in small jobs, here or in an executor: results come in the order of the jobs."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future
from itertools import islice
from typing import TypeVar

J = TypeVar("J")
T = TypeVar("T")

_AHEAD = 16  # jobs handed out before their turn


def in_order(work: Callable[[J], T], jobs: Iterable[J], executor: Executor | None) -> Iterator[T]:
    """What the work comes to for each job. Whoever stops listening cancels what was handed out."""
    if executor is None:
        yield from map(work, jobs)
        return
    left, waiting = iter(jobs), deque[Future[T]]()
    try:
        waiting += [executor.submit(work, job) for job in islice(left, _AHEAD)]
        while waiting:
            yield waiting.popleft().result()
            waiting += [executor.submit(work, job) for job in islice(left, 1)]
    finally:
        for future in waiting:
            future.cancel()


def batches(most: int, size: int) -> Iterator[range]:
    """The numbers from 0 up, so many at a time."""
    return (range(begin, min(begin + size, most)) for begin in range(0, most, size))

"""Many duplicate deals in any executor, with a bar that tells how far they are."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from game import __version__
from game.arena.duplicate import Duplicate, Pairing, Score, score
from game.finding.jobs import batches, in_order
from game.i18n import _, format_number

BATCH = 10
"""Duplicate deals a job plays."""

_WIDTH = 30
_PATIENCE = 10  # seconds that a cluster has to answer


class ClusterRefused(Exception):
    """The cluster cannot be used. `sentence` says why."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


Progress = Callable[[int, int], None]
"""Hears how many of how many deals are done."""


def run(pairing: Pairing, deals: int, executor: Executor | None, progress: Progress) -> Score:
    """Play so many duplicate deals, here or in an executor. The score does not hang on the executor."""
    played: list[Duplicate] = []
    progress(0, deals)
    for batch in _played(pairing, deals, executor):
        played += batch
        progress(len(played), deals)
    return score(played)


def _played(pairing: Pairing, deals: int, executor: Executor | None) -> Iterator[list[Duplicate]]:
    size = 1 if executor is None else BATCH  # alone, the bar moves with every deal
    return in_order(pairing.deals, batches(deals, size), executor)


def bar(done: int, total: int) -> None:
    """Draw the bar on the error stream, over itself."""
    filled = _WIDTH * done // max(total, 1)
    text = _("{done} of {total} deals").format(done=format_number(done), total=format_number(total))
    end = "\n" if done >= total else ""
    print(f"\r[{'#' * filled}{' ' * (_WIDTH - filled)}] {text}", end=end, file=sys.stderr, flush=True)


def silent(done: int, total: int) -> None:
    """For output that is no terminal."""


@contextmanager
def workers(jobs: int, dask: str | None) -> Iterator[Executor | None]:
    """The executor asked for: none, so many processes, or the Dask cluster at an address.

    Raises ClusterRefused where the cluster cannot be used.
    """
    if dask is not None:
        with _cluster(dask) as executor:
            yield executor
    elif jobs > 1:
        from concurrent.futures import ProcessPoolExecutor
        from multiprocessing import get_context

        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            yield pool
    else:
        yield None


@contextmanager
def _cluster(address: str) -> Iterator[Executor]:
    try:
        distributed = import_module("distributed")
    except ModuleNotFoundError:
        message = _("A Dask cluster needs another package. In the Left Bower folder, run: {command}")
        raise ClusterRefused(message.format(command=f'{sys.executable} -m pip install ".[dask]"')) from None
    for logger in ("distributed", "distributed.client"):  # what goes wrong is said in a sentence here
        logging.getLogger(logger).setLevel(logging.CRITICAL)
    try:
        client = distributed.Client(address, timeout=_PATIENCE)
    except (OSError, ValueError) as error:
        message = _("There's no Dask cluster at {address}: {reason}.")
        raise ClusterRefused(message.format(address=address, reason=error)) from None
    with client:
        _look_over(client, address)
        try:
            yield client.get_executor()
        except (CancelledError, distributed.KilledWorker):
            message = _("The Dask cluster at {address} disconnected before all the deals were played.")
            raise ClusterRefused(message.format(address=address)) from None


def _look_over(client: Any, address: str) -> None:
    """Make sure that a cluster can play before it is given deals. Raises ClusterRefused if it cannot."""
    try:
        client.wait_for_workers(1, timeout=_PATIENCE)
        theirs = client.submit(own_version, pure=False).result(timeout=_PATIENCE)
    except TimeoutError:
        message = _("No worker in the Dask cluster at {address} is answering.")
        raise ClusterRefused(message.format(address=address)) from None
    except Exception:  # whatever Dask makes of a package that its machines do not have
        theirs = _("none")
    if theirs != own_version():
        message = _(
            "The machines in the Dask cluster at {address} need Left Bower {ours}, installed the same "
            "way as here. They have: {theirs}."
        )
        raise ClusterRefused(message.format(address=address, ours=own_version(), theirs=theirs))


def own_version() -> str:
    """The version of Left Bower where this is asked."""
    return __version__

"""Kills a process that writes a journal and card answers, at random moments, and looks at what is left.

From the top folder: `python -m tests.storage.killing --rounds 100`.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import tempfile
import time
from datetime import timedelta
from pathlib import Path

from game.storage.database import open_store, stamp
from tests.clock import MORNING

CARD = "term/left-bower"
LONGEST = 0.06
"""Seconds a writer may live; opening the store takes the first few thousandths."""


def kill_rounds(folder: Path, rounds: int, seed: int, longest: float = LONGEST) -> int:
    """Kills `rounds` writers, one after another, on one store and gives the entries acknowledged in all.

    Raises AssertionError if an acknowledged entry is missing, if entries are out of order, or if the store
    does not open without a notice.
    """
    moments = random.Random(seed)
    total = 0
    for _round in range(rounds):
        acknowledged = _killed_writer(folder, moments.random() * longest)
        total = max(total, acknowledged)
        total = _check(folder, total)
    return total


def _killed_writer(folder: Path, lifetime: float) -> int:
    """The last number a writer acknowledged before it was killed; 0 if it came to none."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        try:
            _write_for_ever(folder, writing)
        finally:
            os._exit(1)
    os.close(writing)
    time.sleep(lifetime)
    os.kill(child, signal.SIGKILL)
    with os.fdopen(reading, encoding="ascii") as acknowledged:
        numbers = [line for line in acknowledged if line.endswith("\n")]
    _child, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status), "the writer ended by itself"
    return int(numbers[-1]) if numbers else 0


def _write_for_ever(folder: Path, acknowledge: int) -> None:
    store = open_store(folder)
    game = store.games.current()
    game_id = game.id if game else store.games.begin("{}", "{}", "[]")
    number = len(game.entries) if game else 0
    store.memory.meet([CARD])
    while True:
        number += 1
        if len(store.memory.reviews()) < number:
            store.memory.review(CARD, 3, _due(number), "{}")
        store.games.append(game_id, f"entry {number}")
        os.write(acknowledge, f"{number}\n".encode())


def _due(number: int) -> str:
    return stamp(MORNING + timedelta(minutes=number))


def _check(folder: Path, acknowledged: int) -> int:
    """The number of entries found; one more than acknowledged may be there, killed before it could say so."""
    with open_store(folder) as store:
        assert store.notice == ""
        game = store.games.current()
        texts = game.texts if game else ()
        reviews = [review.due for review in store.memory.reviews()]
        cards = store.memory.cards()
    assert texts == tuple(f"entry {number}" for number in range(1, len(texts) + 1))
    assert acknowledged <= len(texts) <= acknowledged + 1
    assert reviews == [_due(number) for number in range(1, len(reviews) + 1)]
    assert len(texts) <= len(reviews) <= len(texts) + 1
    assert not reviews or cards[CARD].due == reviews[-1]
    return len(texts)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        total = kill_rounds(Path(folder), chosen.rounds, chosen.seed)
    print(f"{chosen.rounds} kills, {total} entries, none lost")


if __name__ == "__main__":
    main()

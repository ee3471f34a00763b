"""Kills `leftbower text` at random moments of a game typed into it and looks whether anything is lost:

python -m tests.text.killing --rounds 100
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import suppress
from pathlib import Path

from game.presenters.practice_games import PracticeGame, resume, unfinished
from game.rules.state import Setup
from game.rulesets.shipped import load_ruleset
from game.session import Session
from game.storage.database import open_store
from tests.tables import DANVILLE
from tests.text.typists import sound_lines, talk, usual_players

ROOT = Path(__file__).resolve().parents[2]
LONGEST = 1.0
"""Seconds a program may live after its first word; every fifth is killed within so long of its start."""
PAUSE = 0.02
"""Seconds between two typed lines."""


def kill_rounds(home: Path, rounds: int, seed: int, longest: float = LONGEST) -> int:
    """Kill `rounds` programs, one after another, on one store; gives the entries that were kept in all.

    Raises AssertionError if a decision the program went on from is gone, or if the next start would not go
    on at the very decision that the journal leads to.
    """
    moments = random.Random(seed)
    total = 0
    for number in range(rounds):
        before = _left(home)
        _killed(home, before, f"{seed}-{number}", moments.random() * longest, started=number % 5 != 4)
        after = _left(home)
        kept = () if before is None else before.actions
        if after is not None:
            assert after.actions[: len(kept)] == kept, f"round {number} lost actions"
            total += len(after.actions) - len(kept)
    return total


def _left(home: Path) -> Session | None:
    """The game that the next start offers; it stands where its own actions lead to."""
    with open_store(home) as store:
        assert store.notice == ""
        saved = unfinished(store)
        if saved is None:
            return None
        session = resume(store, saved).session
    assert _alone(session).state == session.state
    return session


def _alone(session: Session) -> Session:
    """The same game without a store."""
    actions = [str(action) for action in session.actions]
    return Session.resume(
        session.ruleset, session.state.setup, usual_players(session.state.setup.seed), actions
    )


def _killed(home: Path, left: Session | None, seed: str, lifetime: float, started: bool) -> None:
    words = ["--ruleset", DANVILLE, "--seed", seed] if left is None else []
    child = subprocess.Popen(
        [sys.executable, "-m", "game", "text", *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
        env={**os.environ, "LEFTBOWER_HOME": str(home)},
    )
    assert child.stdin is not None
    assert child.stdout is not None
    assert child.stderr is not None
    lines = _typed(left, seed)
    if started:
        child.stdout.readline()
    threading.Thread(target=child.stdout.read, daemon=True).start()
    end = time.monotonic() + lifetime
    with suppress(BrokenPipeError):
        for line in lines:
            child.stdin.write(f"{line}\n".encode())
            child.stdin.flush()
            time.sleep(PAUSE)
            if time.monotonic() > end:
                break
    time.sleep(max(0.0, end - time.monotonic()))
    child.kill()
    said = child.stderr.read()
    child.wait()
    with suppress(BrokenPipeError):
        child.stdin.close()
    assert said == b"", said.decode()


def _typed(left: Session | None, seed: str) -> list[str]:
    """The lines of a sound player from the start of the program to the end of the game."""
    session = _alone(left) if left else Session(load_ruleset(DANVILLE), Setup(seed=seed), usual_players(seed))
    lines = [] if left is None else ["yes"]
    talk(PracticeGame(0, "", session), (lines.append(line) or line for line in sound_lines(session)))  # type: ignore[func-returns-value]
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        total = kill_rounds(Path(folder), chosen.rounds, chosen.seed)
    print(f"{chosen.rounds} kills, {total} actions, none lost")


if __name__ == "__main__":
    main()

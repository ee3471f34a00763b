"""Kills the running app at random moments and looks whether anything is lost:

python -m tests.e2e.killing --rounds 100
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from pathlib import Path

from game.presenters.practice_games import resume, unfinished
from game.storage.database import open_store
from tests.e2e.onlooker import Peek, peek, play_on
from tests.e2e.real_window import RealWindow, launch, virtual_screen
from tests.e2e.test_real_window import set_table, sit_down


def one_round(display: str, home: Path, seconds: float) -> tuple[Peek | None, Peek | None]:
    """Open the app, go on where it was left, play for so long, kill it; what was there before and after."""
    before = peek(home)
    window = launch(display, home)
    try:
        _go_on(window, before)
        play_on(window, seconds)
    finally:
        window.kill()
    return before, peek(home)


def _go_on(window: RealWindow, before: Peek | None) -> None:
    if before is None or before.status != "playing":
        sit_down(window)
    else:
        window.key("Return")


def lost(before: Peek | None, after: Peek | None, home: Path) -> str:
    """What a kill cost, in words; empty for nothing."""
    kept = () if before is None or before.status != "playing" else before.entries
    if kept and (after is None or after.entries[: len(kept)] != kept):
        return "entries that were on disk are gone"
    with open_store(home) as store:
        if store.notice:
            return store.notice
        saved = unfinished(store)
        if (
            saved is not None
            and after is not None
            and resume(store, saved).session.state != after.session.state
        ):
            return "the game goes on elsewhere than it was left"
    return ""


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--seed", default="1")
    options = parser.parse_args()
    chance = random.Random(options.seed)
    entries = 0
    with tempfile.TemporaryDirectory() as folder, virtual_screen() as display:
        home = Path(folder)
        set_table(home, "danville", "")
        for number in range(1, options.rounds + 1):
            before, after = one_round(display, home, chance.uniform(0, 4))
            fault = lost(before, after, home)
            if fault:
                print(f"round {number}: {fault}")
                return 1
            entries += len(after.entries) if after else 0
            print(f"round {number}: {len(after.entries) if after else 0} entries", flush=True)
            time.sleep(0.1)
    print(f"{options.rounds} kills, nothing lost")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

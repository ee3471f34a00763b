"""How long the app takes to its first picture, against a bare window that fills one."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from game.bench.figures import median

RUNS = 7

APP = """
import game.client.window as window
from game.dev.watch import until_home
window.run = until_home
from game.cli.entry import main
main([])
"""
"""The app as `python -m game` starts it, but for its loop, which ends with the whole home screen."""

BARE = """
import pygame
pygame.display.init()
window = pygame.Window("bare", (1280, 720))
window.get_surface().fill("darkgreen")
window.flip()
print("frame", flush=True)
"""


@dataclass(frozen=True)
class Times:
    """Seconds, or multiples of a bare window's: until the first picture, until the home screen is whole."""

    frame: float
    home: float


@dataclass(frozen=True)
class Starts:
    """The app's starts as multiples of a bare window's: the second one of a user, and the very first."""

    warm: Times
    cold: Times


def start_seconds(program: str, home: Path) -> Times:
    """From the start of the process, with the user's data in `home`, to its words that something is shown.

    RuntimeError without the first of them; without the second the whole screen comes with the first picture.
    """
    environment = {**os.environ, "LEFTBOWER_HOME": str(home), "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    begun = perf_counter()
    said = {}
    with subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, env=environment, text=True
    ) as process:
        assert process.stdout is not None
        for word in process.stdout:
            said[word.strip()] = perf_counter() - begun
    if "frame" not in said:
        raise RuntimeError("no first frame")
    return Times(said["frame"], said.get("home", said["frame"]))


def starts(runs: int = RUNS) -> Starts:
    """The median starts of the app against that of the bare window, all measured in turn."""
    bare, warm, cold = [], [], []
    with tempfile.TemporaryDirectory() as known:
        start_seconds(BARE, Path(known))  # the first start of either reads from a cold disk
        start_seconds(APP, Path(known))
        for _run in range(runs):
            bare.append(start_seconds(BARE, Path(known)).frame)
            warm.append(start_seconds(APP, Path(known)))
            with tempfile.TemporaryDirectory() as new:
                cold.append(start_seconds(APP, Path(new)))
    return Starts(_ratio(warm, median(bare)), _ratio(cold, median(bare)))


def _ratio(times: list[Times], bare: float) -> Times:
    return Times(median([each.frame for each in times]) / bare, median([each.home for each in times]) / bare)

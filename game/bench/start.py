"""How long the app takes to its first picture, against a bare window that fills one."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from time import perf_counter

from game.bench.figures import median

RUNS = 7

APP = """
import game.client.window as window
from game.client.watch import until_first_frame
window.run = until_first_frame
from game.cli import main
main([])
"""
"""The app as `python -m game` starts it, but for its loop, which ends with the first picture."""

BARE = """
import pygame
pygame.display.init()
window = pygame.Window("bare", (1280, 720))
window.get_surface().fill("darkgreen")
window.flip()
print("frame", flush=True)
"""


def first_frame_seconds(program: str) -> float:
    """From the start of the process to its word that the first picture is shown. RuntimeError without it."""
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "LEFTBOWER_HOME": home, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
        begun = perf_counter()
        with subprocess.Popen(
            [sys.executable, "-c", program], stdout=subprocess.PIPE, env=environment, text=True
        ) as process:
            assert process.stdout is not None
            word = process.stdout.readline()
            taken = perf_counter() - begun
            process.stdout.read()
    if word.strip() != "frame":
        raise RuntimeError("no first frame")
    return taken


def first_frame_ratio(runs: int = RUNS) -> float:
    """The app's median start as a multiple of the bare window's, both measured in turn and warm."""
    first_frame_seconds(BARE)  # the first start of either reads from a cold disk
    first_frame_seconds(APP)
    pairs = [(first_frame_seconds(APP), first_frame_seconds(BARE)) for _run in range(runs)]
    return median([app for app, _bare in pairs]) / median([bare for _app, bare in pairs])

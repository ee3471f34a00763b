"""The app in a real window on a virtual screen, worked with real keys and clicks."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

TOOLS = ("Xvfb", "xdotool")
_PATIENCE = 60  # seconds until something that should happen counts as missing


def missing_tools() -> str:
    """The tools this machine lacks for a real window, as a phrase; empty when all are there."""
    return " and ".join(tool for tool in TOOLS if shutil.which(tool) is None)


@dataclass
class RealWindow:
    """One running app. Coordinates are pixels inside its window."""

    display: str
    process: subprocess.Popen[bytes]
    home: Path
    window: str = ""

    def key(self, *keys: str) -> None:
        """Press keys by their X names, one after another."""
        self._xdotool("key", "--delay", "30", *keys)

    def click(self, x: float, y: float, times: int = 1) -> None:
        place = ("mousemove", "--window", self.window, str(round(x)), str(round(y)))
        self._xdotool(*place, "click", "--repeat", str(times), "--delay", "45", "1")

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        self._move(*start)
        self._xdotool("mousedown", "1")
        for step in range(1, 6):
            share = step / 5
            self._move(*(a + (b - a) * share for a, b in zip(start, end, strict=True)))
        self._xdotool("mouseup", "1")

    def _move(self, x: float, y: float) -> None:
        self._xdotool("mousemove", "--window", self.window, str(round(x)), str(round(y)))
        time.sleep(0.03)

    def kill(self) -> None:
        """`kill -9`: nothing is tidied up."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(timeout=_PATIENCE)

    def _xdotool(self, *words: str) -> str:
        environment = {**os.environ, "DISPLAY": self.display}
        done = subprocess.run(
            ["xdotool", *words],
            env=environment,
            capture_output=True,
            text=True,
            timeout=_PATIENCE,
            check=False,
        )
        return done.stdout.strip()

    def find(self) -> None:
        """Wait for the app's window. Raises RuntimeError if the app ends instead."""
        for _ in range(_PATIENCE * 10):
            found = self._xdotool("search", "--onlyvisible", "--class", "leftbower").splitlines()
            if found:
                self.window = found[-1]
                self._xdotool("windowfocus", self.window)
                return
            if self.process.poll() is not None:
                raise RuntimeError(f"the app ended with exit code {self.process.returncode}")
            time.sleep(0.1)
        raise RuntimeError("no window appeared")


@contextmanager
def virtual_screen(size: str = "1280x800") -> Iterator[str]:
    """A virtual screen; gives its DISPLAY. A window on it leaves 80 pixels free and is 1280 x 720."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size}x24", "-nolisten", "tcp", "-noreset"],
        pass_fds=(write,),
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    try:
        with os.fdopen(read) as pipe:
            yield ":" + pipe.readline().strip()
    finally:
        server.terminate()
        server.wait()


def launch(display: str, home: Path, module: str = "game", **more: str) -> RealWindow:
    """Start the app as a player would, with its data in `home`, and wait for its window.

    `module` starts it in another way, `more` is added to its surroundings.
    """
    environment = {
        **os.environ,
        **more,
        "DISPLAY": display,
        "LEFTBOWER_HOME": str(home),
        "SDL_VIDEODRIVER": "x11",
        "SDL_FRAMEBUFFER_ACCELERATION": "0",
    }
    process = subprocess.Popen([sys.executable, "-m", module], env=environment)
    window = RealWindow(display, process, home)
    try:
        window.find()
    except RuntimeError:
        process.kill()
        raise
    return window

"""Sits through a euchre night in a real window with nothing but the mouse."""

from __future__ import annotations

import json
import subprocess
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.evening.keeping import entry_text
from tests.e2e.real_window import RealWindow, launch

Seen = dict[str, Any]

_READ = 0.28  # seconds that a page has lain there before it is clicked on: a click sooner is not meant
_FELT = (150, 420)  # bare felt of every table in a window of 1280 x 720
_LEAD_ON = ("strike", "initial", "round", "move", "wait", "watch", "sit", "card")


class Stuck(AssertionError):
    """Nothing that could be clicked led on."""


@dataclass
class NightGuest:
    """One player at one window after the other, since each of them is killed sooner or later."""

    display: str
    home: Path
    slips: int = 0  # of one's own, as many as are wanted
    calls: int = 0  # of the director, as many as are wanted
    clicks: int = 0
    starts: int = 0
    pictures: Path | None = None
    did: Counter[str] = field(default_factory=Counter)
    _window: RealWindow | None = None
    _offset: int = 0

    # -- the window --------------------------------------------------------------------------

    @property
    def _file(self) -> Path:
        return self.home / "told.json"

    @property
    def window(self) -> RealWindow:
        assert self._window is not None
        return self._window

    def start(self, **more: str) -> None:
        """Opens the app and waits for what it shows first."""
        self._file.unlink(missing_ok=True)
        self._window = launch(self.display, self.home, "tests.e2e.told_window", TOLD=str(self._file), **more)
        self.starts += 1
        self.until(lambda seen: bool(seen["parts"]))

    def kill(self) -> Seen:
        """`kill -9`; what was seen last."""
        seen = self.seen()
        self.window.kill()
        return seen

    def seen(self) -> Seen:
        """What the window shows now; nothing before its first picture."""
        try:
            found: Seen = json.loads(self._file.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return {"parts": {}, "screen": ""}
        return found

    def until(self, wanted: Callable[[Seen], bool], seconds: float = 60) -> Seen:
        """Waits for something to be seen, and to stay so for as long as it takes to read it."""
        end, since, last = time.monotonic() + seconds, time.monotonic(), self.seen()
        while time.monotonic() < end:
            seen = self.seen()
            if seen != last:
                last, since = seen, time.monotonic()
            if time.monotonic() - since >= _READ and wanted(seen):
                return seen
            time.sleep(0.02)
        raise Stuck(f"never seen: {last}")

    def click(self, key: str) -> None:
        """The part with this key, a little beside the last click."""
        seen = self.until(lambda each: key in each["parts"])
        self.at(*seen["parts"][key])

    def at(self, x: float, y: float) -> None:
        self._offset = 7 - self._offset
        self.window.click(x + self._offset, y)
        self.clicks += 1

    def hurry(self) -> None:
        """Clicks on bare felt: whatever moves is finished, and the next one acts."""
        self.window.click(*_FELT, times=6)
        self.clicks += 6

    def picture(self, name: str) -> None:
        """Keeps what the screen shows, where pictures are wanted."""
        if self.pictures is not None:
            file = self.pictures / f"{self.clicks:04}-{name}.png"
            words = ["import", "-display", self.display, "-window", "root", str(file)]
            subprocess.run(words, check=False)

    # -- a night -----------------------------------------------------------------------------

    def begin(self, event: str, **chosen: str) -> None:
        """From home to the room, through every choice."""
        self.click("evening")
        self.click(f"event-{event}")
        for name, value in chosen.items():
            self.click(name)
            self.click(f"{name} {value}")
        self.until(lambda seen: seen["screen"] == "evening-setup" and "begin" in seen["parts"])
        self.picture("setup")
        self.click("begin")
        self.until(lambda seen: seen["screen"] == "evening")

    def come_back(self) -> Seen:
        """From home to the night that was left; what its page shows."""
        self.click("evening")
        return self.until(lambda seen: seen["screen"] == "evening")

    def go_on(self, stop: Callable[[Seen], bool], seconds: float) -> Seen:
        """Plays on until something is seen; that is what it returns."""
        end, before, tries = time.monotonic() + seconds, {}, 0
        while time.monotonic() < end:
            seen = self.seen()
            if stop(seen):
                return seen
            tries = tries + 1 if seen == before else 0
            before = seen
            if tries > 60:
                self.picture("stuck")
                raise Stuck(f"nothing leads on from {seen}")
            self._step(seen)
        raise Stuck(f"too slow: {self.seen()}")

    def _step(self, seen: Seen) -> None:
        if seen["screen"] == "evening":
            self._in_the_room(self.until(lambda each: True))
        elif seen["screen"] == "evening-table":
            self._at_the_table(seen)
        elif seen["screen"] == "director":
            self._call_out(self.until(lambda each: True))
        else:
            raise Stuck(f"somewhere else: {seen}")

    def _in_the_room(self, seen: Seen) -> None:
        if seen["screen"] != "evening":
            return
        if seen["stage"] == "CARD" and seen["box"] is not None:
            self._press(seen, [f"write {entry_text(seen['owed'][seen['box'] - 1])}"])
        else:
            self._press(seen, _LEAD_ON)

    def _press(self, seen: Seen, wanted: tuple[str, ...] | list[str]) -> None:
        key = next((each for each in wanted if each in seen["parts"]), None)
        if key is None:
            time.sleep(0.1)
            return
        self.picture(f"{seen.get('stage', 'table')}-{key}".replace(" ", "-").lower())
        self.did[key.partition(" ")[0]] += 1
        self.at(*seen["parts"][key])
        time.sleep(0.05)

    def _at_the_table(self, seen: Seen) -> None:
        if not seen["still"] or not (seen["waits"] or seen["opened"] in ("RULED", "SURE")):
            self.hurry()
            return
        seen = self.until(lambda each: True)
        if seen["screen"] != "evening-table" or not seen["still"]:
            return
        if seen["opened"] in ("RULED", "SURE"):
            choices = [key for key in seen["parts"] if key.startswith("choice")]
            self._press(seen, [*choices, "do it", "back to now"])
        elif seen["phase"] == "HAND_OVER":
            self._press(seen, ["next"])
        elif self.did["director"] < self.calls and "director" in seen["parts"] and seen["actions"] % 7 == 0:
            self._press(seen, ["director"])
        elif wish := seen.get("wish"):
            self._act(seen, wish)

    def _act(self, seen: Seen, wish: Seen) -> None:
        if seen["phase"] == "PLAY" and seen["barred"] and self.did["slip"] < self.slips:
            self.did["slip"] += 1
            self.at(*seen["cards"][seen["barred"][0]])
        elif "put down" in seen["parts"]:
            self._press(seen, ["put down"])
        elif wish["card"] is not None:
            self.at(*seen["cards"][wish["card"]])
        else:
            self._press(seen, [f"call {wish['action']}", "alone"])
        self.did["acts"] += 1
        time.sleep(0.05)

    def _call_out(self, seen: Seen) -> None:
        """Whoever stands first, of whatever stands first."""
        for key in ("who-0", "what-0", "answer-0"):
            self.click(key)
        time.sleep(0.3)

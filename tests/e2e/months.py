"""A learner's month in a real window by real clicks, a day at a time: python -m tests.e2e.months --days 30

A hand a day is played with two bad habits until they are cured, one every third day from then on; the five
minutes every day. The clock is moved by libfaketime. What was asked and answered is told day by day.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, replace
from pathlib import Path

from game.storage.database import open_store
from game.storage.settings import Practice
from tests.e2e.night_guest import NightGuest, Seen, Stuck
from tests.e2e.real_window import virtual_screen

FAKED = Path("/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1")
_NOTHING_DUE = 30  # seconds after which a press on the five minutes has led nowhere
_PATIENCE = 120  # seconds for a hand with its review, or a decision


@dataclass
class Learner:
    """One learner at the mouse of `guest`."""

    guest: NightGuest

    def day(self, number: int, *, cured: bool, plays: bool) -> Counter[str]:
        """Five minutes of that day, and a hand where one `plays`; what was asked, by kind."""
        more = {
            "LD_PRELOAD": str(FAKED),
            "FAKETIME": f"+{number}d",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            **({} if cured else {"SLIPS": "1"}),
        }
        self.guest.start(**more)
        try:
            asked = self._five_minutes()
            if plays:
                self._hand()
        finally:
            self.guest.kill()
        return asked

    def _five_minutes(self) -> Counter[str]:
        asked: Counter[str] = Counter()
        self._home()
        way = next((key for key in ("mix", "second") if key in self.guest.seen()["parts"]), None)
        if way is None:  # nothing is due
            return asked
        try:
            self.guest.click(way)
            seen = self.guest.until(lambda each: each["screen"] not in ("home", ""), _NOTHING_DUE)
        except Stuck:  # the card is grey, or was until all of home was there
            return asked
        if "start" in seen["parts"]:
            self.guest.click("start")
            time.sleep(0.5)
        end = time.monotonic() + _PATIENCE
        while time.monotonic() < end:
            seen = self.guest.until(lambda each: each["still"])
            if seen["screen"] == "mistake":
                asked["mistake"] += 1
                self._decide(seen)
            elif "turn" in seen["parts"]:
                asked["card"] += 1
                self.guest.click("turn")
                self.guest.click("answer 3")
            else:
                break
            time.sleep(0.5)
        self.guest.picture("after")
        return asked

    def _decide(self, seen: Seen) -> None:
        seen = self.guest.until(lambda each: bool(each.get("wish") or each.get("answered")))
        self.guest.picture("asked")
        for _click in range(6):  # a discard and a lone call take two
            if seen.get("answered") or not seen.get("wish"):
                break
            self._do(seen)
            time.sleep(0.8)
            seen = self.guest.seen()
        self.guest.until(lambda each: bool(each.get("answered")) and "next" in each["parts"], _PATIENCE)
        self.guest.picture("answered")
        self.guest.click("next")

    def _hand(self) -> None:
        """A practice hand from home to its review."""
        self._home()
        self.guest.click("play")
        self.guest.until(lambda each: each["screen"] != "home")
        end = time.monotonic() + _PATIENCE
        while time.monotonic() < end:
            seen = self.guest.seen()
            if seen["screen"] == "message":  # a game that was left is given up
                self.guest.at(*seen["parts"]["answer-0"])
                time.sleep(0.6)
                continue
            if seen.get("phase") == "HAND_OVER":
                self.guest.until(lambda each: each.get("weighed", False), _PATIENCE)
                self.guest.click("next")
                self.guest.until(lambda each: each["screen"] == "game-over")
                return
            if seen.get("wish") and seen["still"] and seen["waits"]:
                seen = self.guest.until(lambda each: True)
                if seen.get("wish"):
                    self._do(seen)
            else:
                self.guest.hurry()
            time.sleep(0.1)
        raise AssertionError(f"the hand does not end: {self.guest.seen()}")

    def _do(self, seen: Seen) -> None:
        """What is wished, by one click at what is seen; nothing where that is gone by now."""
        wish, parts = seen["wish"], seen["parts"]
        call = f"call {wish['action']}"
        key = (
            "put down" if "put down" in parts else call if call in parts else "alone" if wish["alone"] else ""
        )
        if wish["card"] is not None and key != "put down":
            self.guest.at(*seen["cards"][wish["card"]])
        elif key:
            self.guest.at(*parts[key])

    def _home(self) -> None:
        for _step in range(6):
            if self.guest.seen()["screen"] == "home":
                time.sleep(2)  # it has come in, with all that is read after its first picture
                return
            self.guest.window.key("Escape")
            time.sleep(0.8)


def prepared(home: Path) -> None:
    """Settings of a learner in a hurry, who plays single hands."""
    with open_store(home) as store:
        hand = Practice(length="hand")
        store.save_settings(
            replace(store.settings, speed="fast", reduced_motion=True, sound="off", practice=hand)
        )


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--days", type=int, default=30)
    parser.add_argument("--cured", type=int, default=12, help="the day from which on the habits are gone")
    parser.add_argument("--pictures", type=Path)
    options = parser.parse_args()
    os.environ["TZ"] = "UTC"
    with tempfile.TemporaryDirectory() as folder, virtual_screen() as display:
        home = Path(folder)
        prepared(home)
        learner = Learner(NightGuest(display, home, pictures=options.pictures))
        for number in range(options.days):
            asked = learner.day(
                number, cured=number >= options.cured, plays=number < options.cured or number % 3 == 0
            )
            print(number, dict(asked), flush=True)
        with open_store(home) as store:
            answers = store.mistakes.answers()
            print(
                f"{len(store.mistakes.all())} mistakes, {len(answers)} answers, {learner.guest.clicks} clicks"
            )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

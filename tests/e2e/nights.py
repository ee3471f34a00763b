"""A whole night by real clicks, told, with pictures: python -m tests.e2e.nights butler --pictures FOLDER"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path

from tests.e2e.night_guest import NightGuest
from tests.e2e.real_window import virtual_screen
from tests.e2e.test_real_night import at_a_full_card, in_a_hand, in_a_ruling, night_of, over, quick

_LONG = 3600  # seconds


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("event", choices=("butler", "wednesday-night"))
    parser.add_argument("--slips", default="", choices=("", "off", "seldom", "often"))
    parser.add_argument("--pictures", type=Path)
    parser.add_argument("--later", default="", help="what faketime adds to the clock after the first kill")
    options = parser.parse_args()
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, virtual_screen() as display:
        home = Path(folder)
        quick(home)
        slips, calls = (3, 2) if options.slips else (0, 0)
        guest = NightGuest(display, home, slips=slips, calls=calls, pictures=options.pictures)
        guest.start()
        try:
            _sit_through(guest, options.event, options.slips, options.later)
            guest.picture("over")
            guest.click("home")
            guest.until(lambda seen: seen["screen"] == "home")
            guest.picture("home")
        finally:
            guest.kill()
            for fault in home.glob("last-fault.txt"):
                print(fault.read_text(encoding="utf-8"))
        saved = night_of(home)
    minutes = (time.monotonic() - begun) / 60
    print(f"{saved.status}: {minutes:.1f} minutes, {guest.clicks} clicks, {guest.starts} starts")
    print(dict(guest.did))
    return 0


def _sit_through(guest: NightGuest, event: str, slips: str, later: str) -> None:
    rounds = {} if event == "butler" else {"rounds": "2"}
    guest.begin(event, tables="2", company="greenhorn", slips=slips, **rounds)
    left = guest.go_on(in_a_ruling if slips else in_a_hand, _LONG)
    print("killed at", {key: left[key] for key in ("where", "actions", "lying", "opened")}, flush=True)
    guest.kill()
    guest.start(
        **(
            {
                "LD_PRELOAD": _FAKED,
                "FAKETIME": later,
                "FAKETIME_DONT_FAKE_MONOTONIC": "1",
                "TZ": "Pacific/Apia",
            }
            if later
            else {}
        )
    )
    guest.picture("home-again")
    print("in the room", guest.come_back().get("left"), flush=True)
    guest.go_on(lambda seen: seen["screen"] == "evening-table", 60)
    found = guest.until(lambda seen: seen["screen"] == "evening-table" and seen["still"])
    guest.picture("there-again")
    print("found at", {key: found[key] for key in ("where", "actions", "lying", "opened")}, flush=True)
    assert (found["actions"], found["lying"]) == (left["actions"], left["lying"])
    guest.go_on(at_a_full_card, _LONG)
    guest.kill()
    guest.start()
    guest.come_back()
    guest.go_on(over, _LONG)


_FAKED = "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1"

if __name__ == "__main__":
    raise SystemExit(main())

"""A euchre night in a real window, by real clicks from home to its end, the app killed twice on the way."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.presenters.evening_games import resume_evening
from game.storage.database import open_store
from game.storage.evenings import SavedEvening
from game.storage.journal import GameStatus
from tests.e2e.night_guest import NightGuest, Seen
from tests.e2e.real_window import missing_tools, virtual_screen
from tests.presenters.test_honest_nights import every_point_is_counted

pytestmark = pytest.mark.skipif(
    bool(missing_tools()), reason=f"a real window needs {missing_tools()}, not installed here"
)
_LONG = 600  # seconds; a night takes a quarter of it on a quiet machine
_SLIPS, _CALLS = 3, 2


def quick(home: Path) -> None:
    """Settings as a player in a hurry would have left them."""
    with open_store(home) as store:
        store.save_settings(replace(store.settings, speed="fast", reduced_motion=True, sound="off"))


def in_a_hand(seen: Seen) -> bool:
    """Whether the learner is to play the third card of the second hand."""
    return seen.get("phase") == "PLAY" and len(seen["lying"]) == 3 and seen["waits"] and seen["hand"] == 2


def in_a_ruling(seen: Seen) -> bool:
    """Whether a ruling is read after which the hand goes on."""
    return seen.get("opened") == "RULED" and seen["phase"] != "HAND_OVER"


def at_a_full_card(seen: Seen) -> bool:
    """Whether the own card is full and nobody has initialed it."""
    return seen.get("stage") == "CARD" and seen["box"] is None and "initial" in seen["parts"]


def over(seen: Seen) -> bool:
    return bool(seen.get("over"))


def night_of(home: Path) -> SavedEvening:
    """The only night of a store, and what it came to."""
    with open_store(home) as store:
        assert store.notice == ""
        saved = store.evenings.load(1)
        assert saved is not None
        evening = resume_evening(store, saved).evening
        assert evening.is_over
        every_point_is_counted(evening)
        return saved


@pytest.mark.slow
@pytest.mark.clause("WED-21", "WED-24")
def test_an_honest_wednesday_night_is_clicked_through_to_its_end_and_killed_twice(tmp_path: Path) -> None:
    quick(tmp_path)
    with virtual_screen() as display:
        guest = NightGuest(display, tmp_path, slips=_SLIPS, calls=_CALLS)
        guest.start()
        try:
            guest.begin("wednesday-night", tables="2", rounds="2", company="greenhorn", slips="often")
            guest.go_on(in_a_ruling, _LONG)
            left = guest.kill()
            guest.start()
            guest.come_back()
            guest.go_on(lambda seen: seen["screen"] == "evening-table", 60)
            found = guest.until(lambda seen: seen["screen"] == "evening-table" and seen["still"])
            for told in ("actions", "opened", "phase", "lying", "where", "buttons"):
                assert found[told] == left[told]
            guest.go_on(at_a_full_card, _LONG)
            left = guest.kill()
            guest.start()
            found = guest.come_back()
            for told in ("stage", "round", "owed", "buttons"):
                assert found[told] == left[told]
            guest.go_on(over, _LONG)
            guest.until(lambda seen: "home" in seen["parts"])
            guest.click("home")
            guest.until(lambda seen: seen["screen"] == "home")
        finally:
            guest.kill()
    assert night_of(tmp_path).status is GameStatus.FINISHED
    assert guest.did["do"] == _SLIPS
    assert guest.did["director"] == _CALLS

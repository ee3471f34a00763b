"""A night run for a club by typed lines: the list of nights, the planner, and the night itself."""

from __future__ import annotations

from pathlib import Path

from game.presenters.club_host import NightHost
from game.presenters.club_list import NightList
from game.presenters.club_planner import Planner
from game.presenters.desk import Desk
from game.text.console import Console
from game.text.list_talk import Doors, ListTalk


def run_nights(console: Console, desk: Desk) -> None:
    """The list of nights, and all that it leads to. Raises Left."""
    doors: Doors = {
        "club_plan": lambda: ListTalk(console, doors).talk(Planner(desk)),
        "club_night": lambda path: ListTalk(console, doors).talk(NightHost(desk, Path(path))),
    }
    ListTalk(console, doors).talk(NightList(desk))

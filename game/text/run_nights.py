"""A night run for a club by typed lines: the list of nights, the planner, and the night itself."""

from __future__ import annotations

from pathlib import Path

from game.presenters.club_host import NightHost
from game.presenters.club_list import NightList
from game.presenters.club_planner import Planner
from game.presenters.desk import Desk
from game.text.console import Console
from game.text.list_talk import ListTalk


def run_nights(console: Console, desk: Desk) -> None:
    """The list of nights, and all that it leads to. Raises Left."""

    def plan() -> None:
        planner = Planner(desk)
        talk.talk(planner, works=planner)

    def run(path: str) -> None:
        host = NightHost(desk, Path(path))
        talk.talk(host, works=host, rereads=host)

    talk = ListTalk(console, {"club_plan": plan, "club_night": run})
    nights = NightList(desk)
    talk.talk(nights, works=nights, rereads=nights)

"""A night run for a club: the list of nights, the planner, and the night itself, each by its presenter."""

from __future__ import annotations

from pathlib import Path

from game.client.screens.list_screen import ListScreen
from game.client.screens.services import Services
from game.presenters.club_host import NightHost
from game.presenters.club_list import NightList
from game.presenters.club_planner import Planner


class NightScreen(ListScreen):
    """Nights that an organizer runs with paper at the tables."""

    name = "club"


def open_nights(services: Services) -> NightScreen:
    """The nights that were run, and the way to a new one."""
    nights = NightList(services)
    return NightScreen(services, nights, works=nights, rereads=nights)


def open_planner(services: Services) -> NightScreen:
    """A night to be planned."""
    planner = Planner(services)
    return NightScreen(services, planner, works=planner)


def open_night(services: Services, path: str) -> NightScreen:
    """The night of a file, or what is wrong in the file."""
    host = NightHost(services, Path(path))
    return NightScreen(services, host, works=host, rereads=host, focus=host.begins_at)

"""A night run for a club in telling states: planned, scored, refused, printed, and a file with mistakes."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory

from game.client.screens.club import NightScreen, open_nights
from game.client.screens.services import Services
from game.client.screens.stage import Screen
from game.presenters.club_host import NightHost
from game.presenters.club_planner import Planner

NAMES = """
    Ann Bob Cy Di Eve Finn Gus Hal Ivy Jack Kit Lou May Ned Olive Pete Quinn Rosa Sam Tess Uma Vic Wyn
"""

_DAY = date(2026, 11, 20)
_SHOWN = "/home/ann/Documents/Left Bower"


class _Kept(NightScreen):
    """A screen on files that go when it goes."""

    folder: TemporaryDirectory[str]


def first(services: Services, seed: str) -> Screen:
    """The list before the first night."""
    return open_nights(services)


def nights(services: Services, seed: str) -> Screen:
    """The list with a night that goes on, and one with a mistake in its file."""
    folder = TemporaryDirectory()
    begun = _host(services, folder, rounds=1)
    broken = Path(folder.name) / "Thursday.yaml"
    broken.write_text("club: Thursday\nkind: dance\n", encoding="utf-8")
    services.change(club_files=(str(begun.file.path), str(broken)))
    return _shown(services, open_nights(services).presenter, folder)


def plan(services: Services, seed: str) -> Screen:
    """What a night is, before it begins."""
    return NightScreen(services, _planner(services))


def names(services: Services, seed: str) -> Screen:
    """Names, one of which is there already."""
    planner = _planner(services)
    planner.open("people")
    planner.type("name", "ned")
    planner.enter("name")
    return NightScreen(services, planner)


def seating(services: Services, seed: str) -> Screen:
    """Who sits where in the third round of a rotation."""
    planner = _planner(services)
    planner.type("kind", "rotation")
    planner.open("plan")
    planner.type("round", "3")
    planner.settle()
    return NightScreen(services, planner)


def score(services: Services, seed: str) -> Screen:
    """A score to type in, with some that are written."""
    folder = TemporaryDirectory()
    host = _host(services, folder, rounds=2)
    _fill(host, 3)
    return _shown(services, host, folder)


def refused(services: Services, seed: str) -> Screen:
    """A score that can't be, told at its field."""
    folder = TemporaryDirectory()
    host = _host(services, folder, rounds=2)
    _fill(host, 2)
    for field, text in zip(
        ("points 0", "points 1", "points 2", "points 3"), ("9", "8", "4", "4"), strict=True
    ):
        host.type(field, text)
    host.act("save")
    return _shown(services, host, folder)


def whole_round(services: Services, seed: str) -> Screen:
    """A round whose scores are all there."""
    folder = TemporaryDirectory()
    host = _host(services, folder, rounds=2)
    _fill(host)
    return _shown(services, host, folder)


def standing(services: Services, seed: str) -> Screen:
    """The standings after two rounds."""
    folder = TemporaryDirectory()
    host = _host(services, folder, rounds=2)
    _fill(host)
    host.open("standing")
    return _shown(services, host, folder)


def players(services: Services, seed: str) -> Screen:
    """Somebody has left, and somebody comes late."""
    folder = TemporaryDirectory()
    host = _host(services, folder, rounds=2)
    host.open("players")
    host.select("person 4")
    host.act("gone")
    host.type("late", "Xena")
    return _shown(services, host, folder)


def printing(services: Services, seed: str) -> Screen:
    """Cards to be printed."""
    folder = TemporaryDirectory()
    host = _host(services, folder, rounds=2)
    host.open("print")
    host.select("output cards")
    host.type("folder", _SHOWN)
    return _shown(services, host, folder)


def fault(services: Services, seed: str) -> Screen:
    """A file edited by hand, with two mistakes."""
    folder = TemporaryDirectory()
    host = _host(services, folder, rounds=2)
    text = host.file.path.read_text(encoding="utf-8")
    text = text.replace("  7: Gus", "  7: Ann").replace("points: [7, 5]", "points: [70, 5]", 1)
    host.file.path.write_text(text, encoding="utf-8")
    host.look()
    return _shown(services, host, folder)


def _planner(services: Services) -> Planner:
    planner = Planner(services, lambda: _DAY)
    planner.type("club", "Friday Euchre Club")
    planner.type("way", "names")
    planner.type("name", "\n".join(NAMES.split()))
    planner.settle()
    return planner


def _host(services: Services, folder: TemporaryDirectory[str], rounds: int) -> NightHost:
    """A night in the last of so many rounds, whose scores are missing."""
    planner = Planner(services, lambda: _DAY, Path(folder.name))
    planner.type("club", "Friday Euchre Club")
    planner.type("way", "names")
    planner.type("name", "\n".join(NAMES.split()))
    route = planner.act("start")
    assert route is not None
    host = NightHost(services, Path(str(route.about[0])))
    for _round in range(rounds - 1):
        _fill(host)
        host.act("seat")
        host.settle()
    return host


def _fill(host: NightHost, tables: int = 99) -> None:
    """Scores of the first tables; partners differ where a lone march is among them."""
    for table in range(min(tables, len(host.night.seated[-1].tables))):
        lone = table % 3 == 1
        us, them = ((7, 6), (5, 5)) if lone else ((7, 7), (5 - table % 2, 5 - table % 2))
        for place, points in enumerate((*us, *them)):
            host.type(f"points {place}", str(points))
        if lone:
            host.type("lone 0", "1")
        host.act("save")
    host.settle()


def _shown(services: Services, presenter: object, folder: TemporaryDirectory[str]) -> Screen:
    screen = _Kept(services, presenter)  # type: ignore[arg-type]
    screen.folder = folder
    return screen

"""A night run for a club in telling states: planned, scored, refused, printed, and a file with mistakes."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory

from game.client.screens.club import NightScreen, open_nights
from game.client.screens.services import Services
from game.client.screens.stage import Screen
from game.presenters.club_host import NightHost
from game.presenters.club_list import NightList
from game.presenters.club_planner import Planner
from game.presenters.list_pages import Choose, Enter, Fill, Press, Turn

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
    listed = NightList(services)
    screen = _Kept(services, listed, works=listed, rereads=listed)
    screen.folder = folder
    return screen


def plan(services: Services, seed: str) -> Screen:
    """What a night is, before it begins."""
    planner = _planner(services)
    return NightScreen(services, planner, works=planner)


def names(services: Services, seed: str) -> Screen:
    """Names, one of which is there already."""
    planner = _planner(services)
    planner.do(Turn("people"))
    planner.do(Fill("name", "ned"))
    focus = planner.do(Enter("name")).focus
    return NightScreen(services, planner, works=planner, focus=focus)


def seating(services: Services, seed: str) -> Screen:
    """Who sits where in the third round of a rotation."""
    planner = _planner(services)
    planner.do(Fill("kind", "rotation"))
    planner.do(Turn("plan"))
    planner.do(Fill("round", "3"))
    planner.settle()
    return NightScreen(services, planner, works=planner)


def score(services: Services, seed: str) -> Screen:
    """A score to type in, with some that are written."""
    folder = TemporaryDirectory()
    host = _host(services, folder, rounds=2)
    return _shown(host, services, folder, _fill(host, 3))


def refused(services: Services, seed: str) -> Screen:
    """A score that can't be, told at its field."""
    folder = TemporaryDirectory()
    host = _host(services, folder, rounds=2)
    _fill(host, 2)
    for field, text in zip(
        ("points 0", "points 1", "points 2", "points 3"), ("9", "8", "4", "4"), strict=True
    ):
        host.do(Fill(field, text))
    return _shown(host, services, folder, host.do(Press("save")).focus)


def whole_round(services: Services, seed: str) -> Screen:
    """A round whose scores are all there."""
    folder = TemporaryDirectory()
    host = _host(services, folder, rounds=2)
    return _shown(host, services, folder, _fill(host))


def standing(services: Services, seed: str) -> Screen:
    """The standings after two rounds."""
    folder = TemporaryDirectory()
    host = _host(services, folder, rounds=2)
    _fill(host)
    host.do(Turn("standing"))
    return _shown(host, services, folder)


def players(services: Services, seed: str) -> Screen:
    """Somebody has left, and somebody comes late."""
    folder = TemporaryDirectory()
    host = _host(services, folder, rounds=2)
    host.do(Turn("players"))
    host.do(Choose("person 4"))
    host.do(Press("gone"))
    host.do(Fill("late", "Xena"))
    return _shown(host, services, folder)


def printing(services: Services, seed: str) -> Screen:
    """Cards to be printed."""
    folder = TemporaryDirectory()
    host = _host(services, folder, rounds=2)
    host.do(Turn("print"))
    host.do(Choose("output cards"))
    host.do(Fill("folder", _SHOWN))
    return _shown(host, services, folder)


def fault(services: Services, seed: str) -> Screen:
    """A file edited by hand, with two mistakes."""
    folder = TemporaryDirectory()
    host = _host(services, folder, rounds=2)
    text = host.file.path.read_text(encoding="utf-8")
    text = text.replace("  7: Gus", "  7: Ann").replace("points: [7, 5]", "points: [70, 5]", 1)
    host.file.path.write_text(text, encoding="utf-8")
    host.look()
    return _shown(host, services, folder)


def _planner(services: Services) -> Planner:
    planner = Planner(services, lambda: _DAY)
    planner.do(Fill("club", "Friday Euchre Club"))
    planner.do(Fill("way", "names"))
    planner.do(Fill("name", "\n".join(NAMES.split())))
    planner.settle()
    return planner


def _host(services: Services, folder: TemporaryDirectory[str], rounds: int) -> NightHost:
    """A night in the last of so many rounds, whose scores are missing."""
    planner = Planner(services, lambda: _DAY, Path(folder.name))
    planner.do(Fill("club", "Friday Euchre Club"))
    planner.do(Fill("way", "names"))
    planner.do(Fill("name", "\n".join(NAMES.split())))
    route = planner.do(Press("start")).route
    assert route is not None
    host = NightHost(services, Path(str(route.about[0])))
    for _round in range(rounds - 1):
        _fill(host)
        host.do(Press("seat"))
        host.settle()
    return host


def _fill(host: NightHost, tables: int = 99) -> str:
    """Scores of the first tables; partners differ where a lone march is among them. Gives what is next."""
    focus = ""
    for table in range(min(tables, len(host.night.seated[-1].tables))):
        lone = table % 3 == 1
        us, them = ((7, 6), (5, 5)) if lone else ((7, 7), (5 - table % 2, 5 - table % 2))
        for place, points in enumerate((*us, *them)):
            host.do(Fill(f"points {place}", str(points)))
        if lone:
            host.do(Fill("lone 0", "1"))
        focus = host.do(Press("save")).focus
    host.settle()
    return focus


def _shown(host: NightHost, services: Services, folder: TemporaryDirectory[str], focus: str = "") -> Screen:
    screen = _Kept(services, host, works=host, rereads=host, focus=focus)
    screen.folder = folder
    return screen

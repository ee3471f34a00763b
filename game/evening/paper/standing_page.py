"""The standing on paper: everyone's place, their points in each round while there is room, and the total."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.evening.club.night import ClubNight
from game.evening.paper.lettering import Face
from game.evening.paper.places import called
from game.evening.paper.sheet import FAINT, Area, Sheet, Style
from game.evening.standing import Place
from game.i18n import _, format_number, ngettext, pgettext

MARGIN = 40.0
MOST_ROUNDS = 12
"""Rounds that have a column of their own; with more there is the total alone."""

LINE, GAP = 13.0, 6.0


@dataclass(frozen=True, slots=True)
class _Frame:
    """Where the columns are."""

    left: float
    right: float
    name: float
    name_width: float
    rounds: tuple[float, ...]  # the right edge of each round's column
    lone: float
    total: float


def standing_pages(sheet: Sheet, night: ClubNight) -> None:
    """All places, on as many pages as they need."""
    frame = _frame(sheet, night)
    page = sheet.page.inset(MARGIN)
    places = list(night.standing)
    number = 0
    while places or number == 0:
        number += 1
        top = _head(sheet, page, night, frame, number)
        row = 0
        while places and top + _height(places[0]) <= page.bottom - 14:
            place = places.pop(0)
            _row(sheet, frame, top, night, place, shaded=row % 2 == 1)
            top += _height(place)
            row += 1
        sheet.line((frame.left, top), (frame.right, top), 1.2)
        sheet.text(page.right, page.bottom, format_number(number), Style(Face.TEXT, 9), "right")
        _missing(sheet, page, night)
        sheet.turn()


def _height(place: Place) -> float:
    return LINE * len(place.unit) + GAP


def _frame(sheet: Sheet, night: ClubNight) -> _Frame:
    page = sheet.page.inset(MARGIN)
    columns = len(night.seated) if len(night.seated) <= MOST_ROUNDS else 0
    total, lone = page.right - 6, page.right - 52
    first = lone - 42 - 22 * (columns - 1)
    rounds = tuple(first + 22 * at for at in range(columns))
    name = page.left + 40
    end = (rounds[0] - 22 if rounds else lone - 40) - 4
    return _Frame(page.left, page.right, name, end - name, rounds, lone, total)


def _head(sheet: Sheet, page: Area, night: ClubNight, frame: _Frame, number: int) -> float:
    sheet.fit(page.left, page.top + 18, night.club, Style(Face.TITLE, 22), page.width)
    played = sum(not each.unscored for each in night.seated)
    words = ngettext("Standings after {n} round", "Standings after {n} rounds", played).format(
        n=format_number(played)
    )
    if night.date:
        # NOTE: a date and what a page shows
        words = _("{date}: {words}").format(date=night.date, words=words)
    sheet.fit(page.left, page.top + 36, words, Style(Face.TEXT, 11), page.width)
    base = page.top + 58
    small = Style(Face.STRONG, 8.25)
    for at, right in enumerate(frame.rounds):
        each = night.seated[at]
        # NOTE: the heading of a column, one or two letters: the points of an overtime
        head = _("OT") if each.overtime else format_number(at + 1)
        sheet.text(right, base, head, small, "right")
    sheet.text(frame.lone, base, pgettext("head of a column", "alone"), small, "right")
    sheet.text(frame.total, base, _("points"), small, "right")
    sheet.line((frame.left, base + 5), (frame.right, base + 5), 1.2)
    return base + 5


def _row(sheet: Sheet, frame: _Frame, top: float, night: ClubNight, place: Place, *, shaded: bool) -> None:
    height = _height(place)
    if shaded:
        sheet.box(Area(frame.left, top, frame.right - frame.left, height), 0, fill=FAINT)
    base = top + GAP / 2 + 10.5
    rank = format_number(place.rank)
    if sum(other.rank == place.rank for other in night.standing) > 1:
        # NOTE: a place that several people share, with the sign that one puts behind it
        rank = _("{rank}=").format(rank=rank)
    sheet.text(frame.name - 10, base, rank, Style(Face.STRONG, 10.5), "right")
    for line, person in enumerate(place.unit):
        face = Face.STRONG if place.rank == 1 and place.points else Face.TEXT
        sheet.fit(frame.name, base + LINE * line, called(night, person), Style(face, 10.5), frame.name_width)
    for right, points in zip(frame.rounds, _by_round(night, place), strict=False):
        sheet.text(right, base, points, Style(Face.TEXT, 9.5), "right")
    lone = format_number(place.lone_marches) if place.lone_marches else "–"
    sheet.text(frame.lone, base, lone, Style(Face.TEXT, 9.5), "right")
    sheet.text(frame.total, base + 1, format_number(place.points), Style(Face.FIGURE, 13), "right")


def _by_round(night: ClubNight, place: Place) -> Sequence[str]:
    """The points of each round; a dash for who sat out or wasn't there, nothing while a score is missing."""
    found = []
    for each in night.seated:
        table = next((table for table in each.tables if place.unit[0] in table.seats), None)
        if table is None:
            found.append("–")
        else:
            found.append("" if table.entry is None else format_number(table.points_of(place.unit[0])))
    return found


def _missing(sheet: Sheet, page: Area, night: ClubNight) -> None:
    count = sum(len(each.unscored) for each in night.seated)
    if count:
        words = ngettext("{n} table has no score yet.", "{n} tables have no score yet.", count)
        sheet.text(page.left, page.bottom, words.format(n=format_number(count)), Style(Face.TEXT, 9))

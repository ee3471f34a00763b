"""The card of a table for one round: its number, who sits where, and one for those who sit out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from game.evening.club.night import ClubNight
from game.evening.paper.lettering import Face, drawable, fitted, width_of
from game.evening.paper.places import below_title, letter, people_by_seat, team_number
from game.evening.paper.quarters import Draw
from game.evening.paper.sheet import Area, Sheet, Style
from game.evening.seating import Round, Table
from game.i18n import _, format_number
from game.rules.seats import Seat, Side

ROW = 20.0


def table_cards(night: ClubNight, rounds: Sequence[tuple[int, Round | None]]) -> Iterator[Draw]:
    """The cards for these rounds, as far as they are seated."""
    for number, seating in rounds:
        if seating is None:
            continue
        for place, table in seating.seats():
            yield partial(_draw_table, night, number, place, table)
        if seating.byes:
            yield partial(_draw_out, night, number, seating.byes)


def _head(sheet: Sheet, area: Area, night: ClubNight, words: tuple[str, str]) -> float:
    small, large = words
    below, style = below_title(night, small), Style(Face.TEXT, 9.5)
    wide = min(width_of(below, style.face, style.size), area.width * 0.6)
    beside = area.width - wide - 12
    cut = fitted(night.club, Face.TITLE, 12, beside)[0] != drawable(night.club, Face.TITLE)
    club, day, rule = (5, 18, 23) if cut else (11, 11, 18)  # a long name has a line of its own
    sheet.fit(area.right, area.top + day, below, style, wide, "right")
    sheet.fit(area.left, area.top + club, night.club, Style(Face.TITLE, 12), area.width if cut else beside)
    sheet.line((area.left, area.top + rule), (area.right, area.top + rule), 1.2)
    sheet.fit(area.middle, area.top + 54, large, Style(Face.TITLE, 34), area.width, "middle")
    return area.top + 66


def _draw_table(night: ClubNight, number: int, place: int, table: Table, sheet: Sheet, area: Area) -> None:
    words = (_("Round {n}").format(n=format_number(number)), _("Table {n}").format(n=format_number(place)))
    top = _head(sheet, area, night, words)
    people = people_by_seat(table)
    list_top = area.bottom - 4 * ROW - 6
    _plan(sheet, Area(area.left, top, area.width, list_top - top - 10), night, people)
    for row, seat in enumerate((Seat.SOUTH, Seat.NORTH, Seat.WEST, Seat.EAST)):
        base = list_top + row * ROW + 13
        if row in (0, 2):
            sheet.line((area.left, base - 14), (area.right, base - 14), 1.2 if row == 0 else 0.7)
        sheet.text(area.left + 4, base, letter(seat), Style(Face.STRONG, 12))
        sheet.text(area.left + 48, base, format_number(people[seat]), Style(Face.FIGURE, 14), "right")
        sheet.fit(area.left + 58, base, night.names[people[seat]], Style(Face.MEDIUM, 13), area.width - 60)


def _plan(sheet: Sheet, area: Area, night: ClubNight, people: dict[Seat, int]) -> None:
    """The table from above: partners have the same disc, black or white."""
    side = min(area.height, area.width) - 52
    square = Area(area.middle - side / 2, area.top + (area.height - side) / 2, side, side)
    sheet.box(square, 1.4, fill=0.96, round_=10)
    centre = square.top + side / 2
    places = {
        Seat.SOUTH: (area.middle, square.bottom),
        Seat.WEST: (square.left, centre),
        Seat.NORTH: (area.middle, square.top),
        Seat.EAST: (square.right, centre),
    }
    for seat, (x, y) in places.items():
        filled = seat.side is Side.US
        sheet.disc(x, y, 24, filled=filled)
        size = 26 if people[seat] < 100 else 20
        style = Style(Face.FIGURE, size, 1.0 if filled else 0.0)
        sheet.text(x, y + size * 0.33, format_number(people[seat]), style, "middle")
    inner = Style(Face.STRONG, 11, 0.25)
    gap = 38
    for seat, x, y in (
        (Seat.SOUTH, area.middle, square.bottom - gap + 8),
        (Seat.NORTH, area.middle, square.top + gap),
        (Seat.WEST, square.left + gap - 2, centre + 4),
        (Seat.EAST, square.right - gap + 2, centre + 4),
    ):
        sheet.text(x, y, letter(seat), inner, "middle")
    if night.teams:
        versus = _("team {us} against team {them}").format(
            us=format_number(team_number(people[Seat.SOUTH])),
            them=format_number(team_number(people[Seat.WEST])),
        )
        sheet.fit(area.middle, centre + 4, versus, Style(Face.TEXT, 9), side - 2 * gap - 10, "middle")


def _draw_out(night: ClubNight, number: int, byes: Sequence[int], sheet: Sheet, area: Area) -> None:
    words = (_("Round {n}").format(n=format_number(number)), _("Sitting out"))
    top = _head(sheet, area, night, words) + 20
    for person in byes:
        sheet.text(area.left + 48, top, format_number(person), Style(Face.FIGURE, 20), "right")
        sheet.fit(area.left + 60, top, night.names[person], Style(Face.MEDIUM, 15), area.width - 62)
        top += 30

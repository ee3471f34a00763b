"""The card of a player, or a team, for the whole night: a line for each round, with the seat if planned."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from game.evening.club.night import ClubNight
from game.evening.paper.lettering import SMALLEST, Face, lines_of, width_of
from game.evening.paper.places import below_title, letter, seat_of, team_number, whose
from game.evening.paper.quarters import Draw, filled_line, heading
from game.evening.paper.remarks import own_points
from game.evening.paper.sheet import FAINT, Area, Sheet, Style
from game.evening.seating import Round
from game.i18n import _, format_list, format_number, ngettext, pgettext

MOST_ROWS = 12
"""Rounds on one card; a longer night has several for everyone."""

Cells = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Column:
    head: str
    share: float  # of the width
    style: Style
    heavy: bool = False


def tally_cards(night: ClubNight, rounds: Sequence[Round]) -> Iterator[Draw]:
    """A card for everyone who comes, or for each team, in the order of their numbers; `rounds` are known."""
    for unit in night.units:
        for start in range(1, night.rounds + 1, MOST_ROWS):
            numbers = range(start, min(start + MOST_ROWS, night.rounds + 1))
            if any(unit[0] in night.present(number) for number in numbers):
                yield partial(_draw, night, rounds, unit, numbers)


def _draw(
    night: ClubNight, rounds: Sequence[Round], unit: tuple[int, ...], numbers: range, sheet: Sheet, area: Area
) -> None:
    person = unit[0]
    top = heading(sheet, area, (night.club, below_title(night, _length(night))), whose(night, person))
    base = top + 14
    label = _("Names") if night.teams else _("Name")
    indent = width_of(label, Face.TEXT, 9.5) + 5
    for line, each in enumerate(unit):
        filled_line(sheet, area, base, "" if line else label, night.names[each], indent)
        base += 18
    text = " ".join(_remarks(night))
    small = Style(Face.TEXT, SMALLEST)
    foot = area.bottom - len(lines_of(text, small.face, small.size, area.width)) * 10.6
    sheet.paragraph(area.left, foot, text, small, area.width)
    columns = _columns(night)
    rows = [_cells(night, rounds, person, number) for number in numbers]
    _table(sheet, Area(area.left, base - 6, area.width, foot - base - 2), columns, rows)


def _length(night: ClubNight) -> str:
    rounds, hands = night.rounds, night.event.hands
    # NOTE: how long a night is, for example "8 rounds of 8 hands"
    return _("{rounds} of {hands}").format(
        rounds=ngettext("{n} round", "{n} rounds", rounds).format(n=format_number(rounds)),
        hands=ngettext("{n} hand", "{n} hands", hands).format(n=format_number(hands)),
    )


def _columns(night: ClubNight) -> tuple[_Column, ...]:
    """What a row says; the widths follow the words of the headings."""
    plain, strong = Style(Face.TEXT, 10), Style(Face.STRONG, 11)
    signed = {
        "initialled": _("initials"), "signed": _("signed"), "unsigned": _("remarks"),
    }[night.event.ruleset.switches.score_check]  # fmt: skip
    seats = (
        (_Column(_("against"), 0.17, strong),)
        if night.teams
        else (
            _Column(_("seat"), 0.1, strong),
            _Column(_("with"), 0.11, strong),
            _Column(_("against"), 0.17, plain),
        )
    )
    return (
        _Column(_("round"), 0.11, Style(Face.TEXT, 9)),
        _Column(_("table"), 0.1, Style(Face.FIGURE, 12)),
        *seats,
        _Column(_("points"), 0.16, plain, heavy=True),
        _Column(pgettext("head of a column", "alone"), 0.11, plain),
        _Column(signed, 0.2, plain),
    )


def _cells(night: ClubNight, rounds: Sequence[Round], person: int, number: int) -> Cells:
    """The words of a row; empty to the right of what is known."""
    blank = ("",) * (1 if night.teams else 3)
    if person not in night.present(number):
        return (format_number(number), "–", *blank)
    if number > len(rounds):
        return (format_number(number), "", *blank)
    seating = rounds[number - 1]
    place = seating.table_of(person)
    if place == 0:
        # NOTE: on a score card, in the column of the table: this player sits out
        return (format_number(number), _("out"), *blank)
    table = seating.tables[place - 1]
    opponents = table.opponents(person)
    if night.teams:
        return (format_number(number), format_number(place), format_number(team_number(opponents[0])))
    return (
        format_number(number),
        format_number(place),
        letter(seat_of(table, person)),
        format_number(table.partner(person)),
        format_list(map(format_number, opponents), "unit"),
    )


def _table(sheet: Sheet, area: Area, columns: Sequence[_Column], rows: Sequence[Cells]) -> None:
    """Headings, a row for each round, and the boxes of the totals below."""
    height = min(32.0, (area.height - 12) / (len(rows) + 1.1))
    whole = sum(column.share for column in columns)
    widths = [column.share / whole * area.width for column in columns]
    lefts = [area.left + sum(widths[:at]) for at in range(len(widths))]
    for column, left, width in zip(columns, lefts, widths, strict=True):
        sheet.fit(left + width / 2, area.top + 8, column.head, Style(Face.STRONG, 8.25), width, "middle")
    top = area.top + 12
    known = sum(not column.heavy for column in columns) - 2
    for index, cells in enumerate(rows):
        if index % 2:
            sheet.box(Area(area.left, top, sum(widths[:known]), height), 0, fill=FAINT)
        for cell, column, left, width in zip(cells, columns, lefts, widths, strict=False):
            base = top + height / 2 + column.style.size * 0.36
            sheet.fit(left + width / 2, base, cell, column.style, width - 3, "middle")
        for left, width in zip(lefts, widths, strict=True):
            sheet.box(Area(left, top, width, height), 0.7)
        top += height
    at = next(index for index, column in enumerate(columns) if column.heavy)
    sheet.box(Area(lefts[at], area.top + 12, widths[at], top - area.top - 12), 1.6)
    base = top + height * 0.6 + 3
    sheet.text(lefts[at] - 6, base, _("Total"), Style(Face.STRONG, 10), "right")
    sheet.box(Area(lefts[at], top, widths[at], height * 1.1), 1.8)
    sheet.box(Area(lefts[at + 1], top, widths[at + 1], height * 1.1), 1.2)


def _remarks(night: ClubNight) -> Iterator[str]:
    switches = night.event.ruleset.switches
    if remark := own_points(night):
        yield remark
    yield _("Under “alone”, make a mark for each lone march.")
    if switches.score_check == "initialled":
        yield _("Have the other side initial every round, and look for a hand that is on both cards.")
    elif switches.score_check == "signed":
        yield _("After every round, have the other team sign.")

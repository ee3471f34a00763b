"""The score card of one round: a box for each hand, the total, and the initials or signatures of a sheet.

Where each player has a total, everyone has a card; else a team has one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from math import ceil

from game.evening.club.night import ClubNight, partner_of
from game.evening.paper.lettering import Face, lines_of, width_of
from game.evening.paper.places import below_title, called, letter, seat_of, whose
from game.evening.paper.quarters import Draw, filled_line, heading
from game.evening.paper.remarks import own_points
from game.evening.paper.sheet import Area, Sheet, Style
from game.evening.seating import Round, Table
from game.i18n import _, format_number

TALLEST = 86.0
"""Points of a box; with many hands they are lower."""


def hand_cards(night: ClubNight, rounds: Sequence[tuple[int, Round | None]]) -> Iterator[Draw]:
    """The cards for these rounds, table by table. A round that isn't seated yet has cards with blanks."""
    for number, seating in rounds:
        if seating is None:
            for person in _holders(night, sorted(night.present(number))):
                yield partial(_draw, night, number, 0, None, person)
            continue
        for place, table in seating.seats():
            for person in _holders(night, table.people):
                yield partial(_draw, night, number, place, table, person)


def _holders(night: ClubNight, people: Sequence[int]) -> list[int]:
    """Who has a card: everyone, or the first one of each team."""
    return [person for person in people if not night.teams or person % 2]


def _draw(
    night: ClubNight, number: int, place: int, table: Table | None, person: int, sheet: Sheet, area: Area
) -> None:
    words = _("Round {n}").format(n=format_number(number))
    if table is not None:
        words = _("Round {n}, table {table}").format(n=format_number(number), table=format_number(place))
        if not night.teams:
            words = _("Round {n}, table {table}, seat {letter}").format(
                n=format_number(number),
                table=format_number(place),
                letter=letter(seat_of(table, person)),
            )
    top = heading(sheet, area, (night.club, below_title(night, words)), whose(night, person))
    top = _people(sheet, area, top + 14, night, table, person)
    foot = _foot(sheet, area, night)
    end = foot - 50
    bottom = _boxes(sheet, Area(area.left, top, area.width, end - top - 8), night.event.hands)
    _totals(sheet, Area(area.left, bottom + 8, area.width, 36), night)


def _people(
    sheet: Sheet, area: Area, base: float, night: ClubNight, table: Table | None, person: int
) -> float:
    """Name, partner and opponents, each on a line; where the boxes begin."""
    lines = [(_("Name"), night.names[person])]
    if night.teams:
        lines = [(_("Names"), night.names[person]), ("", night.names[partner_of(person)])]
    opponents = table.opponents(person) if table else None
    if not night.teams:
        partner = called(night, table.partner(person)) if table else ""
        lines.append((_("With"), partner))
    if opponents is None:
        # NOTE: on a score card, before the names of the opponents
        lines.append((_("Against"), ""))
    else:
        lines += [(_("Against"), called(night, opponents[0])), ("", called(night, opponents[1]))]
    style = Style(Face.TEXT, 9.5)
    indent = max(width_of(label, style.face, style.size) for label, _value in lines) + 5
    for label, value in lines:
        filled_line(sheet, area, base, label, value, indent)
        base += 18
    return base - 6


def _boxes(sheet: Sheet, area: Area, hands: int) -> float:
    """The boxes in rows of four, of more where there are many; where they end."""
    columns = 4 if hands <= 12 else 6 if hands <= 24 else 10
    rows = ceil(hands / columns)
    width, height = area.width / columns, min(TALLEST, area.height / rows)
    for hand in range(hands):
        box = Area(area.left + width * (hand % columns), area.top + height * (hand // columns), width, height)
        sheet.box(box, 0.9)
        sheet.text(box.left + 4, box.top + 10.5, format_number(hand + 1), Style(Face.STRONG, 8.25))
    sheet.box(Area(area.left, area.top, width * min(columns, hands), height * rows), 1.4)
    return area.top + height * rows


def _totals(sheet: Sheet, area: Area, night: ClubNight) -> None:
    """Total and lone marches in boxes, and beside them where the others write their initials or names."""
    label = Style(Face.STRONG, 9)
    total = Area(area.left, area.top, 64, area.height)
    lone = Area(total.right + 6, area.top, 64, area.height)
    sheet.box(total, 1.8)
    sheet.box(lone, 0.9)
    sheet.fit(total.left + 4, total.top + 11, _("Total"), label, 56)
    sheet.fit(lone.left + 4, lone.top + 11, _("Lone marches"), Style(Face.TEXT, 9), 58)
    lines = {
        # NOTE: on a score card, before a line for the initials of the other side and the number of its card
        "initialled": (_("Initials, us"), _("Them, card no.")),
        "signed": (_("Signed by the other team"),),
        "unsigned": (),
    }[night.event.ruleset.switches.score_check]
    base = area.bottom - 18 * (len(lines) - 1)
    for words in lines:
        sheet.line((lone.right + 8, base), (area.right, base), 0.9)
        words_base = base - 4 if len(lines) > 1 else area.top + 9
        room = area.right - lone.right - 8
        sheet.fit(lone.right + 8, words_base, words, Style(Face.TEXT, 8.25), room)
        base += 18


def _foot(sheet: Sheet, area: Area, night: ClubNight) -> float:
    """How the card is filled in; where that begins."""
    style = Style(Face.TEXT, 8.25)
    text = " ".join(_remarks(night))
    lines = lines_of(text, style.face, style.size, area.width)
    top = area.bottom - len(lines) * 10.6
    sheet.paragraph(area.left, top, text, style, area.width)
    return top


def _remarks(night: ClubNight) -> Iterator[str]:
    switches = night.event.ruleset.switches
    if remark := own_points(night):
        yield remark
    if switches.stick_the_dealer:
        yield _("Write the points of each hand in its box.")
    else:
        yield _("Write the points of each hand in its box, and a dash if it's thrown in.")
    yield _("Look for a hand that is on both cards.")
    if switches.score_check == "initialled":
        yield _("Strike a mistake out, and have the other side initial it.")

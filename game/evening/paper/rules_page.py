"""The rules of the house on one page: how trump ranks and what scores in pictures, the rest in two columns.

The print is as large as the page allows. Where even the smallest is too large, what matters least is left
out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.evening.club.night import ClubNight
from game.evening.event import EventKind
from game.evening.paper.departures import departures
from game.evening.paper.lettering import SMALLEST, Face, lines_of, width_of
from game.evening.paper.rules_text import (
    DETAIL,
    Group,
    Point,
    call_lines,
    rules_for_newcomers,
    score_lines,
    trump_in_order,
)
from game.evening.paper.sheet import LEADING, Area, Sheet, Style
from game.i18n import _, format_number, ngettext
from game.rules.cards import Card, Rank, Suit

MARGIN = 34.0
GUTTER = 22.0
BULLET = 9.0
LARGEST = 11.0
SMALL = 9.5
"""Points of print that newcomers read with pleasure: below it, details are left out instead."""

STEP = 0.25


@dataclass(frozen=True, slots=True)
class _Line:
    """A line of a column: how far below the one before, and what stands there."""

    drop: float
    text: str
    heading: bool = False
    bullet: bool = False


def rules_page(sheet: Sheet, night: ClubNight) -> None:
    """One page, whatever the sheet says."""
    page = sheet.page.inset(MARGIN)
    ruleset = night.event.ruleset
    sheet.fit(page.left, page.top + 20, _("How we play euchre"), Style(Face.TITLE, 25), page.width)
    sheet.fit(page.left, page.top + 38, _below(night), Style(Face.TEXT, 11), page.width)
    top = _panels(sheet, Area(page.left, page.top + 50, page.width, 0), night)
    text = _("After {source}. Where the sheet doesn't say, this is the usual reading.").format(
        source=_(ruleset.source)
    )
    foot = page.bottom - 10
    sheet.fit(page.left, page.bottom, text, Style(Face.TEXT, SMALLEST, 0.25), page.width)
    groups = rules_for_newcomers(ruleset, _moves(night), departures(night))
    _columns(sheet, Area(page.left, top, page.width, foot - top - 6), groups)
    sheet.turn()


def _below(night: ClubNight) -> str:
    rounds, hands = night.rounds, night.event.hands
    # NOTE: a club and how long its night is, for example "Friday Euchre: 8 rounds of 8 hands"
    return _("{club}: {rounds} of {hands}").format(
        club=night.club,
        rounds=ngettext("{n} round", "{n} rounds", rounds).format(n=format_number(rounds)),
        hands=ngettext("{n} hand", "{n} hands", hands).format(n=format_number(hands)),
    )


def _moves(night: ClubNight) -> str:
    """What happens between two rounds of this night."""
    if night.moves_by_results and night.teams:
        text = _(
            "After each round, the losers of each table move on to the next table, and the winners stay."
        )
    elif night.event.kind is EventKind.TEAMS:
        text = _("After each round, you play against another team. Your card, or the organizer, says where.")
    elif night.event.kind is EventKind.ROTATION:
        text = _("After each round, you get a new partner. Your card says where you go.")
    else:
        text = _(
            "After each round, the winners move up a table, and the losers stay. At table 1 the winners "
            "stay, and the losers go to the last table. Everyone gets a new partner."
        )
    return text


def _panels(sheet: Sheet, area: Area, night: ClubNight) -> float:
    """How trump ranks, what is scored and what is said, in frames side by side; where the columns begin."""
    ruleset = night.event.ruleset
    width = (area.width - GUTTER) / 2
    scores, calls = score_lines(ruleset, individual=night.event.individual), call_lines(ruleset)
    rows = max(len(scores), len(calls))
    height = 26 + rows * 14.5
    left = Area(area.left, area.top + 73, width, height)
    right = Area(area.left + width + GUTTER, area.top + 73, width, height)
    _trump(sheet, Area(area.left, area.top, area.width, 68), night)
    _rows(sheet, left, _("What you score"), scores)
    _rows(sheet, right, _("What you say"), calls)
    return left.bottom + 9


def _trump(sheet: Sheet, area: Area, night: ClubNight) -> None:
    """The cards of trump from left to right, with the two bowers named."""
    trump = Suit.HEARTS
    cards = trump_in_order(night.event.ruleset.switches, trump)
    sheet.fit(area.left, area.top + 12, _("If hearts are trump,"), Style(Face.STRONG, 10), 118)
    sheet.fit(area.left, area.top + 25, _("they rank like this."), Style(Face.STRONG, 10), 118)
    sheet.fit(area.left, area.top + 39, _("Highest first"), Style(Face.TEXT, 9), 118)
    left, gap = area.left + 124, 6.0
    wide = min(54.0, (area.right - left - gap * (len(cards) - 1)) / len(cards))
    for card in cards:
        _card(sheet, Area(left, area.top, wide, 52), card)
        name = ""
        if card.rank is Rank.JACK:
            # NOTE: names of the two best trumps, below a small picture of the card
            name = _("right bower") if card.suit is trump else _("left bower")
        sheet.fit(
            left + wide / 2, area.top + 63, name, Style(Face.STRONG, SMALLEST), wide + gap - 1, "middle"
        )
        left += wide + gap


def _card(sheet: Sheet, area: Area, card: Card) -> None:
    sheet.box(area, 0.9, fill=1.0, round_=5)
    if card.suit is None:
        sheet.fit(area.middle, area.top + 30, _("Joker"), Style(Face.STRONG, 10), area.width - 4, "middle")
        return
    sheet.text(
        area.middle,
        area.top + 22,
        "10" if card.rank is Rank.TEN else card.rank.value,
        Style(Face.STRONG, 17),
        "middle",
    )
    sheet.sign(card.suit, area.middle - 8.5, area.top + 27, 17)


def _rows(sheet: Sheet, area: Area, title: str, rows: Sequence[tuple[str, str]]) -> None:
    sheet.box(area, 1.2, round_=7)
    sheet.text(area.left + 10, area.top + 17, title, Style(Face.TITLE, 12.5))
    base = area.top + 33
    for words, value in rows:
        strong = Style(Face.STRONG, 9.5)
        wide = min(width_of(value, strong.face, strong.size), area.width * 0.45)
        sheet.fit(area.left + 10, base, words, Style(Face.TEXT, 9.5), area.width - wide - 30)
        sheet.fit(area.right - 10, base, value, strong, area.width * 0.45, "right")
        base += 14.5


def _columns(sheet: Sheet, area: Area, groups: Sequence[Group]) -> None:
    """Two columns in the largest print that has room."""
    width = (area.width - GUTTER) / 2
    found = ((_halves(lines, area.height), size) for lines, size in _choices(groups, width))
    halves, size = next(each for each in found if each[0])
    for column, half in enumerate(halves):
        left, base = area.left + column * (width + GUTTER), area.top
        for index, line in enumerate(half):
            base += line.drop if index else size + 3
            if line.heading:
                sheet.text(left, base, line.text, Style(Face.TITLE, size + 2.5))
                continue
            if line.bullet:
                sheet.box(Area(left + 1, base - size * 0.5, 3.2, 3.2), 0, fill=0.0)
            sheet.text(left + BULLET, base, line.text, Style(Face.TEXT, size))


def _choices(groups: Sequence[Group], width: float) -> Iterator[tuple[list[_Line], float]]:
    """The text in ever smaller print, then with ever less of it: what matters least goes first.

    Details go before the print gets small.
    """
    points = [point for group in groups for point in group.points]
    order = sorted(range(len(points)), key=lambda at: (points[at].weight, at), reverse=True)
    leaving = [points[at] for at in order]
    details = sum(point.weight >= DETAIL for point in points)
    for gone, least in ((0, SMALL), (details, SMALLEST)):
        size = LARGEST
        while size >= least:
            yield _set(_without(groups, leaving[:gone]), size, width), size
            size -= STEP
    for gone in range(details + 1, len(points) - 1):
        yield _set(_without(groups, leaving[:gone]), SMALLEST, width), SMALLEST


def _without(groups: Sequence[Group], gone: Sequence[Point]) -> list[Group]:
    kept = [Group(each.title, tuple(p for p in each.points if p not in gone)) for each in groups]
    return [group for group in kept if group.points]


def _set(groups: Sequence[Group], size: float, width: float) -> list[_Line]:
    """The groups in lines."""
    found: list[_Line] = []
    for group in groups:
        found.append(_Line(size * 1.75 + 2, group.title, heading=True))
        for point in group.points:
            for index, line in enumerate(lines_of(point.text, Face.TEXT, size, width - BULLET)):
                drop = size * LEADING + (size * 0.24 if index == 0 else 0.0)
                found.append(_Line(drop, line, bullet=index == 0))
    return found


def _halves(lines: Sequence[_Line], height: float) -> tuple[Sequence[_Line], ...]:
    """The lines in two columns of this height, () if too long; the second begins a group or a point.

    The columns are as even as can be, and one that begins with a heading is worth a few lines.
    """
    found: list[tuple[float, int]] = []
    for at, line in enumerate(lines):
        if at and (line.heading or (line.bullet and not lines[at - 1].heading)):
            tallest = max(_tall(lines[:at]), _tall(lines[at:]))
            if tallest <= height:
                found.append((tallest - (4 * line.drop if line.heading else 0), at))
    if not found:
        return ()
    _cost, at = min(found)
    return lines[:at], lines[at:]


def _tall(lines: Sequence[_Line]) -> float:
    return sum(line.drop for line in lines[1:]) + 17

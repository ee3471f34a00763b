"""Four cards on a page: A6 on A4, a quarter of Letter, with dashes to cut along."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.evening.paper.lettering import Face, width_of
from game.evening.paper.sheet import MARGIN, Area, Sheet, Style

Draw = Callable[[Sheet, Area], None]
"""Draws one card into the area it has, margins taken off."""

A_PAGE = 4


def cards(sheet: Sheet, drawings: Sequence[Draw]) -> None:
    """All the cards, row by row; the last page may have fewer."""
    for start in range(0, len(drawings), A_PAGE):
        for place, draw in enumerate(drawings[start : start + A_PAGE]):
            draw(sheet, _quarter(sheet, place).inset(MARGIN))
        _marks(sheet)
        sheet.turn()


def _quarter(sheet: Sheet, place: int) -> Area:
    width, height = sheet.page.width / 2, sheet.page.height / 2
    return Area(width * (place % 2), height * (place // 2), width, height)


def _marks(sheet: Sheet) -> None:
    page = sheet.page
    sheet.line((page.middle, 0), (page.middle, page.bottom), 0.6, dashed=True)
    sheet.line((0, page.height / 2), (page.right, page.height / 2), 0.6, dashed=True)


def heading(sheet: Sheet, area: Area, words: tuple[str, str], number: tuple[str, str]) -> float:
    """Title and line below, and a number in a box with what it is of; where the card goes on."""
    title, below = words
    label, shown = number
    small, large = Style(Face.TEXT, 8.25), Style(Face.FIGURE, 21)
    wide = max(44.0, width_of(label, small.face, small.size) + 14, width_of(shown, large.face, 21) + 14)
    box = Area(area.right - wide, area.top, wide, 38)
    sheet.box(box, 1.6, round_=6)
    sheet.text(box.middle, box.top + 11, label, small, "middle")
    sheet.text(box.middle, box.top + 31, shown, large, "middle")
    room = area.width - wide - 8
    sheet.fit(area.left, area.top + 14, title, Style(Face.TITLE, 15), room)
    sheet.fit(area.left, area.top + 29, below, Style(Face.TEXT, 9.5), room)
    return area.top + 40


def filled_line(sheet: Sheet, area: Area, base: float, label: str, value: str, indent: float = 0.0) -> None:
    """A label and a line to write on, which begins after it or at an indent; what is known stands on it."""
    style = Style(Face.TEXT, 9.5)
    start = area.left + (indent or width_of(label, style.face, style.size) + 5)
    sheet.text(area.left, base, label, style)
    sheet.line((start, base + 3), (area.right, base + 3), 0.7)
    if value:
        sheet.fit(start + 3, base, value, Style(Face.MEDIUM, 10.5), area.right - start - 4)

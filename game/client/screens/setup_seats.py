"""The four seats of the practice set-up as they are at the table, with a list of levels at each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from pygame import Rect, Surface

from game.bots.ladder import Level
from game.bots.words import level_errs, level_name
from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.widgets.base import Widget
from game.client.widgets.flow import Style
from game.client.widgets.noted_select import NotedSelect
from game.client.widgets.text import TextBlock, underline
from game.i18n import _
from game.rules.seats import Seat
from game.words import seat_name


@dataclass(frozen=True)
class Table:
    """Who plays how well, and what changes it. The opponents are of one level, told at both seats."""

    opponents: Level
    partner: Level
    take_opponents: Callable[[str], None]
    take_partner: Callable[[str], None]


@dataclass(frozen=True)
class _Place:
    """A paper on the felt: whose it is, and the list on it; no list at the learner's."""

    names: tuple[str, ...]
    role: str
    ours: bool
    chooser: NotedSelect | None = None
    note: TextBlock | None = None  # what the level gets wrong


def lay_seats(ui: Ui, surface: Surface, area: Rect, table: Table) -> tuple[list[Widget], bool]:
    """Draws the papers; gives the lists on them, and whether the papers say what the levels get wrong.

    The papers lie below each other where room is scarce.
    """
    seats = {
        Seat.NORTH: _partner(ui, table),
        Seat.WEST: _opponent(ui, table, Seat.WEST),
        Seat.EAST: _opponent(ui, table, Seat.EAST),
        Seat.SOUTH: _Place((seat_name(Seat.SOUTH),), _("your seat"), True),
    }
    pad = ui.px(16)
    wide = max(_width(ui, place) for place in seats.values())
    high, low = _height(ui, seats[Seat.NORTH]), _height(ui, seats[Seat.SOUTH])
    if area.h < 2 * high + low + 4 * pad or area.w < 2 * wide + 3 * pad:
        return _in_rows(ui, surface, area, table)
    surface.blit(ui.patch(area.size), area)
    wide = max(wide, min(ui.px(176), (area.w - 4 * pad - ui.px(58)) // 2))
    left = area.centerx - wide // 2
    middle = (area.y + pad + high + area.bottom - pad - low) // 2
    rects = {
        Seat.NORTH: Rect(left, area.y + pad, wide, high),
        Seat.WEST: Rect(area.x + pad, middle - high // 2, wide, high),
        Seat.EAST: Rect(area.right - pad - wide, middle - high // 2, wide, high),
        Seat.SOUTH: Rect(left, area.bottom - pad - low, wide, low),
    }
    _draw_pack(ui, surface, rects, middle)
    return [part for seat, place in seats.items() for part in _lay(ui, surface, place, rects[seat])], False


def _in_rows(ui: Ui, surface: Surface, area: Rect, table: Table) -> tuple[list[Widget], bool]:
    """Partner and opponents below each other, each paper as wide as the place."""
    names = (seat_name(Seat.WEST), seat_name(Seat.EAST))
    both = _Place(names, _("your opponents"), False, _opponents_list(ui, table))
    bare = (_partner(ui, table), both)
    levels, room = (table.partner, table.opponents), area.w - 2 * ui.px(13)
    noted = [
        replace(
            place, note=TextBlock(ui, level_errs(level), room, Style(colour=theme.SOFT, size=theme.LEAST))
        )
        for place, level in zip(bare, levels, strict=True)
    ]
    gap = ui.px(14)
    told = sum(_height(ui, place) for place in noted) + gap <= area.h
    parts: list[Widget] = []
    y = area.y
    for place in noted if told else bare:
        rect = Rect(area.x, y, area.w, _height(ui, place))
        parts += _lay(ui, surface, place, rect)
        y = rect.bottom + gap
    return parts, told


def _partner(ui: Ui, table: Table) -> _Place:
    key, name = "level partner", _("Your partner")
    chooser = _levels(ui, key, name, table.partner, table.take_partner)
    return _Place((seat_name(Seat.NORTH),), _("your partner"), True, chooser)


def _opponent(ui: Ui, table: Table, seat: Seat) -> _Place:
    return _Place((seat_name(seat),), _("opponent"), False, _opponents_list(ui, table, seat.name.lower()))


def _opponents_list(ui: Ui, table: Table, seat: str = "") -> NotedSelect:
    key = f"level opponents {seat}".rstrip()
    return _levels(ui, key, _("Your opponents"), table.opponents, table.take_opponents)


def _levels(ui: Ui, key: str, name: str, level: Level, take: Callable[[str], None]) -> NotedSelect:
    options = [(each.value, level_name(each), level_errs(each)) for each in Level]
    return NotedSelect(ui, key, name, options, level, take, zone="players")


def _name(ui: Ui, words: str, own: bool) -> Surface:
    return ui.text(words, theme.BODY, "bold", theme.CREAM if own else theme.INK)


def _role(ui: Ui, place: _Place) -> Surface:
    own = place.chooser is None
    return ui.text(place.role, theme.LEAST, "regular", theme.FELT_SOFT if own else theme.SOFT)


def _width(ui: Ui, place: _Place) -> int:
    names, role = _name_widths(ui, place.names), _role(ui, place).get_width()
    if place.chooser is None:
        return max(names, role) + 2 * ui.px(13)
    return max(names + ui.px(12) + role, place.chooser.size[0]) + 2 * ui.px(13)


def _name_widths(ui: Ui, names: Sequence[str]) -> int:
    widths = [_name(ui, name, False).get_width() for name in names]
    return sum(widths) + ui.px(12) * (len(widths) - 1)


def _height(ui: Ui, place: _Place) -> int:
    line = round(ui.font(theme.BODY) * 1.3)
    if place.chooser is None:
        return line + round(ui.font(theme.LEAST) * 1.3) + ui.px(6) + 2 * ui.px(12)
    note = place.note.size[1] + ui.px(8) if place.note is not None else 0
    return line + ui.px(8) + place.chooser.size[1] + note + ui.px(2) + 2 * ui.px(12)


def _lay(ui: Ui, surface: Surface, place: _Place, rect: Rect) -> list[Widget]:
    if place.chooser is None:
        _draw_own(ui, surface, place, rect)
        return []
    ui.paper(rect.size, 13).draw(surface, rect.center)
    inside = rect.inflate(-2 * ui.px(13), -2 * ui.px(12))
    x = inside.x
    for words in place.names:
        where = surface.blit(_name(ui, words, False), (x, inside.y))
        underline(ui, surface, where, place.ours, on_paper=True)
        x = where.right + ui.px(12)
    role = _role(ui, place)
    middle = inside.y + _name(ui, place.names[0], False).get_height() // 2
    if x + role.get_width() <= inside.right:
        surface.blit(role, role.get_rect(midright=(inside.right, middle)))
    if place.note is not None:
        surface.blit(place.note.picture(), (inside.x, inside.bottom - place.note.size[1]))
        inside.h -= place.note.size[1] + ui.px(8)
    high = place.chooser.size[1]
    place.chooser.place(inside.x, inside.bottom - high - ui.px(2), inside.w, high)
    return [place.chooser]


def _draw_own(ui: Ui, surface: Surface, place: _Place, rect: Rect) -> None:
    """The learner's place: brass, name and role in the middle."""
    brass = Box(13 * ui.metrics.k, edge=theme.BRASS, width=max(2.0, 3 * ui.metrics.k))
    surface.blit(ui.box(rect.size, brass), rect)
    name, role = _name(ui, place.names[0], True), _role(ui, place)
    gap = ui.px(6)
    top = rect.centery - (name.get_height() + gap + role.get_height()) // 2
    where = surface.blit(name, name.get_rect(midtop=(rect.centerx, top)))
    underline(ui, surface, where, True)
    surface.blit(role, role.get_rect(midtop=(rect.centerx, where.bottom + gap)))


def _draw_pack(ui: Ui, surface: Surface, seats: dict[Seat, Rect], middle: int) -> None:
    """The cards, squared, between the opponents, where there is room for them."""
    free = Rect(seats[Seat.WEST].right, seats[Seat.NORTH].bottom, 0, 0)
    free.w, free.h = seats[Seat.EAST].left - free.x, seats[Seat.SOUTH].top - free.y
    width = min(ui.px(58), free.w - 2 * ui.px(14), round((free.h - 2 * ui.px(14)) / theme.CARD_RATIO))
    if width < ui.px(24):
        return
    for step in range(4):
        shift = ui.px(3) * step
        centre = (free.centerx - ui.px(4) + shift, middle + ui.px(4) - shift)
        ui.assets.card("back", width, 0).draw(surface, centre)

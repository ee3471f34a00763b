"""The four seats of the practice set-up, drawn as they are at the table."""

from __future__ import annotations

from pygame import Rect, Surface

from game.client import theme
from game.client.shapes import Box
from game.client.ui import Ui
from game.client.widgets.text import underline
from game.i18n import _
from game.rules.seats import Seat
from game.words import seat_name


def draw_seats(ui: Ui, surface: Surface, area: Rect) -> None:
    """The others on paper, your own place brass, the pack in the middle; nothing where there is no room."""
    pad = ui.px(16)
    name_height = round(ui.font(theme.BODY) * 1.3)
    role_height = round(ui.font(theme.SECOND) * 1.3)
    high = name_height + role_height + 2 * ui.px(12)
    need = _widest(ui) + 2 * ui.px(14)
    if area.h < 3 * high + 4 * pad or need > (area.w - 3 * pad) // 2:
        return _draw_list(ui, surface, area, pad)
    surface.blit(ui.patch(area.size), area)
    wide = max(need, min(ui.px(176), (area.w - 4 * pad - ui.px(58)) // 2))
    seats = {
        Seat.NORTH: Rect(area.centerx - wide // 2, area.y + pad, wide, high),
        Seat.WEST: Rect(area.x + pad, area.centery - high // 2, wide, high),
        Seat.EAST: Rect(area.right - pad - wide, area.centery - high // 2, wide, high),
        Seat.SOUTH: Rect(area.centerx - wide // 2, area.bottom - pad - high, wide, high),
    }
    for seat, place in seats.items():
        _draw_seat(ui, surface, seat, place)
    _draw_pack(ui, surface, area, seats)


def _draw_list(ui: Ui, surface: Surface, area: Rect, pad: int) -> None:
    """The seats below each other, name and role in a line, where the place is narrow or low."""
    gap = ui.px(8)
    low = round(ui.font(theme.BODY) * 1.9)
    rows = min(4, (area.h + gap) // (low + gap))
    for number, seat in enumerate((Seat.NORTH, Seat.WEST, Seat.EAST, Seat.SOUTH)[:rows]):
        place = Rect(area.x, area.y + number * (low + gap), area.w, low)
        _draw_place(ui, surface, seat, place)
        name, role = _words(ui, seat)
        y = place.centery - name.get_height() // 2
        where = surface.blit(name, (place.x + pad, y))
        underline(ui, surface, where, seat in (Seat.SOUTH, Seat.NORTH), on_paper=seat is not Seat.SOUTH)
        if where.right + gap + role.get_width() < place.right - pad:
            surface.blit(role, role.get_rect(midright=(place.right - pad, place.centery)))


def _roles() -> dict[Seat, str]:
    return {
        Seat.NORTH: _("your partner"),
        Seat.WEST: _("opponent"),
        Seat.EAST: _("opponent"),
        Seat.SOUTH: _("your seat"),
    }


def _widest(ui: Ui) -> int:
    return max(ui.text(role, theme.SECOND).get_width() for role in _roles().values())


def _draw_place(ui: Ui, surface: Surface, seat: Seat, place: Rect) -> None:
    if seat is Seat.SOUTH:
        brass = Box(13 * ui.metrics.k, edge=theme.BRASS, width=max(2.0, 3 * ui.metrics.k))
        surface.blit(ui.box(place.size, brass), place)
    else:
        ui.paper(place.size, 13).draw(surface, place.center)


def _words(ui: Ui, seat: Seat) -> tuple[Surface, Surface]:
    own = seat is Seat.SOUTH
    name = ui.text(seat_name(seat), theme.BODY, "bold", theme.CREAM if own else theme.INK)
    return name, ui.text(_roles()[seat], theme.SECOND, "regular", theme.FELT_SOFT if own else theme.SOFT)


def _draw_seat(ui: Ui, surface: Surface, seat: Seat, place: Rect) -> None:
    _draw_place(ui, surface, seat, place)
    name, role = _words(ui, seat)
    gap = ui.px(6)
    top = place.centery - (name.get_height() + gap + role.get_height()) // 2
    where = surface.blit(name, name.get_rect(midtop=(place.centerx, top)))
    underline(ui, surface, where, seat in (Seat.SOUTH, Seat.NORTH), on_paper=seat is not Seat.SOUTH)
    surface.blit(role, role.get_rect(midtop=(place.centerx, where.bottom + gap)))


def _draw_pack(ui: Ui, surface: Surface, area: Rect, seats: dict[Seat, Rect]) -> None:
    free = Rect(seats[Seat.WEST].right, seats[Seat.NORTH].bottom, 0, 0)
    free.w, free.h = seats[Seat.EAST].left - free.x, seats[Seat.SOUTH].top - free.y
    width = min(ui.px(58), free.w - 2 * ui.px(14), round((free.h - 2 * ui.px(14)) / theme.CARD_RATIO))
    if width < ui.px(24):
        return
    for step in range(4):
        shift = ui.px(3) * step
        centre = (area.centerx - ui.px(4) + shift, area.centery + ui.px(4) - shift)
        ui.assets.card("back", width, 0).draw(surface, centre)

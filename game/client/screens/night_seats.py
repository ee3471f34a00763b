"""The first table of a night as its people sit: faces, names and levels round a table of felt."""

from __future__ import annotations

from functools import partial

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.portraits import face_or_letter, sign_of_learner
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.widgets.arrangements import Sized, centred
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, FirstThatFits, Inset, Part, Row, Side, Stack
from game.client.widgets.still import Drawing, boxed, on_paper, picture, player_name
from game.client.widgets.text import TextBlock
from game.evening.people import Person
from game.i18n import format_number
from game.pages.evening_setup import FirstTable
from game.rules.seats import Seat
from game.session import HOME_SEAT

_RADIUS = 13
_FACE, _SMALL_FACE = 46, 30  # faces without their frames
_BADGE = 40  # of the number of the table


class NightSeats(FirstThatFits):
    """Four papers round the number of the table, or in one line where room is scarce."""

    def __init__(self, ui: Ui, table: FirstTable, width: int) -> None:
        """`width` is that of their room."""
        super().__init__(
            partial(self._round, told=True), partial(self._round, told=False), self._in_rows, self._names
        )
        self._ui, self._table, self._width = ui, table, width

    def _round(self, told: bool) -> Part:
        ui, pad = self._ui, self._ui.px(12)
        north, west, east = (self._paper(seat, told) for seat in (Seat.NORTH, Seat.WEST, Seat.EAST))
        number = Drawing(ui, partial(_draw_number, self._table.number), (ui.px(_BADGE), ui.px(_BADGE)))
        wide = max(west.best_width, east.best_width)
        wide = min(wide, (self._width - 4 * pad - ui.px(_BADGE)) // 2)
        west, east = Sized(west, wide), Sized(east, wide)
        sides = Row(west, middle := centred(number), east, side=Side.MIDDLE, grow=middle)
        papers = (north, sides, _own_place(ui, self._table.names[Seat.SOUTH]))
        seats = Column(*papers, gap=pad, side=Side.MIDDLE, grow=sides)
        return Stack(Drawing(ui, _draw_patch), Inset(_Filled(seats), pad))

    def _in_rows(self) -> Part:
        papers = [self._paper(seat, False) for seat in (Seat.NORTH, Seat.WEST, Seat.EAST)]
        return Column(*papers, gap=self._ui.px(8), side=Side.FILL)

    def _names(self) -> Part:
        ui = self._ui
        names = [self._name(seat, theme.CREAM) for seat in (Seat.NORTH, Seat.WEST, Seat.EAST)]
        return Column(*names, gap=ui.px(6))

    def _paper(self, seat: Seat, told: bool) -> Part:
        """A paper on the felt: a face, the name with the line of its side, and how well they play."""
        ui, table = self._ui, self._table
        side = ui.px(_FACE if told else _SMALL_FACE)
        shown = face_or_letter(ui, table.faces[seat], table.names[seat], side, seat.side is HOME_SEAT.side)
        name = self._name(seat, theme.INK)
        level = TextBlock(ui, table.levels[seat], style=Style(theme.LEAST, colour=theme.SOFT, line=1.2))
        words: Part = Column(name, level, gap=ui.px(5)) if told else name
        return on_paper(
            ui, Row(picture(ui, shown), words, gap=ui.px(10)), ui.px(12), ui.px(8), ui.px(16), ui.px(10),
            radius=_RADIUS,
        )  # fmt: skip

    def _name(self, seat: Seat, colour: str) -> Part:
        words = self._ui.text(self._table.names[seat], theme.BODY, "bold", colour)
        ours = seat.side is HOME_SEAT.side
        return player_name(self._ui, words, ours, on_paper=colour == theme.INK)


class _Filled(Row):
    """A part that takes all the width there is."""

    def __init__(self, child: Part) -> None:
        super().__init__(child, side=Side.FILL, grow=child)


def guest(ui: Ui, person: Person, is_learner: bool) -> Part:
    """The small face of somebody who comes, or the letter; the learner's is brass."""
    side = ui.px(_SMALL_FACE)
    if is_learner:
        return picture(ui, sign_of_learner(ui, side))
    return picture(ui, face_or_letter(ui, person.face, person.name, side, ours=True))


def _own_place(ui: Ui, name: str) -> Part:
    """The learner's place: brass, with the name in the middle."""
    words = player_name(ui, ui.text(name, theme.BODY, "bold", theme.CREAM), True)
    brass = Box(_RADIUS * ui.metrics.k, edge=theme.BRASS, width=max(2.0, 3 * ui.metrics.k))
    return boxed(ui, brass, words, ui.px(40), ui.px(14))


def _draw_patch(ui: Ui, surface: Surface, rect: Rect) -> None:
    surface.blit(ui.patch(rect.size), rect)


def _draw_number(number: int, ui: Ui, surface: Surface, rect: Rect) -> None:
    """The number of the table on its oak badge."""
    words = ui.text(format_number(number), 22, "title", theme.INK)
    badge = Rect(
        0, 0, max(ui.px(_BADGE), words.get_width() + ui.px(18)), max(ui.px(_BADGE), words.get_height())
    )
    badge.center = rect.center
    k = ui.metrics.k
    surface.blit(ui.box(badge.size, Box(8 * k, theme.OAK, theme.BRASS_RIM, max(1.0, 2 * k))), badge)
    surface.blit(words, words.get_rect(center=badge.center))

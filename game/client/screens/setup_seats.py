"""The four seats of the practice set-up as they are at the table, with a list of levels at each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from functools import partial

from pygame import Rect, Surface

from game.bots.ladder import Level
from game.bots.words import level_errs, level_name
from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.screens.people_parts import face
from game.client.widgets.arrangements import Sized, least
from game.client.widgets.choices import Setting
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, FirstThatFits, Inset, Part, Row, Side, Stack, space
from game.client.widgets.noted_select import NotedSelect
from game.client.widgets.still import Drawing, boxed, on_paper, picture, player_name
from game.client.widgets.text import TextBlock
from game.i18n import _
from game.pages.people import Person, ezra, nora, walt
from game.rules.seats import Seat
from game.session import HOME_SEAT
from game.words import seat_name

_RADIUS = 13
_PACK, _FACE, _SMALL_FACE = 52, 42, 34  # the pack between the papers; faces without their frames
_ACROSS = 1.5  # how wide the partner's paper is, in widths of the others
_LINE = 1.3  # the height of a line, in heights of its type


@dataclass(frozen=True)
class Table:
    """Who plays how well, and what changes it. The opponents are of one level, told at both seats."""

    opponents: Level
    partner: Level
    take_opponents: Callable[[str], None]
    take_partner: Callable[[str], None]


class _Told(Enum):
    """What a paper says of its players, from the most on."""

    TEMPER = auto()  # face, and beside it name and how they are
    BELOW = auto()  # the same, how they are below face and name
    FACE = auto()  # face and name
    SMALL_FACE = auto()
    NAME = auto()


class Seats(FirstThatFits):
    """The papers of the players as they sit, or below each other where room is scarce.

    The opponents share a paper between partner and learner where lists of their own would be cut.
    """

    def __init__(self, ui: Ui, table: Table, width: int) -> None:
        """`width` is that of their room."""
        super().__init__(
            self._round,
            partial(self._round, _Told.BELOW),
            self._across,
            self._close,
            partial(self._round, _Told.FACE),
            partial(self._across, _Told.FACE),
            partial(self._across, _Told.SMALL_FACE),
            partial(self._in_rows, notes=True),
            self._in_rows,
            partial(self._in_rows, told=_Told.NAME),
        )
        self._ui, self._table, self._width = ui, table, width

    def _round(self, told: _Told = _Told.TEMPER) -> Part:
        ui, pad = self._ui, self._ui.px(12)
        north, south = self._partner(told=told), _own_place(ui)
        west = self._opponents((HOME_SEAT.left,), " west", told=told)
        east = self._opponents((HOME_SEAT.right,), " east", told=told)
        wide = max(paper.least_width for paper in (north, west, east, south))
        wide = max(wide, (self._width - 4 * pad - ui.px(_PACK)) // 2)
        pack = Drawing(ui, _draw_pack)
        for paper in (west, east):
            paper.fit(wide)
        high = max(west.size[1], east.size[1])
        west, east = (Sized(paper, wide, high) for paper in (west, east))
        sides = (Row(west), Inset(pack, pad // 2, 0), Row(east))
        middle = Row(*sides, side=Side.FILL, grow=sides[1])
        papers = (Sized(north, round(wide * _ACROSS)), middle, Sized(south, wide))
        seats = Column(*papers, gap=pad, side=Side.MIDDLE, grow=middle)
        return Stack(Drawing(ui, _draw_patch), Inset(seats, pad))

    def _across(self, told: _Told = _Told.TEMPER) -> Part:
        """The opponents on one paper as wide as the place, each at the own side, with one list."""
        ui, pad = self._ui, self._ui.px(12)
        north, south = self._partner(told=told), _own_place(ui)
        wide = max(north.least_width, south.least_width, self._width // 2)
        both = self._opponents((HOME_SEAT.left, HOME_SEAT.right), told=told)
        middle = Row(both, grow=both)
        papers = (Sized(north, wide), middle, Sized(south, wide))
        seats = Column(*papers, gap=pad, side=Side.MIDDLE, grow=middle)
        return Stack(Drawing(ui, _draw_patch), Inset(seats, pad))

    def _close(self) -> Part:
        """The same with less height: the partner's list beside the name, one's own place a line."""
        ui, pad = self._ui, self._ui.px(9)
        north = self._partner(beside=True)
        both = self._opponents((HOME_SEAT.left, HOME_SEAT.right), told=_Told.BELOW)
        middle = Row(both, grow=both)
        seats = Column(Row(north, grow=north), middle, _own_line(ui), gap=pad, side=Side.MIDDLE, grow=middle)
        return Stack(Drawing(ui, _draw_patch), Inset(seats, pad))

    def _in_rows(self, notes: bool = False, told: _Told = _Told.SMALL_FACE) -> Part:
        """Partner and opponents below each other, each paper as wide as the place."""
        both = self._opponents((HOME_SEAT.left, HOME_SEAT.right), noted=notes, told=told)
        return Column(self._partner(notes, told), both, gap=self._ui.px(14), side=Side.FILL)

    def _partner(self, noted: bool = False, told: _Told = _Told.TEMPER, beside: bool = False) -> Part:
        level, take = self._table.partner, self._table.take_partner
        setting = Setting("level partner", _("Your partner"), _options(), level.value, take)
        chooser = _levels(self._ui, setting, (HOME_SEAT.partner,))
        if beside:
            named = _named(self._ui, HOME_SEAT.partner, _FACE)
            line = Row(named, free := space(), chooser, grow=free)
            temper = _temper(self._ui, HOME_SEAT.partner)
            return _sheet(self._ui, Column(line, temper, gap=self._ui.px(4), side=Side.FILL))
        note = level_errs(level) if noted else ""
        return _paper(self._ui, (HOME_SEAT.partner,), chooser, note, told)

    def _opponents(
        self, seats: tuple[Seat, ...], which: str = "", noted: bool = False, told: _Told = _Told.TEMPER
    ) -> Part:
        table, key = self._table, f"level opponents{which}"
        level, take = table.opponents.value, table.take_opponents
        setting = Setting(key, _("Your opponents"), _options(), level, take)
        chooser = _levels(self._ui, setting, (HOME_SEAT.left, HOME_SEAT.right))
        return _paper(self._ui, seats, chooser, level_errs(table.opponents) if noted else "", told)


def _options() -> list[tuple[str, str]]:
    return [(each.value, level_name(each)) for each in Level]


def _levels(ui: Ui, setting: Setting, seats: tuple[Seat, ...]) -> NotedSelect:
    """The list of levels; open, it has the faces of those in these seats above it."""
    notes = {each.value: level_errs(each) for each in Level}
    faces = partial(_faces, ui, seats)
    return NotedSelect(ui, setting, notes, faces).within("players")


def _faces(ui: Ui, seats: tuple[Seat, ...]) -> Part:
    return Row(*(face(ui, _person(seat), _SMALL_FACE) for seat in seats), gap=ui.px(4))


def _person(seat: Seat) -> Person:
    return {HOME_SEAT.left: walt, HOME_SEAT.partner: nora, HOME_SEAT.right: ezra}[seat]()


def _paper(ui: Ui, seats: tuple[Seat, ...], chooser: NotedSelect, note: str, told: _Told) -> Part:
    """A paper on the felt: whose it is, the list on it, and what the level gets wrong."""
    if told in (_Told.TEMPER, _Told.BELOW):
        beside = told is _Told.TEMPER or seats == (HOME_SEAT.partner,)
        one = _player if beside else _narrow_player
        players: Part = Row(*(one(ui, seat) for seat in seats), gap=ui.px(16), side=Side.START, even=True)
    else:
        size = {_Told.FACE: _FACE, _Told.SMALL_FACE: _SMALL_FACE}.get(told, 0)
        first, *others = (_named(ui, seat, size) for seat in seats)
        players = Row(first, free := space(), *others, gap=ui.px(12), grow=free)
    soft = Style(theme.LEAST, colour=theme.SOFT, line=1.2)
    below = [TextBlock(ui, note, style=soft)] if note else []
    inside = Column(players, chooser, *below, gap=ui.px(6), side=Side.FILL, grow=players)
    return _sheet(ui, inside)


def _sheet(ui: Ui, inside: Part) -> Part:
    return on_paper(ui, inside, ui.px(12), ui.px(8), ui.px(12), ui.px(13), radius=_RADIUS)


def _temper(ui: Ui, seat: Seat) -> Part:
    return TextBlock(ui, _person(seat).temper, style=Style(theme.LEAST, colour=theme.SOFT, line=1.2))


def _narrow_player(ui: Ui, seat: Seat) -> Part:
    """A face and the name beside it, and below both how that player is: names are at one height."""
    return Column(_named(ui, seat, _FACE), _temper(ui, seat), gap=ui.px(5), side=Side.FILL)


def _player(ui: Ui, seat: Seat) -> Part:
    """A face, the name with the line of its side, and how that player is."""
    shown = face(ui, _person(seat), _FACE)
    words = Column(_name(ui, seat, theme.INK), _temper(ui, seat), gap=ui.px(5), side=Side.START)
    beside = Inset(words, ui.px(9), ui.px(3), 0, 0)
    return Row(shown, beside, side=Side.START, grow=beside)  # names are at one height


def _named(ui: Ui, seat: Seat, size: int) -> Part:
    """A name, behind a face so wide where it is to have one."""
    faces = [face(ui, _person(seat), size)] if size else []
    return Row(*faces, _name(ui, seat, theme.INK), gap=ui.px(9))


def _own_place(ui: Ui) -> Part:
    """The learner's place: brass, name and role in the middle."""
    role = picture(ui, ui.text(_("your seat"), theme.LEAST, "regular", theme.FELT_SOFT))
    words = Column(_name(ui, HOME_SEAT, theme.CREAM), role, gap=ui.px(6), side=Side.MIDDLE)
    high = round(ui.font(theme.BODY) * _LINE) + round(ui.font(theme.LEAST) * _LINE) + ui.px(6)
    return boxed(ui, _own_frame(ui), least(words, height=high), ui.px(13), ui.px(12))


def _own_line(ui: Ui) -> Part:
    """The learner's place in one line."""
    role = picture(ui, ui.text(_("your seat"), theme.LEAST, "regular", theme.FELT_SOFT))
    words = Row(_name(ui, HOME_SEAT, theme.CREAM), role, gap=ui.px(12))
    return boxed(ui, _own_frame(ui), words, ui.px(24), ui.px(7))


def _own_frame(ui: Ui) -> Box:
    return Box(_RADIUS * ui.metrics.k, edge=theme.BRASS, width=max(2.0, 3 * ui.metrics.k))


def _name(ui: Ui, seat: Seat, colour: str) -> Part:
    """A player's name, underlined as that of our side or theirs."""
    words = ui.text(seat_name(seat, HOME_SEAT), theme.BODY, "bold", colour)
    return player_name(ui, words, seat.side is HOME_SEAT.side, on_paper=colour == theme.INK)


def _draw_patch(ui: Ui, surface: Surface, rect: Rect) -> None:
    surface.blit(ui.patch(rect.size), rect)


def _draw_pack(ui: Ui, surface: Surface, rect: Rect) -> None:
    """The cards, squared, between the opponents, where there is room for them."""
    width = min(ui.px(_PACK), rect.w - ui.px(12), round(rect.h / theme.CARD_RATIO))
    if width < ui.px(24):
        return
    for step in range(4):
        shift = ui.px(3) * step
        centre = (rect.centerx - ui.px(4) + shift, rect.centery + ui.px(4) - shift)
        ui.assets.card("back", width, 0).draw(surface, centre)

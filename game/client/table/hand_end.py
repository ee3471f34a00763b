"""The end of a hand: its tricks lie on the table in two rows, and the result is stamped across them."""

from __future__ import annotations

from itertools import groupby
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.client.draw import shapes, theme
from game.client.draw.ui import Ui
from game.client.table.felt import LEAST, Felt
from game.client.table.layout import TableLayout
from game.client.table.places import Area, Spot, box
from game.client.table.table_picture import Item, Piece
from game.i18n import _, format_number, ngettext
from game.rules.actions import Phase
from game.rules.seats import Side
from game.rules.state import AwardKind, Trick
from game.rules.trick import winner
from game.rules.view import SeatView

STAMP = "stamp"  # the key of the item
_ROWS = (240, 470)  # the heights of both rows
_MOST_WIDE, _MOST = 3, 4  # tricks in a row, wide ones and any
_UP, _VEIL = 10, 0.16  # the card that won lies higher, the others are darker
_Z = 40


class _Row(NamedTuple):
    """How the tricks of a row lie: a card's width, from card to card, from trick to trick."""

    card: float
    step: float
    apart: float


_WIDE, _CLOSE = _Row(62, 38, 202), _Row(52, 26, 137)
_IN_LINE, _LINE_ROOM, _LINE_Y = _Row(84, 36, 236), 1180, 216  # in the drawer, where all have one row
_STAMP_Y, _SMALL = 292, 0.8  # there the stamp hides no index
_STAMP_SIZE, _LEAN = (320, 92), 8
_LARGEST, _STEPS = 1.6, 6  # how large the stamp is before it comes down, and pictures of the way


def shown(view: SeatView) -> bool:
    """Whether the tricks of the hand lie there to be looked at."""
    return view.phase is Phase.HAND_OVER and bool(view.tricks)


def end_pieces(layout: TableLayout, view: SeatView) -> dict[str, Piece]:
    """The cards of all tricks, in the order they were played, the winners raised."""
    out: dict[str, Piece] = {}
    for trick, x, y, row in _places(layout, view):
        best = winner(trick, view.trump)
        for number, (seat, card) in enumerate(trick.plays):
            from_middle = number - (len(trick.plays) - 1) / 2
            won = seat is best
            spot = Spot(
                x + from_middle * row.step * layout.u,
                y - (_UP * layout.u if won else 0),
                row.card * layout.u,
                from_middle * 1.6,
            )
            states = ("won",) if won else ()
            z = _Z + (8 if won else number)
            out[str(card)] = Piece(str(card), spot, z, states, veil=0.0 if won else _VEIL)
    return out


def _rows(view: SeatView) -> tuple[list[Trick], list[Trick]]:
    """Ours in the first row, theirs in the second. Where one side took all, they run on.

    Tricks of both sides never share a row: who counts them would count the row.
    """
    ours = [trick for trick in view.tricks if winner(trick, view.trump).side is view.seat.side]
    theirs = [trick for trick in view.tricks if trick not in ours]
    if max(len(ours), len(theirs)) <= _MOST:
        return ours, theirs
    every = [*ours, *theirs]
    return every[:_MOST_WIDE], every[_MOST_WIDE:]


def _places(layout: TableLayout, view: SeatView) -> list[tuple[Trick, float, float, _Row]]:
    if layout.drawer:
        return _in_line(layout, view)
    found = []
    rows = _rows(view)
    row = _WIDE if max(map(len, rows)) <= _MOST_WIDE else _CLOSE
    for tricks, y in zip(rows, _ROWS, strict=True):
        for number, trick in enumerate(tricks):
            x = layout.cx + (number - (len(tricks) - 1) / 2) * row.apart * layout.u
            found.append((trick, x, layout.y(y), row))
    return found


def _in_line(layout: TableLayout, view: SeatView) -> list[tuple[Trick, float, float, _Row]]:
    """All tricks in one row, ours before theirs."""
    ours, theirs = _rows(view)
    tricks = [*ours, *theirs]
    row = _IN_LINE._replace(apart=min(_IN_LINE.apart, _LINE_ROOM / len(tricks)))
    middle = (len(tricks) - 1) / 2
    return [
        (trick, layout.cx + (number - middle) * row.apart * layout.sx, layout.y(_LINE_Y), row)
        for number, trick in enumerate(tricks)
    ]


def write_end(felt: Felt, layout: TableLayout, view: SeatView, *, told: bool) -> None:
    """Whose tricks they are, and the stamp; how many, and the stamp, only where it is `told`."""
    named: set[Side] = set()
    by_row = groupby(_places(layout, view), key=lambda place: place[2])
    for row, (y, places) in enumerate(by_row):
        for side, group in groupby(places, key=lambda place: winner(place[0], view.trump).side):
            if side in named:
                continue  # its tricks run on into the second row
            named.add(side)
            first = next(iter(group))
            count = view.tricks_won[side]
            area = _label_room(layout, first[1], y, first[3], above=row == 0)
            key, words = f"tricks-{side:d}-{row}", _whose_alone(side, view)
            written = felt.words(key, _whose(side, view, count) if told else words, area, LEAST, 30)
            felt.ground(f"{key}-ground", written, 29)
    if told and stamp_words(view):
        felt.items[STAMP] = stamped(felt.ui, layout, view, 1.0)


def _label_room(layout: TableLayout, x: float, y: float, row: _Row, above: bool) -> Area:
    left = x - (1.5 * row.step + row.card / 2) * layout.u
    far = (0.7 * row.card + _UP) * layout.u
    high = layout.line(theme.LEAST)
    top = y - far - high - 8 * layout.u if above else y + far + 4 * layout.u
    return Area(box(left, top, 190 * layout.u, high))


def _whose(side: Side, view: SeatView, count: int) -> str:
    if side is view.seat.side:
        text = ngettext("Your {n} trick", "Your {n} tricks", count)
    else:
        text = ngettext("Their {n} trick", "Their {n} tricks", count)
    return text.format(n=format_number(count))


def _whose_alone(side: Side, view: SeatView) -> str:
    return _("Your tricks") if side is view.seat.side else _("Their tricks")


def stamp_words(view: SeatView) -> str:
    """What is stamped across the tricks; nothing where nobody made trump."""
    if view.award is None or view.award.side is None:
        return ""
    return {
        AwardKind.MADE: _("MADE IT"),
        AwardKind.LONE_MADE: _("MADE IT"),
        AwardKind.MARCH: _("MARCH!"),
        AwardKind.LONE_MARCH: _("LONE MARCH!"),
        AwardKind.EUCHRE: _("EUCHRED!"),
        AwardKind.LONE_EUCHRE: _("EUCHRED!"),
        AwardKind.LONE_DEFENCE: _("EUCHRED!"),
        AwardKind.LONE_DEFENCE_MARCH: _("EUCHRED!"),
        AwardKind.RENEGE: _("RENEGE!"),
    }.get(view.award.kind, "")


def stamp_middle(layout: TableLayout) -> tuple[float, float]:
    """Where the stamp comes down."""
    return layout.cx, layout.y(_STAMP_Y if layout.drawer else 352)


def stamped(ui: Ui, layout: TableLayout, view: SeatView, share: float) -> Item:
    """The stamp on its way down: large at first, itself when `share` is 1."""
    step = min(_STEPS, round(share * _STEPS))
    words, scale = stamp_words(view), _LARGEST + (1 - _LARGEST) * step / _STEPS
    large = layout.u * (_SMALL if layout.drawer else 1)
    whole = _stamp(ui, words, large)
    if step < _STEPS:
        key = ("stamp", words, large, step)
        whole = ui.assets.kept.get(key, lambda: pygame.transform.smoothscale_by(whole, scale))
    x, y = stamp_middle(layout)
    at = round(x - whole.get_width() / 2), round(y - whole.get_height() / 2)
    return Item(66, whole, at)


def _stamp(ui: Ui, words: str, u: float) -> Surface:
    """The stamp as it lies there: a paper with a double edge, leaning, with its shadow."""

    def make() -> Surface:
        text = ui.assets.text(words, "title", round(46 * u), theme.CLAY)
        size = max(round(_STAMP_SIZE[0] * u), text.get_width() + round(64 * u)), round(_STAMP_SIZE[1] * u)
        paper = shapes.clear((size[0] * 2, size[1] * 2))
        twice = Rect(0, 0, size[0] * 2, size[1] * 2)
        for inset, radius, width in ((0, 14, 0.0), (6, 10, 4.0), (13, 6, 1.6)):
            room = twice.inflate(-4 * inset * u, -4 * inset * u)
            style = shapes.Box(2 * radius * u, theme.PAPER, theme.CLAY if width else "", 2 * width * u)
            paper.blit(shapes.box(room.size, style), room)
        large = ui.assets.text(words, "title", round(92 * u), theme.CLAY)
        paper.blit(large, large.get_rect(center=twice.center))
        leaning = pygame.transform.rotozoom(paper, _LEAN, 0.5)
        reach = round(24 * u)
        out = shapes.clear((leaning.get_width() + 2 * reach, leaning.get_height() + 2 * reach))
        shade = leaning.copy()
        shade.fill((0, 0, 0, 150), special_flags=pygame.BLEND_RGBA_MULT)
        out.blit(shade, (reach, reach + round(7 * u)))
        out = pygame.transform.gaussian_blur(out, max(1, round(6 * u)))
        out.blit(leaning, (reach, reach))
        return out

    return ui.assets.kept.get(("stamp", words, u), make)

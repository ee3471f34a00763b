"""The end of a hand: its tricks lie on the table in two rows, and the result is stamped across them."""

from __future__ import annotations

import math
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.client.draw import shapes, theme
from game.client.draw.assets import SMALL
from game.client.draw.ui import Ui
from game.client.table.felt import Felt
from game.client.table.layout import TableLayout
from game.client.table.places import Spot
from game.client.table.table_picture import Item, Piece
from game.client.widgets.text import underline
from game.i18n import _, format_number, ngettext
from game.rules.actions import Phase
from game.rules.seats import Seat, Side
from game.rules.state import AwardKind, Trick
from game.rules.trick import winner
from game.rules.view import SeatView

STAMP = "stamp"  # the key of the item
_ROWS = (246, 496)  # the heights of both rows
_IN_ROW = 3  # tricks, at most
_UP, _VEIL = 10, 0.16  # the card that won lies higher, the others are darker
_Z, _LABEL_Z = 40, 30


class _Row(NamedTuple):
    """How the tricks of a row lie: a card's width, from card to card, from trick to trick."""

    card: float
    step: float
    apart: float


_WIDE = _Row(60, 38, 192)
_FOUR, _FOUR_Y = _Row(60, 29, 166), 206  # four tricks of one side: between the players, above their faces
_BETWEEN = 6  # the least from one trick to the next, where cards are large for their place
_IN_LINE, _LINE_ROOM, _LINE_Y = _Row(74, 38, 236), 1180, 221  # in the drawer, where all have one row
_STAMP_Y, _STAMP_ROOM = 371, 142
_LOW_Y, _LOW_ROOM, _SMALL = 307, 70, 0.62  # of the stamp in the drawer
_STAMP_SIZE, _LEAN = (320, 92), 8
_MARGIN = 4  # round the paper while it is turned: an edge without one is cut into steps
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
            out[str(card)] = Piece(str(card), spot, _Z + number, states, veil=0.0 if won else _VEIL)
    return out


def _by_side(view: SeatView) -> tuple[list[Trick], list[Trick]]:
    """Ours, then theirs."""
    ours = [trick for trick in view.tricks if winner(trick, view.trump).side is view.seat.side]
    return ours, [trick for trick in view.tricks if trick not in ours]


def _places(layout: TableLayout, view: SeatView) -> list[tuple[Trick, float, float, _Row]]:
    """Ours in the first row, theirs in the second; four of a side in the first, five in both.

    Tricks of both sides never share a row: who counts them would count the row.
    """
    if layout.drawer:
        return _in_line(layout, view)
    ours, theirs = _by_side(view)
    if len(ours) == 4 or len(theirs) == 4:
        four, fifth = (ours, theirs) if len(ours) == 4 else (theirs, ours)
        lone = len(four[0].plays) < len(Seat)  # where three cards have room for as wide steps as elsewhere
        closer = _FOUR._replace(step=_WIDE.step) if lone else _FOUR
        rows = ((four, _FOUR_Y, _at_least(layout, closer)), (fifth, _ROWS[1], _at_least(layout, _WIDE)))
    else:
        every = [*ours, *theirs]
        first = len(ours) if ours and theirs else _IN_ROW
        wide = _at_least(layout, _WIDE)
        rows = ((every[:first], _ROWS[0], wide), (every[first:], _ROWS[1], wide))
    return [
        (trick, layout.cx + (number - (len(tricks) - 1) / 2) * row.apart * layout.u, layout.y(y), row)
        for tricks, y, row in rows
        for number, trick in enumerate(tricks)
    ]


def _at_least(layout: TableLayout, row: _Row) -> _Row:
    """How tricks lie in a row: never so small that a card shows only its index, half of it covered."""
    card = max(row.card, SMALL / layout.u)
    return _Row(card, min(row.step, (row.apart - _BETWEEN - card) / 3), row.apart)


def _in_line(layout: TableLayout, view: SeatView) -> list[tuple[Trick, float, float, _Row]]:
    """All tricks in one row, ours before theirs."""
    ours, theirs = _by_side(view)
    tricks = [*ours, *theirs]
    row = _IN_LINE._replace(apart=min(_IN_LINE.apart, _LINE_ROOM / len(tricks)))
    middle = (len(tricks) - 1) / 2
    return [
        (trick, layout.cx + (number - middle) * row.apart * layout.sx, layout.y(_LINE_Y), row)
        for number, trick in enumerate(tricks)
    ]


def write_end(felt: Felt, layout: TableLayout, view: SeatView, *, told: bool) -> None:
    """Whose tricks they are, and the stamp; how many, and the stamp, only where it is `told`."""
    places = _places(layout, view)
    for side, tricks in zip((view.seat.side, view.seat.side.other), _by_side(view), strict=True):
        own = [place for place in places if place[0] in tricks]
        if not own:
            continue
        words = _whose(side, view, len(tricks)) if told else _whose_alone(side, view)
        paper = _label(felt.ui, words, ours=side is view.seat.side)
        above = layout.drawer or own[0][2] < layout.y(_STAMP_Y)
        _trick, x, y, row = own[0] if above else min(own[-_IN_ROW:], key=lambda place: place[1])
        left = x - (1.5 * row.step + row.card / 2) * layout.u
        far = (0.5 * theme.CARD_RATIO * row.card + 6) * layout.u
        top = y - far - _UP * layout.u - paper.get_height() if above else y + far
        felt.put(f"tricks-{side:d}", paper, (left, top), _LABEL_Z)
    if told and stamp_words(view):
        felt.items[STAMP] = stamped(felt.ui, layout, view, 1.0)


def _label(ui: Ui, words: str, *, ours: bool) -> Surface:
    """A slip of paper above or below the tricks of a side, with that side's underline."""

    def make() -> Surface:
        text = ui.text(words, theme.LEAST, "semibold", theme.INK)
        across, down, line = ui.px(9), ui.px(2), ui.px(3)
        out = shapes.clear((text.get_width() + 2 * across, text.get_height() + 2 * down + line))
        out.blit(ui.box(out.get_size(), shapes.Box(6 * ui.metrics.k, theme.PAPER)), (0, 0))
        out.blit(text, (across, down))
        written = Rect(across, down, text.get_width(), text.get_height() - ui.px(1))
        underline(ui, out, written, ours, on_paper=True)
        return out

    return ui.assets.kept.get(("label of tricks", words, ours, ui.metrics), make)


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
    """Where the stamp comes down: between the rows of tricks, or below their line."""
    return layout.cx, layout.y(_LOW_Y if layout.drawer else _STAMP_Y)


def stamped(ui: Ui, layout: TableLayout, view: SeatView, share: float) -> Item:
    """The stamp on its way down: large at first, itself when `share` is 1."""
    step = min(_STEPS, round(share * _STEPS))
    words, scale = stamp_words(view), _LARGEST + (1 - _LARGEST) * step / _STEPS
    large = layout.u * (_SMALL if layout.drawer else 1)
    room = _LOW_ROOM * layout.u if layout.drawer else _STAMP_ROOM * layout.sy
    whole = _stamp(ui, words, large, room)
    if step < _STEPS:
        key = ("stamp", words, large, room, step)
        whole = ui.assets.kept.get(key, lambda: pygame.transform.smoothscale_by(whole, scale))
    x, y = stamp_middle(layout)
    at = round(x - whole.get_width() / 2), round(y - whole.get_height() / 2)
    return Item(66, whole, at)


def _stamp(ui: Ui, words: str, u: float, room: float) -> Surface:
    """The stamp as it lies there: a paper with a double edge and its shadow, leaning as its room allows."""

    def make() -> Surface:
        text = ui.assets.text(words, "title", round(46 * u), theme.CLAY)
        size = max(round(_STAMP_SIZE[0] * u), text.get_width() + round(64 * u)), round(_STAMP_SIZE[1] * u)
        twice = Rect(_MARGIN, _MARGIN, size[0] * 2, size[1] * 2)  # drawn double, for smooth edges
        paper = shapes.clear((twice.w + 2 * _MARGIN, twice.h + 2 * _MARGIN))
        for inset, radius, width in ((0, 14, 0.0), (6, 10, 4.0), (13, 6, 1.6)):
            within = twice.inflate(-4 * inset * u, -4 * inset * u)
            style = shapes.Box(2 * radius * u, theme.PAPER, theme.CLAY if width else "", 2 * width * u)
            paper.blit(shapes.box(within.size, style), within)
        large = ui.assets.text(words, "title", round(92 * u), theme.CLAY)
        paper.blit(large, large.get_rect(center=twice.center))
        steep = math.degrees(math.asin(max(0.0, min(1.0, (room - size[1]) / size[0]))))
        leaning = pygame.transform.smoothscale_by(pygame.transform.rotozoom(paper, min(_LEAN, steep), 1), 0.5)
        leaning = leaning.subsurface(leaning.get_bounding_rect())
        reach = round(24 * u)
        out = shapes.clear((leaning.get_width() + 2 * reach, leaning.get_height() + 2 * reach))
        shade = leaning.copy()
        shade.fill((0, 0, 0, 150), special_flags=pygame.BLEND_RGBA_MULT)
        out.blit(shade, (reach, reach + round(7 * u)))
        out = pygame.transform.gaussian_blur(out, max(1, round(6 * u)))
        out.blit(leaning, (reach, reach))
        return out

    return ui.assets.kept.get(("stamp", words, u, room), make)

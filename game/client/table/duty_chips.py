"""What binds a player after a slip, as a small paper below the name: what, and until when."""

from __future__ import annotations

from dataclasses import replace

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.table.felt import Felt
from game.client.table.layout import TableLayout
from game.client.widgets.base import ENDLESS
from game.client.widgets.flow import Style
from game.client.widgets.text import TextBlock
from game.i18n import _
from game.pages.honest_page import Duty, duties_of
from game.pages.table_model import TableModel
from game.rules.seats import Seat

_Z = 34
_HIGH, _PAD, _APART = 52, 14, 8


def write_duties(felt: Felt, layout: TableLayout, state: TableModel) -> None:
    """The papers of all duties that hold now; in a low table one line each, side by side below the cards."""
    if layout.drawer:
        _write_in_a_line(felt, layout, state)
        return
    below: dict[Seat, int] = {}
    for number, duty in enumerate(duties_of(state.view)):
        chip = _chip(felt.ui, duty, duty.seat.side is layout.learner.side)
        place = _place(felt, layout, state, duty.seat, chip.get_size(), below.get(duty.seat, 0))
        felt.put(f"duty-{number}", chip, place.topleft, _Z)
        below[duty.seat] = below.get(duty.seat, 0) + place.h + felt.ui.px(_APART)


def _write_in_a_line(felt: Felt, layout: TableLayout, state: TableModel) -> None:
    ui, left = felt.ui, layout.mat.left + felt.ui.px(36)
    for number, duty in enumerate(duties_of(state.view)):
        words = duty.what
        if duty.seat is not state.view.seat:
            # NOTE: what binds a player at an honest table, for example "Nora: May not lead clubs"
            words = _("{name}: {what}").format(name=state.name_of(duty.seat), what=words)
        chip = _chip(ui, replace(duty, what=words, until=""), duty.seat.side is layout.learner.side)
        felt.put(f"duty-{number}", chip, (left, layout.mat.bottom - ui.px(10) - chip.get_height()), _Z)
        left += chip.get_width() + ui.px(_APART)


def _place(
    felt: Felt, layout: TableLayout, state: TableModel, seat: Seat, size: tuple[int, int], lower: int
) -> Rect:
    """Above the faces at the sides, exposed cards and the own name, below the words of the others."""
    ui, written = felt.ui, felt.items.get(f"role-{seat.name}") or felt.items.get(f"name-{seat.name}")
    rect = Rect(0, 0, *size)
    room = layout.mat.inflate(-2 * ui.px(16), -2 * ui.px(10))
    if seat in (layout.learner.left, layout.learner.right):
        face = layout.face(seat)
        cube = layout.cube(seat).h if state.view.maker is seat else 0
        lowest = min(face.top - ui.px(18), layout.exposed(seat, 0).rect.top - ui.px(12))
        rect.midbottom = (face.centerx, lowest - cube - lower)
        return rect.clamp(room)
    if seat is layout.learner:
        if written is not None:  # the hand and the slip lie over everything further right
            name = felt.items.get(f"name-{seat.name}") or written
            above = Rect(name.at, name.surface.get_size())
            rect.midbottom = (above.centerx, above.top - ui.px(_APART) - lower)
            return rect.clamp(room)
        slot = layout.trick(seat).rect
        rect.midtop = (slot.centerx, slot.bottom + ui.px(2) - lower)
        return rect
    if written is None:
        rect.midbottom = (layout.mat.centerx, layout.mat.bottom - ui.px(20) - lower)
        return rect
    words = Rect(written.at, written.surface.get_size())
    rect.midtop = (words.centerx, words.bottom + ui.px(_APART) + lower)
    return rect.clamp(room)


def _chip(ui: Ui, duty: Duty, ours: bool) -> Surface:
    def make() -> Surface:
        pad, side = ui.px(_PAD), ui.px(24)
        head = _line(ui, duty.what, "bold", theme.INK)
        foot = _line(ui, duty.until, "regular", theme.SOFT) if duty.until else Surface((0, 0))
        words = max(head.get_width(), foot.get_width())
        least = ui.px(_HIGH) if duty.until else 0
        high = max(least, head.get_height() + foot.get_height() + pad)
        dots = (2 * ui.metrics.k, 3 * ui.metrics.k)
        edge = Box(theme.RADIUS_BUTTON * ui.metrics.k, theme.PAPER, theme.THEIRS, 2 * ui.metrics.k, dots)
        if ours:
            edge = Box(theme.RADIUS_BUTTON * ui.metrics.k, theme.PAPER, theme.BRASS, 2 * ui.metrics.k)
        out = ui.box((words + side + 3 * pad, high), edge).copy()
        icon = ui.assets.icon(duty.icon, side)
        out.blit(icon, icon.get_rect(midleft=(pad, high // 2)))
        top = (high - head.get_height() - foot.get_height()) // 2
        out.blit(head, (2 * pad + side, top))
        out.blit(foot, (2 * pad + side, top + head.get_height()))
        return out

    return ui.assets.kept.get(("duty", duty, ours, ui.metrics), make)


def _line(ui: Ui, words: str, role: str, colour: str) -> Surface:
    block = TextBlock(ui, words, style=Style(theme.LEAST, role, colour, 1.2))
    block.fit(ENDLESS)
    return block.picture()

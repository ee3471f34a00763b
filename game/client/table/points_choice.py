"""What a proved renege brings, where one's side chooses: papers on the mat, with the score each leads to."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Rect

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.table.layout import TableLayout
from game.client.widgets.base import Widget
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Inset, Part, Row, Side, lay
from game.client.widgets.marks import key_cap
from game.client.widgets.still import picture
from game.client.widgets.text import TextBlock
from game.client.widgets.tiles import Tile
from game.i18n import format_number, pgettext
from game.pages.proof import PointsChoice, choice_head

LARGEST = 1.2  # the size of text up to which they have room below the proof
_TOP, _BOTTOM, _SIDES, _APART = 482, 22, 32, 20


def choice_tiles(
    ui: Ui, layout: TableLayout, choices: tuple[PointsChoice, ...], press: Callable[[str], None]
) -> list[Widget]:
    """The papers side by side below the tricks that prove it, under the question."""
    tiles = [
        ChoiceTile(ui, choice, number, partial(press, choice.id)) for number, choice in enumerate(choices, 1)
    ]
    head = TextBlock(ui, choice_head(), style=Style(theme.BODY, "bold", theme.CREAM, 1.2))
    row = Row(*tiles, gap=round(_APART * layout.u), side=Side.FILL, even=True)
    page = Column(head, row, gap=ui.px(8), side=Side.FILL, grow=row)
    mat, top = layout.mat, layout.mat.y + round(_TOP * layout.sy)
    wide = mat.w - round(2 * _SIDES * layout.u)
    room = Rect(mat.centerx - wide // 2, top, wide, mat.bottom - round(_BOTTOM * layout.sy) - top)
    return list(lay(page, room))


class ChoiceTile(Tile):
    """One choice: what it is, its key, and both scores before and after."""

    def __init__(self, ui: Ui, choice: PointsChoice, number: int, on_press: Callable[[], None]) -> None:
        self._choice = choice
        words = TextBlock(ui, choice.words, style=Style(theme.BODY, "bold", theme.INK, 1.25))
        cap = picture(ui, key_cap(ui, format_number(number), theme.INK, theme.SECOND))
        scores = Row(
            _score(ui, pgettext("our side", "Us"), *choice.ours),
            _score(ui, pgettext("the other side", "Them"), *choice.theirs),
            gap=ui.px(22),
        )
        line = Row(words, scores, cap, gap=ui.px(18), grow=words, side=Side.MIDDLE)
        super().__init__(ui, choice.id, Inset(line, ui.px(18), ui.px(8)), on_press, lift=3)
        self.within("choices", "choices")

    @property
    def spoken(self) -> str:
        return self._choice.spoken


def _score(ui: Ui, name: str, before: int, after: int) -> Part:
    """A side's score as it is, and where this choice leads to if that is another."""
    label = TextBlock(ui, name, style=Style(theme.SECOND, "semibold", theme.SOFT, 1.2))
    changed = before != after
    if not changed:
        return Column(label, _number(ui, before, changed))
    arrow = picture(ui, ui.assets.icon("arrow", ui.px(16), theme.SOFT))
    old = TextBlock(ui, format_number(before), style=Style(theme.BODY, "regular", theme.SOFT, 1.2))
    return Column(label, Row(old, arrow, _number(ui, after, changed), gap=ui.px(6), side=Side.MIDDLE))


def _number(ui: Ui, points: int, changed: bool) -> Part:
    colour = theme.INK if changed else theme.SOFT
    return TextBlock(ui, format_number(points), style=Style(26, "title", colour, 1.1))

"""Lists and sheets of rows that their screens make themselves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import chain

from pygame import Rect, Surface

from game.client.draw.ui import Ui
from game.client.screens.list_form import FittedList, MakeRows, SheetList, sheet_parts
from game.client.widgets.base import Widget
from game.client.widgets.buttons import BRASS, PLAIN
from game.client.widgets.row_list import ListState
from game.pages.lines import Sheet
from game.pages.page import Button


@dataclass(frozen=True)
class Act:
    """A button of the sheet's foot."""

    key: str
    words: str
    action: Callable[[], None]
    kind: str = PLAIN
    reason: str = ""


def lay_list(
    ui: Ui, ground: Surface, area: Rect, make: MakeRows, state: ListState, on_select: Callable[[str], None]
) -> FittedList:
    """A list on paper as high as its rows, at most as high as `area`."""
    edge = ui.px(8)
    listed = FittedList(ui, make, state, on_select)
    listed.fit(area.w, area.h - 2 * edge)
    listed.place(area.x, area.y + edge)
    ui.lay_sheet(ground, listed.rect.inflate(0, 2 * edge))
    return listed


def lay_sheet(
    ui: Ui, who: tuple[str, str], title: str, make: MakeRows, state: ListState, acts: Sequence[Sequence[Act]]
) -> list[Widget]:
    """The parts of the sheet: who speaks, a title, rows that scroll, and buttons that stay."""
    doors = {act.key: act.action for act in chain(*acts)}
    rows = [
        tuple(Button(act.key, act.words, main=act.kind == BRASS, reason=act.reason) for act in line)
        for line in acts
    ]
    sheet = Sheet(*who, title, (), tuple(rows))
    return sheet_parts(ui, sheet, SheetList(ui, make, state), lambda pressed: doors[pressed]())

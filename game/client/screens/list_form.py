"""The form of screens with a list: heads and pages on the mat, rows on paper, the sheet with its foot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import chain

from pygame import BLEND_RGBA_MULT, BLEND_RGBA_SUB, SRCALPHA, Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.table.sheet_parts import tutor_head
from game.client.widgets.arrangements import Sized, shares
from game.client.widgets.base import ENDLESS, Widget
from game.client.widgets.buttons import BRASS, Button, ButtonStyle
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, FirstThatFits, Inset, Part, Row, Side, lay, space
from game.client.widgets.line_rows import row_of
from game.client.widgets.part_row import PartRow, Press
from game.client.widgets.row_list import ListState, RowList
from game.client.widgets.still import on_paper
from game.client.widgets.text import TextBlock
from game.pages.lines import Line, Lines, Sheet, chosen_key
from game.pages.page import ButtonRow

MakeRows = Callable[[int], Sequence[PartRow]]
"""Makes the rows of a list for a width in pixels."""


class FittedList(RowList):
    """A list that makes its rows for the width it gets, and wants to be as high as they are."""

    def __init__(
        self,
        ui: Ui,
        make: MakeRows,
        state: ListState,
        select: Callable[[str], None] | None = None,
        most: int = 0,
    ) -> None:
        """Its rows share the room out, at most `most` pixels to each."""
        super().__init__(ui, "list", [], state, select)
        self._make, self._most = make, most
        self.on_sheet = False  # whether round corners of paper lie above its first row and below its last
        self.rounded = False  # whether it is a whole paper, whose round corners cut its first and last row

    def fit(self, width: int, height: int = ENDLESS) -> None:
        rows = self._make(width)
        shared = shares([row.height for row in rows], height, self._most)
        rest = height - sum(shared)  # of the division, if it is no more than that
        for number, (row, share) in enumerate(zip(rows, shared, strict=True)):
            row.height = share + (number < rest < len(rows))
        self.fill(rows)
        self.size = (width, min(height, max(self.full_height, self.ui.px(60) - 2 * self.ui.px(8))))

    def draw(self, surface: Surface) -> None:
        corners = self._outside(surface) if self.rounded else []
        super().draw(surface)
        for corner, place in corners:
            surface.blit(corner, place)
        if self.on_sheet and self._marked and self.at >= 0:
            if self.at == 0 and not self.state.offset:
                self._mark_corner(surface, above=True)
            if self.at == len(self.rows) - 1 and self.state.offset == self.most:
                self._mark_corner(surface, above=False)

    def _outside(self, surface: Surface) -> list[tuple[Surface, Rect]]:
        """What lies outside the round corners of the paper, to be put back over the rows."""
        side = self.ui.px(theme.RADIUS_SHEET)

        def make() -> Surface:
            disc = self.ui.box((2 * side, 2 * side), Box(side, theme.WHITE)).copy()
            disc.fill((0, 0, 0, 255), special_flags=BLEND_RGBA_MULT)
            out = Surface(disc.get_size(), SRCALPHA)
            out.fill((255, 255, 255, 255))
            out.blit(disc, (0, 0), special_flags=BLEND_RGBA_SUB)
            return out

        mask, found = self.ui.assets.kept.get(("outside corners", side), make), []
        for x, left in ((0, self.rect.x), (side, self.rect.right - side)):
            for y, top in ((0, self.rect.y), (side, self.rect.bottom - side)):
                place = Rect(left, top, side, side)
                corner = Surface(place.size, SRCALPHA)
                corner.blit(surface, (0, 0), place)
                corner.blit(mask, (0, 0), (x, y, side, side), special_flags=BLEND_RGBA_MULT)
                found.append((corner, place))
        return found

    def _mark_corner(self, surface: Surface, *, above: bool) -> None:
        """The mark of the chosen row goes on to the edge of the paper, as round as it."""
        ui, high, clip = self.ui, self.ui.px(theme.RADIUS_SHEET), surface.get_clip()
        edge = self.rect.top - high if above else self.rect.bottom
        place = Rect(self.rect.x, edge, self.rect.w, high)
        whole = Rect(place.x, edge if above else edge - 2 * high, place.w, 3 * high)
        bar = Rect(place.x, edge, max(3, ui.px(5)), high)
        for colour, seen in ((theme.GOLD_LIT, place), (theme.BRASS_DARK, bar)):
            surface.set_clip(seen.clip(clip))
            surface.blit(ui.box(whole.size, Box(theme.RADIUS_SHEET * ui.metrics.k, colour)), whole)
        surface.set_clip(clip)


class SheetList(RowList):
    """The rows of a sheet, which fill what is left of it; a bar at their right shows where one is."""

    def __init__(self, ui: Ui, make: MakeRows, state: ListState) -> None:
        super().__init__(ui, "sheet", [], state, zone="sheet", marked=False)
        self._make = make

    def fit(self, width: int, height: int = ENDLESS) -> None:
        self.fill(self._make(width - self.ui.px(12)))
        self.size = (width, height)


def _sheet_parts(ui: Ui, sheet: Sheet, listed: SheetList, press: Press) -> list[Widget]:
    """The parts of the sheet: who speaks, a title, rows that scroll, and buttons that stay."""
    pad, roomy = ui.px(theme.SHEET_PAD), ui.metrics.text < 1.3
    room = ui.metrics.sheet.inflate(-2 * pad, -2 * pad)
    beside = round(room.w * 0.36) if ui.metrics.drawer and sheet.buttons else 0
    wide = room.w - (beside + pad if beside else 0)
    head = (tutor_head(ui, sheet.who, sheet.about), space(height=ui.px(10))) if roomy else ()
    title = TextBlock(ui, sheet.title, None, Style(24 if roomy else 20, "title", theme.INK, 1.18))
    texts: list[Part] = [*head, title, space(height=ui.px(6)), listed]
    if not sheet.buttons:
        return lay(Column(*texts, side=Side.FILL, grow=listed), room)
    below = [(button,) for button in chain(*sheet.buttons)]  # each in a line of its own, if there is room
    forms = [sheet.buttons] if roomy else [below, sheet.buttons]
    foot = FirstThatFits(*(partial(_foot, ui, lines, beside or wide, press) for lines in forms))
    if not beside:
        return lay(Column(*texts, space(height=ui.px(12)), foot, side=Side.FILL, grow=listed), room)
    text = Column(*texts, side=Side.FILL, grow=listed)
    return lay(Row(Sized(text, wide), Sized(foot, beside), gap=pad, side=Side.FILL), room)


def _foot(ui: Ui, lines: Sequence[ButtonRow], width: int, press: Press) -> Part:
    rows = [_foot_row(ui, line, width, press) for line in lines]
    return Inset(Column(*rows, gap=ui.px(10)), 0, 0, 0, ui.px(4))


def _foot_row(ui: Ui, line: ButtonRow, width: int, press: Press) -> Row:
    """Buttons of one width side by side."""
    gap, row = ui.px(10), list[Part]()
    for each in line:
        style = ButtonStyle(BRASS, pad=8) if each.main else ButtonStyle(size=16, height=44, pad=8)
        button = Button(ui, each.id, each.words, partial(press, each.id), style, each.reason)
        row.append(Sized(button.within("sheet"), (width - gap * (len(line) - 1)) // len(line)))
    return Row(*row, gap=gap, side=Side.FILL)


def on_sheet(ui: Ui, listed: FittedList) -> Part:
    """A list on paper as high as its rows, at most as high as its room."""
    listed.rounded = True
    paper = on_paper(ui, listed)
    return Row(paper, side=Side.START, grow=paper)


class _Rows:
    """Makes rows of lines; those of lines that were said before are kept, so that an open list stays open."""

    def __init__(self, press: Press) -> None:
        self._press = press
        self._ui: Ui | None = None
        self._made: dict[tuple[Line, int], PartRow] = {}

    def make(self, ui: Ui, lines: Lines, width: int) -> list[PartRow]:
        kept = self._made if ui is self._ui else {}
        self._ui = ui
        self._made = {
            (line, width): kept.get((line, width)) or row_of(ui, line, width, self._press) for line in lines
        }
        return [self._made[line, width] for line in lines]


class ListForm:
    """A list and the sheet that tells of its chosen line; it keeps what is chosen and what is scrolled to.

    `press` takes the ids of buttons and links; `rebuild` builds the screen anew, for another line is chosen.
    """

    def __init__(self, press: Press, rebuild: Callable[[], None], first: str = "") -> None:
        self.page = first
        """The key of the page that is open; empty where there is only one."""
        self._press, self._rebuild = press, rebuild
        self._lists: dict[str, ListState] = {}
        self._sheet = ListState()
        self._jump = ""  # the line to scroll to when the list is laid out
        self._list_rows, self._sheet_rows = _Rows(press), _Rows(press)

    def chosen(self, lines: Lines) -> str:
        """The key of the line the sheet is about."""
        return chosen_key(lines, self._lists.setdefault(self.page, ListState()).key)

    def open(self, key: str) -> None:
        """Turns to another page."""
        self.page, self._sheet = key, ListState()
        self._rebuild()

    def jump(self, key: str, line: str) -> None:
        """Makes a page lie open at one of its lines when the screen is built."""
        self.page, self._jump = key, line
        self._lists[key], self._sheet = ListState(line), ListState()

    def forget(self) -> None:
        """Everything shown is another's: nothing is chosen any more."""
        self._lists.clear()
        self._sheet = ListState()

    def _select(self, key: str) -> None:
        self._sheet = ListState()
        self._rebuild()

    def list_of(self, ui: Ui, lines: Lines) -> FittedList:
        """The list, for a layout."""
        state = self._lists.setdefault(self.page, ListState())
        return FittedList(ui, partial(self._list_rows.make, ui, lines), state, self._select)

    def sheet_of(self, ui: Ui, sheet: Sheet) -> list[Widget]:
        """The parts of the sheet."""
        listed = SheetList(ui, partial(self._sheet_rows.make, ui, sheet.lines), self._sheet)
        return _sheet_parts(ui, sheet, listed, self._press)

    def lay(
        self, ui: Ui, head: Part, lines: Lines, sheet: Sheet, tabs: Part | None = None
    ) -> tuple[Surface, list[Widget]]:
        """The ground and the parts below the bar; `tabs` stand at the left of the list."""
        listed = self.list_of(ui, lines)
        listed.on_sheet = True
        paper = on_paper(ui, listed, 0, ui.px(theme.RADIUS_SHEET))
        row = Row(*([tabs] if tabs else []), paper, side=Side.START, grow=paper)
        inside = ui.metrics.mat.inflate(-2 * ui.px(24), -2 * ui.px(22))
        parts = lay(Column(head, row, side=Side.FILL, grow=row), inside)
        self.show(listed)
        ground = ui.ground([ui.metrics.mat], [ui.metrics.sheet]).copy()
        return ground, [*parts, *self.sheet_of(ui, sheet)]

    def show(self, listed: FittedList) -> None:
        """Scrolls a placed list to the line that was jumped to."""
        if self._jump:
            listed.show(self._jump)
            self._jump = ""

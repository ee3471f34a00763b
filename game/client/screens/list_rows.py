"""The rows of a list page on paper: tables with their points, places, people, files, mistakes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.screens.class_marks import marks_or_note
from game.client.screens.home_art import Fan
from game.client.screens.list_form import FittedList
from game.client.screens.small_cards import deal_picture, small_cards
from game.client.widgets.arrangements import Sized
from game.client.widgets.elided import Elided
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Inset, Part, Row, Side, space
from game.client.widgets.part_row import PartRow, Press, RowStyle
from game.client.widgets.row_list import ListState
from game.client.widgets.still import Drawing, picture
from game.client.widgets.text import TextBlock
from game.pages.list_page import Heading, ListEntry, ListRow, RowLine
from game.words.markup import as_typed


def _nothing(_link: str) -> None:
    """A row has no links: choosing it is all."""


def row_of_page(ui: Ui, row: ListEntry, badges: bool, width: int, press: Press = _nothing) -> PartRow:
    """A row for a width; `badges` leaves room for a disc before rows that have none."""
    if isinstance(row, Heading):
        words = TextBlock(ui, row.words, style=Style(theme.SECOND, "bold", theme.PINE, 1.3))
        part: Part = Inset(words, ui.px(18), ui.px(14), ui.px(18), ui.px(4))
        return PartRow(ui, row.key, part, width, _nothing, RowStyle((row.words,), selectable=False))
    link = row.key if row.deal is not None else ""  # what lies beside may be about something else
    style = RowStyle((row.said,), least=max(ui.px(48), ui.metrics.hit), link=link)
    return PartRow(ui, row.key, _listed(ui, row, badges), width, press, style)


def _listed(ui: Ui, row: ListRow, badges: bool) -> Part:
    lines: list[Part] = [_line(ui, row, line) for line in row.lines]
    if row.marks:
        lines.append(marks_or_note(ui, row.marks, row.beside, row.note))
    elif row.note:
        lines.append(
            TextBlock(ui, as_typed(row.note), style=Style(theme.SECOND, colour=theme.SOFT, line=1.25))
        )
    words: Part = Column(*lines, gap=ui.px(3), side=Side.FILL)
    if row.deal is not None:
        words = Column(lines[0], deal_picture(ui, row.deal), gap=ui.px(6), side=Side.FILL)
    if row.cards:
        words = Row(small_cards(ui, row.cards), words, gap=ui.px(14), side=Side.MIDDLE, grow=words)
    within = ui.px(26) if row.below else 0
    frame = Inset(words, within + (0 if badges else ui.px(18)), ui.px(8), ui.px(18), ui.px(8))
    if not badges:
        return Row(frame, grow=frame)
    disc = [_badge(ui, row.badge)] if row.badge else []
    left = Sized(Row(space(width=ui.px(16)), *disc), _badge_room(ui))
    return Row(left, frame, grow=frame)


def _badge_room(ui: Ui) -> int:
    widest = ui.assets.text_width("00=", "title", ui.font(theme.EMPHASIS))
    return ui.px(16) + widest + ui.px(30)


def _line(ui: Ui, row: ListRow, line: RowLine) -> Part:
    role = "semibold" if line is row.lines[0] or line.side is not None else "regular"
    words = Elided(ui, line.words, Style(theme.BODY, role, theme.INK, 1.25), 0)
    if line.value:
        style = Style(theme.SECOND, colour=theme.SOFT, line=1.15)
        if not line.quiet:
            style = Style(20, "title", theme.INK, 1.15)
        value = picture(ui, ui.text(line.value, style.size, style.role, style.colour))
        return Row(words, value, gap=ui.px(12), grow=words)
    if line.side is not None and row.waits:
        return Row(words, _open_box(ui), gap=ui.px(12), grow=words)
    return Row(words, grow=words)


def _open_box(ui: Ui) -> Drawing:
    """Where a score will stand: an empty box with a dashed edge."""
    high = round(ui.font(20) * 0.9)

    def draw(ui: Ui, surface: Surface, rect: Rect) -> None:
        k = ui.metrics.k
        look = Box(5 * k, theme.PAPER_2, theme.EDGE_LIT, max(1.0, 1.5 * k), (4 * k, 3 * k))
        surface.blit(ui.box(rect.size, look), rect)

    return Drawing(ui, draw, (round(high * 1.5), high))


def _badge(ui: Ui, words: str) -> Drawing:
    """A number on a small tile of wood."""
    text = ui.text(words, theme.EMPHASIS, "title")
    side = max(ui.px(32), text.get_height() + ui.px(4))
    return Drawing(ui, partial(_draw_badge, text), (max(side, text.get_width() + ui.px(14)), side))


def _draw_badge(text: Surface, ui: Ui, surface: Surface, rect: Rect) -> None:
    k = ui.metrics.k
    look = Box(8 * k, theme.TROUGH, theme.EDGE_LIT, max(1.0, 1.5 * k))
    surface.blit(ui.box(rect.size, look), rect)
    surface.blit(text, text.get_rect(center=rect.center))


class PageRows(FittedList):
    """A list that shows its chosen row, which is kept by whoever made its page."""

    def __init__(
        self, ui: Ui, rows: Sequence[ListEntry], state: ListState, select: Callable[[str], None]
    ) -> None:
        badges = any(isinstance(row, ListRow) and row.badge for row in rows)

        def make(width: int) -> list[PartRow]:
            return [row_of_page(ui, row, badges, width - ui.px(8), select) for row in rows]

        super().__init__(ui, make, state, select)

    def arrange(self) -> None:
        super().arrange()
        self.reveal()


def nothing_yet(ui: Ui, text: str) -> Part:
    """A fan of cards on the bare mat, and what will lie here."""
    fan = Fan(ui)
    words = TextBlock(ui, text, style=Style(theme.EMPHASIS, colour=theme.CREAM, line=1.4), align="center")
    page = Column(fan, space(height=ui.px(20)), Inset(words, ui.px(60), 0), side=Side.MIDDLE, grow=fan)
    return Inset(page, 0, ui.px(20), 0, ui.px(40))


def empty_note(ui: Ui, text: str) -> Part:
    """What is said where a list has no rows."""
    words = TextBlock(ui, text or " ", style=Style(theme.BODY, colour=theme.SOFT, line=1.4))
    return Inset(words, ui.px(20), ui.px(10), ui.px(20), ui.px(14))

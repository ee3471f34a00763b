"""The screen of a presenter's list pages: a club's night, own mistakes, drafts, results of a class.

Tabs at the left, the list on paper, and beside it the sheet with the fields and the buttons.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pygame
from pygame import Surface
from pygame.event import Event

from game.client.draw import theme
from game.client.screens.frame import help_buttons, top_bar
from game.client.screens.list_fields import TYPED, rows_part
from game.client.screens.list_rows import PageRows, empty_note, nothing_yet
from game.client.screens.messages import Answer, MessageScreen
from game.client.screens.own_files import copy_text, show
from game.client.screens.panel_screen import PanelScreen
from game.client.screens.services import Services
from game.client.table.page_blocks import part_of
from game.client.widgets.arrangements import MadeForWidth, Sized
from game.client.widgets.base import Widget
from game.client.widgets.buttons import BRASS, PLAIN, Button, ButtonStyle
from game.client.widgets.choices import Setting
from game.client.widgets.fault_panel import FaultPanel
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, FirstThatFits, Inset, Part, Row, Side, Stack, lay, space
from game.client.widgets.row_list import ListState
from game.client.widgets.scroll import Scrolled
from game.client.widgets.select import Select
from game.client.widgets.still import on_paper
from game.client.widgets.tabs import tab_column
from game.client.widgets.text import TextBlock
from game.i18n import _
from game.pages.list_page import Field, ListPage, ListSheet
from game.pages.page import Button as PageButton
from game.presenters.list_pages import (
    Choose,
    Deed,
    Enter,
    Fill,
    ListPages,
    Outcome,
    Press,
    Rereads,
    Turn,
    Works,
)
from game.words import in_one_breath
from game.words.markup import as_typed

_SHEET = 396  # least width of the sheet beside the mat
_LARGE = 1.3  # from this size of text on the tabs become a list to drop
_FAULT = 0.44  # of the height of the window, at most, for the lines of a file around a mistake
_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)


class ListScreen(PanelScreen):
    """The pages of one presenter, with what it works at aside and what it reads again, if there is any."""

    returns_new = True
    share = 0.5  # of the width that the sheet has where text is large

    def __init__(
        self,
        services: Services,
        presenter: ListPages,
        works: Works | None = None,
        rereads: Rereads | None = None,
        focus: str = "",
    ) -> None:
        """`focus` is the field or button to begin at."""
        super().__init__()
        self.services, self.presenter = services, presenter
        self._works, self._rereads = works, rereads
        self._goes_to = focus  # once it is built
        self._lists: dict[str, ListState] = {}  # how far each tab's list is scrolled
        self._page = presenter.page()

    @property
    def spoken(self) -> str:
        return in_one_breath((self._page.title, self._page.where))

    @property
    def page_id(self) -> object:
        return self._page.tab

    def keys(self) -> list[tuple[str, str]]:
        return [
            (_("Up, Down"), _("another row")),
            (_("Enter"), _("next field, or done")),
            (_("Ctrl+C, Ctrl+X, Ctrl+V"), _("copy, cut, paste")),
            (_("Ctrl+A, or Shift and an arrow"), _("select")),
            ("F6", _("next part of the screen")),
        ]

    def enter(self) -> None:
        if self._covered and self._rereads is not None:
            self._rereads.look()
        super().enter()

    def tick(self, dt: float) -> bool:
        came = self._works.advance() if self._works is not None else None
        if came is not None:
            self._after(came)
            return True
        return super().tick(dt)

    # -- what is done --------------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN:
            typed = self._typed_field
            if event.key in _ENTER and typed is not None:
                self._enter(typed)
                return True
            if event.key in _ENTER and self.panel.focus_key == "list":
                if not self._page.chosen:  # the sheet was about something else
                    self._do(Choose(self._lists[self._page.tab].key or self._page.rows[0].key))
                self._to_sheet()
                return True
        if super().handle(event):
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self._leave()
            return True
        return False

    @property
    def _typed_field(self) -> Field | None:
        """The field to type into that has the focus."""
        typed = (each for each in self._page.every_field() if each.kind in TYPED)
        return next((each for each in typed if each.id == self.panel.focus_key), None)

    def _enter(self, field: Field) -> None:
        """Enter is the presenter's, who may go on; else the next field is next, after the last the button."""
        before = self._page
        self._do(Enter(field.id))
        if self.stage.top is self and before == self._page and self.panel.focus_key == field.id:
            fields = [each.id for each in before.every_field()]
            following = fields[fields.index(field.id) + 1 :]
            main = next((each.id for each in before.sheet.every_button() if each.main), "")
            self._focus(following[0] if following else main)

    def _to_sheet(self) -> None:
        """From the list to what is to be filled in beside it, else to the brass button."""
        fields = [field.id for row in self._page.sheet.rows for field in row.fields if field.id]
        main = [each.id for each in self._page.sheet.every_button() if each.main]
        self._focus(next(iter([*fields, *main]), ""))

    def _focus(self, key: str) -> None:
        found = self.panel.find(key)
        if found is not None:
            self.panel.focus(found)

    def _type(self, field: str, text: str) -> None:
        self._do(Fill(field, text))

    def _press(self, pressed: str) -> None:
        self._do(Press(pressed))

    def _open(self, tab: str) -> None:
        self._do(Turn(tab))

    def _do(self, deed: Deed) -> None:
        self._after(self.presenter.do(deed))

    def _after(self, outcome: Outcome) -> None:
        """Goes where something led to; stays, with what changed, where it led nowhere."""
        self._goes_to, route = outcome.focus, outcome.route
        if route is None:
            self.rebuild()
        elif route.name == "folder":
            show(self.stage, Path(str(route.about[0])))
        elif route.name == "copy":
            copy_text(self.stage, str(route.about[0]))
            self.rebuild()
        else:
            self.go_to(route)

    def _leave(self) -> None:
        """Goes back; asks where something typed would be lost."""
        if not self.presenter.page().unsaved:
            self.stage.pop()
            return
        answers = [Answer(_("Stay")), Answer(_("Leave it"), self.stage.pop)]
        text = _("What you typed here isn't saved yet.")
        self.stage.push(MessageScreen(_("Leave without saving?"), text, answers))

    # -- layout --------------------------------------------------------------------------------

    def rebuild(self) -> None:
        super().rebuild()
        key, self._goes_to = self._goes_to, ""
        found = self.panel.find(key) if key else None
        if found is not None:
            self.panel.focus(found, self.panel.ring)

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        ui = self.ui
        self._page = page = self.presenter.page()
        bar = top_bar(ui, page.title, page.where, self._leave, help_buttons(self, self.services))
        paper = self.left(page)
        pad = ui.px(theme.SHEET_PAD)
        if ui.metrics.drawer:  # the sheet needs height for its fields
            mat = ui.metrics.wide_mat
            inside = mat.inflate(-2 * ui.px(18), -2 * ui.px(18))
            sheet = on_paper(ui, self._sheet(page.sheet), pad)
            both = Row(
                paper, Sized(sheet, round(inside.w * self.share)), gap=ui.px(14), side=Side.FILL, grow=paper
            )
            return ui.ground([mat]).copy(), [*bar, *lay(both, inside)]
        mat, place = ui.metrics.split(_SHEET)
        inside = mat.inflate(-2 * ui.px(24), -2 * ui.px(22))
        high = Side.START if page.tabs or page.rows or page.head else Side.FILL
        parts = lay(Row(paper, side=high, grow=paper), inside)
        sheet_parts = lay(self._sheet(page.sheet), place.inflate(-2 * pad, -2 * pad))
        return ui.ground([mat], [place]).copy(), [*bar, *parts, *sheet_parts]

    def left(self, page: ListPage) -> Part:
        """The tabs, and on paper the fields above the list."""
        ui, roomy = self.ui, self.ui.metrics.text < _LARGE
        if not (page.tabs or page.rows or page.head):
            return nothing_yet(ui, page.empty)
        head: list[Part] = []
        if page.tabs and not roomy:
            setting = Setting("tab", _("Page"), page.tabs, page.tab, self._open)
            head.append(Inset(Select(ui, setting, 120).within("head"), 0, 0, 0, ui.px(8)))
        if page.head:
            head.append(rows_part(ui, page.head, (), self._type, "head"))
        top = [Inset(Column(*head, side=Side.FILL), ui.px(18), 0, ui.px(18), ui.px(10))] if head else []
        body = self._list(page) if page.rows else empty_note(ui, page.empty) if page.empty else space()
        column = Column(*top, body, side=Side.FILL, grow=body)
        edge = ui.px(theme.RADIUS_SHEET)
        paper = on_paper(ui, column, 0, edge, 0, edge)
        if not page.tabs or not roomy:
            return paper
        tabs = [(key, words, 0) for key, words in page.tabs]
        column_of_tabs = Inset(tab_column(ui, tabs, page.tab, self._open), 0, edge, 0, 0)  # below the corner
        return Row(column_of_tabs, paper, side=Side.START, grow=paper)

    def _list(self, page: ListPage) -> Part:
        ui, state = self.ui, self._lists.setdefault(page.tab, ListState())
        state.key = page.chosen or state.key
        listed = PageRows(ui, page.rows, state, lambda row: self._do(Choose(row)))
        listed.on_sheet = not page.head and not (page.tabs and ui.metrics.text >= _LARGE)
        return listed

    def _sheet(self, sheet: ListSheet) -> Part:
        """Title, words, fields, and buttons at the foot; the words scroll where not all have room."""
        ui = self.ui
        size = theme.TITLE if ui.metrics.text < _LARGE else 20
        title = TextBlock(ui, as_typed(sheet.title), None, Style(size, "title", theme.INK, 1.16))

        def fields(lines: int = 1) -> Part:
            rows = rows_part(ui, sheet.rows, sheet.columns, self._type, "form", lines)
            return Inset(rows, 0, ui.px(10), 0, 0) if sheet.rows else space()

        foot = Inset(self._buttons(sheet), 0, ui.px(10), 0, ui.px(4))

        def words() -> Part:
            blocks = [part_of(ui, block, self._press) for block in sheet.blocks]
            if sheet.fault is not None:
                place = partial(FaultPanel, ui, sheet.fault, most=round(ui.metrics.height * _FAULT))
                blocks.insert(0, Inset(MadeForWidth(lambda width: [place(width)]), 0, ui.px(8), 0, ui.px(4)))
            return Column(*blocks, side=Side.FILL)

        def whole(lines: int) -> Part:
            free = Stack()
            return Column(title, words(), fields(lines), free, foot, side=Side.FILL, grow=free)

        def scrolled(lines: int) -> Part:
            body = Stack(space(height=ui.px(70)), Scrolled(ui, "words", words()))
            return Column(title, body, fields(lines), foot, side=Side.FILL, grow=body)

        def bare() -> Part:
            return Column(title, fields(), free := Stack(), foot, side=Side.FILL, grow=free)

        most = max((field.lines for row in sheet.rows for field in row.fields), default=1)
        forms = [form for n in range(most, 0, -1)  # a field gives up a line before words are scrolled
                 for form in (partial(whole, n), partial(whole, n - 1 or 1), partial(scrolled, n))
                 ]  # fmt: skip
        return FirstThatFits(*forms, bare, lambda: Column(fields(), foot, side=Side.FILL))

    def _buttons(self, sheet: ListSheet) -> Part:
        rows = list[Part]()
        plain, brass = ButtonStyle(PLAIN, size=16, height=44, pad=10), ButtonStyle(BRASS, pad=10)
        for line in sheet.buttons:
            made = [self._button(each, brass if each.main else plain) for each in line]
            rows.append(Row(*made, gap=self.ui.px(10), side=Side.FILL, even=True))
        return Column(*rows, gap=self.ui.px(10), side=Side.FILL)

    def _button(self, button: PageButton, style: ButtonStyle) -> Button:
        press = partial(self._press, button.id)
        return Button(self.ui, button.id, as_typed(button.words), press, style, button.reason).within("sheet")

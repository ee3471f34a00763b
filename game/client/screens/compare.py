"""Two or three rulesets side by side: where play differs first, what is alike folded below."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.screens.frame import help_buttons, top_bar
from game.client.screens.list_form import ListForm
from game.client.screens.own_files import may_go_on
from game.client.screens.panel_screen import PanelScreen
from game.client.screens.services import Services
from game.client.widgets.arrangements import Sized
from game.client.widgets.base import Widget
from game.client.widgets.buttons import LinkButton
from game.client.widgets.choices import Setting
from game.client.widgets.field import Line, TextField
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Inset, Part, Row, Side, lay, space
from game.client.widgets.line_rows import columns
from game.client.widgets.select import Select
from game.client.widgets.text import TextBlock
from game.i18n import _, format_number, ngettext
from game.pages.comparing import FOLD, about_row, comparison, switches_asked
from game.rules.ruleset import Ruleset
from game.rulesets.switches import differ


class CompareScreen(PanelScreen):
    """A table of switches; its head cells choose the rulesets, the sheet is about the chosen row."""

    name = "compare"
    first_focus = "list"
    returns_new = True

    def __init__(
        self, services: Services, ruleset_id: str = "", switch: str = "", question: str = ""
    ) -> None:
        super().__init__()
        self.services = services
        rulesets = services.rulesets()
        wanted = ruleset_id or services.settings().practice.ruleset
        first = next((ruleset for ruleset in rulesets if ruleset.id == wanted), rulesets[0])
        others = [ruleset for ruleset in rulesets if ruleset is not first]
        self._ids = [ruleset.id for ruleset in (first, *others)[:3]]
        self._columns = 3
        self._question = question
        self.form = ListForm(self.press, self.rebuild)
        self.form.jump("", switch)
        self._open = bool(switch) and not differ(self._shown(), switch)  # whether what is alike is shown

    @property
    def spoken(self) -> str:
        return _("Compare the rules. Differences come first.")

    def keys(self) -> list[tuple[str, str]]:
        return [
            ("/", _("ask the sheets")),
            (_("1, 2, 3"), _("the sheet in that column")),
            (_("Up, Down"), _("another rule")),
        ]

    def relayout(self, ui: Ui) -> None:
        """Three columns, or two where there is no room."""
        self._columns = 3 if ui.metrics.text < 1.3 and ui.metrics.k >= 1 else 2
        super().relayout(ui)

    def handle(self, event: Event) -> bool:
        if super().handle(event):
            return True
        typed = getattr(event, "unicode", "") if event.type == pygame.KEYDOWN else ""
        if typed in ("1", "2", "3"):
            count, number = len(self._shown()), int(typed) - 1
            if number >= count:
                self._swap()
            self.panel.focus(self.panel.find(f"column-{min(number, count - 1)}"))
            return True
        return False

    # -- what is compared --------------------------------------------------------------------

    def _all(self) -> list[Ruleset]:
        """The chosen rulesets; one that is gone gives way to one that is not chosen yet."""
        there = {ruleset.id: ruleset for ruleset in self.services.rulesets()}
        spare = iter([ruleset for ruleset in there.values() if ruleset.id not in self._ids])
        found = [there.get(ruleset_id) or next(spare) for ruleset_id in self._ids]
        self._ids = [ruleset.id for ruleset in found]
        return found

    def _shown(self) -> list[Ruleset]:
        return self._all()[: self._columns]

    def choose(self, column: int, ruleset_id: str) -> None:
        """Puts a sheet into a column; one that stands in another column changes places with this one."""
        if ruleset_id in self._ids:
            self._ids[self._ids.index(ruleset_id)] = self._ids[column]
        self._ids[column] = ruleset_id
        self.form.open("")

    def _swap(self) -> None:
        """The third sheet comes in for the second."""
        if len(self._ids) > 2:
            self.choose(1, self._ids[2])

    def ask(self, question: str) -> None:
        """Shows the rules a question is about."""
        self._question = question
        self.form.forget()
        self.rebuild()

    def press(self, pressed: str) -> None:
        """A button of the sheet, a clause, or the line that unfolds the rest."""
        kind, *about = pressed.split(" ")
        first = self._shown()[0].id
        if kind == FOLD:
            self._open = not self._open
            self.rebuild()
        elif kind == "own":
            self.stage.go("my_table", first)
        else:
            self.stage.go("rules", *(about or (first, "")))

    # -- layout ------------------------------------------------------------------------------

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        ui, shown = self.ui, self._shown()
        sub = ngettext("{n} sheet side by side", "{n} sheets side by side", len(shown))
        sub = sub.format(n=format_number(len(shown)))
        bar = top_bar(ui, _("Compare rules"), sub, self.stage.pop, help_buttons(self, self.services))
        lines = comparison(shown, self._question, self._open)
        listed, edge = self.form.list_of(ui, lines), ui.px(8)
        inside = ui.metrics.mat.inflate(-2 * ui.px(24), -2 * ui.px(22))
        heads = self._heads(ui, columns(inside.w, len(shown)))
        heads.fit(inside.w)
        table = Inset(Column(heads, listed, side=Side.FILL, grow=listed), 0, 0, 0, edge)
        below = Row(table, side=Side.START, grow=table)
        field = self._field(ui)
        gap = space(height=ui.px(16 if ui.metrics.text < 1.3 else 8))
        parts = lay(Column(field, gap, below, side=Side.FILL, grow=below), inside)
        self.form.show(listed)
        ground = ui.ground([ui.metrics.mat], [ui.metrics.sheet]).copy()
        top = listed.rect.y - heads.size[1]
        paper = Rect(listed.rect.x, top, listed.rect.w, listed.rect.bottom + edge - top)
        self._lay_paper(ui, ground, paper, heads.size[1])
        about = about_row(self.form.chosen(lines), shown, self._question, may_go_on(self.stage))
        told = self.form.sheet_of(ui, about)
        return ground, [*bar, *parts, *told]

    def _field(self, ui: Ui) -> TextField:
        note = ""
        if self._question.strip():
            found = switches_asked(self._question)
            count = ngettext("{n} answer", "{n} answers", len(found)) if found else _("nothing found")
            note = count.format(n=format_number(len(found)))
        line = Line("search", _("Ask the sheets"), self._question, _("Ask: who leads against a loner?"))
        return TextField(ui, line, self.ask, note, "search")

    def _heads(self, ui: Ui, widths: Sequence[int]) -> Part:
        """The head of the names, and for each column the list of sheets."""
        first, *others = widths
        options = [(ruleset.id, _(ruleset.short_name)) for ruleset in self.services.rulesets()]
        cells: list[Part] = [
            Sized(Inset(self._side(ui, first - ui.px(24)), ui.px(16), 0, ui.px(8), 0), first)
        ]
        for number, wide in enumerate(others):
            # NOTE: the columns of a table, counted from 1
            name = _("Column {n}").format(n=format_number(number + 1))
            choose = partial(self.choose, number)
            column = Setting(f"column-{number}", name, options, self._ids[number], choose)
            select = Select(ui, column, 60).within("head")
            cells.append(Sized(Inset(select, ui.px(8), 0, ui.px(16) - ui.px(8), 0), wide))
        return Inset(Row(*cells), 0, ui.px(10))

    def _side(self, ui: Ui, room: int) -> Part:
        """The head of the names; where the third sheet has no column, the way to it."""
        if self._columns < len(self._ids):
            words = _("Swap in {name}").format(name=_(self._all()[2].short_name))
            return LinkButton(ui, "swap", words, self._swap, size=theme.LEAST).within("head")
        return TextBlock(ui, _("Differences first"), None, Style(theme.SECOND, colour=theme.SOFT, line=1.22))

    def _lay_paper(self, ui: Ui, ground: Surface, paper: Rect, high: int) -> None:
        """Head and rows on one sheet of paper."""
        ui.lay_sheet(ground, paper)
        tinted = Box(theme.RADIUS_SHEET * ui.metrics.k, theme.PAPER_2)
        ground.blit(ui.box((paper.w, high), tinted), paper)
        half = high // 2
        ground.fill(theme.PAPER_2, Rect(paper.x, paper.y + half, paper.w, high - half))
        ground.fill(theme.HAIR, Rect(paper.x, paper.y + high - ui.px(2), paper.w, ui.px(2)))

"""Two or three rulesets side by side: where play differs first, what is alike folded below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.screens.frame import help_buttons, top_bar
from game.client.screens.rules_pages.compare_row import CompareRow, FoldRow, columns
from game.client.screens.rules_pages.frame import Act, lay_sheet, may_go_on
from game.client.screens.rules_pages.positions import positions
from game.client.screens.rules_pages.switches_asked import find, nearest
from game.client.screens.rules_pages.texts import TextRow
from game.client.screens.services import Services
from game.client.screens.stage import PanelScreen
from game.client.widgets.base import Widget
from game.client.widgets.buttons import LinkButton
from game.client.widgets.field import TextField
from game.client.widgets.flow import Style
from game.client.widgets.row_list import ListState, Row, RowList
from game.client.widgets.select import Select
from game.client.widgets.text import TextBlock
from game.i18n import _, format_number, ngettext
from game.rules.comparing import differ
from game.rules.ruleset import Ruleset
from game.switch_texts import groups, text_of

_FOLD = "alike"


class CompareScreen(PanelScreen):
    """A table of switches; its head cells choose the rulesets, the sheet tells the chosen row."""

    name = "compare"
    first_focus: ClassVar[str] = "list"

    def __init__(self, services: Services, ruleset_id: str = "", switch: str = "") -> None:
        super().__init__()
        self.services = services
        rulesets = services.rulesets()
        wanted = ruleset_id or services.settings().practice.ruleset
        first = next((ruleset for ruleset in rulesets if ruleset.id == wanted), rulesets[0])
        others = [ruleset for ruleset in rulesets if ruleset is not first]
        self._ids = [ruleset.id for ruleset in (first, *others)[:3]]
        self._question = ""
        self._open = False  # whether what is alike is shown
        self._list = ListState(switch)
        self._sheet = ListState()
        self._rows: dict[tuple[str, int, tuple[str, ...]], Row] = {}
        self._jump = switch
        self._left = False
        shown = self._shown()
        if switch and not differ(shown, switch):
            self._open = True

    @property
    def spoken(self) -> str:
        return _("Compare the rules. Differences come first.")

    def keys(self) -> list[tuple[str, str]]:
        return [
            ("/", _("ask the sheets")),
            (_("1, 2, 3"), _("the sheet of a column")),
            (_("Up, Down"), _("another rule")),
        ]

    def leave(self) -> None:
        self._left = True

    def enter(self) -> None:
        if self._left:
            self.relayout(self.ui)

    def relayout(self, ui: Ui) -> None:
        self._rows.clear()
        super().relayout(ui)

    def handle(self, event: Event) -> bool:
        if super().handle(event):
            return True
        typed = getattr(event, "unicode", "") if event.type == pygame.KEYDOWN else ""
        if typed == "/":
            self.panel.focus(self.panel.find("search"))
            return True
        if typed in ("1", "2", "3"):
            number = int(typed) - 1
            if number >= self._count:
                self._swap()
            self.panel.focus(self.panel.find(f"column-{min(number, self._count - 1)}"))
            return True
        return False

    # -- what is compared --------------------------------------------------------------------

    @property
    def _count(self) -> int:
        """Three columns, or two where there is no room."""
        if not hasattr(self, "ui"):
            return 3
        metrics = self.ui.metrics
        return min(len(self._ids), 3 if metrics.text < 1.3 and metrics.k >= 1 else 2)

    def _all(self) -> list[Ruleset]:
        """The chosen rulesets; one that is gone gives way to one that is not chosen yet."""
        there = {ruleset.id: ruleset for ruleset in self.services.rulesets()}
        spare = iter([ruleset for ruleset in there.values() if ruleset.id not in self._ids])
        found = [there.get(ruleset_id) or next(spare) for ruleset_id in self._ids]
        self._ids = [ruleset.id for ruleset in found]
        return found

    def _shown(self) -> list[Ruleset]:
        return self._all()[: self._count]

    def _choose(self, column: int, ruleset_id: str) -> None:
        """A sheet that stands in another column changes places with this one."""
        if ruleset_id in self._ids:
            self._ids[self._ids.index(ruleset_id)] = self._ids[column]
        self._ids[column] = ruleset_id
        self._sheet = ListState()
        self.rebuild()

    def _swap(self) -> None:
        """The third sheet comes in for the second."""
        if len(self._ids) > 2:
            self._choose(1, self._ids[2])

    def _ask(self, question: str) -> None:
        self._question = question
        self._list = ListState()
        self._sheet = ListState()
        self.rebuild()

    def _select(self, key: str) -> None:
        self._sheet = ListState()
        self.rebuild()

    def _unfold(self) -> None:
        self._open = not self._open
        self.rebuild()

    def _open_clause(self, ruleset_id: str, clause_id: str) -> None:
        self.stage.go("rules", ruleset_id, clause_id)

    # -- layout ------------------------------------------------------------------------------

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        ui, metrics = self.ui, self.ui.metrics
        ground = ui.ground([metrics.mat], [metrics.sheet]).copy()
        inside = metrics.mat.inflate(-2 * ui.px(24), -2 * ui.px(22))
        sub = ngettext("{n} sheet side by side", "{n} sheets side by side", self._count)
        parts = top_bar(
            ui, _("Compare rules"), sub.format(n=format_number(self._count)), self.stage.pop,
            help_buttons(self, self.services),
        )  # fmt: skip
        found = find(self._question) if self._question.strip() else None
        field = self._field(found).place(inside.x, inside.y, inside.w)
        gap = ui.px(16 if metrics.text < 1.3 else 8)
        area = Rect(inside.x, field.rect.bottom + gap, inside.w, inside.bottom - field.rect.bottom - gap)
        rows = self._found_rows(found, area.w) if found is not None else self._all_rows(area.w)
        heads, listed = self._table(ground, area, rows)
        if self._jump:
            listed.show(self._jump)
            self._jump = ""
        key = listed.rows[listed.at].key if listed.at >= 0 else ""
        return ground, [*parts, field, *heads, listed, *self._told(key)]

    def _field(self, found: tuple[str, ...] | None) -> TextField:
        note = ""
        if found is not None:
            count = ngettext("{n} answer", "{n} answers", len(found)) if found else _("nothing found")
            note = count.format(n=format_number(len(found)))
        return TextField(
            self.ui, "search", _("Ask the sheets"), self._question, _("Ask: who leads against a loner?"),
            self._ask, note=note, icon="search",
        )  # fmt: skip

    def _table(self, ground: Surface, area: Rect, rows: list[Row]) -> tuple[list[Widget], RowList]:
        """Head and rows on one sheet of paper."""
        ui = self.ui
        places = columns(area.w, self._count)
        selects = [
            self._head(number, places[number + 2] - places[number + 1]) for number in range(self._count)
        ]
        side = self._side(places[1])
        head_high = max(selects[0].size[1], side.size[1]) + 2 * ui.px(10)
        edge = ui.px(8)
        high = min(area.h, head_high + sum(row.height for row in rows) + edge)
        paper = Rect(area.x, area.y, area.w, high)
        ui.lay_sheet(ground, paper)
        round_top = Box(theme.RADIUS_SHEET * ui.metrics.k, theme.PAPER_2)
        ground.blit(ui.box((paper.w, head_high), round_top), paper)
        half = head_high // 2
        ground.fill(theme.PAPER_2, Rect(paper.x, paper.y + half, paper.w, head_high - half))
        ground.fill(theme.HAIR, Rect(paper.x, paper.y + head_high - ui.px(2), paper.w, ui.px(2)))
        side.place(paper.x + ui.px(16), paper.y + (head_high - side.size[1]) // 2)
        for number, select in enumerate(selects):
            x = paper.x + places[number + 1] + ui.px(8)
            wide = places[number + 2] - places[number + 1] - ui.px(16)
            select.place(x, paper.y + (head_high - select.size[1]) // 2, wide)
        listed = RowList(ui, "list", rows, self._list, self._select)
        listed.place(paper.x, paper.y + head_high, paper.w, paper.h - head_high - edge)
        return [side, *selects], listed

    def _head(self, number: int, width: int) -> Select:
        options = [(ruleset.id, _(ruleset.short_name)) for ruleset in self.services.rulesets()]

        def choose(ruleset_id: str) -> None:
            self._choose(number, ruleset_id)

        # NOTE: the columns of a table, counted from 1
        name = _("Column {n}").format(n=format_number(number + 1))
        return Select(
            self.ui, f"column-{number}", name, options, self._ids[number], choose, least_width=60, zone="head"
        )

    def _side(self, width: int) -> Widget:
        """The head of the names; where the third sheet has no column, the way to it."""
        room = width - self.ui.px(24)
        if self._count < len(self._ids):
            words = _("Swap in {name}").format(name=_(self._all()[2].short_name))
            return LinkButton(self.ui, "swap", words, self._swap, size=theme.LEAST, width=room, zone="head")
        style = Style(theme.SECOND, colour=theme.SOFT, line=1.22)
        return TextBlock(self.ui, _("Differences first"), room, style)

    # -- rows --------------------------------------------------------------------------------

    def _row(self, name: str, width: int) -> Row:
        key = (name, width, tuple(self._ids[: self._count]))
        if key not in self._rows:
            self._rows[key] = CompareRow(self.ui, name, self._shown(), width, self._open_clause)
        return self._rows[key]

    def _all_rows(self, width: int) -> list[Row]:
        shown = self._shown()
        names = [name for group in groups() for name in group.texts]
        unlike = [name for name in names if differ(shown, name)]
        alike = [name for name in names if name not in unlike]
        rows = [self._row(name, width) for name in unlike]
        words = _("Alike: {n}").format(n=format_number(len(alike)))
        rows.append(FoldRow(self.ui, _FOLD, words, self._open, width, self._unfold))
        return rows + [self._row(name, width) for name in alike if self._open]

    def _found_rows(self, found: tuple[str, ...], width: int) -> list[Row]:
        return [self._row(name, width) for name in found or nearest(self._question)]

    # -- the sheet ---------------------------------------------------------------------------

    def _told(self, key: str) -> list[Widget]:
        known = key and key != _FOLD
        title = text_of(key).name if known else _("The rest is alike")

        def rows(width: int) -> Sequence[Row]:
            if not known:
                return [
                    TextRow(self.ui, _("Play does not differ there. Press Enter to see these rules."), width)
                ]
            found = not self._question.strip() or bool(find(self._question))
            return list(positions(self.ui, self._shown(), key, width, found, self._open_clause))

        first = self._shown()[0]
        rules = _("All rules of {name}").format(name=_(first.short_name))
        acts = [[Act("rules", rules, lambda: self._open_clause(first.id, ""))]]
        if may_go_on(self.stage):
            acts.append([Act("own", _("My own table"), lambda: self.stage.go("my_table", first.id))])
        asked = bool(self._question.strip())
        who = (_("Your question") if asked else _("Side by side"), _("answered from the sheets"))
        return lay_sheet(self.ui, who, title, rows, self._sheet, acts)

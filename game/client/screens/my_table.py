"""My table: rules of one's own, begun from any sheet, changed switch by switch, kept as a file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, ClassVar

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.client.draw.ui import Ui
from game.client.screens.frame import help_buttons, top_bar
from game.client.screens.rules_pages import asking, calls, changing
from game.client.screens.rules_pages.frame import Act, lay_heads, lay_list, lay_sheet, lay_tabs, play_by
from game.client.screens.services import Services
from game.client.screens.stage import PanelScreen
from game.client.widgets.base import Widget
from game.client.widgets.buttons import BRASS
from game.client.widgets.field import TextField
from game.client.widgets.row_list import ListState, Row
from game.client.widgets.select import Select
from game.i18n import _, format_number, ngettext
from game.rules.ruleset import CallWord, Ruleset
from game.storage.own_rulesets import own_file
from game.storage.own_table import OwnTable, edit, save, start_from
from game.switch_texts import groups, text_of
from game.switch_texts.calls import call_names


class MyTableScreen(PanelScreen):
    """Groups at the left, switches in the middle, what the sheets say about the chosen one at the right."""

    name = "my-table"
    first_focus: ClassVar[str] = "list"

    def __init__(self, services: Services, ruleset_id: str = "") -> None:
        super().__init__()
        self.services = services
        rulesets = services.rulesets()
        wanted = ruleset_id or services.settings().practice.ruleset
        ruleset = next((ruleset for ruleset in rulesets if ruleset.id == wanted), rulesets[0])
        self._table = edit(ruleset) if own_file(ruleset.id) else start_from(ruleset, _("My table"))
        self._saved = self._table if self._table.id else None
        self._past: list[OwnTable] = []
        self._page = groups()[0].key
        self._states: dict[str, ListState] = {}
        self._sheet = ListState()
        self._rows: tuple[object, Sequence[Row]] = (None, ())

    @property
    def spoken(self) -> str:
        return _("My table: {name}. {origin}").format(name=self._table.name, origin=self._origin())

    def keys(self) -> list[tuple[str, str]]:
        return [
            (_("Up, Down"), _("another rule")),
            (_("Left, Right"), _("another value")),
            (_("Ctrl+S"), _("save")),
            (_("Ctrl+Z"), _("undo")),
        ]

    def handle(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and event.mod & pygame.KMOD_CTRL:
            if event.key == pygame.K_s and not self._reason():
                self._save()
                return True
            if event.key == pygame.K_z:
                self._undo()
                return True
        if super().handle(event):
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self._leave()
            return True
        return False

    def relayout(self, ui: Ui) -> None:
        self._rows = (None, ())
        super().relayout(ui)

    # -- changes -----------------------------------------------------------------------------

    @property
    def _unsaved(self) -> bool:
        return self._table != (self._saved or self._first())

    def _first(self) -> OwnTable:
        """The table as it was when it was begun."""
        return self._past[0] if self._past else self._table

    def _put(self, table: OwnTable) -> None:
        """A change; it can be taken back."""
        if table != self._table:
            self._past.append(self._table)
            self._table = table
            self.rebuild()

    def _change(self, name: str, value: Any) -> None:
        self._put(self._table.with_value(name, value))

    def _reword(self, call: CallWord, words: str) -> None:
        self._put(self._table.with_word(call, words))

    def _rename(self, name: str) -> None:
        self._put(self._table.named(name))

    def _undo(self) -> None:
        if self._past:
            self._table = self._past.pop()
            self.rebuild()

    def _save(self) -> None:
        table = self._table
        if self._saved and table.summary == self._origin(self._saved):
            table = replace(table, summary="")  # it was not written by hand, so it follows the changes
        self._table = self._saved = save(table, self._origin(table), _sentence)
        self._past.clear()
        self.rebuild()

    def _reason(self) -> str:
        """Why the table cannot be saved now; empty if it can."""
        if not self._table.name.strip():
            return _("It needs a name.")
        clash = changing.first_clash(self._table)
        if clash:
            return clash
        return _("Everything is saved.") if self._saved and not self._unsaved else ""

    def _origin(self, table: OwnTable | None = None) -> str:
        """Where it starts from and how far it went."""
        table = table or self._table
        count = len(table.values) + len(table.words)
        text = ngettext(
            "starts from {sheet}, {n} rule of its own", "starts from {sheet}, {n} rules of its own", count
        )
        return text.format(sheet=_(table.parent.short_name), n=format_number(count))

    def _start_from(self, ruleset_id: str) -> None:
        """Begins anew from another sheet; asks if rules of one's own would be lost."""
        rulesets = self.services.rulesets()
        ruleset = next(ruleset for ruleset in rulesets if ruleset.id == ruleset_id)

        def begin() -> None:
            begun = start_from(ruleset, self._table.name)
            self._put(replace(begun, id=self._table.id))

        if not self._table.values and not self._table.words:
            begin()
            return
        sheet = _(ruleset.short_name)
        self.stage.push(asking.before_starting(sheet, begin, self.rebuild))

    def _leave(self) -> None:
        """Goes back; asks if something would be lost."""
        if not self._unsaved:
            self.stage.pop()
            return
        save = None if self._reason() else self._save_and_leave
        self.stage.push(asking.before_leaving(self.stage.pop, save))

    def _save_and_leave(self) -> None:
        self._save()
        self.stage.pop()

    def _open_clause(self, ruleset_id: str, clause_id: str) -> None:
        self.stage.go("rules", ruleset_id, clause_id)

    # -- layout ------------------------------------------------------------------------------

    def _choose_page(self, page: str) -> None:
        self._page = page
        self._sheet = ListState()
        self.rebuild()

    def _select(self, key: str) -> None:
        self._sheet = ListState()
        self.rebuild()

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        ui, metrics = self.ui, self.ui.metrics
        ground = ui.ground([metrics.mat], [metrics.sheet]).copy()
        inside = metrics.mat.inflate(-2 * ui.px(24), -2 * ui.px(22))
        parts = top_bar(ui, _("My table"), self._origin(), self._leave, help_buttons(self, self.services))
        heads, top = self._heads(inside)
        parts += heads
        area = Rect(inside.x, top, inside.w, inside.bottom - top)
        if metrics.text < 1.3:
            tabs, area = lay_tabs(ui, area, self._pages(), self._page, self._choose_page)
            parts += tabs
        state = self._states.setdefault(self._page, ListState())
        listed = lay_list(ui, ground, area, self._page_rows, state, self._select)
        return ground, [*parts, listed, *self._told(listed.rows[listed.at].key)]

    def _heads(self, inside: Rect) -> tuple[list[Widget], int]:
        """The name, the sheet it starts from, and the page where there is no room for tabs."""
        ui = self.ui
        name = TextField(
            ui, "name", _("Name of the table"), self._table.name, _("Name of the table"), self._rename,
            icon="file", most=40, height=44, empties=False,
        )  # fmt: skip
        own = {self._table.id} - {self._table.parent.id}
        brief = {sheet.id: _(sheet.short_name) for sheet in self.services.rulesets() if sheet.id not in own}
        # NOTE: the sheet an own table starts from, in a list of sheets
        options = [(key, _("Starts from {sheet}").format(sheet=sheet)) for key, sheet in brief.items()]
        start = Select(
            ui, "start", _("Start from another sheet"), options, self._table.parent.id, self._start_from,
            least_width=120, brief=brief, zone="head",
        )  # fmt: skip
        heads: list[Widget] = [name, start]
        if ui.metrics.text >= 1.3:
            pages = [(key, words) for key, words, _count in self._pages()]
            heads.append(
                Select(
                    ui, "page", _("Page"), pages, self._page, self._choose_page, least_width=80, zone="head"
                )
            )
        return heads, lay_heads(ui, inside, heads)

    def _pages(self) -> list[tuple[str, str, int]]:
        values = self._table.values
        pages = [(group.key, group.title, sum(name in values for name in group.texts)) for group in groups()]
        return [*pages, (calls.PAGE, _("Words"), len(self._table.words))]

    def _page_rows(self, width: int) -> Sequence[Row]:
        """Kept while nothing changes, so that an open list of values stays open."""
        key = (id(self._table), self._page, width)
        if self._rows[0] != key:
            rows = self._call_rows(width) if self._page == calls.PAGE else self._switch_rows(width)
            self._rows = (key, rows)
        return self._rows[1]

    def _switch_rows(self, width: int) -> list[Row]:
        names = next(group.texts for group in groups() if group.key == self._page)

        def open_clause(clause: str) -> None:
            self._open_clause(self._table.parent.id, clause)

        return [
            changing.change_row(self.ui, self._table, name, width, self._change, open_clause)
            for name in names
        ]

    def _call_rows(self, width: int) -> list[Row]:
        sheets = self._sheets()
        return [
            calls.change_row(self.ui, self._table, call, sheets, width, self._reword) for call in CallWord
        ]

    def _told(self, name: str) -> list[Widget]:
        call = calls.call_of(name)

        def rows(width: int) -> Sequence[Row]:
            if call:
                told = calls.about_own(self.ui, self._table, self._sheets(), call, width, self._reword)
                return list(told)
            return list(
                changing.about(
                    self.ui, self._table, self._sheets(), name, width, self._change, self._open_clause
                )
            )

        reason = self._reason()
        unsaved = _("Save it first.") if self._unsaved or not self._table.id else ""
        acts = [
            [Act("save", _("Save my table"), self._save, BRASS, reason)],
            [
                Act("undo", _("Undo"), self._undo, reason="" if self._past else _("Nothing to undo.")),
                Act(
                    "play",
                    _("Try it"),
                    lambda: play_by(self.stage, self.services, self._table.id),
                    reason=unsaved,
                ),
            ],
        ]
        who = (_("What the sheets say"), _("about this rule"))
        title = call_names()[call] if call else text_of(name).name
        return lay_sheet(self.ui, who, title, rows, self._sheet, acts)

    def _sheets(self) -> list[Ruleset]:
        """All sheets but the table itself."""
        return [ruleset for ruleset in self.services.rulesets() if ruleset.id != self._table.id]


def _sentence(name: str, value: Any) -> str:
    return text_of(name).of(value).sentence

"""My table: rules of one's own, begun from any sheet, changed switch by switch, kept as a file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pygame
from pygame import Surface
from pygame.event import Event

from game.client.draw.ui import Ui
from game.client.screens.frame import help_buttons, top_bar
from game.client.screens.list_form import ListForm
from game.client.screens.messages import Answer, MessageScreen
from game.client.screens.own_files import play_by
from game.client.screens.panel_screen import PanelScreen
from game.client.screens.services import Services
from game.client.widgets.base import Widget
from game.client.widgets.choices import Setting
from game.client.widgets.field import Line, TextField
from game.client.widgets.layout import Column, Part, Row, Side, space
from game.client.widgets.select import Select
from game.client.widgets.tabs import tab_column
from game.i18n import _
from game.pages import own_table
from game.pages.lines import Sheet
from game.pages.page import Button
from game.pages.rules import call_of, title_of
from game.rules.ruleset import CallWord, Ruleset
from game.rulesets.own_rulesets import own_file
from game.rulesets.own_table import OwnTable, edit, save, start_from
from game.rulesets.switches import text_of


class MyTableScreen(PanelScreen):
    """Groups at the left, switches in the middle, what the sheets say about the chosen one at the right."""

    name = "my-table"
    first_focus = "list"

    def __init__(self, services: Services, ruleset_id: str = "") -> None:
        super().__init__()
        self.services = services
        rulesets = services.rulesets()
        wanted = ruleset_id or services.settings().practice.ruleset
        ruleset = next((ruleset for ruleset in rulesets if ruleset.id == wanted), rulesets[0])
        self.table = edit(ruleset) if own_file(ruleset.id) else start_from(ruleset, _("My table"))
        self._saved = self.table if self.table.id else None
        self.past: list[OwnTable] = []
        self.form = ListForm(self.press, self.rebuild, own_table.pages(self.table)[0][0])

    @property
    def spoken(self) -> str:
        origin = own_table.origin(self.table)
        return _("My table: {name}. {origin}").format(name=self.table.name, origin=origin)

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
                self.save()
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

    # -- changes -----------------------------------------------------------------------------

    def press(self, pressed: str) -> None:
        """A button of the sheet, a clause, a value, or the way back to what the sheet has."""
        kind, _space, about = pressed.partition(" ")
        name, _space, number = about.partition(" ")
        if kind == "save":
            self.save()
        elif kind == "undo":
            self._undo()
        elif kind == "play":
            play_by(self.stage, self.services, self.table.id)
        elif kind == "clause":
            self.stage.go("rules", name, number)
        elif kind == "value":
            self.change(name, own_table.chosen_value(self.table, pressed))
        elif kind == "call":
            self.reword(CallWord(name), own_table.chosen_words(self.table, pressed, self._sheets()))
        elif call := call_of(about):
            self.reword(call, self.table.parent.words[call])
        else:
            self.change(about, getattr(self.table.parent.switches, about))

    @property
    def _unsaved(self) -> bool:
        return self.table != (self._saved or self._first())

    def _first(self) -> OwnTable:
        """The table as it was when it was begun."""
        return self.past[0] if self.past else self.table

    def _put(self, table: OwnTable) -> None:
        """A change; it can be taken back."""
        if table != self.table:
            self.past.append(self.table)
            self.table = table
            self.rebuild()

    def change(self, name: str, value: Any) -> None:
        """Sets a switch."""
        self._put(self.table.with_value(name, value))

    def reword(self, call: CallWord, words: str) -> None:
        """Gives a call other words."""
        self._put(self.table.with_word(call, words))

    def _rename(self, name: str) -> None:
        self._put(self.table.named(name))

    def _undo(self) -> None:
        if self.past:
            self.table = self.past.pop()
            self.rebuild()

    def save(self) -> None:
        """Writes the table into its file. Raises StorageError if it cannot be kept."""
        table = self.table
        if self._saved and table.summary == own_table.origin(self._saved):
            table = replace(table, summary="")  # it was not written by hand, so it follows the changes
        self.table = self._saved = save(table, own_table.origin(table), _sentence)
        self.past.clear()
        self.rebuild()

    def _reason(self) -> str:
        """Why the table cannot be saved now; empty if it can."""
        if not self.table.name.strip():
            return _("It needs a name.")
        clash = own_table.first_clash(self.table)
        if clash:
            return clash
        return _("Everything is saved.") if self._saved and not self._unsaved else ""

    def start_from(self, ruleset_id: str) -> None:
        """Begins anew from another sheet; asks if rules of one's own would be lost."""
        ruleset = next(ruleset for ruleset in self.services.rulesets() if ruleset.id == ruleset_id)

        def begin() -> None:
            begun = start_from(ruleset, self.table.name)
            self._put(replace(begun, id=self.table.id))

        if not self.table.values and not self.table.words:
            begin()
            return
        text = _("The rules you changed go back to what {sheet} says. You can undo this.")
        answers = [Answer(_("Start from this one"), begin), Answer(_("Keep my rules"), self.rebuild)]
        question = text.format(sheet=_(ruleset.short_name))
        self.stage.push(MessageScreen(_("Start from another sheet?"), question, answers))

    def _leave(self) -> None:
        """Goes back; asks if something would be lost."""
        if not self._unsaved:
            self.stage.pop()
            return
        answers = [Answer(_("Leave without saving"), self.stage.pop), Answer(_("Stay"))]
        if not self._reason():
            answers.insert(0, Answer(_("Save and leave"), self._save_and_leave))
        text = _("Your changes here aren't saved yet.")
        self.stage.push(MessageScreen(_("Save your table?"), text, answers))

    def _save_and_leave(self) -> None:
        self.save()
        self.stage.pop()

    # -- layout ------------------------------------------------------------------------------

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        ui, table, page = self.ui, self.table, self.form.page
        sub, sheets = own_table.origin(table), self._sheets()
        bar = top_bar(ui, _("My table"), sub, self._leave, help_buttons(self, self.services))
        roomy = ui.metrics.text < 1.3
        pages = own_table.pages(table)
        head = Column(self._head(ui, roomy), space(height=ui.px(16 if roomy else 12)), side=Side.FILL)
        lines = own_table.choices_on(table, page, sheets)
        tabs = tab_column(ui, pages, page, self.form.open) if roomy else None
        sheet = self._sheet(self.form.chosen(lines), sheets)
        ground, parts = self.form.lay(ui, head, lines, sheet, tabs)
        return ground, [*bar, *parts]

    def _head(self, ui: Ui, roomy: bool) -> Part:
        """The name, the sheet it starts from, and the page where there is no room for tabs."""
        line = Line("name", _("Table name"), self.table.name, _("Table name"), most=40, empties=False)
        name = TextField(ui, line, self._rename, icon="file", height=44)
        own = {self.table.id} - {self.table.parent.id}
        brief = {sheet.id: _(sheet.short_name) for sheet in self.services.rulesets() if sheet.id not in own}
        # NOTE: the sheet an own table starts from, in a list of sheets
        options = [(key, _("Based on {sheet}").format(sheet=sheet)) for key, sheet in brief.items()]
        parent = Setting(
            "start", _("Start from another sheet"), options, self.table.parent.id, self.start_from
        )
        start = Select(ui, parent, 120, brief).within("head")
        if roomy:
            return Row(name, start, gap=ui.px(14), side=Side.FILL, grow=name)
        pages = [(key, words) for key, words, _count in own_table.pages(self.table)]
        page = Select(ui, Setting("page", _("Page"), pages, self.form.page, self.form.open), 80).within(
            "head"
        )
        return Row(name, start, page, gap=ui.px(14), side=Side.FILL, even=True)

    def _sheet(self, key: str, sheets: Sequence[Ruleset]) -> Sheet:
        """What the sheets say about a row, and what can be done with the table."""
        unsaved = _("Save it first.") if self._unsaved or not self.table.id else ""
        undo = Button("undo", _("Undo"), reason="" if self.past else _("Nothing to undo."))
        buttons = (
            (Button("save", _("Save my table"), main=True, reason=self._reason()),),
            (undo, Button("play", _("Try it"), reason=unsaved)),
        )
        lines = own_table.about(self.table, key, sheets)
        title = title_of(key, self.table.parent)
        return Sheet(_("What the sheets say"), _("about this rule"), title, lines, buttons)

    def _sheets(self) -> list[Ruleset]:
        """All sheets but the table itself."""
        return [ruleset for ruleset in self.services.rulesets() if ruleset.id != self.table.id]


def _sentence(name: str, value: Any) -> str:
    return text_of(name).of(value).sentence

"""Choosing a record file: the folders and files at the left, the folder and the places at the right."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pygame
from pygame import Surface
from pygame.event import Event

from game.client.screens.classes import show_results
from game.client.screens.frame import help_buttons, top_bar
from game.client.screens.list_form import ListForm
from game.client.screens.panel_screen import PanelScreen
from game.client.screens.records import open_file
from game.client.screens.services import Services
from game.client.widgets.base import Widget
from game.client.widgets.field import Line, TextField
from game.client.widgets.layout import Column, Side, space
from game.i18n import _, pgettext
from game.presenters.file_choice import FileChoice, remembered
from game.presenters.handed_file import FileKind, kind_of

_LONGEST = 400
_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)


class FilesScreen(PanelScreen):
    """A file chosen here is opened above it; one that cannot be opened leaves the choice as it was."""

    name = "files"
    first_focus = "list"

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services
        self.choice = FileChoice(services.settings().record_folders)
        self.form = ListForm(self.press, self.rebuild)

    @property
    def spoken(self) -> str:
        return _("Choose a file. Type part of its name, or choose one from the list.")

    @property
    def page_id(self) -> object:
        return self.choice.folder.path

    def keys(self) -> list[tuple[str, str]]:
        return [
            ("/", _("type part of a name, or a whole path")),
            (_("Up, Down"), _("another file or folder")),
            (_("Enter or Space"), _("open it")),
            (pgettext("key", "Backspace"), _("up one folder")),
            ("F6", _("next part of the screen")),
        ]

    def handle(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN:
            typing = self.panel.focus_key == "search"
            if event.key in _ENTER and typing:
                self._open(self.choice.enter(self.form.chosen(self.choice.lines)))
                return True
            if event.key == pygame.K_BACKSPACE and not typing:
                self.press("up")
                return True
        return super().handle(event)

    def press(self, pressed: str) -> None:
        """A row, a place or a button."""
        self._open(self.choice.act(pressed))

    def _open(self, file: Path | None) -> None:
        """Shows the record of a file, or the folder that was gone to."""
        if file is None:
            self.form.forget()
            self.panel.focus_key = self.first_focus
            self.rebuild()
            return
        if kind_of(file) is FileKind.RESULT:
            self._remember(file)
            show_results(self.stage, str(file))
            return
        screen = open_file(self.services, str(file))
        if screen.name == "replay":
            self._remember(file)
        self.stage.push(screen)

    def _remember(self, file: Path) -> None:
        last = self.services.settings().record_folders
        self.services.change(record_folders=remembered(last, file))

    def _type(self, typed: str) -> None:
        self.choice.typed = typed
        self.form.forget()
        self.rebuild()

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        ui = self.ui
        bar = top_bar(
            ui, _("Open a record"), _("Choose a file"), self.stage.pop, help_buttons(self, self.services)
        )
        hint = _("part of a name, or a path")
        line = Line("search", _("Name"), self.choice.typed, hint, most=_LONGEST)
        field = TextField(ui, line, self._type, icon="search")
        head = Column(field, space(height=ui.px(16 if ui.metrics.text < 1.3 else 8)), side=Side.FILL)
        ground, parts = self.form.lay(ui, head, self.choice.lines, self.choice.sheet)
        return ground, [*bar, *parts]

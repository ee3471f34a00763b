"""Settle an argument: a question in one's own words, and what each sheet answers, side by side."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Surface

from game.client.screens.frame import help_buttons, top_bar
from game.client.screens.list_form import ListForm
from game.client.screens.panel_screen import PanelScreen
from game.client.screens.services import Services
from game.client.widgets.base import Widget
from game.client.widgets.field import Line, TextField
from game.client.widgets.layout import Column, Side, space
from game.course.glossary import NO_GLOSSARY
from game.i18n import _
from game.pages.help_desk import tables_named
from game.pages.questions import answers_to, questions_like
from game.presenters.lesson_list import catalogue

_LONGEST = 400  # letters: a story with the question at its end


class AskingScreen(PanelScreen):
    """The questions on the mat, the answers on the sheet."""

    name = "asking"
    first_focus = "search"

    def __init__(self, services: Services, typed: str = "") -> None:
        super().__init__()
        self.services = services
        self._typed = typed
        self.form = ListForm(self.press, self.rebuild)

    @property
    def spoken(self) -> str:
        return _("Settle an argument. Type a question, or choose one.")

    def keys(self) -> list[tuple[str, str]]:
        return [
            ("/", _("type a question")),
            (_("Up, Down"), _("another question")),
            (_("Enter or Space"), _("the rule behind an answer")),
            ("F6", _("next part of the screen")),
        ]

    def press(self, pressed: str) -> None:
        """A button of the sheet, or a clause behind an answer."""
        kind, *about = pressed.split(" ")
        if kind == "compare":
            self.stage.go("compare", "", "")
        else:
            self.stage.go("rules", *about)

    def _ask(self, typed: str) -> None:
        self._typed = typed
        self.form.forget()
        self.rebuild()

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        ui = self.ui
        sub = _("What every sheet says")
        bar = top_bar(ui, _("Settle an argument"), sub, self.stage.pop, help_buttons(self, self.services))
        glossary = catalogue().glossary if self.services.lessons_ready() else NO_GLOSSARY
        lines, found = questions_like(self._typed, glossary)
        note = _("nothing found") if self._typed.strip() and not found else ""
        hint = _("Ask: who leads against a loner?")
        line = Line("search", _("Your question"), self._typed, hint, most=_LONGEST)
        field = TextField(ui, line, self._ask, note, "search")
        head = Column(field, space(height=ui.px(16 if ui.metrics.text < 1.3 else 8)), side=Side.FILL)
        rulesets = tables_named(self._typed, self.services.rulesets())
        sheet = answers_to(self.form.chosen(lines), rulesets, glossary)
        ground, parts = self.form.lay(ui, head, lines, sheet)
        return ground, [*bar, *parts]

"""The words of the table: pages of words to search on the mat, the word with its example on the sheet."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Surface
from pygame.event import Event

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.screens.frame import help_buttons, top_bar
from game.client.screens.panel_screen import PanelScreen
from game.client.screens.services import Services
from game.client.screens.word_pages.letters import LetterRail
from game.client.screens.word_pages.page import WordSheet
from game.client.screens.word_pages.word_grid import WordGrid
from game.client.widgets.base import Widget
from game.client.widgets.field import Line, TextField
from game.client.widgets.layout import Column, Row, Side, lay, space
from game.client.widgets.still import on_paper
from game.course.glossary import TermView
from game.course.glossary_search import in_order, look_up, spelt_alike
from game.course.memory.cards import term_card_id
from game.course.tables import Table
from game.course.term_tables import laid
from game.i18n import _, format_number, ngettext
from game.pages.glossary import WordBook
from game.presenters import learning
from game.presenters.lesson_list import catalogue
from game.rules.origins import sheet_of
from game.rules.ruleset import Ruleset
from game.rules.view import SeatView

_LONGEST = 60
_SHEET = 434
_ALIKE = 6  # words are offered where nothing fits


class GlossaryScreen(PanelScreen):
    """Every word, found by letters or by typing, with what belongs to it."""

    name = "glossary"
    first_focus = "list"
    returns_new = True

    def __init__(
        self, services: Services, term_id: str = "", typed: str = "", *, plain: bool = False
    ) -> None:
        """`plain`, as out of a lesson, leaves out clauses and what is due: a beginner has not met them."""
        super().__init__()
        self._plain = plain
        self.services = services
        self._book = WordBook(catalogue())
        self._glossary = self._book.glossary
        self._typed = typed
        self._all: tuple[TermView, ...] = ()  # by their titles
        self._found: tuple[TermView, ...] = ()  # those that fit what was typed, or are spelt like it
        self._missed = False  # nothing fits
        self._before: list[str] = []  # the words one came through by links
        self.word = term_id if term_id in self._glossary else ""
        """The id of the word on the sheet; empty where nothing was found and none is chosen yet."""

    @property
    def spoken(self) -> str:
        return _("Euchre words. Type a word, or choose one.")

    def keys(self) -> list[tuple[str, str]]:
        return [
            ("/", _("type a word")),
            (_("Up, Down, Left, Right"), _("another word")),
            (_("A to Z"), _("the words with that letter")),
            (_("Page Up, Page Down"), _("another page")),
            (_("Tab, then Enter"), _("open the underlined word")),
            (_("Alt+Left"), _("back to the last word")),
            ("F6", _("next part of the screen")),
        ]

    # -- going from word to word -------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_LEFT and event.mod & pygame.KMOD_ALT:
            self.go_back()
            return True
        return super().handle(event)

    def relayout(self, ui: Ui) -> None:
        self._all = in_order(self._glossary)  # the language may be another one
        self._look_up()
        super().relayout(ui)

    def _look_up(self) -> None:
        self._found = look_up(self._glossary, self._typed) if self._typed else self._all
        self._missed = not self._found
        if self._missed:
            self._found = spelt_alike(self._glossary, self._typed, _ALIKE)

    def _search(self, typed: str) -> None:
        self._typed, self.word = typed, ""
        self._before.clear()
        self._look_up()
        self.rebuild()

    def _choose(self, term_id: str) -> None:
        self.word = term_id
        self._before.clear()
        self.rebuild()

    def follow(self, term_id: str) -> None:
        """Turns to a word that a link names, whatever was searched for."""
        if term_id in self._glossary and term_id != self.word:
            self._before.append(self.word)
            self._turn_to(term_id)

    def go_back(self) -> None:
        """Turns to the word one came from."""
        if self._before:
            self._turn_to(self._before.pop())

    def _turn_to(self, term_id: str) -> None:
        self.word = term_id
        if term_id not in [view.id for view in self._found]:
            self._typed = ""
            self._look_up()
        self.panel.focus_key = self.first_focus
        self.rebuild()

    # -- layout ------------------------------------------------------------------------------

    def press(self, pressed: str) -> None:
        """A button of the sheet, or a link: to a word, a clause or a lesson."""
        kind, _space, about = pressed.partition(" ")
        if kind == "term":
            self.follow(about)
        elif kind == "back":
            self.go_back()
        elif kind == "all":
            self.panel.focus_key = self.first_focus
            self._search("")
        elif kind == "leave":
            self.stage.pop()
        elif kind == "practise":
            self.stage.go("cards", self.word)
        elif kind == "lesson":
            self.stage.go("lesson", about)
        elif sheet := sheet_of(self._rulesets(), about):
            self.stage.go("rules", sheet.id, about)

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        ui = self.ui
        mat, sheet = self.ui.metrics.split(_SHEET)
        inside = mat.inflate(-2 * ui.px(24), -2 * ui.px(22))
        count = len(self._glossary.terms)
        words = ngettext("{n} euchre word", "{n} euchre words", count)
        sub = words.format(n=format_number(count))
        bar = top_bar(ui, _("Glossary"), sub, self.stage.pop, help_buttons(self, self.services))
        if self.word not in [view.id for view in self._found]:
            self.word = "" if self._missed else self._found[0].id
        hint = _("a word, or what it means")
        line = Line("search", _("A word"), self._typed, hint, most=_LONGEST)
        note = _("nothing found") if self._missed else ""
        field = TextField(ui, line, self._search, note, "search")
        rail, gap = LetterRail(ui, self._all, self.word, self._choose), ui.px(11)
        between = [space(height=gap), rail, space(height=gap)]
        if self._typed or rail.least_width > inside.w or ui.metrics.drawer:
            between = [space(height=ui.px(14 if ui.metrics.text < 1.3 else 8))]
        states = {} if self._plain else learning.deck_of(self.services.store).words()
        grid = WordGrid(ui, self._found, self.word, self._choose, states)
        paper = on_paper(ui, grid, 0, ui.px(theme.RADIUS_SHEET), 0, 0)
        below = Row(paper, side=Side.START, grow=paper)
        parts = lay(Column(field, *between, below, side=Side.FILL, grow=below), inside)
        ground = ui.ground([mat], [sheet]).copy()
        return ground, [*bar, *parts, *self._sheet_parts(WordSheet(ui, sheet, self.press))]

    def _sheet_parts(self, sheet: WordSheet) -> list[Widget]:
        if not self.word:
            return sheet.nothing_found(self._typed)
        came = self._glossary.title(self._before[-1]) if self._before else ""
        page = self._book.page(self.word, short=True, plain=self._plain)
        return sheet.word(page, self._lay_table, came, in_lesson=self._plain)

    def _rulesets(self) -> list[Ruleset]:
        """All rulesets, the one that is played by first."""
        chosen = self.services.settings().practice.ruleset
        return sorted(self.services.rulesets(), key=lambda ruleset: ruleset.id != chosen)

    def _lay_table(self, table: Table) -> SeatView:
        return laid(table, self._rulesets())


def open_glossary(services: Services, term_id: str = "", plain: bool = False) -> GlossaryScreen:
    """The glossary at a word, which is a word that was met then; at the first for an empty id."""
    if term_id:
        services.store.memory.meet([term_card_id(term_id)])
    return GlossaryScreen(services, term_id, plain=plain)

"""The words of the table: pages of words to search on the mat, the word with its example on the sheet."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.client.draw.ui import Ui
from game.client.screens.frame import help_buttons, top_bar
from game.client.screens.services import Services
from game.client.screens.stage import PanelScreen
from game.client.screens.word_pages.letters import LetterRail
from game.client.screens.word_pages.missed import lay_missed
from game.client.screens.word_pages.page import Told, lay_page
from game.client.screens.word_pages.word_grid import WordGrid
from game.client.widgets.base import Widget
from game.client.widgets.field import TextField
from game.course.glossary import TermView
from game.course.looking_up import in_order, look_up, spelt_alike
from game.course.memory.cards import term_card_id
from game.course.tables import Table
from game.course.teaching import Teaching
from game.course.term_tables import laid
from game.i18n import _, format_number, ngettext
from game.presenters import learning
from game.presenters.lesson_list import catalogue
from game.rules.comparing import sheet_of
from game.rules.ruleset import Ruleset
from game.rules.view import SeatView

_LONGEST = 60
_SHEET = 434
_ALIKE = 6  # words are offered where nothing fits
_LESSONS, _NEAR = 3, 10  # so many lessons and other words of a word are named


class GlossaryScreen(PanelScreen):
    """Every word, found by letters or by typing, with what belongs to it."""

    name = "glossary"
    first_focus = "list"

    def __init__(self, services: Services, term_id: str = "", typed: str = "") -> None:
        super().__init__()
        self.services = services
        self._glossary = catalogue().glossary
        self._teaching = Teaching(catalogue())
        self._typed = typed
        self._all: tuple[TermView, ...] = ()  # by their titles
        self._found: tuple[TermView, ...] = ()  # those that fit what was typed, or are spelt like it
        self._missed = False  # nothing fits
        self._before: list[str] = []  # the words one came through by links
        self._left = False
        self.word = term_id if term_id in self._glossary else ""
        """The id of the word on the sheet; empty where nothing was found and none is chosen yet."""

    @property
    def spoken(self) -> str:
        return _("The words of the table. Type a word, or choose one.")

    def keys(self) -> list[tuple[str, str]]:
        return [
            ("/", _("type a word")),
            (_("Up, Down, Left, Right"), _("another word")),
            (_("A to Z"), _("the words with that letter")),
            (_("Page Up, Page Down"), _("another page")),
            (_("Tab, then Enter"), _("open what is underlined")),
            (_("Alt and Left"), _("back to the word before")),
            ("F6", _("next part of the screen")),
        ]

    def leave(self) -> None:
        self._left = True

    def enter(self) -> None:
        if self._left:
            self.rebuild()  # the card of the word may have been practised since

    # -- going from word to word -------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_LEFT and event.mod & pygame.KMOD_ALT:
            self.go_back()
            return True
        if super().handle(event):
            return True
        if event.type == pygame.KEYDOWN and getattr(event, "unicode", "") == "/":
            self.panel.focus(self.panel.find("search"))
            return True
        return False

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

    def _show_all(self) -> None:
        self.panel.focus_key = self.first_focus
        self._search("")

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

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        ui = self.ui
        mat, sheet = self._places()
        ground = ui.ground([mat], [sheet]).copy()
        inside = mat.inflate(-2 * ui.px(24), -2 * ui.px(22))
        count = len(self._glossary.terms)
        words = ngettext("{n} word of the table", "{n} words of the table", count)
        sub = words.format(n=format_number(count))
        parts = top_bar(ui, _("Glossary"), sub, self.stage.pop, help_buttons(self, self.services))
        found = self._found
        if self.word not in [view.id for view in found]:
            self.word = "" if self._missed else found[0].id
        field = TextField(
            ui, "search", _("A word"), self._typed, _("a word, or what it is about"), self._search,
            note=_("nothing found") if self._missed else "", icon="search", most=_LONGEST,
        ).place(inside.x, inside.y, inside.w)  # fmt: skip
        parts.append(field)
        top = self._lay_letters(inside, field.rect.bottom, parts)
        parts.append(self._lay_words(ground, Rect(inside.x, top, inside.w, inside.bottom - top), found))
        if not self.word:
            return ground, [*parts, *lay_missed(ui, sheet, self._typed, self._show_all)]
        return ground, [*parts, *lay_page(ui, sheet, self._told(self._glossary.view(self.word)))]

    def _places(self) -> tuple[Rect, Rect]:
        """The mat and the sheet, which is wider here than the tutor's."""
        metrics = self.ui.metrics
        mat, sheet = metrics.mat.copy(), metrics.sheet.copy()
        if not metrics.drawer:
            more = max(0, self.ui.px(_SHEET) - sheet.w)
            sheet.update(sheet.x - more, sheet.y, sheet.w + more, sheet.h)
            mat.width -= more
        return mat, sheet

    def _lay_letters(self, inside: Rect, below: int, parts: list[Widget]) -> int:
        """The letters where all words are shown and there is room; gives where the words begin."""
        ui = self.ui
        rail = LetterRail(ui, self._all, self.word, self._choose, inside.w)
        if self._typed or not rail.fits or ui.metrics.drawer:
            return below + ui.px(14 if ui.metrics.text < 1.3 else 8)
        parts.append(rail.place(inside.x, below + ui.px(11)))
        return rail.rect.bottom + ui.px(11)

    def _lay_words(self, ground: Surface, area: Rect, found: Sequence[TermView]) -> WordGrid:
        edge, states = self.ui.px(8), learning.deck_of(self.services.store).words()
        grid = WordGrid(self.ui, found, self.word, self._choose, area.inflate(0, -2 * edge), states)
        paper = Rect(area.x, area.y, area.w, grid.size[1] + 2 * edge)
        self.ui.lay_sheet(ground, paper)
        return grid.place(paper.x, paper.y + edge)

    # -- the word ----------------------------------------------------------------------------

    def _told(self, term: TermView) -> Told:
        near = [(other, self._glossary.title(other)) for other in self._glossary.near(term.id)[:_NEAR]]
        lessons = self._teaching.lessons_of(term.id)[:_LESSONS]
        came = self._before[-1] if self._before else ""
        back = _("Back to {word}").format(word=self._glossary.title(came))
        return Told(
            term,
            near,
            self._lay_table,
            self.follow,
            partial(self._practise, term.id),
            {clause: partial(self._open_clause, clause) for clause in term.clauses},
            {file.title: partial(self._open_lesson, file.id) for file in lessons},
            (back, self.go_back) if came else None,
        )

    def _practise(self, term_id: str) -> None:
        self.stage.go("cards", term_id)

    def _rulesets(self) -> list[Ruleset]:
        """All rulesets, the one that is played by first."""
        chosen = self.services.settings().practice.ruleset
        return sorted(self.services.rulesets(), key=lambda ruleset: ruleset.id != chosen)

    def _lay_table(self, table: Table) -> SeatView:
        return laid(table, self._rulesets())

    def _open_lesson(self, lesson_id: str) -> None:
        self.stage.go("lesson", lesson_id)

    def _open_clause(self, clause: str) -> None:
        sheet = sheet_of(self._rulesets(), clause)
        if sheet is not None:
            self.stage.go("rules", sheet.id, clause)


def open_glossary(services: Services, term_id: str = "") -> GlossaryScreen:
    """The glossary at a word, which is a word that was met then; at the first for an empty id."""
    if term_id:
        services.store.memory.meet([term_card_id(term_id)])
    return GlossaryScreen(services, term_id)

"""The words of the table: a list to search on the mat, the word with its example on the sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import ClassVar

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.client import theme
from game.client.lesson_list import catalogue
from game.client.rules_pages.chips import ID, Chip
from game.client.rules_pages.frame import Act, lay_list, lay_sheet
from game.client.rules_pages.rows import ListState, Row
from game.client.rules_pages.texts import ChipsRow, LinkRow, TextRow
from game.client.scenes.frame import help_buttons, top_bar
from game.client.services import Services
from game.client.stage import PanelScene, Scene
from game.client.table.sheet_parts import CardRow
from game.client.ui import Ui
from game.client.widgets.base import Widget
from game.client.widgets.field import TextField
from game.client.widgets.flow import Style
from game.client.widgets.text import TextBlock
from game.course.glossary import TermView
from game.course.loader import LessonFile
from game.course.looking_up import look_up
from game.course.teaching import lessons_of_term
from game.i18n import _, format_list, format_number, ngettext
from game.rules.cards import Card
from game.words import capital

_LONGEST = 60


class TermRow(Row):
    """A word of the list with what it is about."""

    def __init__(self, ui: Ui, term: TermView, width: int) -> None:
        super().__init__(ui, term.id, width)
        self._pad = ui.px(18)
        room = width - 2 * self._pad
        also = format_list(term.also) if term.also else ""
        self._words = TextBlock(ui, capital(term.title), room, Style(theme.BODY, "bold", line=1.25))
        self._also = TextBlock(ui, also, room, Style(theme.SECOND, colour=theme.SOFT, line=1.25))
        high = self._words.size[1] + (self._also.size[1] if also else 0)
        self._has_more = bool(also)
        self.height = max(high + ui.px(14), round(theme.HIT * ui.metrics.density))

    @property
    def spoken(self) -> str:
        return self._words.spoken

    def draw(self, surface: Surface, rect: Rect) -> None:
        high = self._words.size[1] + (self._also.size[1] if self._has_more else 0)
        top = rect.centery - high // 2
        surface.blit(self._words.picture(), (rect.x + self._pad, top))
        if self._has_more:
            surface.blit(self._also.picture(), (rect.x + self._pad, top + self._words.size[1]))


class ExampleRow(Row):
    """The cards of an example."""

    selectable = False

    def __init__(self, ui: Ui, cards: tuple[Card, ...], width: int) -> None:
        super().__init__(ui, "example", width)
        self._cards = CardRow(ui, cards, width, frozenset())
        self.height = self._cards.size[1] + ui.px(14)

    @property
    def spoken(self) -> str:
        return self._cards.spoken

    def draw(self, surface: Surface, rect: Rect) -> None:
        self._cards.place(rect.x, rect.y + self.ui.px(10)).draw(surface)


class GlossaryScene(PanelScene):
    """Every word, found by typing, with what belongs to it."""

    name: ClassVar[str] = "glossary"
    first_focus: ClassVar[str] = "list"

    def __init__(self, services: Services, term_id: str = "") -> None:
        super().__init__()
        self.services = services
        self._typed = ""
        self._glossary = catalogue().glossary
        self._list = ListState(term_id) if term_id in self._glossary else ListState()
        self._sheet = ListState()
        self._arrived = True  # the word to be seen may lie further down the list

    @property
    def spoken(self) -> str:
        return _("The words of the table. Type a word, or choose one.")

    def keys(self) -> list[tuple[str, str]]:
        return [
            ("/", _("type a word")),
            (_("Up, Down"), _("another word")),
            (_("Enter or Space"), _("open what is marked")),
            ("F6", _("next part of the screen")),
        ]

    def handle(self, event: Event) -> bool:
        if super().handle(event):
            return True
        if event.type == pygame.KEYDOWN and getattr(event, "unicode", "") == "/":
            self.panel.focus(self.panel.find("search"))
            return True
        return False

    def _search(self, typed: str) -> None:
        self._typed = typed
        self._list, self._sheet = ListState(), ListState()
        self.rebuild()

    def _choose(self, key: str) -> None:
        self._sheet = ListState()
        self.rebuild()

    @property
    def word(self) -> str:
        """The id of the word that is told on the sheet; empty where nothing was found."""
        return self._list.key

    def show(self, term_id: str) -> None:
        """Turns to a word, whatever was searched for."""
        self._typed, self._list, self._sheet, self._arrived = "", ListState(term_id), ListState(), True
        self.rebuild()

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        ui, metrics = self.ui, self.ui.metrics
        ground = ui.ground([metrics.mat], [metrics.sheet]).copy()
        inside = metrics.mat.inflate(-2 * ui.px(24), -2 * ui.px(22))
        count = len(self._glossary.terms)
        words = ngettext("{n} word of the table", "{n} words of the table", count)
        sub = words.format(n=format_number(count))
        parts = top_bar(ui, _("Glossary"), sub, self.stage.pop, help_buttons(self, self.services))
        found = look_up(self._glossary, self._typed)
        note = "" if found else _("nothing found")
        field = TextField(
            ui, "search", _("A word"), self._typed, _("a word, or what it is about"), self._search,
            note=note, icon="search", most=_LONGEST,
        ).place(inside.x, inside.y, inside.w)  # fmt: skip
        top = field.rect.bottom + ui.px(16 if metrics.text < 1.3 else 8)
        area = Rect(inside.x, top, inside.w, inside.bottom - top)
        listed = lay_list(ui, ground, area, partial(self._rows, found), self._list, self._choose)
        if self._arrived:
            listed.reveal()
            self._arrived = False
        if listed.at < 0:
            return ground, [*parts, field, listed]
        return ground, [*parts, field, listed, *self._page(listed.rows[listed.at].key)]

    def _rows(self, found: Sequence[TermView], width: int) -> list[Row]:
        return [TermRow(self.ui, term, width) for term in found]

    def _page(self, term_id: str) -> list[Widget]:
        term = self._glossary.view(term_id)
        lessons = lessons_of_term(catalogue().lessons, term_id)
        acts = []
        if lessons:
            acts = [[Act("lesson", _("Open the lesson"), partial(self._open_lesson, lessons[0]))]]
        who = (_("Glossary"), format_list(term.also) if term.also else _("a word of the table"))
        title = capital(term.title)
        return lay_sheet(
            self.ui, who, title, lambda width: list(self._told(term, lessons, width)), self._sheet, acts
        )

    def _open_lesson(self, lesson: LessonFile) -> None:
        self.stage.push(self.services.open_lesson(lesson.id))

    def _told(self, term: TermView, lessons: Sequence[LessonFile], width: int) -> Iterator[Row]:
        yield TextRow(self.ui, term.text, width)
        for example in term.examples:
            if example.cards:
                yield ExampleRow(self.ui, example.cards, width)
            yield TextRow(self.ui, example.caption, width, size=theme.SECOND, colour=theme.SOFT)
        near = self._glossary.near(term.id)
        if near:
            yield TextRow(self.ui, _("See also"), width, size=theme.SECOND, colour=theme.SOFT, above=14)
        for other in near:
            title = capital(self._glossary.view(other).title)
            yield LinkRow(self.ui, f"see {other}", title, width, partial(self.show, other))
        if lessons:
            taught = _("Taught in: {lessons}.").format(lessons=format_list(file.title for file in lessons))
            yield TextRow(self.ui, taught, width, size=theme.SECOND, colour=theme.SOFT, above=14)
        if term.clauses:
            yield TextRow(self.ui, _("In the sheets"), width, size=theme.SECOND, colour=theme.SOFT, above=14)
        for clause in term.clauses:
            yield ChipsRow(self.ui, f"clause {clause}", [Chip(ID, clause, clause)], width, self._open_clause)

    def _open_clause(self, clause: str) -> None:
        sheet = next((sheet.id for sheet in self.services.rulesets() if clause in sheet.clauses), "")
        self.stage.push(self.services.open_rules(sheet, clause))


def shot(services: Services, seed: str) -> Scene:
    """The left bower, for `leftbower shot`."""
    return GlossaryScene(services, "left-bower")


def shot_next(services: Services, seed: str) -> Scene:
    """A word without an example."""
    return GlossaryScene(services, "next")

"""Settle an argument: a question in one's own words, and what each sheet answers, side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import ClassVar

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.asking.answers import Agreed, side_by_side
from game.asking.catalogue import question_of, topics
from game.asking.finding import find, is_sure
from game.asking.question import Question
from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.screens.frame import help_buttons, top_bar
from game.client.screens.rules_pages.frame import Act, lay_list, lay_sheet
from game.client.screens.rules_pages.texts import ChipsRow, TextRow
from game.client.screens.services import Services
from game.client.screens.stage import PanelScreen
from game.client.widgets.base import Widget
from game.client.widgets.chips import ID, PILL, Chip
from game.client.widgets.field import TextField
from game.client.widgets.flow import Style
from game.client.widgets.row_list import ListState, Row
from game.client.widgets.text import TextBlock
from game.i18n import _, format_list

_SHOWN = 8  # questions that a search lists
_NEAR = 0.55  # of the best score: what may have been meant as well
_LONGEST = 120


class QuestionRow(Row):
    """A question that can be chosen."""

    def __init__(self, ui: Ui, question: Question, width: int) -> None:
        super().__init__(ui, question.id, width)
        self._pad = ui.px(18)
        self._words = TextBlock(ui, question.ask, width - 2 * self._pad, Style(theme.BODY, line=1.25))
        self.height = max(self._words.size[1] + ui.px(16), round(theme.HIT * ui.metrics.density))

    @property
    def spoken(self) -> str:
        return self._words.spoken

    def draw(self, surface: Surface, rect: Rect) -> None:
        words = self._words.picture()
        surface.blit(words, words.get_rect(midleft=(rect.x + self._pad, rect.centery)))


class TopicRow(Row):
    """The title above the questions of a topic."""

    selectable = False

    def __init__(self, ui: Ui, title: str, width: int) -> None:
        super().__init__(ui, f"topic {title}", width)
        self._pad = ui.px(18)
        self._words = TextBlock(ui, title, width - 2 * self._pad, Style(20, "title", theme.INK, 1.2))
        self.height = self._words.size[1] + ui.px(24)

    @property
    def spoken(self) -> str:
        return self._words.spoken

    def draw(self, surface: Surface, rect: Rect) -> None:
        words = self._words.picture()
        surface.blit(words, (rect.x + self._pad, rect.bottom - words.get_height() - self.ui.px(6)))


class AskingScreen(PanelScreen):
    """The questions on the mat, the answers on the sheet."""

    name = "asking"
    first_focus: ClassVar[str] = "search"

    def __init__(self, services: Services, typed: str = "") -> None:
        super().__init__()
        self.services = services
        self._typed = typed
        self._list = ListState()
        self._sheet = ListState()

    @property
    def spoken(self) -> str:
        return _("Settle an argument. Type a question, or choose one.")

    def keys(self) -> list[tuple[str, str]]:
        return [
            ("/", _("type a question")),
            (_("Up, Down"), _("another question")),
            (_("Enter or Space"), _("the clause behind an answer")),
            ("F6", _("next part of the screen")),
        ]

    def handle(self, event: Event) -> bool:
        if super().handle(event):
            return True
        if event.type == pygame.KEYDOWN and getattr(event, "unicode", "") == "/":
            self.panel.focus(self.panel.find("search"))
            return True
        return False

    def _ask(self, typed: str) -> None:
        self._typed = typed
        self._list, self._sheet = ListState(), ListState()
        self.rebuild()

    def _choose(self, key: str) -> None:
        self._sheet = ListState()
        self.rebuild()

    def _open(self, ruleset_id: str) -> Callable[[str], None]:
        return lambda clause: self.stage.go("rules", ruleset_id, clause)

    # -- layout ------------------------------------------------------------------------------

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        ui, metrics = self.ui, self.ui.metrics
        ground = ui.ground([metrics.mat], [metrics.sheet]).copy()
        inside = metrics.mat.inflate(-2 * ui.px(24), -2 * ui.px(22))
        sub = _("Every sheet answers")
        parts = top_bar(ui, _("Settle an argument"), sub, self.stage.pop, help_buttons(self, self.services))
        near = find(self._typed, _SHOWN)
        found = [each.question for each in near if each.score >= _NEAR * near[0].score]
        note = _("nothing found") if self._typed.strip() and not found else ""
        field = TextField(
            ui, "search", _("Your question"), self._typed, _("Ask: who leads against a loner?"), self._ask,
            note=note, icon="search", most=_LONGEST,
        ).place(inside.x, inside.y, inside.w)  # fmt: skip
        top = field.rect.bottom + ui.px(16 if metrics.text < 1.3 else 8)
        area = Rect(inside.x, top, inside.w, inside.bottom - top)
        asked = found if self._typed.strip() else []
        listed = lay_list(ui, ground, area, partial(self._rows, asked), self._list, self._choose)
        key = listed.rows[listed.at].key if listed.at >= 0 else ""
        return ground, [*parts, field, listed, *self._answered(key)]

    def _rows(self, found: Sequence[Question], width: int) -> list[Row]:
        """What was found, or every question under its topic."""
        if found:
            unsure = not is_sure(find(self._typed))
            head: list[Row] = [TopicRow(self.ui, _("Is it one of these?"), width)] if unsure else []
            return [*head, *(QuestionRow(self.ui, question, width) for question in found)]
        rows: list[Row] = []
        for topic in topics():
            rows.append(TopicRow(self.ui, topic.title, width))
            rows += [QuestionRow(self.ui, question, width) for question in topic.questions]
        return rows

    def _answered(self, key: str) -> list[Widget]:
        question = question_of(key)
        groups = side_by_side(question, self.services.rulesets())

        def rows(width: int) -> Sequence[Row]:
            names = [format_list(group.names) for group in groups]
            if len(groups) == 1:
                names = [_("Every sheet")]
            told = zip(names, groups, strict=True)
            return [row for name, group in told for row in self._group(question, name, group, width)]

        compare = Act("compare", _("Compare all rules"), self._compare)
        who = (_("Settle an argument"), _("answered from the sheets"))
        return lay_sheet(self.ui, who, question.ask, rows, self._sheet, [[compare]])

    def _compare(self) -> None:
        self.stage.go("compare", "", "")

    def _group(self, question: Question, names: str, group: Agreed, width: int) -> Iterator[Row]:
        """Who agrees, what they answer, and the clauses each of them rests on."""
        first = group.first
        yield TextRow(self.ui, names, width, role="bold", above=14)
        said = first.sentence
        if first.yes is not None and not question.says:
            # NOTE: the answer to a question of yes or no, for example "Yes. The dealer may leave it."
            said = _("{word}. {answer}").format(word=first.word, answer=said)
        yield TextRow(self.ui, said, width)
        told: set[str] = set()
        for answer in group.answers:
            cited = answer.citations[0]
            if cited.id in told:
                continue
            told.add(cited.id)
            chips = [Chip(ID, cited.id, cited.id)]
            if cited.silent:
                chips = [Chip(PILL, _("silent")), Chip(ID, _("a reading"), cited.id)]
            key = f"{answer.ruleset.id} {cited.id}"
            yield ChipsRow(self.ui, key, chips, width, self._open(answer.ruleset.id))
            yield TextRow(self.ui, cited.says, width, size=theme.SECOND, colour=theme.SOFT, above=0)

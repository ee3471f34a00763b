"""A further question about a decision: what each level would have done."""

from __future__ import annotations

from collections.abc import Mapping

from pygame import Surface

from game.bots.ladder import Level
from game.bots.words import level_name
from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.screens.messages import Answer, MessageScreen
from game.client.screens.review_pages.verdict import Pill
from game.client.screens.services import Services
from game.client.widgets.base import Widget
from game.client.widgets.flow import Style
from game.client.widgets.marks import rule
from game.client.widgets.text import TextBlock
from game.i18n import _
from game.rules.actions import Action
from game.tutor.review import Judged, LevelsAsked, Mark, levels_do
from game.tutor.review import judged as judge
from game.tutor.review import words as told
from game.tutor.review.words import Names
from game.words.markup import plain


class LineRow(Widget):
    """A line of text with a mark at its right, and a hairline below."""

    focusable = False

    def __init__(
        self, ui: Ui, text: str, width: int, pill: str = "", mark: Mark | None = None, note: str = ""
    ) -> None:
        super().__init__(ui, text)
        self._pill = Pill(ui, pill, mark, round(width * 0.42), theme.LEAST) if pill else None
        soft = Style(theme.SECOND, "regular", theme.SOFT, theme.LINE_TIGHT)
        self._note = TextBlock(ui, note, None, soft) if note else None
        beside = sum(part.size[0] + ui.px(12) for part in (self._pill, self._note) if part is not None)
        self._stacked = beside > width * 0.5
        self._text = TextBlock(
            ui, text, width if self._stacked else width - beside, Style(theme.BODY, line=1.36)
        )
        marks = max((part.size[1] for part in (self._pill, self._note) if part is not None), default=0)
        self._marks = marks
        high = self._text.size[1] + marks + ui.px(4) if self._stacked else max(self._text.size[1], marks)
        self.size = (width, high + 2 * ui.px(8))
        self._words = ". ".join(each for each in (plain(text), pill, note) if each)

    @property
    def spoken(self) -> str:
        return self._words

    def draw(self, surface: Surface) -> None:
        ui = self.ui
        top, right = self.rect.y + ui.px(8), self.rect.right
        surface.blit(self._text.picture(), (self.rect.x, top))
        y = top + self._text.size[1] + ui.px(4) if self._stacked else top
        middle = y + (self._marks if self._stacked else self._text.line_height) // 2
        if self._note:
            words = self._note.picture()
            surface.blit(words, words.get_rect(midright=(right, middle)))
            right -= self._note.size[0] + ui.px(12)
        if self._pill:
            self._pill.draw(surface, right - self._pill.size[0], middle - self._pill.size[1] // 2)
        rule(ui, surface, self.rect.x, self.rect.bottom - ui.px(1.5), self.rect.w)


class LevelsScreen(MessageScreen):
    """Every level's choice in one decision, with what it would have cost."""

    name = "review-levels"

    def __init__(
        self,
        services: Services,
        judged: Judged,
        names: Names | None,
        known: Mapping[Level, Action] | None = None,
    ) -> None:
        """`names` are those of a record of others; `known` are choices that need not be asked for."""
        super().__init__(_("What would others do?"), "", [Answer(_("Close"))])
        self._services, self._judged, self._names = services, judged, names
        self._asked: LevelsAsked | None = None
        self._found: Mapping[Level, Action] = known or {}

    @property
    def spoken(self) -> str:
        lines = (
            plain(told.level_line(level, action, self._judged.view)) for level, action in self._found.items()
        )
        return ". ".join([_("What would others do?"), *lines])

    def enter(self) -> None:
        if self._asked is None and len(self._found) < len(Level):
            try:
                self._asked = LevelsAsked(self._judged.view, self._services.worker())
            except OSError:  # the system has no process for us, so it takes a moment here
                self._found = levels_do(self._judged.view)
                self.rebuild()

    def leave(self) -> None:
        if self._asked is not None:
            self._asked.cancel()
            self._asked = None

    def tick(self, dt: float) -> bool:
        if self._asked is not None:
            found = self._asked.poll()
            if len(found) > len(self._found):
                self._found = found
                self.rebuild()
            if self._asked.done:
                self._asked = None
        return super().tick(dt)

    def body(self, width: int) -> list[Widget]:
        own = self._judged
        rows: list[Widget] = [
            LineRow(
                self.ui, told.did_words(own, self._names), width, told.mark_words(own), own.mark, _cost(own)
            )
        ]
        for level in Level:
            if level in self._found:
                text = told.level_line(level, self._found[level], own.view)
                rows.append(self._level_row(text, self._found[level], width))
            else:
                rows.append(LineRow(self.ui, level_name(level), width, _("Thinking"), None))
        return rows

    def _level_row(self, text: str, action: Action, width: int) -> Widget:
        own = self._judged
        same = judge(own.step, own.view, action, own.values)
        return LineRow(self.ui, text, width, told.mark_words(same), same.mark, _cost(same))


def _cost(judged: Judged) -> str:
    return "" if judged.mark in (Mark.ONLY, Mark.UNKNOWN) else told.short_cost(judged.cost)

"""A lesson on a slip of paper, as the course map lists it."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game import i18n
from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.widgets.base import Widget
from game.client.widgets.flow import Style
from game.client.widgets.marks import step_bar
from game.client.widgets.text import TextBlock
from game.i18n import _, ngettext
from game.presenters.lesson_entry import LessonEntry


class LessonRow(Widget):
    """A lesson on a slip of paper: title, what it is about, how far you are."""

    def __init__(
        self,
        ui: Ui,
        lesson: LessonEntry,
        number: int,
        upcoming: bool,
        on_open: Callable[[], None],
        width: int,
    ) -> None:
        super().__init__(ui, f"lesson-{lesson.id}", group="lessons", zone="lessons")
        self.lesson, self._on_open, self._next = lesson, on_open, upcoming
        self._pad = ui.px(16)
        self._tag = self._state_tag()
        tag_width = self._tag.get_width() + ui.px(16) if self._tag else 0
        flag = lesson.test and ui.assets.icon("flag", ui.font(20), theme.SOFT)
        self._number = flag or ui.text(i18n.format_number(number), 22, "title", theme.SOFT)
        self._indent = max(ui.px(34), self._number.get_width() + ui.px(14))
        inner = width - 2 * self._pad - self._indent
        self._title = TextBlock(ui, lesson.title, inner - tag_width, Style(20, "title", theme.INK, 1.2))
        about = Style(theme.SECOND, colour=theme.CLAY if lesson.fault else theme.SOFT, line=1.34)
        text = _("This lesson cannot be opened: its file has a fault.") if lesson.fault else lesson.summary
        self._about = TextBlock(ui, text, inner, about)
        self._where = TextBlock(
            ui, _where_words(lesson), inner, Style(theme.SECOND, "semibold", theme.SOFT, 1.3)
        )
        self._bar = ui.px(9) + ui.px(8) if self._started else 0
        high = self._title.size[1] + self._about.size[1] + self._where.size[1] + self._bar + ui.px(12)
        self.size = (width, high + 2 * ui.px(12))

    @property
    def _started(self) -> bool:
        return bool(self.lesson.step and not self.lesson.done and not self.lesson.fault)

    @property
    def spoken(self) -> str:
        return f"{self.lesson.title}. {_where_words(self.lesson)}. {self.lesson.summary}"

    @property
    def ring_radius(self) -> float:
        return 14 * self.ui.metrics.k

    def _state_tag(self) -> Surface | None:
        if self.lesson.due:
            return self._pill(_("due"), theme.GOLD_LIT)
        if self.lesson.done or self.lesson.known:
            colour = theme.GOOD if self.lesson.done else theme.SOFT
            return self.ui.assets.icon("check", self.ui.font(22), colour)
        return self._pill(_("Next"), theme.BRASS) if self._next else None

    def _pill(self, text: str, colour: str) -> Surface:
        words = self.ui.text(text, theme.LEAST, "bold")
        tag = self.ui.box(
            (words.get_width() + self.ui.px(18), words.get_height() + self.ui.px(6)),
            Box(8 * self.ui.metrics.k, colour, theme.BRASS_DARK, max(1.0, 1.5 * self.ui.metrics.k)),
        ).copy()
        tag.blit(words, words.get_rect(center=tag.get_rect().center))
        return tag

    def activate(self) -> None:
        self._on_open()

    def draw(self, surface: Surface) -> None:
        ui = self.ui
        place = self.rect.move(0, -ui.px(3)) if self.hovered and not self.pressed else self.rect
        ui.paper(place.size, 14).draw(surface, place.center)
        if self._next:
            for grow, colour, line in ((6, theme.BRASS_RIM, 3), (4, theme.BRASS, 4)):
                ring = place.inflate(2 * ui.px(grow), 2 * ui.px(grow))
                style = Box((14 + grow) * ui.metrics.k, edge=colour, width=max(1.5, line * ui.metrics.k))
                surface.blit(ui.box(ring.size, style), ring)
        x, y = place.x + self._pad, place.y + ui.px(12)
        surface.blit(self._number, (x, y))
        if self._tag:
            right = place.right - self._pad
            surface.blit(self._tag, self._tag.get_rect(midright=(right, y + self._title.line_height // 2)))
        x += self._indent
        surface.blit(self._title.picture(), (x, y))
        y += self._title.size[1] + ui.px(4)
        surface.blit(self._about.picture(), (x, y))
        y += self._about.size[1] + ui.px(8)
        if self._started:
            bar = Rect(x, y, min(ui.px(360), place.right - self._pad - x), ui.px(9))
            step_bar(ui, surface, bar, self.lesson.step, self.lesson.steps)
            y += self._bar
        surface.blit(self._where.picture(), (x, y))


def _where_words(lesson: LessonEntry) -> str:
    minutes = ngettext("About {n} minute", "About {n} minutes", lesson.minutes)
    if lesson.fault:
        return _("Press to see what is wrong")
    if lesson.due:
        return _("Done, and time to look at it again")
    if lesson.done:
        return _("Done")
    if lesson.known:
        return _("You may skip this: you passed the test")
    if not lesson.step:
        return minutes.format(n=i18n.format_number(lesson.minutes))
    return _("Step {step} of {steps}").format(
        step=i18n.format_number(lesson.step), steps=i18n.format_number(lesson.steps)
    )

"""The sheet of the home screen about the lesson to go on with."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from game import i18n
from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.widgets.base import Widget
from game.client.widgets.buttons import BRASS, Button, ButtonStyle
from game.client.widgets.flow import Style
from game.client.widgets.marks import key_cap, step_bar
from game.client.widgets.text import TextBlock
from game.i18n import _, ngettext
from game.presenters.lesson_entry import LessonEntry, next_lesson


class CourseCard:
    """The sheet about the next lesson, with its brass button. Not a widget: its buttons are.

    `lessons` is None while they are still being read: the sheet then has the same size, without buttons.
    """

    def __init__(
        self,
        ui: Ui,
        lessons: Sequence[LessonEntry] | None,
        width: int,
        on_go: Callable[[], None],
        on_list: Callable[[], None],
    ) -> None:
        self.ui = ui
        self.lesson = next_lesson(lessons or ())
        self._pad = ui.px(26)
        inner = width - 2 * self._pad
        lesson = self.lesson
        cap = key_cap(ui, "1")
        over, title, under, go = _waiting_words() if lessons is None else _course_words(lesson)
        small = Style(16, colour=theme.SOFT, line=1.3)
        self._over = TextBlock(ui, over, inner - cap.get_width() - ui.px(10), small)
        self._title = TextBlock(ui, title, inner, Style(29, "title", theme.INK, 1.15))
        self._under = TextBlock(ui, under, inner, Style(theme.SECOND, colour=theme.SOFT, line=1.35))
        self._cap = cap
        self._bar = ui.px(9) if lessons is None or (lesson and lesson.steps) else 0
        self.buttons: list[Widget] = []
        if lesson:
            self.buttons.append(
                Button(
                    ui,
                    "continue",
                    go,
                    on_go,
                    ButtonStyle(kind=BRASS, icon_after="arrow", size=19, height=52, pad=28),
                )
            )
            self.buttons.append(
                Button(ui, "all-lessons", _("All lessons"), on_list, ButtonStyle(height=48, pad=20))
            )
        self._stacked = sum(button.size[0] for button in self.buttons) + ui.px(14) > inner
        rows = [button.size[1] for button in self.buttons] or [ui.metrics.at_least(52, theme.HIT)]
        high = sum(rows) + ui.px(12) if self._stacked else max(rows)
        text = self._over.size[1] + self._title.size[1] + self._under.size[1]
        gaps = ui.px(4) + ui.px(14) + self._bar + ui.px(6) + ui.px(18)
        self.size = (width, 2 * ui.px(22) + text + gaps + high)
        self.rect = Rect(0, 0, *self.size)

    def place(self, x: int, y: int) -> None:
        self.rect.topleft = (x, y)
        low = self.rect.bottom - self.ui.px(22)
        left = x + self._pad
        for button in reversed(self.buttons) if self._stacked else self.buttons:
            button.place(left, low - button.size[1])
            if self._stacked:
                low -= button.size[1] + self.ui.px(12)
            else:
                left += button.size[0] + self.ui.px(14)

    def draw_still(self, ground: Surface) -> None:
        """Paper, words and bar, onto the ground of the screen."""
        ui = self.ui
        ui.lay_sheet(ground, self.rect, angle=-0.6)
        x, y = self.rect.x + self._pad, self.rect.y + ui.px(22)
        ground.blit(self._cap, self._cap.get_rect(topright=(self.rect.right - self._pad, y)))
        ground.blit(self._over.picture(), (x, y))
        y += self._over.size[1] + ui.px(4)
        ground.blit(self._title.picture(), (x, y))
        y += self._title.size[1] + ui.px(14)
        if self.lesson and self._bar:
            bar = Rect(x, y, round((self.rect.w - 2 * self._pad) * 0.66), self._bar)
            step = self.lesson.steps + 1 if self.lesson.done else self.lesson.step
            step_bar(ui, ground, bar, step, self.lesson.steps)
        if self._bar:
            y += self._bar + ui.px(6)
        ground.blit(self._under.picture(), (x, y))


def _waiting_words() -> tuple[str, str, str, str]:
    return _("Your lessons"), _("One moment"), _("The lessons are being read."), ""


def _course_words(lesson: LessonEntry | None) -> tuple[str, str, str, str]:
    """Line above, title, line below, words of the button."""
    if lesson is None:
        return _("Your lessons"), _("No lesson was found"), _("The folder of lessons is empty."), ""
    if lesson.done:
        return _("You have taken every lesson"), lesson.title, lesson.summary, _("Take it again")
    if not lesson.step:
        text = ngettext("About {minutes} minute", "About {minutes} minutes", lesson.minutes)
        return (
            _("Your next lesson"),
            lesson.title,
            text.format(minutes=i18n.format_number(lesson.minutes)),
            _("Begin"),
        )
    left = max(1, math.ceil(lesson.minutes * (lesson.steps - lesson.step + 1) / max(1, lesson.steps)))
    text = ngettext(
        "Step {step} of {steps}, about {minutes} minute left",
        "Step {step} of {steps}, about {minutes} minutes left",
        left,
    )
    under = text.format(
        step=i18n.format_number(lesson.step),
        steps=i18n.format_number(lesson.steps),
        minutes=i18n.format_number(left),
    )
    return _("Where you left off"), lesson.title, under, _("Continue")

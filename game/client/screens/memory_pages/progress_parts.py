"""Parts of the progress page: a skill with its marks, the last week, the places of the learners."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.screens.memory_pages.initial import initial
from game.client.widgets.arrangements import FirstUnbroken
from game.client.widgets.base import ENDLESS, Widget
from game.client.widgets.composed import Composed
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Inset, Part, Row, Side, Stack, space
from game.client.widgets.marks import pill
from game.client.widgets.part_row import PartRow, Press, RowStyle
from game.client.widgets.still import Drawing, picture
from game.client.widgets.text import TextBlock
from game.course.memory.days import Day
from game.course.memory.skills import MOST_MARKS, Skill
from game.i18n import _, format_weekday
from game.pages.progress import skill_line
from game.storage.learners import Learner


def skill_row(ui: Ui, skill: Skill, width: int, press: Press) -> PartRow:
    """A skill: its name, what its marks mean, whether it is due, and the marks; its id tries it."""
    role, colour = ("semibold", theme.INK) if skill.marks else ("regular", theme.SOFT)
    name = TextBlock(ui, skill.title, style=Style(theme.BODY, role, colour, 1.25))
    words = TextBlock(ui, skill.words, style=Style(theme.SECOND, colour=theme.SOFT, line=1.25))
    mark = (ui.px(26), ui.px(12))
    bar = Drawing(ui, partial(_draw_marks, skill.marks), (MOST_MARKS * (mark[0] + ui.px(4)), mark[1]))
    due = [picture(ui, pill(ui, _("due")))] if skill.due else []
    marks: list[Part] = [*(Inset(sign, 0, 0, ui.px(20), 0) for sign in due), bar]
    apart = ui.px(14 if due else 20)
    row = FirstUnbroken(
        lambda: Row(name, gap := space(width=ui.px(24)), words, space(width=apart), *marks, grow=gap),
        lambda: Row(both := Column(name, words), space(width=apart - ui.px(4)), *marks, grow=both),
    )
    frame = Inset(row, ui.px(18), ui.px(8), ui.px(18) + ui.px(8), ui.px(8))
    style = RowStyle((skill_line(skill),), least=ui.metrics.at_least(42, theme.HIT), link=skill.id)
    return PartRow(ui, skill.id, Row(frame, grow=frame), width, press, style)


def _draw_marks(marks: int, ui: Ui, surface: Surface, place: Rect) -> None:
    """As many marks in pine as a skill has, then empty ones."""
    wide = ui.px(26)
    for number in range(MOST_MARKS):
        on = number < marks
        fill, edge = (theme.PINE, theme.PINE) if on else (theme.BAR_TODO, theme.BAR_TODO_EDGE)
        cell = Rect(place.x + number * (wide + ui.px(4)), place.y, wide, place.h)
        style = Box(place.h / 2.6, fill, edge, max(1.0, 1.5 * ui.metrics.k))
        surface.blit(ui.box(cell.size, style), cell)


class Week(Widget):
    """The last seven days: a tick where something was done, today in brass. Nothing counts them."""

    def __init__(self, ui: Ui, week: Sequence[Day], today: date, on_open: Callable[[], None]) -> None:
        super().__init__(ui, "week", zone="today")
        self._week, self._today, self._on_open = tuple(week), today, on_open

    def fit(self, width: int, height: int = ENDLESS) -> None:
        ui = self.ui
        self._side = min(max(ui.px(34), ui.font(theme.LEAST) * 2), (width - 6 * ui.px(6)) // 7)
        self.size = (width, self._side + ui.font(theme.LEAST) + ui.px(8))

    @property
    def spoken(self) -> str:
        done = [day.words for day in self._week if day.cards or day.steps]
        return _("The last seven days. {days}").format(days=" ".join(f"{words}." for words in done))

    def activate(self) -> None:
        self._on_open()

    def draw(self, surface: Surface) -> None:
        ui, k = self.ui, self.ui.metrics.k
        step = (self.rect.w - self._side) / 6
        for number, day in enumerate(self._week):
            disc = Rect(round(self.rect.x + number * step), self.rect.y, self._side, self._side)
            done, today = bool(day.cards or day.steps), day.day == self._today
            fill, edge = (theme.PINE, theme.PINE) if done else (theme.PAPER, theme.EDGE)
            if today:
                fill, edge = theme.BRASS, theme.BRASS_DARK
            surface.blit(ui.box(disc.size, Box(disc.w / 2, fill, edge, max(1.5, 2 * k))), disc)
            if done:
                colour = theme.INK if today else theme.WHITE
                tick = ui.assets.icon("check", round(disc.w * 0.6), colour)
                surface.blit(tick, tick.get_rect(center=disc.center))
            words = format_weekday(day.day, "narrow")
            if today and ui.assets.text_width(_("today"), "bold", ui.font(theme.LEAST)) < 1.5 * step:
                words = _("today")
            text = ui.text(
                words, theme.LEAST, "bold" if today else "regular", theme.INK if today else theme.SOFT
            )
            place = text.get_rect(midtop=(disc.centerx, disc.bottom + ui.px(4)))
            surface.blit(text, place.clamp(self.rect.inflate(ui.px(20), ui.px(20))))


class LearnerTile(Composed):
    """The place of a learner; a press opens the list of learners."""

    focusable = True

    def __init__(self, ui: Ui, learner: Learner, here: bool, on_press: Callable[[], None]) -> None:
        style = Style(theme.BODY, "bold", theme.INK if here else theme.CREAM)
        disc = initial(ui, learner.name, here, ui.px(38))
        row = Row(disc, TextBlock(ui, learner.name, style=style), gap=ui.px(14))
        least = max(ui.metrics.at_least(54, theme.HIT), ui.px(38))
        frame = Inset(row, ui.px(14), ui.px(6), ui.px(18), ui.px(6))
        tile = Stack(space(width=ui.px(170), height=least), Row(frame, side=Side.MIDDLE))
        super().__init__(ui, f"learner {learner.number}", tile)
        self.within("learners", "learners")
        self.chosen, self._on_press = here, on_press

    def activate(self) -> None:
        self._on_press()

    def draw(self, surface: Surface) -> None:
        ui, k = self.ui, self.ui.metrics.k
        if self.chosen:
            ui.paper(self.rect.size, 14).draw(surface, self.rect.center)
            ring = self.rect.inflate(2 * ui.px(4), 2 * ui.px(4))
            surface.blit(ui.box(ring.size, Box(18 * k, edge=theme.BRASS, width=max(1.5, 4 * k))), ring)
        else:
            surface.blit(ui.patch(self.rect.size, 14, 0.44 if self.hovered else 0.34), self.rect)
        super().draw(surface)

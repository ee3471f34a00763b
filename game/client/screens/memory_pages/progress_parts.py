"""Parts of the progress page: a skill with its marks, the last week, the places of the learners."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.screens.memory_pages.initial import initial
from game.client.widgets.base import Widget
from game.client.widgets.composed import Composed
from game.client.widgets.flow import Style
from game.client.widgets.layout import Inset, Side, Stack, space
from game.client.widgets.layout import Row as Across
from game.client.widgets.marks import pill
from game.client.widgets.row_list import Row
from game.client.widgets.text import TextBlock
from game.course.memory.days import Day
from game.course.memory.skills import MOST_MARKS, Skill
from game.i18n import _, format_number, format_weekday
from game.storage.learners import Learner


class SkillRow(Row):
    """A skill: its name, what its marks mean, whether it is due, and the marks."""

    def __init__(self, ui: Ui, skill: Skill, width: int, on_open: Callable[[str], None]) -> None:
        """`on_open` is called with the id when the skill is to be tried."""
        super().__init__(ui, skill.id, width)
        self.skill, self._on_open = skill, on_open
        self._pad = ui.px(18)
        self._mark = (ui.px(26), ui.px(12))
        self._bar = MOST_MARKS * (self._mark[0] + ui.px(4))
        self._due = pill(ui, _("due")) if skill.due else None
        aside = self._due.get_width() + ui.px(14) if self._due else 0
        room = width - 2 * self._pad - self._bar - ui.px(24)
        strong = "semibold" if skill.marks else "regular"
        colour = theme.INK if skill.marks else theme.SOFT
        self._words = TextBlock(ui, skill.words, None, Style(theme.SECOND, colour=theme.SOFT, line=1.25))
        beside = self._words.size[0] + ui.px(24)
        name = TextBlock(ui, skill.title, None, Style(theme.BODY, strong, colour, 1.25))
        self._one = name.size[0] + aside + beside <= room
        title_room = room - aside
        self._name = TextBlock(ui, skill.title, title_room, Style(theme.BODY, strong, colour, 1.25))
        high = self._name.size[1] + (0 if self._one else self._words.size[1])
        self.height = max(high + ui.px(16), ui.metrics.at_least(42, theme.HIT))

    @property
    def spoken(self) -> str:
        # NOTE: a skill as it is spoken: its name, how many of five marks it has, and what they mean
        told = _("{skill}: {n} of {most}, {words}").format(
            skill=self.skill.title, n=format_number(self.skill.marks), most=format_number(MOST_MARKS),
            words=self.skill.words,
        )  # fmt: skip
        return _("{skill}. Due.").format(skill=told) if self.skill.due else told

    def press(self, pos: tuple[int, int]) -> None:
        self._on_open(self.skill.id)

    def activate(self) -> None:
        self._on_open(self.skill.id)

    def draw(self, surface: Surface, rect: Rect) -> None:
        ui = self.ui
        right = rect.right - self._pad - ui.px(8)
        self._draw_marks(surface, Rect(right - self._bar, rect.y, self._bar, rect.h))
        high = self._name.size[1] + (0 if self._one else self._words.size[1])
        top = rect.centery - high // 2
        x = rect.x + self._pad
        surface.blit(self._name.picture(), (x, top))
        edge = right - self._bar - ui.px(20)
        if self._due:
            place = self._due.get_rect(midright=(edge, rect.centery))
            surface.blit(self._due, place)
            edge = place.left - ui.px(14)
        if self._one:
            words = self._words.picture()
            surface.blit(words, words.get_rect(midright=(edge, rect.centery)))
        else:
            surface.blit(self._words.picture(), (x, top + self._name.size[1]))

    def _draw_marks(self, surface: Surface, place: Rect) -> None:
        ui, (wide, high) = self.ui, self._mark
        for number in range(MOST_MARKS):
            on = number < self.skill.marks
            fill, edge = (theme.PINE, theme.PINE) if on else (theme.BAR_TODO, theme.BAR_TODO_EDGE)
            cell = Rect(place.x + number * (wide + ui.px(4)), place.centery - high // 2, wide, high)
            style = Box(high / 2.6, fill, edge, max(1.0, 1.5 * ui.metrics.k))
            surface.blit(ui.box(cell.size, style), cell)


class Week(Widget):
    """The last seven days: a tick where something was done, today in brass. Nothing counts them."""

    def __init__(
        self, ui: Ui, week: Sequence[Day], today: date, width: int, on_open: Callable[[], None]
    ) -> None:
        super().__init__(ui, "week", zone="today")
        self._week, self._today, self._on_open = tuple(week), today, on_open
        self._side = min(max(ui.px(34), ui.font(theme.LEAST) * 2), (width - 6 * ui.px(6)) // 7)
        self._label = ui.font(theme.LEAST) + ui.px(8)
        self.size = (width, self._side + self._label)

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
        row = Across(disc, TextBlock(ui, learner.name, style=style), gap=ui.px(14))
        least = max(ui.metrics.at_least(54, theme.HIT), ui.px(38))
        frame = Inset(row, ui.px(14), ui.px(6), ui.px(18), ui.px(6))
        tile = Stack(space(width=ui.px(170), height=least), Across(frame, side=Side.MIDDLE))
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

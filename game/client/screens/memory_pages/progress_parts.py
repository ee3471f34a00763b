"""Parts of the progress page: a skill with its marks, the last week, the places of the learners."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.turned import Canvas
from game.client.draw.ui import Ui
from game.client.screens.memory_pages.initial import initial
from game.client.widgets.arrangements import FirstUnbroken, MadeForRoom, Sized, centred
from game.client.widgets.base import ENDLESS
from game.client.widgets.composed import Composed
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Inset, Part, Row, Side, Stack, space
from game.client.widgets.marks import pill
from game.client.widgets.part_row import PartRow, Press, RowStyle
from game.client.widgets.row_list import ListState, RowList, fill_out
from game.client.widgets.still import Chart, boxed, picture
from game.client.widgets.text import TextBlock
from game.course.memory.days import Day
from game.course.memory.skills import MOST_MARKS, Skill
from game.i18n import _, format_weekday
from game.pages.progress import skill_line
from game.storage.learners import Learner

_LINE = 2  # below a row


class SkillList(RowList):
    """The skills, the first of them as high as shows whole ones."""

    def __init__(self, ui: Ui, make: Callable[[int], list[PartRow]], state: ListState) -> None:
        super().__init__(ui, "skills", [], state, zone="skills", marked=False)
        self._make = make

    def fit(self, width: int, height: int = ENDLESS) -> None:
        rows = self._make(width)
        fill_out(rows, height + self.ui.px(_LINE))  # the paper ends where the last line would be
        self.fill(rows)
        self.size = (width, height)


def skill_row(ui: Ui, skill: Skill, width: int, press: Press) -> PartRow:
    """A skill: its name, what its marks mean, whether it is due, and the marks; its id tries it."""
    role, colour = ("semibold", theme.INK) if skill.marks else ("regular", theme.SOFT)
    name = TextBlock(ui, skill.title, style=Style(theme.BODY, role, colour, 1.25))
    words = TextBlock(ui, skill.words, style=Style(theme.SECOND, colour=theme.SOFT, line=1.25))
    bar = Chart(ui, partial(_draw_marks, skill.marks), (MOST_MARKS * ui.px(30), ui.px(12)))
    due = [picture(ui, pill(ui, _("due")))] if skill.due else []
    marks: list[Part] = [*(Inset(sign, 0, 0, ui.px(20), 0) for sign in due), bar]
    apart = ui.px(14 if due else 20)
    row = FirstUnbroken(
        lambda: Row(name, gap := space(width=ui.px(24)), words, space(width=apart), *marks, grow=gap),
        lambda: Row(both := Column(name, words), space(width=apart - ui.px(4)), *marks, grow=both),
    )
    frame = Inset(row, ui.px(18), ui.px(8), ui.px(26), ui.px(8))
    style = RowStyle((skill_line(skill),), least=ui.metrics.at_least(42, theme.HIT), link=skill.id)
    return PartRow(ui, skill.id, Row(frame, grow=frame), width, press, style)


def _draw_marks(marks: int, ui: Ui, canvas: Canvas, place: Rect) -> None:
    """As many marks in pine as a skill has, then empty ones."""
    for number in range(MOST_MARKS):
        fill, edge = (theme.PINE, theme.PINE) if number < marks else (theme.BAR_TODO, theme.BAR_TODO_EDGE)
        look = Box(place.h / 2.6, fill, edge, max(1.0, 1.5 * ui.metrics.k))
        left = place.x + round(number * place.w / MOST_MARKS)
        canvas.blit(ui.box((ui.px(26), place.h), look), (left, place.y))


def share_bar(ui: Ui, share: float) -> Chart:
    """How much of something is done, from 0 to 1, as a bar."""

    def draw(ui: Ui, canvas: Canvas, place: Rect) -> None:
        line = max(1.0, 1.5 * ui.metrics.k)
        trough = Box(place.h / 2, theme.BAR_TODO, theme.BAR_TODO_EDGE, line)
        canvas.blit(ui.box(place.size, trough), place)
        if share > 0:
            done = (max(place.h, round(place.w * share)), place.h)
            canvas.blit(ui.box(done, Box(place.h / 2, theme.PINE)), place)

    return Chart(ui, draw, (0, max(7, ui.px(10))))


class Week(Composed):
    """The last seven days: a tick where something was done, today with a thick ring. Nothing counts them."""

    focusable = True

    def __init__(self, ui: Ui, week: Sequence[Day], today: date, on_open: Callable[[], None]) -> None:
        self._week, self._on_open = tuple(week), on_open
        super().__init__(ui, "week", MadeForRoom(partial(_days, ui, self._week, today)))
        self.within("today")

    @property
    def spoken(self) -> str:
        done = [day.words for day in self._week if day.cards or day.steps]
        return _("The last seven days. {days}").format(days=" ".join(f"{words}." for words in done))

    def activate(self) -> None:
        self._on_open()


def _days(ui: Ui, week: Sequence[Day], today: date, width: int, _height: int) -> Part:
    """A disc for each day with its name below, from edge to edge."""
    side = min(max(ui.px(34), ui.font(theme.LEAST) * 2), (width - 6 * ui.px(6)) // 7)
    days = [Sized(_day(ui, day, day.day == today, side), side) for day in week]
    return centred(Row(*days, gap=(width - 7 * side) // 6))


def _day(ui: Ui, day: Day, today: bool, side: int) -> Part:
    done = bool(day.cards or day.steps)
    fill, edge, line = theme.PINE if done else theme.PAPER, theme.PINE if done else theme.EDGE, 2.0
    role, colour = "regular", theme.SOFT
    words = format_weekday(day.day, "narrow")
    if today:
        edge, line, role, colour = theme.PINE, 4.0, "bold", theme.INK
        if ui.assets.text_width(_("today"), role, ui.font(theme.LEAST)) < side + 2 * ui.px(10):
            words = _("today")
    tick = [picture(ui, ui.assets.icon("check", round(side * 0.6), theme.WHITE))] if done else []
    inside = Sized(centred(Row(*tick)), side, side)
    disc = boxed(ui, Box(side / 2, fill, edge, max(1.5, line * ui.metrics.k)), inside)
    name = picture(ui, ui.text(words, theme.LEAST, role, colour))
    below = Sized(name, height=ui.font(theme.LEAST) + ui.px(4))
    return Column(disc, below, gap=ui.px(4), side=Side.MIDDLE)


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
            ring = self.rect.inflate(-2 * ui.px(2), -2 * ui.px(2))
            surface.blit(ui.box(ring.size, Box(12 * k, edge=theme.PINE, width=max(2.0, 3 * k))), ring)
        else:
            surface.blit(ui.patch(self.rect.size, 14, 0.44 if self.hovered else 0.34), self.rect)
        super().draw(surface)

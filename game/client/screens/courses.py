"""The map of the course: chapters at the left, their lessons at the right, free to be taken in any order."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import Rect, Surface

from game import i18n
from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.screens.frame import help_buttons, top_bar
from game.client.screens.lesson_rows import LessonRow
from game.client.screens.list_form import lay_list
from game.client.screens.messages import Answer, MessageScreen
from game.client.screens.services import Services
from game.client.screens.stage import PanelScreen
from game.client.widgets.base import Widget
from game.client.widgets.buttons import Button, ButtonStyle
from game.client.widgets.flow import Style
from game.client.widgets.row_list import ListState, Row
from game.client.widgets.text import TextBlock
from game.i18n import _, ngettext
from game.presenters.lesson_entry import LessonEntry, next_lesson, taught_in


class ChapterRow(Row):
    """A chapter with how much of it is done."""

    def __init__(
        self, ui: Ui, number: int, chapter: str, title: str, lessons: Sequence[LessonEntry], width: int
    ) -> None:
        super().__init__(ui, chapter, width)
        self._pad = ui.px(16)
        self._number = ui.text(i18n.format_number(number), 22, "title", theme.SOFT)
        self._indent = max(ui.px(34), self._number.get_width() + ui.px(14))
        taught = taught_in(lessons)
        done = sum(lesson.done or lesson.known for lesson in taught)
        self._all = bool(taught) and done == len(taught)
        room = width - 2 * self._pad - self._indent - ui.px(28)
        self._title = TextBlock(ui, title, room, Style(theme.BODY, "bold", line=1.2))
        if chapter:
            words = ngettext("{done} of {total} lesson", "{done} of {total} lessons", len(taught))
        else:
            words = ngettext("{n} file", "{n} files", len(lessons))
        told = words.format(
            done=i18n.format_number(done),
            total=i18n.format_number(len(taught)),
            n=i18n.format_number(len(lessons)),
        )
        self._done = TextBlock(ui, told, room, Style(theme.SECOND, colour=theme.SOFT, line=1.2))
        self.height = max(
            self._title.size[1] + self._done.size[1] + ui.px(14), ui.metrics.at_least(56, theme.HIT)
        )

    @property
    def spoken(self) -> str:
        return f"{self._title.spoken}. {self._done.spoken}"

    def draw(self, surface: Surface, rect: Rect) -> None:
        x, high = rect.x + self._pad, self._title.size[1] + self._done.size[1]
        top = rect.centery - high // 2
        surface.blit(self._number, self._number.get_rect(midleft=(x, rect.centery)))
        surface.blit(self._title.picture(), (x + self._indent, top))
        surface.blit(self._done.picture(), (x + self._indent, top + self._title.size[1]))
        if self._all:
            tick = self.ui.assets.icon("check", self.ui.font(20), theme.GOOD)
            surface.blit(tick, tick.get_rect(midright=(rect.right - self._pad, rect.centery)))


class CoursesScreen(PanelScreen):
    """A chapter is chosen at the left; its test and its lessons lie at the right."""

    name = "courses"

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services
        self._first = 0  # place of the first lesson on this page
        self._shown = 0  # how many lie there
        self._list = ListState()
        self._seen = False
        self._left = False

    def leave(self) -> None:
        self._left = True

    def enter(self) -> None:
        if self._left:
            self.rebuild()  # a lesson may have been taken since

    @property
    def spoken(self) -> str:
        return _("Course map")

    def _open(self, lesson: LessonEntry) -> None:
        if lesson.fault:
            self.stage.push(MessageScreen(_("A fault in a lesson file"), lesson.fault, [Answer(_("Close"))]))
        else:
            self.stage.go("lesson", lesson.id)

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        ui, mat = self.ui, self.ui.metrics.wide_mat
        ground = ui.ground([mat]).copy()
        inside = mat.inflate(-2 * ui.px(30), -2 * ui.px(26))
        lessons = self.services.lessons()
        taught = taught_in(lessons)
        done = sum(lesson.done or lesson.known for lesson in taught)
        sub = ngettext("{done} of {total} lesson done", "{done} of {total} lessons done", len(taught)).format(
            done=i18n.format_number(done), total=i18n.format_number(len(taught))
        )
        parts = top_bar(ui, _("Course map"), sub, self.stage.pop, help_buttons(self, self.services))
        if not lessons:
            none = Style(theme.BODY, colour=theme.CREAM)
            words = TextBlock(ui, _("The folder of lessons is empty."), inside.w // 2, none)
            return ground, [*parts, words.place(*inside.topleft)]
        chapters = list(dict.fromkeys(lesson.chapter for lesson in lessons))
        upcoming = next_lesson(lessons)
        if self._list.key not in chapters:
            self._list = ListState(upcoming.chapter if upcoming else chapters[0])
        beside = round(inside.w * 0.32)
        area = Rect(inside.x, inside.y, beside, inside.h)
        make = partial(self._chapters, chapters, lessons)
        listed = lay_list(ui, ground, area, make, self._list, self._turn)
        if not self._seen:
            listed.reveal()
            self._seen = True
        right = Rect(inside.x + beside + ui.px(30), inside.y, inside.w - beside - ui.px(30), inside.h)
        chapter = listed.rows[listed.at].key
        more = Button(ui, "more", _("More lessons"), self._page, ButtonStyle(icon_after="caret"))
        if self._columns == 1:  # beside the title, so that the slips have all the height below
            more.place(right.right - more.size[0], right.y)
        top = self._head(ground, chapter, right, more.size if self._columns == 1 else (0, 0))
        own = [lesson for lesson in lessons if lesson.chapter == chapter]
        own.sort(key=lambda lesson: not lesson.test)  # the test can be taken first
        room = Rect(right.x, top, right.w, right.bottom - top)
        return ground, [*parts, listed, *self._rows(own, upcoming, room, more)]

    def _chapters(self, chapters: Sequence[str], lessons: Sequence[LessonEntry], width: int) -> list[Row]:
        rows: list[Row] = []
        for number, chapter in enumerate(chapters, 1):
            own = [lesson for lesson in lessons if lesson.chapter == chapter]
            title = self.services.chapter_words(chapter)[0] if chapter else _("Files with faults")
            rows.append(ChapterRow(self.ui, number, chapter, title, own, width))
        return rows

    def _turn(self, chapter: str) -> None:
        """Another chapter."""
        self._first = 0
        self.rebuild()

    @property
    def _columns(self) -> int:
        return 2 if self.ui.metrics.text < 1.3 else 1

    def _head(self, ground: Surface, chapter: str, area: Rect, beside: tuple[int, int]) -> int:
        """The chapter's title, room `beside` it, and what it is about; gives where that ends."""
        title, summary = self.services.chapter_words(chapter) if chapter else (_("Files with faults"), "")
        head = TextBlock(self.ui, title, area.w - beside[0], Style(26, "title", theme.CREAM, 1.15))
        about = TextBlock(self.ui, summary, area.w, Style(theme.BODY, colour=theme.FELT_SOFT, line=1.3))
        ground.blit(head.picture(), area.topleft)
        y = area.y + max(head.size[1], beside[1] + self.ui.px(8))
        ground.blit(about.picture(), (area.x, y))
        return y + (about.size[1] if summary else 0) + self.ui.px(18)

    def _rows(
        self, lessons: Sequence[LessonEntry], upcoming: LessonEntry | None, area: Rect, more: Button
    ) -> list[Widget]:
        """As many lessons as fit from `_first` on, side by side where the text is small, and a way on."""
        ui = self.ui
        if upcoming in lessons and upcoming is not None and not self.panel.focus_key:
            self.panel.focus_key = f"lesson-{upcoming.id}"
        gap = ui.px(16)
        columns = self._columns
        wide = (area.w - gap * (columns - 1)) // columns
        below = more.size[1] + gap if columns > 1 else 0
        tests = sum(lesson.test for lesson in lessons)
        slips = [
            LessonRow(ui, lesson, number, lesson is upcoming, partial(self._open, lesson), wide)
            for number, lesson in enumerate(lessons, 1 - tests)
        ][self._first :]
        placed: list[Widget] = []
        y = area.y
        while len(placed) < len(slips):
            line = slips[len(placed) : len(placed) + columns]
            high = max(slip.size[1] for slip in line)
            whole = len(placed) + len(line) == len(slips) and not self._first
            if placed and y + high + (0 if whole else below) > area.bottom:
                break
            for column, slip in enumerate(line):
                placed.append(slip.place(area.x + column * (wide + gap), y, wide, high))
            y += high + gap
        self._shown = len(placed)
        if self._first or len(placed) < len(slips):
            if columns > 1:
                more.place(area.x, area.bottom - more.size[1] - ui.px(4))
            placed.append(more)
        return placed

    def _page(self) -> None:
        """The next lessons; after the last, the first again."""
        self._first += self._shown
        if self._first >= sum(lesson.chapter == self._list.key for lesson in self.services.lessons()):
            self._first = 0
        self.rebuild()

"""All lessons in a plain list, free to be taken in any order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from pygame import Rect, Surface

from game import i18n
from game.client import theme
from game.client.scenes.course_card import next_lesson
from game.client.scenes.frame import help_buttons, top_bar
from game.client.scenes.messages import Answer, MessageScene
from game.client.services import LessonEntry, Services
from game.client.shapes import Box
from game.client.stage import PanelScene, Scene
from game.client.ui import Ui
from game.client.widgets.base import Widget
from game.client.widgets.buttons import Button
from game.client.widgets.flow import Style
from game.client.widgets.marks import step_bar
from game.client.widgets.text import TextBlock
from game.i18n import _, ngettext


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
        self._pad = ui.px(20)
        self._tag = self._state_tag()
        tag_width = self._tag.get_width() + ui.px(16) if self._tag else 0
        self._number = ui.text(i18n.format_number(number), 22, "title", theme.SOFT)
        self._indent = max(ui.px(34), self._number.get_width() + ui.px(14))
        inner = width - 2 * self._pad - self._indent
        self._title = TextBlock(ui, lesson.title, inner - tag_width, Style(22, "title", theme.INK, 1.2))
        about = Style(16, colour=theme.CLAY if lesson.fault else theme.SOFT, line=1.34)
        text = _("This lesson cannot be opened: its file has a fault.") if lesson.fault else lesson.summary
        self._about = TextBlock(ui, text, inner, about)
        self._where = TextBlock(
            ui, _where_words(lesson), inner, Style(theme.SECOND, "semibold", theme.SOFT, 1.3)
        )
        self._bar = ui.px(9) + ui.px(8) if self._started else 0
        high = self._title.size[1] + self._about.size[1] + self._where.size[1] + self._bar + ui.px(12)
        self.size = (width, high + 2 * ui.px(16))

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
        if self.lesson.done:
            return self.ui.assets.icon("check", self.ui.font(22), theme.GOOD)
        if not self._next:
            return None
        words = self.ui.text(_("Next"), theme.LEAST, "bold")
        tag = self.ui.box(
            (words.get_width() + self.ui.px(18), words.get_height() + self.ui.px(6)),
            Box(8 * self.ui.metrics.k, theme.BRASS, theme.BRASS_DARK, max(1.0, 1.5 * self.ui.metrics.k)),
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
        x, y = place.x + self._pad, place.y + ui.px(16)
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
    if lesson.done:
        return _("Done")
    if not lesson.step:
        return minutes.format(n=i18n.format_number(lesson.minutes))
    return _("Step {step} of {steps}").format(
        step=i18n.format_number(lesson.step), steps=i18n.format_number(lesson.steps)
    )


class CoursesScene(PanelScene):
    """The list at the left, what is good to know at the right."""

    name: ClassVar[str] = "courses"

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services
        self._first = 0  # place of the first lesson on this page
        self._shown = 0
        self._left = False

    def leave(self) -> None:
        self._left = True

    def enter(self) -> None:
        if self._left:
            self.rebuild()  # a lesson may have been taken since

    @property
    def spoken(self) -> str:
        return _("Lessons")

    def _open(self, lesson: LessonEntry) -> None:
        if lesson.fault:
            self.stage.push(MessageScene(_("A fault in a lesson file"), lesson.fault, [Answer(_("Close"))]))
        else:
            self.stage.push(self.services.open_lesson(lesson.id))

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        ui, mat = self.ui, self.ui.metrics.wide_mat
        ground = ui.ground([mat]).copy()
        inside = mat.inflate(-2 * ui.px(34), -2 * ui.px(32))
        lessons = self.services.lessons()
        done = sum(lesson.done for lesson in lessons)
        sub = ngettext(
            "{done} of {total} lesson done", "{done} of {total} lessons done", len(lessons)
        ).format(done=i18n.format_number(done), total=i18n.format_number(len(lessons)))
        parts = top_bar(ui, _("Lessons"), sub, self.stage.pop, help_buttons(self, self.services))
        if not lessons:
            none = Style(theme.BODY, colour=theme.CREAM)
            parts.append(
                TextBlock(ui, _("The folder of lessons is empty."), inside.w // 2, none).place(
                    *inside.topleft
                )
            )
        beside = round(inside.w * 0.32)
        wide = inside.w - beside - ui.px(34)
        self._note(ground, Rect(inside.right - beside, inside.y, beside, inside.h))
        return ground, parts + self._rows(lessons, Rect(inside.x, inside.y, wide, inside.h))

    def _rows(self, lessons: Sequence[LessonEntry], area: Rect) -> list[Widget]:
        """As many lessons as fit from `_first` on, and a button for the others."""
        ui = self.ui
        upcoming = next_lesson(lessons)
        if upcoming is not None and not self.panel.focus_key:
            self.panel.focus_key = f"lesson-{upcoming.id}"
        rows: list[Widget] = []
        y, gap = area.y, ui.px(20)
        more = Button(ui, "more", _("More lessons"), self._page, icon_after="caret")
        for number, lesson in enumerate(lessons[self._first :], self._first + 1):

            def open_it(lesson: LessonEntry = lesson) -> None:
                self._open(lesson)

            row = LessonRow(ui, lesson, number, lesson is upcoming and not lesson.done, open_it, area.w)
            rest = 0 if number == len(lessons) else more.size[1] + gap
            if rows and y + row.size[1] + rest > area.bottom:
                break
            rows.append(row.place(area.x, y))
            y += row.size[1] + gap
        self._shown = len(rows)
        if self._first or len(rows) < len(lessons):
            rows.append(more.place(area.x, area.bottom - more.size[1] - ui.px(4)))
        return rows

    def _page(self) -> None:
        """The next lessons; after the last, the first again."""
        self._first += self._shown
        if self._first >= len(self.services.lessons()):
            self._first = 0
        self.rebuild()

    def _note(self, ground: Surface, area: Rect) -> None:
        """What is good to know about lessons."""
        ui = self.ui
        pad = ui.px(22)
        texts = (
            _("Take them in any order: nothing is locked."),
            _("You may leave at any time. You go on at the same step."),
            _("Mistakes cost nothing here. A hint is always at hand."),
        )
        inner = area.w - 2 * pad
        head = TextBlock(ui, _("Good to know"), inner, Style(22, "title", theme.INK, 1.2))
        blocks = [TextBlock(ui, text, inner, Style(theme.BODY, line=1.38)) for text in texts]
        high = head.size[1] + sum(block.size[1] + ui.px(10) for block in blocks) + 2 * pad
        if high > area.h:
            return
        sheet = Rect(area.x, area.y, area.w, high)
        ui.lay_sheet(ground, sheet, angle=0.5)
        y = sheet.y + pad
        ground.blit(head.picture(), (sheet.x + pad, y))
        y += head.size[1] + ui.px(10)
        for block in blocks:
            ground.blit(block.picture(), (sheet.x + pad, y))
            y += block.size[1] + ui.px(10)
        self._cards(ground, Rect(area.x, sheet.bottom, area.w, area.bottom - sheet.bottom))

    def _cards(self, ground: Surface, area: Rect) -> None:
        """The two red jacks, as a picture of what there is to learn."""
        ui = self.ui
        style = Style(theme.SECOND, colour=theme.FELT_SOFT, line=1.3)
        words = TextBlock(ui, _("The two highest cards when hearts are trump"), area.w, style, align="center")
        room = area.h - words.size[1] - ui.px(64)
        width = min(ui.px(128), round(room / 1.5), round(area.w * 0.36))
        if width < ui.px(56):
            return
        middle = (area.centerx, area.bottom - words.size[1] - ui.px(34) - round(width * 0.75))
        words.place(area.x, area.bottom - words.size[1]).draw(ground)
        for code, across, angle in (("JD", -0.52, -7.0), ("JH", 0.52, 6.0)):
            tab = "H" if code == "JD" else ""
            sprite = ui.assets.card(code, width, angle, tab=tab, shadow="lifted", tab_top=0.4)
            sprite.draw(ground, (middle[0] + width * across, middle[1] + abs(angle)))


def shot(services: Services, seed: str) -> Scene:
    """The list of lessons for `leftbower shot`."""
    return CoursesScene(services)

"""The map of the course: chapters at the left, their lessons at the right, free to be taken in any order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import pygame
from pygame import Surface
from pygame.event import Event

from game.client.draw import theme
from game.client.screens.dealt_picture import DealtPicture
from game.client.screens.frame import help_buttons, top_bar
from game.client.screens.handed import ask_to_remove
from game.client.screens.lesson_rows import FORMS, SlipForm, chapter_row, lesson_slip
from game.client.screens.list_form import FittedList, on_sheet
from game.client.screens.messages import lesson_fault
from game.client.screens.panel_screen import PanelScreen
from game.client.screens.services import Services
from game.client.widgets.arrangements import AsManyAsFit, Sized, Spread
from game.client.widgets.base import Widget
from game.client.widgets.buttons import BRASS, Button, ButtonStyle
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, FirstThatFits, Inset, Part, Row, Side, lay, space
from game.client.widgets.part_row import PartRow
from game.client.widgets.row_list import ListState
from game.client.widgets.text import TextBlock
from game.i18n import _
from game.presenters.lesson_entry import LessonEntry, course_line, go_on_line, next_lesson, no_lessons
from game.presenters.pack_part import PackPart, bare_packs, broken_packs, chapter_title, part_of
from game.words.markup import as_typed

_COLUMNS = 2
_HIGHEST = 66  # of a chapter's row
_MOST_BROKEN = 2  # packs that can be removed at once, for want of room


class CoursesScreen(PanelScreen):
    """A chapter is chosen at the left; its test and its lessons lie at the right."""

    name = "courses"
    returns_new = True  # a lesson may have been taken

    def __init__(self, services: Services, chapter: str = "") -> None:
        """`chapter` is the one that is shown first; empty for that of the lesson to go on with."""
        super().__init__()
        self.services = services
        self._first = 0  # place of the first lesson on this page
        self._lines = AsManyAsFit((), 0)
        self._list = ListState(chapter)
        self._seen = False
        self._done: frozenset[str] | None = None  # the lessons that were done when this was last looked at
        self._coming = ""  # the lesson whose picture is on its way, by its id
        self._dealt: DealtPicture | None = None

    @property
    def spoken(self) -> str:
        return _("Course map")

    def enter(self) -> None:
        """What was learned in the meantime is dealt onto the map."""
        lessons = self.services.lessons()
        done = frozenset(lesson.id for lesson in lessons if lesson.done)
        before = done if self._done is None else self._done
        learned = [lesson for lesson in lessons if lesson.id in done - before]
        self._done = done
        self._coming = learned[-1].id if learned and not self.services.reduced_motion() else ""
        super().enter()
        slip = self.panel.find(f"lesson-{self._coming}") if self._coming else None
        if slip is not None and self.ground is not None:
            self._dealt = DealtPicture(self.ui, learned[-1], slip.rect, self.ground.get_size())

    def handle(self, event: Event) -> bool:
        if self._dealt is not None and event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self._land()
        return super().handle(event)

    def _land(self) -> None:
        self._dealt, self._coming = None, ""
        self.rebuild()

    def tick(self, dt: float) -> bool:
        if self._dealt is None:
            return super().tick(dt)
        self._dealt.tick(dt)
        if self._dealt.over:
            self._land()
        return True

    def draw(self, surface: Surface) -> None:
        super().draw(surface)
        if self._dealt is not None:
            self._dealt.draw(surface)

    def _open(self, lesson: LessonEntry) -> None:
        if lesson.fault:
            self.stage.push(lesson_fault(lesson.fault))
        else:
            self.stage.go("lesson", lesson.id)

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        ui, mat = self.ui, self.ui.metrics.wide_mat
        inside = mat.inflate(-2 * ui.px(26), -2 * ui.px(24))
        lessons = self.services.lessons()
        keys = help_buttons(self, self.services)
        bar = top_bar(ui, _("Course map"), course_line(lessons), self.stage.pop, keys)
        page = self._map(lessons, round(inside.w * 0.27)) if lessons else self._nothing()
        parts = lay(page, inside)
        listed = next((part for part in parts if isinstance(part, FittedList)), None)
        if listed is not None and not self._seen:
            listed.reveal()
            self._seen = True
        return ui.ground([mat]).copy(), [*bar, *parts]

    def _nothing(self) -> Part:
        return Column(TextBlock(self.ui, no_lessons(), style=Style(theme.BODY, colour=theme.CREAM)))

    def _map(self, lessons: Sequence[LessonEntry], beside: int) -> Part:
        """The chapters at the left, so many pixels wide, and the chosen one at the right."""
        ui, upcoming = self.ui, next_lesson(lessons)
        chapters = list(dict.fromkeys(lesson.chapter for lesson in lessons))
        chapters += bare_packs()
        if self._list.key not in chapters:
            self._list = ListState(upcoming.chapter if upcoming else chapters[0])
        rows = partial(self._chapters, chapters, lessons)
        listed = FittedList(ui, rows, self._list, self._turn, most=ui.px(_HIGHEST))
        own = [lesson for lesson in lessons if lesson.chapter == self._list.key]
        own.sort(key=lambda lesson: lesson.test)  # the test stands last
        right = self._chapter(own, upcoming)
        left = Sized(on_sheet(ui, listed), beside)
        return Row(left, right, gap=ui.px(26), side=Side.FILL, grow=right)

    def _chapters(self, chapters: Sequence[str], lessons: Sequence[LessonEntry], width: int) -> list[PartRow]:
        rows: list[PartRow] = []
        for number, chapter in enumerate(chapters, 1):
            own = [lesson for lesson in lessons if lesson.chapter == chapter]
            title = chapter_title(chapter) if chapter else self._words(chapter)[0]
            rows.append(chapter_row(self.ui, (number, len(chapters)), (chapter, title), own, width))
        return rows

    def _words(self, chapter: str) -> tuple[str, str]:
        """The title of a chapter and what it is about."""
        return self.services.chapter_words(chapter) if chapter else (_("Files with errors"), "")

    def _turn(self, chapter: str) -> None:
        """Another chapter."""
        self._first = 0
        self.rebuild()

    def _chapter(self, own: Sequence[LessonEntry], upcoming: LessonEntry | None) -> Part:
        """Title and what it is about, and all lessons in two columns, if need be with their titles only.

        Where even then they have no room, as many as fit from `_first` on, and a way to the others.
        """
        if upcoming in own and upcoming is not None and not self.panel.focus_key:
            self.panel.focus_key = f"lesson-{upcoming.id}"
        if not own:
            return self._titled((), space())
        lines, ui = -(-len(own) // _COLUMNS), self.ui
        high = ui.metrics.wide_mat.h
        forms = [
            form for form in FORMS if lines * ui.px(form.side + 2 * form.pad) < high
        ]  # drawn to be tried
        whole = [
            partial(self._whole, own, upcoming, form, button) for form in forms for button in (True, False)
        ]
        return FirstThatFits(*([] if self._first else whole), partial(self._paged, own, upcoming))

    def _lined(
        self, own: Sequence[LessonEntry], upcoming: LessonEntry | None, form: SlipForm, *last: Part
    ) -> list[Row]:
        """Lessons side by side on slips of one form, and after them what else is to stand there."""
        shown = (
            replace(each, done=False, known=False, step=0) if each.id == self._coming else each
            for each in own
        )
        slips: list[Part] = [
            lesson_slip(self.ui, lesson, number, lesson is upcoming, partial(self._open, lesson), form)
            for number, lesson in enumerate(shown, 1)
        ]
        cells = [*slips[self._first :], *last]
        gap = self._gap
        return [
            Row(*line, *[space()] * (_COLUMNS - len(line)), gap=gap, side=Side.FILL, even=True)
            for line in (cells[at : at + _COLUMNS] for at in range(0, len(cells), _COLUMNS))
        ]

    @property
    def _gap(self) -> int:
        return self.ui.px(14)

    def _whole(
        self, own: Sequence[LessonEntry], upcoming: LessonEntry | None, form: SlipForm, button: bool
    ) -> Part:
        """All lessons; with a `button` the way to the next one stands after them."""
        go: list[Part] = []
        if button and upcoming is not None and upcoming in own:
            words = go_on_line(upcoming, own.index(upcoming) + 1)
            style = ButtonStyle(kind=BRASS, icon_after="arrow", size=theme.EMPHASIS, height=56)
            brass = Button(self.ui, "go-on", words, partial(self._open, upcoming), style)
            go = [Row(brass, grow=brass)]
        lines = self._lined(own, upcoming, form, *go)
        return self._titled((), Spread(*lines, gap=self._gap))

    def _paged(self, own: Sequence[LessonEntry], upcoming: LessonEntry | None) -> Part:
        """Some of the lessons, and at the title a way to the others."""
        more = Button(self.ui, "more", _("More lessons"), self._page, ButtonStyle(icon_after="caret"))
        self._lines = AsManyAsFit(self._lined(own, upcoming, FORMS[-1]), self._gap, least=1)
        return self._titled((more,), self._lines)

    def _titled(self, beside: Sequence[Part], lines: Part) -> Part:
        """The chapter's title, what it is about, and its lessons."""
        ui = self.ui
        words, summary = self._words(self._list.key)
        title = TextBlock(ui, words, style=Style(26, "title", theme.CREAM, 1.15))
        part = part_of(self._list.key)
        beside = (*beside, *(self._keeping(part) if part is not None else self._clearing()))
        head = Row(
            title,
            *(Inset(each, 0, 0, 0, ui.px(8)) for each in beside),
            gap=ui.px(10),
            side=Side.START,
            grow=title,
        )
        lines_above = filter(None, (summary, as_typed(part.about) if part is not None else ""))
        style = Style(theme.BODY, colour=theme.FELT_SOFT, line=1.3)
        told = [TextBlock(ui, line, style=style) for line in lines_above]
        return Column(head, *told, space(height=ui.px(14)), lines, side=Side.FILL, grow=lines)

    def _keeping(self, part: PackPart) -> tuple[Part, ...]:
        """What can be done with a pack as a whole."""
        update = Button(self.ui, "update-pack", _("Update"), lambda: self.stage.go("files"))
        remove = Button(
            self.ui, "remove-pack", _("Remove"), partial(self._ask_to_remove, part.id, part.title)
        )
        return update.within(group="pack"), remove.within(group="pack")

    def _ask_to_remove(self, pack_id: str, title: str) -> None:
        self.stage.push(ask_to_remove(self.services, pack_id, title))

    def _clearing(self) -> tuple[Part, ...]:
        """The way to be rid of a broken pack, beside the files with errors."""
        if self._list.key:
            return ()
        words = _("Remove “{title}”")
        return tuple(
            Button(
                self.ui,
                f"remove-{each}",
                words.format(title=each),
                partial(self._ask_to_remove, each, each),
            ).within(group="pack")
            for each in broken_packs()[:_MOST_BROKEN]
        )

    def _page(self) -> None:
        """The next lessons; after the last, the first again."""
        self._first += self._lines.shown * _COLUMNS
        if self._first >= sum(lesson.chapter == self._list.key for lesson in self.services.lessons()):
            self._first = 0
        self.rebuild()

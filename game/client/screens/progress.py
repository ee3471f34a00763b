"""What the learner can do: skills with their marks, what is due, what was done on which day."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.screens.frame import help_buttons, top_bar
from game.client.screens.lesson import ask_question
from game.client.screens.lesson_door import lesson_ruleset
from game.client.screens.memory_pages.lost_points import MOST_HANDS, has_plot, list_words, lost_sheet
from game.client.screens.memory_pages.progress_parts import LearnerTile, SkillRow, Week
from game.client.screens.messages import Answer, MessageScreen
from game.client.screens.services import Services
from game.client.screens.stage import PanelScreen
from game.client.widgets.base import Widget
from game.client.widgets.buttons import BRASS, Button, ButtonStyle, LinkButton
from game.client.widgets.flow import Style
from game.client.widgets.row_list import ListState, Row, RowList, fill_out
from game.client.widgets.text import TextBlock
from game.course.memory.asking_again import question_of
from game.course.memory.days import days, last_week
from game.course.memory.skills import skills
from game.course.memory.telling import mix_lines, standing_lines
from game.i18n import _, format_number, ngettext
from game.presenters import learning
from game.presenters.lesson_entry import next_lesson
from game.presenters.lesson_list import catalogue
from game.presenters.lesson_use import SingleQuestion
from game.storage.reviews import HandCost

_MOST_TILES = 3
_MOST_DAYS = 30


class ProgressScreen(PanelScreen):
    """Today and the course at the left, points lost and the skills at the right."""

    name = "progress"
    first_focus: ClassVar[str] = "start"

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services
        self._list = ListState()

    @property
    def spoken(self) -> str:
        return _("Your progress")

    def keys(self) -> list[tuple[str, str]]:
        return [
            (_("Up, Down"), _("another skill")),
            (_("Enter or Space"), _("try it with a question")),
            ("F6", _("next part of the screen")),
        ]

    def enter(self) -> None:
        self.rebuild()  # something may have been learnt since

    # -- layout --------------------------------------------------------------------------------

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        ui, mat = self.ui, self.ui.metrics.wide_mat
        ground = ui.ground([mat]).copy()
        inside = mat.inflate(-2 * ui.px(28), -2 * ui.px(24))
        name = self.services.learners.now.name
        parts = top_bar(ui, _("Progress"), name, self.stage.pop, help_buttons(self, self.services))
        tiles = self._tiles(inside)
        top = max((tile.rect.bottom for tile in tiles), default=inside.y - ui.px(16)) + ui.px(16)
        gap = ui.px(18)
        left = round(inside.w * (0.335 if ui.metrics.text < 1.3 else 0.4))
        column = Rect(inside.x, top, left, inside.bottom - top)
        right = Rect(inside.x + left + gap, top, inside.w - left - gap, inside.bottom - top)
        hands = self.services.store.reviews.latest(MOST_HANDS)
        share = 0.41 if ui.metrics.text < 1.45 else 0.46
        high = round(right.h * (share if has_plot(hands) else share * 0.6))
        lost = self._lost(ground, Rect(right.x, right.y, right.w, high), hands)
        low = Rect(right.x, right.y + high + gap, right.w, right.h - high - gap)
        return ground, [*parts, *tiles, *self._left(ground, column), *lost, *self._skills(ground, low)]

    def _tiles(self, inside: Rect) -> list[Widget]:
        """The learners, where there are several and room for them; else a way to their list."""
        ui, desk = self.ui, self.services.learners
        everyone, here = desk.list.all(), desk.now
        if ui.metrics.text >= 1.3:
            return []
        shown = [here, *(one for one in everyone if one.file != here.file)][:_MOST_TILES]
        parts: list[Widget] = []
        x = inside.x + ui.px(4)
        for learner in shown:
            tile = LearnerTile(ui, learner, learner.file == here.file, self._learners)
            tile.fit(inside.w)
            parts.append(tile.place(x, inside.y))
            x = tile.rect.right + ui.px(18)
        words = _("All learners") if len(everyone) > 1 else _("Several learners")
        link = LinkButton(ui, "learners", words, self._learners, on_felt=True, zone="learners")
        high = parts[0].rect.h
        if x + link.size[0] <= inside.right:
            parts.append(link.place(x + ui.px(8), inside.y + (high - link.size[1]) // 2))
        return parts

    def _left(self, ground: Surface, area: Rect) -> list[Widget]:
        """Today above, the course below; each on its paper."""
        gap = self.ui.px(18)
        course, high = self._course(area.w)
        today = Rect(area.x, area.y, area.w, area.h - high - gap)
        low = Rect(area.x, today.bottom + gap, area.w, high)
        self.ui.lay_sheet(ground, today)
        self.ui.lay_sheet(ground, low)
        for part in course:
            part.place(low.x + part.rect.x, low.y + part.rect.y, part.rect.w, part.rect.h)
        return [*self._today(today), *course]

    def _today(self, paper: Rect) -> list[Widget]:
        """What lies ready, the button that begins, and the week as far as there is room."""
        ui = self.ui
        pad = ui.px(22)
        inside = paper.inflate(-2 * pad, -2 * ui.px(18))
        mix = learning.mix_of(self.services.store)
        head = TextBlock(ui, _("Five minutes today"), inside.w, Style(24, "title", line=1.16))
        start = Button(
            ui,
            "start",
            _("Start") if mix.items else _("Memory cards"),
            self._start,
            ButtonStyle(kind=BRASS, icon_after="arrow", height=54),
            width=inside.w,
        ).within(zone="today")
        now = self.services.store.now()
        week = Week(ui, last_week(self.services.store), now.astimezone().date(), inside.w, self._by_day)
        told = mix_lines(mix) or [_("Nothing is due now.")]
        standing = standing_lines(learning.deck_of(self.services.store).standing(), now)
        parts: list[Widget] = [head.place(inside.x, inside.y)]
        y = head.rect.bottom + ui.px(4)
        room = inside.bottom - start.size[1] - ui.px(10)
        with_week = y + 3 * ui.font(theme.BODY) * 1.4 + week.size[1] + ui.px(24) <= room
        bottom = room - (week.size[1] + ui.px(20) if with_week else 0)
        for line in [*told, *standing]:
            soft = line in standing
            style = Style(theme.SECOND if soft else theme.BODY, colour=theme.SOFT if soft else theme.INK)
            block = TextBlock(ui, line, inside.w, style)
            if y + block.size[1] > bottom:
                break
            parts.append(block.place(inside.x, y))
            y = block.rect.bottom + ui.px(2)
        start.place(inside.x, (bottom if with_week else room) + ui.px(2))
        parts.append(start)
        if with_week:
            parts.append(week.place(inside.x, start.rect.bottom + ui.px(20)))
        return parts

    def _course(self, width: int) -> tuple[list[Widget], int]:
        """How much of the course is done, and what comes next; placed from 0,0."""
        ui = self.ui
        pad = ui.px(22)
        inner = width - 2 * pad
        lessons = [lesson for lesson in self.services.lessons() if not lesson.fault]
        taught = [lesson for lesson in lessons if not lesson.test]
        done = sum(lesson.done or lesson.known for lesson in taught)
        text = ngettext("{done} of {total} lesson done", "{done} of {total} lessons done", len(taught))
        words = text.format(done=format_number(done), total=format_number(len(taught)))
        coming = next_lesson(lessons)
        parts: list[Widget] = [TextBlock(ui, _("Course"), inner, Style(22, "title", line=1.16))]
        parts.append(TextBlock(ui, words, inner, Style(theme.SECOND, colour=theme.SOFT)))
        if coming is not None and ui.metrics.text < 1.3:
            following = _("Next: **{lesson}**").format(lesson=coming.title)
            parts.append(TextBlock(ui, following, inner, Style(theme.BODY, line=1.3)))
        parts.append(LinkButton(ui, "course", _("Course map"), self._lessons, zone="course"))
        if ui.metrics.text >= 1.3:  # there is no room for their row
            parts.append(LinkButton(ui, "learners", _("Several learners"), self._learners, zone="course"))
        y = ui.px(16)
        for part in parts:
            part.place(pad, y)
            y = part.rect.bottom + ui.px(4)
        return parts, y + ui.px(12)

    def _lost(self, ground: Surface, paper: Rect, hands: Sequence[HandCost]) -> list[Widget]:
        """What decisions in practice hands cost."""

        def show_list() -> None:
            self.stage.push(MessageScreen(_("Points lost a hand"), list_words(hands), [Answer(_("Close"))]))

        return lost_sheet(self.ui, ground, paper, hands, show_list)

    def _skills(self, ground: Surface, paper: Rect) -> list[Widget]:
        ui = self.ui
        ui.lay_sheet(ground, paper)
        pad = ui.px(18)
        head = ui.text(_("Skills"), 22, "title")
        ground.blit(head, (paper.x + pad, paper.y + ui.px(16)))
        note = ui.text(_("five marks: safe for a month or more"), theme.SECOND, "regular", theme.SOFT)
        if head.get_width() + note.get_width() + 3 * pad < paper.w:
            base = paper.y + ui.px(16) + head.get_height() // 2
            ground.blit(note, note.get_rect(midleft=(paper.x + pad + head.get_width() + ui.px(14), base)))
        top = paper.y + ui.px(16) + head.get_height() + ui.px(8)
        area = Rect(paper.x, top, paper.w, paper.bottom - top - ui.px(10))
        rows = self._rows(area.w)
        fill_out(rows, area.h)
        listed = RowList(ui, "skills", rows, self._list, self._chosen, zone="skills", marked=False)
        return [listed.place(*area.topleft, *area.size)]

    def _rows(self, width: int) -> Sequence[Row]:
        course = catalogue().course
        return [SkillRow(self.ui, skill, width, self._try) for skill in skills(self.services.store, course)]

    def _chosen(self, _key: str) -> None:
        """A skill was marked: it is spoken, and no more."""

    # -- doors ---------------------------------------------------------------------------------

    def _try(self, skill: str) -> None:
        """A question that tests a skill."""
        services, ruleset = self.services, lesson_ruleset(self.services)
        found = question_of(skill, catalogue(), ruleset, services.store.memory.latest_answers())
        asked = (
            ask_question(services, ruleset, *found, SingleQuestion(1, 1, _("Progress"))) if found else None
        )
        if asked is None:
            told = _("No lesson for your table asks this yet.")
            self.stage.push(MessageScreen(catalogue().course.skill(skill), told, [Answer(_("Close"))]))
        else:
            self.stage.push(asked)

    def _start(self) -> None:
        mix = learning.mix_of(self.services.store)
        self.stage.go("mix") if mix.items else self.services.open("cards")

    def _lessons(self) -> None:
        self.stage.go("courses")

    def _learners(self) -> None:
        self.stage.go("learners")

    def _by_day(self) -> None:
        told = [day.words for day in days(self.services.store, _MOST_DAYS)]
        text = "\n".join(told) or _("Nothing has been answered yet.")
        self.stage.push(MessageScreen(_("By day"), text, [Answer(_("Close"))]))

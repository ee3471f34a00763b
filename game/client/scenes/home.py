"""The first screen: go on with the course, practise, all lessons, settings."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import ClassVar

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game import i18n
from game.client import languages, theme
from game.client.doors import waiting_game
from game.client.scenes import home_art
from game.client.services import LessonEntry, Services
from game.client.stage import PanelScene, Scene
from game.client.ui import Ui
from game.client.widgets.base import Widget
from game.client.widgets.buttons import BRASS, Button
from game.client.widgets.flow import Style
from game.client.widgets.marks import key_cap, step_bar
from game.client.widgets.menu import Art, MenuCard
from game.client.widgets.text import TextBlock
from game.i18n import _, ngettext


NAME = "Left Bower"  # the same in every language


class HomeScene(PanelScene):
    """Paper and cards on the mat; 1 goes on, 2 to 4 open the cards below."""

    name: ClassVar[str] = "home"
    first_focus: ClassVar[str] = "continue"

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services
        self._left = False

    def leave(self) -> None:
        self._left = True

    def enter(self) -> None:
        if self._left:
            self.rebuild()  # progress may have changed since

    def keys(self) -> list[tuple[str, str]]:
        return [
            ("1", _("go on with your lesson")),
            ("2", _("practice")),
            ("3", _("all lessons")),
            ("4", _("settings")),
        ]

    @property
    def spoken(self) -> str:
        return _("Left Bower, the first screen.")

    def handle(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and not event.mod & pygame.KMOD_CTRL:
            doors = {"1": self._go_on, "2": self._practice, "3": self._lessons, "4": self._settings}
            door = doors.get(getattr(event, "unicode", ""))
            if door:
                door()
                return True
        return super().handle(event)

    # -- doors -------------------------------------------------------------------------------

    def _go_on(self) -> None:
        lesson = next_lesson(self.services.lessons())
        if lesson:
            self.stage.push(self.services.open_lesson(lesson.id))

    def _practice(self) -> None:
        saved = self.services.saved_game()
        if saved is not None:
            self.stage.push(waiting_game(self.services, saved, new_game=True))
        else:
            self.stage.push(self.services.open_practice())

    def _lessons(self) -> None:
        self.stage.push(self.services.open_courses())

    def _settings(self) -> None:
        self.stage.push(self.services.open_settings())

    # -- layout ------------------------------------------------------------------------------

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        ui, metrics = self.ui, self.ui.metrics
        gap = metrics.gutter
        mat = Rect(gap, gap, metrics.width - 2 * gap, metrics.height - 2 * gap)
        ground = ui.ground([mat]).copy()
        side = ui.px(42 if metrics.text < 1.3 else 30)
        inside = mat.inflate(-2 * side, -2 * ui.px(28))
        foot = self._draw_foot(ground, inside)
        brand = self._draw_brand(ground, inside)
        middle = Rect(inside.x, brand.bottom, inside.w, foot.top - brand.bottom)
        return ground, self._fill(ground, middle)

    def _draw_brand(self, ground: Surface, inside: Rect) -> Rect:
        """Hat, name and a line below it; gives the strip they take."""
        ui = self.ui
        name = ui.text(NAME, theme.TITLE_HOME, "title", theme.CREAM)
        line = ui.text(_("Sit down, the cards are dealt."), theme.BODY, "regular", theme.FELT_SOFT)
        hat = ui.assets.furniture("hat", round(name.get_height() * 1.55))
        high = max(hat.get_height(), name.get_height() + line.get_height())
        top = inside.y + ui.px(2)
        ground.blit(hat, hat.get_rect(midleft=(inside.x + ui.px(2), top + high // 2)))
        x = inside.x + hat.get_width() + ui.px(20)
        y = top + (high - name.get_height() - line.get_height()) // 2
        ground.blit(name, (x, y))
        ground.blit(line, (x, y + name.get_height()))
        return Rect(inside.x, inside.y, inside.w, high + ui.px(10))

    def _draw_foot(self, ground: Surface, inside: Rect) -> Rect:
        """What help there is, and the language."""
        ui = self.ui
        left = ui.text(_("F1 shows the keys"), theme.SECOND, "regular", theme.FELT_SOFT)
        right = ui.text(languages.name_of(i18n.current()), theme.SECOND, "regular", theme.FELT_SOFT)
        ground.blit(left, left.get_rect(bottomleft=inside.bottomleft))
        ground.blit(right, right.get_rect(bottomright=inside.bottomright))
        high = left.get_height() + ui.px(6)
        return Rect(inside.x, inside.bottom - high, inside.w, high)

    def _fill(self, ground: Surface, area: Rect) -> list[Widget]:
        """The course and the fan above, the cards of the menu below; pictures go when room is short."""
        ui = self.ui
        wide = area.w if ui.metrics.text >= 1.45 else round(area.w * (0.49 if ui.metrics.text < 1.3 else 0.6))
        course = CourseCard(ui, self.services.lessons(), wide, self._go_on, self._lessons)
        space = area.h - course.size[1] - 3 * ui.px(16)
        menu: list[MenuCard] = []
        for art_height in (ui.px(78), ui.px(56), 0):
            menu = self._menu(area.w, art_height)
            if max(card.size[1] for card in menu) <= space:
                break
        row = max(card.size[1] for card in menu)
        spare = max(0, area.h - course.size[1] - row)
        row += min(ui.px(20), spare // 6)
        gap = max(ui.px(8), (area.h - course.size[1] - row) // 3)
        top = area.y + gap
        course.place(area.x, top)
        course.draw_still(ground)
        y = area.bottom - gap - row + ui.px(4)
        step = (area.w + ui.px(24)) / len(menu)
        for place, card in enumerate(menu):
            card.place(area.x + place * step, y, None, row)
        if wide < area.w:
            top = ui.metrics.gutter + ui.px(24)
            self._draw_fan(ground, Rect(area.x + wide, top, area.w - wide, y - top - ui.px(14)))
        return [*course.buttons, *menu]

    def _menu(self, width: int, art_height: int) -> list[MenuCard]:
        ui = self.ui
        each = (width - 2 * ui.px(24)) // 3
        entries: tuple[tuple[str, str, str, Callable[[], None], Art, float], ...] = (
            (
                "practice",
                _("Practice"),
                _("A whole game with Nora, Walt and Ezra"),
                self._practice,
                home_art.practice,
                -0.8,
            ),
            ("lessons", _("Lessons"), self._lessons_line(), self._lessons, home_art.lessons, 0.5),
            (
                "settings",
                _("Settings"),
                _("Text size, cards, speed of play"),
                self._settings,
                home_art.settings,
                -0.4,
            ),
        )
        return [
            MenuCard(
                ui,
                key,
                title,
                detail,
                door,
                width=each,
                shortcut=str(number),
                art=art,
                art_height=art_height,
                angle=angle,
            )
            for number, (key, title, detail, door, art, angle) in enumerate(entries, 2)
        ]

    def _lessons_line(self) -> str:
        lessons = self.services.lessons()
        done = sum(lesson.done for lesson in lessons)
        # NOTE: {done} of {total} lessons are finished
        text = ngettext("{done} of {total} lesson done", "{done} of {total} lessons done", len(lessons))
        return text.format(done=i18n.format_number(done), total=i18n.format_number(len(lessons)))

    def _draw_fan(self, ground: Surface, area: Rect) -> None:
        ui = self.ui
        style = Style(16, colour=theme.FELT_SOFT, line=1.3)
        words = TextBlock(
            ui, _("The five strongest cards when hearts are trump"), area.w - ui.px(60), style, align="center"
        )
        room = Rect(area.x + ui.px(40), area.y, area.w - ui.px(40), area.h - words.size[1] - ui.px(20))
        size = home_art.FAN_SIZE
        scale = min(room.w / size[0], room.h / size[1], 1.1 * ui.metrics.k)
        if scale * size[0] < 220:
            return
        fan = Rect(0, 0, round(size[0] * scale), round(size[1] * scale))
        fan.midbottom = (room.centerx, room.y + (room.h + fan.h) // 2)
        home_art.fan(ui, ground, fan)
        words.place(room.centerx - words.size[0] // 2, fan.bottom + ui.px(14)).draw(ground)


def next_lesson(lessons: Sequence[LessonEntry]) -> LessonEntry | None:
    """The lesson to go on with: the one begun, else the first not done, else the first again."""
    open_ones = [lesson for lesson in lessons if not lesson.fault]
    begun = [lesson for lesson in open_ones if lesson.step and not lesson.done]
    fresh = [lesson for lesson in open_ones if not lesson.done]
    return next(iter(begun or fresh or open_ones), None)


class CourseCard:
    """The sheet about the next lesson, with its brass button. Not a widget: its buttons are."""

    def __init__(
        self,
        ui: Ui,
        lessons: Sequence[LessonEntry],
        width: int,
        on_go: Callable[[], None],
        on_list: Callable[[], None],
    ) -> None:
        self.ui = ui
        self.lesson = next_lesson(lessons)
        self._pad = ui.px(26)
        inner = width - 2 * self._pad
        lesson = self.lesson
        cap = key_cap(ui, "1")
        over, title, under, go = _course_words(lesson)
        small = Style(16, colour=theme.SOFT, line=1.3)
        self._over = TextBlock(ui, over, inner - cap.get_width() - ui.px(10), small)
        self._title = TextBlock(ui, title, inner, Style(29, "title", theme.INK, 1.15))
        self._under = TextBlock(ui, under, inner, Style(theme.SECOND, colour=theme.SOFT, line=1.35))
        self._cap = cap
        self._bar = ui.px(9) if lesson and lesson.steps else 0
        self.buttons: list[Widget] = []
        if lesson:
            self.buttons.append(
                Button(ui, "continue", go, on_go, kind=BRASS, icon_after="arrow", size=19, height=52, pad=28)
            )
            self.buttons.append(Button(ui, "all-lessons", _("All lessons"), on_list, height=48, pad=20))
        self._stacked = sum(button.size[0] for button in self.buttons) + ui.px(14) > inner
        rows = [button.size[1] for button in self.buttons] or [0]
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
            y += self._bar + ui.px(6)
        ground.blit(self._under.picture(), (x, y))


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


def shot(services: Services, seed: str) -> Scene:
    """The home screen for `leftbower shot`."""
    return HomeScene(services)

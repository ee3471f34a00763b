"""The first screen: go on with the course, practise, all lessons, settings."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game import i18n
from game.client.draw import theme
from game.client.screens import glimpse, home_art
from game.client.screens.course_card import CourseCard
from game.client.screens.home_links import HomeLinks, cards_words
from game.client.screens.services import Services
from game.client.screens.stage import PanelScreen
from game.client.widgets.base import Widget
from game.client.widgets.menu import Art, MenuCard
from game.i18n import _, languages, ngettext
from game.presenters.lesson_entry import next_lesson

NAME = "Left Bower"  # the same in every language


class HomeScreen(PanelScreen):
    """Paper and cards on the mat; 1 goes on, 2 to 5 open the cards below."""

    name = "home"
    first_focus = "continue"

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services
        self._left = False
        self._waiting = False  # shown before the lessons were read

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
            ("4", _("house rules")),
            ("5", _("settings")),
            ("6", _("games and records")),
            ("7", _("settle an argument")),
            ("M", _("five minutes today")),
            ("C", _("memory cards")),
            ("P", _("progress")),
            ("L", _("learners")),
            ("G", _("the glossary")),
        ]

    @property
    def spoken(self) -> str:
        return _("Left Bower, the first screen.")

    def handle(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and not event.mod & pygame.KMOD_CTRL:
            routes = (
                self._go_on, self._practice, self._lessons, self._rules, self._settings, self._records,
                self._argument,
            )  # fmt: skip
            keys = {
                **dict(zip("1234567", routes, strict=True)), "g": self._glossary, "m": self._mix,
                "c": self._cards, "p": self._progress, "l": self._learners,
            }  # fmt: skip
            door = keys.get(getattr(event, "unicode", "").lower())
            if door:
                door()
                return True
        return super().handle(event)

    def tick(self, dt: float) -> bool:
        if self._waiting and self.services.lessons_ready():
            self.rebuild()
        return super().tick(dt)

    def draw(self, surface: Surface) -> None:
        super().draw(surface)
        if self._waiting and self.stale and not self.panel.ring:
            glimpse.keep(self.ui, surface)

    # -- doors -------------------------------------------------------------------------------

    def _go_on(self) -> None:
        lesson = next_lesson(self.services.lessons())
        if lesson:
            self.stage.go("lesson", lesson.id)

    def _practice(self) -> None:
        saved = self.services.saved_game()
        if saved is not None:
            from game.client.screens.messages import waiting_game

            self.stage.push(waiting_game(self.services, saved, new_game=True))
        else:
            self.stage.go("practice")

    def _lessons(self) -> None:
        self.stage.go("courses")

    def _rules(self) -> None:
        self.stage.go("rules", "", "")

    def _argument(self) -> None:
        self.stage.go("asking")

    def _glossary(self) -> None:
        self.stage.go("glossary", "")

    def _records(self) -> None:
        self.stage.go("records")

    def _mix(self) -> None:
        self.stage.go("mix")

    def _cards(self) -> None:
        self.stage.go("cards")

    def _progress(self) -> None:
        self.stage.go("progress")

    def _learners(self) -> None:
        self.stage.go("learners")

    def _settings(self) -> None:
        self.stage.go("settings")

    # -- layout ------------------------------------------------------------------------------

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        ui, metrics = self.ui, self.ui.metrics
        mat = metrics.whole_mat
        ground = ui.ground([mat]).copy()
        side = ui.px(42 if metrics.text < 1.3 else 30)
        inside = mat.inflate(-2 * side, -2 * ui.px(28))
        left, right = self._foot_words()
        ground.blit(left, left.get_rect(bottomleft=inside.bottomleft))
        ground.blit(right, right.get_rect(bottomright=inside.bottomright))
        links = self._links(inside)
        foot = Rect(inside.x, inside.bottom - links.height, inside.w, links.height)
        brand = self._draw_brand(ground, inside)
        middle = Rect(inside.x, brand.bottom, inside.w, foot.top - brand.bottom)
        return ground, [*self._fill(ground, middle), *links.place(foot, brand)]

    def _links(self, inside: Rect) -> HomeLinks:
        """What the learner keeps in mind, and the other ways, between the words of the foot."""
        mine = [
            ("mix", _("Five minutes today"), self._mix),
            ("cards", cards_words(self.services), self._cards),
            ("progress", _("Progress"), self._progress),
        ]
        desk = self.services.learners
        if len(desk.list.all()) > 1:
            mine.append(("learners", desk.now.name, self._learners))
        others = [
            ("asking", _("Settle an argument"), self._argument),
            ("glossary", _("Glossary"), self._glossary),
            ("records", _("Games and records"), self._records),
        ]
        widest = max(words.get_width() for words in self._foot_words())
        between = inside.w - 2 * (widest + self.ui.px(24))
        return HomeLinks(self.ui, mine, others, inside.w, between)

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

    def _foot_words(self) -> tuple[Surface, Surface]:
        """What help there is, and the language."""
        ui = self.ui
        left = ui.text(_("F1 shows the keys"), theme.SECOND, "regular", theme.FELT_SOFT)
        return left, ui.text(languages.name_of(i18n.current()), theme.SECOND, "regular", theme.FELT_SOFT)

    def _fill(self, ground: Surface, area: Rect) -> list[Widget]:
        """The course and the fan above, the cards of the menu below; pictures go when room is short."""
        ui = self.ui
        wide = area.w if ui.metrics.text >= 1.45 else round(area.w * (0.49 if ui.metrics.text < 1.3 else 0.6))
        self._waiting = not self.services.lessons_ready()
        lessons = None if self._waiting else self.services.lessons()
        course = CourseCard(ui, lessons, wide, self._go_on, self._lessons)
        space = area.h - course.size[1] - 3 * ui.px(16)
        menu: list[MenuCard] = []
        for art_height, told in ((ui.px(78), True), (ui.px(56), True), (0, True), (0, False)):
            menu = self._menu(area.w, art_height, told)
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
        words_high = max(card.words_high for card in menu)
        for place, card in enumerate(menu):
            card.words_high = words_high
            card.place(area.x + place * step, y, None, row)
        if wide < area.w:
            top = ui.metrics.gutter + ui.px(24)
            home_art.titled_fan(ui, ground, Rect(area.x + wide, top, area.w - wide, y - top - ui.px(14)))
        return [*course.buttons, *menu]

    def _menu(self, width: int, art_height: int, told: bool) -> list[MenuCard]:
        """The cards below; without `told` they are their titles alone."""
        ui = self.ui
        each = (width - 3 * ui.px(24)) // 4
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
                "rules",
                _("House rules"),
                _("What each table plays, and your own"),
                self._rules,
                home_art.rules,
                0.6,
            ),
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
                detail if told else "",
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
        if self._waiting:
            return _("One after the other, or as you like")
        lessons = self.services.lessons()
        taught = [lesson for lesson in lessons if not lesson.test]
        done = sum(lesson.done or lesson.known for lesson in taught)
        # NOTE: {done} of {total} lessons are finished
        text = ngettext("{done} of {total} lesson done", "{done} of {total} lessons done", len(taught))
        return text.format(done=i18n.format_number(done), total=i18n.format_number(len(taught)))

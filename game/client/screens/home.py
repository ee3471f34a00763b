"""The first screen: go on with the course, practise, all lessons, settings."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Surface
from pygame.event import Event

from game import i18n
from game.client.draw import theme
from game.client.screens import glimpse, home_art
from game.client.screens.course_card import course_card
from game.client.screens.home_art import titled_fan
from game.client.screens.home_links import Link, cards_words, links_below, links_beside
from game.client.screens.services import Services
from game.client.screens.stage import PanelScreen
from game.client.widgets.arrangements import FirstUnbroken, Sized
from game.client.widgets.base import Widget
from game.client.widgets.layout import Column, Inset, Part, Row, Side, lay, space
from game.client.widgets.menu import Entry, menu
from game.client.widgets.still import picture
from game.i18n import _, languages
from game.presenters.lesson_entry import course_line, invitation, next_lesson

_ROUTES = {
    "3": "courses", "5": "settings", "6": "records", "7": "asking", "m": "mix", "c": "cards",
    "p": "progress", "l": "learners",
}  # fmt: skip
"""Where keys lead to."""

NAME = "Left Bower"  # the same in every language


class HomeScreen(PanelScreen):
    """Paper and cards on the mat; 1 goes on, 2 to 5 open the cards below."""

    name = "home"
    first_focus = "continue"
    returns_new = True  # progress may have changed

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services
        self._waiting = False  # shown before the lessons were read

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
            keys = {key: self._door(route) for key, route in _ROUTES.items()}
            keys |= {"1": self._go_on, "2": self._practice}
            keys |= {"4": self._door("rules", "", ""), "g": self._door("glossary", "")}
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

    def _door(self, route: str, *about: str) -> Callable[[], None]:
        return lambda: self.stage.go(route, *about)

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

    # -- layout ------------------------------------------------------------------------------

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        ui, mat = self.ui, self.ui.metrics.whole_mat
        text = ui.metrics.text
        inside = mat.inflate(-2 * ui.px(42 if text < 1.3 else 30), -2 * ui.px(28))
        beside = text >= 1.45  # the learner's own links at the right of the name
        wide = inside.w if beside else round(inside.w * (0.49 if text < 1.3 else 0.6))
        self._waiting = not self.services.lessons_ready()
        told = invitation(None if self._waiting else self.services.lessons())
        course = course_card(ui, told, self._go_on, self._door("courses"), self._waiting)
        mine, others = self._links()
        brand, foot = self._brand(mine if beside else []), self._foot([] if beside else mine, others)
        course.fit(wide)
        for part in (brand, foot):
            part.fit(inside.w)
        room = inside.h - sum(part.size[1] for part in (brand, course, foot))
        cards = self._menu(inside.w, room - 3 * ui.px(16))
        row = cards.size[1] + min(ui.px(20), max(0, room - cards.size[1]) // 6)
        gap = max(ui.px(8), (room - row) // 3)
        left = Column(brand, space(height=gap), course, space(height=gap), side=Side.FILL)
        fan = titled_fan(ui) if wide < inside.w else space()
        upper = Row(Sized(left, wide), fan := Inset(fan, 0, 0, 0, ui.px(10)), side=Side.FILL, grow=fan)
        lower = Inset(Sized(cards, height=row), 0, ui.px(4), 0, gap - ui.px(4))
        page = Column(upper, lower, foot, side=Side.FILL, grow=upper)
        return ui.ground([mat]).copy(), lay(page, inside)

    def _links(self) -> tuple[list[Link], list[Link]]:
        """What the learner keeps in mind, and the other ways."""
        mine = [
            ("mix", _("Five minutes today"), self._door("mix")),
            ("cards", cards_words(self.services), self._door("cards")),
            ("progress", _("Progress"), self._door("progress")),
        ]
        desk = self.services.learners
        if len(desk.list.all()) > 1:
            mine.append(("learners", desk.now.name, self._door("learners")))
        others = [
            ("asking", _("Settle an argument"), self._door("asking")),
            ("glossary", _("Glossary"), self._door("glossary", "")),
            ("records", _("Games and records"), self._door("records")),
        ]
        return mine, others

    def _brand(self, links: Sequence[Link]) -> Part:
        """Hat, name and, where that has room, a line below it; the links at the end."""
        ui = self.ui
        name = picture(ui, ui.text(NAME, theme.TITLE_HOME, "title", theme.CREAM))
        said = _("Sit down, the cards are dealt.")
        line = picture(ui, ui.text(said, theme.BODY, "regular", theme.FELT_SOFT))
        hat = ui.assets.furniture("hat", round(name.size[1] * 1.55))
        words = FirstUnbroken(lambda: Column(name, line), lambda: name)
        brand = Row(Inset(picture(ui, hat), ui.px(2), 0, ui.px(18), 0), words)
        beside = links_beside(ui, links)
        return Inset(Row(brand, beside, side=Side.START, grow=beside), 0, ui.px(2), 0, ui.px(8))

    def _foot(self, mine: Sequence[Link], others: Sequence[Link]) -> Part:
        """The links, and at both ends of the last row what help there is, and the language."""
        ui = self.ui
        left, right = (
            picture(ui, ui.text(words, theme.SECOND, "regular", theme.FELT_SOFT))
            for words in (_("F1 shows the keys"), languages.name_of(i18n.current()))
        )
        return links_below(ui, [*mine, *others], len(others), (left, right))

    def _menu(self, width: int, room: int) -> Part:
        """The cards below, with pictures and lines as there is room."""
        ui = self.ui
        entries = (
            Entry(
                "practice",
                _("Practice"),
                _("A whole game with Nora, Walt and Ezra"),
                self._practice,
                home_art.practice,
                -0.8,
            ),
            Entry(
                "lessons", _("Lessons"), self._lessons_line(), self._door("courses"), home_art.lessons, 0.5
            ),
            Entry(
                "rules",
                _("House rules"),
                _("What each table plays, and your own"),
                self._door("rules", "", ""),
                home_art.rules,
                0.6,
            ),
            Entry(
                "settings",
                _("Settings"),
                _("Text size, cards, speed of play"),
                self._door("settings"),
                home_art.settings,
                -0.4,
            ),
        )
        for art_height, told in ((ui.px(78), True), (ui.px(56), True), (0, True), (0, False)):
            cards = menu(ui, entries, width, art_height, told)
            cards.fit(width)
            if cards.size[1] <= room:
                break
        return cards

    def _lessons_line(self) -> str:
        if self._waiting:
            return _("One after the other, or as you like")
        return course_line(self.services.lessons())

"""The first screen: a game at once, the course, a game that was left, and the ways to all else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Surface
from pygame.event import Event

from game import i18n
from game.client.draw import theme
from game.client.screens import glimpse, home_art
from game.client.screens.company import Company
from game.client.screens.frame import help_buttons
from game.client.screens.home_links import cards_words, is_lesson_main, links_below
from game.client.screens.invitation_card import invitation_card
from game.client.screens.panel_screen import PanelScreen
from game.client.screens.play_button import PlayButton
from game.client.screens.services import Services
from game.client.widgets.arrangements import Sized, cornered
from game.client.widgets.base import Widget
from game.client.widgets.buttons import LinkButton, RoundButton
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, FirstThatFits, Inset, Part, Row, Side, lay, space
from game.client.widgets.menu import Entry, Form, menu
from game.client.widgets.still import picture
from game.client.widgets.text import TextBlock
from game.i18n import _, languages
from game.pages.titles import daily_title, play_title
from game.presenters.lesson_entry import Invitation, course_line, five_minutes, invitation, next_lesson
from game.words import setting_line

if TYPE_CHECKING:
    from game.storage.evenings import SavedEvening
    from game.storage.journal import SavedGame

_LEFT = 0.52  # of the width, at most, for what stands beside the company
_NAME = 150  # of a learner before the settings, at most; large text leaves less beside the faces
_LARGE = 1.3  # of the usual size: the margins shrink

_FORMS = (
    (Form.TOLD, True, True, True), (Form.TITLED, True, True, True), (Form.BESIDE, True, True, True),
    (Form.BESIDE, False, True, True), (Form.BESIDE, True, False, True), (Form.TITLED, False, False, True),
    (Form.BESIDE, False, False, True), (Form.BARE, False, False, True),
    (Form.BESIDE, False, False, False), (Form.BARE, False, False, False),
)  # fmt: skip
"""How the page is laid out, from the roomiest form on.

The form of the cards below; room for all words above and on the two sheets; and the faces.
"""

_ROUTES = {
    "4": ("courses",), "5": ("cards",), "6": ("rules", "", ""), "7": ("progress",), "t": ("practice",),
    "a": ("asking",), "m": ("mix",), "r": ("records",), "g": ("glossary", ""), "l": ("learners",),
    "s": ("settings",), "c": ("cards",), "p": ("progress",), "d": ("drill",),
}  # fmt: skip
"""Where keys lead to."""

NAME = "Left Bower"  # the same in every language


class HomeScreen(PanelScreen):
    """A game at once, the next lesson, what was left, and the ways to everything else."""

    name = "home"
    first_focus = "play"
    returns_new = True  # progress may have changed

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services
        self._waiting = False  # shown before the lessons were read
        self._newcomer = False  # whether a lesson is the way in, and not a game

    def keys(self) -> list[tuple[str, str]]:
        return [
            ("1", _("play now")),
            ("2", _("your next lesson")),
            ("3", _("your game, or five minutes today")),
            ("4", _("all lessons")),
            ("5", _("memory cards")),
            ("6", _("house rules")),
            ("7", _("your play")),
            ("D", _("drill one kind of decision")),
            ("A", _("settle an argument")),
            ("R, L", _("games and records; learners")),
            ("G", _("the glossary")),
            ("S", _("settings")),
        ]

    @property
    def spoken(self) -> str:
        return _("Left Bower, home screen.")

    def handle(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and not event.mod & pygame.KMOD_CTRL:
            keys = {key: self._door(route, *about) for key, (route, *about) in _ROUTES.items()}
            keys |= {"1": self._play, "2": self._go_on}
            if second := self._second_door():
                keys["3"] = second
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

    def _door(self, route: str, *about: object) -> Callable[[], None]:
        return lambda: self.stage.go(route, *about)

    def _go_on(self) -> None:
        lesson = next_lesson(self.services.lessons())
        if lesson:
            self.stage.go("lesson", lesson.id)

    def _play(self) -> None:
        """A game at the table as it is set; one that was left unfinished is asked about first."""
        saved = self.services.saved_game()
        if saved is not None:
            from game.client.screens.messages import waiting_game

            self.stage.push(waiting_game(self.services, saved, self._deal))
        else:
            self._deal()

    def _deal(self) -> None:
        from game.client.screens.practice_door import new_table

        self.stage.push(new_table(self.services, self.services.settings().practice))

    def _second_door(self) -> Callable[[], None] | None:
        saved = self._saved()
        if saved is not None:
            return self._door("resume", saved)
        if self._night() is not None:
            return self._door("evening")
        return self._door("mix") if self._second().go else None

    def _saved(self) -> SavedGame | None:
        """The game that was left; it is looked for when the first picture has been seen."""
        return self.services.saved_game() if self.services.lessons_ready() else None

    def _night(self) -> SavedEvening | None:
        """The euchre night that was left."""
        return self.services.store.evenings.current() if self.services.lessons_ready() else None

    # -- layout ------------------------------------------------------------------------------

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        ui, mat = self.ui, self.ui.metrics.whole_mat
        inside = mat.inflate(-2 * ui.px(42 if ui.metrics.text < _LARGE else 26), -2 * ui.px(24))
        self._waiting = not self.services.lessons_ready()
        self._lesson_first = is_lesson_main(self.services)
        self.first_focus = "continue" if self._lesson_first else "play"
        page = FirstThatFits(*(partial(self._page, inside.w, *form) for form in _FORMS))
        return ui.ground([mat]).copy(), lay(Column(page, side=Side.FILL, grow=page), inside)

    def _page(self, width: int, form: Form, roomy: bool, told: bool, faces: bool) -> Part:
        """Everything; the cards below in one form, room for all words, and the faces of the company."""
        ui = self.ui
        upper = self._upper(width, roomy, faces)
        cards = Row(*self._cards(told), gap=ui.px(20), side=Side.FILL, even=True)
        below = menu(ui, self._entries(), 4, width, form)
        gap = ui.px(16 if roomy else 10)
        foot = Inset(self._foot(), 0, ui.px(14 if roomy else 10), 0, 0)
        return Column(upper, Inset(cards, 0, gap), below, foot, side=Side.FILL, grow=upper)

    def _upper(self, width: int, roomy: bool, faces: bool) -> Part:
        """The name and the way to a game; beside them the company, and in the corner what is for oneself."""
        ui, bar = self.ui, self._bar()
        gap = space(height=ui.px(18 if roomy else 6))
        forms = [(True, True)] if roomy else [(False, True), (False, False)]
        now = FirstThatFits(*(partial(self._now, *form) for form in forms))
        left: Part = Column(self._brand(roomy), gap, now, side=Side.FILL, grow=now)
        beside: Part = space()
        if faces:
            beside = Company(ui, (bar.best_width + ui.px(12), ui.metrics.hit))
            left = Sized(left, min(left.best_width, round(width * _LEFT)))
        elif left.best_width + bar.best_width > width:
            return Column(Row(free := space(), bar, grow=free), left, side=Side.FILL, grow=left)
        both = Row(left, beside, gap=ui.px(16), side=Side.FILL, grow=beside)
        return cornered(both, bar)

    def _bar(self) -> Part:
        """Settings and keys, and before them the learner's name if there are several."""
        ui, desk = self.ui, self.services.learners
        name = desk.now.name if len(desk.list.all()) > 1 else ""
        who = [self._learner(name)] if name else []
        bar = Row(*(RoundButton(ui, *each) for each in help_buttons(self, self.services)), gap=ui.px(12))
        return Row(*who, bar, gap=ui.px(16))

    def _learner(self, name: str) -> LinkButton:
        """The way to the learners; a long name keeps its beginning, and speech says it whole."""
        ui, shown = self.ui, name
        while ui.assets.text_width(shown, "semibold", ui.font(16)) > ui.px(_NAME / ui.metrics.text):
            shown = f"{shown.rstrip('…')[:-1]}…"
        link = LinkButton(ui, "learners", shown, self._door("learners"), on_felt=True)
        link.words = name
        return link

    def _now(self, roomy: bool, told: bool) -> Part:
        """The large button, what it deals if there is room, and the way to another table."""
        ui = self.ui
        height, main = 76 if roomy else 56, not self._lesson_first
        play = PlayButton(ui, "play", _("Play now"), self._play, height, main)
        between: Part = space(height=ui.px(12))
        if told:
            style = Style(theme.BODY, colour=theme.FELT_SOFT, line=1.3)
            words = TextBlock(ui, self._play_line(), style=style)
            between = Inset(words, 0, ui.px(14 if roomy else 8), 0, ui.px(2 if roomy else 0))
        change = LinkButton(ui, "practice", _("Change the table"), self._door("practice"), on_felt=True)
        return Row(Column(play, between, change))

    def _cards(self, roomy: bool) -> list[Part]:
        """The next lesson, and beside it the game that was left, or five minutes."""
        told = invitation(None if self._waiting else self.services.lessons())
        return [
            invitation_card(self.ui, told, "continue", "2", self._go_on, roomy),
            invitation_card(self.ui, self._second(), "second", "3", self._second_door(), roomy),
        ]

    def _second(self) -> Invitation:
        saved = self._saved()
        night = self._night() if saved is None else None
        if saved is None and night is None:
            return five_minutes() if self._waiting else self._five_minutes()
        from game.presenters.first_screen import left_behind  # the first picture waits for no table

        return left_behind(self.services.store, saved, night)

    def _five_minutes(self) -> Invitation:
        from game.course.memory.own_mistakes import any_due  # the first picture waits for no memory

        return five_minutes(self.services.lessons(), mistakes=any_due(self.services.store))

    def _play_line(self) -> str:
        if self._waiting:
            return " "  # as high as the line will be
        from game.presenters.first_screen import play_line

        return play_line(self.services.settings().practice, self.services.rulesets())

    def _brand(self, whole: bool) -> Part:
        """Hat and name; `whole` with a line below it."""
        ui = self.ui
        name = picture(ui, ui.text(NAME, theme.TITLE_HOME, "title", theme.CREAM))
        said = _("Sit down for euchre, the card game for four.")
        line = picture(ui, ui.text(said, theme.BODY, "regular", theme.FELT_SOFT))
        hat = ui.assets.furniture("hat", round(name.size[1] * 1.55))
        words = Column(name, line) if whole else name
        return Row(Inset(picture(ui, hat), ui.px(2), 0, ui.px(18), 0), words)

    def _foot(self) -> Part:
        """The other ways, and at both ends what help there is, and the language."""
        ui = self.ui
        left = picture(ui, ui.text(_("F1 shows the keys"), theme.SECOND, "regular", theme.FELT_SOFT))
        spoken = languages.name_of(i18n.current())
        right = LinkButton(ui, "language", spoken, self._door("languages"), on_felt=True)
        right.words = setting_line(_("Language"), spoken)
        links = [
            ("mix", _("Five minutes today"), self._door("mix")),
            ("drill", _("Drill"), self._door("drill")),
            ("daily", daily_title(), self._door("daily")),
            ("asking", _("Settle an argument"), self._door("asking")),
            ("glossary", _("Glossary"), self._door("glossary", "")),
            ("records", _("Games and records"), self._door("records")),
            ("evening", _("A euchre night"), self._door("evening")),
            ("club", _("Club night"), self._door("club")),
        ]
        return links_below(ui, links if self._saved() else links[1:], 5, (left, right))

    def _entries(self) -> tuple[Entry, ...]:
        """The cards below."""
        due, door = cards_words(self.services), self._door
        rules, play = _("Compare them or write your own"), _("How you're doing")
        return (
            Entry("lessons", _("Lessons"), self._lessons_line(), door("courses"), home_art.lessons),
            Entry("cards", _("Words and cards"), due, door("cards"), home_art.cards),
            Entry("rules", _("House rules"), rules, door("rules", "", ""), home_art.rules),
            Entry("progress", play_title(), play, door("progress"), home_art.progress),
        )

    def _lessons_line(self) -> str:
        if self._waiting:
            return _("One after another, or in any order")
        return course_line(self.services.lessons())

"""Memory cards, and the daily mix: the front asks, the back answers, and the learner says how it went."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Surface
from pygame.event import Event

from game.client.screens.decision import MistakeScreen
from game.client.screens.frame import help_buttons, top_bar
from game.client.screens.lesson import LessonScreen, ask_question
from game.client.screens.lesson_door import lesson_ruleset
from game.client.screens.list_form import ListForm
from game.client.screens.memory_pages.card_mat import Piles, mat_part
from game.client.screens.memory_pages.card_sheet import card_parts
from game.client.screens.messages import MessageScreen
from game.client.screens.panel_screen import PanelScreen
from game.client.screens.services import Services
from game.client.screens.stage import Screen
from game.client.widgets.base import Widget
from game.client.widgets.layout import lay
from game.i18n import _
from game.pages.memory import CardPage
from game.pages.mistake_list import mistakes_title
from game.presenters.lesson_use import SingleQuestion
from game.presenters.memory_cards import CardSitting, MixSitting
from game.presenters.own_mistake import OwnMistake, asked_again
from game.storage.mistakes import Mistake

_PAPER = 424  # as wide as the sheet is, as in theme


class CardsScreen(PanelScreen):
    """The cards of a sitting one after the other, its questions at their tables, then how it went."""

    name = "cards"
    first_focus = "turn"

    def __init__(self, services: Services, cards: CardSitting) -> None:
        super().__init__()
        self.name = cards.name
        self.services, self.cards = services, cards
        self._form = ListForm(self.press, self.rebuild)
        self._asking: LessonScreen | MistakeScreen | None = None

    @property
    def spoken(self) -> str:
        return self.cards.spoken

    @property
    def page_id(self) -> object:
        return self.cards.sitting.number, self.cards.turned

    def keys(self) -> list[tuple[str, str]]:
        return self.cards.keys()

    def enter(self) -> None:
        """Back from a question, answered or not."""
        if self._asking is not None:
            asked, self._asking = self._asking, None
            if isinstance(asked, MistakeScreen):
                self.cards.sitting.decided(asked.right)
            else:
                self.cards.sitting.pass_on(asked.answered)
            self._lay_next()

    def leave(self) -> None:
        super().leave()
        if self._asking is None:
            self.cards.rest()

    def tick(self, dt: float) -> bool:
        self.cards.look()
        return super().tick(dt)

    # -- what is done --------------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        card = self.cards.card
        if event.type == pygame.KEYDOWN and card is not None and not event.mod & pygame.KMOD_CTRL:
            typed = getattr(event, "unicode", "").lower()
            if self.cards.turned and typed in ("1", "2", "3"):
                self.press(f"answer {typed}")
                return True
            if not self.cards.turned and event.key == pygame.K_SPACE:
                self.press("turn")
                return True
            if typed == "g" and card.term:
                self.press("glossary")
                return True
        return super().handle(event)

    def press(self, id: str) -> None:
        """A button or link by its id."""
        card = self.cards.card
        if id == "leave":
            self.stage.pop()
        elif id in ("lessons", "cards", "again"):
            route = {"lessons": "courses", "again": "mix"}.get(id, id)
            self.stage.replace(self.services.open(route))
        elif id == "glossary" and card is not None:
            self.stage.go("glossary", card.term)
        elif id == "rule" and card is not None:
            self.stage.go("rules", card.ruleset, card.clauses[0])
        elif id.startswith("term "):
            self.stage.go("glossary", id.removeprefix("term "))
        else:
            self.cards.act(id)
            self._lay_next(turned=id == "turn")

    def _lay_next(self, turned: bool = False) -> None:
        """What comes now; a question that cannot be asked any more is left out."""
        self.cards.look()
        while (item := self.cards.question or self.cards.mistake) is not None:
            if isinstance(item, Mistake):
                if self._ask_mistake(item):
                    return
                continue
            sitting, ruleset = self.cards.sitting, lesson_ruleset(self.services)
            use = SingleQuestion(sitting.number, sitting.total, self.cards.heading[0])
            self._asking = ask_question(self.services, ruleset, item.file, item.step_id, use)
            if self._asking is not None:
                self.stage.push(self._asking)
                return
            sitting.pass_on(answered=False)
        if not turned:
            self.panel.focus_key = self.first_focus
        self.rebuild()

    def _ask_mistake(self, mistake: Mistake) -> bool:
        """Opens the table of an own mistake; one that cannot be dealt any more is left out."""
        found = self.cards.table_of(mistake)
        if found is None:
            self.cards.sitting.decided(None)
            return False
        self._asking = MistakeScreen(self.services, *found)
        self.stage.push(self._asking)
        return True

    # -- layout --------------------------------------------------------------------------------

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        ui, metrics, cards = self.ui, self.ui.metrics, self.cards
        bar = top_bar(ui, *cards.heading, self.stage.pop, help_buttons(self, self.services))
        page = cards.page()
        shows = isinstance(page, CardPage)
        mat, sheet = metrics.split(_PAPER) if shows else (metrics.mat, metrics.sheet)
        ground = ui.ground([mat], [] if shows else [sheet]).copy()
        piles = Piles(cards.sitting.number - 1, cards.sitting.left)
        inside = mat.inflate(-2 * ui.px(36), -2 * ui.px(28))
        bar += lay(mat_part(ui, cards.card, cards.turned, piles), inside)
        if isinstance(page, CardPage):
            return ground, [*bar, *lay(card_parts(ui, page, self.press), sheet)]
        return ground, [*bar, *self._form.sheet_of(ui, page)]


def open_cards(services: Services, word: str = "") -> CardsScreen:
    """The cards that are due, or that of a word of the glossary by its id."""
    return CardsScreen(services, CardSitting(services.store, word))


def open_mistake(services: Services, mistake: Mistake) -> Screen:
    """An own mistake at its table, due or not; a message where it cannot be dealt any more."""
    asked = asked_again(mistake)
    if asked is None:
        return MessageScreen(mistakes_title(), _("Left Bower can't deal this hand again."))
    return MistakeScreen(services, asked, OwnMistake(services.store, mistake, mistakes_title()))


def open_mix(services: Services) -> CardsScreen:
    """About five minutes of what is due and what went wrong."""
    screen = CardsScreen(services, MixSitting(services.store, services.worker))
    screen.panel.focus_key = "start"
    return screen

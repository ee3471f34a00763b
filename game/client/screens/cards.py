"""Memory cards: the front asks, the back answers, and the learner says how it went."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.client.screens.frame import help_buttons, top_bar
from game.client.screens.list_form import ListForm
from game.client.screens.memory_pages.card_mat import Piles, draw_mat
from game.client.screens.memory_pages.card_sheet import CardPage, answer_words, lay_card
from game.client.screens.services import Services
from game.client.screens.stage import PanelScreen
from game.client.widgets.base import Widget
from game.course.memory.cards import MemoryCard, term_card_id
from game.course.memory.mix import CardItem, Item
from game.course.memory.scheduling import Answered
from game.course.memory.sitting import Sitting
from game.course.memory.telling import standing_lines, tally_lines
from game.i18n import _, format_number, ngettext
from game.pages.lines import Sheet, notes
from game.pages.page import Button
from game.presenters import learning

_PAPER = 424  # as wide as the sheet is, as in theme
_AT_ONCE = 5
"""New cards that are taken up with one press."""


class CardsScreen(PanelScreen):
    """The cards that are due, one after the other; then what is still to come."""

    name = "cards"
    first_focus = "turn"

    def __init__(self, services: Services, word: str = "") -> None:
        """With the id of a word of the glossary its card alone is practised, due or not."""
        super().__init__()
        self.services = services
        self.deck = learning.deck_of(services.store)
        self._word = word
        self.sitting = Sitting(self.deck, self.items())
        self.turned = False
        self.form = ListForm(self.press, self.rebuild)

    def items(self) -> Iterable[Item]:
        """What lies ready."""
        card = self.deck.card(term_card_id(self._word)) if self._word else None
        if card is not None:
            self.deck.take_up(card)
            return [CardItem(card)]
        return [CardItem(card) for card in self.deck.due()]

    @property
    def card(self) -> MemoryCard | None:
        """The card that lies uppermost."""
        return self.sitting.now.card if isinstance(self.sitting.now, CardItem) else None

    @property
    def heading(self) -> tuple[str, str]:
        """Title and second line of the bar."""
        count = self.deck.standing().taken
        return _("Memory cards"), ngettext("{n} card", "{n} cards", count).format(n=format_number(count))

    @property
    def spoken(self) -> str:
        if self.card is None:
            return self.heading[0]
        return f"{self.card.front}. {self.card.back if self.turned else self.card.ask}"

    def keys(self) -> list[tuple[str, str]]:
        words = answer_words()
        return [
            (_("Space"), _("show the answer")),
            ("1", words[Answered.NOT_YET]),
            ("2", words[Answered.NEARLY]),
            ("3", words[Answered.KNEW_IT]),
            ("G", _("this word in the glossary")),
        ]

    # -- what is done --------------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and self.card is not None and not event.mod & pygame.KMOD_CTRL:
            typed = getattr(event, "unicode", "")
            if self.turned and typed in ("1", "2", "3"):
                self.answer(Answered(int(typed)))
                return True
            if not self.turned and event.key == pygame.K_SPACE:
                self.turn()
                return True
            if typed.lower() == "g" and self.card.term:
                self.open_term(self.card.term)
                return True
        return super().handle(event)

    def turn(self) -> None:
        """Shows the back."""
        self.turned = True
        self.rebuild()

    def answer(self, answered: Answered) -> None:
        """Keeps what the learner says and lays the next card."""
        self.sitting.answer(answered)
        self.lay_next()

    def lay_next(self) -> None:
        """The next card, its front up."""
        self.turned, self.panel.focus_key = False, "turn"
        self.rebuild()

    def take_new(self) -> None:
        """Takes up the next new cards and begins with them."""
        self.deck.take_up(*self.deck.fresh(_AT_ONCE))
        self.sitting = Sitting(self.deck, [CardItem(card) for card in self.deck.due()])
        self.lay_next()

    def open_term(self, term_id: str) -> None:
        self.stage.go("glossary", term_id)

    # -- layout --------------------------------------------------------------------------------

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        ui, metrics = self.ui, self.ui.metrics
        title, sub = self.heading
        parts = top_bar(ui, title, sub, self.stage.pop, help_buttons(self, self.services))
        mat, sheet = (metrics.mat, metrics.sheet) if self.card is None else metrics.split(_PAPER)
        sheets: list[Rect] = [sheet] if self.card is None else []
        ground = ui.ground([mat], sheets).copy()
        piles = Piles(self.sitting.number - 1, self.sitting.left)
        draw_mat(ui, ground, mat, self.card, self.turned, piles)
        if self.card is None:
            return ground, [*parts, *self.between()]
        return ground, [*parts, *lay_card(ui, ground, sheet, self._page(self.card))]

    def between(self) -> list[Widget]:
        """The sheet when no card lies there: at the end, or where there is none to look at."""
        standing, fresh = self.deck.standing(), self.deck.fresh(_AT_ONCE)
        more = ngettext("Take {n} new card", "Take {n} new cards", len(fresh)).format(
            n=format_number(len(fresh))
        )
        buttons = [(Button("new", more, main=True),)] if fresh else []
        buttons.append((Button("leave", _("Back")),))
        if not standing.taken:
            title = _("No cards yet")
            told = [
                _("Words you meet in lessons become cards here, and so does every word you open."),
                _("You can also begin now, with the ranks of the cards and the rules of your table."),
            ]
        else:
            title, told = _("That is all for now"), self.told()
        sheet = Sheet(_("Your tutor"), _("Memory cards"), title, notes(told), tuple(buttons))
        return self.form.sheet_of(self.ui, sheet)

    def press(self, pressed: str) -> None:
        """A button of that sheet."""
        if pressed == "new":
            self.take_new()
        else:
            self.stage.pop()

    def told(self) -> list[str]:
        """How the sitting went, and what comes next."""
        standing = standing_lines(self.deck.standing(), self.services.store.now())
        return [*tally_lines(self.sitting.tally), *standing]

    def _page(self, card: MemoryCard) -> CardPage:
        kept = self.deck.kept(card)
        where = _("Card {number} of {total}")
        coming = self.deck.coming(card).items()
        return CardPage(
            card,
            self.turned,
            where.format(number=format_number(self.sitting.number), total=format_number(self.sitting.total)),
            _("new") if kept is None or not kept.memory else _("due"),
            {answered: learning.ahead(self.services.store, due) for answered, due in coming},
            self.turn,
            self.answer,
            self.open_term,
            tuple(self._more(card)),
        )

    def _more(self, card: MemoryCard) -> Iterable[tuple[str, Callable[[], None]]]:
        """Where to read on about a card."""
        if card.term:
            yield _("See it in the glossary"), partial(self.open_term, card.term)
        elif card.ruleset and card.clauses:
            # NOTE: opens a numbered clause of a rules document, for example "Read DAN-10"
            words = _("Read {id}").format(id=card.clauses[0])
            yield words, lambda: self.stage.go("rules", card.ruleset, card.clauses[0])

"""A hand looked at again: its decisions marked, what each cost, and ways to try or ask further."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame
from pygame import Surface
from pygame.event import Event

from game.client.draw import theme
from game.client.screens.frame import BarButton, help_buttons, top_bar
from game.client.screens.messages import MessageScreen
from game.client.screens.panel_screen import PanelScreen
from game.client.screens.review_pages.hand_parts import HandParts, head_part
from game.client.screens.review_pages.questions import LevelsScreen, WhyScreen
from game.client.screens.review_pages.strip import Strip
from game.client.screens.services import Services
from game.client.screens.stage import Screen
from game.client.widgets.base import Widget
from game.client.widgets.buttons import LinkButton
from game.client.widgets.layout import Column, Side, lay
from game.i18n import _, format_number
from game.pages.page import Paragraph
from game.pages.slips_seen import slips_page
from game.presenters.hand_reviews import Reviews
from game.presenters.lesson_list import catalogue
from game.presenters.review import ReviewedHand

_KEYS = {
    pygame.K_p: "again", pygame.K_o: "others", pygame.K_w: "why", pygame.K_s: "step",
    pygame.K_n: "next-decision", pygame.K_a: "all-hands", pygame.K_PAGEUP: "hand-before",
    pygame.K_PAGEDOWN: "hand-after", pygame.K_LEFT: "left", pygame.K_RIGHT: "right", pygame.K_f: "slips",
    pygame.K_m: "lesson",
}  # fmt: skip


class ReviewScreen(PanelScreen):
    """One hand of a record with the decisions of one seat. Other hands are a key away."""

    name = "review"

    def __init__(
        self, services: Services, reviews: Reviews, title: str, number: int, listed: Screen | None = None
    ) -> None:
        """`number` is the place of the hand in the record; `listed` lists its hands."""
        super().__init__()
        self.services, self.title = services, title
        self.shown = ReviewedHand(reviews, number)
        self._listed = listed
        self._building = False
        self._news = False  # whether something was found that is not shown yet

    @property
    def spoken(self) -> str:
        words = self.shown.words
        return f"{words.title()}. {words.cost(self.shown.found)}"

    # -- time --------------------------------------------------------------------------------

    def enter(self) -> None:
        self.shown.reviews.want(self.shown.number)

    def leave(self) -> None:
        self.shown.reviews.cancel()

    def tick(self, dt: float) -> bool:
        self._news = self.shown.reviews.poll() or self._news
        if self._news and not self.panel.held:
            self._news = False
            self.rebuild()
        return super().tick(dt)

    # -- what is done ------------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        if super().handle(event):
            return True
        if event.type != pygame.KEYDOWN or event.key not in _KEYS:
            return False
        self.press(_KEYS[event.key])
        return True

    def keys(self) -> list[tuple[str, str]]:
        return [
            (_("Left, Right"), _("another trick, or the calling")),
            ("P", _("play it again from here")),
            ("O", _("what others would do")),
            ("W", _("why the others played as they did")),
            ("S", _("step through it at the table")),
            ("N", _("the next decision in a column")),
            ("F", _("what slips there were")),
            ("M", _("make a lesson of this")),
            (_("Page Up, Page Down"), _("the previous or next hand")),
            ("A", _("all hands")),
            ("F6", _("next part of the screen")),
        ]

    def press(self, id: str) -> None:
        """A button, link or key by its id."""
        shown = self.shown
        if id in ("left", "right"):
            self.choose(shown.column.number + (1 if id == "right" else -1))
        elif id in ("hand-before", "hand-after"):
            self.go(shown.number + (1 if id == "hand-after" else -1))
        elif id == "all-hands":
            self._list_hands()
        elif id == "luck":
            assert shown.found is not None
            self.stage.push(MessageScreen(_("Luck and skill"), shown.words.luck_explained(shown.found)))
        elif id in (button.id for button in shown.buttons()):
            self._ask(id)

    def _ask(self, id: str) -> None:
        """One of the things that can be done about the open decision."""
        shown = self.shown
        judged = shown.judged(shown.column)
        if id == "again":
            self.stage.go("position", *shown.again())
        elif id == "others" and judged is not None:
            self.stage.push(LevelsScreen(self.services, judged, shown.hand.names))
        elif id == "why":
            self.stage.push(WhyScreen(shown.words, shown.column, shown.reviews.levels))
        elif id == "lesson":
            self.stage.go("new_lesson", shown.lesson(self._where()))
        elif id == "slips":
            page = slips_page(shown.hand)
            text = "\n\n".join(block.text for block in page.blocks if isinstance(block, Paragraph))
            self.stage.push(MessageScreen(page.title, text))
        elif id == "step":
            self.stage.go(
                "replay", shown.reviews.record, self.title, 0, shown.number, shown.step, shown.hand.seat
            )
        else:
            self.next_decision(shown.column.number)

    def choose(self, number: int) -> None:
        """Opens a column."""
        if not self._building and self.shown.choose(number):
            self.rebuild()

    def next_decision(self, number: int) -> None:
        """The next decision of a column that is pressed."""
        self.shown.choose(number)
        if self.shown.next_decision():
            self.rebuild()

    def go(self, number: int) -> None:
        """Another hand of the record."""
        if self.shown.go(number):
            self.shown.reviews.want(number)
            self.rebuild()

    def _list_hands(self) -> None:
        if self._listed is None:
            return
        if self._listed in self.stage.screens:
            self.stage.pop()
        else:
            self.stage.replace(self._listed)

    # -- layout ------------------------------------------------------------------------------

    def rebuild(self) -> None:
        if self.panel.focus_key.startswith("column ") or not self.panel.widgets:
            self.panel.focus_key = f"column {self.shown.column.number}"
        self._building = True
        super().rebuild()
        self._building = False

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        ui, shown, mat = self.ui, self.shown, self.ui.metrics.wide_mat
        inside = mat.inflate(-2 * ui.px(28), -2 * ui.px(22))
        bar = top_bar(ui, _("After the hand"), self._where(), self.stage.pop, self._bar())
        texts = {column.number: shown.opened(column, self._term) for column in shown.columns}
        strip = Strip(ui, texts[shown.column.number], shown.buttons(), self.press, self._open_term)
        low = strip.height(inside.w, [opened.text for opened in texts.values()])
        head = head_part(ui, shown, shown.words.cost(shown.found), self._luck())
        hand = HandParts(ui, shown, strip.part(), low).part(self.choose, self.next_decision)
        page = Column(head, hand, side=Side.FILL, grow=hand)
        return ui.ground([mat]).copy(), [*bar, *lay(page, inside)]

    def _where(self) -> str:
        deals = self.shown.reviews.record.deals
        if len(deals) < 2:
            return self.title
        # NOTE: the title of a game, and which of its hands is looked at
        return _("{title}, hand {n} of {total}").format(
            title=self.title, n=format_number(self.shown.number + 1), total=format_number(len(deals))
        )

    def _bar(self) -> list[BarButton]:
        buttons = [
            ("hand-before", "caret_up", _("Previous hand")),
            ("hand-after", "caret", _("Next hand")),
        ]
        if self._listed is not None:
            buttons.append(("all-hands", "cards", _("All hands")))
        if len(self.shown.reviews.record.deals) < 2:
            buttons = []
        own = [(id, icon, words, partial(self.press, id)) for id, icon, words in buttons]
        return [*own, *help_buttons(self, self.services)]

    def _luck(self) -> LinkButton | None:
        """The line about luck and skill, which opens its explanation."""
        words = self.shown.words.luck(self.shown.found)
        if not words:
            return None
        explain = partial(self.press, "luck")
        link = LinkButton(self.ui, "luck", words, explain, size=theme.SECOND, on_felt=True)
        return link.within("head")

    def _term(self, term: str) -> str:
        return catalogue().glossary.title(term) if self.services.lessons_ready() else ""

    def _open_term(self, term: str) -> None:
        self.stage.go("glossary", term)

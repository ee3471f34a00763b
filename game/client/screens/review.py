"""A hand looked at again: its decisions marked, what each cost, and ways to try or ask further."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.screens.frame import BarButton, help_buttons, top_bar
from game.client.screens.messages import Answer, MessageScreen
from game.client.screens.replay import ReplayScreen
from game.client.screens.review_pages.columns import Column, columns_of
from game.client.screens.review_pages.drawing import HandPicture, Layout
from game.client.screens.review_pages.more import LevelsScreen
from game.client.screens.review_pages.reviews import Reviews
from game.client.screens.review_pages.strip import Link, Opened, Strip
from game.client.screens.review_pages.texts import Words
from game.client.screens.review_pages.verdict import VerdictCard
from game.client.screens.review_pages.why import WhyScreen
from game.client.screens.services import Services
from game.client.screens.stage import PanelScreen
from game.client.widgets.base import Widget
from game.client.widgets.buttons import LinkButton
from game.i18n import _, format_number
from game.presenters.lesson_list import catalogue
from game.rules.seats import Seat
from game.tutor.review import HandReview, Judged, setup_from

_LINK_KEYS = {
    "again": pygame.K_p, "others": pygame.K_o, "why": pygame.K_w, "step": pygame.K_s,
    "next-decision": pygame.K_n,
}  # fmt: skip


class ReviewScreen(PanelScreen):
    """One hand of a record with the decisions of one seat. Other hands are a key away."""

    name = "review"

    def __init__(
        self,
        services: Services,
        reviews: Reviews,
        title: str,
        number: int,
    ) -> None:
        """`number` is the place of the hand in the record."""
        super().__init__()
        self.services, self.reviews, self.title = services, reviews, title
        self.all_hands: Callable[[], None] | None = None  # opens the list of them
        self._building = False
        self._news = False  # whether something was found that is not shown yet
        self._go(number)

    # -- what is looked at -------------------------------------------------------------------

    def _go(self, number: int) -> None:
        self.number = number
        self.hand = self.reviews.hand(number)
        self.words = Words(self.hand)
        self._sorted: tuple[HandReview | None, tuple[Column, ...]] | None = None
        self._column: int | None = None  # chosen by the learner; None: the costliest
        self._places: dict[int, int] = {}  # which decision of a column is shown, where one was chosen

    @property
    def review(self) -> HandReview | None:
        """What is known of the hand by now."""
        return self.reviews.of(self.number)

    @property
    def columns(self) -> tuple[Column, ...]:
        review = self.review
        if self._sorted is None or self._sorted[0] is not review:
            judged = review.judged if review is not None else ()
            done = review is not None and review.complete
            self._sorted = (review, columns_of(self.hand.deal, judged, done))
        return self._sorted[1]

    @property
    def column(self) -> Column:
        """The column opened in the strip."""
        columns = self.columns
        if self._column is not None and self._column < len(columns):
            return columns[self._column]
        worst = self.review.costliest if self.review else None
        return next((each for each in columns if worst in each.judged), columns[0])

    def place(self, column: Column) -> int:
        """Which of a column's decisions is shown."""
        chosen = self._places.get(column.number, column.costliest)
        return min(chosen, len(column.judged) - 1)

    def judged(self, column: Column) -> Judged | None:
        return column.judged[self.place(column)] if column.judged else None

    @property
    def spoken(self) -> str:
        return f"{self.words.title()}. {self.words.cost(self.review)}"

    # -- time --------------------------------------------------------------------------------

    def enter(self) -> None:
        self.reviews.want(self.number)

    def leave(self) -> None:
        self.reviews.cancel()

    def tick(self, dt: float) -> bool:
        self._news = self.reviews.poll() or self._news
        if self._news and not self.panel.held:
            self._news = False
            self.rebuild()
        return super().tick(dt)

    # -- choosing ----------------------------------------------------------------------------

    def choose(self, number: int) -> None:
        """Opens a column in the strip."""
        if not self._building and number != self.column.number:
            self._column = number
            self.rebuild()

    def press(self, number: int) -> None:
        """The column that is open shows its next decision."""
        column = self.columns[number]
        if len(column.judged) > 1:
            self._column = number
            self._places[number] = (self.place(column) + 1) % len(column.judged)
            self.rebuild()

    def go(self, number: int) -> None:
        """Another hand of the record."""
        if 0 <= number < len(self.reviews.record.deals):
            self._go(number)
            self.reviews.want(number)
            self.rebuild()

    def handle(self, event: Event) -> bool:
        return super().handle(event) or (event.type == pygame.KEYDOWN and self._shortcut(event.key))

    def _shortcut(self, key: int) -> bool:
        moves: dict[int, Callable[[], None]] = {
            pygame.K_PAGEUP: lambda: self.go(self.number - 1),
            pygame.K_PAGEDOWN: lambda: self.go(self.number + 1),
            pygame.K_LEFT: lambda: self._beside(-1),
            pygame.K_RIGHT: lambda: self._beside(1),
        }
        opened = self._opened()
        for link in (*opened.links, *([opened.main] if opened.main else [])):
            moves[_LINK_KEYS[link[0]]] = link[2]
        if self.all_hands is not None:
            moves[pygame.K_a] = self.all_hands
        if key not in moves:
            return False
        moves[key]()
        return True

    def _beside(self, way: int) -> None:
        self.choose(max(0, min(len(self.columns) - 1, self.column.number + way)))

    def keys(self) -> list[tuple[str, str]]:
        return [
            (_("Left, Right"), _("another trick, or the calling")),
            ("P", _("play it again from here")),
            ("O", _("what others would do")),
            ("W", _("why the others played as they did")),
            ("S", _("step through at the table")),
            ("N", _("the next decision of a column")),
            (_("Page Up, Page Down"), _("the hand before or after")),
            ("A", _("all hands")),
            ("F6", _("next part of the screen")),
        ]

    # -- layout ------------------------------------------------------------------------------

    def rebuild(self) -> None:
        if self.panel.focus_key.startswith("column ") or not self.panel.widgets:
            self.panel.focus_key = f"column {self.column.number}"
        self._building = True
        super().rebuild()
        self._building = False

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        ui, mat = self.ui, self.ui.metrics.wide_mat
        ground = ui.ground([mat]).copy()
        inside = mat.inflate(-2 * ui.px(28), -2 * ui.px(22))
        parts = top_bar(ui, _("After the hand"), self._where(), self.stage.pop, self._bar())
        picture = HandPicture(ui, self.words, self.columns, {c.number: self.place(c) for c in self.columns})
        strip = Strip(ui, self._opened(), inside.w, self._open_term)
        luck = self._luck(ui)
        top = picture.draw_head(ground, inside, self.words.cost(self.review), luck)
        low = strip.height(self._text(column) for column in self.columns)
        layout = picture.arrange(Rect(inside.x, top, inside.w, inside.bottom - top), low)
        picture.draw(ground, layout)
        ui.lay_sheet(ground, layout.strip)
        parts += self._cards(ui, picture, layout)
        return ground, [*parts, *([luck] if luck else []), *strip.place(layout.strip)]

    def _cards(self, ui: Ui, picture: HandPicture, layout: Layout) -> list[Widget]:
        chosen = self.column.number
        return [
            VerdictCard(
                ui,
                number,
                picture.verdicts[number].shortened(number in layout.brief),
                rect.w,
                layout.sentences[number],
                number == chosen,
                self.choose,
                self.press,
            ).place(*rect.topleft, *rect.size)
            for number, rect in layout.cards.items()
        ]

    def _where(self) -> str:
        deals = self.reviews.record.deals
        if len(deals) < 2:
            return self.title
        # NOTE: the title of a game, and which of its hands is looked at
        return _("{title}, hand {n} of {total}").format(
            title=self.title, n=format_number(self.number + 1), total=format_number(len(deals))
        )

    def _bar(self) -> list[BarButton]:
        help_parts = help_buttons(self, self.services)
        if len(self.reviews.record.deals) < 2:
            return help_parts
        return [
            ("hand-before", "caret_up", _("The hand before"), lambda: self.go(self.number - 1)),
            ("hand-after", "caret", _("The hand after"), lambda: self.go(self.number + 1)),
            *([("all-hands", "cards", _("All hands"), self.all_hands)] if self.all_hands else []),
            *help_parts,
        ]

    def _luck(self, ui: Ui) -> LinkButton | None:
        """The line about luck and skill, which opens its explanation."""
        words = self.words.luck(self.review)
        if not words or self.review is None:
            return None
        return LinkButton(ui, "luck", words, self._explain_luck, size=theme.SECOND, on_felt=True, zone="head")

    def _explain_luck(self) -> None:
        assert self.review is not None
        told = self.words.luck_explained(self.review)
        self.stage.push(MessageScreen(_("Luck and skill"), told, [Answer(_("Close"))]))

    # -- the strip ---------------------------------------------------------------------------

    def _opened(self) -> Opened:
        column = self.column
        judged = self.judged(column)
        title, text = self.words.opened(column, judged)[0], self._text(column)
        links: list[Link] = []
        main: Link | None = None
        if judged is not None and not judged.untold:
            main = ("again", _("Play it again"), lambda: self._try(judged))
            if len(judged.view.legal) > 1:
                links.append(("others", _("What would others do?"), lambda: self._ask_levels(judged)))
        links.append(("why", _("Why did they?"), lambda: self._ask_why(column)))
        links.append(("step", _("Step through"), lambda: self._step_through(column, judged)))
        if len(column.judged) > 1:
            links.append(("next-decision", _("Next decision here"), lambda: self.press(column.number)))
        return Opened(title, text, self.words.shown(judged), links, main)

    def _text(self, column: Column) -> str:
        """What the strip says of a column below its title."""
        judged = self.judged(column)
        text = self.words.opened(column, judged)[1]
        return text if judged is None else self.words.linked(text, judged, self._term_title)

    def _term_title(self, term: str) -> str:
        return catalogue().glossary.title(term) if self.services.lessons_ready() else ""

    def _open_term(self, term: str) -> None:
        self.stage.go("glossary", term)

    def _try(self, judged: Judged) -> None:
        steps = self.hand.steps
        setup = setup_from(steps, judged.step)
        ruleset, earlier = steps[0][0].ruleset, self.hand.deal.last.award
        self.stage.go("position", ruleset, setup, earlier, self.reviews.company)

    def _ask_levels(self, judged: Judged) -> None:
        self.stage.push(LevelsScreen(self.services, judged, self.hand.names))

    def _ask_why(self, column: Column) -> None:
        self.stage.push(WhyScreen(self.words, column, self.reviews.levels))

    def _step_through(self, column: Column, judged: Judged | None) -> None:
        screen = ReplayScreen(self.services, self.reviews.record, self.title)
        screen.replay.deal, screen.replay.eyes = self.number, Seat.SOUTH
        screen.replay.done = judged.step if judged is not None else column.steps[0] if column.steps else 0
        self.stage.push(screen)

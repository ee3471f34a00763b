"""All hands of a game looked at again: what each one cost, and the way to any of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from game import i18n
from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.screens.frame import help_buttons, top_bar
from game.client.screens.review import ReviewScreen
from game.client.screens.review_pages.reviews import Reviews
from game.client.screens.review_pages.texts import Words
from game.client.screens.review_pages.verdict import Pill
from game.client.screens.services import Services
from game.client.screens.stage import PanelScreen
from game.client.widgets.base import Widget
from game.client.widgets.buttons import BRASS, Button, ButtonStyle
from game.client.widgets.flow import Style
from game.client.widgets.row_list import ListState, Row, RowList
from game.client.widgets.scroll import ScrollArea
from game.client.widgets.text import TextBlock
from game.i18n import _, format_number, ngettext
from game.rules.seats import Seat
from game.tutor.action_words import signed
from game.tutor.review import HandReview, Mark, mark_of, together
from game.tutor.review import words as told
from game.words.markup import plain

_LONGEST_BAR = 2.0  # points lost that fill the bar of a row


class HandRow(Row):
    """A hand in the list: its number, what was made, its mistakes, and what it cost as a bar and a figure."""

    def __init__(
        self,
        ui: Ui,
        number: int,
        title: str,
        found: HandReview | None,
        width: int,
        on_open: Callable[[int], None],
    ) -> None:
        super().__init__(ui, f"hand {number}", width)
        self._number, self._on_open, self._found = number, on_open, found
        self._pad = ui.px(18)
        done = found is not None and found.complete
        tells = found is not None and done and (found.cost > 0 or not found.doubtful)
        cost = told.short_cost(found.cost) if found is not None and tells else ""
        pill = _mistakes(found) if found is not None and done else _("Thinking")
        mark = (_worst(found) if found else None) if done else None
        inner = width - 2 * self._pad - ui.px(8)
        self._cost = TextBlock(ui, cost, None, Style(theme.SECOND, "semibold", theme.SOFT, 1.2))
        self._pill = Pill(ui, pill, mark, round(inner * 0.36), theme.LEAST)
        self._beside = max(ui.px(96), self._cost.size[0])
        self._bar = ui.px(7)
        head = _("**Hand {n}** {title}").format(n=format_number(number + 1), title=title)
        room = inner - self._beside - self._pill.size[0] - ui.px(30)
        self._stacked = room < inner * 0.4
        self._title = TextBlock(ui, head, inner if self._stacked else room, Style(theme.BODY, line=1.25))
        marks = max(self._pill.size[1], self._cost.size[1] + self._bar + ui.px(4))
        self._marks = marks
        high = self._title.size[1] + ui.px(6) + marks if self._stacked else max(self._title.size[1], marks)
        self.height = max(high + ui.px(20), ui.metrics.at_least(48, theme.HIT))
        self._words = ". ".join(each for each in (plain(head), pill, cost) if each)

    @property
    def spoken(self) -> str:
        return self._words

    def press(self, pos: tuple[int, int]) -> None:
        self._on_open(self._number)

    def activate(self) -> None:
        self._on_open(self._number)

    def draw(self, surface: Surface, rect: Rect) -> None:
        ui = self.ui
        left, right = rect.x + self._pad, rect.right - self._pad - ui.px(8)
        if self._stacked:
            top = rect.centery - (self._title.size[1] + ui.px(6) + self._marks) // 2
            surface.blit(self._title.picture(), (left, top))
            middle = top + self._title.size[1] + ui.px(6) + self._marks // 2
        else:
            middle = rect.centery
            surface.blit(self._title.picture(), (left, middle - self._title.size[1] // 2))
        place = Rect(right - self._beside, middle - self._marks // 2, self._beside, self._marks)
        words = self._cost.picture()
        surface.blit(words, words.get_rect(topright=place.topright))
        if self._found is not None and self._found.complete:
            self._draw_bar(surface, Rect(place.x, place.bottom - self._bar, place.w, self._bar))
        at = left if self._stacked else place.x - ui.px(16) - self._pill.size[0]
        self._pill.draw(surface, at, middle - self._pill.size[1] // 2)

    def _draw_bar(self, surface: Surface, place: Rect) -> None:
        assert self._found is not None
        radius, k = place.h / 2, self.ui.metrics.k
        surface.blit(self.ui.box(place.size, Box(radius, theme.TROUGH, theme.HAIR, max(1.0, k))), place)
        share = min(1.0, self._found.cost / _LONGEST_BAR)
        if share > 0:
            long = Rect(place.x, place.y, max(place.h, round(place.w * share)), place.h)
            tone = theme.CLAY if self._found.mistakes else theme.BRASS_DARK
            surface.blit(self.ui.box(long.size, Box(radius, tone)), long)


def _told(count: int) -> list[str]:
    if not count:
        return []
    text = ngettext("{n} more decision was told by a hint.", "{n} more decisions were told by a hint.", count)
    return [text.format(n=format_number(count))]


def _mistakes(found: HandReview) -> str:
    if found.mistakes:
        text = ngettext("{n} mistake", "{n} mistakes", found.mistakes)
        return text.format(n=format_number(found.mistakes))
    if found.doubtful:
        return _("Not judged")
    return _("No mistake") if found.judged else _("No choice")


def _worst(found: HandReview) -> Mark:
    if found.mistakes:
        return Mark.MISTAKE
    if found.doubtful:
        return Mark.UNKNOWN
    if not found.judged:
        return Mark.ONLY
    return Mark.BEST if mark_of(found.cost) is Mark.BEST else Mark.GOOD


class GameReviewScreen(PanelScreen):
    """The hands as a list on paper, what they cost together beside it."""

    name = "review-game"
    first_focus = "hands"

    def __init__(self, services: Services, reviews: Reviews, title: str) -> None:
        super().__init__()
        self.services, self.reviews, self.title = services, reviews, title
        self._list = ListState()
        self._rows: dict[int, tuple[object, HandRow]] = {}  # with what they were made of
        self._news = False  # whether something was found that is not shown yet

    @property
    def spoken(self) -> str:
        return " ".join([_("After the game"), *map(plain, self._sums())])

    def keys(self) -> list[tuple[str, str]]:
        return [
            (_("Up, Down"), _("another hand")),
            (_("Enter or Space"), _("look at it")),
            ("F6", _("next part of the screen")),
        ]

    # -- time --------------------------------------------------------------------------------

    def enter(self) -> None:
        self.rebuild()

    def leave(self) -> None:
        self.reviews.cancel()

    def tick(self, dt: float) -> bool:
        self.reviews.want_next()
        self._news = self.reviews.poll() or self._news
        if self._news and not self.panel.held:
            self._news = False
            self.rebuild()
        return super().tick(dt)

    # -- layout ------------------------------------------------------------------------------

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        ui, mat = self.ui, self.ui.metrics.wide_mat
        ground = ui.ground([mat]).copy()
        inside = mat.inflate(-2 * ui.px(30), -2 * ui.px(28))
        parts = top_bar(
            ui, _("After the game"), self.title, self.stage.pop, help_buttons(self, self.services)
        )
        gap = ui.px(20)
        wide = round(inside.w * (0.33 if ui.metrics.text < 1.3 else 0.38))
        left = Rect(inside.x, inside.y, inside.w - wide - gap, inside.h)
        right = Rect(left.right + gap, inside.y, wide, inside.h)
        ui.lay_sheet(ground, left)
        ui.lay_sheet(ground, right)
        area = left.inflate(0, -2 * ui.px(12))
        rows = [self._row(number, area.w) for number in range(len(self.reviews.record.deals))]
        listed = RowList(ui, "hands", rows, self._list, lambda _key: None, zone="hands", marked=False)
        listed.place(*area.topleft, *area.size)
        return ground, [*parts, listed, *self._sheet(right)]

    def _row(self, number: int, width: int) -> HandRow:
        """The row of a hand; the one before, if nothing new is known of it."""
        key = (self.ui, width, i18n.current(), self.reviews.of(number))
        kept = self._rows.get(number)
        if kept is None or kept[0] != key:
            words = Words(self.reviews.hand(number))
            row = HandRow(self.ui, number, words.title(), self.reviews.of(number), width, self.open)
            kept = self._rows[number] = (key, row)
        return kept[1]

    def _sheet(self, sheet: Rect) -> list[Widget]:
        """What the hands cost together, and the way to the costliest."""
        ui = self.ui
        pad = ui.px(22)
        inner = sheet.w - 2 * pad
        head = TextBlock(ui, _("All hands together"), inner, Style(22, "title", line=1.16))
        content: list[Widget] = [head.place(0, 0)]
        y = head.size[1] + ui.px(10)
        for line in self._sums():
            block = TextBlock(ui, line, inner, Style(theme.BODY, line=1.4))
            content.append(block.place(0, y))
            y += block.size[1] + ui.px(9)
        parts: list[Widget] = []
        bottom = sheet.bottom - pad
        worst = self._costliest()
        if worst is not None:
            words = _("Look at the costliest hand")
            button = Button(
                ui, "costliest", words, lambda: self.open(worst), ButtonStyle(kind=BRASS), width=inner
            ).within(zone="sheet")
            parts.append(button.place(sheet.x + pad, bottom - button.size[1] - ui.px(4)))
            bottom = button.rect.y - ui.px(10)
        area = ScrollArea(ui, "sums", content, y)
        return [area.place(sheet.x + pad, sheet.y + pad, inner, bottom - sheet.y - pad), *parts]

    def _known(self) -> list[HandReview]:
        found = (self.reviews.of(number) for number in range(len(self.reviews.record.deals)))
        return [each for each in found if each is not None and each.complete]

    def _costliest(self) -> int | None:
        costs = {
            number: found.cost
            for number in range(len(self.reviews.record.deals))
            if (found := self.reviews.of(number)) is not None and found.costliest is not None
        }
        return max(costs, key=lambda number: costs[number], default=None)

    def _sums(self) -> list[str]:
        """What is known of all hands by now, a sentence each."""
        known, total = self._known(), len(self.reviews.record.deals)
        if not known:
            return [_("The decisions are being weighed.")]
        lines = []
        if len(known) < total:
            text = _("{n} of {total} hands weighed so far.")
            lines.append(text.format(n=format_number(len(known)), total=format_number(total)))
        doubtful = sum(each.doubtful for each in known)
        if doubtful < len(known):
            lines += self._counted(together(known), len(known) - doubtful)
        return [*lines, told.left_out_words(doubtful)] if doubtful else lines

    def _counted(self, whole: HandReview, hands: int) -> list[str]:
        """What so many hands cost together, the mistakes in them, and how the result came about."""
        own = not self.reviews.record.foreign
        cost = (
            _("Your choices cost **{cost}** points, **{each}** a hand.")
            if own
            else _("The choices of {player} cost **{cost}** points, **{each}** a hand.")
        )
        mistakes = ngettext(
            "{n} mistake in {decisions} decisions.", "{n} mistakes in {decisions} decisions.", whole.mistakes
        )
        result = (
            _("Result {points}: your choices {choices}, cards and the others {luck}.")
            if own
            else _("Result {points}: choices {choices}, cards and the others {luck}.")
        )
        return [
            cost.format(
                player=self.reviews.record.names[Seat.SOUTH],
                cost=format_number(whole.cost, 1),
                each=format_number(whole.cost / hands, 2),
            ),
            mistakes.format(n=format_number(whole.mistakes), decisions=format_number(whole.own)),
            *_told(len(whole.judged) - whole.own),
            result.format(points=signed(whole.points), choices=signed(-whole.cost), luck=signed(whole.luck)),
        ]

    # -- doors -------------------------------------------------------------------------------

    def open(self, number: int) -> None:
        """Looks at one hand."""
        screen = ReviewScreen(self.services, self.reviews, self.title, number)
        screen.all_hands = self.stage.pop
        self.stage.push(screen)

"""All hands of a game looked at again: what each one cost, and the way to any of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import Rect, Surface

from game import i18n
from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.turned import Canvas
from game.client.draw.ui import Ui
from game.client.screens.frame import help_buttons, top_bar
from game.client.screens.panel_screen import PanelScreen
from game.client.screens.review import ReviewScreen
from game.client.screens.review_pages.verdict import mark_pill
from game.client.screens.services import Services
from game.client.screens.stage import Screen
from game.client.widgets.arrangements import Sized
from game.client.widgets.base import Widget
from game.client.widgets.buttons import BRASS, Button, ButtonStyle
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Inset, Part, Row, Side, Stack, lay
from game.client.widgets.part_row import PartRow, Press, RowStyle
from game.client.widgets.row_list import ListState, RowList
from game.client.widgets.scroll import Scrolled
from game.client.widgets.still import Chart, on_paper
from game.client.widgets.text import TextBlock
from game.i18n import _
from game.pages.review import HandWords
from game.pages.review_game import HandLine, game_sums, hand_line, player_reviewed
from game.presenters.hand_reviews import Reviews
from game.records.record_file import Recorded
from game.rules.seats import Seat
from game.tutor.review import HandReview, Mark
from game.words.markup import plain


def open_review(
    services: Services, record: Recorded, title: str, seat: Seat, number: int | None = None, game_id: int = 0
) -> Screen:
    """A hand of a record by its place in it; without one the list of its hands, if there are several.

    `game_id` is that of a game of the learner's own, whose costs are kept.
    """
    reviews = Reviews(services.store, services.worker, record, seat, game_id)
    if len(record.deals) < 2:
        return ReviewScreen(services, reviews, title, 0)
    whole = GameReviewScreen(services, reviews, title)
    return whole if number is None else ReviewScreen(services, reviews, title, number, whole)


class GameReviewScreen(PanelScreen):
    """The hands as a list on paper, what they cost together beside it."""

    name = "review-game"
    first_focus = "hands"

    def __init__(self, services: Services, reviews: Reviews, title: str) -> None:
        super().__init__()
        self.services, self.reviews, self.title = services, reviews, title
        self._list = ListState()
        self._rows: dict[int, tuple[object, PartRow]] = {}  # with what they were made of
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

    def press(self, id: str) -> None:
        """A hand of the list by its key."""
        self.open(int(id.removeprefix("hand ")))

    def open(self, number: int) -> None:
        """Looks at one hand."""
        self.stage.push(ReviewScreen(self.services, self.reviews, self.title, number, self))

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
        inside = mat.inflate(-2 * ui.px(30), -2 * ui.px(28))
        bar = top_bar(ui, _("After the game"), self.title, self.stage.pop, help_buttons(self, self.services))
        gap, share = ui.px(20), 0.33 if ui.metrics.text < 1.3 else 0.38
        wide = round(inside.w * share)
        rows = [self._row(number, inside.w - wide - gap) for number in range(len(self.reviews.record.deals))]
        hands = RowList(ui, "hands", rows, self._list, zone="hands", marked=False)
        listed = on_paper(ui, hands, 0, ui.px(theme.RADIUS_SHEET))
        sums = on_paper(ui, self._sheet(), ui.px(22))
        page = Row(listed, Sized(sums, wide), gap=gap, side=Side.FILL, grow=listed)
        return ui.ground([mat]).copy(), [*bar, *lay(page, inside)]

    def _row(self, number: int, width: int) -> PartRow:
        """The row of a hand; the one before, if nothing new is known of it."""
        found = self.reviews.of(number)
        key = (self.ui, width, i18n.current(), found)
        if number not in self._rows or self._rows[number][0] != key:
            line = hand_line(number, HandWords(self.reviews.hand(number)).title(), found)
            row = hand_row(self.ui, f"hand {number}", line, width, self.press)
            self._rows[number] = (key, row)
        return self._rows[number][1]

    def _sheet(self) -> Part:
        """What the hands cost together, and the way to the costliest."""
        ui = self.ui
        head = TextBlock(ui, _("All hands together"), style=Style(22, "title", line=1.16))
        lines = [TextBlock(ui, line, style=Style(theme.BODY, line=1.4)) for line in self._sums()]
        text = Scrolled(ui, "sums", Column(head, Column(*lines, gap=ui.px(9)), gap=ui.px(10), side=Side.FILL))
        costs = {number: found.cost for number, found in self._found().items() if found.costliest is not None}
        if not costs:
            return Column(text, side=Side.FILL, grow=text)
        worst = max(costs, key=lambda number: costs[number])
        words, look = _("Look at the costliest hand"), partial(self.open, worst)
        button = Button(ui, "costliest", words, look, ButtonStyle(kind=BRASS)).within("sheet")
        return Column(text, Inset(button, 0, 0, 0, ui.px(4)), gap=ui.px(10), side=Side.FILL, grow=text)

    def _found(self) -> dict[int, HandReview]:
        """What is known by now, by the places of the hands."""
        found = {number: self.reviews.of(number) for number in range(len(self.reviews.record.deals))}
        return {number: each for number, each in found.items() if each is not None}

    def _sums(self) -> list[str]:
        record = self.reviews.record
        known = [each for each in self._found().values() if each.complete]
        return game_sums(known, len(record.deals), player_reviewed(record))


def hand_row(ui: Ui, key: str, line: HandLine, width: int, press: Press) -> PartRow:
    """A hand in the list: its title, its mistakes, and what it cost as a bar and a figure."""
    margins = (ui.px(18), ui.px(10), ui.px(18) + ui.px(8), ui.px(10))
    inner = width - margins[0] - margins[2]
    pill = mark_pill(ui, line.pill, line.mark, theme.LEAST)
    pill.fit(round(inner * 0.36))
    title = TextBlock(ui, line.title, style=Style(theme.BODY, line=1.25))
    figure = TextBlock(ui, line.cost, style=Style(theme.SECOND, "semibold", theme.SOFT, 1.2))
    bar = Chart(ui, partial(_draw_bar, line), (0, ui.px(7)))
    cost = Sized(
        Column(Row(left := Stack(), figure, grow=left), bar, gap=ui.px(4), side=Side.FILL),
        max(ui.px(96), figure.best_width),
    )
    mark = Sized(pill, pill.size[0])
    room = inner - cost.best_width - pill.size[0] - ui.px(30)
    if room < inner * 0.4:
        below = Row(mark, filler := Stack(), cost, grow=filler)
        content: Part = Column(title, below, gap=ui.px(6), side=Side.FILL)
    else:
        content = Row(title, Inset(mark, ui.px(30) - ui.px(16), 0, ui.px(16), 0), cost, grow=title)
    style = RowStyle((line.spoken,), least=ui.metrics.at_least(48, theme.HIT), link=key)
    return PartRow(ui, key, Row(framed := Inset(content, *margins), grow=framed), width, press, style)


def _draw_bar(line: HandLine, ui: Ui, canvas: Canvas, place: Rect) -> None:
    """The cost as a share of a bar."""
    if line.bar is None:
        return
    radius, k = place.h / 2, ui.metrics.k
    canvas.blit(ui.box(place.size, Box(radius, theme.TROUGH, theme.HAIR, max(1.0, k))), place)
    if line.bar > 0:
        long = Rect(place.x, place.y, max(place.h, round(place.w * line.bar)), place.h)
        tone = theme.CLAY if line.mark is Mark.MISTAKE else theme.BRASS_DARK
        canvas.blit(ui.box(long.size, Box(radius, tone)), long)

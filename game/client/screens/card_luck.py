"""How the cards fell: jacks and aces by seat beside what is fair, and luck by tens of hands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.turned import Canvas
from game.client.draw.ui import Ui
from game.client.screens.frame import help_buttons, top_bar
from game.client.screens.panel_screen import PanelScreen
from game.client.screens.services import Services
from game.client.widgets.arrangements import Sized
from game.client.widgets.base import Widget
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, FirstThatFits, Part, Row, Side, lay
from game.client.widgets.scroll import Scrolled
from game.client.widgets.still import Chart, on_paper
from game.client.widgets.text import TextBlock
from game.i18n import format_number
from game.pages.card_luck import (
    LuckPage,
    RankFall,
    SeatCount,
    TenHands,
    counting_words,
    luck_head,
    luck_lines,
    luck_title,
)
from game.presenters.card_luck import CardLuck
from game.tutor.action_words import signed

_SOFT = Style(theme.SECOND, colour=theme.SOFT, line=1.3)
_HEAD = Style(theme.EMPHASIS, "bold", line=1.3)
_LARGE = 1.3


class LuckScreen(PanelScreen):
    """Games are counted one a frame; then the page is there."""

    name = "card-luck"
    returns_new = True

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services, self.luck = services, CardLuck(services.store)

    @property
    def spoken(self) -> str:
        page = self.luck.page
        return counting_words() if page is None else " ".join([luck_title(), *luck_lines(page)])

    def tick(self, dt: float) -> bool:
        changed = super().tick(dt)
        if self.luck.page is not None:
            return changed
        if self.luck.step():
            self.rebuild()
        return True

    # -- layout --------------------------------------------------------------------------------

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        ui, mat = self.ui, self.ui.metrics.wide_mat
        inside = mat.inflate(-2 * ui.px(28), -2 * ui.px(22))
        bar = top_bar(ui, luck_title(), "", self.stage.pop, help_buttons(self, self.services))
        page = self.luck.page
        if page is None or not page.ranks:
            words = counting_words() if page is None else page.dealt
            told: Part = on_paper(ui, TextBlock(ui, words, style=_HEAD), ui.px(28), ui.px(24))
        else:
            told = self._told(page)
        page_part = Column(told, side=Side.FILL, grow=told)  # what scrolls has no more room than the mat
        return ui.ground([mat]).copy(), [*bar, *lay(page_part, inside)]

    def _told(self, page: LuckPage) -> Part:
        ui, gap = self.ui, self.ui.px(18)

        def papers() -> list[Part]:
            fell = [self._rank(fall) for fall in page.ranks]
            head = TextBlock(ui, page.dealt, style=_HEAD)
            left = on_paper(ui, Column(head, *fell, gap=ui.px(18), side=Side.FILL), ui.px(26), ui.px(20))
            if not page.luck:
                return [left]
            tens = [self._ten(each, max(abs(ten.points) for ten in page.tens)) for each in page.tens]
            over = TextBlock(ui, luck_head(), style=_HEAD)
            sums = TextBlock(ui, page.luck, style=Style(theme.SECOND, line=1.3))
            about = TextBlock(ui, page.about, style=_SOFT)
            luck = Column(over, sums, *tens, about, gap=ui.px(9), side=Side.FILL)
            return [left, on_paper(ui, luck, ui.px(26), ui.px(20))]

        def beside() -> Part:
            return Row(*papers(), gap=gap, side=Side.FILL, even=True)

        def below() -> Part:
            return Scrolled(ui, "luck", Column(*papers(), gap=gap, side=Side.FILL))

        return FirstThatFits(beside, below) if ui.metrics.text < _LARGE else below()

    def _rank(self, fall: RankFall) -> Part:
        """The seats with their cards, each on an axis with the usual range and what is fair."""
        ui = self.ui
        head = TextBlock(ui, fall.head, style=Style(theme.BODY, "semibold", line=1.3))
        seats = [self._seat(fall, seat) for seat in fall.seats]
        return Column(head, *seats, TextBlock(ui, fall.words, style=_SOFT), gap=ui.px(6), side=Side.FILL)

    def _seat(self, fall: RankFall, seat: SeatCount) -> Part:
        axis = Chart(self.ui, partial(_draw_count, fall, seat.count), (0, self.ui.px(22)))
        return self._figured(seat.name, 5, axis, format_number(seat.count))

    def _ten(self, ten: TenHands, most: float) -> Part:
        bar = Chart(self.ui, partial(_draw_luck, ten.points / (most or 1.0)), (0, self.ui.px(20)))
        return self._figured(ten.name, 9, bar, signed(ten.points))

    def _figured(self, name: str, wide: int, drawing: Part, figure: str) -> Part:
        """A drawing between its name, so many letters wide at most, and its figure."""
        ui = self.ui
        words = TextBlock(ui, name, style=Style(theme.SECOND, line=1.3))
        number = TextBlock(ui, figure, style=Style(theme.SECOND, "bold"))
        return Row(
            Sized(words, ui.font(theme.SECOND) * wide),
            drawing,
            Sized(Column(number, side=Side.END), ui.font(theme.SECOND) * 3),
            gap=ui.px(12),
            side=Side.MIDDLE,
            grow=drawing,
        )


def _draw_count(fall: RankFall, count: int, ui: Ui, canvas: Canvas, place: Rect) -> None:
    """A line with the usual range as a trough, a tick at what is fair, and a disc where the seat is."""
    counts = [seat.count for seat in fall.seats]
    least, most = min(*counts, fall.low), max(*counts, fall.high)
    room = place.inflate(-2 * ui.px(10), 0)

    def x(value: float) -> int:
        return round(room.x + (value - least) / max(1, most - least) * room.w)

    thin, line = max(1, ui.px(2)), place.centery
    canvas.fill(theme.HAIR, Rect(place.x, line - thin // 2, place.w, thin))
    trough = Rect(x(fall.low), 0, max(1, x(fall.high) - x(fall.low)), ui.px(10))
    trough.centery = line
    canvas.blit(ui.box(trough.size, Box(trough.h / 2, theme.BAR_TODO)), trough)
    canvas.fill(theme.SOFT, Rect(x(fall.fair) - thin // 2, place.y + ui.px(3), thin, place.h - 2 * ui.px(3)))
    side = ui.px(14)
    usual = fall.low <= count <= fall.high
    disc = ui.box((side, side), Box(side / 2, theme.PINE if usual else theme.CLAY))
    canvas.blit(disc, disc.get_rect(center=(x(count), line)))


def _draw_luck(share: float, ui: Ui, canvas: Canvas, place: Rect) -> None:
    """A bar from the middle: to the right for luck, to the left for bad luck."""
    thin, middle = max(1, ui.px(2)), place.centerx
    wide = round(abs(share) * place.w / 2)
    bar = Rect(middle if share > 0 else middle - wide, 0, wide, ui.px(14))
    bar.centery = place.centery
    if wide:
        canvas.blit(ui.box(bar.size, Box(2 * ui.metrics.k, theme.PINE if share > 0 else theme.CLAY)), bar)
    canvas.fill(theme.SOFT, Rect(middle - thin // 2, place.y, thin, place.h))

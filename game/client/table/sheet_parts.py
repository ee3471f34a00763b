"""The parts of the tutor's sheet: head, progress, what to do, a row of cards."""

from __future__ import annotations

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.turned import Canvas
from game.client.draw.ui import Ui
from game.client.widgets.arrangements import Sized, centred
from game.client.widgets.base import ENDLESS, Widget
from game.client.widgets.composed import Composed
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Inset, Part, Row, Stack, space
from game.client.widgets.marks import step_bar
from game.client.widgets.still import Chart, Drawing, boxed, picture
from game.client.widgets.text import TextBlock
from game.i18n import format_list
from game.pages.page import CardRow, Page

_RAISED, _RING = 5, 4  # of a marked card in a row
_BARE, _HAT, _FAINT = 170, 120, 40  # the least height for a watermark, its width, its opacity of 255


def tutor_head(ui: Ui, who: str, where: str) -> Part:
    """The hat on its disc, who speaks, and where in the game or lesson we are."""
    side = max(ui.px(44), round(ui.font(theme.BODY) * 1.7))
    words = Column(
        TextBlock(ui, who, style=Style(16, "bold", theme.INK, 1.2)),
        TextBlock(ui, where, style=Style(theme.SECOND, colour=theme.SOFT, line=1.22)),
    )
    hat = picture(ui, ui.assets.furniture("hat", round(side * 0.7)))
    disc = boxed(ui, Box(side / 2, theme.PINE), Sized(centred(hat), side, side))
    return Composed(ui, "tutor", Row(disc, words, gap=ui.px(10), grow=words))


def steps_bar(ui: Ui, page: Page) -> Chart:
    """Segments of progress: done, the present one, to come."""

    def draw(ui: Ui, canvas: Canvas, rect: Rect) -> None:
        step_bar(ui, canvas, rect, page.done + 1, page.steps)

    return Chart(ui, draw, (0, max(6, ui.px(8))))


def to_do(ui: Ui, text: str) -> Part:
    """What the learner should do now, on a gold ground with a bar."""
    words = TextBlock(ui, text, style=Style(theme.BODY, "semibold", theme.INK, 1.3))
    across, down = ui.px(12), ui.px(9)
    inside = Inset(words, max(3, ui.px(5)) + across, down, across, down)
    return Composed(ui, "todo", Stack(Chart(ui, _draw_gold), inside))


def watermark(ui: Ui) -> Drawing:
    """The rest of a paper: the tutor's hat as its watermark, where much of it is bare."""
    return Drawing(ui, _draw_watermark)


def _draw_watermark(ui: Ui, surface: Surface, rect: Rect) -> None:
    if rect.h < ui.px(_BARE):
        return

    def make() -> Surface:
        hat = ui.assets.furniture("hat", ui.px(_HAT)).copy()
        hat.set_alpha(_FAINT)
        return hat

    hat = ui.assets.kept.get(("watermark", ui.metrics.k), make)
    surface.blit(hat, hat.get_rect(center=rect.center))


def _draw_gold(ui: Ui, canvas: Canvas, rect: Rect) -> None:
    canvas.blit(ui.box(rect.size, Box(8 * ui.metrics.k, theme.GOLD_LIT)), rect)
    canvas.fill(theme.BRASS_DARK, Rect(*rect.topleft, max(3, ui.px(5)), rect.h))


class Cards(Widget):
    """Cards in a row on paper; marked ones have a brass ring, and names may stand below them."""

    focusable = False

    def __init__(self, ui: Ui, row: CardRow) -> None:
        super().__init__(ui, "row")
        self._row, self._cards, self._marked = row, row.cards, row.marked
        self._names = [ui.text(name, theme.LEAST, "regular", theme.SOFT) for name in row.names]
        # the ring of the first card has room, too
        self._gap, self._wide, self._edge = ui.px(6), ui.px(58), ui.px(_RING)

    def fit(self, width: int, height: int = ENDLESS) -> None:
        count = max(len(self._cards), 5)
        room = width - 2 * self._edge
        self._wide = min(self.ui.px(58), (room - self._gap * (count - 1)) // count)
        if self._names:  # apart far enough for the widest name, as far as there is room
            widest = max(name.get_width() for name in self._names) - self._wide
            most = (room - len(self._cards) * self._wide) // max(1, len(self._cards) - 1)
            self._gap = max(self._gap, min(widest + self.ui.px(6), most))
        below = max((name.get_height() + self.ui.px(3) for name in self._names), default=0)
        high = round(self._wide * theme.CARD_RATIO) + self.ui.px(_RAISED) + self.ui.px(6)
        self.size = (width, high + below)

    @property
    def spoken(self) -> str:
        return format_list(self._row.said, "unit")

    def draw(self, surface: Surface) -> None:
        for number, card in enumerate(self._cards):
            left = self.rect.x + self._edge + number * (self._wide + self._gap)
            raised = card in self._marked
            high = round(self._wide * theme.CARD_RATIO)
            place = Rect(left, self.rect.y + self.ui.px(0 if raised else _RAISED), self._wide, high)
            if raised:
                self._draw_ring(surface, place)
            self.ui.assets.card(str(card), self._wide).draw(surface, place.center)
            if self._names:
                name, low = self._names[number], self.rect.y + self.ui.px(_RAISED + _RING) + high
                surface.blit(name, name.get_rect(midtop=(place.centerx, low)))

    def _draw_ring(self, surface: Surface, card: Rect) -> None:
        """Brass behind a card that stands out, with its dark rim; a star would be too small there."""
        for reach, colour in ((_RING, theme.BRASS_RIM), (_RING - 1, theme.BRASS)):
            around = card.inflate(2 * self.ui.px(reach), 2 * self.ui.px(reach))
            surface.blit(self.ui.box(around.size, Box(self.ui.px(7), colour)), around)


def grip(ui: Ui) -> Part:
    """The sign at the top of the drawer."""
    return boxed(ui, Box(4 * ui.metrics.k, theme.EDGE_LIT), space(ui.px(76), ui.px(7)))

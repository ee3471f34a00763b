"""What lies on the mat beside a memory card: a ladder of cards, an example, and the two piles."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.screens import home_art
from game.client.widgets.arrangements import MadeForRoom, Sized, centred
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Inset, Part, Row, Side, space
from game.client.widgets.still import Drawing, boxed, picture, shown_card, unturned
from game.client.widgets.text import TextBlock
from game.course.memory.cards import MemoryCard
from game.i18n import _, format_number
from game.rules.cards import Suit
from game.words import trump_line

_STEP_EDGE, _STEP_LIT = "#B4874F", "#E6C894"
_HIGHEST, _LOWEST = 0.36, 0.1  # of the ladder's height: its first and its last step
_EXAMPLE = 0.72  # of the height, where the piles lie below it
_BACKS = 7  # cards a pile shows at most


@dataclass(frozen=True, slots=True)
class Piles:
    """How far a sitting is: cards that are done, and those to come with the present one."""

    done: int
    left: int


def mat_part(ui: Ui, card: MemoryCard | None, turned: bool, piles: Piles) -> Part:
    """Everything on the mat. Before the card is turned, nothing there gives the answer away."""
    if not piles.done and not piles.left:
        return Drawing(ui, _draw_fan)
    below: Part = MadeForRoom(partial(_piles, ui, piles))
    shown = _example(ui, card, turned) if card is not None else None
    if shown is not None:
        share = 1.0 if ui.metrics.drawer else _EXAMPLE
        below = MadeForRoom(partial(_shared, shown, below, share))
    head = [_trump_head(ui, card.trump)] if card is not None and card.trump is not None else []
    return Column(*head, below, side=Side.FILL, grow=below)


def _shared(example: Part, piles: Part, share: float, _width: int, height: int) -> Part:
    return Column(Sized(example, height=round(height * share)), piles, side=Side.FILL, grow=piles)


def _example(ui: Ui, card: MemoryCard, turned: bool) -> Part | None:
    if card.ladder and (turned or len(card.asked) == 1):
        return MadeForRoom(partial(_ladder, ui, card, turned))
    if card.row and not card.ladder:
        return MadeForRoom(partial(_row, ui, card, turned))
    return None


def _draw_fan(ui: Ui, ground: Surface, room: Rect) -> None:
    home_art.fan(ui, ground, room.inflate(-0.2 * room.w, -0.2 * room.h), 1.2)


def _trump_head(ui: Ui, trump: Suit) -> Part:
    """The suit on its tile, and its words."""
    side, k = max(ui.px(46), ui.font(theme.BODY) * 2), ui.metrics.k
    look = Box(9 * k, theme.GOLD_LIT, theme.BRASS_DARK, max(1.5, 2 * k))
    pip = picture(ui, ui.assets.pip(str(trump), round(side * 0.58)))
    text = picture(ui, ui.text(trump_line(trump), theme.BODY, "bold", theme.CREAM))
    row = Row(boxed(ui, look, Sized(centred(pip), side, side)), text, gap=ui.px(14))
    return Inset(row, 0, 0, 0, ui.px(10))


def _ladder(ui: Ui, card: MemoryCard, turned: bool, width: int, height: int) -> Part:
    """A step for each card of the suit, the highest first; the one asked for has a brass ring."""
    count, gap = len(card.ladder), ui.px(7)
    wide = min((width - gap * (count - 1)) // count, ui.px(112))
    room = height - round(height * _HIGHEST) - ui.px(16)
    face = min(wide - ui.px(10), round(room / theme.CARD_RATIO))
    steps = []
    for number, shown in enumerate(card.ladder):
        share = _HIGHEST - (_HIGHEST - _LOWEST) * number / max(1, count - 1)
        step = Drawing(ui, partial(_draw_step, number + 1))
        high = max(ui.font(theme.BODY) + 6, round(height * share))
        asked = shown in card.asked
        ringed = ("recommended",) if asked and len(card.asked) < count else ()
        place = shown_card(ui, str(shown), face, ringed) if turned else _empty(ui, face, asked)
        steps.append(Column(place, Sized(step, wide, high), gap=ui.px(5), side=Side.MIDDLE))
    stairs = Inset(unturned(ui, Row(*steps, gap=gap, side=Side.END)), 0, 0, 0, ui.px(8))
    return Column(free := space(), stairs, side=Side.MIDDLE, grow=free)


def _draw_step(number: int, ui: Ui, ground: Surface, step: Rect) -> None:
    k = ui.metrics.k
    ground.blit(ui.box(step.size, Box(4 * k, theme.OAK, _STEP_EDGE, max(1.0, 1.5 * k))), step)
    ground.fill(_STEP_LIT, Rect(step.x + 2, step.y + 1, step.w - 4, max(2, ui.px(4))))
    words = ui.text(format_number(number), theme.BODY, "bold", theme.INK)
    ground.blit(words, words.get_rect(midbottom=(step.centerx, step.bottom - ui.px(5))))


def _empty(ui: Ui, width: int, asked: bool = False) -> Part:
    """A place without its card; the one that is asked for is brass, with a question mark."""
    k = ui.metrics.k
    colour, line = (theme.BRASS, 2.5) if asked else (theme.STITCH, 2)
    look = Box(theme.CARD_RADIUS * width, edge=colour, width=max(1.5, line * k), dash=(7 * k, 6 * k))
    sign = picture(ui, ui.text("?", theme.TITLE_HOME, "title", theme.BRASS))
    return boxed(ui, look, Sized(centred(sign if asked else space()), width, round(width * theme.CARD_RATIO)))


def _row(ui: Ui, card: MemoryCard, turned: bool, width: int, height: int) -> Part:
    """The cards of an example, face down until the card is turned, and its caption below."""
    style, gap, count = Style(theme.BODY, colour=theme.CREAM, line=1.3), ui.px(16), len(card.row)
    caption = TextBlock(ui, card.caption if turned else "", style=style, align="center")
    caption.fit(width)
    room = height - caption.size[1] - ui.px(30)
    wide = min((width - gap * (count - 1)) // count, ui.px(132), round(room / theme.CARD_RATIO))
    codes = (str(shown) if turned else "back" for shown in card.row)
    cards = unturned(ui, Row(*(shown_card(ui, code, wide) for code in codes), gap=gap))
    return centred(Column(cards, caption, gap=gap, side=Side.MIDDLE))


def _piles(ui: Ui, piles: Piles, width: int, height: int) -> Part:
    """The cards to come, face down, and those that are done beside them; nothing where they are too small."""
    if height < ui.px(90):
        return space()
    label = ui.font(theme.SECOND) + ui.px(16)
    wide = min(ui.px(150), round((height - label - ui.px(30)) / theme.CARD_RATIO))
    both = (
        (_("To go: {n}").format(n=format_number(piles.left)), piles.left),
        (_("Done: {n}").format(n=format_number(piles.done)), piles.done),
    )
    each = max(wide + ui.px(70), ui.px(170))
    shown = []
    for words, count in both:
        text = picture(ui, ui.text(words, theme.SECOND, "regular", theme.FELT_SOFT))
        pile: Part = Drawing(ui, partial(_draw_pile, count), (wide, round(wide * theme.CARD_RATIO)))
        column = Column(pile if count else _empty(ui, wide), text, gap=ui.px(12), side=Side.MIDDLE)
        shown.append(Sized(column, each))
    return centred(Row(*shown))


def _draw_pile(count: int, ui: Ui, ground: Surface, place: Rect) -> None:
    """Cards face down, each a little above the one below it."""
    for level in range(min(count, _BACKS)):
        lift = level * max(1, ui.px(3))
        sprite = ui.assets.card("back", place.w, shadow="" if level else "card")
        sprite.draw(ground, (place.centerx - lift // 2, place.centery - lift))

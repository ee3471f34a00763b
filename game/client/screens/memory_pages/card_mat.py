"""What lies on the mat beside a memory card: a ladder of cards, an example, and the two piles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.screens import home_art
from game.client.widgets.flow import Style
from game.client.widgets.text import TextBlock
from game.course.memory.cards import MemoryCard
from game.i18n import _, format_number
from game.rules.cards import Card, Suit
from game.words import suit_title

_STEP_EDGE, _STEP_LIT = "#B4874F", "#E6C894"
_HIGHEST, _LOWEST = 0.36, 0.1  # of the ladder's height: its first and its last step
_BACKS = 7  # cards a pile shows at most


@dataclass(frozen=True, slots=True)
class Piles:
    """How far a sitting is: cards that are done, and those to come with the present one."""

    done: int
    left: int


def draw_mat(ui: Ui, ground: Surface, mat: Rect, card: MemoryCard | None, turned: bool, piles: Piles) -> None:
    """Everything on the mat, onto the ground. Before it is turned, nothing there gives the answer away."""
    inside = mat.inflate(-2 * ui.px(36), -2 * ui.px(28))
    if not piles.done and not piles.left:
        home_art.fan(ui, ground, inside.inflate(-0.2 * inside.w, -0.2 * inside.h), 1.2)
        return
    if card is not None and card.trump is not None:
        head = _trump_head(ui, ground, inside, card.trump)
        inside = Rect(inside.x, head.bottom, inside.w, inside.bottom - head.bottom)
    shows = card is not None and bool(card.row or (card.ladder and (turned or len(card.asked) == 1)))
    room = Rect(inside)
    if shows and card is not None:
        high = round(inside.h * (0.72 if not ui.metrics.drawer else 1.0))
        area = Rect(inside.x, inside.y, inside.w, high)
        if card.ladder:
            _ladder(ui, ground, area, card, turned)
        else:
            _row(ui, ground, area, card, turned)
        room = Rect(inside.x, area.bottom, inside.w, inside.bottom - area.bottom)
    _piles(ui, ground, room, piles)


def _trump_head(ui: Ui, ground: Surface, inside: Rect, trump: Suit) -> Rect:
    """The suit on its tile, and its words."""
    side = max(ui.px(46), ui.font(theme.BODY) * 2)
    tile = Rect(inside.x, inside.y, side, side)
    k = ui.metrics.k
    ground.blit(ui.box(tile.size, Box(9 * k, theme.GOLD_LIT, theme.BRASS_DARK, max(1.5, 2 * k))), tile)
    pip = ui.assets.pip(str(trump), round(side * 0.58))
    ground.blit(pip, pip.get_rect(center=tile.center))
    words = _("{suit} are trump").format(suit=suit_title(trump))
    text = ui.text(words, theme.BODY, "bold", theme.CREAM)
    ground.blit(text, text.get_rect(midleft=(tile.right + ui.px(14), tile.centery)))
    return Rect(inside.x, inside.y, inside.w, side + ui.px(10))


def _ladder(ui: Ui, ground: Surface, area: Rect, card: MemoryCard, turned: bool) -> None:
    """A step for each card of the suit, the highest first; the one asked for has a brass ring."""
    count = len(card.ladder)
    gap = ui.px(7)
    wide = min((area.w - gap * (count - 1)) // count, ui.px(112))
    low = area.bottom - ui.px(8)
    tallest = min(round(area.h * _HIGHEST), area.h)
    face = min(wide - ui.px(10), round((area.h - tallest - ui.px(16)) / theme.CARD_RATIO))
    left = area.centerx - (wide * count + gap * (count - 1)) // 2
    for number, shown in enumerate(card.ladder):
        share = _HIGHEST - (_HIGHEST - _LOWEST) * number / max(1, count - 1)
        step = Rect(
            left + number * (wide + gap), 0, wide, max(ui.font(theme.BODY) + 6, round(area.h * share))
        )
        step.bottom = low
        _step(ui, ground, step, number + 1)
        place = Rect(0, 0, face, round(face * theme.CARD_RATIO))
        place.midbottom = (step.centerx, step.top - ui.px(5))
        if turned:
            asked = shown in card.asked and len(card.asked) < count
            _face(ui, ground, shown, place, asked)
        else:
            _empty(ui, ground, place, shown in card.asked)


def _step(ui: Ui, ground: Surface, step: Rect, number: int) -> None:
    k = ui.metrics.k
    ground.blit(ui.box(step.size, Box(4 * k, theme.OAK, _STEP_EDGE, max(1.0, 1.5 * k))), step)
    lit = Rect(step.x + 2, step.y + 1, step.w - 4, max(2, ui.px(4)))
    ground.fill(_STEP_LIT, lit)
    words = ui.text(format_number(number), theme.BODY, "bold", theme.INK)
    ground.blit(words, words.get_rect(midbottom=(step.centerx, step.bottom - ui.px(5))))


def _face(ui: Ui, ground: Surface, card: Card, place: Rect, asked: bool) -> None:
    states = ("recommended",) if asked else ()
    ui.assets.card(str(card), place.w, 0, states).draw(ground, place.center)


def _empty(ui: Ui, ground: Surface, place: Rect, asked: bool) -> None:
    """A place without its card; the one that is asked for is brass."""
    k = ui.metrics.k
    colour = theme.BRASS if asked else theme.STITCH
    style = Box(theme.CARD_RADIUS * place.w, edge=colour, width=max(2, 2.5 * k), dash=(7 * k, 6 * k))
    ground.blit(ui.box(place.size, style), place)
    if asked:
        sign = ui.text("?", theme.TITLE_HOME, "title", theme.BRASS)
        ground.blit(sign, sign.get_rect(center=place.center))


def _row(ui: Ui, ground: Surface, area: Rect, card: MemoryCard, turned: bool) -> None:
    """The cards of an example, face down until the card is turned, and its caption below."""
    style = Style(theme.BODY, colour=theme.CREAM, line=1.3)
    caption = TextBlock(ui, card.caption if turned else "", area.w, style, align="center")
    gap = ui.px(16)
    count = len(card.row)
    room = area.h - caption.size[1] - ui.px(30)
    wide = min((area.w - gap * (count - 1)) // count, ui.px(132), round(room / theme.CARD_RATIO))
    left = area.centerx - (wide * count + gap * (count - 1)) / 2 + wide / 2
    top = area.y + (area.h - caption.size[1] - ui.px(18)) // 2
    for number, shown in enumerate(card.row):
        code = str(shown) if turned else "back"
        ui.assets.card(code, wide, 0).draw(ground, (left + number * (wide + gap), top))
    below = top + round(wide * theme.CARD_RATIO / 2) + ui.px(14)
    caption.place(area.x, below).draw(ground)


def _piles(ui: Ui, ground: Surface, area: Rect, piles: Piles) -> None:
    """The cards to come, face down, and those that are done beside them."""
    if area.h < ui.px(90):
        return
    label = ui.font(theme.SECOND) + ui.px(16)
    wide = min(ui.px(150), round((area.h - label - ui.px(30)) / theme.CARD_RATIO))
    both: Sequence[tuple[str, int]] = (
        (_("To come: {n}").format(n=format_number(piles.left)), piles.left),
        (_("Done: {n}").format(n=format_number(piles.done)), piles.done),
    )
    each = max(wide + ui.px(70), ui.px(170))
    high = round(wide * theme.CARD_RATIO)
    top = area.centery - (high + label) // 2
    for number, (words, count) in enumerate(both):
        x = area.centerx + round((number - 0.5) * each)
        place = Rect(0, top, wide, high)
        place.centerx = x
        if not count:
            k = ui.metrics.k
            style = Box(
                theme.CARD_RADIUS * wide, edge=theme.STITCH, width=max(1.5, 2 * k), dash=(7 * k, 6 * k)
            )
            ground.blit(ui.box(place.size, style), place)
        for level in range(min(count, _BACKS)):
            lift = level * max(1, ui.px(3))
            ui.assets.card("back", wide, 0, (), "", "card" if level == 0 else "").draw(
                ground, (x - lift // 2, place.centery - lift)
            )
        text = ui.text(words, theme.SECOND, "regular", theme.FELT_SOFT)
        ground.blit(text, text.get_rect(midtop=(x, place.bottom + ui.px(12))))

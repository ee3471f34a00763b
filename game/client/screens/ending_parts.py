"""What lies on the mat at the end of a game: each side's sheet, its counter cards, the last trick."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.portraits import portrait
from game.client.draw.ui import Ui
from game.client.table.counters import Pair, counter_spots, counters_height
from game.client.table.places import Spot
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Inset, Part, Row, Side
from game.client.widgets.still import Drawing, picture
from game.client.widgets.text import TextBlock
from game.i18n import format_number
from game.pages.people import Person
from game.pages.table_model import Mood

_WIDEST_COUNTER = 100
_LEAST_COUNTER = 36  # narrower counter cards are left out: the headline has the score
_PLAYED_AT = ((0.0, 0.72), (-1.13, 0.0), (0.0, -0.72), (1.13, 0.0))  # the learner's, then clockwise

Play = tuple[int, str, bool]
"""Whose card (0 the learner's, then clockwise), which, and whether it took the trick."""


def side_lines(ui: Ui, head: str, lines: Sequence[tuple[int, str]], nothing: str) -> Part:
    """A heading and the numbers below it, or a sentence where there are none."""
    title = TextBlock(ui, head, style=Style(21, "title", theme.INK, 1.16))
    sentence = TextBlock(ui, nothing, style=Style(16, "regular", theme.SOFT, 1.35))
    figures = [TextBlock(ui, format_number(n), style=Style(22, "title", theme.INK, 1.1)) for n, _w in lines]
    indent = max((figure.size[0] for figure in figures), default=0) + ui.px(16)
    rows: list[Part] = [] if lines else [Inset(sentence, 0, ui.px(4), 0, 0)]
    for figure, (_number, words) in zip(figures, lines, strict=True):
        text = TextBlock(ui, words, style=Style(16, "regular", theme.INK, 1.25))
        low = max(0, (figure.size[1] - text.line_height) // 2)
        beside = Inset(figure, 0, 0, indent - figure.size[0], 0)
        rows.append(Row(beside, Inset(text, 0, low, 0, 0), side=Side.START))
    return Column(title, Inset(Column(*rows, gap=ui.px(3)), 0, ui.px(5), 0, 0))


def faces(ui: Ui, people: Sequence[Person], mood: Mood, wide: int) -> Part:
    """The portraits of a side, each so wide, as the game has left them."""
    drawn = (portrait(ui, each.id, mood, ui.px(wide), each.ours, shadow=False) for each in people)
    return Row(*(picture(ui, each) for each in drawn), gap=ui.px(8))


def last_trick(ui: Ui, plays: Sequence[Play], widest: float) -> Drawing:
    """The cards of a trick in front of their players, as large as there is room, at most so wide."""
    return Drawing(ui, partial(_draw_trick, plays, ui.px(widest)))


def _draw_trick(plays: Sequence[Play], most: float, ui: Ui, surface: Surface, room: Rect) -> None:
    across, down = zip(*(_PLAYED_AT[place] for place, _code, _won in plays), strict=True)
    high = max(down) - min(down) + theme.CARD_RATIO  # less where one sat out, in widths of a card
    wide = min(most, room.w / (max(across) - min(across) + 1), room.h / high)
    left, upper = (min(across) + max(across)) / 2, (min(down) + max(down)) / 2
    for place, code, won in plays:
        dx, dy = _PLAYED_AT[place]
        sprite = ui.assets.card(code, round(wide), 0, ("won",) if won else ())
        sprite.draw(surface, (room.centerx + (dx - left) * wide, room.centery + (dy - upper) * wide))


def counters(ui: Ui, ours: bool, points: tuple[int, int], pair: Pair | None) -> Drawing:
    """The two counter cards of a side as they lie for its points, the first; those of both have one size."""
    return Drawing(ui, partial(_draw_counters, ours, points, pair))


def _draw_counters(
    ours: bool, points: tuple[int, int], pair: Pair | None, ui: Ui, surface: Surface, room: Rect
) -> None:
    if pair is None:
        return
    wide = min(ui.px(_WIDEST_COUNTER), room.h / max(counters_height(each, pair) for each in points))
    if wide < ui.px(_LEAST_COUNTER):
        return
    first = Spot(room.left + wide / 2, room.top + wide * theme.CARD_RATIO / 2, wide)
    lying = counter_spots(points[0], first, pair)
    around = lying[0].bounds.union(lying[1].bounds)
    below, above, face_up = counter_spots(points[0], first.moved(room.centerx - around.centerx, 0), pair)
    suit = "H" if ours else "S"
    upper = f"c{pair[0]}{suit}" if face_up else "back"
    for spot, code in ((below, f"c{pair[1]}{suit}"), (above, upper)):
        sprite = ui.assets.card(code, round(spot.width), spot.angle)
        sprite.draw(surface, (spot.x, spot.y))

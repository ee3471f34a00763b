"""Finished tricks and lines of a score sheet to look through: a card or a row of them is pointed at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.table.exercise import Answer, CardOption, Option, OptionTile, lay_options
from game.client.table.felt import HEAD, Felt
from game.client.table.layout import TableLayout
from game.client.table.pieces import CUBE
from game.client.table.places import Spot
from game.client.table.table_picture import Piece, TablePicture
from game.client.widgets.arrangements import Sized
from game.client.widgets.base import Widget
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Inset, Part, Row, Side, lay
from game.client.widgets.text import TextBlock
from game.course.mistakes import seats_of
from game.course.score_lines import score_line
from game.course.situation import LEARNER
from game.course.table_steps import Fault, ScoredHand, SideWord, SpotStep
from game.i18n import _, format_number
from game.rules.cards import Card, Suit
from game.words import capital, card_name, seat_name, trump_line

Found = Card | int
AnswerOf = Callable[[Found], Answer]
_ROW_GAP = 12
_AROUND = (12, 5)  # of a trick, inside the ring that a verdict puts round it


class TrickRow(Option):
    """A whole trick with who took it; pointed at as one."""

    @property
    def ring_radius(self) -> float:
        return 10 * self.ui.metrics.k

    def draw(self, surface: Surface) -> None:
        k, verdict = self.ui.metrics.k, self.answer.verdict
        colour = {"right": theme.BRASS, "wrong": theme.CLAY_RING}.get(
            verdict, theme.FELT_SOFT if self.hovered else ""
        )
        if colour:
            if verdict == "wrong":  # dark on both sides, or the clay is hardly to be seen on felt
                around = self.rect.inflate(4 * k, 4 * k)
                dark = Box(10 * k, edge=theme.CLAY_EDGE, width=max(4.0, 7 * k))
                surface.blit(self.ui.box(around.size, dark), around)
            edge = Box(10 * k, edge=colour, width=max(2.0, 3 * k))
            surface.blit(self.ui.box(self.rect.size, edge), self.rect)
        super().draw(surface)


def lay_finding(ui: Ui, layout: TableLayout, step: SpotStep, answer: AnswerOf) -> list[Widget]:
    """All there is to look through, on the bare mat."""
    if step.find is Fault.SCORE:
        return _score_lines(ui, layout, step.hands, answer)
    room = layout.mat.inflate(-2 * ui.px(34 - _AROUND[0]), -2 * ui.px(20))
    if step.trump is not None and layout.drawer:
        beside = layout.corner_cube.w + ui.px(18)
        room = Rect(room.x + beside, room.y, room.w - beside, room.h)
    elif step.trump is not None:
        below = layout.corner_cube.bottom + ui.px(4)
        room = Rect(room.x, below, room.w, room.bottom - below)
    high = room.h // len(step.tricks)
    name_high = 0 if layout.drawer else round(ui.font(theme.SECOND) * 1.15)
    wide = round(min(ui.px(92), (high - name_high - ui.px(_ROW_GAP + 8)) / theme.CARD_RATIO, room.w / 8))
    rows: list[Part] = []
    for number in range(1, len(step.tricks) + 1):
        row = _trick(ui, step, number, wide, room.w, answer)
        if step.find is not Fault.RENEGE:
            row = TrickRow(ui, answer(number), row)
        rows.append(Sized(Row(row, grow=row), height=high))
    return lay(Column(*rows), room)


def trump_sign(ui: Ui, layout: TableLayout, trump: Suit) -> TablePicture:
    """The cube with the trump of the tricks, and its words beside it where a table has them.

    In the drawer all the height goes to the tricks: the cube lies left of them, without words.
    """
    felt, cube = Felt(ui), layout.corner_cube
    if layout.drawer:
        at = Spot(layout.mat.left + ui.px(28) + cube.w / 2, layout.mat.centery, cube.w)
        return TablePicture({CUBE: Piece(f"cubetop{trump}", at)})
    words = felt.picture(trump_line(trump), layout.mat.w // 2, "left", HEAD)
    felt.put("trump-head", words, (cube.right + ui.px(12), cube.centery - words.get_height() / 2))
    spot = Spot(cube.centerx, cube.centery, cube.w)
    return TablePicture({CUBE: Piece(f"cubetop{trump}", spot)}, felt.items)


def _trick(ui: Ui, step: SpotStep, number: int, card: int, width: int, answer: AnswerOf) -> Part:
    """A trick, so many pixels wide, and so is each `card`."""
    played, style = step.tricks[number - 1], Style(theme.BODY, "bold", theme.CREAM, 1.2)
    head = TextBlock(ui, _("Trick {n}").format(n=format_number(number)), style=style)
    cells = [
        Column(_card(ui, each, seat_name(seat.seat, LEARNER), card, answer), side=Side.MIDDLE)
        for each, seat in zip(played.cards, seats_of(played), strict=True)
    ]
    cards = Row(*cells, even=True)
    parts: list[Part] = [Sized(head, round(width * 0.13)), cards]
    if step.find is not Fault.RENEGE:
        taken = _("Your side took it") if played.taken is SideWord.US else _("Their side took it")
        note = TextBlock(ui, taken, style=Style(theme.BODY, "semibold", theme.CREAM, 1.2))
        parts.append(Sized(note, round(width * 0.24)))
    return Inset(Row(*parts, grow=cards), *(ui.px(each) for each in _AROUND))


def _card(ui: Ui, card: Card, name: str, width: int, answer: AnswerOf) -> CardOption:
    """A card with the name of its player below, in the drawer beside it."""
    words = TextBlock(ui, name, style=Style(theme.SECOND, "semibold", theme.CREAM, 1.15))

    def around(card: Part) -> Part:
        if ui.metrics.drawer:
            return Row(card, words, gap=ui.px(8))
        return Column(card, words, gap=ui.px(5), side=Side.MIDDLE)

    says = _("{card}, {name}").format(card=capital(card_name(card)), name=words.spoken)
    return CardOption(ui, replace(answer(card), says=says), card, width, around)


def _score_lines(ui: Ui, layout: TableLayout, hands: Sequence[ScoredHand], answer: AnswerOf) -> list[Widget]:
    width = layout.mat.w - 2 * ui.px(28)

    def lines(apart: bool) -> list[OptionTile]:
        return [
            OptionTile(ui, answer(number), score_line(hand, number, apart), width)
            for number, hand in enumerate(hands, 1)
        ]

    tiles = lines(apart=False)
    if any(tile.lines > 1 for tile in tiles):
        tiles = lines(apart=True)
    lay_options(layout, tiles)
    return list(tiles)

"""Finished tricks and lines of a score sheet to look through: a card or a row of them is pointed at."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.table.exercise import OptionTile, lay_options
from game.client.table.felt import HEAD, Felt
from game.client.table.layout import TableLayout
from game.client.table.pieces import CUBE
from game.client.table.places import Spot
from game.client.table.table_picture import Piece, TablePicture
from game.client.widgets.base import Widget
from game.client.widgets.flow import Style
from game.client.widgets.text import TextBlock
from game.course.mistakes import seats_of
from game.course.score_lines import score_line
from game.course.situation import LEARNER
from game.course.table_steps import Fault, PlayedTrick, ScoredHand, SideWord, SpotStep
from game.i18n import _, format_number
from game.rules.cards import Card, Suit
from game.words import capital, card_name, seat_name, trump_line

Found = Card | int
Choose = Callable[[Found], Callable[[], None]]
Verdict = Callable[[Found], str]
_STATES = {"right": "recommended", "wrong": "tried"}
_ROW_GAP = 12


class TrickCard(Widget):
    """A card of a finished trick, with the name of its player below, in the drawer beside it."""

    def __init__(
        self, ui: Ui, card: Card, name: str, wide: int, press: Callable[[], None], verdict: str
    ) -> None:
        super().__init__(ui, f"option {card}", zone="options", group="options")
        self.card, self._press, self._verdict, self._wide = card, press, verdict, wide
        self._name = TextBlock(ui, name, None, Style(theme.SECOND, "semibold", theme.CREAM, 1.15))
        self._high = round(wide * theme.CARD_RATIO)
        self._beside = ui.metrics.drawer
        if self._beside:
            self.size = (wide + ui.px(8) + self._name.text_width, self._high)
        else:
            self.size = (max(wide, self._name.text_width), self._high + ui.px(5) + self._name.size[1])

    @property
    def spoken(self) -> str:
        return _("{card}, {name}").format(card=capital(card_name(self.card)), name=self._name.spoken)

    @property
    def ring_rect(self) -> Rect:
        left = self.rect.left if self._beside else self.rect.centerx - self._wide // 2
        return Rect(left, self.rect.top, self._wide, self._high)

    @property
    def ring_radius(self) -> float:
        return self._wide * theme.CARD_RADIUS

    def activate(self) -> None:
        self._press()

    def draw(self, surface: Surface) -> None:
        states = (_STATES[self._verdict],) if self._verdict else ("legal",) if self.hovered else ()
        sprite = self.ui.assets.card(str(self.card), self._wide, 0, states, "", "card")
        sprite.draw(surface, self.ring_rect.center)
        words = self._name.picture()
        at = {"midright": self.rect.midright} if self._beside else {"midbottom": self.rect.midbottom}
        surface.blit(words, words.get_rect(**at))


class TrickRow(Widget):
    """A whole trick with who took it; pointed at as one."""

    def __init__(
        self, ui: Ui, parts: Sequence[Widget], number: int, press: Callable[[], None], verdict: str
    ) -> None:
        super().__init__(ui, f"option {number}", zone="options", group="options")
        self._parts, self._press, self._verdict = parts, press, verdict
        self.rect = parts[0].rect.unionall([part.rect for part in parts[1:]]).inflate(ui.px(24), ui.px(10))

    @property
    def spoken(self) -> str:
        return ", ".join(part.spoken for part in self._parts)

    @property
    def ring_radius(self) -> float:
        return 10 * self.ui.metrics.k

    def activate(self) -> None:
        self._press()

    def draw(self, surface: Surface) -> None:
        k = self.ui.metrics.k
        colour = {"right": theme.BRASS, "wrong": theme.CLAY_RING}.get(
            self._verdict, theme.FELT_SOFT if self.hovered else ""
        )
        if colour:
            if self._verdict == "wrong":  # dark on both sides, or the clay is hardly to be seen on felt
                around = self.rect.inflate(4 * k, 4 * k)
                dark = Box(10 * k, edge=theme.CLAY_EDGE, width=max(4.0, 7 * k))
                surface.blit(self.ui.box(around.size, dark), around)
            edge = Box(10 * k, edge=colour, width=max(2.0, 3 * k))
            surface.blit(self.ui.box(self.rect.size, edge), self.rect)
        for part in self._parts:
            part.draw(surface)


def lay_finding(
    ui: Ui, layout: TableLayout, step: SpotStep, choose: Choose, verdict: Verdict
) -> list[Widget]:
    """All there is to look through, on the bare mat."""
    if step.find is Fault.SCORE:
        return _score_lines(ui, layout, step.hands, choose, verdict)
    rows: list[Widget] = []
    room = layout.mat.inflate(-2 * ui.px(34), -2 * ui.px(20))
    if step.trump is not None and layout.drawer:
        beside = layout.cube.w + ui.px(18)
        room = Rect(room.x + beside, room.y, room.w - beside, room.h)
    elif step.trump is not None:
        below = layout.cube.bottom + ui.px(4)
        room = Rect(room.x, below, room.w, room.bottom - below)
    high = room.h / len(step.tricks)
    name_high = 0 if layout.drawer else round(ui.font(theme.SECOND) * 1.15)
    wide = round(min(ui.px(92), (high - name_high - ui.px(_ROW_GAP + 8)) / theme.CARD_RATIO, room.w / 8))
    for number, played in enumerate(step.tricks, 1):
        middle = room.y + high * (number - 0.5)
        rows += _trick(ui, step, played, number, (room, middle, wide), choose, verdict)
    return rows


def trump_sign(ui: Ui, layout: TableLayout, trump: Suit) -> TablePicture:
    """The cube with the trump of the tricks, and its words beside it where a table has them.

    In the drawer all the height goes to the tricks: the cube lies left of them, without words.
    """
    felt, cube = Felt(ui), layout.cube
    if layout.drawer:
        at = Spot(layout.mat.left + ui.px(28) + cube.w / 2, layout.mat.centery, cube.w)
        return TablePicture({CUBE: Piece(f"cubetop{trump}", at)})
    words = felt.picture(trump_line(trump), layout.mat.w // 2, "left", HEAD)
    felt.put("trump-head", words, (cube.right + ui.px(12), cube.centery - words.get_height() / 2))
    spot = Spot(cube.centerx, cube.centery, cube.w)
    return TablePicture({CUBE: Piece(f"cubetop{trump}", spot)}, felt.items)


def _trick(
    ui: Ui,
    step: SpotStep,
    played: PlayedTrick,
    number: int,
    place: tuple[Rect, float, int],
    choose: Choose,
    verdict: Verdict,
) -> list[Widget]:
    room, middle, wide = place
    label_room = round(room.w * 0.13)
    words_room = 0 if step.find is Fault.RENEGE else round(room.w * 0.24)
    style = Style(theme.BODY, "bold", theme.CREAM, 1.2)
    head = TextBlock(ui, _("Trick {n}").format(n=format_number(number)), label_room, style)
    head.place(room.x, middle - head.size[1] / 2)
    cell = (room.w - label_room - words_room) / 4
    cards: list[Widget] = []
    for column, (card, seat) in enumerate(zip(played.cards, seats_of(played), strict=True)):
        by_card = step.find is Fault.RENEGE
        given: Found = card if by_card else number
        tile = TrickCard(
            ui, card, seat_name(seat.seat, LEARNER), wide, choose(given), verdict(card) if by_card else ""
        )
        tile.place(room.x + label_room + cell * (column + 0.5) - tile.size[0] / 2, middle - tile.size[1] / 2)
        cards.append(tile)
    if step.find is Fault.RENEGE:
        return [head, *cards]
    taken = _("Taken by your side") if played.taken is SideWord.US else _("Taken by their side")
    note = TextBlock(ui, taken, words_room, Style(theme.BODY, "semibold", theme.CREAM, 1.2))
    note.place(room.right - words_room, middle - note.size[1] / 2)
    return [TrickRow(ui, (head, *cards, note), number, choose(number), verdict(number))]


def _score_lines(
    ui: Ui, layout: TableLayout, hands: Sequence[ScoredHand], choose: Choose, verdict: Verdict
) -> list[Widget]:
    width = layout.mat.w - 2 * ui.px(28)

    def lines(apart: bool) -> list[OptionTile]:
        return [
            OptionTile(
                ui, str(number), score_line(hand, number, apart), width, choose(number), verdict(number)
            )
            for number, hand in enumerate(hands, 1)
        ]

    tiles = lines(apart=False)
    if any(tile.lines > 1 for tile in tiles):
        tiles = lines(apart=True)
    lay_options(layout, tiles)
    return list(tiles)

"""Questions on the bare mat: cards to be put in order, things to choose from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.client import theme
from game.client.shapes import Box
from game.client.table.felt import Felt
from game.client.table.layout import TableLayout
from game.client.table.look import Item, Look, Marks, Piece
from game.client.table.places import Area, Spot
from game.client.ui import Ui
from game.client.widgets.base import Widget
from game.client.widgets.flow import Style
from game.client.widgets.text import TextBlock
from game.i18n import _, format_number
from game.markup import plain, spans
from game.rules.cards import Card
from game.words import capital, card_name

_STATES = {"right": "recommended", "wrong": "tried"}


@dataclass(frozen=True)
class Ordering:
    """Cards to be put in order: what lies in the places, and what is still to be placed."""

    cards: tuple[Card, ...]  # all of them, as first laid out
    places: tuple[Card | None, ...]
    held: Card | None = None  # chosen, waiting for its place
    right: bool = False  # it was judged and is as it should be
    misplaced: frozenset[Card] = frozenset()  # it was judged, and these lie in places of others

    @classmethod
    def of(cls, cards: tuple[Card, ...]) -> Ordering:
        return cls(cards, tuple(None for _ in cards))

    @property
    def full(self) -> bool:
        return None not in self.places

    def put(self, card: Card, number: int) -> Ordering:
        """The card in a place; what lay there goes where the card came from."""
        places = list(self.places)
        there = places[number]
        if card in places:
            places[places.index(card)] = there
        places[number] = card
        return Ordering(self.cards, tuple(places))

    def put_first(self, card: Card) -> Ordering:
        """The card in the first free place."""
        return self.put(card, self.places.index(None)) if not self.full else self

    def take(self, card: Card) -> Ordering:
        """The card back to the others."""
        return Ordering(self.cards, tuple(None if held == card else held for held in self.places))


def place_spot(layout: TableLayout, number: int, count: int) -> Spot:
    """The place of a rank in the order."""
    return _spot(layout, number, count, first_row=True)


def card_spot(layout: TableLayout, number: int, count: int) -> Spot:
    """Where a card lies before it is placed."""
    return _spot(layout, number, count, first_row=False)


def _spot(layout: TableLayout, number: int, count: int, first_row: bool) -> Spot:
    mat, gap = layout.mat, 12 * layout.u
    if layout.drawer:
        cell = (mat.w - 90 * layout.sx) / (2 * count)
        wide = min(130 * layout.u, cell - gap)
        left = mat.left + 36 * layout.sx + (0 if first_row else count * cell + 18 * layout.sx)
        return Spot(left + (number + 0.5) * cell, mat.y + mat.h * 0.62, wide)
    wide = min(112 * layout.u, (mat.w * 0.86) / count - gap)
    from_middle = number - (count - 1) / 2
    y = layout.y(262) if first_row else layout.mat.bottom - 26 * layout.sy - wide * 0.7 - 20 * layout.u
    return Spot(layout.cx + from_middle * (wide + gap), y, wide)


def ordering_look(ui: Ui, layout: TableLayout, ordering: Ordering, marks: Marks, trump: Look | None) -> Look:
    """The places with their numbers, and the cards in them or below."""
    felt = Felt(ui)
    count = len(ordering.places)
    for number in range(count):
        spot = place_spot(layout, number, count)
        awaited = ordering.held is not None or (
            ordering.places[number] is None and number == _first(ordering)
        )
        felt.place(f"place-{number}", spot.rect, awaited)
        words = felt.picture(
            format_number(number + 1), 100, "center", theme.EMPHASIS, "bold", theme.CREAM, 1.1
        )
        felt.put_centred(f"number-{number}", words, (spot.x, spot.rect.top - words.get_height() * 0.7))
    _ends(felt, layout, count)
    lying = dict(trump.pieces) if trump else {}
    for number, card in enumerate(ordering.cards):
        placed = card in ordering.places
        spot = (
            place_spot(layout, ordering.places.index(card), count)
            if placed
            else card_spot(layout, number, count)
        )
        lying[str(card)] = _piece(layout, card, spot, number, ordering, marks)
    items: dict[str, Item] = dict(trump.items) if trump else {}
    return Look(lying, {**items, **felt.items})


def only_trump(whole: Look) -> Look:
    """Of a whole table the cube and its words, where the question is asked at a table with trump."""
    pieces = {key: piece for key, piece in whole.pieces.items() if key == "cube"}
    items = {key: item for key, item in whole.items.items() if key.startswith("trump-head")}
    return Look(pieces, items)


def _first(ordering: Ordering) -> int:
    return ordering.places.index(None) if not ordering.full else -1


def _ends(felt: Felt, layout: TableLayout, count: int) -> None:
    """The words for both ends of the row."""
    first, last = place_spot(layout, 0, count).rect, place_spot(layout, count - 1, count).rect
    gap = felt.ui.px(8)
    left = Rect(first.left, first.bottom + gap, max(first.w * 2, 90), 10)
    right = Rect(last.right - left.w, left.y, left.w, 10)
    felt.words("strongest", _("strongest"), Area(left), theme.SECOND, colour=theme.FELT_SOFT)
    felt.words("weakest", _("weakest"), Area(right, "right"), theme.SECOND, colour=theme.FELT_SOFT)


def _piece(
    layout: TableLayout, card: Card, spot: Spot, number: int, ordering: Ordering, marks: Marks
) -> Piece:
    states: tuple[str, ...] = ()
    if card == ordering.held:
        states = ("selected",)
    elif ordering.right:
        states = ("recommended",)
    elif card in ordering.misplaced:
        states = ("tried",)
    if card == marks.focused:
        states = (*states, "focus")
    lifted = card in (marks.hovered, marks.focused) or card == ordering.held
    z, shadow = 50 + number, "lifted" if lifted else "card"
    if marks.dragged and marks.dragged[0] == card:
        return Piece(str(card), marks.dragged[1], 200, states, shadow="dragged")
    return Piece(str(card), spot.raised(layout.lift(8 if lifted else 0)), z, states, shadow=shadow)


def nearest_place(layout: TableLayout, count: int, spot: Spot) -> int | None:
    """The place a dropped card lies on; None where it lies on none."""
    for number in range(count):
        place = place_spot(layout, number, count).rect.inflate(12, 30)
        if place.collidepoint(spot.x, spot.y):
            return number
    return None


def card_of(text: str) -> Card | None:
    """The card that an option is, where it is nothing else."""
    found = spans(text.strip())
    return found[0].card if len(found) == 1 else None


class OptionTile(Widget):
    """One answer to choose: a card with its name, or words on paper."""

    def __init__(
        self,
        ui: Ui,
        key: str,
        text: str,
        width: int,
        choose: Callable[[], None],
        verdict: str = "",
        *,
        size: float = theme.EMPHASIS,
        as_card: bool = True,
    ) -> None:
        super().__init__(ui, f"option {key}", zone="options", group="options")
        self._choose = choose
        self.verdict = verdict
        self.card = card_of(text) if as_card else None
        self._text = text
        style = Style(size, "semibold", theme.INK, 1.25)
        self._pad = ui.px(18 if as_card else 12)
        if self.card is not None:
            room = ui.metrics.mat.h * 0.6 / theme.CARD_RATIO
            self._wide = round(min(width, 150 * ui.metrics.k, room))
            self._name = TextBlock(
                ui, capital(card_name(self.card)), None, Style(theme.BODY, "semibold", theme.CREAM, 1.2)
            )
            high = round(self._wide * theme.CARD_RATIO)
            self.size = (max(self._wide, self._name.text_width), high + ui.px(12) + self._name.size[1])
        else:
            mark = ui.px(34)
            self._label = TextBlock(ui, text, width - 2 * self._pad - mark, style)
            least = ui.metrics.at_least(64 if as_card else 44, theme.HIT)
            edge = self._pad if as_card else ui.px(8)
            self.size = (width, max(least, self._label.size[1] + 2 * edge))

    @property
    def spoken(self) -> str:
        return plain(self._text)

    @property
    def ring_radius(self) -> float:
        return self._wide * theme.CARD_RADIUS if self.card is not None else super().ring_radius

    @property
    def ring_rect(self) -> Rect:
        if self.card is None:
            return self.rect
        high = round(self._wide * theme.CARD_RATIO)
        return Rect(self.rect.centerx - self._wide // 2, self.rect.top, self._wide, high)

    def activate(self) -> None:
        self._choose()

    def draw(self, surface: Surface) -> None:
        if self.card is None:
            self._draw_paper(surface)
            return
        states = (_STATES[self.verdict],) if self.verdict else ("legal",) if self.hovered else ()
        shadow = "lifted" if self.hovered else "card"
        sprite = self.ui.assets.card(str(self.card), self._wide, 0, states, "", shadow)
        sprite.draw(surface, self.ring_rect.center)
        words = self._name.picture()
        surface.blit(words, words.get_rect(midbottom=self.rect.midbottom))

    def _draw_paper(self, surface: Surface) -> None:
        self.ui.paper(self.rect.size, 14).draw(surface, self.rect.center)
        k = self.ui.metrics.k
        colour = {"right": theme.BRASS, "wrong": theme.CLAY}.get(
            self.verdict, theme.EDGE if self.hovered else ""
        )
        if colour:
            edge = Box(14 * k, edge=colour, width=max(2.0, 4 * k if self.verdict else 2 * k))
            surface.blit(self.ui.box(self.rect.size, edge), self.rect)
        icon = {"right": "check", "wrong": "forbid"}.get(self.verdict)
        if icon:
            side = self.ui.px(24)
            mark = self.ui.assets.icon(icon, side, theme.GOOD if icon == "check" else theme.CLAY)
            surface.blit(mark, mark.get_rect(midright=(self.rect.right - self._pad, self.rect.centery)))
        words = self._label.picture()
        surface.blit(words, words.get_rect(midleft=(self.rect.x + self._pad, self.rect.centery)))


def lay_options(layout: TableLayout, tiles: Sequence[OptionTile]) -> None:
    """Cards in a row, papers one below the other, in the middle of the mat."""
    mat = layout.mat
    if all(tile.card is not None for tile in tiles):
        _lay_cards(layout, tiles)
        return
    gap = 16 * layout.u
    high = sum(tile.size[1] for tile in tiles) + gap * (len(tiles) - 1)
    y = max(mat.top + 14 * layout.u, mat.centery - high / 2)
    for tile in tiles:
        tile.place(mat.centerx - tile.size[0] / 2, y)
        y += tile.size[1] + gap


def _lay_cards(layout: TableLayout, tiles: Sequence[OptionTile]) -> None:
    """Cards side by side, closer together where they are many, in two rows where they still do not fit."""
    mat, count = layout.mat.inflate(-24 * layout.u, 0), len(tiles)
    widest = max(tile.size[0] for tile in tiles)
    across = count if widest * count <= mat.w else -(-count // 2)
    gap = min(34 * layout.u, (mat.w - widest * across) / max(1, across))
    rows = [tiles[start : start + across] for start in range(0, count, across)]
    high = sum(row[0].size[1] for row in rows) + 12 * layout.u * (len(rows) - 1)
    y = mat.centery - high / 2
    for row in rows:
        x = mat.centerx - (sum(tile.size[0] for tile in row) + gap * (len(row) - 1)) / 2
        for tile in row:
            tile.place(x, y)
            x += tile.size[0] + gap
        y += row[0].size[1] + 12 * layout.u

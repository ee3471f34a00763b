"""Four hands, an upcard and the pack on the mat: cards are dragged, or chosen and sent with a key."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.widgets.arrangements import MadeForWidth, Sized
from game.client.widgets.base import Widget
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Inset, Part, Row, Side, Stack, space
from game.client.widgets.still import Drawing
from game.client.widgets.text import TextBlock
from game.i18n import _
from game.pages.recorder import HOME, hand_words
from game.pages.table_model import in_order
from game.presenters.hand_setup import CardPlace, HandSetup, Spare
from game.rules.cards import Card
from game.rules.dealing import HAND_SIZE
from game.rules.seats import Seat
from game.words import capital, card_name

_WIDE, _GAP, _PAD, _APART = 58, 5, 9, 6


def place_words(place: CardPlace) -> str:
    """What a place for cards is called."""
    if isinstance(place, Seat):
        return hand_words(place)
    return _("Turned up") if place is Spare.UPCARD else _("The deck")


class TrayCard(Widget):
    """A card that can be chosen, dragged, and sent to another place."""

    def __init__(self, ui: Ui, card: Card, place: CardPlace, wide: int, hold: Callable[[Card], None]) -> None:
        super().__init__(ui, f"card {card}", zone=_zone(place), group=_zone(place))
        self.card, self.held = card, False
        self._hold, self._place = hold, place
        self.size = (wide, round(wide * theme.CARD_RATIO))

    @property
    def spoken(self) -> str:
        # NOTE: a card and where it lies, for example "Ace of hearts, Walt's hand"
        return _("{card}, {place}").format(card=capital(card_name(self.card)), place=place_words(self._place))

    @property
    def hit(self) -> Rect:
        return self.rect

    @property
    def ring_radius(self) -> float:
        return theme.CARD_RADIUS * self.rect.w

    def activate(self) -> None:
        self._hold(self.card)

    def draw(self, surface: Surface) -> None:
        states = ("selected",) if self.held else ()
        rise = self.ui.px(5) if self.held or self.hovered else 0
        sprite = self.ui.assets.card(str(self.card), self.rect.w, 0.0, states)
        sprite.draw(surface, (self.rect.centerx, self.rect.centery - rise))


class Tray(Widget):
    """A place for cards: what is dropped on it, or chosen before it is pressed, lies there then."""

    def __init__(self, ui: Ui, place: CardPlace, lay: Callable[[CardPlace], None]) -> None:
        super().__init__(ui, f"tray {_zone(place)}", zone=_zone(place))
        self.card_place, self._lay = place, lay

    @property
    def spoken(self) -> str:
        return place_words(self.card_place)

    def activate(self) -> None:
        self._lay(self.card_place)

    def draw(self, surface: Surface) -> None:
        if self.hovered:
            k = self.ui.metrics.k
            edge = Box(12 * k, edge=theme.BRASS, width=max(2.0, 2.5 * k))
            surface.blit(self.ui.box(self.rect.size, edge), self.rect)


def _zone(place: CardPlace) -> str:
    return place.name.lower()


Hold = Callable[[Card], None]
Lay = Callable[[CardPlace], None]


def trays(ui: Ui, setup: HandSetup, held: Card | None, hold: Hold, lay: Lay) -> Part:
    """The whole mat, for the width there is."""

    def make(width: int) -> Sequence[Part]:
        up = _name(ui, Spare.UPCARD).best_width + 2 * ui.px(_PAD)
        aside = (width - max(up, ui.px(_WIDE + 2 * _PAD)) - 2 * ui.px(_APART)) // 2  # for Walt, and for Ezra
        room = aside - 2 * ui.px(_PAD) - (HAND_SIZE - 1) * ui.px(_GAP)
        wide = min(ui.px(_WIDE), room // HAND_SIZE)
        made = partial(_tray, ui, setup, held, (hold, lay), wide)
        middle = _spread(ui, made(Seat.WEST), made(Spare.UPCARD), made(Seat.EAST), width)
        return [
            Column(
                _in_middle(made(Seat.NORTH)),
                middle,
                _in_middle(made(HOME)),
                made(Spare.PACK, width),
                gap=ui.px(10),
                side=Side.FILL,
            )
        ]

    return MadeForWidth(make)


def _in_middle(part: Part) -> Part:
    """A part in the middle of the width."""
    return Column(Row(part), side=Side.MIDDLE)


def _spread(ui: Ui, left: Part, middle: Part, right: Part, width: int) -> Part:
    """Three parts across the width."""
    return Row(
        Sized(Row(left), (width - middle.best_width) // 2 - ui.px(_APART)),
        middle,
        Sized(Column(right, side=Side.END), (width - middle.best_width) // 2 - ui.px(_APART)),
        gap=ui.px(_APART),
        side=Side.END,
    )


def _tray(
    ui: Ui, setup: HandSetup, held: Card | None, acts: tuple[Hold, Lay], wide: int, place: CardPlace,
    width: int = 0,
) -> Part:  # fmt: skip
    """One place with its cards, and room for those that are missing."""
    hold, lay = acts
    cards = setup.at(place)
    if place is Spare.PACK:
        cards = in_order(cards, None)
    made = []
    for card in cards:
        widget = TrayCard(ui, card, place, wide, hold)
        widget.held = card == held
        made.append(widget)
    slots: list[Part] = [*made, *(_slot(ui, wide) for _n in range(0 if width else setup.room(place)))]
    gap, pad = ui.px(_GAP), ui.px(_PAD)
    a_row = max(1, (width - 2 * pad + gap) // (wide + gap)) if width else len(slots)
    rows: list[Part] = [Row(*slots[at : at + a_row], gap=gap) for at in range(0, len(slots), a_row)]
    name = _name(ui, place)
    high = round(wide * theme.CARD_RATIO)
    content = Column(name, *(rows or [space(height=high)]), gap=ui.px(4), side=Side.FILL)
    inside = Inset(content, pad, ui.px(5), pad, ui.px(7))
    whole = Stack(Drawing(ui, _draw_tray), Tray(ui, place, lay), inside)
    return Sized(whole, width) if width else whole


def _name(ui: Ui, place: CardPlace) -> TextBlock:
    return TextBlock(ui, place_words(place), style=Style(theme.LEAST, "semibold", theme.CREAM, 1.25))


def _draw_tray(ui: Ui, surface: Surface, rect: Rect) -> None:
    k = ui.metrics.k
    look = Box(12 * k, theme.FELT_DARK, theme.FELT_SOFT, max(1.0, 1.5 * k), None, 0.55, 0.35)
    surface.blit(ui.box(rect.size, look), rect)


def _slot(ui: Ui, wide: int) -> Drawing:
    """Room for a card."""

    def draw(ui: Ui, surface: Surface, rect: Rect) -> None:
        k = ui.metrics.k
        radius, dash = theme.CARD_RADIUS * rect.w, (5 * k, 4 * k)
        look = Box(radius, edge=theme.FELT_SOFT, width=max(1.0, 1.5 * k), dash=dash, edge_opacity=0.6)
        surface.blit(ui.box(rect.size, look), rect)

    return Drawing(ui, draw, (wide, round(wide * theme.CARD_RATIO)))

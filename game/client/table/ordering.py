"""Cards to be put in order: steps of wood, the highest for the strongest, and the cards to lay on them."""

from __future__ import annotations

from pygame import Rect, Surface

from game.client.draw import shapes, theme
from game.client.draw.ui import Ui
from game.client.table.felt import HEAD, SOFT, Felt
from game.client.table.layout import TableLayout
from game.client.table.pieces import CUBE
from game.client.table.places import Area, Spot
from game.client.table.table_picture import Item, Piece, Pointed, TablePicture
from game.client.widgets.flow import Style
from game.i18n import _, format_number
from game.presenters.ordering import Ordering
from game.rules.cards import Card, Suit
from game.words import trump_line

_RISE, _LOWEST = 17, 42  # of one step over the next, and the height of the last one
_FOOT, _TRUMP = 412, 90  # where the steps stand, and what is trump


def place_spot(layout: TableLayout, number: int, count: int) -> Spot:
    """The place of a rank in the order."""
    return _spot(layout, number, count, first_row=True)


def card_spot(layout: TableLayout, number: int, count: int) -> Spot:
    """Where a card lies before it is placed. The others stay where they are: who clicks fast hits them."""
    return _spot(layout, number, count, first_row=False)


def _spot(layout: TableLayout, number: int, count: int, first_row: bool) -> Spot:
    mat, gap = layout.mat, 12 * layout.u
    if layout.drawer:
        cell = (mat.w - 90 * layout.sx) / (2 * count)
        wide = min(130 * layout.u, cell - gap)
        left = mat.left + 36 * layout.sx + (0 if first_row else count * cell + 18 * layout.sx)
        return Spot(left + (number + 0.5) * cell, mat.y + mat.h * 0.62, wide)
    wide = min(112 * layout.u, (mat.w * 0.86) / count - gap)
    x = layout.cx + (number - (count - 1) / 2) * (wide + gap)
    if not first_row:
        return Spot(x, layout.mat.bottom - 26 * layout.sy - wide * 0.7 - 20 * layout.u, wide)
    return Spot(x, _step_top(layout, number, count) - 2 * layout.u - wide * theme.CARD_RATIO / 2, wide)


def _step_top(layout: TableLayout, number: int, count: int) -> float:
    """The upper edge of a step of wood."""
    lowest = max(_LOWEST * layout.u, 1.4 * layout.line(theme.EMPHASIS))
    return layout.y(_FOOT) - lowest - (count - 1 - number) * _RISE * layout.u


def ordering_look(
    ui: Ui, layout: TableLayout, ordering: Ordering, pointed: Pointed, trump: TablePicture | None
) -> TablePicture:
    """The places with their numbers, and the cards in them or below."""
    felt = Felt(ui)
    count = len(ordering.places)
    for number in range(count):
        spot = place_spot(layout, number, count)
        empty = ordering.places[number] is None  # a filled place loses its dashes
        felt.place(f"place-{number}", spot.rect, number == _first(ordering), edged=empty)
        colour = theme.CREAM if layout.drawer else theme.INK
        style = Style(theme.EMPHASIS, "bold", colour, 1.1)
        words = felt.picture(format_number(number + 1), 100, "center", style)
        middle = spot.rect.top - words.get_height() * 0.7
        if not layout.drawer:
            wood = _wood(felt, layout, number, count, spot)
            middle = wood.bottom - words.get_height() * 0.75
        felt.put_centred(f"number-{number}", words, (spot.x, middle))
    _ends(felt, layout, count)
    pieces = dict(trump.pieces) if trump else {}
    for number, card in enumerate(ordering.cards):
        placed = card in ordering.places
        spot = (
            place_spot(layout, ordering.places.index(card), count)
            if placed
            else card_spot(layout, number, count)
        )
        pieces[str(card)] = _piece(layout, card, spot, number, ordering, pointed)
    items: dict[str, Item] = dict(trump.items) if trump else {}
    return TablePicture(pieces, {**items, **felt.items})


def only_trump(ui: Ui, layout: TableLayout, trump: Suit, whole: TablePicture) -> TablePicture:
    """The cube and its words, where the question is asked at a table with trump and nobody is seen at it."""
    if layout.drawer:
        pieces = {key: piece for key, piece in whole.pieces.items() if key == CUBE}
        items = {key: item for key, item in whole.items.items() if key.startswith("trump-head")}
        return TablePicture(pieces, items)
    felt, side, gap = Felt(ui), layout.cube(layout.learner.partner).w, ui.px(12)
    words = felt.picture(trump_line(trump), layout.mat.w // 2, "left", HEAD)
    left, middle = layout.cx - (side + gap + words.get_width()) / 2, layout.y(_TRUMP)
    felt.put("trump-head", words, (left + side + gap, middle - words.get_height() / 2), 12)
    cube = Piece(f"cube{trump}", Spot(left + side / 2, middle, side))
    return TablePicture({CUBE: cube}, felt.items)


def _wood(felt: Felt, layout: TableLayout, number: int, count: int, spot: Spot) -> Rect:
    """The step of oak below a place."""
    top, wide = _step_top(layout, number, count), round(spot.width + 8 * layout.u)
    size = (wide, round(layout.y(_FOOT) - top))

    def make() -> Surface:
        radius, line = 4 * layout.u, max(1.0, 2 * layout.u)
        across, along = size[0] - 2 * line, size[0] - 2 * radius
        return shapes.drawn(
            '<defs><linearGradient id="w" x1="0%" y1="0%" x2="0%" y2="100%">'
            '<stop offset="0%" stop-color="#E0BD8A"/><stop offset="100%" stop-color="#C99C62"/>'
            "</linearGradient></defs>"
            f'<rect width="{size[0]}" height="{size[1]}" rx="{radius}" fill="#8A6234"/>'
            f'<rect x="{line}" y="{line / 2}" width="{across}" height="{size[1] - 2 * line}" rx="{radius}"'
            ' fill="url(#w)"/>'
            f'<rect x="{radius}" y="{line / 2}" width="{along}" height="{line}" fill="#F3DDB6"/>'
            + _grain(size, layout.u, number),
            size,
        )

    picture = felt.ui.assets.kept.get(("step of wood", size, layout.u, number), make)
    return felt.put(f"wood-{number}", picture, (spot.x - wide / 2, top), 1)


def _grain(size: tuple[int, int], u: float, number: int) -> str:
    """A few lines along the wood of a step, others on each."""
    style = f'fill="none" stroke="#8A6234" stroke-opacity="0.2" stroke-width="{max(1.0, 1.3 * u)}"'
    lines = []
    for line in range(1, round(size[1] / (14 * u))):
        y, sway = (14 * line + 5 * ((line + number) % 3)) * u, (4 - 3 * ((line + 2 * number) % 4)) * u
        left, right = (6 + 9 * ((line * 5 + number) % 4)) * u, size[0] - (6 + 11 * ((line + number) % 3)) * u
        if y < size[1] - 6 * u:
            third = (right - left) / 3
            bow = f"{left + third} {y + sway} {right - third} {y - sway}"
            lines.append(f'<path d="M{left} {y}C{bow} {right} {y}" {style}/>')
    return "".join(lines)


def _first(ordering: Ordering) -> int:
    return ordering.places.index(None) if not ordering.full else -1


def _ends(felt: Felt, layout: TableLayout, count: int) -> None:
    """The words for both ends of the row."""
    first, last = place_spot(layout, 0, count).rect, place_spot(layout, count - 1, count).rect
    foot = first.bottom + felt.ui.px(8) if layout.drawer else round(layout.y(_FOOT)) + felt.ui.px(4)
    left = Rect(first.left, foot, max(first.w * 2, 90), 10)
    right = Rect(last.right - left.w, left.y, left.w, 10)
    felt.words("strongest", _("strongest"), Area(left), SOFT)
    felt.words("weakest", _("weakest"), Area(right, "right"), SOFT)


def _piece(
    layout: TableLayout, card: Card, spot: Spot, number: int, ordering: Ordering, pointed: Pointed
) -> Piece:
    states: tuple[str, ...] = ()
    if ordering.right:
        states = ("recommended",)
    elif card in ordering.misplaced:
        states = ("tried",)
    if card == pointed.focused:
        states = (*states, "focus")
    lifted = card in (pointed.hovered, pointed.focused)
    z, shadow = 50 + number, "lifted" if lifted else "card"
    if pointed.dragged and pointed.dragged[0] == card:
        return Piece(str(card), pointed.dragged[1], 200, states, shadow="dragged")
    return Piece(str(card), spot.raised(layout.lift(8 if lifted else 0)), z, states, shadow=shadow)


def nearest_place(layout: TableLayout, count: int, spot: Spot) -> int | None:
    """The place a dropped card lies on; None where it lies on none."""
    for number in range(count):
        place = place_spot(layout, number, count).rect.inflate(12, 30)
        if place.collidepoint(spot.x, spot.y):
            return number
    return None

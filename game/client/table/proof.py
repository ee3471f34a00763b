"""The director's table: the trick of a renege beside the trick that proves it, turned up again."""

from __future__ import annotations

from pygame import Rect

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.table.felt import HEAD, PLAIN, SECOND, Felt
from game.client.table.layout import TableLayout
from game.client.table.places import Area, Spot
from game.client.table.points_choice import LARGEST
from game.client.table.table_picture import Piece, TablePicture
from game.client.widgets.flow import Style
from game.pages.proof import ProofPanel, points_choices, proof_panels, proof_title
from game.pages.table_model import TableModel
from game.rules.cards import Card
from game.rules.seats import Seat
from game.rules.slips import Ruling

_CARD, _HIGH, _TOP, _APART = 104, 424, 76, 20  # a card's width; a panel's height, its place, the gap
_LOWER = 364  # a panel's height where choices lie below it
_PLACES = {0: (0, 84), 1: (-133, -4), 2: (0, -80), 3: (133, 4)}
"""Where a card lies from a panel's middle, by how far its seat is from the learner clockwise."""
_LOST = 0.3  # how dark the cards are that prove nothing
_TITLE = Style(26, "title", theme.CREAM, 1.2)


def proof_picture(ui: Ui, layout: TableLayout, model: TableModel, ruling: Ruling) -> TablePicture:
    """What the mat shows while a proved renege is read."""
    felt, pieces = Felt(ui), dict[str, Piece]()
    mat, panels = layout.mat, proof_panels(model.view, ruling, model.names)
    tall = _LOWER if points_choices(model.view) and ui.metrics.text <= LARGEST else _HIGH
    gap, high, top = _APART * layout.u, tall * layout.sy, mat.y + _TOP * layout.sy
    wide = round(mat.w - 2 * 44 * layout.u)
    head = Rect(mat.centerx - wide // 2, mat.y + round(20 * layout.sy), wide, round(40 * layout.sy))
    said = proof_title(model.view, ruling, model.names)
    title = felt.words("proof-title", said, Area(head, "center"), _TITLE)
    top = max(top, title.bottom + 8 * layout.u)
    broad = (mat.w - 2 * 32 * layout.u - gap) / 2
    for number, panel in enumerate(panels):
        left = mat.x + 32 * layout.u + number * (broad + gap)
        place = Rect(round(left), round(top), round(broad), round(high))
        felt.put(f"proof-{number}", ui.patch(place.size, 18, 0.34), place.topleft, 2)
        _write(felt, number, panel, place)
        pieces.update(_cards(felt, layout, model, panel, place))
    return TablePicture(pieces, felt.items)


def _write(felt: Felt, number: int, panel: ProofPanel, place: Rect) -> None:
    """The head of a panel and what it shows, above and below its cards."""
    inside = place.inflate(-2 * felt.ui.px(18), -2 * felt.ui.px(12))
    felt.words(f"proof-head-{number}", panel.head, Area(inside, "left"), HEAD)
    told = felt.picture(panel.told, place.w, "center", PLAIN)
    below = (place.centerx - told.get_width() // 2, place.bottom + felt.ui.px(10))
    felt.put(f"proof-told-{number}", told, below)


def _cards(
    felt: Felt, layout: TableLayout, model: TableModel, panel: ProofPanel, place: Rect
) -> dict[str, Piece]:
    """The cards of a trick where they lay, the one that matters lit; or the one card still in the hand."""
    middle = (place.centerx, place.centery + 14 * layout.u)
    if not panel.plays:
        return {str(panel.lit): _piece(panel.lit, Spot(*middle, _CARD * 1.2 * layout.u), "won")}
    out: dict[str, Piece] = {}
    for seat, card in panel.plays:
        dx, dy = _PLACES[seat.seen_from(layout.learner)]
        spot = Spot(middle[0] + dx * layout.u, middle[1] + dy * layout.u, _CARD * layout.u)
        state = panel.mark if card is panel.lit else ""
        out[str(card)] = _piece(card, spot, state)
        _name(felt, layout, model, seat, spot, place)
    return out


def _piece(card: Card, spot: Spot, state: str) -> Piece:
    return Piece(str(card), spot, 45 if state else 40, (state,) if state else (), veil=0 if state else _LOST)


def _name(felt: Felt, layout: TableLayout, model: TableModel, seat: Seat, spot: Spot, place: Rect) -> None:
    """Whose card it is, beside it where there is room."""
    words = felt.picture(model.name_of(seat), place.w, "center", SECOND)
    away = {0: (-1, 0.6), 1: (0, -1), 2: (1, -0.6), 3: (0, -1)}[seat.seen_from(layout.learner)]
    x = spot.x + away[0] * (spot.width / 2 + words.get_width() / 2 + 10 * layout.u)
    y = spot.y + (away[1] * spot.width * 0.7 if away[0] else -spot.width * 0.7 - 14 * layout.u)
    felt.put_centred(f"proof-name-{place.x}-{seat.name}", words, (x, y), 46)

"""Rings around the parts of the table that a lesson speaks of, and light around the cards of a trick."""

from __future__ import annotations

from collections.abc import Mapping

import pygame
from pygame import Rect, Surface

from game.client.draw import shapes, theme
from game.client.table.felt import Felt
from game.client.table.layout import TableLayout
from game.client.table.pieces import aside, leader_of, out_of_play
from game.client.table.places import Spot
from game.client.table.table_picture import Item, Piece
from game.pages.table_model import TableModel
from game.rules.seats import Seat, Side
from game.rules.view import SeatView

_LINE, _OPAQUE = 2.4, 0.9  # how thick a ring is, and how much of the felt it hides
_GAPS = (7, 4, 1)  # how far around its place it lies: nearer where it would run through a name
_CREAM, _DARK = 3.5, 1.5  # how wide the edge of cream round a card of the trick is, and its own dark edge
_SPREAD, _RADIUS = 14, 12  # how far the light around a card reaches, and how round it is
_BELOW_TRICK = 1
_ABOVE, _BELOW_HAND = 65, 48  # a ring around the trick never runs across raised cards of the hand


def point_at(felt: Felt, layout: TableLayout, state: TableModel, pieces: Mapping[str, Piece]) -> None:
    """A ring of cream around each thing that is lit; drawn through, as what is dashed is sewn or empty.

    Around a trick it would cut the sign of trump and stand behind a picked card like a frame that has the
    focus: there each card lies in light instead. In a line of the others names stand too close for that.
    """
    for area in state.ringed:
        if area == "trick" and not layout.drawer and _light(felt, state.view, pieces):
            continue
        for number, place in enumerate(_areas(felt, layout, state.view, area, pieces)):
            under = felt.items.get(f"role-{state.view.seat.name}")
            _ring(felt, f"ring-{area}-{number}", place, under, _BELOW_HAND if area == "trick" else _ABOVE)
    for seat in state.ringed_seats:
        written = [felt.items.get(f"{part}-{seat.name}") for part in ("name", "role")]
        rects = [Rect(item.at, item.surface.get_size()) for item in written if item]
        if rects:
            _ring(felt, f"ring-{seat.name}", rects[0].unionall(rects[1:]))


def _light(felt: Felt, view: SeatView, pieces: Mapping[str, Piece]) -> bool:
    """Light around each card of the trick; False where none lies there."""
    k = felt.ui.metrics.k
    shade = shapes.Shade(_SPREAD * k, theme.CREAM, 1)
    cards = [str(card) for card in view.trick.cards] if view.trick is not None else []
    lying = {card: pieces[card].spot for card in cards if card in pieces}
    for card, spot in lying.items():
        rect = spot.rect
        light, reach = felt.ui.assets.shadow(rect.size, _RADIUS * k, shade)
        felt.put(f"light-{card}", light, (rect.x - reach, rect.y - reach), _BELOW_TRICK)
        felt.put_centred(f"edge-{card}", _edge(felt, spot), rect.center, _BELOW_HAND)
    return bool(lying)


def _edge(felt: Felt, spot: Spot) -> Surface:
    """Cream with a dark edge round a card, leaning as it does."""
    k, size = felt.ui.metrics.k, spot.rect.size

    def make() -> Surface:
        whole = [round(length + 2 * (_CREAM + 2 * _DARK) * k) for length in size]
        out = shapes.clear((2 * whole[0] + 8, 2 * whole[1] + 8))  # drawn double, for smooth edges
        for inset, wide, colour in ((0.0, _CREAM + 2 * _DARK, theme.INK), (_DARK, _CREAM, theme.CREAM)):
            rect = out.get_rect().inflate(-8 - 4 * inset * k, -8 - 4 * inset * k)
            radius = 2 * (theme.CARD_RADIUS * size[0] + (_CREAM + 2 * _DARK - inset) * k)
            out.blit(shapes.box(rect.size, shapes.Box(radius, edge=colour, width=2 * wide * k)), rect)
        return pygame.transform.smoothscale_by(pygame.transform.rotozoom(out, -spot.angle, 1), 0.5)

    return felt.ui.assets.kept.get(("edge of light", size, spot.angle, k), make)


def _areas(
    felt: Felt, layout: TableLayout, view: SeatView, area: str, pieces: Mapping[str, Piece]
) -> list[Rect]:
    """Where an area lies; nothing where none of it is on the table, two corners for most scores."""
    if area == "score":
        corners = [place for side in Side if (place := _score(felt, side, pieces)) is not None]
        return [corners[0].unionall(corners[1:])] if layout.drawer and corners else corners
    place = _area(felt, layout, view, area)
    if place is not None and area == "trick" and view.trick is not None:  # its cards lean out of their places
        lying = [piece.spot.bounds for card in view.trick.cards if (piece := pieces.get(str(card)))]
        place = place.unionall(lying)
    return [place] if place is not None else []


def _score(felt: Felt, side: Side, pieces: Mapping[str, Piece]) -> Rect | None:
    """The score of a side with its counter cards."""
    whose = (f"{side:d}", *(seat.name for seat in Seat if seat.side is side))
    keys = [f"{part}-{who}" for part in ("points", "side", "goal") for who in whose]
    rects = [
        Rect(item.at, item.surface.get_size()) for key in keys if (item := felt.items.get(key)) is not None
    ]
    rects += [piece.spot.bounds for key, piece in pieces.items() if key.startswith(f"counter-{side:d}")]
    return rects[0].unionall(rects[1:]) if rects else None


def _area(felt: Felt, layout: TableLayout, view: SeatView, area: str) -> Rect | None:
    """Where an area lies in one piece; None where nothing of it is on the table."""
    if area == "trump":
        head = felt.items.get("trump-head")
        cube = layout.cube(view.maker if view.maker is not None else layout.learner)
        if layout.drawer:
            return cube.union(Rect(head.at, head.surface.get_size())) if head else cube
        return cube if view.trump is not None else None
    if area == "trick":
        playing = [seat for seat in Seat if seat not in out_of_play(view)]
        places = [layout.trick(seat, leader_of(view)).bounds for seat in playing]
        if layout.drawer:  # there the names are close above the places, and the ring would run through them
            names = [item for key, item in felt.items.items() if key.startswith("trick-name-")]
            places += [Rect(name.at, name.surface.get_size()) for name in names]
        return places[0].unionall(places[1:])
    if layout.drawer and aside(view):
        return None
    if area == "upcard":
        return layout.turn_up.bounds if not aside(view) else None
    cards = [(layout.kitty if aside(view) else layout.pack)(number).bounds for number in range(3)]
    name = felt.items.get("kitty") if aside(view) else None
    return cards[0].unionall([*cards[1:], *([Rect(name.at, name.surface.get_size())] if name else [])])


def _ring(felt: Felt, key: str, place: Rect, under: Item | None = None, z: int = _ABOVE) -> None:
    """A ring around a place; it begins below a line of words that it would run through."""
    k = felt.ui.metrics.k
    line = max(2.0, _LINE * k)
    rects = [place.inflate(2 * round(gap * k + line), 2 * round(gap * k + line)) for gap in _GAPS]
    names = [
        Rect(item.at, item.surface.get_size()) for key, item in felt.items.items() if key.startswith("name-")
    ]
    apart = [name for name in names if not place.colliderect(name)]
    rect = next((rect for rect in rects if rect.collidelist(apart) < 0), rects[0])
    words = Rect(under.at, under.surface.get_size()) if under else None
    if words and words.top < rect.top < words.bottom and words.colliderect(rect):
        rect = Rect(rect.x, words.bottom, rect.w, rect.bottom - words.bottom)
    radius = max(12 * k, min(36 * k, 0.1 * min(rect.size)))
    solid = shapes.Box(radius, edge=theme.CREAM, width=line, edge_opacity=_OPAQUE)
    felt.put(key, felt.ui.box(rect.size, solid), rect.topleft, z)

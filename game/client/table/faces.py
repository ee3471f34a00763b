"""The portraits of the other players at a table, and a ring round one who thinks."""

from __future__ import annotations

import math

from pygame import Surface

from game.client.draw import shapes, theme
from game.client.draw.portraits import portrait, stranger
from game.client.draw.ui import Ui
from game.client.table.felt import Felt
from game.client.table.layout import TableLayout
from game.pages.table_model import Mood, TableModel, mood_of
from game.rules.seats import Seat, clockwise_from

RING, RING_STEPS = "ring-of-", 24
_Z = 36  # above the backs, below the trick


def put_faces(felt: Felt, layout: TableLayout, state: TableModel) -> None:
    """The portraits of the three others, each in the mood of the moment."""
    for seat in clockwise_from(layout.learner)[1:]:
        place = layout.face(seat)
        mood = mood_of(state.view, seat, settled=state.settled)
        if mood is Mood.THINKING and seat in state.speech:
            mood = Mood.RESTING  # what the bubble says was thought of before
        picture = face_of(felt.ui, layout, state, seat, mood)
        felt.put_centred(f"face-{seat.name}", picture, place.center, _Z)
        if mood is Mood.THINKING:
            ring = thinking_ring(felt.ui, place.w)
            felt.put_centred(f"ring-of-{seat.name}", ring, place.center, _Z + 1)


def face_of(ui: Ui, layout: TableLayout, state: TableModel, seat: Seat, mood: Mood) -> Surface:
    """The portrait of the player there; a letter where nobody knows the face."""
    ours, width = seat.side is layout.learner.side, layout.face(seat).w
    if state.names is None:
        return portrait(ui, person_at(seat, layout.learner), mood, width, ours)
    if state.faces is not None and state.faces[seat]:
        return portrait(ui, state.faces[seat], mood, width, ours)
    return stranger(ui, state.name_of(seat), width, ours)


def person_at(seat: Seat, learner: Seat) -> str:
    """Who sits there, as the drawings are named."""
    return {1: "walt", 2: "nora", 3: "ezra"}[seat.seen_from(learner)]


def thinking_ring(ui: Ui, side: int, turned: int = 0) -> Surface:
    """The brass ring round a player who thinks: most of a circle. `turned`: so many of `RING_STEPS`."""

    def make() -> Surface:
        k = side / 84
        radius, whole = side / 2 + 11.5 * k, side + round(30 * k)
        middle, begin = whole / 2, 2 * math.pi * turned / RING_STEPS
        (left, top), (x, y) = (
            (middle + radius * math.sin(angle), middle - radius * math.cos(angle))
            for angle in (begin, begin + math.radians(230))
        )
        arc = f"M{left} {top}A{radius} {radius} 0 1 1 {x} {y}"
        line = f'<path d="{arc}" fill="none" stroke="{theme.BRASS}" stroke-width="{4.4 * k}"'
        return shapes.drawn(line + ' stroke-linecap="round"/>', (whole, whole))

    return ui.assets.kept.get(("thinking ring", side, turned), make)

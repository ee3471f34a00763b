"""Beats that no single event of the game makes: settling cards, refusals, finding the first dealer."""

from __future__ import annotations

from dataclasses import replace

from game.client.draw import theme
from game.client.table.beats import Beat, Later, Timing, Track
from game.client.table.easing import in_out_cubic, out_cubic, out_quad
from game.client.table.layout import TableLayout
from game.client.table.places import Spot
from game.client.table.table_picture import Piece, TablePicture

_SETTLE = Timing(0, theme.LIFT, out_quad)
_READ = 650  # the card that finds the first dealer is seen
_FALL = 110  # between the cards that find the first dealer


def settling(before: TablePicture, after: TablePicture, length: float = theme.LIFT) -> Beat:
    """Small changes of the hand: lifts, marks, a card that goes back."""
    tracks = tuple(
        Track(key, before.pieces[key], end, replace(_SETTLE, length=length))
        for key, end in after.pieces.items()
        if key in before.pieces and before.pieces[key].spot != end.spot
    )
    return Beat(before, after, tracks, length, soft=True)


def refusal(layout: TableLayout, before: TablePicture, after: TablePicture, key: str) -> Beat:
    """A card that may not be played goes out towards its place and comes back; no shaking."""
    home, place = after.pieces[key], layout.trick(layout.learner)
    start = before.pieces.get(key, home)
    there = replace(
        home, spot=Spot(_mix(start.spot.x, place.x, 0.55), _mix(start.spot.y, place.y, 0.55), home.spot.width)
    )
    back = Track(key, there, home, Timing(theme.REFUSE_OUT, theme.REFUSE_BACK, out_quad))
    out = Track(key, start, there, Timing(0, theme.REFUSE_OUT, out_quad), then=back)
    return Beat(before, after, (out,), out.over_at)


def drawing(
    layout: TableLayout, before: TablePicture, shown: TablePicture, after: TablePicture
) -> tuple[Beat, Beat]:
    """Cards fall face up until the first dealer is found; they are read, then put together again."""
    pack = Piece("back", replace(layout.turn_up, angle=0), 40)
    fallen = [key for key in shown.pieces if key.startswith("drawn")]
    falls = tuple(
        Track(key, pack, shown.pieces[key], Timing(number * _FALL, theme.DEAL, out_cubic))
        for number, key in enumerate(fallen)
    )
    length = max((track.over_at for track in falls), default=0.0)
    gather = Timing(_READ, theme.GATHER, in_out_cubic)
    back = tuple(Track(key, shown.pieces[key], pack, gather, vanishes=True) for key in fallen)
    late = Later({"role": 0.0, "drawn": float(_READ)}, seen=0)
    over = gather.delay + gather.length
    return Beat(before, shown, falls, length), Beat(shown, after, back, over, late)


def _mix(start: float, end: float, share: float) -> float:
    return start + (end - start) * share

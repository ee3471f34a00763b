"""The sign of trump as it is stitched into the felt: a darker patch between two rows of thread.

Each row is one path of many short strokes in the order of sewing, so that a reader of the file can draw the
first of them alone. Numbers are pixels of a table of 1280 x 720.
"""

from __future__ import annotations

from shapely import LineString, Polygon, affinity, unary_union
from shapely.ops import substring

from sprites.drawing.hatching import flattened
from sprites.drawing.shapes import outlines
from sprites.drawing.svg import document, line, num, path

WIDE, HIGH = 480, 420
_SIGN = 392  # the height of the sign itself
_DIAMOND = 1.3  # how much wider the diamond is, or a trick would hide it
_PATCH, _THREAD = "#0E342A", "#F0E2BE"
_OUTER, _INNER = (8, 10, 7, 2.4), (-9, 6, 5, 1.8)  # out from the edge, stroke, gap, width
_FAINT = 0.67
_STEPS = 14  # points of a flattened curve


def stitched(suit: str, thread: str) -> str:
    """The sign of a suit, its inner row in the colour of `thread`."""
    shape = _shape(suit)
    patch = path("M" + "L".join(_places(shape.exterior)) + "Z", _PATCH, fill_opacity=0.41)
    rows = _row(shape, _THREAD, *_OUTER) + _row(shape, thread, *_INNER)
    return document(patch + rows, WIDE, HIGH)


def _shape(suit: str) -> Polygon:
    """The sign as one outline, in the middle of the drawing."""
    whole = unary_union([Polygon(flattened(d, _STEPS)) for d in outlines(suit)])
    left, top, right, bottom = whole.bounds
    scale = _SIGN / (bottom - top)
    wide = scale * (_DIAMOND if suit == "D" else 1)
    moved = affinity.translate(whole, WIDE / 2 - (left + right) / 2, HIGH / 2 - (top + bottom) / 2)
    return affinity.scale(moved, wide, scale, origin=(WIDE / 2, HIGH / 2))


def _row(shape: Polygon, colour: str, out: float, stroke: float, gap: float, width: float) -> str:
    """A row of stitches along the outline, `out` units outside it."""
    sewn = LineString(shape.buffer(out, quad_segs=12).exterior.coords)
    count = round(sewn.length / (stroke + gap))
    every = sewn.length / count
    strokes = (substring(sewn, every * n, every * n + stroke) for n in range(count))
    return line("".join("M" + "L".join(_places(each)) for each in strokes), colour, width, _FAINT)


def _places(way: LineString) -> list[str]:
    return [f"{num(round(x, 1))} {num(round(y, 1))}" for x, y in way.coords]

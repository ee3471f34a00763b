"""Hatching inside an outline: parallel strokes that end short of its edge."""

from __future__ import annotations

from itertools import pairwise

from fontTools.pens.recordingPen import DecomposingRecordingPen  # type: ignore[import-untyped]
from fontTools.svgLib.path import parse_path  # type: ignore[import-untyped]

from sprites.drawing.svg import line, num

Point = tuple[float, float]

_STEPS = 10  # straight lines that stand for one curve
_CLEAR = 2  # how far a stroke stays from the edge
_SHORTEST = 5


def hatched(
    d: str, colour: str, spacing: float, width: float, slope: float = 0.62, opacity: float = 0.45
) -> str:
    """Strokes across the closed outline `d`, which fall by `slope` and stand `spacing` units apart."""
    points = flattened(d)
    heights = [y - slope * x for x, y in points]
    level, strokes = min(heights) + 0.6 * spacing, []
    while level < max(heights):
        crossings = sorted(_crossings(points, slope, level))
        for start, end in zip(crossings[::2], crossings[1::2], strict=True):
            if end - start > _SHORTEST:
                ends = (start + _CLEAR, end - _CLEAR)
                strokes.append("M" + "L".join(f"{num(x)} {num(slope * x + level)}" for x in ends))
        level += spacing
    return line("".join(strokes), colour, width, opacity)


def flattened(d: str, steps: int = _STEPS) -> list[Point]:
    """The corners of an outline; so many short straight lines stand for each of its curves."""
    pen = DecomposingRecordingPen({})
    parse_path(d, pen)
    points: list[Point] = []
    for kind, places in pen.value:
        if kind in ("moveTo", "lineTo"):
            points.append(places[0])
        elif kind == "curveTo":
            points += _curve(steps, points[-1], *places)
        elif kind == "qCurveTo":
            bend, end = places
            points += _curve(steps, points[-1], _between(points[-1], bend), _between(end, bend), end)
    return points


def _curve(steps: int, start: Point, one: Point, two: Point, end: Point) -> list[Point]:
    found = []
    for step in range(1, steps + 1):
        t = step / steps
        shares = ((1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t**3)
        four = (start, one, two, end)
        x, y = (sum(s * point[axis] for s, point in zip(shares, four, strict=True)) for axis in (0, 1))
        found.append((x, y))
    return found


def _between(end: Point, bend: Point) -> Point:
    """The bend of a cubic curve that stands for one with a single bend."""
    return end[0] + (bend[0] - end[0]) * 2 / 3, end[1] + (bend[1] - end[1]) * 2 / 3


def _crossings(points: list[Point], slope: float, level: float) -> list[float]:
    """Where the edge crosses a stroke's line, as places along x."""
    found = []
    for (x1, y1), (x2, y2) in pairwise([*points, points[0]]):
        before, after = y1 - slope * x1 - level, y2 - slope * x2 - level
        if (before < 0) != (after < 0):
            found.append(x1 + (x2 - x1) * before / (before - after))
    return found

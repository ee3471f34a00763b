"""Dashed outlines as single strokes: the SVG reader draws dash arrays wrongly where an outline closes."""

from __future__ import annotations

import math

_FINE = 3.0  # pixels between two points of a bent stroke


def strokes(
    upper_left: complex,
    lower_right: complex,
    radius: float,
    dash: tuple[float, float],
    quarter: bool = False,
) -> str:
    """SVG path data of a dashed rounded box between two corners.

    `dash` is the length of a dash and of a gap, in pixels; both give a little, so that whole ones go all
    round and the sides mirror one another. A `quarter` is the upper right one, of which the others are
    mirror images.
    """
    size = lower_right - upper_left
    bend = max(0.0, min(radius, size.real / 2, size.imag / 2))
    sides = (size.real - 2 * bend, size.imag - 2 * bend)
    around = 2 * sum(sides) + 2 * math.pi * bend
    count = 2 * max(2, round(around / sum(dash) / 2))
    long = around / count * dash[0] / sum(dash)
    points = max(1, math.ceil(long / _FINE))
    drawn = []
    for number in range(count // 4 + 2 if quarter else count):
        begin = sides[0] / 2 - long / 2 + number * around / count
        ways = ((begin + long * part / points) % around for part in range(points + 1))
        places = (upper_left + bend + _along(way, sides, bend) for way in ways)
        drawn.append("M" + "L".join(f"{place.real:.1f} {place.imag:.1f}" for place in places))
    return "".join(drawn)


def _along(way: float, sides: tuple[float, float], bend: float) -> complex:
    """The place `way` pixels on from the end of the upper left corner, clockwise, seen from there."""
    start = 0j
    for quarter, ahead in enumerate((1, 1j, -1, -1j)):
        side = sides[quarter % 2]
        if way <= side:
            return start + way * ahead
        start, way = start + side * ahead, way - side
        if way <= bend * math.pi / 2:
            turn = way / bend
            return start + bend * ahead * complex(math.sin(turn), 1 - math.cos(turn))
        start, way = start + bend * ahead * (1 + 1j), way - bend * math.pi / 2
    return start

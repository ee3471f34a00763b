"""The signs that can be drawn in a text of a lesson: those that every font of the window has."""

from __future__ import annotations

_RANGES = (
    "20-7e a0-ac ae-b4 b6-107 10a-113 116-11b 11e-123 126-127 12a-12b 12e-133 136-137 139-13e 141-148 "
    "150-155 158-15b 15e-165 16a-16b 16e-17e 192 218-21b 237 2c6-2c7 2da 2dc-2dd 300-301 303-304 308 "
    "1e80-1e85 1e9e 1ef2-1ef3 2013-2014 2018-201a 201c-201e 2020 2022 2026 2039-203a 2044 20ac 20b9 2122 "
    "2212 2215"
)
"""Codes in base 16, as tests/sprites/test_fonts.py reads them from the files."""

_STAND_INS = "\n\u202f\u2009"
"""White space that others stand in for."""


def _signs() -> frozenset[str]:
    ends = (part.partition("-") for part in _RANGES.split())
    spans = (range(int(first, 16), int(last or first, 16) + 1) for first, _dash, last in ends)
    return frozenset(chr(code) for span in spans for code in span) | frozenset(_STAND_INS)


DRAWABLE = _signs()
"""Every sign that can be drawn."""

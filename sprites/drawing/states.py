"""What a card's state adds to its face: a ring, a badge, a veil.

Overlays have a margin of 14 units round the card. `state_*` holds ring and badge together;
`ring_*` and `badge_*` hold them apart, for overlapped cards whose corner is hidden.
"""

from __future__ import annotations

from dataclasses import dataclass

from sprites.drawing.faces import CORNER, EDGE, HEIGHT, WIDTH
from sprites.drawing.shapes import star
from sprites.drawing.svg import circle, document, line, path, rect

MARGIN = 14
OUTER_WIDTH, OUTER_HEIGHT = WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN
BADGE_SIZE = 60

_BADGE_X, _BADGE_Y = MARGIN + 17, MARGIN + 158  # below the index: the next card of a hand hides the rest
_VEIL = "#4A5F58"


@dataclass(frozen=True)
class _Look:
    light: str
    dark: str
    icon: str


_LOOKS = {
    "recommended": _Look("#F6C453", "#5A3B06", "star"),
    "selected": _Look("#FFFFFF", "#0F2B25", "tick"),
    "exposed": _Look("#BFE3FF", "#12384F", "eye"),
    "tried": _Look("#FF9C7A", "#4A1409", "no"),
    "mistake": _Look("#FF9C7A", "#4A1409", "cross"),
    "won": _Look("#F2BC4E", "#3A2703", ""),
}
_NO_BADGE = _Look("#FFFDF7", "#5A4636", "no")


def overlays() -> dict[str, str]:
    """All overlays as SVG files, by the name of the file."""
    files = {"legal": _ring("#F7F1DF", 5, -4), "focus": _focus(), "lit": _lit()}
    won = _LOOKS["won"]
    files["won_small"] = _ring(won.dark, 24, -1) + _ring(
        won.light, 17, -1
    )  # as wide in sight on a small card
    files["illegal"] = _veil() + _badge(_NO_BADGE, _BADGE_X, _BADGE_Y)
    drawn = {f"state_{name}": content for name, content in files.items()}
    drawn["ring_illegal"] = _veil()
    for name, look in _LOOKS.items():
        ring = _dashed_ring(look) if name == "exposed" else _double_ring(look)
        drawn[f"ring_{name}"] = ring
        drawn[f"state_{name}"] = ring + (_badge(look, _BADGE_X, _BADGE_Y) if look.icon else "")
    result = {name: document(content, OUTER_WIDTH, OUTER_HEIGHT) for name, content in drawn.items()}
    for name, look in {**_LOOKS, "illegal": _NO_BADGE}.items():
        if look.icon:
            badge = _badge(look, BADGE_SIZE / 2, BADGE_SIZE / 2)
            result[f"badge_{name}"] = document(badge, BADGE_SIZE, BADGE_SIZE)
    return result


def _ring(colour: str, width: float, inset: float, opacity: float = 1.0) -> str:
    """A frame whose line runs `inset` units inside the card's paper (outside when negative)."""
    edge = MARGIN + EDGE + inset
    frame_width, frame_height = WIDTH - 2 * (EDGE + inset), HEIGHT - 2 * (EDGE + inset)
    frame = (edge, edge, frame_width, frame_height, CORNER - inset)
    return rect(*frame, stroke=colour, stroke_width=width, stroke_opacity=opacity)


def _double_ring(look: _Look) -> str:
    return _ring(look.dark, 13, -3.5) + _ring(look.light, 8, -3.5)


def _focus() -> str:
    return _ring("#0B1F33", 15, -7) + _ring("#8FD3FF", 8, -7)


def _lit() -> str:
    glow = "".join(_ring("#FFF6D6", width, -8, 0.11) for width in (16, 13, 10))
    return glow + _ring("#14342A", 12, -4) + _ring("#FFFDF7", 7, -4)


def _dashed_ring(look: _Look) -> str:
    """Dashes as single strokes: not every SDL_image draws dash arrays."""
    left, top = MARGIN + EDGE - 3.5, MARGIN + EDGE - 3.5
    right, bottom = MARGIN + WIDTH - EDGE + 3.5, MARGIN + HEIGHT - EDGE + 3.5
    strokes = []
    for start, end in _dashes(left + 19, right - 19, 9):
        strokes += [f"M{start} {top}L{end} {top}", f"M{start} {bottom}L{end} {bottom}"]
    for start, end in _dashes(top + 19, bottom - 19, 13):
        strokes += [f"M{left} {start}L{left} {end}", f"M{right} {start}L{right} {end}"]
    return _ring("#103E36", 11, -3.5) + line("".join(strokes), look.light, 6.5)


def _dashes(start: float, end: float, count: int) -> list[tuple[str, str]]:
    """`count` dashes between two places, with gaps between them only."""
    period = (end - start) / (count - 0.42)
    places = (start + period * i for i in range(count))
    return [(f"{place:.1f}", f"{place + period * 0.58:.1f}") for place in places]


def _veil() -> str:
    inset = MARGIN + EDGE
    width, height = WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE
    grey = rect(inset, inset, width, height, CORNER - 1, _VEIL, fill_opacity=0.34)
    return grey + path(_hatch(), stroke="#3E4E49", stroke_opacity=0.22, stroke_width=5)


def _hatch() -> str:
    near, far_x, far_y = EDGE + 4, WIDTH - EDGE - 4, HEIGHT - EDGE - 4
    strokes = []
    for total in range(40, WIDTH + HEIGHT - 30, 34):
        x0, y0 = max(near, total - far_y), min(far_y, total - near)
        x1, y1 = min(far_x, total - near), max(near, total - far_x)
        strokes.append(f"M{MARGIN + x0} {MARGIN + y0}L{MARGIN + x1} {MARGIN + y1}")
    return "".join(strokes)


def _badge(look: _Look, x: float, y: float) -> str:
    disc = circle(x, y, 27, look.light, stroke=look.dark, stroke_width=4)
    draw = {"star": _star, "tick": _tick, "eye": _eye, "no": _no, "cross": _cross}[look.icon]
    return disc + draw(x, y, look.dark)


def _star(x: float, y: float, colour: str) -> str:
    return star(x, y - 1, 40, colour)


def _tick(x: float, y: float, colour: str) -> str:
    return line(f"M{x - 11} {y + 1}L{x - 3} {y + 10}L{x + 12} {y - 9}", colour, 6)


def _eye(x: float, y: float, colour: str) -> str:
    lids = line(f"M{x - 16} {y}Q{x} {y - 17} {x + 16} {y}Q{x} {y + 17} {x - 16} {y}Z", colour, 4.5)
    return lids + circle(x, y, 5.5, colour)


def _no(x: float, y: float, colour: str) -> str:
    return circle(x, y, 12, stroke=colour, stroke_width=5) + line(
        f"M{x - 8} {y + 8}L{x + 8} {y - 8}", colour, 5
    )


def _cross(x: float, y: float, colour: str) -> str:
    return line(f"M{x - 9} {y - 9}L{x + 9} {y + 9}M{x + 9} {y - 9}L{x - 9} {y + 9}", colour, 6)

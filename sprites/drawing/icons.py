"""Line icons in a 24 by 24 box, in ink for paper and in cream for felt and pine."""

from __future__ import annotations

import math

from sprites.drawing.palette import FELT_CREAM, INK
from sprites.drawing.shapes import star
from sprites.drawing.svg import circle, document, line

_STROKE = 2.3

_LINES: dict[str, str] = {
    "arrow": "M4 12H19M13 6L19 12L13 18",
    "back": "M15 5L8 12L15 19",
    "book": (
        "M12 6C9 4 5.5 4 3.5 4.6V18.6C5.5 18 9 18 12 20C15 18 18.5 18 20.5 18.6V4.6C18.5 4 15 4 12 6ZM12 6V20"
    ),
    "bubble": (
        "M5 4.5H19Q21 4.5 21 6.5V14.5Q21 16.5 19 16.5H12L7.5 20.5V16.5H5Q3 16.5 3 14.5V6.5Q3 4.5 5 4.5Z"
    ),
    "bulb": (
        "M9 18H15M10 21H14M12 3C7.8 3 5.6 6.2 5.6 9.2C5.6 12.6 9 13.6 9 16H15C15 13.6 18.4 12.6 18.4 9.2"
        "C18.4 6.2 16.2 3 12 3Z"
    ),
    "cards": (
        "M9 6.5H17Q18.5 6.5 18.5 8V19Q18.5 20.5 17 20.5H9Q7.5 20.5 7.5 19V8Q7.5 6.5 9 6.5ZM4.5 16.5V5"
        "Q4.5 3.5 6 3.5H14"
    ),
    "caret": "M6 9.5L12 15.5L18 9.5",
    "caret_right": "M9.5 6L15.5 12L9.5 18",
    "caret_up": "M6 14.5L12 8.5L18 14.5",
    "check": "M5 12.5L10 17.5L19 7",
    "clock": "M12 7V12.4L15.6 14.4",
    "copy": "M9 8.5H18.5V20.5H9ZM5.5 15.5V3.5H15",
    "door": "M14 4H6V20H14M10 12H21M17.5 8.5L21 12L17.5 15.5",
    "eye": "M2.5 12Q12 2.5 21.5 12Q12 21.5 2.5 12Z",
    "file": "M6 3H14L19 8V21H6ZM14 3V8H19",
    "flag": "M6 21V4M6 4.5C10 2.5 13 6.8 18.5 4.8V13.2C13 15.2 10 10.9 6 13",
    "forbid": "M5.9 18.1L18.1 5.9",
    "gear": "",
    "grip": "M5 9H19M5 15H19",
    "help": "M8.6 8.8C8.6 4.6 15.6 4.6 15.6 9C15.6 12 12 12 12 15.2M12 19.4V19.6",
    "home": "M3.5 11.5L12 4L20.5 11.5M6 10V20H18V10",
    "info": "M12 11V16.5M12 7.4V7.6",
    "key": "M12.5 12.5L20 20M17 17L14.8 19.2",
    "link": (
        "M10 14C8 12 8.5 10 10 8.5L13 5.5C16.5 2.5 21.5 7.5 18.5 11L17 12.5M14 10C16 12 15.5 14 14 15.5"
        "L11 18.5C7.5 21.5 2.5 16.5 5.5 13L7 11.5"
    ),
    "lock": "M6 11H18V20H6ZM8.5 11V8C8.5 3.2 15.5 3.2 15.5 8V11",
    "minus": "M5 12H19",
    "mute": "M4 9.5V14.5H8L13 18.5V5.5L8 9.5ZM17 9.5L22 14.5M22 9.5L17 14.5",
    "pause": "M8.5 5V19M15.5 5V19",
    "pencil": "M4 20L5.2 15.4L16.2 4.4L19.6 7.8L8.6 18.8ZM13.6 7L17 10.4",
    "play": "M7 4.5L19 12L7 19.5Z",
    "plus": "M12 5V19M5 12H19",
    "reload": "M19 12A7 7 0 1 1 16.5 6.6M19 3.5V8H14.5",
    "replay": "M5 12A7 7 0 1 0 7.5 6.6M5 3.5V8H9.5",
    "search": "M15.4 15.4L21 21",
    "sliders": "M3 6.5H11.2M17.8 6.5H21M3 12H5.7M12.3 12H21M3 17.5H12.2M18.8 17.5H21",
    "sound": (
        "M4 9.5V14.5H8L13 18.5V5.5L8 9.5ZM16.5 9C18 10.6 18 13.4 16.5 15M18.8 6.5C22 9.6 22 14.4 18.8 17.5"
    ),
    "star": "",
    "tables": "M3.5 5H20.5V19H3.5ZM3.5 10H20.5M9.5 5V19M15 10V19",
    "trash": "M4.5 6.5H19.5M9 6.5V4H15V6.5M6.5 6.5L7.5 20.5H16.5L17.5 6.5",
    "undo": "M4 9H14.5C21.5 9 21.5 19 14.5 19H9M8.5 4.5L4 9L8.5 13.5",
    "up": "M12 19V6M6 11.5L12 5.5L18 11.5",
    "user": "M4.5 20.5C4.5 15.8 8 13.6 12 13.6C16 13.6 19.5 15.8 19.5 20.5",
    "warning": "M12 3.5L22 20.5H2ZM12 10V14.5M12 17.2V17.4",
    "x": "M6 6L18 18M18 6L6 18",
}

# Circles drawn in outline, as (x, y, radius).
_RINGS: dict[str, tuple[tuple[float, float, float], ...]] = {
    "clock": ((12, 12, 9),),
    "forbid": ((12, 12, 9),),
    "gear": ((12, 12, 3),),
    "info": ((12, 12, 9),),
    "key": ((8.5, 8.5, 5),),
    "search": ((10.5, 10.5, 6.7),),
    "sliders": ((14.5, 6.5, 2.5), (9, 12, 2.5), (15.5, 17.5, 2.5)),
    "user": ((12, 7.5, 4),),
}


def icons() -> dict[str, str]:
    """Every icon in both colours, by the name of its file."""
    files = {}
    for name in _LINES:
        files[f"icon_{name}"] = document(_icon(name, INK), 24, 24)
        files[f"icon_{name}_cream"] = document(_icon(name, FELT_CREAM), 24, 24)
    return files


def _icon(name: str, colour: str) -> str:
    if name == "star":
        return star(12, 12, 23, colour)
    strokes = _cog() if name == "gear" else _LINES[name]
    parts = [line(strokes, colour, _STROKE)]
    parts += [circle(x, y, r, stroke=colour, stroke_width=_STROKE) for x, y, r in _RINGS.get(name, ())]
    if name == "eye":
        parts.append(circle(12, 12, 3, colour))
    return "".join(parts)


def _cog(teeth: int = 8, root: float = 7.0, tip: float = 9.9) -> str:
    """The outline of a cogwheel round the centre of the box."""
    points = []
    for tooth in range(teeth):
        for offset, radius in ((-0.27, root), (-0.17, tip), (0.17, tip), (0.27, root)):
            angle = 2 * math.pi * (tooth + offset) / teeth
            points.append(f"{12 + radius * math.sin(angle):.2f} {12 - radius * math.cos(angle):.2f}")
    return "M" + "L".join(points) + "Z"

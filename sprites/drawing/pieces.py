"""Things that lie on the table besides the cards."""

from __future__ import annotations

from sprites.drawing.palette import (
    BACK_BLUE,
    BRASS_LIGHT,
    FELT_DARK,
    INK,
    OAK_DARK,
    PAPER,
    PINE,
    STEEL,
    SuitInk,
)
from sprites.drawing.shapes import hat, pip
from sprites.drawing.svg import circle, document, gradient, group, line, path, rect

_TAB_EDGE = "#5A3B06"
_CUBE_EDGE = "#6E4A1E"


def suit_pieces(suit: str, colours: SuitInk) -> dict[str, str]:
    """The pieces that carry a suit, by the name of their file."""
    return {
        f"pip{suit}": document(pip(suit, 50, 50, 96, colours.ink), 100, 100),
        f"chip{suit}": document(_chip() + pip(suit, 50, 50, 58, colours.ink), 100, 104),
        f"tab{suit}": _tab(suit, colours.ink),
        f"cube{suit}": _cube(suit, colours.ink),
        f"cubetop{suit}": _cube_top(suit, colours.ink),
    }


def common_pieces() -> dict[str, str]:
    """The pieces without a suit, by the name of their file."""
    return {
        "dealer": _dealer(),
        "hat": document(hat(50, 50, 98), 100, 100),
        "tutor": document(circle(50, 50, 48, PINE) + hat(50, 51, 70), 100, 100),
        "alone_tag": _alone_tag(),
        "disc": document(circle(50, 50, 44, INK, stroke=PAPER, stroke_width=8), 100, 100),
        "trick_taken": document(rect(3, 3, 26, 36, 6, BACK_BLUE, stroke=PAPER, stroke_width=3), 32, 42),
        "trick_open": _trick_open(),
        "pointer": _pointer(),
        "art_book": _art_book(),
        "art_sliders": _art_sliders(),
    }


def _chip() -> str:
    return circle(50, 54, 47, "#0B2A21", fill_opacity=0.4) + circle(50, 50, 47, PAPER)


def _tab(suit: str, ink: str) -> str:
    """A brass tag that hangs on the left bower: it counts as a card of the trump suit."""
    tag = path(
        "M6 4H84Q94 4 94 14V46Q94 56 84 56H6Z",
        BRASS_LIGHT,
        stroke=_TAB_EDGE,
        stroke_width=4,
        stroke_linejoin="round",
    )
    return document(tag + line("M16 24H38M16 36H38", _TAB_EDGE, 5) + pip(suit, 64, 30, 36, ink), 98, 60)


def _cube(suit: str, ink: str) -> str:
    """The trump cube, seen from a corner, as it slides to the caller."""
    edge = {"stroke": _CUBE_EDGE, "stroke_linejoin": "round"}
    top = path("M10 34L60 12L110 34L60 58Z", "#F7E3BD", stroke_width=3, **edge)
    left = path("M10 34L60 58V118L10 92Z", "#E2BF86", stroke_width=3, **edge)
    right = path("M110 34L60 58V118L110 92Z", "#C99B5C", stroke_width=3, **edge)
    signs = group(pip(suit, 35, 58, 36, ink), "matrix(1 0.5 0 1.02 0 0)")
    signs += group(pip(suit, 85, 118, 36, ink), "matrix(1 -0.5 0 1.02 0 0)")
    return document(top + left + right + signs, 120, 124)


def _cube_top(suit: str, ink: str) -> str:
    """The trump cube from above, as it lies beside the words that name the trump."""
    wood = rect(4, 8, 92, 92, 16, "#8C6430") + rect(
        4, 4, 92, 91, 16, "#F3DCB2", stroke="#7A5424", stroke_width=3
    )
    return document(wood + rect(12, 12, 76, 75, 10, "#FBEBCB") + pip(suit, 50, 49.5, 58, ink), 100, 104)


def _dealer() -> str:
    button = circle(50, 54, 46, "#7F8C99") + circle(50, 50, 46, PAPER, stroke=STEEL, stroke_width=3)
    rim = circle(50, 50, 37, stroke=STEEL, stroke_width=2.5)
    left = group(rect(30, 29, 25, 36, 4, BACK_BLUE, stroke=PAPER, stroke_width=2.5), "rotate(-14 50 50)")
    right = group(rect(45, 33, 25, 36, 4, PAPER, stroke=STEEL, stroke_width=2.5), "rotate(12 52 52)")
    return document(button + rim + left + right + pip("S", 57.5, 52, 16, "#1D2430"), 100, 104)


def _alone_tag() -> str:
    """A wooden tag with a cord hole; stretch it between x = 48 and x = 156 to fit its words."""
    outline = "M39 3H163Q181 3 181 21V57Q181 75 163 75H39A36 36 0 0 1 39 3Z"
    edge = path(outline, OAK_DARK, stroke=OAK_DARK, stroke_width=4, transform="translate(0 6)")
    wood = path(outline, "url(#oak)", stroke=OAK_DARK, stroke_width=4)
    hole = circle(28, 39, 8, FELT_DARK, stroke=OAK_DARK, stroke_width=4)
    return document(gradient("oak", "#E9CB98", "#CFA467") + edge + wood + hole, 184, 86)


def _trick_open() -> str:
    dashes = "M9 3H15M20 3H25M9 39H13M18 39H24M3 9V14M3 19V25M3 30V34M29 9V13M29 18V24M29 29V34"
    return document(line(dashes, "#E8DDBF", 3, 0.75), 32, 42)


def _pointer() -> str:
    """A pointing hand for lessons that show where to click."""
    hand = (
        "M9 2.5C10.4 2.5 11 3.6 11 4.6V11L17.6 12.4C19.4 12.8 20.4 14 20.2 15.8L19.4 20.6"
        "C19 23 17.4 24.4 15 24.4H11.6C9.8 24.4 8.6 23.6 7.6 22.2"
        "L3.6 16.4C2.8 15 4.4 13.4 6 14.4L7 15.2V4.6C7 3.6 7.6 2.5 9 2.5Z"
    )
    return document(path(hand, PAPER, stroke=INK, stroke_width=1.6, stroke_linejoin="round"), 24, 26)


def _art_book() -> str:
    pages = (
        "M12 6C9 4 5.5 4 3.5 4.6V18.6C5.5 18 9 18 12 20C15 18 18.5 18 20.5 18.6V4.6C18.5 4 15 4 12 6ZM12 6V20"
    )
    return document(path(pages, "#DFEDE4", stroke=PINE, stroke_width=1.4, stroke_linejoin="round"), 24, 24)


def _art_sliders() -> str:
    rails = line("M3 6.5H21M3 12H21M3 17.5H21", PINE, 1.5)
    places = ((15.5, 6.5), (8, 12), (14, 17.5))
    knobs = "".join(circle(x, y, 2.3, BRASS_LIGHT, stroke=PINE, stroke_width=1.5) for x, y in places)
    return document(rails + knobs, 24, 24)

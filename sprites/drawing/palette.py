"""Colours of the cards and of the table's furniture, as `#RRGGBB`."""

from __future__ import annotations

from dataclasses import dataclass

PAPER = "#FFFDF7"
PAPER_EDGE = "#CFC5B0"
CREAM = "#FFF6E0"
FELT_CREAM = "#FDF6E4"
INK = "#2B2118"
BRASS = "#E9B54A"
BRASS_LIGHT = "#F6C453"
BRASS_DARK = "#9A6712"
PINE = "#1C5846"
FELT_DARK = "#245646"
OAK_DARK = "#6B4A22"
BACK_BLUE = "#2C4877"
BACK_LINE = "#5F7DB0"
HAT_BAND = "#9E2237"
LEAF = "#2F7A57"
STEEL = "#3A4652"


@dataclass(frozen=True)
class SuitInk:
    """The colours of one suit: pips and letters, outlines, court window, court cloth."""

    ink: str
    deep: str
    tint: str
    cloth: str


@dataclass(frozen=True)
class Person:
    """How a court looks; a king's beard has its own colour."""

    skin: str
    hair: str
    beard: str
    nose: str
    mouth: str


_RED = SuitInk("#C01F3A", "#7E1027", "#FBE9E6", "#D2445A")
_BLACK = SuitInk("#1D2430", "#0E131B", "#E8ECF1", "#46546A")

# Red sisters stay warm and black sisters dark in both decks, so that "the other jack of the
# same colour" can still be seen when every suit has a colour of its own.
DECKS: dict[str, dict[str, SuitInk]] = {
    "two": {"C": _BLACK, "D": _RED, "H": _RED, "S": _BLACK},
    "four": {
        "C": SuitInk("#0F6B4A", "#06432D", "#E2F1EA", "#2E8C69"),
        "D": SuitInk("#B65300", "#7A3700", "#FDEEDC", "#DE8231"),
        "H": SuitInk("#A50E2E", "#6E0A20", "#FBE7E7", "#C93A55"),
        "S": _BLACK,
    },
}

# The inner thread of the sign that is stitched into the felt, light enough for it.
THREADS = {
    "two": {"C": "#B0C4DC", "D": "#F0807C", "H": "#F0807C", "S": "#B0C4DC"},
    "four": {"C": "#9AD8B4", "D": "#F4AE72", "H": "#F0807C", "S": "#B0C4DC"},
}

JOKER_INK = SuitInk("#5B3A8C", "#37205C", "#EFE9F7", "#1F6B57")

PEOPLE: dict[str, Person] = {
    "C": Person("#F3D6BC", "#C98B3C", "#B5762C", "#B77C55", "#8E2F2A"),
    "D": Person("#D9A273", "#33241C", "#5B4335", "#A9683F", "#8E2F2A"),
    "H": Person("#F1CBA8", "#7A4324", "#E9E2D6", "#B77C55", "#8E2F2A"),
    "S": Person("#9A6543", "#1F1A1C", "#2A2527", "#6E4229", "#4E1F18"),
}

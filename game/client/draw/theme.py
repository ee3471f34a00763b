"""Colours, sizes and times of the look: one place for every number that a picture is made of.

Lengths are written for a window of 1280 x 720 and scaled by `Metrics`; times are in milliseconds.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from pygame import Rect

from game.client.draw.turned import turned

# Table and paper
OAK = "#CBA371"
FELT, FELT_EDGE, FELT_DARK = "#2F6B59", "#245646", "#16362D"
STITCH, HAIR = "#E8DDBF", "#E2D3B4"
LAMP, LAMP_BESIDE = 54, 40  # how warm the middle of a mat is, of 255; less where a sheet lies beside it
DUSK = "#3C200C"  # what darkens the oak round a table
PAPER, PAPER_2, PAPER_EDGE = "#FFF9EC", "#F6ECD6", "#D8C6A2"
KNOB, TROUGH = "#FFFDF7", "#EFE3C8"
EDGE, EDGE_LIT, EDGE_DARK = "#8B7355", "#B9A27C", "#6F593C"
# Text
INK, SOFT, CREAM, FELT_SOFT, WHITE = "#2B2118", "#5C4D3D", "#FDF6E4", "#E4EEE3", "#FFFFFF"
# Meaning
BRASS, BRASS_DARK, BRASS_RIM = "#F2BC4E", "#8A5A12", "#4A3106"
BRASS_LIT, BRASS_DEEP = "#F6C866", "#6E470D"
PINE, PINE_LIT = "#1C5846", "#DFEDE4"
GOOD, GOLD, GOLD_LIT, CLAY = "#1F6B43", "#7A5200", "#FCEBC4", "#A1361B"
CLAY_RING, CLAY_EDGE = "#FF9C7A", "#4A1409"  # round what was wrong on felt, with its dark edge
CLAY_LIT = "#FBE3DA"
FOCUS, FOCUS_RIM = "#8FD3FF", "#0B1F33"
BACK, INDIGO, THEIRS = "#2C4877", "#2C4877", "#A9C4E8"
BARRED, BARRED_EDGE, BARRED_TEXT = "#E9DFC9", "#A79473", "#6B5D4B"
BAR_TODO, BAR_TODO_EDGE = "#E4D8BE", "#927D5B"
SUIT_INKS = {
    "two": {"H": "#C01F3A", "D": "#C01F3A", "S": "#1D2430", "C": "#1D2430"},
    "four": {"H": "#A50E2E", "D": "#B65300", "S": "#1D2430", "C": "#0F6B4A"},
}

TEXT_FACTORS = (100, 115, 130, 150)  # per cent
LINE_HEIGHT, LINE_BUBBLE, LINE_TIGHT = 1.42, 1.34, 1.2

# Sizes of type
TITLE_HOME, TITLE, TITLE_SCREEN, SCORE = 40, 25, 21, 30
EMPHASIS, BODY, BUBBLE, SECOND, LEAST = 18, 17, 16, 15, 14

# Radii, spaces
RADIUS_BUTTON, RADIUS_SHEET, RADIUS_MAT, RADIUS_TABLE, RADIUS_BUBBLE = 12, 16, 28, 104, 14
CARD_RADIUS = 0.068  # of the card's width
CARD_RATIO = 1.4
GUTTER, SHEET_PAD, HIT = 14, 20, 38

# Motion, in milliseconds
DEAL, DEAL_GAP, LIFT, PLAY, LANDING, REFUSE_OUT, REFUSE_BACK = 220, 40, 110, 240, 70, 120, 180
GATHER, TURN, CUBE, COUNTERS, DROP, SEWING, SAID = 320, 240, 420, 360, 180, 700, 420
TRICK_HOLD, RISE, MARKED = 350, 160, 290  # a full trick stays, its winner rises, and is seen
TOGETHER, TURNING, TO_PACKET, TRICK_READ, STAMP = 180, 140, 280, 900, 140
CROSS, FOLD = 180, 240  # from one screen to the next; the sheet of a table opening or closing
RING = 900  # one turn of the ring round a player who thinks
REDUCED = 120  # every move becomes a cross-fade of this length
THINK = {"slow": 1200, "normal": 650, "fast": 200}
PACE = {"slow": 1.5, "normal": 1.0, "fast": 0.6}  # factor on the moves and holds above


@dataclass(frozen=True)
class Metrics:
    """How long things are in one window. `text` is the text factor, `density` the pixels of a point.

    Where it is `mirrored` the sheet lies left of the mat.
    """

    width: int
    height: int
    text: float = 1.0
    density: float = 1.0
    mirrored: bool = False

    def _laid(self, place: Rect) -> Rect:
        """A place that is told from the left, in a mirrored window from the right."""
        return turned(place, Rect(0, 0, self.width, self.height)) if self.mirrored else place

    @cached_property
    def k(self) -> float:
        """The scale of everything that is not text: 1 at 1280 x 720."""
        return min(self.width / 1280, self.height / 720)

    def px(self, length: float) -> int:
        """A length of the 1280 x 720 drawing in pixels of this window, at least one."""
        return max(1, round(length * self.k)) if length > 0 else -self.px(-length) if length < 0 else 0

    def font(self, size: float) -> int:
        """The pixel size of type: it shrinks less than the rest and grows with the text factor."""
        floor = max(LEAST, min(size, size * 0.8 + 2.4)) * self.density
        return int(max(size * self.k, floor) * self.text + 0.5)

    def at_least(self, length: float, floor: float) -> int:
        """A scaled length that never falls below `floor` points."""
        return max(self.px(length), round(floor * self.density))

    @cached_property
    def hit(self) -> int:
        """The least side of anything that can be pressed."""
        return self.at_least(44, HIT)

    @cached_property
    def gutter(self) -> int:
        return self.px(GUTTER)

    @cached_property
    def top_bar(self) -> int:
        """The height of the bar of oak above the mat."""
        return max(self.at_least(52, 46), self.font(TITLE_SCREEN) + self.px(22))

    @cached_property
    def drawer(self) -> bool:
        """Whether the sheet lies below the mat instead of beside it: at the largest text."""
        return self.text >= 1.45

    @cached_property
    def sheet(self) -> Rect:
        """The tutor's sheet: right of the mat, or the lower two fifths at the largest text."""
        return self._laid(self._sheet)

    @cached_property
    def _sheet(self) -> Rect:
        gap = self.gutter
        if self.drawer:
            high = round(self.height * 0.39)
            return Rect(gap, self.height - gap - high, self.width - 2 * gap, high)
        wide = round(self.at_least(332, 304) * (1 + 0.62 * (self.text - 1)))
        return Rect(self.width - gap - wide, self.top_bar, wide, self.height - gap - self.top_bar)

    @cached_property
    def mat(self) -> Rect:
        """The mat beside (or above) the tutor's sheet."""
        return self._laid(self._mat)

    @cached_property
    def _mat(self) -> Rect:
        gap, sheet = self.gutter, self._sheet
        if self.drawer:
            return Rect(gap, self.top_bar, self.width - 2 * gap, sheet.top - gap - self.top_bar)
        return Rect(gap, self.top_bar, sheet.left - 2 * gap, self.height - gap - self.top_bar)

    @cached_property
    def _table_top(self) -> int:
        """Where the mat of a table begins: the bar above it is lower than on a page with a title."""
        return max(self.at_least(44, 40), self.font(TITLE_SCREEN) + self.px(14))

    @cached_property
    def table_sheet(self) -> Rect:
        """The tutor's sheet at a table."""
        return self._laid(self._table_sheet)

    @cached_property
    def _table_sheet(self) -> Rect:
        if self.drawer:
            return self._sheet
        wide, top = self._sheet.w, self._table_top
        below = self.px(36 if self.k >= 1 else 12)  # a small window needs all its height for words
        return Rect(self.width - self.px(16) - wide, top, wide, self.height - below - top)

    @cached_property
    def table_mat(self) -> Rect:
        """The mat of a table with the sheet beside it, or above it."""
        if self.drawer:
            return self.mat
        left, sheet = self.px(30), self._table_sheet
        mat = Rect(left, sheet.y, sheet.x - self.px(14) - left, self.height - self.px(36) - sheet.y)
        return self._laid(mat)

    @cached_property
    def bare_mat(self) -> Rect:
        """The mat of a table whose sheet is closed."""
        if self.drawer:
            return self.mat
        left, sheet = self.px(30), self.table_sheet
        return Rect(left, sheet.y, self.width - 2 * left, self.height - self.px(36) - sheet.y)

    def split(self, sheet_width: float) -> tuple[Rect, Rect]:
        """Mat and sheet where the sheet is to be at least so wide; a drawer stays as it is."""
        mat, sheet = self._mat.copy(), self._sheet.copy()
        more = 0 if self.drawer else max(0, self.px(sheet_width) - sheet.w)
        sheet.update(sheet.x - more, sheet.y, sheet.w + more, sheet.h)
        mat.width -= more
        return self._laid(mat), self._laid(sheet)

    @cached_property
    def whole_mat(self) -> Rect:
        """The mat of the home screen, which has no bar above it."""
        gap = self.gutter
        return Rect(gap, gap, self.width - 2 * gap, self.height - 2 * gap)

    @cached_property
    def wide_mat(self) -> Rect:
        """The mat of screens that have no sheet beside it."""
        gap = self.gutter
        return Rect(gap, self.top_bar, self.width - 2 * gap, self.height - gap - self.top_bar)

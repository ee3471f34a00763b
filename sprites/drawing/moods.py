"""What a face shows: eyes, brows, mouth and a hand, in four moods.

Features are drawn round the middle between the eyes and moved onto the head by whoever draws it.
"""

from __future__ import annotations

from dataclasses import dataclass

from sprites.drawing.brush import Brush
from sprites.drawing.svg import circle, line, path

_WHITE, _MOUTH = "#FFFDF7", "#7A2620"
_EYE = 19  # from the middle to an eye
_LID, _LIP = 4.8, 4.6


@dataclass(frozen=True)
class Mood:
    """How a head is held: degrees of lean, where its features turn to, how far it sinks."""

    name: str
    lean: float = 0
    across: float = 0
    down: float = 0
    sinks: float = 0


RESTING = Mood("resting")
THINKING = Mood("thinking", lean=5, across=5, down=-2)
PLEASED = Mood("pleased", lean=-5, across=-2, down=-2, sinks=-3)
RUEFUL = Mood("rueful", lean=7, across=-4, down=4, sinks=5)
MOODS = (RESTING, THINKING, PLEASED, RUEFUL)


@dataclass(frozen=True)
class Complexion:
    """The colours of one person's face and hand, and of the sleeve on that hand."""

    skin: str
    shade: str
    lip: str
    cheek: str
    sleeve: str


_BROWS = {
    RESTING: "M-30 -16Q-19 -22 -9 -17M9 -17Q19 -22 30 -16",
    THINKING: "M-31 -14Q-19 -20 -8 -16M9 -20Q19 -27 30 -20",
    PLEASED: "M-30 -18Q-19 -26 -9 -20M9 -20Q19 -26 30 -18",
    RUEFUL: "M-31 -11Q-20 -16 -10 -22M10 -22Q20 -16 31 -11",
}
_LIPS = {
    RESTING: "M-13 -1Q0 8 13 -1",
    THINKING: "M-9 3Q2 -3 11 1",
    RUEFUL: "M-12 4C-6 -2 2 5 12 -3",
}
_LIPS_BELOW_A_MOUSTACHE = {
    RESTING: "M-9 -1Q0 5 9 -1",
    THINKING: "M-7 1Q1 -2 8 1",
    RUEFUL: "M-9 3C-5 -1 2 3 10 -2",
}
_LAUGH = "M-20 -6Q0 -1 20 -6C18 14 -18 14 -20 -6Z"
_TEETH = "M-15.5 -3Q0 1 15.5 -3L13 3Q0 5.5 -13 3Z"
_LAUGH_BELOW_A_MOUSTACHE = "M-17 -9Q0 -3 17 -9C14 9 -14 9 -17 -9Z"

_FIST = (
    "M108 150C109 141 120 137 128 142C141 138 151 147 151 159C151 172 141 178 130 177"
    "C119 177 111 169 113 161C108 158 106 154 108 150Z"
)
_FOREARM = "M120 206C120 190 124 180 130 173L158 171C163 182 166 194 167 206Z"
_PALM = "M135 124C131 138 136 152 145 161L163 162C170 151 172 138 169 126C159 118 145 116 135 124Z"
_ARM = "M136 206C137 186 139 170 143 157L167 159C174 174 178 190 180 206Z"
_FINGERS = ("M140 128L133 112", "M148 125L144 102", "M157 125L156 101", "M165 129L167 110")


def eyes(brush: Brush, mood: Mood) -> str:
    """Both eyes: open, raised, laughing or cast down."""
    if mood is RESTING:
        return "".join(circle(x, 0, 5.6, brush.outline) for x in (-_EYE, _EYE))
    if mood is THINKING:
        return "".join(_raised(brush, x) for x in (-_EYE, _EYE))
    bend, ends = (-10, 3) if mood is PLEASED else (9, -1)
    lids = "".join(f"M{x - 10} {ends}Q{x} {bend} {x + 10} {ends}" for x in (-_EYE, _EYE))
    return brush.line(lids, _LID)


def _raised(brush: Brush, x: float) -> str:
    white = circle(x, -1, 9.6, _WHITE, stroke=brush.outline, stroke_width=3)
    return white + circle(x + 3.4, -4.6, 4.9, brush.outline)


def brows(brush: Brush, mood: Mood, colour: str, width: float, outlined: bool) -> str:
    """Both brows; light ones need an outline."""
    d = _BROWS[mood]
    edge = brush.line(d, width + 4.4) if outlined else ""
    return edge + line(d, colour, width)


def mouth(brush: Brush, mood: Mood, lip: str) -> str:
    """The mouth, round a middle of its own."""
    if mood is not PLEASED:
        return line(_LIPS[mood], lip, _LIP)
    return brush.fill(_LAUGH, _MOUTH) + path(_TEETH, _WHITE)


def mouth_below_a_moustache(brush: Brush, mood: Mood, lip: str) -> str:
    """A narrower mouth, whose upper lip is hidden."""
    if mood is not PLEASED:
        return line(_LIPS_BELOW_A_MOUSTACHE[mood], lip, _LIP)
    return brush.fill(_LAUGH_BELOW_A_MOUSTACHE, _MOUTH)


def hand(brush: Brush, mood: Mood, person: Complexion) -> str:
    """The hand that thinking puts to the chin and regret to the cheek; placed on the whole picture."""
    if mood is THINKING:
        return _hand_at_the_chin(brush, person)
    return _hand_at_the_cheek(brush, person) if mood is RUEFUL else ""


def _hand_at_the_chin(brush: Brush, person: Complexion) -> str:
    finger = brush.rod("M133 156L135 124", person.skin, 10)
    knuckles = line("M115 160Q125 157 132 162M118 150Q126 147 133 152", person.shade, 3)
    return brush.fill(_FOREARM, person.sleeve) + finger + brush.fill(_FIST, person.skin) + knuckles


def _hand_at_the_cheek(brush: Brush, person: Complexion) -> str:
    fingers = "".join(brush.rod(d, person.skin, 8) for d in _FINGERS)
    roots = "".join(line(d, person.skin, 8) for d in _FINGERS)
    palm = brush.fill(_PALM, person.skin)
    gaps = line("M144 126L142 118M152.5 124L151.5 116M161 126L161.5 118", person.shade, 3)
    return brush.fill(_ARM, person.sleeve) + fingers + palm + roots + gaps

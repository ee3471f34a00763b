"""The three who play with the learner: Nora, Walt and Ezra, each with the four moods of a face.

A portrait is 200 units square; head and shoulders stand on its lower edge, so that a round frame
can cut them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sprites.drawing import moods
from sprites.drawing.brush import Brush
from sprites.drawing.hatching import hatched
from sprites.drawing.moods import Complexion, Mood
from sprites.drawing.svg import circle, document, group, line, path

SIDE = 200

_EYES = (100, 90)  # the middle between the eyes
_LINE = 4.2
_NECK = "M82 122H118V152Q100 172 82 152Z"
_NECK_SHADE = "M84 134Q100 150 116 134V146Q100 158 84 146Z"


@dataclass(frozen=True)
class _Person:
    """What makes a person: colours, the outline of the head, and who draws the rest of it."""

    outline: str
    complexion: Complexion
    head: str
    ear: tuple[float, float] | None  # the left ear; the other one mirrors it
    brow: tuple[str, float, bool]  # colour, width, whether it needs an outline
    clothes: Callable[[Brush], str]
    behind: Callable[[Brush], str]
    features: Callable[[Brush, Mood, Complexion], str]  # round the middle between the eyes
    above: Callable[[Brush], str]


def portraits() -> dict[str, str]:
    """All portraits as SVG files, by the name of the file."""
    return {
        f"people/{name}-{mood.name}": _portrait(person, mood)
        for name, person in _PEOPLE.items()
        for mood in moods.MOODS
    }


def _portrait(person: _Person, mood: Mood) -> str:
    brush = Brush(person.outline, _LINE)
    skin = person.complexion.skin
    neck = brush.fill(_NECK, skin) + path(_NECK_SHADE, person.complexion.shade, fill_opacity=0.45)
    head = group(_head(person, mood, brush), f"translate(0 {mood.sinks}) rotate({mood.lean} 100 140)")
    drawn = person.clothes(brush) + neck + head + moods.hand(brush, mood, person.complexion)
    return document(group(drawn, "translate(4 10) scale(0.96)"), SIDE, SIDE)


def _head(person: _Person, mood: Mood, brush: Brush) -> str:
    ears = ""
    if person.ear is not None:
        x, y = person.ear
        ears = "".join(brush.disc(place, y, 12, person.complexion.skin) for place in (x, 200 - x))
    x, y = _EYES[0] + mood.across, _EYES[1] + mood.down
    eyes_and_brows = moods.eyes(brush, mood) + moods.brows(brush, mood, *person.brow)
    face = _cheeks(person, mood) + person.features(brush, mood, person.complexion) + eyes_and_brows
    skull = ears + brush.fill(person.head, person.complexion.skin)
    return person.behind(brush) + skull + person.above(brush) + group(face, f"translate({x} {y})")


def _cheeks(person: _Person, mood: Mood) -> str:
    glow = 0.42 if mood is moods.PLEASED else 0.28
    x = -mood.across * 0.65  # cheeks turn less than the eyes
    return "".join(circle(x + dx, 19, 8, person.complexion.cheek, fill_opacity=glow) for dx in (-25, 25))


# Nora: the learner's partner, in her thirties, with a bun, a headband and rings in her ears.

_NORA_HAIR, _NORA_BAND, _NORA_DRESS, _NORA_SHIRT = "#2A1A17", "#E9B54A", "#B4452F", "#F6E7C4"
_NORA_SHOULDERS = "M14 204C18 168 50 152 82 146H118C150 152 182 168 186 204Z"


def _nora_clothes(brush: Brush) -> str:
    dress = brush.fill(_NORA_SHOULDERS, _NORA_DRESS) + hatched(_NORA_SHOULDERS, "#6E2216", 10, 2.4)
    return dress + brush.fill("M82 146L100 178L118 146L126 152L104 204H96L74 152Z", _NORA_SHIRT)


def _nora_behind(brush: Brush) -> str:
    bun = brush.disc(103, 27, 22, _NORA_HAIR) + line(
        "M93 19Q103 12 113 19M94 30Q103 25 112 30", "#5C3D33", 2.4
    )
    hair = "M54 96C44 60 62 26 100 26C138 26 156 60 146 96C150 112 146 124 140 130H60C54 124 50 112 54 96Z"
    return bun + brush.fill(hair, _NORA_HAIR)


def _nora_features(brush: Brush, mood: Mood, person: Complexion) -> str:
    nose = line("M0 4C-2 14 -8 16 -5 20Q0 23 6 20", person.shade, 3.8)
    return nose + group(moods.mouth(brush, mood, person.lip), "translate(0 36)")


def _nora_above(brush: Brush) -> str:
    hair = "M57 84C52 44 76 26 100 26C124 26 148 44 143 84C138 66 124 58 100 58C76 58 62 66 57 84Z"
    band = "M53 74C56 40 78 24 100 24C122 24 144 40 147 74C136 54 120 46 100 46C80 46 64 54 53 74Z"
    spots = ((68, 48), (84, 38), (100, 35), (116, 38), (132, 48))
    rings = "".join(circle(x, 122, 9.5, stroke=brush.outline, stroke_width=6.4) for x in (55, 145))
    rings += "".join(circle(x, 122, 9.5, stroke=_NORA_BAND, stroke_width=3.6) for x in (55, 145))
    dots = "".join(circle(x, y, 2.8, _NORA_DRESS) for x, y in spots)
    return brush.fill(hair, _NORA_HAIR) + brush.fill(band, _NORA_BAND) + dots + rings


# Walt: past seventy, with a flat cap, spectacles and a moustache.

_WALT_CAP, _WALT_BRIM, _WALT_WHITE, _WALT_SHIRT, _BRASS_RIM = (
    "#6B5A45",
    "#544533",
    "#F4F1EA",
    "#5F7C9C",
    "#7A5A22",
)
_WALT_SHOULDERS = "M10 204C14 170 48 156 80 148H120C152 156 186 170 190 204Z"
_WALT_CROWN = "M46 54C44 21 74 9 104 11C136 13 158 30 154 54C130 45 72 45 46 54Z"


def _walt_clothes(brush: Brush) -> str:
    shirt = brush.fill(_WALT_SHOULDERS, _WALT_SHIRT) + hatched(_WALT_SHOULDERS, "#2B4058", 10, 2.4)
    braces = "M46 160L60 155L70 204H56ZM154 160L140 155L130 204H144Z"
    collar = "M78 148L100 172L122 148L132 156L112 184L100 176L88 184L68 156Z"
    return shirt + brush.fill(braces, "#7A4E22") + brush.fill(collar, "#EEF1F2")


def _walt_features(brush: Brush, mood: Mood, person: Complexion) -> str:
    nose = Brush(brush.outline, 3.4).fill("M-4 2C-6 12 -14 18 -10 24Q0 30 11 24C15 18 6 12 4 2", person.skin)
    mouth = group(moods.mouth_below_a_moustache(brush, mood, person.lip), "translate(0 45)")
    return nose + mouth + _moustache(brush, mood) + _spectacles()


def _moustache(brush: Brush, mood: Mood) -> str:
    """It rises with a laugh and droops with regret."""
    tip = {moods.PLEASED: 37, moods.RUEFUL: 47}.get(mood, 42)
    half = f"M0 26C-10 22 -28 24 -35 {tip}C-24 44 -8 42 0 36C8 42 24 44 35 {tip}C28 24 10 22 0 26Z"
    return brush.fill(half, _WALT_WHITE)


def _spectacles() -> str:
    glasses = "".join(
        circle(x, 1, 15.5, "#FFFFFF", fill_opacity=0.28, stroke=_BRASS_RIM, stroke_width=3.6)
        for x in (-19, 19)
    )
    return glasses + line("M-3.6 -1Q0 -5 3.6 -1M-34.5 0L-39 -2M34.5 0L39 -2", _BRASS_RIM, 3.4)


def _walt_above(brush: Brush) -> str:
    sides = "M54 96C48 84 52 62 60 56L66 76ZM146 96C152 84 148 62 140 56L134 76Z"
    crown = brush.fill(_WALT_CROWN, _WALT_CAP) + hatched(_WALT_CROWN, "#3A2E20", 9, 2.2, opacity=0.55)
    brim = "M36 63C42 49 70 41 100 41C130 41 158 49 164 63C140 57 60 57 36 63Z"
    return (
        brush.fill(sides, "#E8E4DA")
        + crown
        + brush.fill(brim, _WALT_BRIM)
        + brush.disc(102, 11, 5, _WALT_BRIM)
    )


# Ezra: nineteen, curly and freckled.

_EZRA_HAIR, _EZRA_SWEATER, _EZRA_COLLAR = "#6B4426", "#3F7D5E", "#57A07C"
_EZRA_SHOULDERS = "M16 204C20 170 52 158 82 150H118C148 158 180 170 184 204Z"
_EZRA_FRECKLES = ((-28, 16), (-22, 20), (-30, 23), (22, 20), (28, 16), (30, 23))


def _ezra_clothes(brush: Brush) -> str:
    sweater = brush.fill(_EZRA_SHOULDERS, _EZRA_SWEATER) + hatched(_EZRA_SHOULDERS, "#1B4630", 10, 2.4)
    hood = brush.fill("M60 158C70 186 130 186 140 158L120 148H80Z", _EZRA_COLLAR)
    return sweater + hood + line("M86 180V196M114 180V196", "#F6E7C4", 3.4)


def _ezra_features(brush: Brush, mood: Mood, person: Complexion) -> str:
    turned = -mood.across * 0.6
    freckles = "".join(circle(x * 0.94 + turned, y, 1.9, person.shade) for x, y in _EZRA_FRECKLES)
    nose = line("M-1 2L-6 18Q0 22 5 19", person.shade, 3.8)
    return freckles + nose + group(moods.mouth(brush, mood, person.lip), "translate(0 36)")


def _ezra_above(brush: Brush) -> str:
    curls = (
        "M58 92C48 60 54 36 66 32C62 22 78 12 88 19C94 7 120 7 122 17C138 13 148 28 140 36"
        "C152 46 150 74 142 92C140 78 138 68 132 60C122 66 108 60 104 52C98 62 78 66 68 60C62 68 60 80 58 92Z"
    )
    return brush.fill(curls, _EZRA_HAIR) + line(
        "M84 28Q90 38 82 50M112 22Q120 34 112 46M132 40Q136 48 134 56", "#43290F", 2.8
    )


def _nothing(brush: Brush) -> str:
    return ""


_PEOPLE = {
    "nora": _Person(
        outline="#4A2416",
        complexion=Complexion("#B57B50", "#8A5534", "#7A2E26", "#D9694C", _NORA_DRESS),
        head="M57 84C57 50 76 38 100 38C124 38 143 50 143 84C143 116 124 142 100 142C76 142 57 116 57 84Z",
        ear=None,
        brow=(_NORA_HAIR, 5, False),
        clothes=_nora_clothes,
        behind=_nora_behind,
        features=_nora_features,
        above=_nora_above,
    ),
    "walt": _Person(
        outline="#2C2A33",
        complexion=Complexion("#F0CDAE", "#C2855C", "#8E4034", "#E58F72", _WALT_SHIRT),
        head="M55 80C55 50 74 38 100 38C126 38 145 50 145 80C147 112 132 144 100 144C68 144 53 112 55 80Z",
        ear=(52, 94),
        brow=(_WALT_WHITE, 8, True),
        clothes=_walt_clothes,
        behind=_nothing,
        features=_walt_features,
        above=_walt_above,
    ),
    "ezra": _Person(
        outline="#3A2A1C",
        complexion=Complexion("#E3B184", "#B27846", "#8E3A2C", "#E08A62", _EZRA_SWEATER),
        head="M59 82C59 50 76 36 100 36C124 36 141 50 141 82C141 112 122 144 100 144C78 144 59 112 59 82Z",
        ear=(56, 96),
        brow=("#4A2F1B", 6, False),
        clothes=_ezra_clothes,
        behind=_nothing,
        features=_ezra_features,
        above=_ezra_above,
    ),
}

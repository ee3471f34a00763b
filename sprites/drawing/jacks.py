"""The four jacks, the heroes of the game: two brothers and two brothers.

The bowers are the two jacks of one colour, so these are visibly kin: the reds are auburn and
freckled, a farmer with wheat and one who carries the lantern; the blacks are dark, a digger with
his spade and a shepherd with his crook.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sprites.drawing.brush import Brush
from sprites.drawing.figures import HAND, HEAD, HELD, brush_of, double_ended, eyes_and_nose, robe
from sprites.drawing.glyphs import Glyphs
from sprites.drawing.hatching import hatched
from sprites.drawing.palette import BRASS, BRASS_DARK, CREAM, Person, SuitInk
from sprites.drawing.svg import circle, group, line, path

_RED_KIN = Person("#EFC5A2", "#A8512A", "#A8512A", "#B9744A", "#8E2F2A")
_BLACK_KIN = Person("#A4704B", "#201B1E", "#201B1E", "#714328", "#4E1F18")

_FELT_HAT, _STEEL, _LAMPLIGHT = "#5B6A80", "#DDE3EA", "#FFF0BE"
_FLAME, _FLAME_HEART, _LIPS = "#F2A93B", "#FFF6D0", "#C98A6A"

_KERCHIEF = "M-24 121L0 115L24 121L9 137L4 136L0 155L-4 136L-9 137Z"
_COLLAR = "M-26 126C-14 132 14 132 26 126L20 144C10 150 -10 150 -20 144Z"


@dataclass(frozen=True)
class _Jack:
    """One jack: his kin, how he holds his head, and who draws the rest."""

    person: Person
    turned: float  # how far his face is turned to the side
    lean: float  # degrees
    waistcoat: bool
    collar: tuple[str, str]  # outline, colour
    face: Callable[[Brush, Person], str]
    beard: Callable[[Brush, Person], str]
    hat: Callable[[Brush, Person, SuitInk], str]
    held: Callable[[Brush, SuitInk], str]


def jack(glyphs: Glyphs, suit: str, colours: SuitInk) -> str:
    """The face of a jack."""
    return double_ended(glyphs, "J", suit, colours, _figure(_JACKS[suit], colours))


def _figure(who: _Jack, colours: SuitInk) -> str:
    brush, person = brush_of(colours), who.person
    dress = robe(colours, person, CREAM if who.waistcoat else colours.ink)
    buttons = "".join(circle(0, y, 2.6, colours.deep) for y in (164, 174)) if who.waistcoat else ""
    face = group(eyes_and_nose(brush, person) + who.face(brush, person), f"translate({who.turned} 0)")
    head = brush.fill(HEAD, person.skin) + who.beard(brush, person) + face + who.hat(brush, person, colours)
    head = group(head, f"rotate({who.lean} 0 116)")
    held = who.held(brush, colours) + brush.fill(HAND, person.skin)
    return dress + buttons + brush.fill(*who.collar) + head + held


def _freckles(person: Person) -> str:
    places = ((-15, 92), (-11.5, 95.5), (-17, 96), (12.5, 92), (16, 95), (11, 96))
    return "".join(circle(x, y, 1.2, person.nose) for x, y in places)


def _shaven(brush: Brush, person: Person) -> str:
    return ""


# Hearts: the farmer, broad and content, in a straw hat.


def _farmer_face(brush: Brush, person: Person) -> str:
    return _freckles(person) + line("M-8 101Q0 108 8 101", person.mouth, 2.8)


def _straw_hat(brush: Brush, person: Person, colours: SuitInk) -> str:
    hair = "M-24 90C-30 78 -28 64 -22 62L-16 76ZM24 90C30 78 28 64 22 62L16 76Z"
    crown = brush.fill("M-24 60C-24 36 -14 29 0 29C14 29 24 36 24 60Z", BRASS)
    ribbon = brush.fill("M-24.5 59C-12 65 12 65 24.5 59L23.6 48C12 53 -12 53 -23.6 48Z", colours.ink)
    brim = "M-56 68C-42 55 -27 58 -24 58C-12 64 12 64 24 58C27 58 42 55 56 68C32 79 -32 79 -56 68Z"
    straws = "M-44 67C-30 72 -12 73 0 73M12 72.6C26 72 38 70 46 66M-12 36L-14 45M0 33V44M12 36L14 45"
    woven = line(straws, BRASS_DARK, 1.5, 0.8)
    return brush.fill(hair, person.hair) + crown + ribbon + brush.fill(brim, BRASS) + woven


def _wheat(brush: Brush, colours: SuitInk) -> str:
    x = HELD
    grains = [line(f"M{x - 2} 200.2L{x} 96", BRASS_DARK, 4)]
    for y in (132, 120, 108, 96):
        for side in (-1, 1):
            tip = f"{x + side * 12} {y - 2} {x + side * 12} {y - 12} {x + side * 10} {y - 15}"
            back = f"{x + side * 3} {y - 12} {x} {y - 6} {x} {y}"
            grains.append(brush.fill(f"M{x} {y}C{tip}C{back}Z", BRASS))
    top = f"M{x} 72C{x + 6} 80 {x + 5} 88 {x} 92C{x - 5} 88 {x - 6} 80 {x} 72Z"
    return "".join(grains) + brush.fill(top, BRASS)


# Diamonds: his younger brother, who looks across at him, with feather and lantern.


def _younger_face(brush: Brush, person: Person) -> str:
    brows = line("M-14 76Q-9 72.5 -5 75M5 73.5Q9 71 14 74.5", person.hair, 2.4)
    return _freckles(person) + line("M-7 101Q2 105 7 99", person.mouth, 2.8) + brows


def _feathered_hat(brush: Brush, person: Person, colours: SuitInk) -> str:
    hair = "M-24 88C-32 76 -28 62 -20 58L-14 74ZM24 96C34 84 30 62 20 58L15 72Q22 84 24 96Z"
    feather = brush.fill("M20 60C32 46 44 32 42 15C30 20 16 34 12 56Z", CREAM)
    feather += brush.line("M18 56C26 42 36 30 39 21", 2.2)
    crown = brush.fill("M-27 66C-25 44 -10 32 4 31C18 31 27 46 29 64Z", colours.ink)
    brim = "M-52 61C-34 66 -20 55 -2 55C14 55 24 62 33 72C22 76 8 67 -4 68C-22 69 -34 74 -52 61Z"
    return brush.fill(hair, person.hair) + feather + crown + brush.fill(brim, BRASS)


def _lantern(brush: Brush, colours: SuitInk) -> str:
    x = HELD
    ring = brush.line(f"M{x} 84C{x - 14} 84 {x - 14} 70 {x} 68C{x + 14} 70 {x + 14} 84 {x} 84", 2.4)
    glass = brush.fill(f"M{x - 13} 92H{x + 13}V132H{x - 13}Z", _LAMPLIGHT)
    roof = brush.fill(f"M{x - 15} 92L{x} 80L{x + 15} 92Z", BRASS)
    foot = brush.fill(f"M{x - 16} 132H{x + 16}V140H{x - 16}Z", BRASS)
    flame = path("M0 97C4 105 9 111 9 117C9 124 5 128 0 128C-5 128 -9 124 -9 117C-9 111 -4 105 0 97Z", _FLAME)
    flame += path(
        "M0 110C3 115 5 117 5 121C5 125 3 127 0 127C-3 127 -5 125 -5 121C-5 117 -3 115 0 110Z", _FLAME_HEART
    )
    return ring + glass + group(flame, f"translate({x} 0)") + roof + foot


# Spades: the digger, stern and bearded, one side of his felt hat pinned up.


def _digger_face(brush: Brush, person: Person) -> str:
    brows = line("M-15 76L-4 78M4 78L15 76", person.hair, 3)
    return line("M-5 103.5Q0 105.5 5 103.5", _LIPS, 2.6) + brows


def _full_beard(brush: Brush, person: Person) -> str:
    d = "M-24 82C-27 112 -14 127 1 127C15 127 27 112 24 82C21 92 17 95 5 95.5C-12 95 -20 92 -24 82Z"
    return brush.fill(d, person.beard)


def _felt_hat(brush: Brush, person: Person, colours: SuitInk) -> str:
    crown = brush.fill("M-26 62C-28 40 -18 26 -4 31C6 25 26 34 25 62Z", _FELT_HAT)
    ribbon = brush.fill("M-26.5 60C-12 66 12 66 25.5 60L25 49C12 55 -12 55 -26.6 49Z", BRASS)
    brim = (
        "M-40 36C-52 44 -50 62 -34 71C-12 78 24 77 52 62C40 56 28 58 25 58"
        "C10 64 -10 65 -24 60C-30 56 -34 46 -40 36Z"
    )
    return crown + ribbon + brush.fill(brim, _FELT_HAT)


def _spade(brush: Brush, colours: SuitInk) -> str:
    x = HELD
    blade = (
        f"M{x} 64C{x + 11} 74 {x + 16} 84 {x + 15} 106Q{x} 112 {x - 15} 106C{x - 16} 84 {x - 11} 74 {x} 64Z"
    )
    staff = brush.rod(f"M{x} 104V200", BRASS, 4.6)
    return staff + brush.fill(blade, _STEEL) + brush.line(f"M{x} 78V100", 2.2)


# Clubs: the shepherd, in a knitted cap, who leans on his crook.


def _shepherd_face(brush: Brush, person: Person) -> str:
    mouth = line("M-5 105.5Q0 109 5 105.5", person.mouth, 2.6)
    moustache = brush.fill(
        "M0 96C-5 94 -14 95 -19 103C-12 104 -5 104 0 100C5 104 12 104 19 103C14 95 5 94 0 96Z", person.beard
    )
    brows = line("M-14 75Q-9 72 -4 75M4 75Q9 72 14 75", person.hair, 2.8)
    return mouth + moustache + brows


def _knitted_cap(brush: Brush, person: Person, colours: SuitInk) -> str:
    hair = "M-25 90C-29 78 -27 66 -22 62L-17 78ZM25 90C29 78 27 66 22 62L17 78Z"
    cap = "M-25 62C-28 38 -14 27 0 27C14 27 28 38 25 62Z"
    knitted = brush.fill(cap, colours.cloth) + hatched(cap, colours.deep, 6, 1.4, slope=0, opacity=0.5)
    rim = "M-29 72C-31 64 -30 60 -28 58C-10 50 10 50 28 58C30 60 31 64 29 72C10 63 -10 63 -29 72Z"
    ribs = line("M-18 58V65M-9 55.4V62M0 54.6V61M9 55.4V62M18 58V65", colours.deep, 1.4, 0.6)
    return (
        brush.fill(hair, person.hair) + knitted + brush.fill(rim, CREAM) + brush.disc(0, 24, 7, CREAM) + ribs
    )


def _crook(brush: Brush, colours: SuitInk) -> str:
    x = HELD - 3
    return brush.rod(
        f"M{x} 200V100C{x} 84 {x} 66 {x + 10} 66C{x + 21} 66 {x + 21} 84 {x + 11} 84", BRASS, 4.6
    )


_JACKS = {
    "H": _Jack(
        person=_RED_KIN,
        turned=2,
        lean=0,
        waistcoat=False,
        collar=(_KERCHIEF, BRASS),
        face=_farmer_face,
        beard=_shaven,
        hat=_straw_hat,
        held=_wheat,
    ),
    "D": _Jack(
        person=_RED_KIN,
        turned=-6,
        lean=-5,
        waistcoat=True,
        collar=(_KERCHIEF, BRASS),
        face=_younger_face,
        beard=_shaven,
        hat=_feathered_hat,
        held=_lantern,
    ),
    "S": _Jack(
        person=_BLACK_KIN,
        turned=5,
        lean=0,
        waistcoat=False,
        collar=(_COLLAR, CREAM),
        face=_digger_face,
        beard=_full_beard,
        hat=_felt_hat,
        held=_spade,
    ),
    "C": _Jack(
        person=_BLACK_KIN,
        turned=-3,
        lean=5,
        waistcoat=True,
        collar=(_COLLAR, CREAM),
        face=_shepherd_face,
        beard=_shaven,
        hat=_knitted_cap,
        held=_crook,
    ),
}

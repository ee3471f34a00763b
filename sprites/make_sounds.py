"""Makes every sound of the table: `python -m sprites.make_sounds [FOLDER]`.

Two things sound in wood and paper: modes, which are sines that die away, and filtered noise. All of
it comes from the standard library and is the same each time. The files go to sounds/ beside this
script by default; how long, large and loud each of them is, is printed.
"""

from __future__ import annotations

import math
import sys
import wave
from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

HOME = Path(__file__).resolve().parent / "sounds"

RATE = 22050  # samples a second
LOUD = -25.0  # what the ear hears of a sound in its loudest moment, in decibels below full scale
PEAK = 0.9  # the highest sample of a sound
WINDOW = 0.05  # seconds that the loudest moment lasts

Samples = list[float]

_A3, _CS4, _FS3, _E4, _A4, _CS5, _E5, _A5 = 220.0, 277.2, 185.0, 329.6, 440.0, 554.4, 659.3, 880.0
_FADE = 0.015  # seconds at the end, so that nothing clicks


@dataclass(frozen=True)
class Mode:
    """One sine that dies away."""

    pitch: float  # hertz
    strength: float
    decay: float  # seconds until it has sunk to a third


@dataclass(frozen=True)
class Sound:
    """What is made, and how many decibels softer than the others it is meant to be."""

    make: Callable[[Random], Samples]
    softer: float = 0.0


# -- what sounds are made of -----------------------------------------------------------------


def ringing(modes: Sequence[Mode], seconds: float, attack: float = 0.0015) -> Samples:
    """Several sines at once, struck at the start."""
    out = [0.0] * round(RATE * seconds)
    for mode in modes:
        for i in range(len(out)):
            time = i / RATE
            swell = min(1.0, time / attack) * math.exp(-time / mode.decay)
            out[i] += mode.strength * swell * math.sin(2 * math.pi * mode.pitch * time)
    return out


def noise(
    chance: Random,
    seconds: float,
    pitches: tuple[float, float],
    shape: Callable[[float], float],
    keen: float = 0.8,
) -> Samples:
    """Noise through a band filter that moves from one pitch to another; `shape` is its loudness in time."""
    count = round(RATE * seconds)
    low = band = 0.0
    out = []
    for i in range(count):
        pitch = pitches[0] + (pitches[1] - pitches[0]) * i / count
        step = 2 * math.sin(math.pi * pitch / RATE)
        low += step * band
        band += step * (chance.uniform(-1, 1) - low - band / keen)
        out.append(band * shape(i / RATE))
    return out


def struck(decay: float) -> Callable[[float], float]:
    """Loud at once, then dying away."""
    return lambda time: math.exp(-time / decay)


def swept(seconds: float) -> Callable[[float], float]:
    """Rising and falling again."""
    return lambda time: math.sin(math.pi * time / seconds) ** 2


def mixed(*parts: tuple[float, float, Samples]) -> Samples:
    """Sounds together: each begins so many seconds after the start and is so loud."""
    out: Samples = []
    for begin, gain, samples in parts:
        first = round(RATE * begin)
        out.extend([0.0] * (first + len(samples) - len(out)))
        for i, value in enumerate(samples, first):
            out[i] += gain * value
    return out


# -- the sounds ------------------------------------------------------------------------------


def _tap(chance: Random, pitch: float = 1.0) -> Samples:
    """A card laid on felt: paper above, the table below."""
    paper = noise(chance, 0.09, (1700 * pitch, 900 * pitch), struck(0.013))
    thump = ringing((Mode(92 * pitch, 0.55, 0.034), Mode(176 * pitch, 0.2, 0.018)), 0.11)
    return mixed((0, 1, paper), (0, 1, thump))


def _slide(chance: Random, seconds: float = 0.19) -> Samples:
    return noise(chance, seconds, (900, 2700), swept(seconds), 0.7)


def _wood(chance: Random, pitch: float) -> Samples:
    """A wooden bar that is struck."""
    modes = (Mode(pitch, 0.5, 0.11), Mode(pitch * 3.93, 0.16, 0.048), Mode(pitch * 9.2, 0.05, 0.018))
    heard = tuple(mode for mode in modes if mode.pitch < 0.45 * RATE)
    return mixed((0, 1, ringing(heard, 0.31)), (0, 0.4, noise(chance, 0.008, (2600, 2600), struck(0.002))))


def _melody(chance: Random, notes: Sequence[float], apart: float) -> Samples:
    return mixed(*((number * apart, 1, _wood(chance, note)) for number, note in enumerate(notes)))


def _gather(chance: Random) -> Samples:
    return mixed((0, 1, _slide(chance, 0.26)), (0.23, 0.8, _tap(chance, 0.85)))


def _deal(chance: Random) -> Samples:
    """A packet that lands: two cards, one on the other."""
    return mixed((0, 1, _tap(chance, 1.35)), (0.055, 0.7, _tap(chance, 1.42)))


def _shuffle(chance: Random) -> Samples:
    """Two halves of the pack fall into each other, faster and faster, and are pushed together."""
    parts, time = [], 0.0
    for _half in range(2):
        for number in range(13):
            parts.append((time, 0.22 + 0.02 * number, _tap(chance, 1.5 + chance.uniform(-0.1, 0.1))))
            time += 0.030 - 0.0015 * number
        time += 0.08
    return mixed(*parts, (time - 0.06, 0.5, _slide(chance, 0.2)))


def _cube(chance: Random) -> Samples:
    """The trump cube is set down."""
    modes = (Mode(420, 0.5, 0.062), Mode(1130, 0.25, 0.036), Mode(1870, 0.12, 0.020))
    return mixed((0, 1, ringing(modes, 0.2)), (0, 1, noise(chance, 0.006, (3000, 3000), struck(0.002))))


def _refused(chance: Random) -> Samples:
    """Two dull knocks; a little of their octave is there for small loudspeakers."""
    first = ringing((Mode(160, 0.7, 0.040), Mode(322, 0.22, 0.026)), 0.16)
    second = ringing((Mode(128, 0.7, 0.046), Mode(258, 0.22, 0.030)), 0.18)
    return mixed((0, 1, first), (0.095, 1, second))


def _point(chance: Random) -> Samples:
    return mixed((0, 1, _slide(chance, 0.15)), (0.12, 0.5, _wood(chance, _E5)))


def _euchre(chance: Random) -> Samples:
    """A heavy stamp."""
    thud = ringing(
        (Mode(96, 0.9, 0.09), Mode(58, 0.9, 0.14), Mode(194, 0.4, 0.06), Mode(388, 0.2, 0.04)), 0.42
    )
    return mixed((0, 1, thud), (0, 1.6, noise(chance, 0.06, (900, 500), struck(0.02))))


def _notes(apart: float, *notes: float) -> Callable[[Random], Samples]:
    return lambda chance: _melody(chance, notes, apart)


def _card(number: int) -> Callable[[Random], Samples]:
    """One of four cards, whose pitches lie 6 % apart."""
    return lambda chance: _tap(chance, 1 + (number - 2.5) * 0.06)


SOUNDS: dict[str, Sound] = {
    **{f"card_{number}": Sound(_card(number)) for number in range(1, 5)},
    "slide": Sound(_slide, 2),
    "gather": Sound(_gather, 1),
    "deal": Sound(_deal, 2),
    "shuffle": Sound(_shuffle),
    "cube": Sound(_cube),
    "turn": Sound(_notes(0, _E4), 1),
    "refused": Sound(_refused),
    "trick_us": Sound(_notes(0.115, _E4, _A4)),
    "trick_them": Sound(_notes(0.115, _A4, _E4), 4),
    "point": Sound(_point),
    "euchre": Sound(_euchre),
    "march": Sound(_notes(0.092, _A3, _CS4, _E4, _A4, _CS5)),
    "lone_march": Sound(_notes(0.092, _A3, _CS4, _E4, _A4, _CS5, _E5)),
    "game_won": Sound(_notes(0.105, _A3, _E4, _A4, _CS5, _E5, _A5)),
    "game_lost": Sound(_notes(0.19, _A3, _FS3), 3),
    "lesson": Sound(_notes(0.12, _E4, _A4, _CS5)),
    "chapter": Sound(_notes(0.12, _E4, _A4, _CS5, _E5)),
}


# -- how loud they are -----------------------------------------------------------------------


def loudness(samples: Sequence[float]) -> float:
    """Decibels below full scale of the loudest moment, as the ear weighs high and low."""
    heard = _weighed(samples)
    size = round(RATE * WINDOW)
    energy = sum(value * value for value in heard[:size])
    most = energy
    for new, old in zip(heard[size:], heard, strict=False):
        energy += new * new - old * old
        most = max(most, energy)
    return 10 * math.log10(most / size)


def _weighed(samples: Sequence[float]) -> Samples:
    """The part of curve A below 11 kHz: high-passes at its corners, level at 1 kHz."""
    out = list(samples)
    for corner in (20.6, 20.6, 107.7, 737.9):
        keep = 1 / (1 + 2 * math.pi * corner / RATE)
        before = held = 0.0
        for i, value in enumerate(out):
            held = keep * (held + value - before)
            before = value
            out[i] = held
    level = math.prod(math.hypot(1, corner / 1000) for corner in (20.6, 20.6, 107.7, 737.9))
    return [value * level for value in out]


def made(name: str) -> array[int]:
    """The samples of a sound as they are kept, as loud as it is meant to be."""
    sound = SOUNDS[name]
    samples = sound.make(Random(name))
    fade = round(RATE * _FADE)
    for i in range(fade):
        samples[-1 - i] *= i / fade
    wanted = 10 ** ((LOUD - sound.softer - loudness(samples)) / 20)
    gain = min(wanted, PEAK / max(map(abs, samples)))
    return array("h", (round(32767 * gain * value) for value in samples))


def write_sounds(folder: Path) -> None:
    """Writes all sounds into `folder` and tells how long, large and loud they are."""
    folder.mkdir(parents=True, exist_ok=True)
    total = 0
    for name in SOUNDS:
        samples, file = made(name), folder / f"{name}.wav"
        level = loudness([value / 32768 for value in samples])
        if sys.byteorder == "big":
            samples.byteswap()
        with wave.open(str(file), "wb") as out:
            out.setparams((1, 2, RATE, len(samples), "NONE", ""))
            out.writeframes(samples.tobytes())
        total += file.stat().st_size
        peak = max(map(abs, samples)) / 32768
        print(
            f"{name:11} {len(samples) / RATE * 1000:5.0f} ms {file.stat().st_size / 1000:5.1f} kB"
            f"  peak {peak:.2f}  loudness {level:6.1f} dB"
        )
    print(f"{total / 1000:.0f} kB in all")


def main(arguments: list[str]) -> None:
    """Writes into the folder named by the first argument, or beside this script."""
    write_sounds(Path(arguments[0]) if arguments else HOME)


if __name__ == "__main__":
    main(sys.argv[1:])

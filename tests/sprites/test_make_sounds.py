"""The sounds of the table: the script's own work, small, never clipped, and about as loud as each other."""

from __future__ import annotations

import wave
from array import array
from pathlib import Path

import pytest

from sprites import make_sounds

SOUNDS = Path(__file__).resolve().parents[2] / "sprites" / "sounds"


@pytest.fixture(scope="module")
def made() -> dict[str, array[int]]:
    return {name: make_sounds.made(name) for name in make_sounds.SOUNDS}


def _kept(name: str) -> array[int]:
    with wave.open(str(SOUNDS / f"{name}.wav"), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 22050)
        return array("h", file.readframes(file.getnframes()))


def test_the_committed_sounds_are_those_that_the_script_makes(made: dict[str, array[int]]) -> None:
    assert {file.stem for file in SOUNDS.glob("*.wav")} == set(made)
    for name, samples in made.items():
        kept = _kept(name)
        assert len(kept) == len(samples)
        # the sine of another machine may differ in its last bit
        apart = max(abs(a - b) for a, b in zip(kept, samples, strict=True))
        assert apart <= 1, "run python -m sprites.make_sounds"


def test_a_sound_is_the_same_each_time_it_is_made(made: dict[str, array[int]]) -> None:
    assert make_sounds.made("shuffle") == made["shuffle"]


def test_no_sound_clips_and_none_breaks_off_with_a_click(made: dict[str, array[int]]) -> None:
    for samples in made.values():
        assert max(map(abs, samples)) <= 0.91 * 32768
        assert abs(samples[-1]) < 30


def test_all_sounds_are_within_six_decibels(made: dict[str, array[int]]) -> None:
    levels = [make_sounds.loudness([value / 32768 for value in samples]) for samples in made.values()]
    assert max(levels) - min(levels) < 6


def test_a_trick_of_theirs_sounds_softer_than_one_of_ours(made: dict[str, array[int]]) -> None:
    ours, theirs = (
        make_sounds.loudness([value / 32768 for value in made[name]]) for name in ("trick_us", "trick_them")
    )
    assert ours - theirs > 3


def test_a_pure_tone_has_the_loudness_of_its_level_and_a_deep_one_seems_softer() -> None:
    def tone(pitch: float) -> list[float]:
        return make_sounds.ringing((make_sounds.Mode(pitch, 1, 100),), 0.3)

    assert make_sounds.loudness(tone(1000)) == pytest.approx(-3, abs=1)
    assert make_sounds.loudness(tone(100)) == pytest.approx(-3 - 19.1, abs=2)


def test_the_sounds_take_less_than_400_kilobytes() -> None:
    assert sum(file.stat().st_size for file in SOUNDS.iterdir()) < 400_000

"""Questions in files, what they mean, and whether they are found: for the tests of every language."""

from __future__ import annotations

from pathlib import Path

from game.asking.finding import find, is_sure

_DATA = Path(__file__).parent / "data"
_NO_QUESTION = ("term:", "+", "none")


def asked_in(name: str) -> list[tuple[str, str]]:
    """Questions of a file and what they mean, without those about a word, about two things or about none."""
    lines = (_DATA / name).read_text(encoding="utf-8").splitlines()
    pairs = [line.split(" => ") for line in lines if line and not line.startswith("#")]
    return [(typed, meant) for typed, meant in pairs if not any(sign in meant for sign in _NO_QUESTION)]


def is_found(typed: str, meant: str) -> bool:
    """Whether one of the questions that are `meant`, parted by commas, is surely found."""
    found = find(typed)
    return is_sure(found) and found[0].question.id in meant.split(",")


def is_wrong(typed: str, meant: str) -> bool:
    """Whether another one is."""
    found = find(typed)
    return is_sure(found) and found[0].question.id not in meant.split(",")

"""Phrases among words: which stand there, and where."""

from __future__ import annotations

import pytest

from game.asking.phrases import APART, closest, matches

PHRASES = {"pick": [(("pick", "up"), "order"), (("pick",), "choose")]}


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("pick up", {"order": (0, 1), "choose": (0,)}),
        ("so pick it up", {"order": (1, 3), "choose": (1,)}),
        ("pick the card up", {"choose": (0,)}),
        ("up", {}),
    ],
)
def test_small_words_may_part_a_phrase_and_others_may_not(
    words: str, found: dict[str, tuple[int, ...]]
) -> None:
    stems = words.split()
    between = [stem in {"it", "the", "so"} for stem in stems]
    assert dict(matches(PHRASES, stems, between)) == found


def test_the_longest_phrase_comes_first() -> None:
    assert sorted(matches(PHRASES, ["pick", "up"], []), key=closest)[0][0] == "order"


def test_any_words_may_part_a_phrase_that_says_so() -> None:
    apart = {"spielt": [(("spielt", APART, "aus"), "lead")]}
    words = ["wer", "spielt", "gegen", "ein", "solo", "aus"]
    assert dict(matches(apart, words, [])) == {"lead": (1, 5)}
    assert dict(matches(apart, ["spielt", "den", "aus"], [])) == {"lead": (0, 2)}
    assert dict(matches(apart, ["spielt"], [])) == {}

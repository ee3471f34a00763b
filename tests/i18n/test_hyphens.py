"""Where words may be broken."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from game.i18n.hyphens import breaks


def test_a_long_word_breaks_between_its_syllables() -> None:
    word = "„Turnierleitung“,"
    assert [word[:place] for place in breaks(word, "de")] == ["„Tur", "„Turnier", "„Turnierlei"]


def test_a_region_breaks_like_its_language() -> None:
    assert breaks("Schwesterfarbe", "de_XX") == breaks("Schwesterfarbe", "de") != ()


def test_a_language_that_nobody_knows_breaks_nothing() -> None:
    assert breaks("Schwesterfarbe", "qq") == ()


@given(st.text(max_size=40))
def test_every_break_is_inside_the_word(word: str) -> None:
    assert all(0 < place < len(word) for place in breaks(word, "de"))

"""Languages from right to left: which they are, and how their lines are drawn."""

from __future__ import annotations

import pytest

from game import i18n
from game.i18n import _
from game.i18n.direction import as_drawn, is_right_to_left, runs_left_to_right


@pytest.mark.parametrize(
    ("code", "turned"),
    [
        ("ar", True),
        ("he", True),
        ("ar_XB", True),
        ("en", False),
        ("en_XA", False),
        ("de", False),
        ("qq", False),
    ],
)
def test_it_is_known_which_languages_run_from_right_to_left(code: str, turned: bool) -> None:
    assert is_right_to_left(code) is turned


def test_a_line_is_drawn_as_it_is_read() -> None:
    assert as_drawn("שלום 10") == "10 םולש"
    assert as_drawn("שלום Nora!") == "!Nora םולש"


def test_the_mirrored_pseudo_language_runs_backwards_and_keeps_names_and_marks() -> None:
    i18n.use("ar_XB")
    assert i18n.right_to_left()
    told = _("{name} deals").format(name="Nora")
    assert as_drawn(told) == "slaed Nora"
    assert "{card}" in _("{name} gets the {card} and deals first.")


def test_numbers_and_latin_words_keep_their_own_way() -> None:
    assert runs_left_to_right("10,")
    assert runs_left_to_right("Left")
    assert not runs_left_to_right("שלום")
    assert not runs_left_to_right("…")

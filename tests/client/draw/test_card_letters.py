"""The letters on jack, queen, king and ace: as drawn, or those of another language."""

from __future__ import annotations

import json

import pytest
from pygame import Surface
from pygame.image import tobytes

from game.client.draw.assets import Assets
from game.client.draw.card_letters import RANKS, CardLetters, with_letter
from game.rules.cards import Suit
from game.storage import paths


def drawn(ranks: str, code: str, width: int = 120, deck: str = "two") -> bytes:
    assets = Assets(paths.sprites(), deck)
    assets.letters.ranks = ranks
    picture: Surface = assets.card(code, width).surface
    return tobytes(picture, "RGBA")


@pytest.mark.parametrize("deck", ["two", "four"])
@pytest.mark.parametrize("width", [40, 120])
def test_a_jack_and_a_queen_change_and_nothing_else_does(deck: str, width: int) -> None:
    for code in ("JH", "QS"):
        assert drawn("BDKA", code, width, deck) != drawn(RANKS, code, width, deck)
    for code in ("KH", "AS", "TD", "9C", "XX"):
        assert drawn("BDKA", code, width, deck) == drawn(RANKS, code, width, deck)


def test_every_ace_and_court_has_a_letter_to_change() -> None:
    letters = CardLetters(paths.sprites())
    letters.ranks = "VDRB"
    for deck in ("two", "four"):
        for rank in RANKS:
            for suit in Suit:
                for path in (f"{deck}/{rank}{suit}.svg", f"{deck}/small/{rank}{suit}.svg"):
                    file = paths.sprites() / path
                    text, outline = file.read_bytes(), letters.outline(file)
                    assert outline
                    assert with_letter(text, outline) != text


def test_the_letters_are_those_that_are_drawn_by_the_script() -> None:
    faces = pytest.importorskip("sprites.drawing.faces")
    from sprites.drawing.glyphs import Glyphs
    from sprites.make_sprites import INDEX_FONT

    kept = json.loads((paths.sprites() / "letters.json").read_text("ascii"))
    assert kept == faces.letters(Glyphs(INDEX_FONT))


def test_a_card_beside_words_has_the_same_letter() -> None:
    letters = CardLetters(paths.sprites())
    letters.ranks = "VDRA"
    assert [letters.shown(rank) for rank in "JQKA9T"] == ["V", "D", "R", "A", "9", "10"]

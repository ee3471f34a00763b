"""The longest word that an author may write fits on a line of the narrowest window."""

from __future__ import annotations

import pytest

from game.client.draw import theme
from game.client.window import MINIMUM
from game.course.checks.readable import LONGEST_WORD
from tests.client.drive import new_app

WORDS = ("Donaudampfschifffahrtsge", "incomprehensibilitieness", "Grundstücksverkehrsgeneh")
"""Of ordinary letters, as long as they may be."""


@pytest.mark.parametrize("word", WORDS)
@pytest.mark.parametrize("text", theme.TEXT_FACTORS)
def test_it_fits_on_the_sheet_in_bold_with_room_for_a_button_around_it(word: str, text: int) -> None:
    assert len(word) == LONGEST_WORD
    ui = new_app(MINIMUM, text=text).stage.ui
    room = ui.metrics.sheet.w - 4 * ui.px(theme.SHEET_PAD)
    assert ui.assets.text_width(word, "bold", ui.font(theme.BODY)) <= room

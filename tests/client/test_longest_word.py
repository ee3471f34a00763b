"""The longest word and the longest options that an author may write fit in the smallest window."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.client.draw import theme
from game.client.screens.lesson import LessonScreen
from game.client.window import MINIMUM
from game.course.checks import readable
from game.course.checks.readable import LONGEST_WORD
from game.course.lesson_start import begin_sound
from game.course.loader import LessonFile
from game.presenters.lesson_use import AuthorsLesson
from tests.client.drive import new_app
from tests.client.test_every_lesson import COURSE, rest, uncovered
from tests.course.writing import CLASSIC, lesson, read

WORDS = ("Donaudampfschifffahrtsge", "incomprehensibilitieness", "Grundstücksverkehrsgeneh")
"""Of ordinary letters, as long as they may be."""


@pytest.mark.parametrize("word", WORDS)
@pytest.mark.parametrize("text", theme.TEXT_FACTORS)
def test_it_fits_on_the_sheet_in_bold_with_room_for_a_button_around_it(word: str, text: int) -> None:
    assert len(word) == LONGEST_WORD
    ui = new_app(MINIMUM, text=text).stage.ui
    room = ui.metrics.sheet.w - 4 * ui.px(theme.SHEET_PAD)
    assert ui.assets.text_width(word, "bold", ui.font(theme.BODY)) <= room


@pytest.mark.parametrize("text", theme.TEXT_FACTORS)
@pytest.mark.parametrize("lengths", [(60,) * 6, (115, 115, 30, 30, 30), (60, 60, 60, 60, 60), (115,) * 4])
def test_options_that_are_not_told_have_room_together(
    lengths: tuple[int, ...], text: int, tmp_path: Path
) -> None:
    file = read(options(lengths), tmp_path)
    assert not [fault for fault in readable.faults(file) if fault.rule == "L34"]
    screen = shown(file, text)
    uncovered(screen, MINIMUM)


def test_options_without_room_are_told(tmp_path: Path) -> None:
    file = read(options((90,) * 6), tmp_path)
    (fault,) = (fault for fault in readable.faults(file) if fault.rule == "L34")
    assert fault.path == ("steps", 0, "options")
    screen = shown(file, theme.TEXT_FACTORS[-1])
    with pytest.raises(AssertionError, match=r"covers|leaves the window"):
        uncovered(screen, MINIMUM)


def options(lengths: tuple[int, ...]) -> str:
    """A lesson with options of so many letters each."""
    texts = ["Lead the left bower while trump suits follow hearts " * 3 for _length in lengths]
    listed = "".join(
        f"    - {{id: o{number}, text: {text[:length].strip()}}}\n"
        for number, (text, length) in enumerate(zip(texts, lengths, strict=True))
    )
    steps = (
        f"- type: choose\n  id: c\n  ask: Which?\n  options:\n{listed}  answers:\n"
        "    - {option: o0, grade: best, say: Yes.}\n    - {any: other, grade: wrong, say: No.}\n"
    )
    return lesson(steps)


def shown(file: LessonFile, text: int) -> LessonScreen:
    """The first step in the smallest window."""
    app = new_app(MINIMUM, text=text, speed="fast", reduced_motion=True)
    runner = begin_sound(file, COURSE.glossary, CLASSIC)
    screen = LessonScreen(app.services, file, runner, AuthorsLesson())
    app.stage.go("home")
    app.stage.push(screen)
    rest(app)
    return screen

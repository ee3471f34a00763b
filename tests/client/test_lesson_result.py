"""The end of a lesson on the mat: however many skills were practised, their paper fits."""

from __future__ import annotations

import pytest

from game.client.screens.lesson_result import Practiced, lay_result
from game.client.table.drawer import layout_for
from game.pages.lesson_words import LessonEnd
from game.pages.remarks import lesson_remark
from game.presenters.lesson_list import catalogue
from game.session import HOME_SEAT
from tests.client.drive import new_app
from tests.client.test_layouts import WINDOWS


@pytest.mark.parametrize("language", ["en", "en_XA"])
@pytest.mark.parametrize(("size", "text"), WINDOWS)
@pytest.mark.parametrize("many", [0, 3, 12, 15, 30])
def test_what_was_practised_lies_on_the_mat(
    size: tuple[int, int], text: int, many: int, language: str
) -> None:
    ui = new_app(size, text=text, language=language).stage.ui
    layout = layout_for(ui.metrics, HOME_SEAT)
    skills = dict.fromkeys(list(catalogue().course.skills)[:many], (1, 2))
    assert len(skills) == many
    word = lesson_remark(LessonEnd.PASSED, many)
    parts = lay_result(ui, layout, Practiced(skills, 2 * many, word=word))
    for part in parts:
        assert layout.mat.contains(part.rect), part.key
    heard = word.words in [part.spoken for part in parts]
    assert heard or many > 3 or ui.metrics.drawer, "a player says something about the lesson"


def test_what_was_practised_is_said_in_one_piece() -> None:
    ui = new_app().stage.ui
    names = list(catalogue().course.skills)[:2]
    parts = lay_result(
        ui, layout_for(ui.metrics, HOME_SEAT), Practiced({names[0]: (1, 2), names[1]: (3, 3)}, 5)
    )
    first, second = (catalogue().course.skill(name) for name in names)
    said = [part.spoken for part in parts if part.spoken]
    assert said == [f"What you practiced. {first}. 1 of 2. {second}. 3 of 3"]


def test_it_is_said_that_a_question_counts_for_more_than_one_skill() -> None:
    ui = new_app().stage.ui
    names = list(catalogue().course.skills)[:2]
    practiced = Practiced({names[0]: (1, 2), names[1]: (3, 3)}, 4)
    said = " ".join(part.spoken for part in lay_result(ui, layout_for(ui.metrics, HOME_SEAT), practiced))
    assert "Some questions count for two skills." in said

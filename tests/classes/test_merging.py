"""Of several results of one pupil, the first answer of the first result counts."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.classes.merging import merged, together
from game.classes.result import LessonResult
from tests.classes.results import handed, lesson, sheet, told


def at(minute: int, **steps: str) -> LessonResult:
    return lesson(**steps).model_copy(update={"begun": f"2026-11-24 18:{minute:02}"})


def test_the_result_begun_first_counts_in_whatever_order_they_come() -> None:
    first, second = at(1, a="KD 2 solved"), at(2, a="JD 1 solved", b="JD 1 solved")
    for pair in ((first, second), (second, first)):
        assert merged(pair).steps == {"a": told("KD 2 solved"), "b": told("JD 1 solved")}


def test_a_result_without_a_time_comes_after_those_that_have_one() -> None:
    nameless = lesson(a="JD 1 solved").model_copy(update={"begun": None})
    assert merged([nameless, at(2, a="KD 2 solved")]).steps["a"] == told("KD 2 solved")


def test_a_question_that_went_on_counts_as_it_stood_last() -> None:
    half, whole = at(1, a="KD 1"), at(1, a="KD 2 solved")
    assert merged([half, whole]).steps["a"] == merged([whole, half]).steps["a"] == told("KD 2 solved")


def test_a_later_result_changes_no_question_that_was_missed() -> None:
    assert merged([at(1, a="KD 3"), at(5, a="KD 9 solved")]).steps["a"] == told("KD 3")


def test_a_lesson_is_finished_once_it_was() -> None:
    left = at(1).model_copy(update={"finished": False})
    assert not merged([left]).finished
    assert merged([left, at(2)]).finished


@given(st.permutations([at(1, a="KD 1"), at(2, a="JD 1 solved", b="JD 2 solved"), at(3, b="JD 1 solved")]))
def test_the_order_of_files_makes_no_difference(results: list[LessonResult]) -> None:
    assert merged(results).steps == {"a": told("KD 1"), "b": told("JD 2 solved")}


def test_what_was_handed_in_before_stays_in_the_file() -> None:
    before = handed("Mia", lesson(a="KD 2 solved"), lesson("trump", a="JD 1 solved"))
    both = together(before, handed("mia", lesson(a="JD 1 solved"), lesson("a-trick", a="JD 1 solved")))
    assert [each.lesson for each in both.lessons] == ["left-bower", "trump", "a-trick"]
    assert both.lessons[0].steps["a"] == told("KD 2 solved")
    with pytest.raises(ValueError, match="Mia"):
        together(before, handed("Bo", lesson()))


def test_two_results_of_one_pupil_are_one_row_and_that_is_told() -> None:
    made = sheet(handed("Mia", at(1, a="KD 2 solved")), handed("MIA", at(2, a="JD 1 solved")))
    (row,) = made.lessons[0].rows
    assert (row.pupil, row.results, made.files) == ("Mia", 2, 2)
    assert list(made.put_together()) == [("Mia", 2, ())]

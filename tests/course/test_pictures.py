"""The small pictures of lessons: what a file may say, and what is taken where it says nothing."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from game.course.loader import load_catalogue
from game.course.pictures import Picture
from game.course.schema import Lesson
from game.course.shown_pictures import picture_of

HEAD = {
    "format": 1, "id": "x", "title": "T", "summary": "S", "level": "beginner", "minutes": 5,
    "steps": [{"type": "say", "id": "a", "text": "Look.", "table": "t"}],
}  # fmt: skip


def lesson(table: dict[str, Any], **more: Any) -> Lesson:
    return Lesson.model_validate({**HEAD, "tables": {"t": {"dealer": "you", **table}}, **more})


@pytest.mark.parametrize(
    ("kind", "cards"), [("card", []), ("pair", ["JH"]), ("fan", ["JH", "QH"]), ("square", ["JH"] * 5)]
)
def test_a_picture_with_too_few_or_too_many_cards_is_refused(kind: str, cards: list[str]) -> None:
    with pytest.raises(ValidationError, match="can't have"):
        Picture.model_validate({"kind": kind, "cards": cards})


def test_a_lesson_shows_the_picture_that_its_file_names() -> None:
    told = lesson({"trump": "hearts"}, picture={"kind": "card", "cards": ["JD"], "trump": "hearts"})
    assert picture_of(told) == told.picture


@pytest.mark.parametrize(
    ("table", "kind", "cards"),
    [
        ({"trump": "hearts", "played": ["left AH", "partner 9H"]}, "trick", "AH 9H"),
        ({"trump": "hearts", "hands": {"you": ["JH", "AS", "KS", "QS", "TS"]}}, "fan", "JH AS KS QS TS"),
        ({"trump": "hearts", "hands": {"you": {"has": ["JH"]}}}, "card", "JH"),
        ({"upcard": "9C", "calls": []}, "turned-up", "9C"),
        ({"trump": "hearts"}, "dealer", ""),
    ],
)
def test_without_one_the_first_table_gives_the_picture(table: dict[str, Any], kind: str, cards: str) -> None:
    shown = picture_of(lesson(table))
    assert (shown.kind, " ".join(map(str, shown.cards))) == (kind, cards)


def test_a_test_has_a_flag() -> None:
    assert picture_of(lesson({"trump": "hearts"}, test=True)).kind == "test"


def test_every_lesson_that_ships_names_its_picture() -> None:
    files = load_catalogue().lessons
    assert [file.id for file in files if file.lesson.picture is None and not file.lesson.test] == []

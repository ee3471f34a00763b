"""What there is to translate in a lesson, a glossary or what a pack says of itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import IO, NamedTuple

from game.course.schema import TEXT_KEYS
from game.yamlfile.human_texts import compose, texts, value_of

LESSON_KEYS = TEXT_KEYS | {"skills"}
"""Keys of a lesson file under which every scalar is read by a person."""


class LessonText(NamedTuple):
    """A text with its line, the context that tells it apart, and the author's notes for translators."""

    line: int
    context: str
    text: str
    notes: list[str]


def lesson_texts(file: IO[bytes]) -> Iterator[LessonText]:
    """The texts of a file in its order; the context of each is the file's id. None of a file without one."""
    root = compose(file)
    context = value_of(root, "id")
    if context:
        for line, text, notes in texts(root, LESSON_KEYS, []):
            yield LessonText(line, context, text, notes)

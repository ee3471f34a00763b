"""The sheet of a class in lines of text, for terminals and for whoever listens."""

from __future__ import annotations

from collections.abc import Iterator

from game.classes.class_sheet import ClassSheet, LessonSheet, Mark, PupilRow, mark_of
from game.course.chapters import Course
from game.i18n import _, format_list, format_number
from game.i18n.foreign_text import on_one_line
from game.pages.class_notes import class_notes, lesson_notes, row_note
from game.pages.class_words import (
    at_once_line,
    commonest_wrong_words,
    files_line,
    mark_said,
    most_missed_words,
    need_line,
    need_title,
    pupil_name,
)
from game.words import sentence


def sheet_lines(sheet: ClassSheet, course: Course) -> Iterator[str]:
    """Everything, a sentence a line, with empty lines between the lessons; no terminal obeys any of it."""
    return map(on_one_line, _lines(sheet, course))


def _lines(sheet: ClassSheet, course: Course) -> Iterator[str]:
    yield files_line(sheet)
    yield from class_notes(sheet)
    for lesson in sheet.lessons:
        yield ""
        yield from lesson_lines(lesson)
    if sheet.needs:
        yield ""
        yield _("Who needs which lesson")
        for need in sheet.needs:
            # NOTE: a lesson, and who needs it for what
            text = _("{lesson}. {pupils}")
            yield text.format(lesson=need_title(need, course), pupils=need_line(need, course))


def lesson_lines(lesson: LessonSheet) -> Iterator[str]:
    """One lesson."""
    yield lesson.title
    yield from lesson_notes(lesson)
    if (worst := most_missed_words(lesson)) is not None:
        # NOTE: {question} is a sentence of its own, and {missed} how many missed it
        text = _("Most missed: {question} {missed}.")
        yield text.format(question=sentence(worst[0]), missed=worst[1])
    if (wrong := commonest_wrong_words(lesson)) is not None:
        text = _("Most common wrong answer: {answer}. {pupils}.")
        yield text.format(answer=wrong[0], pupils=wrong[1])
    for row in lesson.rows:
        yield row_line(row, lesson)


def row_line(row: PupilRow, lesson: LessonSheet) -> str:
    """One pupil: how many questions were right at once, and how the others went."""
    right = at_once_line(row.at_once(lesson.questions), row.answered(lesson.questions))
    # NOTE: a pupil and how many questions were right at once, for example "Mia: 3 of 9 right at once"
    parts = [_("{pupil}: {right} right at once").format(pupil=pupil_name(row.pupil), right=right)]
    for place, question in enumerate(lesson.questions):
        told = row.told(question)
        if mark_of(told) not in (Mark.AT_ONCE, Mark.NOT_YET):
            # NOTE: a question by its number and how it went, for example "4: right at try 2"
            text = _("{n}: {how}")
            parts.append(text.format(n=format_number(place + 1), how=mark_said(told)))
    if note := row_note(row, lesson):
        parts.append(note)
    return format_list(parts, "unit")

"""What is open on the pages of a class, and the rows of their lists."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from game.classes.class_sheet import ClassSheet, LessonSheet, Mark, PupilRow, mark_of
from game.classes.reading import Read
from game.course.chapters import Course
from game.i18n import _, format_list, format_number
from game.i18n.foreign_text import on_one_line
from game.pages.class_notes import row_note
from game.pages.class_words import (
    at_once_line,
    mark_words,
    need_title,
    pupil_list,
    pupil_name,
    pupils_count,
    quoted,
)
from game.pages.list_page import ListEntry, ListRow, Look, RowLine, RowMark
from game.yamlfile.faults import YamlFault

PUPILS, QUESTIONS, NEEDS, FILES, SAVE = "pupils", "questions", "needs", "files", "save"
WHOLE = "class"
"""The row of the whole class, above its pupils."""


_LOOKS = {
    Mark.AT_ONCE: Look.RIGHT,
    Mark.HINT: Look.HINT,
    Mark.LATER: Look.WRONG,
    Mark.MISSED: Look.NEVER,
    Mark.NOT_YET: Look.NOTHING,
}


@dataclass(frozen=True)
class Opened:
    """A file that was opened: what was read, or what is wrong with it."""

    path: Path
    read: Read | None
    fault: YamlFault | None = None


@dataclass(frozen=True)
class ClassState:
    """Everything that the pages say. `beside` are how many results lie in the same folder, not opened yet."""

    sheet: ClassSheet
    course: Course
    files: tuple[Opened, ...]
    tab: str
    row: str
    lesson: int
    path: str = ""
    folder: str = ""
    beside: int = 0
    told: str = ""
    wrong: tuple[str, str] | None = None
    saved: bool = False
    chooses: bool = True

    @property
    def shown(self) -> LessonSheet | None:
        """The lesson that is looked at."""
        return self.sheet.lessons[self.lesson] if self.sheet.lessons else None


def class_rows(state: ClassState) -> Iterator[ListEntry]:
    """The rows of the tab that is open."""
    lesson = state.shown
    if state.tab == FILES or lesson is None:
        for number, each in enumerate(state.files):
            yield _file_row(number, each)
    elif state.tab == PUPILS:
        right = at_once_line(*_all(lesson))
        whole, numbers = RowLine(_("The whole class"), right), range(1, len(lesson.questions) + 1)
        heads = tuple(RowMark(format_number(number), Look.HEAD) for number in numbers)
        yield ListRow(WHOLE, "", (whole,), pupils_count(len(lesson.rows)), marks=heads)
        for number, row in enumerate(lesson.rows):
            yield _pupil_row(number, row, lesson)
    elif state.tab == QUESTIONS:
        for place, question in enumerate(lesson.questions):
            told = lesson.missed(place)
            value = at_once_line(told.answered - told.missed, told.answered)
            wrong = lesson.wrong_answers(place)[:1]
            note = quoted(wrong[0].words) if wrong else ""
            line = RowLine(question.title, value)
            yield ListRow(f"question {place}", format_number(place + 1), (line,), note)
    elif state.tab == NEEDS:
        for number, need in enumerate(state.sheet.needs):
            title = need_title(need, state.course)
            line = RowLine(title, pupils_count(len(need.pupils)), quiet=True)
            yield ListRow(f"need {number}", "", (line,), pupil_list(need.pupils))
    elif state.tab == SAVE:
        page = _("For any browser: open it there to print it. It has everything, and needs no network.")
        table = _("For a spreadsheet, with a line for every answer.")
        yield ListRow("html", "", (RowLine(_("A page to read or print")),), page)
        yield ListRow("csv", "", (RowLine(_("A table")),), table)


def _all(lesson: LessonSheet) -> tuple[int, int]:
    """Questions right at once, and questions answered, of all pupils together."""
    told = [lesson.missed(place) for place in range(len(lesson.questions))]
    return sum(each.answered - each.missed for each in told), sum(each.answered for each in told)


def _pupil_row(number: int, row: PupilRow, lesson: LessonSheet) -> ListRow:
    right = at_once_line(row.at_once(lesson.questions), row.answered(lesson.questions))
    parts, marks = list[str](), list[RowMark]()
    for place, question in enumerate(lesson.questions):
        told = row.told(question)
        mark = mark_of(told)
        marks.append(RowMark(mark_words(told), _LOOKS[mark]))
        if mark not in (Mark.AT_ONCE, Mark.NOT_YET):
            # NOTE: a question by its number and how it went, for example "4: 2nd"
            parts.append(_("{n}: {how}").format(n=format_number(place + 1), how=mark_words(told)))
    note = row_note(row, lesson)
    parts += [note] if note else []
    line = RowLine(pupil_name(row.pupil), right)
    told_of = format_list(parts, "unit")
    return ListRow(f"pupil {number}", "", (line,), told_of, marks=tuple(marks), beside=note)


def _file_row(number: int, opened: Opened) -> ListRow:
    name = on_one_line(opened.path.name.encode(errors="replace").decode())
    if opened.read is None:
        return ListRow(f"file {number}", "!", (RowLine(name),), _("This file can't be used"))
    return ListRow(f"file {number}", "", (RowLine(name),), pupil_name(opened.read.result.pupil))

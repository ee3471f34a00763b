"""The sheet of a class as one file of HTML: nothing is fetched, nothing runs; for screens and paper."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape

from game.classes.class_sheet import ClassSheet, LessonSheet, Mark, PupilRow, mark_of
from game.course.chapters import Course
from game.i18n import _, current, format_number
from game.pages.class_html_style import STYLE
from game.pages.class_notes import class_notes, lesson_notes, row_note
from game.pages.class_words import (
    at_once_line,
    cell_lines,
    commonest_wrong_words,
    files_line,
    legend,
    mark_said,
    mark_words,
    most_missed_words,
    need_line,
    need_title,
    needs_rule,
    pupil_list,
    pupil_name,
    pupils_count,
    quoted,
    row_time,
    time_words,
)

_POLICY = "default-src 'none'; style-src 'unsafe-inline'"
_COLUMN, _ENDS = 5, 19  # widths of a question, and of what stands before and behind them
_MOST_WRONG = 3  # wrong answers that are told of one question
_CLASSES = {Mark.AT_ONCE: "once", Mark.HINT: "hint", Mark.LATER: "later", Mark.MISSED: "missed"}


def class_html(sheet: ClassSheet, course: Course) -> str:
    """The whole file. Everything that comes from a pupil's file or a lesson is escaped."""
    title = _("Class sheet")
    if len(sheet.lessons) == 1:
        title = sheet.lessons[0].title
    lines = [
        "<!DOCTYPE html>",
        f'<html lang="{escape(current().replace("_", "-"))}">',
        "<head>",
        '<meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="color-scheme" content="light dark">',
        f"<title>{escape(title)}</title>",
        f"<style>{STYLE}</style>",
        "</head>",
        "<body>",
        f"<header><h1>{escape(title)}</h1><p>{escape(files_line(sheet))}</p></header>",
        "<main>",
        *_notes(class_notes(sheet)),
    ]
    if len(sheet.lessons) > 1:
        lines += _boxes((_teach(sheet, course),))
    for lesson in sheet.lessons:
        lines += _lesson(lesson, sheet, course, headed=len(sheet.lessons) > 1)
    lines += _needs(sheet, course)
    return "\n".join([*lines, "</main>", "</body>", "</html>"]) + "\n"


def _lesson(lesson: LessonSheet, sheet: ClassSheet, course: Course, *, headed: bool) -> Iterator[str]:
    yield f'<section aria-label="{escape(lesson.title)}">'
    if headed:
        yield f"<h2>{escape(lesson.title)} <small>{escape(pupils_count(len(lesson.rows)))}</small></h2>"
    yield from _boxes((*_told(lesson), "" if headed else _teach(sheet, course)))
    yield from _notes(lesson_notes(lesson))
    yield from _grid(lesson)
    yield f'<p class="legend">{escape(legend())}</p>'
    yield from _questions(lesson)
    yield "</section>"


def _notes(notes: Iterator[str]) -> Iterator[str]:
    told = [f"<li>{escape(note)}</li>" for note in notes]
    if told:
        yield f'<ul class="notes">{"".join(told)}</ul>'


def _boxes(boxes: Iterable[str]) -> Iterator[str]:
    found = [box for box in boxes if box]
    if found:
        yield f'<dl class="boxes">{"".join(found)}</dl>'


def _told(lesson: LessonSheet) -> Iterator[str]:
    if (worst := most_missed_words(lesson)) is not None:
        yield _box(_("Most missed"), *worst)
    if (wrong := commonest_wrong_words(lesson)) is not None:
        yield _box(_("Most common wrong answer"), *wrong)


def _teach(sheet: ClassSheet, course: Course) -> str:
    need = next((each for each in sheet.needs if each.lesson), None)
    return "" if need is None else _box(_("Teach next"), need_title(need, course), need_line(need, course))


def _box(head: str, words: str, line: str) -> str:
    return f"<div><dt>{escape(head)}</dt><dd><strong>{escape(words)}</strong> {escape(line)}</dd></div>"


def _head(words: str) -> str:
    return f'<th scope="col">{escape(words)}</th>'


def _grid(lesson: LessonSheet) -> Iterator[str]:
    worst = {each.place for each in lesson.most_missed}
    caption, at_once, time = escape(_("Pupils by questions")), escape(_("At once")), escape(_("Time"))
    wide = _COLUMN * len(lesson.questions) + _ENDS
    yield f'<div class="wide" tabindex="0" role="region" aria-label="{caption}">'
    yield f'<table class="grid" style="min-width:{wide}rem"><caption>{caption}</caption><thead><tr>'
    yield _head(_("Pupil"))
    for place, question in enumerate(lesson.questions):
        marked = ' class="worst"' if place in worst else ""
        number = format_number(place + 1)
        yield (
            f'<th scope="col"{marked} title="{escape(question.text)}"><b>{number}</b> '
            f"<span>{escape(question.title)}</span></th>"
        )
    yield f'<th scope="col">{at_once}</th><th scope="col">{time}</th></tr></thead><tbody>'
    for row in lesson.rows:
        yield from _row(lesson, row)
    yield f'</tbody><tfoot><tr><th scope="row">{at_once}</th>'
    for place in range(len(lesson.questions)):
        missed = lesson.missed(place)
        right, answered = missed.answered - missed.missed, missed.answered
        share = round(100 * right / answered) if answered else 0
        marked = ' class="worst"' if place in worst else ""
        bar = f'<i class="bar" aria-hidden="true"><i style="width:{share}%"></i></i>'
        yield f"<td{marked}>{bar}{escape(at_once_line(right, answered))}</td>"
    yield "<td></td><td></td></tr></tfoot></table></div>"


def _row(lesson: LessonSheet, row: PupilRow) -> Iterator[str]:
    note = row_note(row, lesson)
    beside = f"<small>{escape(note)}</small>" if note else ""
    yield f'<tr><th scope="row">{escape(pupil_name(row.pupil))}{beside}</th>'
    worst = {each.place for each in lesson.most_missed}
    for place, question in enumerate(lesson.questions):
        told = row.told(question)
        look = _CLASSES.get(mark_of(told), "none")
        marked = ' class="worst"' if place in worst else ""
        whole = escape(". ".join(cell_lines(lesson, row, question)))
        said, sign = escape(mark_said(told)), escape(mark_words(told))
        yield (
            f'<td{marked} title="{whole}"><span class="{look}" aria-hidden="true">{sign}</span>'
            f'<span class="said">{said}</span></td>'
        )
    right = at_once_line(row.at_once(lesson.questions), row.answered(lesson.questions))
    yield f"<td>{escape(right)}</td><td>{escape(time_words(row_time(row)))}</td></tr>"


def _questions(lesson: LessonSheet) -> Iterator[str]:
    """Each question in full, with its wrong answers."""
    caption = escape(_("Questions and wrong first answers"))
    yield f'<table class="plain"><caption>{caption}</caption><thead><tr>'
    yield from map(_head, (_("Question"), _("At once"), _("Wrong first answers")))
    yield "</tr></thead><tbody>"
    for place, question in enumerate(lesson.questions):
        missed = lesson.missed(place)
        right = at_once_line(missed.answered - missed.missed, missed.answered)
        wrong = "".join(
            f"<li>{escape(quoted(each.words))} <small>{escape(pupil_list(each.pupils))}</small></li>"
            for each in lesson.wrong_answers(place)[:_MOST_WRONG]
        )
        number, text = format_number(place + 1), escape(question.text)
        listed = f"<ul>{wrong}</ul>" if wrong else "–"
        yield f'<tr><th scope="row">{number}. {text}</th><td>{escape(right)}</td><td>{listed}</td></tr>'
    yield "</tbody></table>"


def _needs(sheet: ClassSheet, course: Course) -> Iterator[str]:
    if not sheet.needs:
        return
    title = escape(_("Who needs which lesson"))
    yield f"<section><h2>{title}</h2><table><thead><tr>"
    yield from map(_head, (_("Lesson"), _("Pupils and skills")))
    yield "</tr></thead><tbody>"
    for need in sheet.needs:
        title, line = escape(need_title(need, course)), escape(need_line(need, course))
        yield f'<tr><th scope="row">{title}</th><td>{line}</td></tr>'
    yield f'</tbody></table><p class="legend">{escape(needs_rule())}</p></section>'

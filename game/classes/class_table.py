"""The sheet of a class for other programs: a line for each question of each pupil, or everything as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from game.classes.class_sheet import ClassSheet, LessonSheet, PupilRow, Question, mark_of
from game.course.pack_names import home_of, plain
from game.evening.club.score_rows import as_csv

COLUMNS = (
    "pupil", "pack", "lesson", "version", "begun", "finished", "number", "question", "words", "first_answer",
    "first_answer_words", "tries", "solved", "at_once", "hints", "seconds",
)  # fmt: skip
"""The columns. What nobody recorded is empty; `first_answer_words` are those of the lesson."""

Row = tuple[str | int, ...]


def sheet_csv(sheet: ClassSheet) -> str:
    """Every question that was answered; names that look like a formula have an apostrophe in front."""
    return as_csv(COLUMNS, _rows(sheet))


def _rows(sheet: ClassSheet) -> Iterator[Row]:
    for lesson in sheet.lessons:
        for row in lesson.rows:
            for number, question in enumerate(lesson.questions, 1):
                told = row.told(question)
                if told is not None:
                    yield (
                        row.pupil,
                        home_of(lesson.id),
                        plain(lesson.id),
                        row.result.version or "",
                        row.result.begun or "",
                        int(row.result.finished),
                        number,
                        question.id,
                        question.text,
                        told.first,
                        lesson.words.get((question.id, told.first), ""),
                        told.tries,
                        int(told.solved),
                        int(told.at_once),
                        told.hints,
                        "" if told.seconds is None else told.seconds,
                    )


def sheet_json(sheet: ClassSheet) -> str:
    """Everything, by names that other programs can count on."""
    data = {
        "format": 1,
        "pupils": list(sheet.pupils),
        "lessons": [_lesson(lesson) for lesson in sheet.lessons],
        "needs": [
            {"lesson": need.lesson or None, "skills": list(need.skills), "pupils": list(need.pupils)}
            for need in sheet.needs
        ],
    }
    return json.dumps(data, ensure_ascii=False, indent=2) + "\n"


def _lesson(lesson: LessonSheet) -> dict[str, Any]:
    worst = [lesson.questions[each.place].id for each in lesson.most_missed]
    wrong = [each.words for each in lesson.commonest_wrong]
    return {
        "pack": home_of(lesson.id),
        "lesson": plain(lesson.id),
        "title": lesson.title,
        "known": lesson.known,
        "most_missed": next(iter(worst), None),
        "all_most_missed": worst,
        "commonest_wrong_answer": next(iter(wrong), None),
        "all_commonest_wrong_answers": wrong,
        "questions": [_question(lesson, place, each) for place, each in enumerate(lesson.questions)],
        "pupils": [_pupil(lesson, row) for row in lesson.rows],
    }


def _question(lesson: LessonSheet, place: int, question: Question) -> dict[str, Any]:
    missed = lesson.missed(place)
    return {
        "id": question.id,
        "words": question.text,
        "known": question.known,
        "skills": list(question.skills),
        "answered": missed.answered,
        "not_right_at_once": missed.missed,
        "wrong_first_answers": [
            {"words": each.words, "pupils": list(each.pupils)} for each in lesson.wrong_answers(place)
        ],
    }


def _pupil(lesson: LessonSheet, row: PupilRow) -> dict[str, Any]:
    return {
        "pupil": row.pupil,
        "version": row.result.version,
        "begun": row.result.begun,
        "finished": row.result.finished,
        "results": row.results,
        "steps": {
            question.id: {**told.model_dump(), "mark": mark_of(told).name.lower()}
            for question in lesson.questions
            if (told := row.told(question)) is not None
        },
    }

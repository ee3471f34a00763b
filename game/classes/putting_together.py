"""Makes the sheet of a class from the files that were handed in and the lessons of this computer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from game.classes.answer_words import AnswerWords, Asked, code_words
from game.classes.class_sheet import (
    ClassSheet,
    Doubt,
    LessonSheet,
    Mark,
    Need,
    PupilRow,
    Question,
    Versions,
    mark_of,
)
from game.classes.merging import merged, same_pupil
from game.classes.result import LessonResult, ResultFile, StepResult
from game.course.answers import Grade
from game.course.chapters import Course
from game.course.loader import Catalogue, LessonFile
from game.course.pack_names import home_of, plain
from game.course.steps import ChooseStep

_NEEDED = 2
"""Who was right at once at one question in so many, or fewer, needs the lesson that teaches it."""


Earlier = Callable[[], Sequence[LessonFile]]
"""Gives lessons as they were before: those of packs that were made on this computer."""


def class_sheet(
    results: Sequence[ResultFile],
    course: Catalogue,
    earlier: Earlier = tuple,
    names: Sequence[str] = (),
) -> ClassSheet:
    """Pupils are told apart by their names; several results of one are put together, as `merging` says.

    Where nobody had a lesson as it is in the course, it is looked for among the `earlier` ones. `names` are
    those of the files, where they are known.
    """
    handed = (each for result in results for each in result.lessons)
    told = (lesson for each in handed for lesson in as_asked_now(each, course.course))
    known = {lesson.id: file.id for lesson in told if (file := known_lesson(course, lesson)) is not None}
    pupils: dict[str, str] = {}
    found: dict[str, dict[str, list[LessonResult]]] = {}
    files: dict[tuple[str, str], list[str]] = {}
    for number, result in enumerate(results):
        pupil = pupils.setdefault(same_pupil(result.pupil), result.pupil)
        for lesson in (each for told in result.lessons for each in as_asked_now(told, course.course)):
            own = known.get(lesson.id, lesson.id)
            found.setdefault(own, {}).setdefault(pupil, []).append(lesson)
            files.setdefault((own, pupil), []).extend(names[number : number + 1])
    order = {file.id: place for place, file in enumerate(course.lessons)}
    ids = sorted(found, key=lambda each: (order.get(each, len(order)), each))
    rows = {
        each: [
            PupilRow(pupil, merged(same), len(same), tuple(files[each, pupil]))
            for pupil, same in found[each].items()
        ]
        for each in ids
    }
    sheets = tuple(_lesson_sheet(each, rows[each], course, earlier) for each in ids)
    everybody = tuple(sorted(pupils.values(), key=str.casefold))
    return ClassSheet(sheets, tuple(_needs(sheets, course)), everybody, len(results))


def as_asked_now(lesson: LessonResult, course: Course) -> tuple[LessonResult, ...]:
    """A result by the lessons in which its questions stand now; a lesson that was renamed goes as a whole."""
    moved: dict[str, dict[str, StepResult]] = {}
    for step_id, told in lesson.steps.items():
        now = course.formerly.get(f"{lesson.id}/{step_id}", f"{lesson.id}/{step_id}")
        place, _slash, name = now.rpartition("/")
        moved.setdefault(place, {})[name] = told
    return tuple(
        lesson.model_copy(update={"pack": home_of(place), "lesson": plain(place), "steps": steps})
        for place, steps in moved.items()
    ) or (lesson,)


def known_lesson(course: Catalogue, lesson: LessonResult) -> LessonFile | None:
    """The lesson as this computer has it: by its name, else in another pack, by its name and version."""
    found = course.find(lesson.id)
    if found is not None or lesson.version is None:
        return found
    alike = (file for file in course.lessons if plain(file.id) == lesson.lesson)
    return next((file for file in alike if file.version == lesson.version), None)


def _lesson_sheet(lesson_id: str, rows: list[PupilRow], course: Catalogue, earlier: Earlier) -> LessonSheet:
    newest = course.find(lesson_id)
    file = _as_they_had_it(lesson_id, rows, newest, earlier)
    said = AnswerWords(file, course.glossary) if file is not None else None
    questions = tuple(_questions(rows, said))
    rows.sort(key=lambda row: row.need(questions))
    words = {
        (question.id, told.first): _words(said, question.id, told.first)
        for question in questions
        for row in rows
        if (told := row.told(question)) is not None and told.tries and (told.first or question.known)
    }
    doubts = [
        (row.pupil, place, doubt)
        for row in rows
        if file is not None and said is not None and row.result.version == file.version
        for place, question in enumerate(questions)
        if (told := row.told(question)) is not None
        and told.version in (None, file.version)
        and (doubt := _doubt(said.steps.get(question.id), told)) is not None
    ]
    versions = [row.result.version for row in rows if row.result.version]
    here = file.version if file is not None else max(versions, key=versions.count, default="")
    elsewhere = tuple(row.pupil for row in rows if row.result.version not in (None, here))
    title = file.title if file is not None else lesson_id
    return LessonSheet(
        lesson_id, title, file is not None, questions, tuple(rows), words, tuple(doubts), elsewhere,
        _versions(versions, newest, file), _right_now(newest, file, questions, rows, course),
    )  # fmt: skip


def _as_they_had_it(
    lesson_id: str, rows: Sequence[PupilRow], newest: LessonFile | None, earlier: Earlier
) -> LessonFile | None:
    """The lesson as it is here, or as it was handed out from here where nobody had it as it is now."""
    versions = Counter(row.result.version for row in rows if row.result.version)
    if not versions or (newest is not None and newest.version in versions):
        return newest
    before = [file for file in earlier() if file.id == lesson_id and file.version in versions]
    return max(before, key=lambda file: versions[file.version], default=newest)


def _versions(had: Sequence[str], newest: LessonFile | None, file: LessonFile | None) -> Versions:
    """What is to be known of the versions that pupils had."""
    if file is None or newest is None:
        return Versions.MIXED if len(set(had)) > 1 else Versions.AS_HERE
    if set(had) - {file.version}:
        return Versions.MIXED if len(set(had)) > 1 else Versions.ANOTHER
    return Versions.AS_HERE if file.version == newest.version else Versions.CHANGED_SINCE


def _right_now(
    newest: LessonFile | None,
    file: LessonFile | None,
    questions: Sequence[Question],
    rows: Sequence[PupilRow],
    course: Catalogue,
) -> frozenset[tuple[str, str]]:
    """First answers that were wrong when they were given and are right in the lesson as it is now."""
    if newest is None or all(row.result.version in (None, newest.version) for row in rows):
        return frozenset()
    now = AnswerWords(newest, course.glossary)
    found = {
        (question.id, told.first)
        for question in questions
        for row in rows
        if (told := row.told(question)) is not None and told.was_wrong and told.first
    }
    return frozenset((step, first) for step, first in found if step in now.steps and now.accepts(step, first))


def _questions(rows: Sequence[PupilRow], said: AnswerWords | None) -> Iterator[Question]:
    """The questions of the lesson as it is here, then those that only the files have."""
    told = dict.fromkeys(step for row in rows for step in row.result.steps)
    known = said.steps if said is not None else {}
    for step_id, step in known.items():
        assert said is not None
        if step_id in told or step_id in said.usual:
            yield Question(step_id, said.title(step), said.question(step), step.tests, limit=step.tries)
    for step_id in told:
        if step_id not in known:
            yield Question(step_id, step_id, step_id, known=False)


def _words(said: AnswerWords | None, step_id: str, first: str) -> str:
    if said is None or step_id not in said.steps:
        return code_words(first)
    return said.answer(said.steps[step_id], first)


def _doubt(step: Asked | None, told: StepResult) -> Doubt | None:
    """Why this cannot have been; None where it can, as far as it can be told without dealing the table."""
    if step is None:
        return Doubt.STEP
    if told.tries > step.tries:
        return Doubt.TRIES
    if not isinstance(step, ChooseStep) or not told.tries:
        return None
    if all(option.id != told.first for option in step.options):
        return Doubt.ANSWER
    named = (answer for answer in step.answers if answer.option == told.first or answer.any == "other")
    matched = next(named, None)
    right = matched is not None and matched.grade is not Grade.WRONG
    return Doubt.GRADE if right == told.was_wrong else None


def _needs(sheets: Sequence[LessonSheet], course: Catalogue) -> Iterator[Need]:
    """Lessons that pupils need, the one that most need first."""
    taken = {sheet.id for sheet in sheets}
    by_lesson: dict[str, list[tuple[str, Counter[str]]]] = {}
    for skill, missed in _weak(sheets).items():
        by_lesson.setdefault(_teaching(skill, taken, course), []).append((skill, missed))
    needs = []
    for lesson, told in by_lesson.items():
        missed = sum((each for _skill, each in told), Counter[str]())
        file = course.find(lesson) if lesson else None
        pupils = tuple(sorted(missed, key=lambda who: (-missed[who], who.casefold())))
        skills = tuple(skill for skill, _missed in told)
        needs.append(Need(lesson, file.title if file else "", skills, pupils, lesson in taken))
    yield from sorted(needs, key=lambda need: (not need.lesson, -len(need.pupils), need.title))


def _weak(sheets: Sequence[LessonSheet]) -> dict[str, Counter[str]]:
    """By skill, the pupils who do not hold it, with how many of its questions they missed."""
    answered: dict[str, Counter[str]] = {}
    missed: dict[str, Counter[str]] = {}
    for sheet in sheets:
        for row in sheet.rows:
            for question in sheet.questions:
                mark = mark_of(row.told(question))
                for skill in question.skills if mark is not Mark.NOT_YET else ():
                    answered.setdefault(skill, Counter())[row.pupil] += 1
                    missed.setdefault(skill, Counter())[row.pupil] += mark is not Mark.AT_ONCE
    weak = {
        skill: Counter({who: n for who, n in told.items() if n and n * _NEEDED >= answered[skill][who]})
        for skill, told in missed.items()
    }
    return {skill: told for skill, told in weak.items() if told}


def _teaching(skill: str, taken: set[str], course: Catalogue) -> str:
    """The lesson for a skill, rather no test, and rather one that was not handed in; empty for none."""
    teaching = [file for file in course.lessons if skill in file.lesson.teaches]
    best = sorted(teaching, key=lambda file: (file.lesson.test, file.id in taken))
    return best[0].id if best else ""

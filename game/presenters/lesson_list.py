"""The lessons as lists show them: what the files hold, joined with how far the learner is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from game.course import flow
from game.course.lesson_progress import Glance, begun, glance
from game.course.loader import Catalogue, LessonFile
from game.course.memory.skills import skills
from game.course.schema import Lesson
from game.course.shown_pictures import picture_of
from game.packs.joining import whole_course
from game.pages.topics import suggested_lesson
from game.presenters.desk import Desk
from game.presenters.lesson_entry import LessonEntry, SmallPicture
from game.presenters.occasions import by_rules
from game.records.weaknesses import weaknesses
from game.rules.ruleset import Ruleset
from game.rulesets.beginners import beginners_rules
from game.rulesets.shipped import list_rulesets
from game.storage.database import Store
from game.storage.progress import LessonProgress
from game.storage.settings import Settings
from game.words.markup import as_typed
from game.yamlfile.yaml_positions import YamlFault


def catalogue() -> Catalogue:
    """Our own course and the packs that were added, read once until a pack comes or goes."""
    return whole_course()


def taught_by(settings: Settings) -> Ruleset:
    """The ruleset lessons are taken by, where it fits them: the learner's choice, else one for beginners."""
    chosen = (ruleset for ruleset in list_rulesets() if ruleset.id == settings.lesson_ruleset)
    return next(chosen, None) or beginners_rules()


def named_rules(settings: Settings, ruleset: Ruleset) -> str:
    """The rules of a lesson for its bar: named to whoever has chosen some, or where they are special."""
    usual = ruleset.beginners and not settings.lesson_ruleset
    return "" if usual else by_rules(ruleset)


def entries(
    progress: Mapping[str, LessonProgress], due: frozenset[str] = frozenset(), helps: str = ""
) -> tuple[LessonEntry, ...]:
    """Every lesson in its order, then the files with faults.

    `due` are skills to be looked at again, `helps` is the id of the lesson about what costs most in play.
    """
    read = catalogue()
    passed = {file.chapter for file in read.lessons if _is_passed(file, progress.get(file.id))}
    good = tuple(
        replace(_entry(file, progress.get(file.id), file.chapter in passed, due), helps=file.id == helps)
        for file in read.lessons
    )
    return good + tuple(_faulty(fault) for fault in read.faults)


def own_entries(store: Store) -> tuple[LessonEntry, ...]:
    """The entries of a learner: what is due again, and what would help most. Raises StorageErrors."""
    due = frozenset(skill.id for skill in skills(store, catalogue().course) if skill.due)
    return entries(store.progress.all(), due, suggested_lesson(weaknesses(store)))


def _is_passed(file: LessonFile, known: LessonProgress | None) -> bool:
    """Whether this is a chapter's test that went well enough to skip the chapter."""
    return file.lesson.test and known is not None and glance(known.position).passed


def _entry(file: LessonFile, known: LessonProgress | None, passed: bool, due: frozenset[str]) -> LessonEntry:
    seen = glance(known.position) if known else Glance()
    skipped = bool(known and not known.done and seen.finished)
    return LessonEntry(
        id=file.id,
        title=file.title,
        summary=file.summary,
        minutes=file.minutes,
        step=0 if skipped else seen.number,
        steps=seen.total or _usual_steps(file.lesson),
        done=bool(known and known.done),
        skipped=skipped,
        chapter=file.chapter,
        test=file.lesson.test,
        known=passed,
        left=known.changed if known else "",
        due=bool(known and known.done and due.intersection(file.lesson.teaches)),
        picture=small_picture(file.lesson),
    )


def small_picture(lesson: Lesson) -> SmallPicture:
    """What stands for a lesson in small."""
    told = picture_of(lesson)
    return SmallPicture(told.kind, tuple(map(str, told.cards)), told.trump.suit.value if told.trump else "")


def _usual_steps(lesson: Lesson) -> int:
    """How many steps there are if nothing goes wrong."""
    first = begun(lesson).way[0].step
    return 1 + len(list(flow.steps_ahead(lesson, first, {})))


def _faulty(fault: YamlFault) -> LessonEntry:
    return LessonEntry(
        id=fault.file,
        title=as_typed(Path(fault.file).name),
        summary="",
        minutes=0,
        step=0,
        steps=0,
        fault=as_typed(str(fault)),
    )


def term_title(desk: Desk, term: str) -> str:
    """A word of the glossary, which is read together with the lessons; empty before that."""
    return catalogue().glossary.title(term) if desk.lessons_ready() else ""

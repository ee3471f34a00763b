"""Lessons as lists show them, and what is said of them.

It stands by itself: the first picture lists lessons and must not read them.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from game.i18n import _, format_number, ngettext, pgettext
from game.words import step_line


@dataclass(frozen=True)
class SmallPicture:
    """A lesson's small picture: how its cards lie, their codes, and the suit on the left bower's tag."""

    kind: str = "dealer"
    cards: tuple[str, ...] = ()
    tag: str = ""


@dataclass(frozen=True)
class LessonEntry:
    """A lesson as lists show it. `step` of `steps` is where the learner stopped; 0: not begun."""

    id: str
    title: str
    summary: str
    minutes: int
    step: int
    steps: int
    done: bool = False
    skipped: bool = False  # gone through to its end without an answer
    fault: str = ""  # what is wrong with its file; such a lesson cannot be opened
    chapter: str = ""  # the name of its folder; empty for a file with a fault
    test: bool = False  # the test of its chapter
    known: bool = False  # the test of its chapter was passed, so it may be skipped
    left: str = ""  # when it was left last, ISO 8601 in UTC; empty: never begun
    due: bool = False  # taken, and something it teaches is due to be looked at again
    picture: SmallPicture = SmallPicture()
    helps: bool = False  # it is about what costs the learner most in play


def next_lesson(lessons: Sequence[LessonEntry]) -> LessonEntry | None:
    """The lesson to go on with: of those begun the one left last, else the first not done, else the first.

    What costs the learner most comes before any other, but for a lesson that was begun.
    One whose questions were all skipped waits until nothing else is left.
    """
    open_ones = [lesson for lesson in lessons if not lesson.fault]
    open_now = [lesson for lesson in open_ones if not (lesson.done or lesson.known or lesson.skipped)]
    begun = [lesson for lesson in open_now if lesson.step]
    fresh = [lesson for lesson in open_now if not lesson.test]
    if begun:
        return max(begun, key=lambda lesson: lesson.left)
    helping = next((lesson for lesson in open_ones if lesson.helps), None)
    if helping is not None:
        return helping
    skipped = [lesson for lesson in open_ones if lesson.skipped and not (lesson.known or lesson.test)]
    return next(iter(fresh or skipped or open_ones), None)


def lesson_after(lessons: Sequence[LessonEntry], lesson_id: str) -> str:
    """The id of the lesson to go on with after this one, of its chapter if any is left; empty without any."""
    own = next((lesson for lesson in lessons if lesson.id == lesson_id), None)
    if own is None:
        return ""
    behind = (
        lesson for lesson in taught_in(lessons[lessons.index(own) + 1 :]) if lesson.chapter == own.chapter
    )
    left = (lesson for lesson in behind if not (lesson.done or lesson.known or lesson.skipped))
    coming = next(left, None) or next_lesson(lessons)
    return coming.id if coming is not None and not (coming.done or coming.id == lesson_id) else ""


def test_after(lessons: Sequence[LessonEntry], lesson_id: str) -> str:
    """The id of the chapter's test, where this lesson was the last that was to be gone through before it."""
    own = next((lesson for lesson in lessons if lesson.id == lesson_id), None)
    chapter = [lesson for lesson in lessons if own is not None and lesson.chapter == own.chapter]
    left = any(not (lesson.done or lesson.skipped or lesson.known) for lesson in taught_in(chapter))
    test = next((lesson for lesson in chapter if lesson.test), None)
    if test is None or own is None or own.test or left or test.done or test.known:
        return ""
    return test.id


def ways_on(lessons: Sequence[LessonEntry], lesson_id: str) -> tuple[str, str]:
    """The ids of the lesson and of the test to go on with; each is empty where there is none."""
    return lesson_after(lessons, lesson_id), test_after(lessons, lesson_id)


def taught_in(lessons: Sequence[LessonEntry]) -> list[LessonEntry]:
    """The lessons that are to be done: no tests, no files with faults."""
    return [lesson for lesson in lessons if not (lesson.test or lesson.fault)]


def done_in(lessons: Sequence[LessonEntry]) -> int:
    """How many of them are done or may be skipped."""
    return sum(lesson.done or lesson.known for lesson in taught_in(lessons))


def is_newcomer(lessons: Sequence[LessonEntry]) -> bool:
    """Whether there are lessons and none of them is done: the first one is the way into the game then."""
    return bool(taught_in(lessons)) and not done_in(lessons)


def is_lesson_first(lessons: Sequence[LessonEntry]) -> bool:
    """Whether a lesson is what to do above all: the very first, or one that was left in the middle."""
    coming = next_lesson(lessons)
    return is_newcomer(lessons) or (coming is not None and coming.step > 0 and not coming.done)


def course_line(lessons: Sequence[LessonEntry]) -> str:
    """How much of the course is done."""
    total = len(taught_in(lessons))
    # NOTE: {done} of {total} lessons are finished
    text = ngettext("{done} of {total} lesson done", "{done} of {total} lessons done", total)
    return text.format(done=format_number(done_in(lessons)), total=format_number(total))


def no_lessons() -> str:
    """What is said where there is no lesson to list."""
    return _("The folder of lessons is empty.")


def chapter_line(lessons: Sequence[LessonEntry]) -> str:
    """How much of a chapter is done, or how many files with faults there are."""
    if not lessons:
        # NOTE: of a pack in which there are words or house rules only
        return _("No lessons")
    if not lessons[0].chapter:
        return ngettext("{n} file", "{n} files", len(lessons)).format(n=format_number(len(lessons)))
    total, done = len(taught_in(lessons)), done_in(lessons)
    if total and done == total:
        return _("All done")
    if not done:
        return ngettext("{n} lesson", "{n} lessons", total).format(n=format_number(total))
    # NOTE: {done} of the {total} lessons of a chapter are finished
    text = ngettext("{done} of {total} done", "{done} of {total} done", total)
    return text.format(done=format_number(done), total=format_number(total))


def go_on_line(lesson: LessonEntry, number: int) -> str:
    """What the button says that opens the lesson to go on with; a test has no number."""
    if lesson.test:
        return _("Continue the test") if lesson.step else _("Take the test")
    words = _("Continue with lesson {n}") if lesson.step else _("Begin with lesson {n}")
    return words.format(n=format_number(number))


def minutes_line(lesson: LessonEntry) -> str:
    """How long a lesson takes."""
    text = ngettext("About {minutes} minute", "About {minutes} minutes", lesson.minutes)
    return text.format(minutes=format_number(lesson.minutes))


def where_line(lesson: LessonEntry) -> str:
    """How far the learner is in a lesson."""
    if lesson.fault:
        return _("Press to see what's wrong")
    if lesson.due:
        return _("Done, and due for another look")
    if lesson.done:
        return pgettext("a lesson", "Done")
    if lesson.known:
        return _("You can skip this, because you passed the test")
    if lesson.skipped:
        return _("You skipped its questions")
    if not lesson.step:
        return minutes_line(lesson)
    return step_line(lesson.step, lesson.steps)


@dataclass(frozen=True)
class Invitation:
    """What is said of the lesson to go on with; without a lesson there is nothing to press."""

    over: str
    title: str
    under: str
    go: str = ""
    step: int = 0  # of so many, for a bar; without steps there is none
    steps: int = 0
    picture: SmallPicture | None = None
    main: bool = False  # whether this is what to do above all


def invitation(lessons: Sequence[LessonEntry] | None) -> Invitation:
    """The lesson to go on with; None while they are still being read."""
    if lessons is None:
        return Invitation(_("Your lessons"), _("One moment"), _("Loading lessons."))
    lesson = next_lesson(lessons)
    if lesson is None:
        return Invitation(_("Your lessons"), _("No lessons found"), no_lessons())
    title, steps, picture = lesson.title, lesson.steps, lesson.picture
    first = is_lesson_first(lessons)
    if lesson.helps and not lesson.step:
        # NOTE: above the title of a lesson about what has cost the learner most in games
        over = _("This would help you most")
        return Invitation(over, title, minutes_line(lesson), _("Begin"), 0, steps, picture, first)
    if lesson.done:
        over = _("You've finished every lesson")
        # NOTE: {lesson} is the title of a lesson
        again = _("Take “{lesson}” once more.").format(lesson=title)
        return Invitation(over, _("Well played"), again, _("Take it again"), steps + 1, steps, picture)
    if not lesson.step:
        over, under = _("Your next lesson"), minutes_line(lesson)
        return Invitation(over, title, under, _("Begin"), 0, steps, picture, first)
    left = max(1, math.ceil(lesson.minutes * (steps - lesson.step + 1) / max(1, steps)))
    text = ngettext(
        "Step {step} of {steps}, about {minutes} minute left",
        "Step {step} of {steps}, about {minutes} minutes left",
        left,
    )
    under = text.format(
        step=format_number(lesson.step), steps=format_number(steps), minutes=format_number(left)
    )
    over, go = _("Where you left off"), _("Continue")
    return Invitation(over, title, under, go, lesson.step, steps, picture, first)


def five_minutes(lessons: Sequence[LessonEntry] | None = None, *, mistakes: bool = False) -> Invitation:
    """The short mix of what is to be looked at again; it waits, and leads nowhere, where there is nothing.

    `mistakes` is whether any of the learner's own are due.
    """
    over, title = _("Five minutes today"), _("Keep it fresh")
    picture = SmallPicture("turned-up", ("JC",))
    if mistakes:
        under = _("Hands you misplayed come back. Get them right this time.")
        return Invitation(over, title, under, _("Start"), picture=picture)
    if lessons and not any(lesson.done for lesson in lessons):
        under = _("For later, when you've finished a lesson or a hand.")
        return Invitation(over, title, under, picture=picture)
    return Invitation(over, title, _("A few things you've learned."), _("Start"), picture=picture)

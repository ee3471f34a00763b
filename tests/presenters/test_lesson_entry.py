"""Lessons as lists show them: which comes next, how much is done, and what is said of them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.presenters.lesson_entry import (
    LessonEntry,
    chapter_line,
    course_line,
    five_minutes,
    go_on_line,
    invitation,
    next_lesson,
    taught_in,
    ways_on,
    where_line,
)

BEGUN = LessonEntry("left-bower", "The jack that changes suit", "Summary", 6, 3, 9, chapter="bowers")
DONE = LessonEntry("cards", "The cards", "Summary", 4, 9, 9, done=True, chapter="table")
FRESH = LessonEntry("calling", "Order up or pass", "Summary", 8, 0, 9, chapter="trump")
FAULTY = LessonEntry("x.yaml", "x.yaml", "", 0, 0, 0, fault="x.yaml:3:5: There's nothing after text:.")


def test_home_goes_on_with_the_lesson_that_was_begun() -> None:
    assert next_lesson((FAULTY, DONE, FRESH, BEGUN)) is BEGUN
    assert next_lesson((DONE, FRESH)) is FRESH
    assert next_lesson((DONE,)) is DONE
    assert next_lesson((FAULTY,)) is None


def test_home_goes_on_with_the_lesson_left_last_of_those_begun() -> None:
    earlier = replace(BEGUN, left="2026-11-01T10:00:00+00:00")
    later = replace(BEGUN, id="trump", left="2026-11-02T10:00:00+00:00")
    assert next_lesson((earlier, later)) is later
    assert next_lesson((later, earlier)) is later


def test_a_lesson_that_was_only_skipped_waits_until_nothing_else_is_left() -> None:
    skipped = replace(FRESH, id="skipped", skipped=True)
    assert next_lesson((skipped, FRESH)) is FRESH
    assert next_lesson((DONE, skipped)) is skipped
    assert course_line((DONE, skipped)) == "1 of 2 lessons done"
    assert where_line(skipped) == "You skipped its questions"


def test_after_a_lesson_its_own_chapter_goes_on_before_one_that_was_left_elsewhere() -> None:
    next_one = replace(FRESH, id="bare-left", chapter="bowers")
    done = replace(BEGUN, id="right-bower", step=9, done=True)
    elsewhere = replace(BEGUN, id="first-hand", chapter="table")
    assert ways_on((elsewhere, done, next_one), "right-bower") == ("bare-left", "")
    assert ways_on((elsewhere, done), "right-bower") == ("first-hand", "")


def test_the_test_comes_after_the_last_lesson_of_its_chapter() -> None:
    test = replace(FRESH, id="test", test=True, chapter="table")
    open_one = replace(FRESH, id="open", chapter="table")
    assert ways_on((DONE, test, FRESH), "cards") == ("calling", "test")
    assert ways_on((DONE, open_one, test), "cards") == ("open", "")
    assert ways_on((DONE, replace(test, done=True), FRESH), "cards") == ("calling", "")
    assert ways_on((DONE, test), "test")[1] == ""


def test_files_with_faults_are_no_lessons_to_be_done() -> None:
    assert taught_in((FAULTY, DONE, FRESH)) == [DONE, FRESH]


def test_the_map_continues_only_what_was_begun() -> None:
    test = replace(FRESH, test=True)
    assert go_on_line(BEGUN, 3) == "Continue with lesson 3"
    assert go_on_line(FRESH, 3) == "Begin with lesson 3"
    assert (go_on_line(replace(test, step=2), 9), go_on_line(test, 9)) == (
        "Continue the test",
        "Take the test",
    )


def test_a_test_counts_among_the_lessons_neither_as_done_nor_to_do() -> None:
    test = replace(DONE, id="test", test=True)
    assert course_line((test, DONE, FRESH, FAULTY)) == "1 of 2 lessons done"
    assert chapter_line([test, DONE]) == "All done"
    assert chapter_line([DONE, FRESH]) == "1 of 2 done"
    assert chapter_line([FRESH]) == "1 lesson"
    assert chapter_line([FAULTY]) == "1 file"


@pytest.mark.parametrize(
    ("lessons", "over", "go"),
    [
        (None, "Your lessons", ""),
        ((FAULTY,), "Your lessons", ""),
        ((FRESH,), "Your next lesson", "Begin"),
        ((DONE, BEGUN), "Where you left off", "Continue"),
        ((DONE,), "You've finished every lesson", "Take it again"),
    ],
    ids=["being read", "none", "fresh", "begun", "all done"],
)
def test_home_invites_to_the_next_lesson(lessons: tuple[LessonEntry, ...] | None, over: str, go: str) -> None:
    told = invitation(lessons)
    assert (told.over, told.go) == (over, go)


def test_whoever_has_done_all_lessons_is_praised_before_one_is_offered_again() -> None:
    told = invitation((DONE,))
    assert told.title == "Well played"
    assert DONE.title in told.under


def test_a_lesson_says_how_far_the_learner_is() -> None:
    assert where_line(FRESH) == "About 8 minutes"
    assert where_line(BEGUN) == "Step 3 of 9"
    assert where_line(replace(DONE, due=True)) == "Done, and due for another look"


def test_nobody_is_said_to_have_learned_something_before_the_first_lesson_is_done() -> None:
    waiting, ready = five_minutes((FRESH, BEGUN)), five_minutes((FRESH, DONE))
    assert "learned" not in waiting.under
    assert "learned" in ready.under
    assert (waiting.go, ready.go) == ("", "Start")


def test_whoever_only_plays_gets_five_minutes_once_a_mistake_is_due() -> None:
    told = five_minutes((FRESH,), mistakes=True)
    assert (told.go, told.under) == ("Start", "Hands you misplayed come back. Get them right this time.")


def test_the_first_lesson_is_the_way_in_until_one_is_done() -> None:
    assert invitation((FRESH,)).main
    assert not invitation((FRESH, DONE)).main


def test_a_lesson_left_in_the_middle_is_what_to_do_above_all() -> None:
    assert invitation((FRESH, BEGUN)).main
    assert invitation((FRESH, BEGUN, DONE)).main

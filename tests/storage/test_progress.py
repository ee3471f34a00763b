"""Lesson progress: what was left is found again."""

from __future__ import annotations

from game.storage.database import Store
from game.storage.progress import LessonProgress
from tests.storage.conftest import Clock, Opener


def test_a_lesson_is_found_where_it_was_left(opened: Opener, clock: Clock) -> None:
    store = opened()
    store.progress.save("left-bower", "sheet", "f1", '{"step": 2}', "[]")
    clock.forward(5)
    store.progress.save("left-bower", "sheet", "f1", '{"step": 3}', '["JD"]')
    assert opened().progress.load("left-bower") == LessonProgress(
        lesson_id="left-bower",
        ruleset_id="sheet",
        fingerprint="f1",
        position='{"step": 3}',
        answers='["JD"]',
        done=False,
        begun="2026-01-31T09:30:00+00:00",
        changed="2026-01-31T09:35:00+00:00",
    )


def test_a_lesson_never_begun_is_not_there(store: Store) -> None:
    assert store.progress.load("left-bower") is None


def test_a_lesson_once_done_stays_done_when_it_is_taken_again(store: Store) -> None:
    store.progress.save("trump", "sheet", "f1", "9", "[]", done=True)
    again = store.progress.save("trump", "other", "f2", "0", "[]")
    assert again.done
    assert (again.ruleset_id, again.fingerprint, again.position) == ("other", "f2", "0")


def test_all_lessons_are_listed(store: Store) -> None:
    store.progress.save("trump", "sheet", "f1", "1", "[]")
    store.progress.save("left-bower", "sheet", "f1", "1", "[]")
    assert list(store.progress.all()) == ["left-bower", "trump"]

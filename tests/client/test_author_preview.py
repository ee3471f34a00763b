"""The preview of a lesson that is being written: saves, faults, the list of steps."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.client.app import App
from game.client.screens.author_preview import Author, BrokenLesson, StepList, open_preview
from game.client.screens.lesson import LessonScreen
from game.client.widgets.base import ENDLESS
from game.client.widgets.fault_panel import FaultPanel
from game.course.beginning import begin_lesson
from game.presenters.watched_lesson import WatchedLesson
from game.rulesets.shipped import load_ruleset
from tests.client.drive import new_app, picture, press


@pytest.fixture
def lesson(tmp_path: Path) -> Path:
    path = tmp_path / "03-my-own.yaml"
    assert begin_lesson(path) == 0
    return path


def preview(path: Path) -> App:
    app = new_app((1280, 720))
    app.stage.go("home")
    app.stage.push(open_preview(app.services, path, load_ruleset("danville")))
    return app


def previewed(path: Path) -> tuple[App, LessonScreen]:
    """The same with the lesson in front."""
    app = preview(path)
    screen = app.stage.top
    assert isinstance(screen, LessonScreen)
    return app, screen


def seen(app: App) -> bytes:
    return pygame.image.tobytes(picture(app), "RGB")


def watched(screen: LessonScreen) -> WatchedLesson:
    assert isinstance(screen.companion, Author)
    return screen.companion.watched


def save(app: App, path: Path, text: str) -> None:
    """What an editor does, and the half second until it is seen."""
    path.write_text(text, encoding="utf-8")
    for _tick in range(10):
        app.tick(50)


def test_a_save_is_shown_at_the_same_step(lesson: Path) -> None:
    app, screen = previewed(lesson)
    screen.press("forward")
    save(app, lesson, lesson.read_text().replace("Win the trick.", "Take this one."))
    assert (screen.lesson.step.id, screen.lesson.step.text) == ("take-it", "Take this one.")


def test_a_step_that_is_renamed_is_kept_all_the_same(lesson: Path) -> None:
    app, screen = previewed(lesson)
    screen.press("forward")
    save(app, lesson, lesson.read_text().replace("id: take-it", "id: win-it"))
    assert screen.lesson.step.id == "win-it"


def test_a_fault_lies_over_the_last_good_version_until_it_is_mended(lesson: Path) -> None:
    app, screen = previewed(lesson)
    good, before = lesson.read_text(), seen(app)
    save(app, lesson, good.replace("cards: 9H", "cards: JX"))
    assert watched(screen).fault is not None
    assert watched(screen).fault.line == 33
    assert seen(app) != before
    save(app, lesson, good)
    assert watched(screen).fault is None
    assert seen(app) == before


@pytest.mark.parametrize("most", [ENDLESS, 330, 250])
def test_a_fault_takes_no_more_room_than_there_is_and_shows_its_own_line(lesson: Path, most: int) -> None:
    app, screen = previewed(lesson)
    save(app, lesson, lesson.read_text().replace("cards: 9H", "cards: JX"))
    assert watched(screen).fault is not None
    panel = FaultPanel(new_app(text=150).stage.ui, watched(screen).fault, 900, most)
    assert 33 in [number for number, _text in panel.lines]
    assert panel.size[1] <= most


def test_a_file_that_does_not_hold_opens_once_it_is_mended(lesson: Path) -> None:
    good = lesson.read_text()
    lesson.write_text("format: 1\nsteps: [x", encoding="utf-8")
    app = preview(lesson)
    assert isinstance(app.stage.top, BrokenLesson)
    save(app, lesson, good)
    assert isinstance(app.stage.top, LessonScreen)


def test_any_step_can_be_started_from_the_list(lesson: Path) -> None:
    app = preview(lesson)
    press(app, "l")
    assert isinstance(app.stage.top, StepList)
    press(app, "down", "return")
    screen = app.stage.top
    assert isinstance(screen, LessonScreen)
    assert screen.lesson.step.id == "take-it"


def test_a_preview_keeps_no_progress(lesson: Path) -> None:
    app, screen = previewed(lesson)
    screen.press("forward")
    assert app.store.progress.load("my-own") is None


def test_faults_are_looked_through_with_two_keys_and_hidden_with_another(lesson: Path) -> None:
    app, screen = previewed(lesson)
    before = seen(app)
    text = lesson.read_text().replace("teaches: [trump-wins]", "teaches: [trumps]")
    save(app, lesson, text.replace("cards: 9H", "cards: KS"))
    first = seen(app)
    press(app, "n")
    assert seen(app) != first
    press(app, "p")
    assert seen(app) == first
    keys = screen.keys()
    assert ("N, P", "the next or previous error") in keys
    press(app, "f")
    hidden = seen(app)
    assert hidden not in (first, before)  # there is a button for them
    save(app, lesson, lesson.read_text() + "\n")
    assert seen(app) == first


def test_the_lesson_is_played_on_below_its_faults(lesson: Path) -> None:
    text = lesson.read_text().replace("cards: 9H", "cards: JX")
    lesson.write_text(text, encoding="utf-8")
    app, screen = previewed(lesson)
    assert screen.lesson.step.id == "intro"
    press(app, "return")
    assert "can't be shown yet" in screen.lesson.step.text
    save(app, lesson, text.replace("cards: JX", "cards: 9H"))
    assert screen.lesson.step.kind == "play"

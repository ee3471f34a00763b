"""Lessons in the making in the window: from a hand to a draft, its preview, and a pack, by mouse and keys."""

from __future__ import annotations

from pathlib import Path
from time import sleep

import pytest

from game.client.app import App
from game.client.screens.author_preview import Author
from game.client.screens.authors import DraftsScreen, FinderScreen, NewLessonScreen
from game.client.screens.lesson import LessonScreen
from game.client.screens.replay import ReplayScreen
from game.client.screens.review import ReviewScreen
from game.client.screens.trial import TrialScreen
from game.course.checker import check_paths
from game.packs import shelf
from game.presenters.draft_folder import draft_folder
from game.storage.paths import HOME_VARIABLE
from tests.client.drive import click_on, new_app, picture, press, show
from tests.client.reviewed import a_game, reviewing, with_thinker


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    return tmp_path / "home"


def drafts() -> list[Path]:
    return sorted(draft_folder().glob("*.yaml"))


def making(app: App) -> NewLessonScreen:
    """The screen on which a lesson is made, everything weighed."""
    screen = app.stage.top
    assert isinstance(screen, NewLessonScreen)
    for _frame in range(40):
        app.tick(16)
    picture(app)
    return screen


def test_a_review_becomes_a_draft_that_is_previewed_while_it_is_changed() -> None:
    app, _screen = reviewing(a_game(), 0)
    press(app, "m")
    making(app)
    click_on(app, "save")
    (path,) = drafts()
    assert check_paths([path]) == []
    click_on(app, "preview")
    preview = app.stage.top
    assert isinstance(preview, LessonScreen)
    assert isinstance(preview.companion, Author)
    text = path.read_text(encoding="utf-8").replace("What do you say?", "What would you say here?")
    path.write_text(text, encoding="utf-8")
    app.tick(250)
    assert "What would you say here?" in preview.lesson.page().title + preview.lesson.page().todo + " ".join(
        getattr(block, "text", "") for block in preview.lesson.page().blocks
    )


def test_a_replay_asks_about_the_decision_that_comes() -> None:
    app = new_app()
    with_thinker(app)
    screen = ReplayScreen(app.services, a_game(), "Game 3")
    show(app, screen)
    screen.replay.done = 9
    press(app, "m")
    new = making(app)
    lesson = new.presenter
    chosen = lesson.questions.chosen  # type: ignore[attr-defined]
    assert len(chosen) == 1
    assert chosen[0].step >= 9


def test_a_hand_that_is_tried_has_a_round_button_for_it() -> None:
    app, _screen = reviewing(a_game(), 0)
    press(app, "p")
    assert isinstance(app.stage.top, TrialScreen)
    picture(app)
    press(app, "f4")
    making(app)
    click_on(app, "save")
    assert len(drafts()) == 1


def test_the_pages_are_worked_by_keys_alone() -> None:
    app, _screen = reviewing(a_game(), 0)
    press(app, "m")
    making(app)
    press(app, "return", "return", "return", "return")
    assert len(drafts()) == 1


def test_drafts_are_reached_from_the_records_and_packed() -> None:
    app, _screen = reviewing(a_game(), 0)
    press(app, "m")
    making(app)
    click_on(app, "save")
    app.stage.go("records")
    picture(app)
    click_on(app, "lessons")
    screen = app.stage.top
    assert isinstance(screen, DraftsScreen)
    screen.presenter.settle()
    app.tick(16)
    picture(app)
    click_on(app, "tab-pack")
    screen.presenter.type("author", "Ann")
    app.tick(16)
    screen.rebuild()
    click_on(app, "make")
    screen.presenter.settle()
    (pack,) = draft_folder().glob("*.lbpack")
    assert shelf.look(pack).pack.about.author == "Ann"


def test_there_is_no_lesson_in_a_hand_that_is_still_being_weighed() -> None:
    app = new_app()
    with_thinker(app, slow=True)
    app.stage.go("home")
    app.stage.go("review", a_game(), "Game 3", a_game().learner, 0)
    screen = app.stage.top
    assert isinstance(screen, ReviewScreen)
    press(app, "m")
    assert app.stage.top is screen


def test_deals_are_looked_for_while_frames_go_on_and_a_find_is_played() -> None:
    app = new_app()
    app.stage.go("home")
    app.stage.go("find_deals")
    screen = app.stage.top
    assert isinstance(screen, FinderScreen)
    screen.presenter.type("moment", "lead")
    screen.presenter.type("margin", "0.1")
    screen.presenter.type("count", "1")
    screen.rebuild()
    picture(app)
    click_on(app, "search")
    for _frame in range(6000):
        app.tick(16)
        sleep(0.005)
        if screen.presenter.page().rows and screen.panel.find("search") is not None:
            break
    picture(app)
    press(app, "f6")
    assert screen.panel.find("list") is not None
    screen.panel.focus(screen.panel.find("list"))  # type: ignore[arg-type]
    press(app, "return")
    picture(app)
    click_on(app, "play")
    assert isinstance(app.stage.top, TrialScreen)
    press(app, "f4")
    assert isinstance(app.stage.top, NewLessonScreen)


def test_nothing_is_looked_for_while_another_screen_lies_over_it() -> None:
    app = new_app()
    app.stage.go("home")
    app.stage.go("find_deals")
    screen = app.stage.top
    assert isinstance(screen, FinderScreen)
    screen.presenter.type("margin", "2")
    screen.presenter.act("search")
    worker = app.services.worker()
    newest = max(worker.in_hand)
    app.stage.go("glossary", "")
    assert newest not in worker.in_hand
    app.stage.pop()
    assert max(worker.in_hand) > newest
    newest = max(worker.in_hand)
    screen.presenter.act("stop")
    assert newest not in worker.in_hand

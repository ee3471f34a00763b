"""What costs most, in the window: where its buttons lead, and the list of all mistakes."""

from __future__ import annotations

import pytest

from game.client.screens.card_luck import LuckScreen
from game.client.screens.decision import MistakeScreen
from game.client.screens.drill_setup import DrillSetupScreen
from game.client.screens.lesson import LessonScreen
from game.client.screens.progress import ProgressScreen
from game.client.screens.review import ReviewScreen
from game.client.screens.weakness import MistakesScreen, WeaknessScreen
from game.dev.shots.weak import fill
from game.drills.plan import Role, Topic
from game.presenters.lesson_entry import invitation
from game.storage.database import Store
from tests.client.drive import click_on, new_app, press


def test_progress_leads_with_what_costs_most_and_its_lesson(store: Store) -> None:
    fill(store)
    app = new_app(store=store)
    app.stage.go("home")
    app.stage.go("progress")
    assert isinstance(app.stage.top, WeaknessScreen)
    press(app, "return")
    screen = app.stage.top
    assert isinstance(screen, LessonScreen)
    assert screen.lesson.file.id == "shake-the-bush"


def test_the_drill_about_what_costs_most_is_set_to_its_seat(store: Store) -> None:
    fill(store)
    app = new_app(store=store)
    app.stage.go("home")
    app.stage.go("progress")
    click_on(app, "drill")
    screen = app.stage.top
    assert isinstance(screen, DrillSetupScreen)
    assert (screen.setup.plan.topic, screen.setup.plan.role) == (Topic.FIRST_LEAD, Role.MAKER)


@pytest.mark.parametrize("text", [130, 150])
def test_at_large_text_the_bars_and_the_hands_are_there_to_be_scrolled_to(store: Store, text: int) -> None:
    fill(store)
    app = new_app(size=(1024, 640), store=store, text=text)
    app.stage.go("home")
    app.stage.go("progress")
    screen = app.stage.top
    assert isinstance(screen, WeaknessScreen)
    figures = screen.panel.find("figures")
    assert figures is not None
    for words in ("Order up or pass", "Your costliest hands", "Where you stand"):
        assert words in figures.spoken
    while screen.panel.focused is None or not screen.panel.focused.key.startswith("look"):
        press(app, "tab")
    press(app, "return")
    assert isinstance(app.stage.top, ReviewScreen)


def test_without_hands_progress_is_skills_and_cards(store: Store) -> None:
    app = new_app(store=store)
    app.stage.go("home")
    app.stage.go("progress")
    assert isinstance(app.stage.top, ProgressScreen)


def test_skills_and_all_mistakes_are_a_press_away(store: Store) -> None:
    fill(store)
    app = new_app(store=store)
    app.stage.go("home")
    app.stage.go("progress")
    click_on(app, "skills")
    assert isinstance(app.stage.top, ProgressScreen)
    app.stage.pop()
    click_on(app, "mistakes")
    assert isinstance(app.stage.top, MistakesScreen)


def test_a_mistake_is_tried_thrown_away_and_brought_back(store: Store) -> None:
    fill(store)
    app = new_app(store=store)
    app.stage.go("home")
    app.stage.go("mistakes")
    every = len(store.mistakes.all())
    click_on(app, "drop")
    assert len(store.mistakes.all()) == every - 1
    click_on(app, "keep")
    assert len(store.mistakes.all()) == every
    click_on(app, "again")
    assert isinstance(app.stage.top, MistakeScreen)


def test_home_offers_the_lesson_about_what_costs_most(store: Store) -> None:
    fill(store)
    app = new_app(store=store)
    told = invitation(app.services.lessons())
    assert (told.over, told.title) == ("This would help you most", "You made it, so lead trump")


def test_how_the_cards_fell_is_counted_while_one_looks(store: Store) -> None:
    fill(store)
    app = new_app(store=store)
    app.stage.go("home")
    app.stage.go("progress")
    click_on(app, "luck")
    for _frame in range(30):
        app.tick(40)
    screen = app.stage.top
    assert isinstance(screen, LuckScreen)
    assert "Counting" not in screen.spoken

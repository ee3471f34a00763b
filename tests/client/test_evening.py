"""A euchre night in the window, by real clicks: chosen, played, left and taken up again."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.bots.levels import Bot, Level
from game.client.app import App
from game.client.screens.evening import EveningScreen, EveningSetupScreen
from game.client.screens.practice import PracticeScreen
from game.presenters.evening import Stage
from game.rules.actions import Phase
from game.rules.view import observe
from game.storage.database import open_store
from tests.client.drive import click_on, new_app, picture

HELPER = Bot(Level.STEADY, "clicks")


def top(app: App) -> EveningScreen:
    screen = app.stage.top
    assert isinstance(screen, EveningScreen)
    picture(app)
    return screen


def begun(app: App) -> EveningScreen:
    """A night on Wednesday with two tables, chosen by clicks."""
    if not app.stage.screens:
        app.stage.go("home")
    app.stage.go("evening")
    setup = app.stage.top
    assert isinstance(setup, EveningSetupScreen)
    picture(app)
    while setup.setup.choice.event != "wednesday-night":
        click_on(app, "choose event")
    while setup.setup.choice.tables != 2:
        click_on(app, "choose tables")
    while setup.setup.choice.rounds != 2:
        click_on(app, "choose rounds")
    while setup.setup.choice.company != Level.GREENHORN:
        click_on(app, "choose company")
    click_on(app, "begin")
    return top(app)


def play_hand(app: App) -> None:
    """At the own table, to the end of the hand; then back by the button that leads away from it."""
    click_on(app, "sit")
    table = app.stage.top
    assert isinstance(table, PracticeScreen)
    session = table.session
    while session.state.phase is not Phase.HAND_OVER:
        if not session.advance():
            session.submit(HELPER.choose(observe(session.state, session.learner)))
    table.catch_up()
    table.press("next")
    top(app)


def step(app: App) -> None:
    """One page of the night, by its first button that leads on."""
    screen = top(app)
    ids = [button.id for button in screen.presenter.page().every_button()]
    state = screen.presenter.game.state
    if state.box_to_fill is not None and screen.presenter.stage is Stage.CARD:
        owed = state.owed[state.box_to_fill - 1]
        click_on(app, f"write {'-' if owed is None else owed}")
    elif "sit" in ids and state.box_to_fill is None:
        play_hand(app)
    else:
        wanted = ("strike", "initial", "round", "wait", "move", "card")
        click_on(app, next(each for each in wanted if each in ids))
        for _frame in range(50):
            app.stage.tick(20)


@pytest.mark.slow
@pytest.mark.clause("WED-21")
def test_a_night_is_clicked_through_to_its_end_and_is_left_twice(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    app = new_app(store=store)
    begun(app)
    steps = 0
    while not top(app).presenter.game.evening.is_over and steps < 400:
        steps += 1
        step(app)
        if steps in (9, 30):
            before = top(app).presenter.game.state
            app.close()
            store = open_store(tmp_path)
            app = new_app(store=store)
            app.stage.go("home")
            app.stage.go("evening")
            after = top(app).presenter.game.state
            assert after.own == before.own
            assert after.card == before.card
    assert top(app).presenter.stage is Stage.OVER
    click_on(app, "home")
    assert app.stage.top is app.stage.screens[0]
    store.close()


def test_the_first_pages_of_a_night_can_be_seen_and_left() -> None:
    app = new_app()
    begun(app)
    play_hand(app)
    step(app)
    assert top(app).presenter.game.state.card.filled == 1
    app.stage.pop()
    app.stage.go("evening")
    assert top(app).presenter.game.state.card.filled == 1


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
@pytest.mark.parametrize("text", [100, 150])
def test_the_pages_fit_every_window(size: tuple[int, int], text: int) -> None:
    app = new_app(size, text=text)
    screen = begun(app)
    for widget in screen.panel.widgets:
        assert widget.rect.w > 0
        assert screen.ui.metrics.width >= widget.rect.right


def test_the_room_is_drawn_beside_its_page_and_said_in_words_with_the_largest_text() -> None:
    seen = {}
    for text in (100, 150):
        screen = begun(new_app(text=text))
        view = screen.panel.find("room-view")
        seen[text] = view is not None
        said = " ".join(getattr(block, "text", "") for block in screen.presenter.page().blocks)
        assert ("Table 1:" in said) is (view is None)
        if view is not None:
            assert view.spoken.count("Table") == 2
    assert seen == {100: True, 150: False}


def test_the_card_is_drawn_beside_what_is_to_be_written() -> None:
    app = new_app()
    begun(app)
    play_hand(app)
    assert top(app).panel.find("card-view") is not None

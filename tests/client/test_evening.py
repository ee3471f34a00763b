"""A euchre night in the window, by real clicks: chosen, played, left and taken up again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game.bots.levels import Bot, Level
from game.client.app import App
from game.client.screens.director import DirectorScreen
from game.client.screens.evening import EveningScreen
from game.client.screens.my_table import MyTableScreen
from game.client.screens.night_setup import NightSetupScreen
from game.client.screens.practice import PracticeScreen
from game.client.screens.review_game import GameReviewScreen
from game.client.table.felt_labels import felt_labels
from game.client.widgets.select import Select
from game.evening.keeping import entry_text
from game.pages.evening_card import card_view
from game.pages.honest_page import accused
from game.presenters.evening import Stage
from game.rules.actions import Phase
from game.rules.seats import Seat
from game.rules.view import observe
from game.storage.database import open_store
from tests.client.drive import click, click_on, new_app, picture, press
from tests.client.table.sitting import wait

HELPER = Bot(Level.STEADY, "clicks")


def top(app: App) -> EveningScreen:
    screen = app.stage.top
    assert isinstance(screen, EveningScreen)
    picture(app)
    return screen


def begun(app: App, event: str = "wednesday-night", tables: int = 2, rounds: int = 2) -> EveningScreen:
    """A night chosen by clicks; no rounds where the sheet says how many."""
    if not app.stage.screens:
        app.stage.go("home")
    app.stage.go("evening")
    setup = app.stage.top
    assert isinstance(setup, NightSetupScreen)
    picture(app)
    click_on(app, f"event-{event}")
    pick(app, "tables", str(tables))
    if rounds:
        pick(app, "rounds", str(rounds))
    pick(app, "company", Level.GREENHORN)
    click_on(app, "begin")
    return top(app)


def pick(app: App, field: str, value: str) -> None:
    """Opens the list of a choice with the mouse and clicks one of its values."""
    setup = app.stage.top
    assert isinstance(setup, NightSetupScreen)
    click_on(app, field)
    opened = setup.panel.find(field)
    assert isinstance(opened, Select)
    number = [each for each, _words in opened.options].index(value)
    click(app, opened.rows()[number].center)
    picture(app)


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
    click_on(app, "look")
    click_on(app, "hands 2")
    assert isinstance(app.stage.top, GameReviewScreen)
    picture(app)
    app.stage.pop()
    click_on(app, "over")
    click_on(app, "home")
    assert app.stage.top is app.stage.screens[0]
    store.close()


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("text", [100, 150])
def test_everything_about_a_night_can_be_chosen_with_the_keys_alone(size: tuple[int, int], text: int) -> None:
    app = new_app(size, text=text)
    app.stage.go("home")
    app.stage.go("evening")
    setup = app.stage.top
    assert isinstance(setup, NightSetupScreen)
    picture(app)
    assert setup.panel.focus_key == "begin"
    fields = {choice.field for choice in setup.setup.choices} - {"event"}
    reached = set()
    for _stop in range(30):
        press(app, "tab")
        assert setup.panel.ring
        reached.add(setup.panel.focus_key)
    assert fields | {"begin", "draw", "own rules", "back"} <= reached
    press(app, "2")
    assert setup.setup.choice.event == "wednesday-night"


def test_who_sits_with_the_learner_is_shown_and_can_be_drawn_again() -> None:
    app = new_app()
    app.stage.go("home")
    app.stage.go("evening")
    setup = app.stage.top
    assert isinstance(setup, NightSetupScreen)
    before = setup.setup.night
    assert before is not None
    click_on(app, "draw")
    drawn = setup.setup.night
    assert drawn is not None
    assert drawn.seed != before.seed
    click_on(app, "begin")
    assert top(app).presenter.game.evening.now == drawn.now


def test_rules_of_ones_own_are_made_from_the_sheet_of_the_night() -> None:
    app = new_app()
    app.stage.go("home")
    app.stage.go("evening")
    click_on(app, "event-wednesday-night")
    click_on(app, "own rules")
    table = app.stage.top
    assert isinstance(table, MyTableScreen)
    assert table.table.parent.id == "wednesday-night"
    app.stage.pop()
    assert isinstance(app.stage.top, NightSetupScreen)


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


def to_card(app: App, wrong: int = 0) -> EveningScreen:
    """A night whose own card is full and lies there to be checked; one box may say what it should not."""
    screen = begun(app)
    presenter = screen.presenter
    session = presenter.game.sit_down().session
    while not presenter.game.state.own_hands_done:
        if session.state.phase is Phase.HAND_OVER:
            session.next_hand()
        elif not session.advance():
            session.submit(HELPER.choose(observe(session.state, session.learner)))
    while (box := presenter.game.state.box_to_fill) is not None:
        owed = presenter.game.state.owed[box - 1]
        written = owed if box != wrong else 2 if owed != 2 else 1
        presenter.act(f"write {entry_text(written)}")
    screen.rebuild()
    return top(app)


@pytest.mark.clause("WED-24")
def test_a_box_is_called_wrong_by_a_click_on_it_or_with_the_keys() -> None:
    app = new_app()
    screen = to_card(app, wrong=3)
    assert screen.presenter.stage is Stage.CARD
    click_on(app, "point 2")
    said = " ".join(getattr(block, "text", "") for block in screen.presenter.page().blocks)
    assert "Box 2 is right" in said
    for _stop in range(20):
        press(app, "tab")
        if screen.panel.focus_key == "point 3":
            break
    press(app, "return")
    state = screen.presenter.game.state
    assert state.check is not None
    assert state.check.card.box(3).struck
    picture(app)


@pytest.mark.clause("WED-24")
def test_whoever_has_a_finger_on_a_box_is_seen_with_what_they_would_write() -> None:
    app = new_app()
    screen = to_card(app, wrong=5)
    before = picture(app)
    click_on(app, "initial")
    view = card_view(screen.presenter.game.state)
    assert view.accuser is not None
    assert view.boxes[4].proposed
    assert pygame.image.tobytes(picture(app), "RGB") != pygame.image.tobytes(before, "RGB")
    click_on(app, "strike")
    assert card_view(screen.presenter.game.state).accuser is None


def test_the_own_table_writes_the_scores_beside_the_names_of_those_who_sit_there() -> None:
    app = new_app()
    screen = begun(app)
    click_on(app, "sit")
    table = app.stage.top
    assert isinstance(table, PracticeScreen)
    names = screen.presenter.game.names
    assert names is not None
    model = table.model()
    assert [model.name_of(seat) for seat in Seat] == ["You", *names[1:]]
    told = replace(model, names=("You", "Aa", "Bb", "Cc"))
    pictures = [felt_labels(table.ui, table.board.layout, each, {}) for each in (model, told)]
    for seat in ("WEST", "NORTH", "EAST"):
        first, second = (items[f"side-{seat}"].surface for items in pictures)
        assert pygame.image.tobytes(first, "RGBA") != pygame.image.tobytes(second, "RGBA")


def test_whoever_is_called_out_at_an_honest_night_has_their_own_name() -> None:
    app = new_app()
    app.stage.go("home")
    app.stage.go("evening")
    setup = app.stage.top
    assert isinstance(setup, NightSetupScreen)
    setup.setup.choose("event", "wednesday-night")
    pick(app, "slips", "off")
    click_on(app, "begin")
    screen = top(app)
    click_on(app, "sit")
    table = app.stage.top
    assert isinstance(table, PracticeScreen)
    wait(app)
    table.press("director")
    called = app.stage.top
    assert isinstance(called, DirectorScreen)
    names = screen.presenter.game.names
    assert names is not None
    said = " ".join(part.spoken for part in called.panel.widgets)
    seats = accused(table.session.view)
    assert len(seats) > 1
    assert all(names[seat] in said for seat in seats if seat is not Seat.SOUTH)
    assert not ({"Nora", "Walt", "Ezra"} - set(names)) & set(said.replace(".", "").split())


@pytest.mark.clause("BUT-02")
def test_the_clock_is_stopped_with_the_mouse_in_the_room_and_with_the_keys_at_the_table() -> None:
    app = new_app()
    screen = begun(app, "butler", rounds=0)
    click_on(app, "clock")
    assert screen.presenter.game.state.is_clock_stopped
    click_on(app, "sit")
    table = app.stage.top
    assert isinstance(table, PracticeScreen)
    assert table.heading()[1].endswith("clock stopped")
    for _stop in range(30):
        press(app, "tab")
        if table.panel.focus_key == "clock":
            break
    press(app, "return")
    assert not screen.presenter.game.state.is_clock_stopped
    assert table.heading()[1].endswith("20 minutes left")


@pytest.mark.clause("BUT-02")
def test_a_round_does_not_run_out_of_time_while_the_machine_sleeps_at_the_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    woken = 0.0
    monkeypatch.setattr("game.client.screens.evening_door.monotonic", lambda: woken)
    app = new_app()
    screen = begun(app, "butler", tables=3, rounds=0)
    click_on(app, "sit")
    table = app.stage.top
    assert isinstance(table, PracticeScreen)
    wait(app)
    before = screen.presenter.game.state
    woken = 200 * 24 * 3600.0  # asleep for months
    table.session.submit(HELPER.choose(observe(table.session.state, table.session.learner)))
    wait(app)
    after = screen.presenter.game.state
    assert before.left is not None
    assert after.left is not None
    assert 0 < before.left - after.left <= 120_000
    for then, now in zip(before.tables, after.tables, strict=True):
        assert len(now.hands) - len(then.hands) <= 3


def test_a_button_that_the_mouse_holds_down_is_pressed_even_when_another_table_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    app = new_app()
    screen = begun(app)
    button = screen.panel.find("card")
    assert button is not None
    place = button.rect.center
    app.stage.rest()
    app.handle(Event(pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(0, 0, 0), touch=False))
    app.handle(Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1, touch=False))
    shown = screen._shown
    monkeypatch.setattr(screen.presenter, "advance", lambda: True)
    monkeypatch.setattr(screen, "_shown", "another room")
    app.tick(20)
    assert screen._shown == "another room"  # it waits until the mouse lets go
    app.handle(Event(pygame.MOUSEBUTTONUP, pos=place, button=1, touch=False))
    assert screen.presenter.stage is Stage.CARD
    app.tick(20)
    assert screen._shown not in (shown, "another room")

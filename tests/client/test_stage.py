"""What the stack of screens does with clicks that come too soon."""

from __future__ import annotations

import time

import pygame
import pytest
from pygame.event import Event

from game.client.app import App
from game.dev.shots.shot import maker
from game.pages.practice_page import Opened
from game.rules.actions import Phase
from tests.client.drive import click, new_app, picture, show
from tests.client.table.sitting import at, must_follow, sit_down, take_lesson, wait


class Clock:
    """A time that passes only when a test says so."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def click_at_once(app: App, place: tuple[int, int]) -> None:
    app.handle(Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0), touch=False))
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app.handle(Event(kind, pos=place, button=1, touch=False))


def test_the_second_click_of_two_does_nothing_on_the_page_that_came(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(time, "monotonic", clock)
    app, screen = take_lesson()
    app.stage.rest()
    forward = screen.panel.find("forward")
    assert forward is not None
    first = screen.step_id
    click_at_once(app, forward.rect.center)
    second = screen.step_id
    assert second != first
    click_at_once(app, forward.rect.center)
    assert screen.step_id == second
    clock.now += 0.26
    back = screen.panel.find("step back")
    assert back is not None
    click_at_once(app, back.rect.center)
    assert screen.step_id == first


def test_two_clicks_on_a_page_that_stays_both_count() -> None:
    app = new_app()
    app.stage.go("settings")
    app.stage.rest()
    for _click in range(2):
        larger = app.stage.top.panel.find("text")  # type: ignore[union-attr]
        assert larger is not None
        click_at_once(app, (larger.rect.right - 8, larger.rect.centery))
    assert app.settings.text == 130


def press_again(app: App, place: tuple[int, int]) -> None:
    """A click where the pointer rests since the last one."""
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app.handle(Event(kind, pos=place, button=1, touch=False))


def snapshot(app: App) -> object:
    """What is shown: which screen, which page of it, and all its parts at their places."""
    top = app.stage.top
    assert top is not None
    parts = top.panel.widgets  # type: ignore[attr-defined]
    return top, top.page_id, [(part.key, part.spoken, tuple(part.rect)) for part in parts]


@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("lesson", ["left-bower", "following-suit", "out-of-turn"])
def test_where_the_way_on_was_pressed_no_other_button_of_a_lesson_takes_a_press_that_hurries(
    lesson: str, text: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    monkeypatch.setattr(time, "monotonic", clock)
    app, screen = take_lesson(lesson, text=text)
    swallowed = 0
    for _step in range(30):
        on = next((part for key in ("forward", "skip") if (part := screen.panel.find(key))), None)
        if on is None or app.stage.top is not screen:
            break
        place = on.rect.center
        click(app, place)
        clock.now += 0.9  # longer than a double click, shorter than reading
        app.tick(16)
        under, before = screen.action_at(place), snapshot(app)
        press_again(app, place)
        if under and under != f"lesson {on.key}" and not screen.same_way(f"lesson {on.key}", under):
            swallowed += 1
            assert snapshot(app) == before, f"{on.key} became {under}"
    assert screen.lesson.runner.finished
    assert swallowed


def test_a_button_that_came_under_the_pointer_is_pressed_once_the_pointer_moves() -> None:
    app, screen = take_lesson()
    while (on := screen.panel.find("forward")) is not None:
        place = on.rect.center
        click(app, place)
    skip = screen.panel.find("skip")
    assert skip is not None
    assert skip.rect.collidepoint(place)
    app.stage.rest()
    step = screen.step_id
    click_at_once(app, (place[0] + 9, place[1]))
    assert screen.step_id != step


def test_who_has_read_on_with_the_pointer_at_rest_presses_what_lies_there_now(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = Clock()
    monkeypatch.setattr(time, "monotonic", clock)
    app, screen = take_lesson()
    while (on := screen.panel.find("forward")) is not None:
        place = on.rect.center
        click(app, place)
    step = screen.step_id
    assert screen.action_at(place) == "lesson skip"
    clock.now += 0.9
    press_again(app, place)
    assert screen.step_id == step
    clock.now += 1.1  # since the press that did nothing
    press_again(app, place)
    assert screen.step_id != step


def test_nothing_is_skipped_while_the_card_that_answers_is_on_its_way() -> None:
    app, screen = take_lesson("first-hand")
    skip = screen.panel.find("skip")
    assert skip is not None
    nine = next(card for card in screen.board.state.hand if str(card) == "9S")
    click(app, screen.board.card_rect(nine).center)
    assert not screen.still
    step = screen.step_id
    click(app, skip.rect.center)
    for _turn in range(100):
        app.tick(100)
    assert screen.step_id == step


def test_after_a_click_on_back_enter_goes_on_and_not_back_again() -> None:
    app, screen = take_lesson()
    steps = [screen.step_id]
    while (on := screen.panel.find("forward")) is not None and len(steps) < 3:
        click(app, on.rect.center)
        steps.append(screen.step_id)
    back = screen.panel.find("step back")
    assert back is not None
    click(app, back.rect.center)
    assert screen.step_id == steps[-2]
    app.handle(Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"))
    assert screen.step_id == steps[-1]


def test_who_skips_a_question_goes_on_in_the_same_place_but_a_double_click_never_skips_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = Clock()
    monkeypatch.setattr(time, "monotonic", clock)
    app, screen = take_lesson("first-hand")
    skip = screen.panel.find("skip")
    assert skip is not None
    place = skip.rect.center
    click(app, place)
    for _turn in range(20):
        app.tick(100)
    told = screen.step_id
    assert screen.action_at(place) == "lesson forward"
    press_again(app, place)  # nobody has read it yet
    assert screen.step_id == told
    clock.now += 0.26
    press_again(app, place)
    for _turn in range(20):
        app.tick(100)
    asked = screen.step_id
    assert asked != told
    clock.now += 0.26
    assert screen.action_at(place) == "lesson skip"
    press_again(app, place)
    assert screen.step_id == asked


def test_a_double_click_on_the_last_step_of_a_lesson_stays_at_its_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = Clock()
    monkeypatch.setattr(time, "monotonic", clock)
    app, screen = take_lesson("first-hand")
    screen.lesson.runner.go("one-point")
    screen.lesson.arrive()
    app.tick(16)
    on = screen.panel.find("forward")
    assert on is not None
    place = on.rect.center
    click(app, place)
    assert screen.lesson.runner.finished
    for pause in (0.1, 0.3, 0.9):
        clock.now += pause
        app.tick(16)
        press_again(app, place)
        assert app.stage.top is screen
    clock.now += 1.1  # seen, and the pointer stayed
    press_again(app, place)
    assert app.stage.top is not screen


def test_a_call_that_comes_under_the_pointer_is_not_made_by_a_click_that_hurries_the_deal() -> None:
    app, screen = sit_down()
    wait(app)
    place = next(iter(screen.said)).rect.center
    app, screen = sit_down()
    for _click in range(300):
        press_again(app, place)
        app.tick(16)
    assert screen.said
    assert screen.session.view.phase is Phase.FIRST_ROUND
    assert screen.session.waits_for_learner


def test_the_same_button_is_pressed_again_and_again_without_moving() -> None:
    app, screen = at(must_follow)
    hint = screen.panel.find("hint")
    assert hint is not None
    click(app, hint.rect.center)
    again = screen.panel.find("hint")
    assert again is not None
    assert screen.action_at(again.rect.center) == "table hint"


def test_the_way_back_leads_through_several_screens_without_moving(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(time, "monotonic", clock)
    app = new_app()
    app.start()
    for name in ("settings", "rules"):
        app.stage.go(name, *([""] * 2 if name == "rules" else []))
    back = app.stage.top.panel.find("back")  # type: ignore[union-attr]
    assert back is not None
    for _screen in range(2):
        clock.now += 1
        press_again(app, back.rect.center)
    assert app.stage.top is app.stage.screens[0]


FORWARD = [
    "home", "practice-setup", "table-discard", "table-hand-over", "table-game-over", "table-illegal",
    "hint-nudge", "position-over", "review", "review-game", "cards", "cards-back", "mix", "lesson-done",
    "message",
]  # fmt: skip


@pytest.mark.parametrize("name", FORWARD)
def test_where_the_brass_button_of_a_page_was_pressed_only_the_same_one_takes_the_next_press(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    monkeypatch.setattr(time, "monotonic", clock)
    app = new_app()
    show(app, maker(name)(app.services, "1"))
    app.tick(16)
    main = next((part for part in app.stage.top.panel.widgets if part.is_main), None)  # type: ignore[union-attr]
    assert main is not None
    place = main.rect.center
    pressed = app.stage.top.action_at(place)  # type: ignore[union-attr]
    click(app, place)
    clock.now += 0.9
    app.tick(16)
    under, before = app.stage.top.action_at(place), snapshot(app)  # type: ignore[union-attr]
    press_again(app, place)
    if under not in ("", pressed):
        assert snapshot(app) == before, f"{pressed} became {under}"


def test_a_double_click_on_a_card_that_is_asked_about_does_not_play_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = Clock()
    monkeypatch.setattr(time, "monotonic", clock)
    app, screen = at(lambda view: view.my_turn and view.phase is Phase.PLAY)
    app.stage.rest()
    screen.press("why")
    card = screen.table.view.hand[0]
    wait(app)
    clock.now += 2
    place = screen.board.card_rect(card).center
    click_at_once(app, place)
    clock.now += 0.1
    click_at_once(app, place)
    assert screen.table.view.hand.count(card) == 1
    assert screen.presenter.sheet.opened is Opened.WHY


def test_a_double_click_on_hint_gives_one_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(time, "monotonic", clock)
    app, screen = take_lesson("following-suit")
    app.stage.rest()
    hint = screen.panel.find("hint")
    assert hint is not None
    clock.now += 2
    click_at_once(app, hint.rect.center)
    clock.now += 0.1
    click_at_once(app, hint.rect.center)
    assert len(screen.lesson.step.hints) == 1
    assert screen.lesson.step.hints_left


@pytest.mark.parametrize(("calm", "length"), [(False, 180), (True, 120)])
def test_a_change_of_screen_takes_180_ms_and_with_less_motion_120(calm: bool, length: int) -> None:
    app = new_app(reduced_motion=calm)
    app.stage.go("home")
    surface = picture(app)
    app.stage.draw(surface)
    app.stage.dirty = False  # the picture is shown
    app.stage.crosses = True
    app.stage.go("settings")
    app.draw(surface)
    moved = 0
    while app.tick(20) and moved <= 200:
        moved += 20
        app.draw(surface)
    assert length <= moved <= length + 20, "the picture at its end is drawn, too"

"""The director is called by keys alone or by the mouse alone: first who, then what."""

from __future__ import annotations

import pytest

from game.client.app import App
from game.client.screens.director import DirectorScreen
from game.client.screens.practice import PracticeScreen
from game.dev.shots.slips import slip_trial
from game.pages.honest_page import accused
from game.rules.actions import ActionKind
from game.tutor.charges import charges
from tests.client.drive import click, new_app, picture, press, show


def called(size: tuple[int, int] = (1280, 720), text: int = 100) -> tuple[App, PracticeScreen]:
    app = new_app(size, text=text)
    screen = slip_trial(app.services, "1")
    assert isinstance(screen, PracticeScreen)
    show(app, screen)
    screen.presenter.act("back to now")
    press(app, "f2")
    assert isinstance(app.stage.top, DirectorScreen)
    return app, screen


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_first_number_says_who(number: int) -> None:
    app, screen = called()
    press(app, str(number))
    assert screen.presenter.honest.form.who is accused(screen.presenter.view)[number - 1]


def test_the_second_number_says_what() -> None:
    app, screen = called()
    press(app, "1")
    did = charges(screen.presenter.view)
    for place, charge in enumerate(did[:9], 1):
        press(app, str(place))
        assert screen.presenter.honest.form.what is charge


def test_two_numbers_and_enter_call_the_director() -> None:
    app, screen = called()
    press(app, "2", "1", "return")
    action = screen.session.history[-1].action
    assert action.kind is ActionKind.DIRECTOR
    assert action.of is accused(screen.presenter.view)[1]


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("text", [100, 150])
def test_the_director_is_called_with_the_mouse_alone(size: tuple[int, int], text: int) -> None:
    app, screen = called(size, text)
    for key in ("who-1", "what-0", "answer-0"):
        press_on(app, key)
    action = screen.session.history[-1].action
    assert action.kind is ActionKind.DIRECTOR
    assert action.of is accused(screen.presenter.view)[1]


@pytest.mark.parametrize("text", [100, 150])
def test_everything_there_is_to_call_is_reached_with_tab_and_chosen_with_enter(text: int) -> None:
    app, screen = called((1024, 640), text)
    called_out = app.stage.top
    assert isinstance(called_out, DirectorScreen)
    reached = set()
    for _stop in range(20):
        press(app, "tab")
        reached.add(called_out.panel.focus_key)
    people, did = accused(screen.presenter.view), charges(screen.presenter.view)
    rows = {f"who-{n}" for n in range(len(people))} | {f"what-{n}" for n in range(len(did))}
    assert rows | {"answer-0"} <= reached  # the answers are one stop, with arrows between them
    while called_out.panel.focus_key != "who-2":
        press(app, "tab")
    press(app, "return")
    assert screen.presenter.honest.form.who is people[2]


def press_on(app: App, key: str) -> None:
    """Clicks a part, after scrolling to it as one would."""
    screen = app.stage.top
    assert isinstance(screen, DirectorScreen)
    part = screen.panel.find(key)
    assert part is not None
    part.focus_came()
    click(app, part.rect.center)
    picture(app)

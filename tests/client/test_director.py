"""The director is called by keys alone: first who, then what, by the numbers that stand there."""

from __future__ import annotations

import pytest

from game.client.app import App
from game.client.screens.director import DirectorScreen
from game.client.screens.practice import PracticeScreen
from game.dev.shots.slips import slip_trial
from game.pages.honest_page import accused
from game.rules.actions import ActionKind
from game.tutor.charges import charges
from tests.client.drive import new_app, press, show


def called() -> tuple[App, PracticeScreen]:
    app = new_app()
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

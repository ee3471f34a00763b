"""Another language while the app runs: everything speaks it at once, and a game in hand goes on."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game import i18n
from game.client import system_language
from game.client.screens.practice import PracticeScreen
from game.client.system_language import system_language as preferred
from game.storage.settings import Practice
from tests.client.drive import new_app


def test_a_game_in_hand_goes_on_in_the_other_language() -> None:
    app = new_app(speed="fast", reduced_motion=True)
    app.stage.go("table", Practice(length="hand", seed="3"))
    screen = app.stage.top
    assert isinstance(screen, PracticeScreen)
    while not (screen.still and screen.session.waits_for_learner):
        app.tick(100)
    actions = screen.session.actions
    app.services.change(language=i18n.PSEUDO)
    app.tick(100)
    assert app.stage.top is screen
    assert screen.session.actions == actions
    assert "[" in screen.presenter.page().title
    screen.session.submit(screen.session.view.legal[0])
    for _frame in range(10):
        app.tick(100)
    assert len(screen.session.actions) > len(actions)


@pytest.fixture
def prefers(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Makes the system prefer languages."""

    def make(*codes: tuple[str, str]) -> None:
        told = [{"language": code, "country": country} for code, country in codes]
        monkeypatch.setattr(pygame.system, "get_pref_locales", lambda: told)

    return make


def test_the_systems_first_language_that_is_offered_is_spoken(
    prefers: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(system_language.i18n, "available", lambda: ("en", "de"))
    prefers(("pt", "BR"), ("de", "AT"), ("en", "US"))
    assert preferred() == "de_AT"
    prefers(("en", ""), ("de", "AT"))
    assert preferred() == "en"
    prefers(("pt", "BR"))
    assert preferred() == ""

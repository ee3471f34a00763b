"""A clock that is set wrong, or changed in the night, ends no screen."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import timedelta

import pytest

from game.course.memory.scheduling import Answered
from game.dev.shots.memory import fill, fill_hands
from game.presenters.memory_cards import CardSitting
from game.storage.database import memory_store
from tests.client.drive import new_app, picture
from tests.clock import Clock

SCREENS = ("home", "courses", "progress", "cards", "mix", "records", "learners")


@pytest.fixture(params=["Europe/Berlin", "Pacific/Apia"])
def zone(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    if not hasattr(time, "tzset"):
        pytest.skip("this system sets its zone elsewhere")
    monkeypatch.setenv("TZ", request.param)
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


@pytest.mark.parametrize("days", [-14_600, -400, 57, 4_000, 1_825_000], ids=lambda days: f"{days} days")
def test_after_a_jump_of_the_clock_every_list_opens_and_a_card_can_be_answered(zone: None, days: int) -> None:
    clock = Clock()
    with memory_store(clock) as store:
        fill(store)
        fill_hands(store, hands=3)
        clock.forward(days=days)
        app = new_app(store=store)
        for name in SCREENS:
            app.stage.push(app.services.open(name))
            picture(app)
        sitting = CardSitting(store)
        if sitting.card is not None:
            held = sitting.deck.answer(sitting.card, Answered.KNEW_IT)
            assert held.due > store.now() + timedelta(hours=1)

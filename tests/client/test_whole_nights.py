"""Whole nights in the window by mouse and keys alone, from their choice to their end, each killed twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.bots.levels import Bot, Level
from game.client.app import App
from game.client.screens.evening import EveningScreen
from game.client.screens.practice import PracticeScreen
from game.client.table.bidding import AloneTick, CallButton
from game.evening.in_play import EveningInPlay
from game.presenters.evening import Stage
from game.rules.actions import Action, Phase
from game.rules.view import observe
from game.storage.database import Store, open_store
from tests.client.drive import click, click_on, new_app, picture, press
from tests.client.test_evening import begun


@pytest.fixture(autouse=True)
def same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every run deals the same."""
    monkeypatch.setattr("game.presenters.evening_setup.fresh_seed", lambda: "7")


FAST = {"speed": "fast", "reduced_motion": True, "sound": "off"}


class Guest:
    """Somebody who sits through a night with one hand on the mouse and the other on the keys."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.acted = 0  # cards and calls at the own table
        self.app = self._opened()

    def _opened(self) -> App:
        store: Store = open_store(self._folder)
        app = new_app((1024, 640), store=store, **FAST)
        app.stage.go("home")
        picture(app)
        return app

    def killed(self) -> None:
        """The app ends without a word, and is started again: home leads back to the night."""
        self.app.close()
        self.app = self._opened()
        self.app.stage.go("evening")
        picture(self.app)

    @property
    def night(self) -> EveningScreen:
        screen = next(each for each in self.app.stage.screens if isinstance(each, EveningScreen))
        return screen

    @property
    def state(self) -> EveningInPlay:
        return self.night.presenter.game.state

    # -- at the own table ----------------------------------------------------------------------

    def play_hand(self, stop_at: int = 0) -> bool:
        """Sits down, plays to the end of the hand and leaves it; False where it stopped at so many acts."""
        click_on(self.app, "sit")
        table = self.app.stage.top
        assert isinstance(table, PracticeScreen)
        helper = Bot(Level.STEADY, "guest")
        while self._waited(table):
            if self.acted == stop_at > 0:
                return False
            view = observe(table.session.state, table.session.learner)
            self._act(table, helper.choose(view))
            self.acted += 1
        key = "next"
        if self.acted % 2:
            assert table.panel.find(key) is not None
            press(self.app, "n")
        else:
            click_on(self.app, key)
        return True

    def _waited(self, table: PracticeScreen) -> bool:
        """Passes time until it is the learner's turn; False when the hand is over."""
        for _frame in range(3000):
            self.app.tick(100)
            still = table.still and not table.board.motion.moving
            if still and table.session.state.phase is Phase.HAND_OVER:
                return False
            if still and table.session.waits_for_learner:
                return True
        raise AssertionError("the table never came to rest")

    def _act(self, table: PracticeScreen, action: Action) -> None:
        before = table.session.state
        if action.card is not None:
            click(self.app, table.board.card_rect(action.card).center)
            if table.session.state is before:  # a card to put down is confirmed
                press(self.app, "return")
        else:
            self._call(table, action)
        assert table.session.state is not before, action

    def _call(self, table: PracticeScreen, action: Action) -> None:
        def found() -> CallButton | None:
            calls = [part for part in table.said if isinstance(part, CallButton)]
            return next((part for part in calls if part.call.action == action), None)

        button = found()
        if button is None:
            tick = next(part for part in table.said if isinstance(part, AloneTick))
            click(self.app, tick.rect.center)
            button = found()
        assert button is not None, action
        click(self.app, button.rect.center)

    # -- in the room -----------------------------------------------------------------------------

    def step(self) -> None:
        """The page that lies there, by its first button that leads on."""
        screen, state = self.night, self.state
        picture(self.app)
        ids = [button.id for button in screen.presenter.page().every_button()]
        if screen.presenter.stage is Stage.CARD and state.box_to_fill is not None:
            owed = state.owed[state.box_to_fill - 1]
            click_on(self.app, f"write {'-' if owed is None else owed}")
        elif "sit" in ids and state.box_to_fill is None:
            self.play_hand()
        else:
            wanted = ("strike", "initial", "round", "move", "wait", "card")
            click_on(self.app, next(each for each in wanted if each in ids))
            for _frame in range(10):
                self.app.tick(50)

    def to_the_end(self, most: int = 800) -> None:
        while not self.night.presenter.game.evening.is_over:
            most -= 1
            assert most > 0, "the night never ended"
            self.step()


def sat_through(folder: Path, event: str, rounds: int) -> Guest:
    """A whole night; it is killed in the middle of a hand, and with a full card that nobody has checked."""
    guest = Guest(folder)
    begun(guest.app, event, rounds=rounds)
    assert not guest.play_hand(stop_at=3)
    table = guest.app.stage.top
    assert isinstance(table, PracticeScreen)
    left = table.session.state
    guest.killed()
    click_on(guest.app, "sit")
    table = guest.app.stage.top
    assert isinstance(table, PracticeScreen)
    assert table.session.state == left
    press(guest.app, "escape")
    while guest.state.check is None:
        guest.step()
    card, own = guest.state.shown_card, guest.state.own
    guest.killed()
    assert (guest.state.shown_card, guest.state.own) == (card, own)
    guest.to_the_end()
    return guest


@pytest.mark.slow
@pytest.mark.clause("WED-21", "WED-24")
def test_a_whole_wednesday_night_is_played_with_mouse_and_keys_and_killed_twice(tmp_path: Path) -> None:
    guest = sat_through(tmp_path, "wednesday-night", rounds=2)
    evening = guest.night.presenter.game.evening
    assert [len(scores.tables) for scores in evening.played] == [2, 2]
    assert {len(table.hands) for scores in evening.played for table in scores.tables} == {8}
    assert guest.night.presenter.stage is Stage.OVER
    picture(guest.app)
    click_on(guest.app, "home")
    assert guest.app.store.evenings.current() is None


@pytest.mark.slow
@pytest.mark.clause("BUT-01", "BUT-02", "BUT-03", "BUT-09")
def test_a_whole_tournament_is_played_with_mouse_and_keys_and_killed_twice(tmp_path: Path) -> None:
    guest = sat_through(tmp_path, "butler", rounds=0)
    evening = guest.night.presenter.game.evening
    usual = [scores for scores in evening.played if not scores.overtime]
    assert len(usual) == 4
    own = [table for scores in usual for table in scores.tables if evening.learner in table.seats]
    assert [len(table.hands) for table in own] == [12, 12, 12, 12]
    partners = {table.table.partner(evening.learner or 0) for table in own}
    assert len(partners) == 1
    assert guest.night.presenter.stage is Stage.OVER
    picture(guest.app)
    click_on(guest.app, "look")
    click_on(guest.app, "hands 4")
    assert guest.app.stage.top is not guest.night

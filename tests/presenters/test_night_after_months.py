"""A night left in the middle of a hand is taken up months later, in another zone, by a newer program."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from game.bots.levels import Bot, Level
from game.evening.in_play import EveningInPlay
from game.pages.evening_setup import EveningChoice
from game.presenters.evening import EveningPresenter, Stage
from game.presenters.evening_games import resume_evening, unfinished_evening
from game.presenters.evening_setup import EveningSetup
from game.presenters.game_list import game_detail
from game.rules.actions import Phase
from game.rules.view import observe
from game.session import Session
from game.storage.connection import Database
from game.storage.database import Store, open_store
from game.storage.migrations import MIGRATIONS
from tests.clock import Clock
from tests.evening.evenings import BUTLER
from tests.presenters.test_honest_nights import HonestGuest, added_up, desk_of

VERSION_6 = Path(__file__).with_name("night_of_version_6.sql")
HELPER = Bot(Level.STEADY, "learner")


BEGUN = {
    "Europe/Berlin": "February 1, 2026",
    "Pacific/Apia": "February 1, 2026",
    "America/New_York": "January 31, 2026",
}
"""The day on which the night began, by the zone in which its date is read."""


@pytest.fixture(params=list(BEGUN))
def elsewhere(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A zone to be in when the night is taken up."""
    if not hasattr(time, "tzset"):
        pytest.skip("this system sets its zone elsewhere")
    yield request.param
    monkeypatch.undo()
    time.tzset()


def taken_up(store: Store) -> EveningPresenter:
    saved = unfinished_evening(store)
    assert saved is not None
    return EveningPresenter(desk_of(store), resume_evening(store, saved))


def sat_down(presenter: EveningPresenter) -> Session:
    route = presenter.act("sit")
    assert route is not None
    _evening, table = route.about
    session = table.session  # type: ignore[attr-defined]
    assert isinstance(session, Session)
    return session


def left_in_a_hand(home: Path, clock: Clock) -> tuple[EveningInPlay, Session]:
    """A tournament left in its second hand, 6 minutes into the first round."""
    with open_store(home, clock) as store:
        desk = desk_of(store)
        choice = EveningChoice(BUTLER, 3, 4, "greenhorn", by_hand=False, seed="months")
        presenter = EveningPresenter(desk, EveningSetup(desk, choice).begin("Anna"))
        session = sat_down(presenter)
        presenter.advance()
        while session.state.standing.deals == 0 or len(session.view.hand) != 4:
            if session.state.phase is Phase.HAND_OVER:
                session.next_hand()
            elif not session.advance():
                session.submit(HELPER.choose(observe(session.state, session.learner)))
        while not session.waits_for_learner:
            session.advance()
        presenter.pass_time(360_000)
        presenter.settle()
        presenter.rest()
        return presenter.game.state, session


def test_months_later_and_elsewhere_the_night_stands_where_it_was_left(
    tmp_path: Path, elsewhere: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    clock.forward(minutes=15 * 60)  # half past midnight in Greenwich
    left, played = left_in_a_hand(tmp_path, clock)
    clock.forward(days=230)  # over both changes of summer time
    monkeypatch.setenv("TZ", elsewhere)
    time.tzset()
    with open_store(tmp_path, clock) as store:
        assert store.notice == ""
        presenter = taken_up(store)
        assert presenter.game.state == left
        assert presenter.game.state.left == 14 * 60_000
        session = sat_down(presenter)
        assert session.actions == played.actions
        assert session.waits_for_learner
        assert presenter.occasion.heading(session)[1].endswith("14 minutes left")
        presenter.advance()
        presenter.advance()
        added = [
            len(now.hands) - len(then.hands)
            for now, then in zip(presenter.game.state.tables, left.tables, strict=True)
        ]
        assert max(added) <= 2  # the others play a hand at a time, as if nobody had been away
        (line,) = store.games.listed(10)
        assert game_detail(line) == f"{BEGUN[elsewhere]}, still being played"


def test_the_clock_of_the_machine_set_back_changes_nothing(tmp_path: Path) -> None:
    clock = Clock()
    left, played = left_in_a_hand(tmp_path, clock)
    clock.forward(days=-4_000)
    with open_store(tmp_path, clock) as store:
        presenter = taken_up(store)
        assert presenter.game.state == left
        assert sat_down(presenter).actions == played.actions


@pytest.mark.parametrize("newer", [False, True], ids=["today's program", "one with another migration"])
def test_a_night_of_the_first_program_that_had_nights_is_played_to_its_end(
    tmp_path: Path, newer: bool
) -> None:
    with sqlite3.connect(tmp_path / "leftbower.db") as old:
        old.executescript(VERSION_6.read_text(encoding="utf-8"))
    old.close()
    steps = (*MIGRATIONS, _one_more) if newer else MIGRATIONS
    with open_store(tmp_path, Clock(), steps) as store:
        assert store.notice == ""
        presenter = taken_up(store)
        state = presenter.game.state
        assert (state.evening.number, state.evening.rounds, state.own_number) == (2, 2, 1)
        assert [table.seats for table in state.tables] == [(2, 5, 6, 1), (3, 4, 8, 7)]
        assert [box.entry for box in state.card.boxes if not box.is_empty] == [0, 2, 2]
        session = sat_down(presenter)
        assert sorted(map(str, session.view.hand)) == ["9D", "KD", "TD"]
        assert str(session.actions[-1]) == "3:play:KC"
        assert session.waits_for_learner
        assert [(place.unit, place.points) for place in state.evening.standing[:4]] == [
            ((5,), 9), ((6,), 9), ((1,), 7), ((2,), 7),
        ]  # fmt: skip
        guest = HonestGuest(presenter, Random("old"))
        guest.to_the_end()
        added_up(guest)
        assert presenter.stage is Stage.OVER


def _one_more(database: Database) -> None:
    database.run("ALTER TABLE evenings ADD COLUMN remark TEXT NOT NULL DEFAULT ''")

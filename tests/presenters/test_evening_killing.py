"""An evening that is killed at random moments goes on from the last decision, round after round."""

from __future__ import annotations

import os
import random
import signal
import time
from dataclasses import dataclass
from pathlib import Path

import pytest

from game.bots.at_once import AtOnce
from game.bots.levels import Bot, Level
from game.evening.keeping import entry_text
from game.pages.evening_setup import EveningChoice
from game.presenters.evening import EveningPresenter, Stage
from game.presenters.evening_games import resume_evening
from game.presenters.evening_setup import EveningSetup
from game.presenters.practice_games import PracticeGame
from game.rules.actions import BY_THE_TABLE, Phase
from game.rules.view import observe
from game.storage.database import Store, open_store
from game.storage.settings import Settings
from game.text.desk import TextDesk
from tests.evening.evenings import WEDNESDAY

HELPER = Bot(Level.STEADY, "learner")

Progress = tuple[int, int, int, int]
"""Rounds over, whether the own table's is, what was written on the card, and decisions in its game."""


@dataclass(frozen=True)
class _Desk(TextDesk):
    def worker(self) -> AtOnce:
        return AtOnce()

    def settings(self) -> Settings:
        return self.store.settings


def _taken_up(store: Store) -> EveningPresenter | None:
    """The evening of the store, a new one where there is none; None when it is over."""
    saved = store.evenings.current()
    if saved is not None:
        return EveningPresenter(_Desk(store), resume_evening(store, saved))
    if store.evenings.load(1) is not None:
        return None
    choice = EveningChoice(WEDNESDAY, tables=2, rounds=2, company="greenhorn", seed="kill")
    return EveningPresenter(_Desk(store), EveningSetup(_Desk(store), choice).begin("Anna"))


def _progress(presenter: EveningPresenter) -> Progress:
    state, table = presenter.game.state, presenter.game.table
    decisions = 0
    if table is not None:
        history = table.session.history
        decisions = sum(done.action.kind not in BY_THE_TABLE for done in history)
    check = state.check
    written = len(check.notes) + check.is_done if check is not None else state.card.filled
    return len(state.evening.played), int(state.own_closed), written if state.own_closed else 0, decisions


def _step(presenter: EveningPresenter) -> None:
    """One thing that the learner does, or one step of the tables."""
    presenter.advance()
    state = presenter.game.state
    ids = [button.id for button in presenter.page().every_button()]
    if state.box_to_fill is not None:
        presenter.act(f"write {entry_text(state.owed[state.box_to_fill - 1])}")
    elif presenter.stage is Stage.CARD and state.check is not None:
        presenter.act("strike" if "strike" in ids else "initial" if "initial" in ids else "round")
    elif presenter.stage is Stage.ROUND:
        presenter.act("move" if "move" in ids else "wait")
    else:
        _at_table(presenter)


def _at_table(presenter: EveningPresenter) -> None:
    table = presenter.game.table
    if table is None:
        presenter.act("sit")
        return
    assert isinstance(table, PracticeGame)
    session = table.session
    if session.state.phase is Phase.HAND_OVER:
        presenter.settle()
        presenter.act("sit")
    elif not session.advance():
        session.submit(HELPER.choose(observe(session.state, session.learner)))


def _play_for_ever(home: Path, pipe: int) -> None:
    with open_store(home) as store:
        presenter = _taken_up(store)
        while presenter is not None and not presenter.game.evening.is_over:
            _step(presenter)
            os.write(pipe, (" ".join(map(str, _progress(presenter))) + "\n").encode())
        os.write(pipe, b"over\n")
        time.sleep(60)


def _killed(home: Path, after: int, pause: float) -> list[str]:
    """What a player acknowledged: killed a pause of seconds after it said so many things, or was over."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        try:
            _play_for_ever(home, writing)
        finally:
            os._exit(1)
    os.close(writing)
    with os.fdopen(reading, encoding="ascii") as said:
        lines: list[str] = []
        while len(lines) < after and lines[-1:] != ["over"]:
            lines.append(said.readline().strip())
        time.sleep(pause)
        os.kill(child, signal.SIGKILL)
        lines += [line.strip() for line in said if line.endswith("\n")]
    _child, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status), "the player ended by itself"
    return lines


@pytest.mark.skipif(os.name != "posix", reason="needs fork and SIGKILL")
@pytest.mark.slow
def test_nothing_decided_is_lost_however_often_an_evening_is_killed(tmp_path: Path) -> None:
    moments, kills, over = random.Random(3), 0, False
    while not over and kills < 60:
        kills += 1
        lines = _killed(tmp_path, moments.randrange(10, 120), moments.random() * 0.02)
        over = bool(lines) and lines[-1] == "over"
        with open_store(tmp_path) as store:
            assert store.notice == ""
            presenter = _taken_up(store)
            if presenter is None:
                continue
            if lines and not over:
                assert _progress(presenter) >= tuple(map(int, lines[-1].split()))
    assert over
    assert kills > 4

"""`leftbower fair`: a game's seed, its fingerprint, and the check of its deals."""

from __future__ import annotations

import pytest

from game.bots.levels import Steady
from game.cli.entry import main
from game.pages.fairness import before_line
from game.presenters.practice_games import begin
from game.records.fairness import fingerprint
from game.rules.actions import Phase
from game.storage.database import open_store
from game.storage.settings import Practice


def play(*, to_end: bool) -> int:
    """A game of one hand kept in the learner's file."""
    with open_store() as store:
        game = begin(store, Practice(length="hand"), lambda: "123456")
        steady, session = Steady(), game.session
        while to_end and not session.over:
            if session.state.phase is Phase.HAND_OVER:
                session.next_hand()
            elif not session.advance():
                session.submit(steady.choose(session.view))
        return game.id


def test_a_game_that_is_over_tells_its_seed_and_that_the_deals_come_from_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    play(to_end=True)
    assert main(["fair"]) == 0
    said = capsys.readouterr().out
    assert "The seed of this game is 123456, and its fingerprint is " in said
    assert fingerprint("123456") in said
    assert "comes out the same, card for card" in said
    assert fingerprint("123456") in before_line("123456")


def test_a_game_in_play_keeps_its_seed_to_itself(capsys: pytest.CaptureFixture[str]) -> None:
    play(to_end=False)
    assert main(["fair"]) == 1
    said = capsys.readouterr().out
    assert "123456" not in said
    assert "isn't over yet" in said


def test_a_game_that_is_not_there_is_said_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fair", "7"]) == 1
    assert "a game with that number" in capsys.readouterr().err

"""Evenings in the store: their journals, and the games that are their rounds."""

from __future__ import annotations

import json
import sqlite3

import pytest

from game.storage.database import Store, open_store
from game.storage.journal import GameStatus
from game.storage.learner_export import exported
from game.storage.learners import Learners
from tests.storage.conftest import Opener
from tests.storage.older import file_of_version_3


def test_an_evening_is_found_again_with_its_entries_when_the_app_is_opened_anew(opened: Opener) -> None:
    store = opened()
    evening = store.evenings.begin('{"id": "sheet"}', '{"seed": "7"}')
    store.evenings.append(evening, ("hand", "one"), ("clock", "5"))
    store.evenings.append(evening, ("hand", "two"))
    saved = opened().evenings.current()
    assert saved is not None
    assert (saved.id, saved.ruleset, saved.plan) == (evening, '{"id": "sheet"}', '{"seed": "7"}')
    assert saved.entries == (("hand", "one"), ("clock", "5"), ("hand", "two"))


def test_a_new_evening_ends_the_one_that_was_left_and_its_round(store: Store) -> None:
    first = store.evenings.begin("{}", "{}")
    game = store.games.begin("{}", "{}", "{}", first)
    second = store.evenings.begin("{}", "{}")
    saved = store.evenings.load(first)
    assert saved is not None
    assert saved.status is GameStatus.ABANDONED
    current, round_game = store.evenings.current(), store.games.load(game)
    assert current is not None
    assert current.id == second
    assert round_game is not None
    assert round_game.status is GameStatus.ABANDONED


def test_a_practice_game_and_the_round_of_an_evening_wait_side_by_side(store: Store) -> None:
    evening = store.evenings.begin("{}", "{}")
    round_game = store.games.begin("{}", "{}", "{}", evening)
    practice = store.games.begin("{}", "{}", "{}")
    store.games.append(round_game, "1:pass")
    current, of_evening = store.games.current(), store.games.of_evening(evening)
    assert current is not None
    assert of_evening is not None
    assert (current.id, of_evening.id, of_evening.texts) == (practice, round_game, ("1:pass",))
    store.games.begin("{}", "{}", "{}")
    assert store.games.of_evening(evening) is not None


def test_an_evening_that_is_over_takes_no_more_entries(store: Store) -> None:
    evening = store.evenings.begin("{}", "{}")
    store.evenings.finish(evening)
    assert store.evenings.current() is None
    with pytest.raises(ValueError, match="not in play"):
        store.evenings.append(evening, ("hand", ""))
    with pytest.raises(ValueError, match="not in play"):
        store.evenings.abandon(evening)


def test_entries_behind_a_gap_are_set_aside(opened: Opener) -> None:
    store = opened()
    evening = store.evenings.begin("{}", "{}")
    store.evenings.append(evening, ("hand", "1"), ("hand", "2"), ("hand", "3"))
    store.close()
    connection = sqlite3.connect(store.path)
    connection.execute("DELETE FROM evening_entries WHERE n = 2")
    connection.commit()
    connection.close()
    store = opened()
    saved = store.evenings.current()
    assert saved is not None
    assert saved.entries == (("hand", "1"),)
    assert "hands of a euchre night" in store.news()


def test_an_export_has_the_evenings_of_the_learner(store: Store) -> None:
    evening = store.evenings.begin("{}", '{"seed": "7"}')
    store.evenings.append(evening, ("hand", "one"))
    told = json.loads(exported(store, Learners(store.path.parent).chosen))
    assert told["evenings"][0]["plan"] == {"seed": "7"}
    assert told["evening hands"] == [{"evening_id": evening, "n": 1, "kind": "hand", "text": "one"}]


def test_an_older_file_gets_room_for_evenings_and_keeps_its_game(opened: Opener) -> None:
    home = opened().path.parent
    opened().close()
    path = file_of_version_3(home / "older", games=3)
    with open_store(path.parent) as store:
        current = store.games.current()
        assert current is not None
        assert current.id == 3
        assert store.evenings.current() is None
        assert store.evenings.begin("{}", "{}") == 1

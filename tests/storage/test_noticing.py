"""What was seen of slips is kept once a hand, and leaves with its game."""

from __future__ import annotations

import pytest

from game.storage.database import Store
from game.storage.noticing import HandNoticing, together
from tests.storage.conftest import Opener

NOW = "2026-01-31T09:30:00+00:00"


def test_what_was_seen_of_a_hand_is_found_again_when_the_app_is_opened_anew(opened: Opener) -> None:
    store = opened()
    game = store.games.begin("{}", "{}", "{}")
    store.noticing.keep(game, 3, 2, 1, 0)
    assert opened().noticing.latest(5) == (HandNoticing(game, 3, NOW, 2, 1, 0),)


def test_a_hand_that_ends_again_is_counted_once(store: Store) -> None:
    game = store.games.begin("{}", "{}", "{}")
    store.noticing.keep(game, 0, 2, 0, 0)
    store.noticing.keep(game, 0, 2, 1, 1)
    assert together(store.noticing.latest(5)) == (2, 1, 1)


def test_the_latest_hands_are_those_played_last(store: Store) -> None:
    first, second = (store.games.begin("{}", "{}", "{}") for _ in range(2))
    for game, deal in ((second, 1), (first, 0), (second, 0)):
        store.noticing.keep(game, deal, 1, 1, 0)
    assert [(hand.game_id, hand.deal) for hand in store.noticing.latest(2)] == [(second, 0), (second, 1)]


def test_a_hand_of_no_game_is_not_kept(store: Store) -> None:
    with pytest.raises(ValueError, match="no game 7"):
        store.noticing.keep(7, 0, 1, 1, 0)
    assert together(store.noticing.latest(5)) == (0, 0, 0)

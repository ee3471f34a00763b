"""What decisions cost is kept once a hand, in the order in which the hands were played."""

from __future__ import annotations

import json

import pytest

from game.storage.database import Store
from game.storage.learner_export import exported
from game.storage.learners import Learners
from game.storage.reviews import HandCost, lost_a_hand
from tests.storage.conftest import Clock, Opener
from tests.storage.inside import database

NOW = "2026-01-31T09:30:00+00:00"


def a_game(store: Store) -> int:
    return store.games.begin("{}", "{}", "{}")


def test_a_reviewed_hand_is_found_again_when_the_app_is_opened_anew(opened: Opener) -> None:
    store = opened()
    game = a_game(store)
    store.reviews.keep(game, 0, 0.7, 1.0, 6, 1)
    assert opened().reviews.latest(5) == (HandCost(game, 0, NOW, 0.7, 1.0, 6, 1),)


def test_reviewing_a_hand_again_replaces_what_was_kept_of_it(store: Store, clock: Clock) -> None:
    game = a_game(store)
    store.reviews.keep(game, 2, 0.7, 1.0, 6, 1)
    clock.forward(60)
    store.reviews.keep(game, 2, 0.6, 1.0, 6, 1)
    assert store.reviews.of(game) == {2: HandCost(game, 2, "2026-01-31T10:30:00+00:00", 0.6, 1.0, 6, 1)}


def test_the_latest_hands_are_those_played_last_however_late_they_were_reviewed(store: Store) -> None:
    first, second = a_game(store), a_game(store)
    for game, deal in ((second, 0), (first, 1), (second, 1), (first, 0)):
        store.reviews.keep(game, deal, deal / 10, 0.0, 5, 0)
    latest = [(hand.game_id, hand.deal) for hand in store.reviews.latest(3)]
    assert latest == [(first, 1), (second, 0), (second, 1)]


def test_a_hand_of_no_game_is_not_kept(store: Store) -> None:
    with pytest.raises(ValueError, match="no game 7"):
        store.reviews.keep(7, 0, 0.1, 0.0, 5, 0)
    assert store.reviews.latest(5) == ()


def test_points_lost_a_hand_are_the_mean_of_the_costs(store: Store) -> None:
    game = a_game(store)
    for deal, cost in enumerate((0.0, 0.3, 0.6)):
        store.reviews.keep(game, deal, cost, 1.0, 5, 0)
    assert lost_a_hand(store.reviews.latest(2)) == pytest.approx(0.45)
    with pytest.raises(ValueError, match="no hands"):
        lost_a_hand(())


def test_reviewed_hands_are_part_of_what_a_learner_can_take_along(store: Store) -> None:
    store.reviews.keep(a_game(store), 0, 0.25, -2.0, 5, 1)
    data = json.loads(exported(store, Learners(store.path.parent).all()[0]))
    (hand,) = data["hands reviewed"]
    assert (hand["cost"], hand["points"], hand["mistakes"]) == (0.25, -2.0, 1)


def test_a_damaged_file_keeps_the_costs_of_games_that_can_be_read(opened: Opener) -> None:
    store = opened()
    game = a_game(store)
    store.reviews.keep(game, 0, 0.25, -1.5, 5, 1)
    database(store).run("DROP TABLE settings")
    again = opened()
    assert again.notice
    assert [hand.cost for hand in again.reviews.latest(5)] == [0.25]
    database(again).run("PRAGMA foreign_keys = OFF")
    database(again).run("DROP TABLE games")
    assert opened().reviews.latest(5) == ()


def test_hands_of_a_game_from_one_on_are_forgotten_and_no_others(store: Store) -> None:
    first, second = a_game(store), a_game(store)
    for game, deal in ((first, 0), (first, 1), (first, 2), (second, 2)):
        store.reviews.keep(game, deal, 0.0, 0.0, 5, 0)
    store.reviews.drop(first, 1)
    assert (list(store.reviews.of(first)), list(store.reviews.of(second))) == ([0], [2])
    store.reviews.drop(first, 1)

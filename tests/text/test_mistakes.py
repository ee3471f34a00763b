"""The list of own mistakes by typed lines, and where its buttons lead."""

from __future__ import annotations

from game.storage.database import Store
from game.storage.mistakes import Mistake
from tests.clock import Clock
from tests.own_mistakes import ORDER, keep
from tests.text.typists import converse, new_game, sound_lines, talk


def mistakes(store: Store, *typed: str) -> str:
    """What is said in the list; every line may be the words of a button."""
    return converse(store, "your mistakes", *typed, "quit")


def of_kept_game(store: Store) -> Mistake:
    """A mistake in the first hand of a game that was played to its end."""
    game = new_game(store, "danville")
    talk(game, sound_lines(game.session))
    return keep(store, game_id=game.id, deal=0)


def test_a_mistake_is_tried_again_and_played_on(store: Store) -> None:
    keep(store)
    said = mistakes(store, "try it now", str(ORDER.kind), "play on", "back", "back")
    assert "You've been here before." in said
    assert len(store.mistakes.answers()) == 1
    _list, playing = said.split("play on", 1)
    assert "Trick 1. Your turn." in playing


def test_its_hand_is_looked_at_from_the_list(store: Store) -> None:
    of_kept_game(store)
    said = mistakes(store, "look at the hand", "back", "back")
    assert "Weighing your decisions." in said


def test_its_hand_is_looked_at_after_the_answer(store: Store) -> None:
    of_kept_game(store)
    said = mistakes(store, "try it now", "2", "see the hand", "back", "back")
    assert "Weighing your decisions." in said


def test_its_hand_is_looked_at_from_five_minutes_too(store: Store, clock: Clock) -> None:
    of_kept_game(store)
    clock.forward(days=1)
    said = converse(store, "today", "2", "see the hand", "back", "quit")
    assert "Weighing your decisions." in said
    assert "1 of your mistakes came back. Right this time: 1." in said


def test_a_mistake_is_thrown_away_and_brought_back(store: Store) -> None:
    keep(store)
    mistakes(store, "drop it")
    assert store.mistakes.all() == ()
    said = mistakes(store, "bring it back")
    assert len(store.mistakes.all()) == 1
    assert "It won't come back." in said


def test_trying_a_mistake_again_can_be_left_for_the_list(store: Store) -> None:
    keep(store)
    said = mistakes(store, "try it now", "help", "back", "drop it")
    assert "back: one step back" in said
    assert store.mistakes.answers() == ()
    assert store.mistakes.all() == ()

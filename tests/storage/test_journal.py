"""The journal: what was appended is there, in order, and only one game is in play."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.storage.database import Store, memory_store, open_store
from game.storage.journal import Entry, EntryKind, GameStatus
from tests.storage.conftest import Clock, Opener


def begin(store: Store, seed: str = "7") -> int:
    return store.games.begin('{"id": "sheet"}', f'{{"seed": "{seed}"}}', '["you", "bot"]')


def test_a_game_is_found_with_everything_it_was_begun_with(opened: Opener) -> None:
    store = opened()
    game = begin(store)
    store.games.append(game, "1:pass")
    found = opened().games.current()
    assert found is not None
    assert (found.id, found.begun, found.status) == (game, "2026-01-31T09:30:00+00:00", GameStatus.PLAYING)
    assert (found.ruleset, found.setup, found.players) == (
        '{"id": "sheet"}',
        '{"seed": "7"}',
        '["you", "bot"]',
    )
    assert found.texts == ("1:pass",)


def test_entries_are_numbered_from_one_and_know_their_kind(store: Store) -> None:
    game = begin(store)
    assert [store.games.append(game, "1:pass"), store.games.undo(game)] == [1, 2]
    assert store.games.entries(game) == (
        Entry(1, EntryKind.ACTION, "1:pass"),
        Entry(2, EntryKind.UNDO, "undo"),
    )


def test_the_journal_of_one_game_tells_undos_from_actions(store: Store) -> None:
    game = begin(store)
    journal = store.games.journal(game)
    for entry in ("1:pass", "undo", "1:order:alone"):
        journal.append(entry)
    assert [entry.kind for entry in store.games.entries(game)] == ["action", "undo", "action"]


def test_a_new_game_abandons_the_one_in_play(store: Store) -> None:
    old, new = begin(store), begin(store)
    current, abandoned = store.games.current(), store.games.load(old)
    assert current is not None
    assert current.id == new
    assert abandoned is not None
    assert abandoned.status is GameStatus.ABANDONED


@pytest.mark.parametrize("end", ["finish", "abandon"])
def test_a_game_that_has_ended_is_no_longer_in_play_and_takes_no_entry(store: Store, end: str) -> None:
    game = begin(store)
    getattr(store.games, end)(game)
    assert store.games.current() is None
    with pytest.raises(ValueError, match="not in play"):
        store.games.append(game, "1:pass")
    with pytest.raises(ValueError, match="not in play"):
        store.games.finish(game)
    assert store.games.entries(game) == ()


def test_a_game_that_never_was_takes_no_entry(store: Store) -> None:
    with pytest.raises(ValueError, match="not in play"):
        store.games.append(99, "1:pass")
    assert store.games.load(99) is None


def test_a_store_in_memory_keeps_a_game_as_long_as_it_is_open(clock: Clock) -> None:
    with memory_store(clock) as store:
        begin(store)
        assert store.games.current() is not None
    with memory_store(clock) as store:
        assert store.games.current() is None


texts = st.text(st.characters(codec="utf-8"), max_size=20)
steps = st.lists(
    st.sampled_from(["begin", "finish", "abandon", "reopen"])
    | st.tuples(st.just("append"), texts)
    | st.tuples(st.just("undo"), texts),
    max_size=30,
)


@settings(max_examples=40, deadline=None)
@given(steps)
def test_any_run_of_games_reads_back_as_it_was_written(run: list[str | tuple[str, str]]) -> None:
    games: dict[int, list[tuple[str, str]]] = {}
    statuses: dict[int, str] = {}
    with TemporaryDirectory() as folder:
        store = open_store(Path(folder), Clock())
        for step in run:
            playing = [game for game, status in statuses.items() if status == "playing"]
            if step == "begin":
                statuses |= dict.fromkeys(playing, "abandoned")
                game = begin(store)
                games[game], statuses[game] = [], "playing"
            elif step == "reopen":
                store.close()
                store = open_store(Path(folder), Clock())
            elif playing and isinstance(step, tuple):
                kind, text = step
                getattr(store.games, kind)(playing[0], text)
                games[playing[0]].append(("action" if kind == "append" else "undo", text))
            elif playing:
                getattr(store.games, str(step))(playing[0])
                statuses[playing[0]] = {"finish": "finished", "abandon": "abandoned"}[str(step)]
        for game, expected in games.items():
            found = store.games.load(game)
            assert found is not None
            assert found.status == statuses[game]
            assert [(entry.kind, entry.text) for entry in found.entries] == expected
        store.close()

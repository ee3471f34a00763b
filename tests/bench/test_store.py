"""The file that the measure of opening is taken on is one that the app could have written."""

from __future__ import annotations

from pathlib import Path

from game.bench.store import fill, store_open_ratio
from game.storage.database import open_store


def test_a_filled_file_holds_that_many_reviewed_hands_and_can_be_read(tmp_path: Path) -> None:
    open_store(tmp_path).close()
    fill(tmp_path / "leftbower.db", 30)
    with open_store(tmp_path) as store:
        assert len(store.reviews.latest(100)) == 30
        assert store.games.current() is None
        assert len(store.games.entries(1)) == 9 * 26
        assert (store.notice, store.news()) == ("", "")


def test_the_ratio_is_that_of_two_times() -> None:
    assert store_open_ratio(hands=9, runs=1) > 0

"""Files of older versions are brought up to date, with a copy kept; files of newer ones are left alone."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from game.storage.connection import Database
from game.storage.database import open_store
from game.storage.errors import StoreFailed, StoreNewer
from game.storage.migrations import APPLICATION, MIGRATIONS
from tests.storage.conftest import Clock

VERSION_1 = Path(__file__).with_name("version_1.sql")


@pytest.fixture
def first(home: Path) -> Path:
    """A file as version 1 left it."""
    home.mkdir()
    connection = sqlite3.connect(home / "leftbower.db")
    connection.executescript(VERSION_1.read_text(encoding="utf-8"))
    connection.close()
    return home / "leftbower.db"


def add_column(database: Database) -> None:
    database.run("ALTER TABLE games ADD COLUMN remark TEXT NOT NULL DEFAULT ''")
    database.run("UPDATE games SET remark = 'moved'")


def break_off(database: Database) -> None:
    database.run("DELETE FROM game_entries")
    database.run("INSERT INTO nowhere VALUES (1)")


def look(path: Path, question: str) -> list[tuple[object, ...]]:
    connection = sqlite3.connect(path)
    rows = connection.execute(question).fetchall()
    connection.close()
    return rows


def kept(home: Path) -> list[Path]:
    return sorted(home.glob("leftbower-version-*"))


def test_a_file_of_version_1_is_read_by_the_current_version(first: Path, clock: Clock) -> None:
    with open_store(first.parent, clock) as store:
        assert (store.settings.speed, store.settings.text) == ("slow", 130)
        progress = store.progress.load("left-bower")
        assert progress is not None
        assert (progress.position, progress.answers, progress.done) == ('{"step": 3}', '["JD"]', True)
        game = store.games.current()
        assert game is not None
        assert (game.id, game.setup, game.texts) == (2, '{"seed": "7"}', ("1:order", "undo"))
        assert store.notice == ""
    assert look(first, "PRAGMA user_version") == [(len(MIGRATIONS),)]


def test_a_new_file_has_taken_every_step_and_is_marked_as_ours(home: Path, clock: Clock) -> None:
    open_store(home, clock).close()
    assert look(home / "leftbower.db", "PRAGMA user_version") == [(len(MIGRATIONS),)]
    assert look(home / "leftbower.db", "PRAGMA application_id") == [(APPLICATION,)]


def test_a_later_step_changes_an_older_file_and_keeps_a_copy_of_it(first: Path, clock: Clock) -> None:
    steps = (*MIGRATIONS, add_column)
    open_store(first.parent, clock, steps).close()
    assert look(first, "SELECT DISTINCT remark FROM games") == [("moved",)]
    assert look(first, "PRAGMA user_version") == [(len(steps),)]
    (copy,) = kept(first.parent)
    assert copy.name == "leftbower-version-1-2026-01-31.db"
    assert look(copy, "SELECT count(*) FROM game_entries") == [(3,)]
    assert look(copy, "PRAGMA user_version") == [(1,)]
    open_store(first.parent, clock, steps).close()
    assert kept(first.parent) == [copy]


def test_a_step_that_fails_leaves_the_file_as_it_was(first: Path, clock: Clock) -> None:
    before = look(first, "SELECT * FROM game_entries")
    with pytest.raises(StoreFailed):
        open_store(first.parent, clock, (*MIGRATIONS, add_column, break_off))
    assert look(first, "SELECT * FROM game_entries") == before
    assert look(first, "PRAGMA user_version") == [(1,)]
    assert kept(first.parent) == []
    with open_store(first.parent, clock) as store:
        assert store.games.current() is not None


def test_a_file_of_a_newer_version_is_refused_and_not_touched(home: Path, clock: Clock) -> None:
    open_store(home, clock, (*MIGRATIONS, add_column)).close()
    path = home / "leftbower.db"
    before, names = path.read_bytes(), sorted(home.iterdir())
    with pytest.raises(StoreNewer, match="newer version"):
        open_store(home, clock)
    assert path.read_bytes() == before
    assert sorted(home.iterdir()) == names

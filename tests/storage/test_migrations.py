"""Files of older versions are brought up to date, with a copy kept; files of newer ones are left alone."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import time
from pathlib import Path

import pytest

from game.storage.connection import Database
from game.storage.database import open_store
from game.storage.decisions import KeptDecision
from game.storage.errors import StoreFailed, StoreNewer
from game.storage.learning_tables import daily_source
from game.storage.migrations import APPLICATION, MIGRATIONS, layout_of
from game.storage.mistakes import MistakeAnswer
from tests.own_mistakes import keep
from tests.storage.conftest import Clock
from tests.storage.older import TIME, file_of_version_3, kept, killed_start, rules, version

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


def copies(home: Path) -> list[Path]:
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
    (copy,) = copies(first.parent)
    assert copy.name == "leftbower-version-1-2026-01-31.db"
    assert look(copy, "SELECT count(*) FROM game_entries") == [(3,)]
    assert look(copy, "PRAGMA user_version") == [(1,)]
    open_store(first.parent, clock, steps).close()
    assert copies(first.parent) == [copy]


def test_a_step_that_fails_leaves_the_file_as_it_was(first: Path, clock: Clock) -> None:
    before = look(first, "SELECT * FROM game_entries")
    with pytest.raises(StoreFailed):
        open_store(first.parent, clock, (*MIGRATIONS, add_column, break_off))
    assert look(first, "SELECT * FROM game_entries") == before
    assert look(first, "PRAGMA user_version") == [(1,)]
    assert copies(first.parent) == []
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


def test_every_step_changes_the_tables_so_that_they_tell_the_version() -> None:
    layouts = [layout_of(MIGRATIONS[:number]) for number in range(len(MIGRATIONS) + 1)]
    assert len(set(layouts)) == len(layouts)


def test_what_is_known_of_lessons_taken_before_first_answers_were_kept_is_handed_in_without_times(
    first: Path, clock: Clock
) -> None:
    attempts = {
        "one": {"answers": ["JD"], "state": "answered"},
        "two": {"answers": ["KS", "JD"], "wrong": 1, "hints": 2, "state": "answered"},
        "three": {"answers": ["KS", "9S"], "wrong": 2, "state": "shown"},
        "three/again": {"answers": ["JD"], "state": "answered"},
        "read": {"state": "reading", "watched": 2},
        "seen": {},
        "odd": {"answers": ["\ud800"], "wrong": 1},
        "many": {"answers": ["KS"], "wrong": 10**9},
    }
    rows = {"bowers": json.dumps({"attempts": attempts}), "broken": "[" * 9000, "other": '{"attempts": 3}'}
    connection = sqlite3.connect(first)
    for lesson, position in rows.items():
        values = (lesson, "sheet", "", position, "", 1, TIME, TIME)
        connection.execute("INSERT INTO lesson_progress VALUES (?, ?, ?, ?, ?, ?, ?, ?)", values)
    connection.commit()
    connection.close()
    with open_store(first.parent, clock) as store:
        kept = store.first_answers.of("bowers").values()
        assert sorted((each.step_id, each.answer, each.tries, each.hints, each.state) for each in kept) == [
            ("one", "JD", 1, 0, "answered"),
            ("three", "KS", 2, 0, "shown"),
            ("two", "KS", 2, 2, "answered"),
        ]
        assert {(each.version, each.seconds) for each in kept} == {("", None)}
        assert store.first_answers.lessons() == {"bowers"}
        assert store.news() == ""


def test_a_ruleset_is_kept_once_for_all_games_that_were_played_by_it(home: Path, clock: Clock) -> None:
    path = file_of_version_3(home, games=30, size=60_000)
    before = path.stat().st_size
    kept(home, games=30, size=60_000)
    assert look(path, "SELECT count(*) FROM rulesets") == [(2,)]
    assert path.stat().st_size < before / 5
    with open_store(home, clock) as store:
        for _game in range(3):
            store.games.begin(rules(1, 60_000), "{}", "[]")
        current = store.games.current()
        assert current is not None
        assert current.ruleset == rules(1, 60_000)
    assert look(path, "SELECT count(*) FROM rulesets") == [(2,)]


def test_a_damaged_file_of_an_older_version_keeps_its_games_and_rulesets(home: Path) -> None:
    path = file_of_version_3(home, games=30)
    with path.open("r+b") as stream:
        stream.seek(path.read_bytes().index(b"CREATE TABLE games"))
        stream.write(b"CREATE TABL\xff")
    with open_store(home) as store:
        assert "everything it could still read" in store.notice
    kept(home, games=30)


@pytest.mark.parametrize("told", [0, 1, 2, 7, 4, 11, 2**31 + 3])
def test_an_older_file_whose_version_was_hit_by_damage_takes_the_right_steps(home: Path, told: int) -> None:
    path = file_of_version_3(home, games=3)
    with path.open("r+b") as stream:
        stream.seek(60)
        stream.write(told.to_bytes(4, "big"))
    kept(home, games=3)
    assert version(path) == len(MIGRATIONS)


@pytest.mark.skipif(os.name != "posix", reason="needs fork and SIGKILL")
def test_a_start_killed_while_it_brings_a_file_up_to_date_loses_nothing(tmp_path: Path) -> None:
    games, size = 40, 20_000
    template = file_of_version_3(tmp_path / "template", games, size)
    begun = time.perf_counter()
    shutil.copytree(template.parent, tmp_path / "whole")
    kept(tmp_path / "whole", games, size)
    whole = time.perf_counter() - begun
    broken_off: set[int] = set()
    for number in range(60):
        if number >= 12 and broken_off == {3, len(MIGRATIONS)}:
            break
        home = tmp_path / f"home-{number}"
        shutil.copytree(template.parent, home)
        killed_start(home, whole * (number % 16) / 11)
        killed_start(home, whole * (number % 7) / 14)
        broken_off.add(version(shutil.copytree(home, tmp_path / f"look-{number}") / template.name))
        kept(home, games, size)
    assert broken_off == {3, len(MIGRATIONS)}  # else no kill fell into the work
    assert not list(tmp_path.glob("home-*/*.new"))


def test_what_the_deal_of_the_day_was_kept_as_becomes_its_own_source(home: Path, clock: Clock) -> None:
    before = MIGRATIONS[: MIGRATIONS.index(daily_source)]
    with open_store(home, clock, before) as store:
        drill = keep(store, source="drill", game_id=4)
        daily = keep(store, source="drill", game_id=0, setup="{}", cost=0.3)
        store.mistakes.answer(MistakeAnswer(daily.id, "", daily.best, 0.0, 3, 0, 5), "", TIME, 1)
        kept = (KeptDecision("drill", game, 0, 1, "lead", "", "best", 0.0) for game in (0, 4))
        store.decisions.keep(kept)
    with open_store(home, clock) as store:
        assert [(each.id, each.source) for each in store.mistakes.all()] == [
            (drill.id, "drill"),
            (daily.id, "daily"),
        ]
        assert [each.mistake_id for each in store.mistakes.answers()] == [daily.id]
        assert [each.source for each in store.decisions.latest(9)] == ["daily", "drill"]
        store.mistakes.answer(MistakeAnswer(drill.id, "", drill.best, 0.0, 3, 0, 5), "", TIME, 1)

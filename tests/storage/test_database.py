"""One file, one copy of the app: locks, damage, full disks and folders that may not be written."""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from tempfile import mkdtemp

import pytest

from game.storage.database import Store, open_store
from game.storage.errors import (
    StorageError,
    StoreBusy,
    StoreDamaged,
    StoreFull,
    StoreReadOnly,
    StoreUnreachable,
)
from game.storage.migrations import MIGRATIONS
from tests.storage.conftest import Clock, Opener
from tests.storage.inside import database

POSIX = pytest.mark.skipif(os.name != "posix", reason="needs POSIX users and mounts")
ENTRIES = 300
NOW = "2026-01-31T09:30:00+00:00"


@pytest.fixture
def filled(opened: Opener) -> Path:
    """A closed file with settings, progress and a game of many entries."""
    store = opened()
    store.save_settings(replace(store.settings, speed="slow"))
    store.progress.save("left-bower", "sheet", "f1", "3", "[]")
    game = store.games.begin("{}", "{}", "[]")
    with database(store).transaction():  # one commit, for the sake of a short test
        for number in range(ENTRIES):
            store.games.append(game, f"{number % 4}:pass")
    store.close()
    return store.path


def damaged(home: Path) -> list[Path]:
    return sorted(home.glob("leftbower-damaged-*"))


def test_a_missing_folder_is_made_with_the_file_in_it(home: Path, opened: Opener) -> None:
    store = opened()
    assert store.path == home / "leftbower.db"
    assert store.path.exists()
    assert store.notice == ""


def test_without_a_folder_the_learners_own_is_used(
    home: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LEFTBOWER_HOME", str(home))
    with open_store(clock=clock) as store:
        assert store.path == home / "leftbower.db"


def test_every_commit_waits_for_the_disk_itself(store: Store) -> None:
    assert database(store).run("PRAGMA journal_mode") == [("wal",)]
    assert database(store).pragma("synchronous") == 2


def test_a_start_broken_off_while_the_file_was_made_leaves_nothing_in_the_way(
    home: Path, opened: Opener
) -> None:
    home.mkdir()
    (home / "leftbower-new.db").write_bytes(b"half a file")
    assert opened().notice == ""
    assert not (home / "leftbower-new.db").exists()


def test_a_second_copy_is_told_that_the_first_is_open(home: Path, store: Store, clock: Clock) -> None:
    with pytest.raises(StoreBusy) as caught:
        open_store(home, clock)
    assert caught.value.sentence.startswith("Left Bower is already open.")
    store.games.begin("{}", "{}", "[]")


def test_a_second_process_is_told_so_too_and_may_open_after_the_first(home: Path, store: Store) -> None:
    script = (
        "import sys; from pathlib import Path; from game.storage.database import open_store\n"
        "try: open_store(Path(sys.argv[1]))\n"
        "except Exception as error: print(type(error).__name__)\n"
        "else: print('opened')"
    )

    def second() -> str:
        return subprocess.run(
            [sys.executable, "-c", script, str(home)], capture_output=True, text=True, check=True
        ).stdout.strip()

    assert second() == "StoreBusy"
    store.close()
    assert second() == "opened"


@POSIX
def test_a_forked_child_that_outlives_the_app_does_not_hold_the_file(home: Path, clock: Clock) -> None:
    store = open_store(home, clock)
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.write(writing, b"alive")
        signal.pause()
    try:
        os.read(reading, 5)
        store.close()
        open_store(home, clock).close()
    finally:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        os.close(reading)
        os.close(writing)


def truncate(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def garbage(path: Path) -> None:
    path.write_bytes(b"\x93garbage" * 1000)


def empty(path: Path) -> None:
    path.write_bytes(b"")


def stub(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:50])


def head(path: Path) -> None:
    with path.open("r+b") as stream:
        stream.write(b"\0" * 100)


def version(path: Path) -> None:
    with path.open("r+b") as stream:
        stream.seek(60)
        stream.write(b"\xff" * 4)


def page(path: Path) -> None:
    """Ruins the page of the newest entries; everything else stays readable."""
    with path.open("r+b") as stream:
        stream.seek(path.read_bytes().rindex(b":pass") // 4096 * 4096)
        stream.write(b"\xff" * 4096)


def test_a_version_that_was_hit_by_damage_is_set_right_and_nothing_else_changes(
    filled: Path, opened: Opener
) -> None:
    version(filled)
    store = opened()
    assert store.notice == ""
    assert database(store).pragma("user_version") == len(MIGRATIONS)
    assert len(store.games.entries(1)) == ENTRIES
    assert damaged(filled.parent) == []


@pytest.mark.parametrize("bit", range(32))
def test_no_flipped_bit_of_the_version_costs_anything(filled: Path, opened: Opener, bit: int) -> None:
    with filled.open("r+b") as stream:
        stream.seek(60)
        stream.write((len(MIGRATIONS) ^ 1 << bit).to_bytes(4, "big"))
    store = opened()
    assert (store.notice, store.settings.speed) == ("", "slow")
    assert len(store.games.entries(1)) == ENTRIES
    assert opened().notice == ""


@pytest.mark.parametrize("harm", [truncate, garbage, empty, stub, head])
def test_a_damaged_file_is_kept_aside_and_a_new_one_begun_with_a_notice(
    filled: Path, opened: Opener, harm: Callable[[Path], None]
) -> None:
    harm(filled)
    before = filled.read_bytes()
    store = opened()
    (aside,) = damaged(filled.parent)
    assert aside.name == "leftbower-damaged-2026-01-31.db"
    assert aside.read_bytes() == before
    assert str(aside) in store.notice
    game = store.games.begin("{}", "{}", "[]")
    store.games.append(game, "1:pass")
    again = opened()
    assert again.notice == ""
    found = again.games.current()
    assert found is not None
    assert found.texts == ("1:pass",)


def left_open(file: Path) -> None:
    """As a copy of the app leaves it that was killed."""
    file.with_suffix(".lock").write_text("open\n", encoding="ascii")


def test_what_can_still_be_read_of_a_damaged_file_is_carried_over(filled: Path, opened: Opener) -> None:
    page(filled)
    left_open(filled)
    store = opened()
    assert "everything it could still read" in store.notice
    assert store.settings.speed == "slow"
    progress = store.progress.load("left-bower")
    assert progress is not None
    assert progress.position == "3"
    game = store.games.current()
    assert game is not None
    assert [entry.n for entry in game.entries] == list(range(1, len(game.entries) + 1))


def test_damage_behind_a_clean_end_is_found_when_the_app_is_closed(filled: Path, opened: Opener) -> None:
    page(filled)
    assert opened().notice == ""
    store = opened()
    assert "everything it could still read" in store.notice
    assert store.settings.speed == "slow"


def test_damage_in_what_every_start_reads_is_mended_at_once(filled: Path, opened: Opener) -> None:
    with filled.open("r+b") as stream:
        stream.seek(filled.read_bytes().index(b'speed"slow"') // 4096 * 4096)
        stream.write(b"\xff" * 4096)
    store = opened()
    assert "everything it could still read" in store.notice
    assert len(store.games.entries(1)) == ENTRIES
    assert opened().notice == ""


def test_a_file_closed_well_is_not_searched_for_damage_at_the_next_start(
    filled: Path, opened: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(
            "game.storage.database_file.check_whole", lambda _database: pytest.fail("all was read")
        )
        assert opened().settings.speed == "slow"


def test_rows_on_both_sides_of_a_broken_page_are_carried_over(filled: Path, opened: Opener) -> None:
    store = opened()
    for number in range(400):
        database(store).run(
            "INSERT INTO card_reviews (card_id, rating, reviewed, due) VALUES (?, 3, ?, ?)",
            (f"term/{number:04}{'x' * 60}", NOW, NOW),
        )
    store.close()
    with filled.open("r+b") as stream:
        stream.seek(filled.read_bytes().index(b"term/0200") // 4096 * 4096)
        stream.write(b"\xff" * 4096)
    left_open(filled)
    store = opened()
    assert store.notice
    names = [review.card_id[5:9] for review in store.memory.reviews()]
    assert "0200" not in names
    assert {"0000", "0100", "0300", "0399"} <= set(names)
    assert len(names) > 330
    assert names == sorted(names)


def test_a_file_cut_off_before_its_last_index_keeps_the_rows_of_all_tables(
    filled: Path, opened: Opener
) -> None:
    with closing(sqlite3.connect(filled)) as connection:
        (last,) = connection.execute("SELECT max(rootpage) FROM sqlite_master").fetchone()
    os.truncate(filled, (last - 1) * 4096)
    store = opened()
    assert "everything it could still read" in store.notice
    assert store.progress.load("left-bower") is not None
    assert store.games.latest() is not None


def statement(path: Path) -> None:
    """A byte of a table's statement that is no UTF-8 any more, where SQLite still understands it."""
    invalidate(path, b"-- ISO 8601", b"-- IS\xff 8601")


def keyword(path: Path) -> None:
    invalidate(path, b"CREATE TABLE games", b"CREATE TAB\xccE games")


def name(path: Path) -> None:
    invalidate(path, b"tablesettingssettings", b"tablesett\xe9ngssettings")


def column(path: Path) -> None:
    invalidate(path, b"lesson_id TEXT PRIMARY", b"lesson_if TEXT PRIMARY")


def invalidate(path: Path, old: bytes, new: bytes) -> None:
    raw = path.read_bytes()
    assert old in raw
    path.write_bytes(raw.replace(old, new, 1))


@pytest.mark.parametrize("harm", [statement, keyword, name, column])
def test_a_byte_hit_in_the_statements_of_the_tables_costs_no_row(
    filled: Path, opened: Opener, harm: Callable[[Path], None]
) -> None:
    harm(filled)
    for _start in range(2):
        store = opened()
        assert store.settings.speed == "slow"
        assert store.progress.load("left-bower") is not None
        assert len(store.games.entries(1)) == ENTRIES
    assert store.notice == ""


@pytest.mark.parametrize("place", [16, 18, 19, 21, 28, 47, 59, 68])
def test_a_byte_hit_in_the_head_of_the_file_costs_no_row(filled: Path, opened: Opener, place: int) -> None:
    with filled.open("r+b") as stream:
        stream.seek(place)
        old = stream.read(1)[0]
        stream.seek(place)
        stream.write(bytes([old ^ 0x24]))
    store = opened()
    assert store.settings.speed == "slow"
    assert len(store.games.entries(1)) == ENTRIES


def test_a_file_of_which_nothing_can_be_read_is_told_as_such(filled: Path, opened: Opener) -> None:
    garbage(filled)
    assert "nothing in it could be read" in opened().notice


def test_a_second_damaged_file_never_takes_the_place_of_the_first(filled: Path, opened: Opener) -> None:
    garbage(filled)
    opened().close()
    empty(filled)
    opened()
    names = [path.name for path in damaged(filled.parent)]
    assert names == ["leftbower-damaged-2026-01-31-2.db", "leftbower-damaged-2026-01-31.db"]
    assert damaged(filled.parent)[1].read_bytes().startswith(b"\x93garbage")


def test_a_file_of_another_program_is_kept_aside_too(home: Path, opened: Opener) -> None:
    home.mkdir()
    with sqlite3.connect(home / "leftbower.db") as connection:
        connection.execute("CREATE TABLE hens (name TEXT)")
    connection.close()
    assert opened().notice
    assert len(damaged(home)) == 1


def test_commits_left_beside_a_missing_file_are_kept_aside_and_not_mixed_into_a_new_one(
    filled: Path, opened: Opener
) -> None:
    filled.rename(filled.with_name("leftbower.db-wal"))
    store = opened()
    assert store.games.current() is None
    assert store.notice
    assert damaged(filled.parent)[0].name == "leftbower-damaged-2026-01-31.db-wal"


def test_damage_that_comes_to_light_during_play_is_told(filled: Path, opened: Opener) -> None:
    store = opened()
    page(filled)
    database(store).run("PRAGMA shrink_memory")  # or it would still remember the page
    with pytest.raises(StoreDamaged, match="Start Left Bower again"):
        store.games.current()
    store = opened()
    assert store.notice
    assert store.settings.speed == "slow"


def test_a_full_disk_loses_nothing_and_the_entry_can_be_tried_again(store: Store, opened: Opener) -> None:
    game = store.games.begin("{}", "{}", "[]")
    pages = database(store).pragma("page_count")
    database(store).run(f"PRAGMA max_page_count = {pages + 2}")
    written = fill(store, game)
    with pytest.raises(StoreFull) as caught:
        store.games.append(game, "x" * 5000)
    assert "Free up some space" in caught.value.sentence
    assert store.games.load(game) is not None
    with pytest.raises(StoreFull):
        store.games.begin("{}", "x" * 5000, "[]")
    database(store).run("PRAGMA max_page_count = 10000")
    assert store.games.append(game, "again") == written + 1
    found = opened().games.current()
    assert found is not None
    assert len(found.entries) == written + 1
    assert found.texts[-1] == "again"


def fill(store: Store, game: int) -> int:
    """Appends long entries until the disk is full and gives the number of those acknowledged."""
    written = 0
    try:
        while True:
            written = store.games.append(game, f"{written:1000}")
    except StoreFull:
        return written


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A real disk of 320 kilobytes."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mounted = shutil.which("mount") and subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=320k", "none", str(disk)], capture_output=True, check=False
    )
    if not mounted or mounted.returncode:
        pytest.skip("a small disk can be mounted only as root on Linux")
    yield disk
    subprocess.run(["umount", str(disk)], check=True)


def test_a_disk_that_is_really_full_loses_nothing(small_disk: Path, clock: Clock) -> None:
    ballast = small_disk / "ballast"
    with open_store(small_disk, clock) as store:
        game = store.games.begin("{}", "{}", "[]")
        ballast.write_bytes(b"x" * 60_000)
        written = fill(store, game)
        assert written > 0
        assert len(store.games.entries(game)) == written
    with open_store(small_disk, clock) as store:
        assert len(store.games.entries(game)) == written
        ballast.unlink()
        assert store.games.append(game, "again") == written + 1
    with open_store(small_disk, clock) as store:
        assert store.games.entries(game)[-1].text == "again"
        assert store.notice == ""


def test_a_disk_without_room_for_a_new_file_is_told_and_works_once_there_is_room(
    small_disk: Path, clock: Clock
) -> None:
    ballast = small_disk / "ballast"
    ballast.write_bytes(b"x" * 314_000)
    with pytest.raises(StoreFull):
        open_store(small_disk, clock)
    ballast.unlink()
    with open_store(small_disk, clock) as store:
        assert store.notice == ""


def test_a_damaged_file_on_a_full_disk_stays_where_it_is(small_disk: Path, clock: Clock) -> None:
    garbage(small_disk / "leftbower.db")
    before = (small_disk / "leftbower.db").read_bytes()
    (small_disk / "ballast").write_bytes(b"x" * 240_000)
    with pytest.raises(StoreFull):
        open_store(small_disk, clock)
    assert (small_disk / "leftbower.db").read_bytes() == before


@pytest.fixture
def plain_user() -> Iterator[Path]:
    """A folder that belongs to somebody without special rights, and this process in that role."""
    folder = Path(mkdtemp())
    folder.chmod(0o777)
    root = os.geteuid() == 0
    if root:
        os.seteuid(65534)
    yield folder
    if root:
        os.seteuid(0)
    folder.chmod(0o777)
    shutil.rmtree(folder)


@POSIX
def test_a_folder_that_may_not_be_written_is_told(plain_user: Path, clock: Clock) -> None:
    home = plain_user / "home"
    home.mkdir(mode=0o555)
    with pytest.raises(StoreReadOnly) as caught:
        open_store(home, clock)
    assert "LEFTBOWER_HOME" in caught.value.sentence
    home.chmod(0o755)
    open_store(home, clock).close()


@POSIX
def test_a_folder_that_may_no_longer_be_written_is_told(plain_user: Path, clock: Clock) -> None:
    home = plain_user / "home"
    open_store(home, clock).close()
    home.chmod(0o555)
    with pytest.raises(StoreReadOnly):
        open_store(home, clock)
    home.chmod(0o755)


@POSIX
def test_a_file_that_may_not_be_written_is_told(plain_user: Path, clock: Clock) -> None:
    with open_store(plain_user, clock) as store:
        path = store.path
    path.chmod(0o444)
    with pytest.raises(StoreReadOnly):
        open_store(plain_user, clock)
    assert damaged(plain_user) == []


@POSIX
def test_a_folder_that_may_not_be_made_is_told(plain_user: Path, clock: Clock) -> None:
    above = plain_user / "above"
    above.mkdir(mode=0o555)
    with pytest.raises(StoreReadOnly):
        open_store(above / "home", clock)


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path, clock: Clock) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    with pytest.raises(StoreUnreachable, match="LEFTBOWER_HOME"):
        open_store(tmp_path / "file" / "home", clock)


def test_a_folder_in_the_place_of_the_file_is_kept_aside_with_all_that_is_in_it(
    home: Path, clock: Clock
) -> None:
    (home / "leftbower.db").mkdir(parents=True)
    (home / "leftbower.db" / "diary.txt").write_text("mine", encoding="utf-8")
    with open_store(home, clock) as store:
        assert "nothing in it could be read" in store.notice
    (aside,) = home.glob("leftbower-damaged-*.db")
    assert (aside / "diary.txt").read_text(encoding="utf-8") == "mine"
    with open_store(home, clock) as store:
        assert store.notice == ""


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_a_pipe_in_the_place_of_the_file_is_kept_aside_and_not_waited_for(home: Path, clock: Clock) -> None:
    home.mkdir()
    os.mkfifo(home / "leftbower.db")
    with open_store(home, clock) as store:
        assert "nothing in it could be read" in store.notice
    (aside,) = home.glob("leftbower-damaged-*.db")
    assert aside.is_fifo()


@pytest.mark.parametrize("ending", ["-wal", "-shm", "-journal"])
def test_a_folder_in_the_place_of_what_sqlite_keeps_beside_the_file_costs_no_row(
    filled: Path, opened: Opener, ending: str
) -> None:
    beside = filled.with_name(f"{filled.name}{ending}")
    beside.mkdir()
    (beside / "diary.txt").write_text("mine", encoding="utf-8")
    store = opened()
    assert store.progress.load("left-bower") is not None
    assert store.games.latest() is not None
    assert len([*filled.parent.rglob("diary.txt")]) == 1


@pytest.mark.skipif(os.name != "posix", reason="needs links")
def test_a_link_to_a_disk_that_is_not_there_is_told_and_stays(home: Path, clock: Clock) -> None:
    home.mkdir()
    (home / "leftbower.db").symlink_to(home / "unplugged" / "leftbower.db")
    with pytest.raises(StoreUnreachable, match="LEFTBOWER_HOME"):
        open_store(home, clock)
    assert (home / "leftbower.db").is_symlink()


def test_a_folder_in_the_place_of_the_lock_is_named(home: Path, clock: Clock) -> None:
    (home / "leftbower.lock").mkdir(parents=True)
    with pytest.raises(StorageError, match=r"leftbower\.lock"):
        open_store(home, clock)


def test_after_a_start_that_failed_the_next_one_is_not_locked_out(home: Path, clock: Clock) -> None:
    (home / "leftbower.lock").mkdir(parents=True)
    with pytest.raises(StorageError):
        open_store(home, clock)
    (home / "leftbower.lock").rmdir()
    open_store(home, clock).close()

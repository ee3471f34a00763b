"""Strange surroundings: folders and names that cannot be, time zones that are none, clocks that jump."""

from __future__ import annotations

import io
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import redirect_stderr, redirect_stdout
from datetime import timedelta
from pathlib import Path
from tempfile import mkdtemp

import pytest

import game
from game.cli import entry
from game.course.memory.days import days, last_week
from game.records.record_faults import RecordRefused
from game.records.record_file import open_record
from game.rulesets.own_rulesets import take_in
from game.storage.database import open_store, stamp
from game.storage.memory import StepAnswer
from game.yamlfile.yaml_positions import YamlFault
from tests.clock import Clock

ROOT = Path(game.__file__).parent.parent
POSIX = pytest.mark.skipif(os.name != "posix", reason="needs POSIX users and zones")
TOO_LONG = f"/tmp/{'x' * 300}"


def run(*arguments: str, **variables: str) -> tuple[int, str]:
    """A command in a process of its own: its exit code and all that it says."""
    done = subprocess.run(
        [sys.executable, "-m", "game", *arguments],
        cwd=ROOT,
        env={**os.environ, **variables},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


@POSIX
@pytest.mark.parametrize(
    "arguments",
    [("text",), ("export",), ("learner", "export", "1", "x.json"), ("learner", "erase", "1", "--yes")],
)
def test_a_folder_whose_name_is_too_long_is_told_in_a_sentence(arguments: tuple[str, ...]) -> None:
    code, said = run(*arguments, LEFTBOWER_HOME=TOO_LONG)
    assert "File name too long" in said
    assert "LEFTBOWER_HOME" in said
    assert "Traceback" not in said
    assert code == 1


@POSIX
def test_what_needs_no_folder_works_without_one() -> None:
    assert run("rules", LEFTBOWER_HOME=TOO_LONG)[0] == 0
    assert run("learner", "list", LEFTBOWER_HOME=TOO_LONG)[0] == 0


def carried_out(script: str, zone: str) -> subprocess.CompletedProcess[str]:
    """A script in a process of its own that is told this time zone."""
    return subprocess.run(
        [sys.executable, "-c", script],
        cwd=ROOT,
        env={**os.environ, "TZ": zone},
        capture_output=True,
        text=True,
        check=False,
    )


@POSIX
@pytest.mark.parametrize("zone", ["/nowhere", "Nowhere/Land", "/etc/passwd", "/", ":", "x" * 300])
def test_a_time_zone_that_is_none_is_taken_for_that_of_greenwich(zone: str) -> None:
    script = (
        "from datetime import date, datetime, timedelta\n"
        "from game.i18n import format_date, format_span\n"
        "print(format_date(date(2026, 1, 31)), format_span(timedelta(days=3)))\n"
        "print(datetime.now().astimezone().utcoffset())"
    )
    done = carried_out(script, zone)
    assert (done.returncode, done.stdout) == (0, "January 31, 2026 in 3 days\n0:00:00\n")


@POSIX
@pytest.mark.parametrize("zone", ["/etc/passwd", "/", "/dev/null"])
@pytest.mark.parametrize(
    "sentence",
    [
        "format_number(1200)",
        "format_percent(0.5)",
        "format_list(['one', 'two'])",
        "format_weekday(date(2026, 1, 31))",
    ],
)
def test_whatever_is_said_first_a_time_zone_that_is_none_does_not_stop_it(zone: str, sentence: str) -> None:
    script = f"from datetime import date\nfrom game import i18n\nprint(i18n.{sentence})"
    done = carried_out(script, zone)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_name_with_a_sign_that_no_file_can_have_is_refused_in_a_sentence() -> None:
    with pytest.raises(RecordRefused, match="There's no file"):
        open_record(Path("a\0b.egn"))
    with pytest.raises(YamlFault, match="can't be read"):
        take_in(Path("a\0b.yaml"))


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that anybody can come into."""
    folder = Path(mkdtemp())
    folder.chmod(0o777)
    yield folder
    shutil.rmtree(folder)


def as_nobody(arguments: Sequence[str], home: Path) -> tuple[int, str]:
    """A command carried out by a user without any rights; what it needs has been imported before."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        code = 99
        try:
            os.environ["LEFTBOWER_HOME"] = str(home)
            if os.geteuid() == 0:
                os.setgroups([])
                os.setgid(65534)
                os.setuid(65534)
            with os.fdopen(writing, "w") as out, redirect_stdout(out), redirect_stderr(out):
                code = entry.main(arguments)
        finally:
            os._exit(code)
    os.close(writing)
    with os.fdopen(reading) as said:
        told = said.read()
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), told


@POSIX
@pytest.mark.parametrize("command", [("export",), ("learner", "export", "1", "anna.json"), ("text",)])
@pytest.mark.parametrize("mode", [0o555, 0o000])
def test_an_ordinary_user_whose_folder_may_not_be_written_is_told(
    open_folder: Path, command: tuple[str, ...], mode: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    home = open_folder / "home"
    home.mkdir()
    monkeypatch.chdir(open_folder)
    entry.main(command)  # with a folder of its own: what it imports is there then
    home.chmod(mode)
    code, said = as_nobody(command, home)
    assert code == 1
    assert "doesn't have permission to write" in said
    assert "Traceback" not in said
    assert list(home.iterdir()) == []


@POSIX
def test_an_ordinary_user_is_told_where_a_file_may_not_be_written(open_folder: Path) -> None:
    home, closed = open_folder / "home", open_folder / "closed"
    closed.mkdir(mode=0o555)
    target = ("learner", "export", "1", str(closed / "anna.json"))
    entry.main(("learner", "export", "1", str(open_folder / "mine.json")))
    code, said = as_nobody(target, home)
    assert code == 1
    assert "anna.json can't be written" in said
    assert list(closed.iterdir()) == []


def test_a_clock_that_was_set_back_loses_nothing_and_ends_no_screen(home: Path, clock: Clock) -> None:
    with open_store(home, clock) as store:
        store.memory.meet(["term/march"])
        for jump in (0, 4000, -8000, 4000):
            clock.forward(days=jump)
            when = stamp(store.now())
            store.memory.note([StepAnswer("l", f"s{jump}", "a", True, when, when, "")])
            store.memory.review("term/march", 3, stamp(store.now() + timedelta(days=9)), "")
            assert len(last_week(store)) == 7
        assert sum(day.steps for day in days(store, 99)) == 4
        assert sum(day.cards for day in days(store, 99)) == 4
    with open_store(home, clock) as store:
        assert (store.notice, store.news()) == ("", "")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"

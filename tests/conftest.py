"""What every test needs (no window, no sound, nobody's own folder) and the report of clauses."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import count
from typing import TYPE_CHECKING

import hypothesis
import pytest

if TYPE_CHECKING:  # what a test does not ask for is not fetched
    from game.storage.database import Store
    from tests.clock import Clock

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
hypothesis.settings.register_profile("untimed", deadline=None)  # how fast something is shows a benchmark
hypothesis.settings.load_profile("untimed")
_homes = count()
_TIED = pytest.StashKey[frozenset[str]]()
"""The ids of all clauses that a collected test is marked with."""
_FLIPS = pytest.StashKey[tuple[int, list[str]]]()
"""How many switches were flipped, and those that no test noticed."""


@pytest.fixture(autouse=True)
def _own_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Progress and settings of a test go to a folder of its own, which is made when it is first used."""
    home = tmp_path_factory.getbasetemp() / f"home-{next(_homes)}"
    monkeypatch.setenv("LEFTBOWER_HOME", str(home))


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    """Each test starts in English and leaves no other language behind."""
    from game import i18n

    i18n.use(i18n.SOURCE)
    yield
    i18n.use(i18n.SOURCE)


@pytest.fixture
def clock() -> Clock:
    """A clock that stands where the test puts it."""
    from tests.clock import Clock

    return Clock()


@pytest.fixture
def store(clock: Clock) -> Iterator[Store]:
    """What is kept of a learner, in memory, by that clock."""
    from game.storage.database import memory_store

    with memory_store(clock) as store:
        yield store


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--clauses", action="store_true", help="list the clauses of the rulesets without a test")
    parser.addoption("--flip", action="store_true", help="flip every switch; a test of its clause must fail")
    parser.addoption("--hands", metavar="FILE", help="hands of another program to compare with (.jsonl.xz)")
    parser.addoption("--all-hands", action="store_true", help="compare all of those hands, not a sample")


def pytest_collection_finish(session: pytest.Session) -> None:
    marks = (mark for item in session.items for mark in item.iter_markers("clause"))
    session.config.stash[_TIED] = frozenset(str(mark.args[0]) for mark in marks)


def pytest_runtestloop(session: pytest.Session) -> bool | None:
    """With --flip the collected tests are run against changed rulesets instead of once each."""
    if not session.config.getoption("--flip") or session.config.option.collectonly:
        return None
    from tests import flipping

    missed = flipping.run(session)
    session.config.stash[_FLIPS] = (len(list(flipping.flips())), [str(flip) for flip in missed])
    session.testsfailed = len(missed)
    return True


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if _FLIPS in config.stash:
        count, missed = config.stash[_FLIPS]
        terminalreporter.section("flipped switches")
        terminalreporter.line(f"{count - len(missed)} of {count} were noticed by a test of their clause")
        for flip in missed:
            terminalreporter.line(f"not noticed: {flip}")
    if config.getoption("--clauses"):
        from game.dev.clauses import report
        from game.rulesets.shipped import list_rulesets

        terminalreporter.section("clauses")
        for line in report(list_rulesets(), config.stash[_TIED]):
            terminalreporter.line(line)

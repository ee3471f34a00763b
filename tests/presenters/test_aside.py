"""Work that is done aside: there at once where it is short, looked at later where it isn't."""

from __future__ import annotations

from threading import Event

import pytest

from game.presenters.aside import Aside


def test_short_work_is_there_at_once_and_is_no_news() -> None:
    work = Aside(lambda: 7)
    work.wait()
    assert work.found == 7


def test_long_work_comes_later_once() -> None:
    go = Event()

    def slow() -> str:
        go.wait(10)
        return "done"

    work = Aside(slow)
    assert (work.done, work.found, work.has_come()) == (False, None, False)
    go.set()
    work.wait()
    assert work.has_come()
    assert not work.has_come()
    assert work.found == "done"


def test_what_goes_wrong_aside_is_raised_where_the_result_is_asked_for() -> None:
    work: Aside[int] = Aside(lambda: int("no number"))
    work.wait()
    with pytest.raises(ValueError, match="no number"):
        _ = work.found

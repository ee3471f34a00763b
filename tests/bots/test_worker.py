"""The process that thinks: it reports early, stops when told, and its death loses nothing."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from dataclasses import replace
from time import monotonic, sleep

import pytest

from game.bots.levels import Level, bot
from game.bots.worker import Handle, Progress, Worker
from game.rules.seats import Seat
from game.rules.view import SeatView, observe
from game.strategy.values import Effort, search
from tests.tables import hand_setup, reach, rules

SHORT = Effort(chunk=10, most=30, error=0.0)
LONG = Effort(chunk=1000, most=1_000_000, error=0.0)


def view_of(hand: str = "AS KS 9D TD QH") -> SeatView:
    ruleset = rules(game_points=None)
    return observe(reach(hand_setup(hand, dealer=Seat.EAST, upcard="9C"), "", ruleset), Seat.SOUTH)


@pytest.fixture(scope="module")
def worker() -> Iterator[Worker]:
    ours = Worker()
    yield ours
    ours.close()


def until(handle: Handle, wanted: Callable[[Progress], bool]) -> Progress:
    """The first report that is as wanted."""
    patience = monotonic() + 30
    while monotonic() < patience:
        report = handle.poll()
        if report is not None and wanted(report):
            return report
        sleep(0.01)
    raise AssertionError("no such report came")


def finished(handle: Handle) -> Progress:
    return until(handle, lambda report: report.done)


def test_the_process_finds_the_values_that_a_search_finds(worker: Worker) -> None:
    report = finished(worker.appraise(view_of(), SHORT, "seed"))
    assert report.values == search(view_of(), "seed", SHORT)


@pytest.mark.parametrize("level", [Level.GREENHORN, Level.SHARP])
def test_a_bot_in_the_process_chooses_as_it_does_anywhere(worker: Worker, level: Level) -> None:
    player = bot(level, "seed")
    assert finished(worker.choose(player, view_of())).choice == player.choose(view_of())


def test_values_come_in_before_the_work_is_done(worker: Worker) -> None:
    handle = worker.appraise(view_of(), LONG)
    first = until(handle, lambda report: True)
    later = until(handle, lambda report: report != first)
    assert not later.done
    assert first.values is not None
    assert later.values is not None
    assert later.values.worlds > first.values.worlds
    handle.cancel()


def test_work_that_is_cancelled_makes_room_for_other_work(worker: Worker) -> None:
    endless = worker.appraise(view_of(), LONG)
    until(endless, lambda report: True)
    endless.cancel()
    assert finished(worker.appraise(view_of(), SHORT, "next")).values is not None
    assert endless.poll() is None


def test_a_choice_does_not_wait_for_values_that_were_asked_before(worker: Worker) -> None:
    endless = worker.appraise(view_of(), LONG)
    before = until(endless, lambda report: True).values
    player = bot(Level.SHARP, "seed")
    assert finished(worker.choose(player, view_of())).choice == player.choose(view_of())
    assert before is not None
    later = until(endless, lambda report: report.values != before)
    assert later.values is not None
    assert later.values.worlds > before.worlds  # it goes on where it was
    endless.cancel()


def test_what_somebody_waits_for_comes_before_what_was_asked_earlier(worker: Worker) -> None:
    endless = worker.appraise(view_of(), LONG)
    until(endless, lambda report: True)
    assert finished(worker.appraise(view_of(), SHORT, "soon", soon=True)).values is not None
    before = endless.poll()
    until(endless, lambda report: report != before)  # and then that goes on
    endless.cancel()


def test_a_process_that_is_killed_is_replaced_and_nothing_is_lost(worker: Worker) -> None:
    running, waiting = worker.appraise(view_of(), LONG), worker.appraise(view_of(), SHORT, "later")
    until(running, lambda report: True)
    before = worker.pid
    assert before is not None
    os.kill(before, signal.SIGTERM)
    until(running, lambda report: worker.pid != before)
    worlds = until(running, lambda report: True).values
    until(running, lambda report: report.values != worlds)
    running.cancel()
    assert finished(waiting).values == search(view_of(), "later", SHORT)


def test_a_process_that_dies_while_idle_is_replaced_when_it_is_needed(worker: Worker) -> None:
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGTERM)
    sleep(0.2)
    assert finished(worker.appraise(view_of(), SHORT, "again")).values is not None


def test_work_that_cannot_be_done_says_so_and_the_process_lives_on(worker: Worker) -> None:
    impossible = replace(view_of(), kitty_size=9)
    assert "NoWorld" in finished(worker.appraise(impossible, SHORT)).fault
    assert finished(worker.appraise(view_of(), SHORT)).fault == ""


def test_work_over_which_every_process_dies_is_given_up(worker: Worker) -> None:
    deadly = worker.appraise(view_of(), LONG)
    patience = monotonic() + 60
    while (report := deadly.poll()) is None or not report.done:
        assert monotonic() < patience
        if worker.pid is not None:
            os.kill(worker.pid, signal.SIGKILL)
        sleep(0.05)
    assert "again and again" in report.fault
    assert finished(worker.appraise(view_of(), SHORT)).fault == ""


def test_where_the_system_has_no_process_left_work_is_given_up_and_may_be_asked_again(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none_left() -> None:
        raise OSError("no process")

    with monkeypatch.context() as crowded:
        crowded.setattr(worker, "_start", none_left)
        open_work = worker.appraise(view_of(), LONG)
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGKILL)
        assert "no process" in finished(open_work).fault
        assert "no process" in finished(worker.choose(bot(Level.SHARP), view_of())).fault
    assert finished(worker.appraise(view_of(), SHORT)).values is not None


def test_a_process_that_was_ended_is_not_begun_again_by_a_look_at_its_work() -> None:
    ours = Worker()
    handle = ours.appraise(view_of(), LONG)
    ended = ours.pid
    ours.close()
    assert handle.poll() is None
    assert ours.pid == ended


def test_nothing_is_left_of_work_that_was_finished_and_looked_at(worker: Worker) -> None:
    handles = [worker.appraise(view_of(), SHORT, f"seed {number}") for number in range(3)]
    found = [finished(handle) for handle in handles]
    assert [handle.poll() for handle in handles] == found  # whoever asked still has it
    handles[0].cancel()
    assert handles[0].poll() is None
    assert (worker._open, worker._lives, worker._reports) == ({}, {}, {})

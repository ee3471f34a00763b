"""The process that thinks: it reports early, stops when told, and its death loses nothing."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from time import monotonic, sleep

import pytest

from game.bots import worker as working
from game.bots.levels import Level, bot
from game.bots.piecework import Decision, next_up
from game.bots.whole_hand import HandToPlay, play
from game.bots.worker import Handle, Progress, Worker
from game.rules.seats import Seat
from game.rules.state import Standing
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


def dies_always(handle: Handle, worker: Worker) -> Progress:
    """What is said at last of a piece of work whose processes all die."""
    patience = monotonic() + 60
    while (report := handle.poll()) is None or not report.done:
        assert monotonic() < patience
        if worker.pid is not None:
            with suppress(ProcessLookupError):
                os.kill(worker.pid, signal.SIGKILL)
        sleep(0.05)
    return report


def test_after_three_deaths_in_a_row_all_work_is_given_up_for_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    worker = Worker()
    waiting = worker.appraise(view_of(), SHORT)
    assert "again and again" in dies_always(worker.appraise(view_of(), LONG, soon=True), worker).fault
    assert "again and again" in finished(waiting).fault
    assert worker.tired
    assert "again and again" in finished(worker.choose(bot(Level.SHARP), view_of())).fault
    monkeypatch.setattr(working, "monotonic", lambda: monotonic() + working.REST)
    assert finished(worker.appraise(view_of(), SHORT)).fault == ""
    assert not worker.tired
    worker.close()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(working, "PATIENCE", 1.0)


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="needs SIGSTOP")
def test_a_process_that_hangs_is_replaced_and_nothing_is_lost(worker: Worker, impatient: None) -> None:
    running = worker.appraise(view_of(), LONG)
    until(running, lambda report: True)
    hung = worker.pid
    assert hung is not None
    os.kill(hung, signal.SIGSTOP)
    waiting = worker.appraise(view_of(), SHORT, "later", soon=True)
    assert finished(waiting).values == search(view_of(), "later", SHORT)
    assert worker.pid not in (None, hung)
    running.cancel()
    sleep(0.3)
    with pytest.raises(ProcessLookupError):
        os.kill(hung, 0)


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="needs SIGSTOP")
def test_nothing_waits_for_a_process_that_hangs(worker: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(working, "PATIENCE", 5.0)
    assert finished(worker.appraise(view_of(), SHORT)).values is not None
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGSTOP)
    hung = worker.pid
    handles = [worker.appraise(view_of(), LONG, f"seed {number}") for number in range(400)]
    reports = [handle.poll() for handle in handles]
    assert worker.pid == hung  # far more than the pipe holds was handed out, and it still hangs
    assert not any(reports)
    for handle in handles:
        handle.cancel()
    assert finished(worker.appraise(view_of(), SHORT)).values is not None
    assert worker.pid != hung


def test_a_process_that_has_nothing_to_do_may_be_silent(worker: Worker, impatient: None) -> None:
    assert finished(worker.appraise(view_of(), SHORT)).values is not None
    before = worker.pid
    sleep(1.3)
    assert finished(worker.appraise(view_of(), SHORT, "after a rest")).values is not None
    assert worker.pid == before


def test_where_the_system_has_no_process_left_work_is_given_up_and_may_be_asked_again(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none_left(*_what: object) -> None:
        raise OSError("no process")

    with monkeypatch.context() as crowded:
        crowded.setattr(working, "Process", none_left)
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
    assert not worker.in_hand
    assert all(worker.newest(number) is None for number in range(5))


def far_away(level: Level = Level.STEADY) -> HandToPlay:
    player = bot(level, "there")
    return HandToPlay(rules(game_points=None), "table 3", Standing(), (player, player, player, player))


@pytest.mark.parametrize("level", [Level.STEADY, Level.SHARP])
def test_a_hand_at_another_table_goes_there_as_it_goes_anywhere(worker: Worker, level: Level) -> None:
    hand = far_away(level)
    report = finished(worker.play(hand))
    assert report.standing == play(hand)
    assert report.standing is not None
    assert report.standing.deals == 1


def test_a_hand_at_another_table_makes_way_for_everything_else() -> None:
    hint = Decision(view_of(), "", SHORT, None, soon=False)
    choice = Decision(view_of(), "", SHORT, bot(Level.STEADY), soon=True)
    assert next_up({1: far_away(), 2: hint, 3: choice}) == 3
    assert next_up({1: far_away(), 2: hint}) == 2
    assert next_up({1: far_away(), 4: far_away()}) == 1

"""Levels against each other: fair deals, honest errors, and the same score in any executor."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from math import inf, sqrt
from typing import Any

import pytest

from game.arena.duplicate import Duplicate, Pairing, Played, score
from game.arena.running import bar, own_version, run, silent, workers
from game.arena.shares import Shares, shares
from game.bots.levels import Level
from game.cli import entry
from tests.tables import DANVILLE, rules


def pairing(first: Level = Level.STEADY, second: Level = Level.GREENHORN) -> Pairing:
    return Pairing(rules(DANVILLE), first, second, "test")


def test_a_level_leads_itself_by_nothing_in_any_deal() -> None:
    played = pairing(Level.STEADY, Level.STEADY).deals(range(20))
    assert [deal.lead for deal in played] == [0.0] * 20


def test_swapping_the_levels_swaps_the_sign_in_every_deal() -> None:
    one = pairing(Level.STEADY, Level.SUNDAY).deals(range(30))
    other = pairing(Level.SUNDAY, Level.STEADY).deals(range(30))
    assert [deal.lead for deal in one] == [-deal.lead for deal in other]
    assert any(deal.lead for deal in one)


def test_the_rule_bot_beats_the_greenhorn() -> None:
    assert score(pairing().deals(range(120))).lower > 0


def led_by(lead: float) -> Duplicate:
    return Duplicate(Played(lead, (True, 1)), Played(-lead, (False, 2)))


def test_the_shares_tell_how_often_each_side_scored_how_much() -> None:
    hands = [(True, 1), (True, 1), (False, 4), (False, 0)]
    assert shares(hands) == Shares({1: 0.5}, {4: 0.25})
    assert score([led_by(1.0), led_by(0.0)]).shares == Shares({1: 0.5}, {2: 0.5})
    with pytest.raises(ValueError, match="no hands"):
        shares([])


def test_every_hand_that_is_not_thrown_in_scores_for_one_side() -> None:
    found = score(pairing().deals(range(40))).shares
    assert sum(found.dealers.values()) + sum(found.others.values()) == pytest.approx(1)  # the dealer is stuck
    assert sum(found.dealers.values()) > sum(found.others.values())


def test_the_error_is_that_of_a_mean() -> None:
    found = score([led_by(lead) for lead in (1.0, -1.0, 2.0, 0.0)])
    assert found.mean == 0.5
    assert found.error == pytest.approx(sqrt(5 / 3 / 4))
    assert found.lower == pytest.approx(0.5 - 1.96 * found.error)
    assert score([led_by(1.0)]).error == inf
    with pytest.raises(ValueError, match="no deals"):
        score([])


def test_any_executor_comes_to_the_same_score() -> None:
    here = run(pairing(), 35, None, silent)
    with ThreadPoolExecutor(2) as pool:
        assert run(pairing(), 35, pool, silent) == here
    assert here.deals == 35


def test_a_pairing_travels_to_other_processes() -> None:
    with workers(2, None) as executor:
        assert executor is not None
        assert run(pairing(), 20, executor, silent) == run(pairing(), 20, None, silent)


def test_the_bar_hears_of_every_deal() -> None:
    heard: list[tuple[int, int]] = []
    run(pairing(), 12, None, lambda done, total: heard.append((done, total)))
    assert heard == [(done, 12) for done in range(13)]


class Breaking(Executor):
    """Runs the first job and fails in the second."""

    def __init__(self) -> None:
        self.futures: list[Future[Any]] = []

    def submit(self, function: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        if not self.futures:
            future.set_result(function(*given, **named))
        elif len(self.futures) == 1:
            future.set_exception(RuntimeError("lost"))
        self.futures.append(future)
        return future


def test_jobs_still_waiting_are_cancelled_when_one_fails() -> None:
    executor = Breaking()
    with pytest.raises(RuntimeError, match="lost"):
        run(pairing(), 50, executor, silent)
    assert all(future.cancelled() for future in executor.futures[2:])


def test_the_command_prints_a_line_for_other_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert entry.main(["arena", "steady", "greenhorn", "--deals", "20", "--ruleset", DANVILLE, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["first"], found["second"], found["deals"]) == ("steady", "greenhorn", 20)
    assert found["lower_95"] < found["points_a_hand"]


def test_one_deal_says_nothing_about_the_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert entry.main(["arena", "steady", "greenhorn", "--deals", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out, parse_constant=pytest.fail)
    assert found["standard_error"] is None
    assert found["lower_95"] is None


def test_the_command_says_the_score_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert entry.main(["arena", "steady", "steady", "--deals", "5"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("Steady against Steady, ")
    assert "0.000 points per hand" in said
    assert "(real players: 45, 16, and 5)" in said


class Cluster:
    """Stands in for the package of Dask: a cluster that plays in threads of this process."""

    KilledWorker = type("KilledWorker", (Exception,), {})

    def __init__(self, workers: int = 1, version: str | None = own_version()) -> None:
        self.workers, self.version = workers, version
        self.there, self.left = True, False

    def Client(self, address: str, timeout: float) -> Cluster:
        if not self.there:
            raise OSError("timed out")
        return self

    def __enter__(self) -> Cluster:
        return self

    def __exit__(self, *_anything: object) -> None:
        self.left = True

    def wait_for_workers(self, count: int, timeout: float) -> None:
        if self.workers < count:
            raise TimeoutError

    def submit(self, function: Callable[[], str], pure: bool) -> Future[Any]:
        future: Future[Any] = Future()
        if self.version is None:
            future.set_exception(RuntimeError("Error during deserialization"))
        else:
            future.set_result(self.version)
        return future

    def get_executor(self) -> Executor:
        return ThreadPoolExecutor(2)


CLUSTER_ADDRESS = "tcp://127.0.0.1:8786"


def on_cluster(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setitem(sys.modules, "distributed", cluster)
    return entry.main(["arena", "steady", "sunday", "--deals", "30", "--json", "--dask", CLUSTER_ADDRESS])


def test_a_cluster_comes_to_the_score_that_is_found_here(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    cluster = Cluster()
    assert on_cluster(cluster, monkeypatch) == 0
    theirs = capsys.readouterr().out
    assert entry.main(["arena", "steady", "sunday", "--deals", "30", "--json"]) == 0
    assert capsys.readouterr().out == theirs
    assert cluster.left


@pytest.mark.parametrize(
    ("cluster", "said"),
    [
        (Cluster(workers=0), "No worker in the Dask cluster at tcp://127.0.0.1:8786 is answering."),
        (Cluster(version=None), "They have: none."),
        (Cluster(version="0.0.1"), "They have: 0.0.1."),
    ],
    ids=["no worker", "without Left Bower", "another version"],
)
def test_a_cluster_that_cannot_play_is_refused_before_it_is_given_deals(
    cluster: Cluster, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert on_cluster(cluster, monkeypatch) == 1
    assert capsys.readouterr().err.endswith(f"{said}\n")
    assert cluster.left


def test_a_cluster_that_is_not_there_or_goes_away_is_told_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    cluster = Cluster()
    cluster.there = False
    assert on_cluster(cluster, monkeypatch) == 1
    assert capsys.readouterr().err == f"There's no Dask cluster at {CLUSTER_ADDRESS}: timed out.\n"
    cluster.there = True
    monkeypatch.setattr(Cluster, "get_executor", lambda _cluster: Lost())
    assert on_cluster(cluster, monkeypatch) == 1
    assert "disconnected before all the deals were played." in capsys.readouterr().err


class Lost(Executor):
    """Every job is lost, as when the scheduler dies."""

    def submit(self, function: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.cancel()
        return future


def test_the_bar_is_drawn_over_itself_and_ends_its_line(capsys: pytest.CaptureFixture[str]) -> None:
    for done in (0, 5, 10):
        bar(done, 10)
    said = capsys.readouterr().err
    assert said.count("\r") == 3
    assert said.endswith("[##############################] 10 of 10 deals\n")


WRONG = [["steady"], ["steady", "nobody"], ["steady", "sunday", "--deals", "0"]]


@pytest.mark.parametrize("wrong", WRONG)
def test_the_command_refuses_what_makes_no_sense(
    wrong: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        entry.main(["arena", *wrong])
    assert end.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_the_command_names_the_rulesets_there_are_where_the_wanted_one_is_not(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert entry.main(["arena", "steady", "sunday", "--ruleset", "nowhere"]) == 1
    told = capsys.readouterr().err
    assert "There's no ruleset nowhere. These are the rulesets: " in told
    assert DANVILLE in told

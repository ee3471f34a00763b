"""The end of a drill: its figure, its past, and what comes next."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.bots.at_once import AtOnce
from game.drills.level_costs import measured
from game.drills.plan import Plan, Topic
from game.pages.drill_result import result_lines
from game.presenters.desk import BACK
from game.presenters.drill_result import DrillEnd
from game.presenters.drill_run import DrillRun
from game.storage.database import memory_store
from tests.clock import Clock
from tests.drill_tables import BEST, SECOND, WORST, drilled, rules
from tests.presenters.conftest import PlainDesk
from tests.tables import HOYLE


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def here(clock: Clock) -> Iterator[PlainDesk]:
    with memory_store(clock) as store:
        yield PlainDesk(store, AtOnce)  # type: ignore[arg-type]


def end_of(desk: PlainDesk, places: list[int], seed: str = "run") -> DrillEnd:
    run = DrillRun(desk, SECOND, rules(), seed)
    drilled(run, places)
    return DrillEnd(run)


def test_a_first_drill_says_so_and_lies_between_levels(here: PlainDesk) -> None:
    page = end_of(here, [BEST] * 10).page()
    assert page.sentence.startswith("Your first drill of this kind.")
    assert page.figure == "0.00"
    assert page.give.endswith("over 10 decisions")
    assert [row.words for row in page.rows] == ["Today"]
    assert len(page.levels) == 5
    assert page.tally == ("**10** best", "**0** nearly as good", "**0** mistakes")
    assert page.looks == ()


def test_few_decisions_are_said_to_be_few(here: PlainDesk) -> None:
    assert "That's too few to say much yet." in end_of(here, [BEST] * 3).page().sentence


def test_another_day_is_a_line_and_a_comparison(here: PlainDesk, clock: Clock) -> None:
    end_of(here, [WORST] * 10, "bad")
    clock.forward(days=3)
    page = end_of(here, [BEST] * 10).page()
    assert page.sentence.startswith("Less than half what it was.")
    assert [row.words for row in page.rows] == ["January 31, 2026", "Today"]
    assert page.rows[0].mean > page.rows[1].mean


def test_what_is_drilled_on_one_day_counts_together(here: PlainDesk) -> None:
    end_of(here, [BEST] * 10, "one")
    page = end_of(here, [BEST] * 10, "two").page()
    assert page.give.endswith("over 20 decisions")
    assert len(page.marks) == 10


def test_the_dearest_two_are_looked_at_again_and_all_can_be_played(here: PlainDesk) -> None:
    end = end_of(here, [WORST] * 10)
    page = end.page()
    assert len(page.looks) == 2
    again = next(button for button in page.buttons if button.id == "again")
    route = end.act("again")
    assert route is not None
    deals = route.about[2]
    assert isinstance(deals, tuple)
    assert again.words == f"Play the {len(deals)} again"
    assert route.instead
    costs = [given.cost for given in end.run.given]
    assert deals[0] is end.run.given[costs.index(max(costs))].dealt


def test_more_of_the_same_has_new_deals(here: PlainDesk) -> None:
    end = end_of(here, [BEST])
    route = end.act("more")
    assert route is not None
    assert route.about == (SECOND, end.run.ruleset, ())
    assert end.act("leave") is BACK
    lesson = end.act("lesson")
    assert lesson is not None
    assert lesson.about == ("second-and-third",)


def test_played_again_it_has_no_past(here: PlainDesk) -> None:
    run = end_of(here, [WORST, WORST]).run
    again = DrillRun(here, SECOND, rules(), deals=[given.dealt for given in run.given])
    drilled(again, [BEST, BEST])
    page = DrillEnd(again).page()
    assert page.sentence == "Same deals again. This round isn't saved."
    assert page.levels == ()
    assert page.more == ""


def test_counts_are_told_as_shares(here: PlainDesk) -> None:
    run = DrillRun(here, Plan(Topic.COUNT_TRUMPS, ruleset=HOYLE, count=10), rules(), "count")
    for number in range(10):
        run.look()
        run.take()
        run.counted(3, 3 if number else 4, 2)
    page = DrillEnd(run).page()
    assert page.figure == "10%"
    assert page.tally == ("**9** right", "**1** off")
    assert page.levels == ()
    assert (page.looks[0].you, page.praised) == ("3", None)


def test_the_same_is_said_in_lines(here: PlainDesk) -> None:
    said = " ".join(result_lines(end_of(here, [WORST] * 10).page()))
    assert "points lost per decision, give or take" in said
    assert "Greenhorn:" in said
    assert "You: " in said


@pytest.mark.parametrize("says", [False, True])
def test_levels_measured_under_other_rules_are_said_to_be(
    here: PlainDesk, monkeypatch: pytest.MonkeyPatch, says: bool
) -> None:
    row = replace(measured()[0], topic=Topic.SECOND, close=False, ruleset="danville" if says else rules().id)
    monkeypatch.setattr("game.drills.level_costs.measured", lambda: (row,))
    run = DrillRun(here, replace(SECOND, ruleset=rules().id), rules(), "run")
    drilled(run, [BEST] * 3)
    page = DrillEnd(run).page()
    assert len(page.levels) == 5
    assert ("The levels' figures are from Danville rules." in page.more) is says

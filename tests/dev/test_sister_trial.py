"""Sister deals of mistakes made by bad play, judged in other worlds than those that proved them."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from game.dev.sister_trial import Trial, ahead, mistakes, table, trials
from game.finding.first_deal import Sought
from game.finding.sisters import sister
from game.rules.hand import start
from game.rules.seats import Seat
from game.rules.view import observe
from game.rulesets.shipped import list_rulesets
from game.strategy.decision_kind import DecisionKind
from tests.own_mistakes import ORDER, PASS, PASSED, RULES

_JUDGED = 120
_CLEARLY = 0.95  # of those found: by the margin in other worlds, too


def some(seed: str) -> list[tuple[DecisionKind, Sought]]:
    return [each for number in range(12) for each in mistakes(list_rulesets()[0], f"{seed}/{number}")]


def test_bad_play_makes_mistakes_of_more_than_one_kind() -> None:
    made = some("kinds")
    assert len({kind for kind, _sought in made}) > 1
    for _kind, sought in made:
        view = observe(start(sought.ruleset, sought.setup), sought.seat)
        assert {sought.action, sought.best} <= set(view.legal)


def test_kinds_that_are_full_are_left_out() -> None:
    made = {kind for kind, _sought in some("kinds")}
    left = mistakes(list_rulesets()[0], "kinds/0", made)
    assert made.isdisjoint(kind for kind, _sought in left)


def test_a_mistake_taken_for_right_is_judged_as_one() -> None:
    sought = Sought(RULES, PASSED, Seat.SOUTH, PASS, ORDER)
    setup = sister(sought)
    assert setup is not None
    assert ahead(sought, setup) > 0
    assert ahead(replace(sought, action=sought.best, best=sought.action), setup) < 0


def test_the_table_says_how_many_were_found_and_are_right() -> None:
    lead, last = DecisionKind.LEAD, DecisionKind.LAST
    told = table(
        [
            Trial("one", lead, 1.0, found=True, ahead=0.3),
            Trial("one", last, 3.0, found=True, ahead=-0.1),
            Trial("two", lead, 2.0, found=False),
        ]
    )
    assert [line.split() for line in told[1:]] == [
        ["one", "2", "2", "2.00", "2.90", "1", "1"],
        ["two", "1", "0", "2.00", "2.00", "0", "0"],
        ["lead", "2", "1", "1.50", "1.95", "1", "1"],
        ["last", "1", "1", "3.00", "3.00", "0", "0"],
        ["all", "3", "2", "2.00", "2.90", "1", "1"],
    ]


@pytest.mark.slow
def test_sisters_under_every_sheet_are_right_in_other_worlds() -> None:
    judged = list(trials(_JUDGED, "under every sheet"))
    found = [each for each in judged if each.found]
    print("\n".join(table(judged)))
    assert len(found) == _JUDGED
    assert set(Counter(each.ruleset for each in found)) == {ruleset.id for ruleset in list_rulesets()}
    assert [each for each in found if not each.right] == []
    assert sum(each.clear for each in found) >= _CLEARLY * len(found)
    assert len(found) >= 0.8 * len(judged)

"""A drill from deal to deal: what is asked, what is kept, and how it ends."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.bots.at_once import AtOnce
from game.bots.piecework import Errand
from game.drills.plan import Plan, Topic, plan_from_json
from game.pages.page import BarRows, Page
from game.presenters.asked_decision import AskedDecision
from game.presenters.decision_purpose import Asked, begun
from game.presenters.desk import BACK
from game.presenters.drill_run import DrillRun
from game.presenters.own_mistake import asked_again
from game.rules.actions import Phase
from game.storage.database import Store, memory_store
from game.storage.errors import StoreFailed
from game.tutor.review import Mark
from tests.drill_tables import BEST, SECOND, WORST, answer, drilled, rules, seated
from tests.presenters.conftest import PlainDesk
from tests.tables import HOYLE


@pytest.fixture
def here() -> Iterator[PlainDesk]:
    with memory_store() as store:
        yield PlainDesk(store, AtOnce)  # type: ignore[arg-type]


def run_of(desk: PlainDesk, plan: Plan = SECOND, seed: str = "run") -> DrillRun:
    return DrillRun(desk, plan, rules(), seed)


def test_every_answer_is_kept_with_what_it_cost(here: PlainDesk) -> None:
    run = run_of(here)
    drilled(run, [BEST, WORST, BEST])
    (kept,) = here.store.drills.latest(9)
    assert plan_from_json(kept.plan) == SECOND
    assert [told.cost > 0.05 for told in kept.answers] == [False, True, False]
    assert kept.answers[0].action == kept.answers[0].best
    assert kept.ended == ""
    decisions = here.store.decisions.latest(9)
    assert [(told.source, told.game_id, told.deal) for told in decisions] == [
        ("drill", kept.id, number) for number in range(3)
    ]
    assert {told.kind for told in decisions} == {"second"}


def test_a_mistake_of_a_drill_comes_back_at_its_very_moment(here: PlainDesk) -> None:
    run = run_of(here)
    while not any(given.mark is Mark.MISTAKE for given in run.given):
        drilled(run, [WORST])
    (mistake,) = here.store.mistakes.all()
    assert mistake.source == "drill"
    asked = asked_again(mistake)
    assert asked is not None
    assert asked.setup == run.given[-1].dealt.setup


def test_a_drill_ends_after_its_last_answer(here: PlainDesk) -> None:
    run = run_of(here)
    drilled(run, [BEST] * 10)
    assert run.over
    assert here.store.drills.latest(1)[0].ended


def test_a_drill_can_be_stopped_and_its_answers_stay(here: PlainDesk) -> None:
    run = run_of(here)
    table = seated(run)
    answer(table, BEST)
    assert table.act("stop") is BACK
    assert run.over
    (kept,) = here.store.drills.latest(1)
    assert (len(kept.answers), kept.ended) == (1, "")


def test_a_drill_left_before_any_answer_leaves_nothing(here: PlainDesk) -> None:
    run = run_of(here)
    seated(run).act("stop")
    assert here.store.drills.latest(1) == ()


def test_played_again_nothing_is_kept(here: PlainDesk) -> None:
    run = run_of(here)
    drilled(run, [WORST, WORST])
    again = DrillRun(here, SECOND, rules(), deals=[given.dealt for given in run.given])
    drilled(again, [BEST, BEST])
    assert again.over
    assert len(here.store.drills.latest(9)) == 1
    assert len(here.store.decisions.latest(9)) == 2


def test_rules_without_such_a_decision_end_it(here: PlainDesk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.drills.dealing.MOST_TRIED", 0)
    run = run_of(here)
    assert not run.look()
    assert run.failed


def test_deals_are_looked_for_ahead_and_given_up_when_nobody_waits(
    here: PlainDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    handed: list[object] = []
    usual = AtOnce.run

    def told(self: AtOnce, errand: Errand) -> object:
        handed.append(errand.about)
        return usual(self, errand)

    monkeypatch.setattr(AtOnce, "run", told)
    run = run_of(here)
    assert run.look()
    assert len(handed) == 2
    run.take()
    assert len(handed) == 3
    run.rest()
    run.look()
    assert handed[3] == handed[1]  # what was looked for then is looked for again


def test_where_the_system_has_no_process_deals_come_all_the_same(here: PlainDesk) -> None:
    def none() -> AtOnce:
        raise OSError

    run = run_of(replace(here, worker=none))
    assert run.look()


def failing(store: Store) -> None:
    def fail(*_told: object) -> int:
        raise StoreFailed("full")

    store.drills.begin = fail  # type: ignore[method-assign, assignment]


def test_an_answer_that_cannot_be_kept_is_kept_when_it_can(here: PlainDesk) -> None:
    run = run_of(here)
    table = seated(run)
    usual = here.store.drills.begin
    failing(here.store)
    values = table.asked.values
    assert values is not None
    table.call(values.best.action)
    table.poll()
    assert table.trouble
    assert not table.answered
    here.store.drills.begin = usual  # type: ignore[method-assign]
    table.act("retry")
    assert table.answered
    assert len(run.given) == 1


# -- what is said ----------------------------------------------------------------------------------


def titles(page: Page) -> tuple[str, bool, bool]:
    return page.title, page.passing, any(isinstance(block, BarRows) for block in page.blocks)


def test_the_first_right_answer_has_its_reason_and_the_second_a_nod(here: PlainDesk) -> None:
    run = run_of(here)
    first, second = seated(run), None
    answer(first, BEST)
    second = seated(run)
    answer(second, BEST)
    assert titles(first.page())[1:] == (False, True)
    assert titles(second.page())[1:] == (True, False)


def test_a_wrong_answer_has_its_reason_and_every_choice(here: PlainDesk) -> None:
    run = run_of(here, Plan(Topic.TAKE_UP, ruleset=HOYLE))
    table = seated(run)
    answer(table, WORST)
    title, passing, bars = titles(table.page())
    assert title.startswith(("Not that one", "Almost right"))
    assert (passing, bars) == (False, True)


def test_no_hint_is_given(here: PlainDesk) -> None:
    table = seated(run_of(here))
    table.act("hint")
    assert table.page().title == "Which card do you play?"


def test_alone_or_not_offers_two_calls_and_takes_no_other(here: PlainDesk) -> None:
    table = seated(run_of(here, Plan(Topic.ALONE, ruleset=HOYLE)))
    assert [call.words for call in table.calls] == ["With Nora", "Alone"]
    assert table.alone is None
    passing = [each for each in table.session.view.legal if each not in table.view.legal]
    for each in passing:
        table.call(each)
    assert table.chosen is None
    assert not table.answered


# -- counting --------------------------------------------------------------------------------------

COUNT = Plan(Topic.COUNT_TRUMPS, ruleset=HOYLE)


def right_number(table: AskedDecision) -> int:
    from game.drills.moments import trumps_out

    return len(trumps_out(table.view))


def test_the_tricks_before_a_count_are_seen_from_the_first_lead(here: PlainDesk) -> None:
    run = run_of(here, COUNT)
    run.look()
    asked: Asked = run.take()
    setup, left = begun(asked)
    assert len(left) >= 4
    assert len(setup.actions) + len(left) == len(asked.setup.actions)


@pytest.mark.parametrize("off", [0, 1])
def test_a_count_is_answered_by_a_number(here: PlainDesk, off: int) -> None:
    run = run_of(here, COUNT)
    table = seated(run)
    assert table.view.phase is Phase.PLAY
    assert not table.may_choose
    page = table.page()
    assert page.title == "How many trumps are still out?"
    right = right_number(table)
    said = right + off if f"count {right + off}" in {b.id for b in page.every_button()} else right - off
    table.act(f"count {said}")
    assert table.answered
    assert table.page().passing is not bool(off)
    assert table.page().title == ("That's right" if not off else f"It's {right}, not {said}")
    (kept,) = here.store.drills.latest(1)
    assert [(told.action, told.best, told.cost) for told in kept.answers] == [(str(said), str(right), off)]
    assert here.store.decisions.latest(1) == ()
    table.act("count 0")  # it is answered once
    assert len(run.given) == 1


def test_a_count_that_cannot_be_kept_is_asked_again(here: PlainDesk) -> None:
    run = run_of(here, COUNT)
    table = seated(run)
    table.page()
    failing(here.store)
    table.act("count 2")
    assert not table.answered
    assert "full" in str(table.page().blocks) or len(table.page().blocks) == 3

"""The items of the parallel forms: what each asks for, and that nothing else changes them."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from statistics import mean

import pytest

from game.bots import levels
from game.bots.levels import Level, Manner, bot
from game.proof.items import EACH, FORMS, LEAST, SKILLS, Item, items, of_form, table
from game.rules.hand import start
from game.rules.view import SeatView, observe
from game.strategy.decisions import decide
from game.strategy.values import Effort, search
from game.tutor.equivalent_play import same_choice

SEEDS = range(12)


def view_of(item: Item) -> SeatView:
    return observe(start(table(), item.setup), item.seat)


def right(item: Item, seed: int) -> bool:
    """Whether a greenhorn of this seed chooses what is sound."""
    view = view_of(item)
    return same_choice(view, bot(Level.GREENHORN, str(seed)).choose(view), decide(view).action)


def scores(skill: str) -> tuple[float, float]:
    """How often greenhorns are right in the items of a skill, and in all others."""
    own = [right(item, seed) for item in items() if item.skill == skill for seed in SEEDS]
    others = [right(item, seed) for item in items() if item.skill != skill for seed in SEEDS]
    return mean(own), mean(others)


def test_both_forms_ask_for_every_skill_alike() -> None:
    for form in FORMS:
        assert Counter(item.skill for item in of_form(form)) == dict.fromkeys(SKILLS, EACH)
    assert len({item.id for item in items()}) == len(items())
    assert len({str(item.setup.deal) for item in items()}) == len(items())


def test_a_slip_costs_about_the_same_in_both_forms() -> None:
    first, second = (mean(item.cost for item in of_form(form)) for form in FORMS)
    assert abs(first - second) < 0.05
    assert min(item.cost for item in items()) >= LEAST


@pytest.mark.parametrize("skill", SKILLS)
def test_without_its_slip_a_greenhorn_does_better_there_and_no_better_elsewhere(
    skill: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = scores(skill)
    usual = levels.MANNERS[Level.GREENHORN].slips
    cured = Manner({slip: share for slip, share in usual.items() if slip is not SKILLS[skill]})
    monkeypatch.setattr(levels, "MANNERS", {**levels.MANNERS, Level.GREENHORN: cured})
    after = scores(skill)
    assert after[0] == 1.0
    assert before[0] < 0.6
    assert after[1] == before[1]


@pytest.mark.slow
@pytest.mark.parametrize("item", items(), ids=lambda item: item.id)
def test_what_is_sound_is_best_by_other_deals_as_well(item: Item) -> None:
    view = view_of(item)
    sound = decide(view).action
    values = search(view, "another seed", replace(Effort(32, 400, 0.02), kept=(sound,)))
    assert values.of(sound).behind <= 0.05

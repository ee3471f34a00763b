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
OTHERS = range(100, 112)
CURES = [
    (level, skill)
    for level in (Level.GREENHORN, Level.HOPEFUL, Level.SUNDAY)
    for skill, slip in SKILLS.items()
    if slip in levels.MANNERS[level].slips
]
"""Every slip of a level that an item asks about."""


def view_of(item: Item) -> SeatView:
    return observe(start(table(), item.setup), item.seat)


def right(item: Item, level: Level, seed: int) -> bool:
    """Whether a player of this level and seed chooses what is sound."""
    view = view_of(item)
    return same_choice(view, bot(level, str(seed)).choose(view), decide(view).action)


def scores(skill: str, level: Level, seeds: range) -> tuple[float, float]:
    """How often players of a level are right in the items of a skill, and in all others."""
    own = [right(item, level, seed) for item in items() if item.skill == skill for seed in seeds]
    others = [right(item, level, seed) for item in items() if item.skill != skill for seed in seeds]
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


@pytest.mark.parametrize("seeds", [SEEDS, OTHERS], ids=["some players", "others"])
@pytest.mark.parametrize(("level", "skill"), CURES)
def test_without_its_slip_a_player_does_better_there_and_no_better_elsewhere(
    level: Level, skill: str, seeds: range, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = scores(skill, level, seeds)
    usual = levels.MANNERS[level].slips
    cured = Manner({slip: share for slip, share in usual.items() if slip is not SKILLS[skill]})
    monkeypatch.setattr(levels, "MANNERS", {**levels.MANNERS, level: cured})
    after = scores(skill, level, seeds)
    assert after[0] == 1.0
    assert before[0] < 0.75
    assert after[1] == before[1]


def test_a_slip_that_a_level_does_not_make_costs_it_nothing_in_the_items_about_it() -> None:
    for level in (Level.HOPEFUL, Level.SUNDAY):
        free = [skill for skill, slip in SKILLS.items() if slip not in levels.MANNERS[level].slips]
        assert free
        assert {scores(skill, level, SEEDS)[0] for skill in free} == {1.0}


def test_a_player_who_searches_and_knows_no_slips_finds_what_is_right() -> None:
    """The items are sound by more than the rule by which they were chosen."""
    assert mean(right(item, Level.SHARP, 7) for item in items()) > 0.9


@pytest.mark.slow
@pytest.mark.parametrize("item", items(), ids=lambda item: item.id)
def test_what_is_sound_is_best_by_other_deals_as_well(item: Item) -> None:
    view = view_of(item)
    sound = decide(view).action
    values = search(view, "another seed", replace(Effort(32, 400, 0.02), kept=(sound,)))
    assert values.of(sound).behind <= 0.05

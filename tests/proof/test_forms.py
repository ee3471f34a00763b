"""Sittings of the parallel forms: drawn by coin, one after another, and the last not before its time."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.proof.forms import LATER, Sitting, begin, due, next_sitting, standings
from game.proof.gain import Share, change, cost_of, paired, share_of
from game.storage.database import Store
from game.storage.proof import ProofAnswer
from tests.clock import Clock


def sit(store: Store, right: int) -> str:
    """Takes the next form whole, so many of it right; tells which form it was."""
    standing = next_sitting(store)
    assert standing is not None
    for number, item in enumerate(standing.left):
        good = number < right
        store.proof.answer(
            ProofAnswer(standing.form, standing.sitting, item.id, "0:pass", 0.0 if good else 0.5, good)
        )
    return standing.form


@pytest.mark.parametrize("seed", range(6))
def test_the_first_form_comes_again_and_the_other_lies_between(store: Store, clock: Clock, seed: int) -> None:
    begin(store, Random(seed))
    forms = [sit(store, 8), sit(store, 16)]
    clock.forward(days=14)
    forms.append(sit(store, 14))
    assert forms in (["a", "b", "a"], ["b", "a", "b"])
    assert next_sitting(store) is None


def test_both_forms_come_first_at_times(store: Store) -> None:
    sides = set()
    for seed in range(20):
        store.proof.take_back("form")
        begin(store, Random(seed))
        sides.add(standings(store)[0].form)
    assert sides == {"a", "b"}


def test_the_last_sitting_waits_two_weeks(store: Store, clock: Clock) -> None:
    begin(store, Random(1))
    sit(store, 8)
    sit(store, 16)
    assert next_sitting(store) is None
    assert due(standings(store)[1]) - store.now() == LATER
    clock.forward(days=14)
    standing = next_sitting(store)
    assert standing is not None
    assert standing.sitting is Sitting.LATER


def test_a_sitting_that_was_left_goes_on_where_it_was(store: Store) -> None:
    begin(store, Random(1))
    first = next_sitting(store)
    assert first is not None
    store.proof.answer(ProofAnswer(first.form, "before", first.left[0].id, "0:pass", 0.0, True))
    again = next_sitting(store)
    assert again is not None
    assert again.left == first.left[1:]


def test_what_changed_has_an_error_and_says_whether_it_is_sure() -> None:
    assert change(Share(8, 24), Share(18, 24)).sure
    assert not change(Share(12, 24), Share(14, 24)).sure
    assert Share(24, 24).error > 0
    told = [ProofAnswer("a", "before", "x", "0:pass", cost, not cost) for cost in (0.0, 0.5)]
    assert (share_of(told).value, cost_of(told)) == (0.5, 0.25)
    with pytest.raises(ValueError, match="no answers"):
        share_of([])


@given(st.integers(0, 24))
def test_the_range_of_a_share_lies_between_none_and_all_and_is_never_empty(right: int) -> None:
    share = Share(right, 24)
    assert 0 <= share.low < share.high <= 1
    assert share.low <= share.value <= share.high


def test_the_range_of_all_right_reaches_up_to_all_and_lies_below_it() -> None:
    share = Share(24, 24)
    assert share.high == 1.0
    assert 0.85 < share.low < 0.95  # not as far below as half the range


def answers(good: str) -> list[ProofAnswer]:
    """An answer for each sign: + right, - wrong."""
    return [ProofAnswer("a", "before", f"{n}", "0:pass", 0.0, sign == "+") for n, sign in enumerate(good)]


def test_the_same_decisions_asked_again_are_compared_one_by_one() -> None:
    before, later = answers("+" * 8 + "-" * 16), answers("+" * 16 + "-" * 8)
    found = paired(before, later)
    assert found.value == pytest.approx(8 / 24)
    assert found.error < change(share_of(before), share_of(later)).error
    assert found.sure
    assert paired(before, list(reversed(later))) == found


def test_as_many_right_but_others_is_a_change_that_says_nothing() -> None:
    found = paired(answers("+" * 12 + "-" * 12), answers("-" * 12 + "+" * 12))
    assert found.value == 0
    assert not found.sure
    with pytest.raises(ValueError, match="asked twice"):
        paired(answers("+"), [])


def test_nine_ranges_in_ten_hold_what_pairs_truly_gain() -> None:
    random, held = Random("pairs"), 0
    for _try in range(1000):
        signs = [(random.random() < 0.4, random.random()) for _item in range(24)]
        before = answers("".join("+" if right else "-" for right, _chance in signs))
        later = answers("".join("+" if chance < (0.9 if right else 0.5) else "-" for right, chance in signs))
        found = paired(before, later)
        held += abs(found.value - (0.6 * 0.5 - 0.4 * 0.1)) <= found.error
    assert 0.86 < held / 1000 < 0.96

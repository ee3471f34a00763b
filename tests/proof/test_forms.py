"""Sittings of the parallel forms: drawn by coin, one after another, and the last not before its time."""

from __future__ import annotations

from random import Random

import pytest

from game.proof.forms import LATER, Sitting, begin, due, next_sitting, standings
from game.proof.gain import Share, change, cost_of, share_of
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

"""A small run of the proof that every explanation is true; `python -m tests.tutor.proof` runs a large one."""

from __future__ import annotations

import pytest

from game.rules.reasons import ReasonKind
from tests.tutor.claims import PREDICATES
from tests.tutor.proof import explore


def test_every_kind_of_reason_has_a_predicate_of_its_own() -> None:
    assert set(PREDICATES) == set(ReasonKind)


@pytest.mark.parametrize("seed", range(4))
def test_every_claim_of_random_explanations_is_true(seed: int) -> None:
    seen = explore(f"test/{seed}", 1500)
    assert seen["decisions"] >= 1500
    assert len(seen) > 30

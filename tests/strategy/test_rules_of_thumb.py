"""Every rule of thumb that a sheet states: where it holds, where it does not, where it is not heard."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.actions import Action, Phase
from game.rules.hand import legal
from game.rules.state import Setup
from game.rules.view import SeatView, observe
from game.rulesets.shipped import list_rulesets
from game.strategy.decisions import decide
from game.strategy.rules_of_thumb.principle import Found
from game.strategy.rules_of_thumb.principle_checks import STATED, look
from tests.rules.situations import Situation, read
from tests.strategy.solver_proof import any_table
from tests.strategy.test_worlds import some_moment

FOLDER = Path(__file__).parents[1] / "situations" / "thumbs"
SITUATIONS = [situation for path in sorted(FOLDER.glob("*.txt")) for situation in read(path)]
ADVISED = {
    clause.id: clause.advises
    for ruleset in list_rulesets()
    for clause in ruleset.clauses.values()
    if clause.advises
}
"""The clauses of advice, each with its rule of thumb."""


def cases() -> Iterator[Any]:
    """The situations, each marked with the clauses that state its rule."""
    for situation in SITUATIONS:
        clauses = sorted(clause for clause, rule in ADVISED.items() if rule == situation.told["rule"])
        marks = [pytest.mark.clause(clause) for clause in clauses]
        yield pytest.param(situation, marks=marks, id=f"{situation.place} {situation.title}")


def heard(situation: Situation) -> tuple[SeatView, Found | None]:
    """The view of the seat to act, and the rule as it stands there."""
    state = situation.state()
    view = observe(state, state.turn)
    rule = situation.told["rule"]
    return view, next((found for found in look(view) if found.principle.id == rule), None)


def in_words(actions: tuple[Action, ...]) -> set[str]:
    """Actions as text without the seat."""
    return {str(action).partition(":")[2] for action in actions}


@pytest.mark.parametrize("situation", list(cases()))
def test_a_rule_of_thumb_is_heard_and_holds_as_the_situation_says(situation: Situation) -> None:
    view, found = heard(situation)
    if situation.told["says"] == "nothing":
        assert found is None
    else:
        assert found is not None
        assert in_words(found.actions) == set(situation.told["says"].split())
        assert ("" if found.exemption is None else found.exemption.id) == situation.told.get("but", "")
    if "does" in situation.told:
        assert in_words((decide(view).action,)) == {situation.told["does"]}


def test_every_clause_of_advice_has_a_situation_for_its_rule_and_one_against() -> None:
    holding = {
        told["rule"] for told in (each.told for each in SITUATIONS) if told["says"] and "but" not in told
    }
    against = {told["rule"] for told in (each.told for each in SITUATIONS) if "but" in told}
    silent = {each.told["rule"] for each in SITUATIONS if each.told["says"] == "nothing"}
    assert set(ADVISED.values()) == holding == against == silent == {each.id for each in STATED}


def test_every_exception_of_every_rule_has_a_situation() -> None:
    shown = {(each.told["rule"], each.told["but"]) for each in SITUATIONS if "but" in each.told}
    named = [(principle.id, exemption.id) for principle in STATED for exemption in principle.exemptions]
    assert shown == set(named)
    assert len(named) == len(set(named))


def test_no_two_situations_have_the_same_title() -> None:
    assert len({each.title for each in SITUATIONS}) == len(SITUATIONS)


@given(st.integers(0, 10**9))
def test_what_a_rule_of_thumb_says_is_always_allowed(number: int) -> None:
    chance = Random(number)
    state = some_moment(any_table(chance), Setup(f"any/{number}"), chance, chance.randrange(40))
    if state.phase is Phase.HAND_OVER:
        return
    view = observe(state, state.turn)
    for found in look(view):
        assert set(found.actions) <= set(legal(state, state.turn))
        assert found.actions or not found.holds
        assert set(found.cards) <= {*view.hand, view.upcard, *(view.trick.cards if view.trick else ())}

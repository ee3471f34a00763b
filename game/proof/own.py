"""The opportunities of whoever learns here, out of the store: the same that an export tells an author."""

from __future__ import annotations

from collections.abc import Iterator

from game.proof.curves import Curve, Opportunity, first_tries, in_order, went_wrong
from game.storage.database import Store

_DECISIONS = 5000  # looked at


def own_curve(store: Store) -> Curve:
    """How often skills went wrong at their first opportunity, their second, and so on, all together."""
    return in_order([*_questions(store), *_decisions(store)])


def _questions(store: Store) -> Iterator[Opportunity]:
    """Questions of lessons that test a skill."""
    answers = store.memory.answers()
    helped = frozenset(
        (lesson, step)
        for lesson in {told.lesson_id for told in answers}
        for step, first in store.first_answers.of(lesson).items()
        if first.hints
    )
    told = (((each.lesson_id, each.step_id), each.skill, each.at_once, each.answered) for each in answers)
    return first_tries("", told, helped)


def _decisions(store: Store) -> Iterator[Opportunity]:
    """Decisions at tables, by their topic."""
    for each in store.decisions.latest(_DECISIONS):
        yield Opportunity("", each.topic, "", each.decided, went_wrong(each.mark, each.hint))

"""The opportunities of whoever learns here, out of the store: the same that an export tells an author."""

from __future__ import annotations

from game.proof.curves import Curve, Opportunity, in_order
from game.storage.database import Store

_DECISIONS = 5000  # looked at


def own_curve(store: Store) -> Curve:
    """How often skills went wrong at their first opportunity, their second, and so on, all together."""
    told = [*_questions(store), *_decisions(store)]
    return in_order(told)


def _questions(store: Store) -> list[Opportunity]:
    """Questions of lessons that test a skill, each the first time; a hint counts as an error."""
    seen, found = set(), []
    helped: dict[str, frozenset[str]] = {}
    for told in store.memory.answers():
        question = (told.lesson_id, told.step_id, told.skill)
        if not told.skill or question in seen:
            continue
        seen.add(question)
        if told.lesson_id not in helped:
            first = store.first_answers.of(told.lesson_id)
            helped[told.lesson_id] = frozenset(step for step, answer in first.items() if answer.hints)
        wrong = not told.at_once or told.step_id in helped[told.lesson_id]
        found.append(Opportunity("", told.skill, told.lesson_id, told.answered, wrong))
    return found


def _decisions(store: Store) -> list[Opportunity]:
    """Decisions at tables, by their topic."""
    return [
        Opportunity("", each.topic, "", each.decided, each.mark == "mistake" or bool(each.hint))
        for each in store.decisions.latest(_DECISIONS)
    ]

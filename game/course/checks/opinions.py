"""What the engine thinks of the answer graded best: advice, where another choice brings clearly more."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from game.course.answers import Grade
from game.course.checks.answers import Asked, shown
from game.course.exercises.base import Found
from game.course.situation import LEARNER
from game.course.table_steps import BidStep, DiscardStep, PlayStep
from game.i18n import _, format_number
from game.rules.actions import Action
from game.rules.view import observe
from game.strategy.values import ADVICE, search

CLEARLY = 0.3
"""Points that another choice has to bring more, twice the error left off."""


def dearer(asked: Sequence[Asked]) -> Iterator[Found]:
    """The first ruleset under which a call or a card brings clearly more than what is graded best."""
    for each in asked:
        step = each.step
        if not isinstance(step, BidStep | DiscardStep | PlayStep) or step.opinion is not None:
            return
        if isinstance(step, PlayStep) and step.goal is not None:
            return  # it asks for a trick, not for points
        for found in _advice(each):
            yield found
            return


def _advice(asked: Asked) -> Iterator[Found]:
    state = asked.situation.state
    graded = _graded_best(asked)
    if state is None or state.honest is not None or not graded:
        return
    view = observe(state, LEARNER)
    if len(view.legal) < 2:
        return
    values = search(view, asked.step.id, ADVICE)
    if values.best.action in graded:
        return
    own = min(map(values.of, graded), key=lambda value: value.behind)
    if own.behind - 2 * own.behind_error < CLEARLY:
        return
    given = graded[own.action]
    answer = asked.match(given)
    assert answer is not None
    message = _(
        "Under {rules} rules, you grade {answer} best, but {other} is worth {points} points more."
    ).format(
        rules=_(asked.situation.ruleset.short_name),
        answer=shown(given),
        other=shown(_given(asked, values.best.action)),
        points=format_number(own.behind, 1),
    )
    mend = _("Change the cards or the grade, or write “opinion: mine” in the step if you mean it.")
    yield ("answers", asked.step.answers.index(answer)), message, mend


def _graded_best(asked: Asked) -> dict[Action, Any]:
    """What the author grades best, by what it does at the table."""
    found = {}
    for given in asked.possible():
        answer, action = asked.match(given), asked.action(given)
        if answer is not None and answer.grade is Grade.BEST and action is not None and asked.legal(given):
            found[action] = given
    return found


def _given(asked: Asked, action: Action) -> Any:
    """The answer that does this at the table."""
    return next(given for given in asked.possible() if asked.action(given) == action)

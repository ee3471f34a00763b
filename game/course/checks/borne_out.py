"""Where a step is to tell how its deal ends after a wrong answer, and the cards do not bear it out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.course.aftermath import played_on, punishment
from game.course.answers import Grade
from game.course.checks.answers import Asked, shown
from game.course.exercises.base import Found
from game.course.situation import LEARNER
from game.course.table_steps import Decision, PlayStep
from game.i18n import _
from game.tutor.award_words import award_sentence
from game.words.markup import plain


def untold(asked: Sequence[Asked]) -> Iterator[Found]:
    """The first table at which a wrong answer ends too well to be told, in a step that counts on it."""
    for each in asked:
        if isinstance(each.step, Decision) and each.step.how_it_ends:
            for found in _untold(each):
                yield found
                return


def _untold(asked: Asked) -> Iterator[Found]:
    state, step = asked.situation.state, asked.step
    best = asked.action(asked.best())
    if state is None or state.honest is not None or best is None:
        return
    if isinstance(step, PlayStep) and step.goal is not None:
        message = _("A step with a goal never says how the deal ends.")
        yield ("how_it_ends",), message, _("Remove one of the two.")
        return
    for given in asked.possible():
        answer, action = asked.match(given), asked.action(given)
        wrong = answer is not None and answer.grade is Grade.WRONG and not answer.then
        if not wrong or action is None or not asked.legal(given):
            continue
        award = played_on(state, action)
        if award is not None and not punishment(state, action, best, LEARNER):
            text = _(
                "With these cards, “{answer}” doesn't end badly, so pupils don't hear how it ends: {outcome}"
            )
            outcome = plain(award_sentence(award, LEARNER))
            mend = _("Change the cards, or remove {key}.").format(key="how_it_ends: true")
            yield ("how_it_ends",), text.format(answer=shown(given), outcome=outcome), mend

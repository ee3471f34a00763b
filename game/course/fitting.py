"""Which rulesets a lesson can be played by."""

from __future__ import annotations

from collections.abc import Iterable

from game.course.schema import Lesson
from game.i18n import _
from game.rules.ruleset import Ruleset


def fits(lesson: Lesson, ruleset: Ruleset) -> bool:
    """Whether a ruleset has every switch as the lesson needs it."""
    return lesson.needs.fit(ruleset)


def choose_ruleset(lesson: Lesson, chosen: Ruleset, shipped: Iterable[Ruleset]) -> tuple[Ruleset, str] | None:
    """The learner's own ruleset where it fits, else the first that does, with a sentence that says so.

    None where no ruleset fits.
    """
    if fits(lesson, chosen):
        return chosen, ""
    other = next((ruleset for ruleset in shipped if fits(lesson, ruleset)), None)
    if other is None:
        return None
    return other, played_by(other)


def played_by(ruleset: Ruleset) -> str:
    """The sentence that says by which rules a lesson is played instead of one's own."""
    note = _(
        "This lesson uses house rules that your table doesn't have, so you'll play it under {ruleset} rules."
    )
    return note.format(ruleset=_(ruleset.name))

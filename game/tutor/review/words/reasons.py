"""Why a decision was a good one, or why another would have been better."""

from __future__ import annotations

from game.i18n import _
from game.rules.actions import Action, Phase
from game.rules.view import SeatView
from game.strategy.decision_kind import DecisionKind, kind_between
from game.tutor.reasons_why import reason_why, why_alone_or_not
from game.tutor.review.judgement import Judged, Mark
from game.words.names import Names, in_names


def why(judged: Judged, names: Names | None = None, then: Action | None = None) -> str:
    """One sentence, or two where a rule of thumb does not hold: why the better action was the better one.

    What was best is held against what was chosen `then`, when the same decision was made before.
    """
    if judged.failed:
        return _("This decision couldn't be judged.")
    if judged.untold:
        return _("Not all the cards are known, so this can't be judged.")
    if judged.mark is Mark.ONLY:
        return _only(judged.view)
    best = judged.action if judged.better is None or judged.as_good else judged.better
    beside = then if judged.action == best and then is not None else judged.action
    found = reason_why(judged.view, best, judged.values, beside)
    if kind_between(judged.view, judged.action, best) is DecisionKind.ALONE:
        found = why_alone_or_not(judged.view, best, judged.values)
    return in_names(found.sentence, judged.view.seat, names)


def _only(view: SeatView) -> str:
    if view.phase is not Phase.PLAY:
        return _("Nothing else was allowed.")
    return _("It was your last card.") if len(view.hand) == 1 else _("No other card was allowed.")

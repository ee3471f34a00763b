"""What a wrong deed leads to: the hand is played on, and told where that bears out what its author says."""

from __future__ import annotations

from game.i18n import _
from game.rules.actions import BY_THE_TABLE, Action, Phase
from game.rules.hand import apply, legal
from game.rules.seats import Seat
from game.rules.state import Award, State
from game.rules.view import observe
from game.strategy.decisions import decide
from game.tutor.award_words import award_sentence

_MOST = 100  # steps of a hand, with everything that can be asked for


def played_on(state: State, action: Action) -> Award | None:
    """What the hand pays after an action if everybody plays soundly; None where it is not played."""
    state, _events = apply(state, action)
    for _step in range(_MOST):
        if state.phase is Phase.HAND_OVER:
            return state.award
        if state.phase in (Phase.DEALING, Phase.DRAW, Phase.GAME_OVER):
            return None
        first, *_others = legal(state, state.turn)
        chosen = first if first.kind in BY_THE_TABLE else decide(observe(state, state.turn)).action
        state, _events = apply(state, chosen)
    return None


def punishment(state: State, given: Action, best: Action, seat: Seat) -> str:
    """How a wrong action ends beside the best one, in sentences.

    Empty unless it bears out that it is wrong: it must end worse than the best one, and not well by itself.
    Somebody who called wrongly and scores would only learn that it was right.
    """
    wrong, right = played_on(state, given), played_on(state, best)
    if wrong is None or right is None or lead(wrong, seat) > 0 or lead(wrong, seat) >= lead(right, seat):
        return ""
    # NOTE: {outcome} and {better} are sentences: how a hand ends after a wrong answer, and after the best
    text = _(
        "Played out with these cards, it ends like this: {outcome} The best answer ends like this: {better} "
        "That's one deal. Another can go differently."
    )
    return text.format(outcome=award_sentence(wrong, seat), better=award_sentence(right, seat))


def lead(award: Award, seat: Seat) -> int:
    """How many points a hand brings the seat's side, less those of the others."""
    return award.points[seat.side] - award.points[seat.side.other]

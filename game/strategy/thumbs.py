"""Rules of thumb: what a sound player does from what one seat can see."""

from __future__ import annotations

from game.rules.actions import Phase
from game.rules.view import SeatView
from game.strategy.bidding import decide_call, decide_discard, decide_farmers_hand, decide_gift
from game.strategy.decisions import Decision, Thumb
from game.strategy.playing import decide_play


def decide(view: SeatView) -> Decision:
    """The sound choice for the seat whose view it is. It must be that seat's turn."""
    if len(view.legal) == 1:
        return Decision(view.legal[0], Thumb.ONLY_CHOICE)
    if view.phase is Phase.PLAY:
        return decide_play(view)
    if view.phase is Phase.FARMERS_HAND:
        return decide_farmers_hand(view)
    if view.phase is Phase.GIVE:
        return decide_gift(view)
    if view.phase is Phase.DISCARD:
        return decide_discard(view)
    if view.phase is Phase.DEFEND:
        together = next(action for action in view.legal if not action.alone)
        return Decision(together, Thumb.DEFEND_TOGETHER)
    if view.phase is Phase.NAME_UPCARD:
        return Decision(view.legal[0], Thumb.MOST_CARDS_UNSEEN)
    return decide_call(view)

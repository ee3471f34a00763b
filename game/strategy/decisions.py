"""What a sound player does from what one seat can see: the first principle in order that has a choice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from game.rules.actions import Action, Phase
from game.rules.cards import Card
from game.rules.view import SeatView
from game.strategy.rules_of_thumb import (
    calls,
    discards,
    follows,
    plain_leads,
    remedies,
    second_round,
    trump_leads,
)
from game.strategy.rules_of_thumb.principle import Principle
from game.strategy.rules_of_thumb.situation import Situation

ORDER: Mapping[Phase, tuple[Principle, ...]] = {
    Phase.NAME_UPCARD: (calls.MOST_CARDS_UNSEEN,),
    Phase.FARMERS_HAND: (calls.KEEP_GOOD_HAND, calls.BEAT_THE_HAND),
    Phase.FIRST_ROUND: (
        calls.GO_ALONE,
        calls.HELP_PARTNER,
        calls.STRONG_HAND,
        calls.NOT_INTO_THEIR_HAND,
        calls.PASS_WEAK_HAND,
    ),
    Phase.SECOND_ROUND: (
        calls.GO_ALONE,
        calls.HIGH_EVERYWHERE,
        second_round.MAKE_IT_NEXT,
        second_round.CROSS_FOR_PARTNER,
        calls.STRONG_HAND,
        calls.PASS_WEAK_HAND,
        calls.BEST_OF_A_BAD_LOT,
    ),
    Phase.GIVE: (discards.GIVE_HIGHEST,),
    Phase.DISCARD: (discards.NOTHING_AT_STAKE, discards.MAKE_A_VOID, discards.PUT_DOWN_LOWEST),
    Phase.DEFEND: (calls.DEFEND_TOGETHER,),
    Phase.PLAY: (
        follows.TRUMP_BEFORE_THEM,
        follows.SAVE_PARTNERS_TRICK,
        follows.THROW_LOWEST,
        follows.WIN_HIGH,
        follows.WIN_CHEAPLY,
    ),
    Phase.RULING: (
        remedies.TAKE_AWAY,
        remedies.ADD_POINTS,
        remedies.ALONE_FOR_POINTS,
        remedies.ACCEPT_POINTS,
    ),
    Phase.NAME_LEAD: (remedies.NAME_WHAT_YOU_WIN, remedies.LET_THEM_LEAD),
}
"""Who has the first word in each phase; in the play for those who follow. The last always has a choice."""

LEADS: tuple[Principle, ...] = (
    trump_leads.LEAD_TRUMP,
    trump_leads.LEAD_BOWER_TO_PARTNER,
    plain_leads.LEAD_ACE,
    plain_leads.LEAD_LONG,
    plain_leads.LEAD_SHORT,
    plain_leads.LEAD_BEST_LEFT,
    plain_leads.LEAD_LOW,
)
"""The same for whoever leads to a trick."""


def principle_ids() -> frozenset[str]:
    """The ids of all principles that decide anything."""
    return frozenset(each.id for principles in (*ORDER.values(), LEADS) for each in principles)


@dataclass(frozen=True, slots=True)
class Decision:
    """What to do, the principle behind it, and the cards it looks at."""

    action: Action
    principle: Principle
    cards: tuple[Card, ...] = ()


def decide(view: SeatView) -> Decision:
    """The sound choice for the seat whose view it is. It must be that seat's turn."""
    if len(view.legal) == 1:
        return Decision(view.legal[0], calls.ONLY_CHOICE)
    return decide_of_several(view)


def _as_if_free(view: SeatView) -> SeatView:
    """A leader whom a duty leaves some cards only decides as if there were no others."""
    left = tuple(action.card for action in view.legal if action.card is not None)
    return view if len(left) == len(view.hand) else replace(view, hand=left)


def decide_of_several(view: SeatView) -> Decision:
    """The same by what speaks for it, even where nothing else may be done."""
    leads_now = view.phase is Phase.PLAY and (view.trick is None or not view.trick.plays)
    situation = Situation(_as_if_free(view) if leads_now else view)
    for principle in LEADS if leads_now else ORDER[view.phase]:
        choice = principle.chooses(situation) if principle.chooses is not None else None
        if choice is not None:
            return Decision(choice.action, principle, choice.cards)
    raise AssertionError(f"nothing is decided in {view.phase}")

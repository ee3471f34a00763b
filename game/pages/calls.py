"""The calls a player can make, in the words of the ruleset, and why some are barred."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.i18n import _, pgettext
from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import Suit
from game.rules.view import SeatView
from game.words import call_words, farmers_words, seat_name, suit_title

_CALLING = (
    Phase.NAME_UPCARD, Phase.FARMERS_HAND, Phase.FIRST_ROUND, Phase.SECOND_ROUND, Phase.DEFEND,
)  # fmt: skip


@dataclass(frozen=True)
class Call:
    """A call the learner could try; `barred` says in few words why it is not allowed."""

    action: Action
    words: str
    barred: str = ""
    pip: str = ""


def is_calling(view: SeatView) -> bool:
    """Whether the learner has to say something now."""
    only_kept = view.phase is Phase.FARMERS_HAND and len(view.legal) < 2
    return view.my_turn and view.phase in _CALLING and not only_kept


def calls_of(view: SeatView, alone: bool) -> list[Call]:
    """All calls of the phase in their order, legal or not. `alone`: the tick is set."""
    seat = view.seat
    if view.phase is Phase.FIRST_ROUND:
        tried = [Action(seat, ActionKind.PASS)]
        tried += [Action(seat, ActionKind.ORDER, alone=lone) for lone in (False, True)]
    elif view.phase is Phase.SECOND_ROUND:
        tried = [Action(seat, ActionKind.PASS)]
        tried += [Action(seat, ActionKind.CALL, suit=suit, alone=alone) for suit in Suit]
        if view.ruleset.switches.no_trump:
            tried.append(Action(seat, ActionKind.NO_TRUMP, alone=alone))
    elif view.phase is Phase.FARMERS_HAND:
        exchanged = view.ruleset.switches.farmers_hand == "exchange"
        tried = [Action(seat, ActionKind.KEEP)]
        tried.append(Action(seat, ActionKind.EXCHANGE if exchanged else ActionKind.REDEAL))
    elif view.phase is Phase.NAME_UPCARD:
        tried = [Action(seat, ActionKind.NAME, suit=suit) for suit in Suit]
    else:
        tried = [Action(seat, ActionKind.DEFEND, alone=lone) for lone in (False, True)]
    return [_call(view, action) for action in tried]


def alone_or_not(view: SeatView) -> list[Call]:
    """The calls that are allowed, where they differ in nothing but with whom they are played."""
    partner = seat_name(view.seat.partner, view.seat)
    # NOTE: a call with the partner, beside one that is played alone, for example "With Nora"
    together = _("With {partner}").format(partner=partner)
    words = {False: together, True: pgettext("tick before a call", "Alone")}
    return [replace(_call(view, each), words=words[each.alone]) for each in view.legal]


def _call(view: SeatView, action: Action) -> Call:
    second = view.phase is Phase.SECOND_ROUND
    barred = "" if action in view.legal else _barred(view, action)
    if action.kind is ActionKind.DEFEND:
        words = _("I defend alone") if action.alone else _("We defend together")
    elif view.phase is Phase.FARMERS_HAND:
        words = farmers_words(action)
    elif action.suit is not None:
        words = suit_title(action.suit)
    elif action.kind is ActionKind.NO_TRUMP:
        # the tick says whether it is for a lone hand
        words = call_words(view.ruleset, Action(view.seat, action.kind), view.dealer, second)
    else:
        words = call_words(view.ruleset, action, view.dealer, second)
    pip = str(action.suit or "")
    if action.kind is ActionKind.ORDER:
        pip = str(view.upcard_suit or "")
    return Call(action, words, barred, pip)


def _barred(view: SeatView, action: Action) -> str:
    if action.kind is ActionKind.PASS:
        return _("the dealer must call a suit")
    if action.kind is ActionKind.CALL:
        return _("turned down")
    if view.phase is Phase.FARMERS_HAND:
        return _("no farmer's hand")
    orders = any(each.kind is ActionKind.ORDER for each in view.legal)
    if orders and action.kind is ActionKind.ORDER and not action.alone:
        return _("only alone at this table")
    return _("not with this hand")

"""The mistakes that people make at the table: each turns a sound decision into a human one."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import Card, Rank, Suit, effective_suit, is_left_bower, strength
from game.rules.view import SeatView
from game.strategy.calling import hand_value
from game.strategy.decisions import Decision
from game.strategy.rules_of_thumb.calls import HELP_PARTNER
from game.strategy.rules_of_thumb.follows import SAVE_PARTNERS_TRICK, WIN_CHEAPLY
from game.strategy.rules_of_thumb.plain_leads import LEAD_ACE
from game.strategy.rules_of_thumb.second_round import CROSS_FOR_PARTNER, MAKE_IT_NEXT
from game.strategy.rules_of_thumb.trump_leads import LEAD_BOWER_TO_PARTNER, LEAD_TRUMP

Slip = Callable[[SeatView, Decision], Action | None]
"""The mistaken action instead of a decision; None where this mistake cannot happen."""

_HOPE = 1.3  # own tricks on which a hopeful player makes trump


def forgets_the_left(view: SeatView, decision: Decision) -> Action | None:
    """Throws the left bower away as if it were any jack, where nothing has to be followed."""
    if view.phase is not Phase.PLAY or view.trump is None:
        return None
    if view.led is None or view.led is view.trump:
        return None
    return _with_card(view, (card for card in view.hand if is_left_bower(card, view.trump)))


def trumps_partners_ace(view: SeatView, decision: Decision) -> Action | None:
    """Trumps a trick that partner is winning."""
    if decision.principle is not SAVE_PARTNERS_TRICK or view.led is view.trump:
        return None
    trumps = [card for card in view.hand if view.trump and effective_suit(card, view.trump) is view.trump]
    return _with_card(view, sorted(trumps, key=lambda card: strength(card, view.trump)))


def hoards_trumps(view: SeatView, decision: Decision) -> Action | None:
    """Makes trump and does not dare to lead it."""
    if decision.principle not in (LEAD_TRUMP, LEAD_BOWER_TO_PARTNER):
        return None
    return _with_card(view, _plain_from_low(view))


def saves_aces(view: SeatView, decision: Decision) -> Action | None:
    """Leads a low card and keeps the ace for later, when it is trumped."""
    if decision.principle is not LEAD_ACE:
        return None
    return _with_card(view, (card for card in _plain_from_low(view) if card.rank is not Rank.ACE))


def wastes_high_cards(view: SeatView, decision: Decision) -> Action | None:
    """Takes a trick with the highest card of the suit instead of the cheapest that will do."""
    won_with = decision.action.card
    if decision.principle is not WIN_CHEAPLY or won_with is None:
        return None
    suit = effective_suit(won_with, view.trump)
    mates = [card for card in view.hand if effective_suit(card, view.trump) is suit]
    return _with_card(view, sorted(mates, key=lambda card: -strength(card, view.trump)))


def calls_on_hope(view: SeatView, decision: Decision) -> Action | None:
    """Makes trump on a hand that is not good enough, into the other side's hands, too."""
    if decision.action.kind is not ActionKind.PASS:
        return None
    calls = [action for action in view.legal if action.kind in (ActionKind.ORDER, ActionKind.CALL)]
    together = [action for action in calls if not action.alone]
    hopes = [(hand_value(view.hand, _suit_of(view, action)), action) for action in together]
    value, call = max(hopes, key=lambda hope: hope[0], default=(0.0, decision.action))
    return call if value >= _HOPE else None


def never_calls_next(view: SeatView, decision: Decision) -> Action | None:
    """Waits for a better hand where the other suit of the turned colour should be named."""
    if decision.principle not in (MAKE_IT_NEXT, CROSS_FOR_PARTNER):
        return None
    return next((action for action in view.legal if action.kind is ActionKind.PASS), None)


def never_goes_alone(view: SeatView, decision: Decision) -> Action | None:
    """Keeps the partner in with a hand that should march alone."""
    own = decision.action
    if not own.alone:
        return None
    same = (action for action in view.legal if (action.kind, action.suit) == (own.kind, own.suit))
    return next((action for action in same if not action.alone), None)


def never_assists(view: SeatView, decision: Decision) -> Action | None:
    """Leaves it to the partner to take the upcard."""
    if decision.principle is not HELP_PARTNER:
        return None
    return next((action for action in view.legal if action.kind is ActionKind.PASS), None)


def _suit_of(view: SeatView, action: Action) -> Suit | None:
    return view.upcard_suit if action.kind is ActionKind.ORDER else action.suit


def _plain_from_low(view: SeatView) -> list[Card]:
    plain = [card for card in view.hand if effective_suit(card, view.trump) is not view.trump]
    return sorted(plain, key=lambda card: strength(card, view.trump))


def _with_card(view: SeatView, cards: Iterable[Card]) -> Action | None:
    """Playing the first of these cards that may be played."""
    plays = {action.card: action for action in view.legal}
    return next((plays[card] for card in cards if card in plays), None)

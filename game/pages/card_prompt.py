"""Which card a player can play, in a few words, by what the rules and the duties after a slip allow."""

from __future__ import annotations

from collections.abc import Sequence

from game.i18n import _, format_list
from game.rules.cards import Card, effective_suit
from game.rules.trick import followers
from game.rules.view import SeatView
from game.words import suit_name
from game.words.markup import mark


def card_to_play(view: SeatView) -> str:
    """What may be played. Duties after a slip may leave less than following suit would."""
    if len(view.hand) == 1:
        return _("Play your last card.")
    allowed = frozenset(action.card for action in view.legal if action.card is not None)
    if len(allowed) == len(view.hand):
        return _("Play any card.") if view.led is None else _("You can play any of your cards.")
    if view.led is not None and allowed == frozenset(followers(view.hand, view.led, view.trump)):
        return _("Play {suit}.").format(suit=suit_name(view.led))
    return _bound(view, [card for card in view.hand if card in allowed])


def _bound(view: SeatView, allowed: Sequence[Card]) -> str:
    """What a slip leaves a player of all that the rules would allow."""
    named = None if view.honest is None else view.honest.duties.named
    if view.led is None and named is not None:
        return _("Lead {suit}.").format(suit=suit_name(named))
    exposed = () if view.honest is None else view.honest.duties.exposed_of(view.seat)
    if len(allowed) == 1:
        text = _("Play the {card}. It's face up.") if allowed[0] in exposed else _("Play the {card}.")
        return text.format(card=mark(allowed[0]))
    if set(allowed) <= set(exposed):
        return _("Play one of your cards that are face up.")
    barred = {effective_suit(card, view.trump) for card in view.hand if card not in allowed}
    (suit, *others) = barred
    if view.led is not None or others or suit is None:
        return _("Play one of these: {cards}.").format(cards=format_list(map(mark, allowed), "or"))
    return _("Lead any suit but {suit}.").format(suit=suit_name(suit))

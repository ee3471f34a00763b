"""The mistakes of the weaker levels, told after the hand."""

from __future__ import annotations

from game.bots import slips
from game.bots.slips import Slip
from game.i18n import _


def slip_told(slip: Slip, to_partner: bool = False) -> str:
    """What somebody called {name} got wrong, perhaps with the {card}. Raises KeyError for an unknown one.

    It may name the {partner}, unless it is the partner to whom it is told.
    """
    yours: dict[Slip, str] = {
        slips.trumps_partners_ace: _("{name} trumped a trick that you were already winning."),
        slips.never_assists: _("{name} passed instead of ordering the upcard into your hand."),
    }
    if to_partner and slip in yours:
        return yours[slip]
    words: dict[Slip, str] = {
        slips.forgets_the_left: _("{name} forgot that the {card} is the left bower."),
        slips.trumps_partners_ace: _("{name} trumped a trick that {partner} was already winning."),
        slips.hoards_trumps: _("{name} was afraid to lead trump and held on to it."),
        slips.saves_aces: _("{name} led a low card and kept an ace for later."),
        slips.wastes_high_cards: _("{name} won with the {card} when a lower card would have done."),
        slips.calls_on_hope: _("{name} called on far too little."),
        slips.never_calls_next: _("{name} passed, but should have called once that suit was turned down."),
        slips.never_goes_alone: _("{name} was afraid to go alone, but the hand was good enough."),
        slips.never_assists: _("{name} passed instead of ordering the upcard into {partner}'s hand."),
    }
    return words[slip]

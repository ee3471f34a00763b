"""The rule of thumb for whoever plays on partner's ace."""

from __future__ import annotations

from game.rules.actions import Action, Phase
from game.rules.cards import Card, Rank
from game.rules.seats import Seat
from game.rules.view import SeatView
from game.strategy.rules_of_thumb import seen
from game.strategy.rules_of_thumb.names import Exempt, Rule, RuleName

_A_TRUMP = 0.99  # trumps to expect behind, the rounding of shares allowed for


def _ace_led(view: SeatView) -> tuple[Card, ...]:
    """The plain ace that partner led to this trick, if it was one."""
    if view.phase is not Phase.PLAY or view.trump is None or view.trick is None or not view.trick.plays:
        return ()
    seat, card = view.trick.plays[0]
    led_by_partner = seat is view.seat.partner and card.rank is Rank.ACE
    return (card,) if led_by_partner and not seen.is_trump(card, view.trump) else ()


def _could_trump_it(view: SeatView) -> bool:
    return bool(_ace_led(view)) and not seen.length(view, view.led) and bool(seen.trumps(view))


def _throws(view: SeatView) -> tuple[Action, ...]:
    return seen.plays_of(view, [card for card in view.hand if not seen.is_trump(card, view.trump)])


def _only_trumps(view: SeatView) -> bool:
    return len(seen.trumps(view)) == len(view.hand)


def _ace_is_beaten(view: SeatView) -> bool:
    return view.winning is not view.seat.partner


def next_to_play(view: SeatView) -> Seat | None:
    """Who still plays to this trick after this seat."""
    assert view.trick is not None
    done = {seat for seat, _card in view.trick.plays} | view.sitting_out
    return view.seat.left if view.seat.left not in done else None


def _next_is_void(view: SeatView) -> bool:
    """Whether the player behind has shown to be out of the suit, and has most likely a trump left for it.

    Over thousands of deals, trumping partner's ace paid only where a trump was as good as certain there.
    """
    behind = next_to_play(view)
    if behind is None or not seen.is_void(view, behind, view.led):
        return False
    return seen.trumps_expected(view, behind) >= _A_TRUMP


PARTNERS_ACE = Rule(
    RuleName.PARTNERS_ACE,
    _could_trump_it,
    _throws,
    _ace_led,
    (
        (Exempt.ACE_IS_BEATEN, _ace_is_beaten),
        (Exempt.ONLY_TRUMPS, _only_trumps),
        (Exempt.NEXT_IS_VOID, _next_is_void),
    ),
)

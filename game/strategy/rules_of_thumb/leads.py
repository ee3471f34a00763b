"""Rules of thumb for whoever leads."""

from __future__ import annotations

from game.rules.actions import Action, ActionKind
from game.rules.cards import Card, Rank, beats, is_left_bower, is_right_bower, strength
from game.rules.view import SeatView
from game.strategy.rules_of_thumb import seen
from game.strategy.rules_of_thumb.names import Exempt, Rule, RuleName

_ENOUGH = 2  # trumps that a call is worth drawing with


# -- what they look at -----------------------------------------------------------------------


def _highest_trump(view: SeatView) -> tuple[Card, ...]:
    return seen.trumps(view)[:1]


def _right(view: SeatView) -> tuple[Card, ...]:
    return tuple(card for card in view.hand if is_right_bower(card, view.trump))


def _says_highest_trump(view: SeatView) -> tuple[Action, ...]:
    return seen.plays_of(view, _highest_trump(view))


def _says_right(view: SeatView) -> tuple[Action, ...]:
    return seen.plays_of(view, _right(view))


def _says_ace(view: SeatView) -> tuple[Action, ...]:
    return seen.plays_of(view, seen.plain_aces(view))


# -- where they are heard --------------------------------------------------------------------


def _maker_leads(view: SeatView) -> bool:
    return view.maker is view.seat and seen.leads(view) and bool(seen.trumps(view))


def _partner_made_it(view: SeatView) -> bool:
    return view.maker is view.seat.partner and seen.leads(view)


def _bower_for_partner(view: SeatView) -> bool:
    return _partner_made_it(view) and any(seen.is_bower(card, view.trump) for card in view.hand)


def _leads_with_the_right(view: SeatView) -> bool:
    return seen.leads(view) and bool(_right(view))


def _partner_called_on_little(view: SeatView) -> bool:
    """Partner had the last word and named a suit, or has shown to be out of trump."""
    if not _partner_made_it(view):
        return False
    last_word = view.dealer is view.maker and view.calls[-1].kind is ActionKind.CALL
    return last_word or seen.is_void(view, view.seat.partner, view.trump)


# -- when not to follow them -----------------------------------------------------------------


def _called_on_little(view: SeatView) -> bool:
    mine = [card for card in (*view.hand, *seen.own_plays(view)) if seen.is_trump(card, view.trump)]
    return view.maker is view.seat and len(mine) < _ENOUGH and bool(seen.plain_aces(view))


def _last_trump(view: SeatView) -> bool:
    """Whether trumping is better for a single trump than drawing: not for the highest of a lone hand."""
    if len(seen.trumps(view)) != 1 or len(view.hand) == 1:
        return False
    return not view.alone or _is_topped(view)


def _is_topped(view: SeatView) -> bool:
    (mine,) = _highest_trump(view)
    return any(beats(card, mine, view.trump) for card in seen.their_trumps(view))


def _theirs_are_gone(view: SeatView) -> bool:
    return bool(view.tricks) and not seen.they_may_trump(view)


def _right_is_theirs(view: SeatView) -> bool:
    taken = seen.taken_up_by_them(view)
    (mine,) = _highest_trump(view)
    return (
        taken is not None
        and seen.is_bower(taken, view.trump)
        and strength(taken, view.trump) > strength(mine, view.trump)
    )


def _spare_partners_trumps(view: SeatView) -> bool:
    return _partner_called_on_little(view) and bool(seen.plain_aces(view)) and not _both_bowers(view)


def _joker_is_out(view: SeatView) -> bool:
    return any(card.is_joker for card in seen.their_trumps(view))


def _nothing_to_pull(view: SeatView) -> bool:
    return not any(
        card.rank is Rank.ACE or is_left_bower(card, view.trump) for card in seen.their_trumps(view)
    )


def _they_made_it(view: SeatView) -> bool:
    return not seen.ours(view)


def _both_bowers(view: SeatView) -> bool:
    return sum(seen.is_bower(card, view.trump) for card in view.hand) >= 2


def _no_ace(view: SeatView) -> bool:
    return not seen.plain_aces(view)


LEAD_TRUMP = Rule(
    RuleName.LEAD_TRUMP,
    _maker_leads,
    _says_highest_trump,
    _highest_trump,
    (
        (Exempt.THEIRS_ARE_GONE, _theirs_are_gone),
        (Exempt.CALLED_ON_LITTLE, _called_on_little),
        (Exempt.LAST_TRUMP, _last_trump),
    ),
)
LEAD_BOWER_TO_PARTNER = Rule(
    RuleName.LEAD_BOWER_TO_PARTNER,
    _bower_for_partner,
    _says_highest_trump,
    _highest_trump,
    (
        (Exempt.THEIRS_ARE_GONE, _theirs_are_gone),
        (Exempt.RIGHT_IS_THEIRS, _right_is_theirs),
        (Exempt.PARTNER_ON_LITTLE, _spare_partners_trumps),
    ),
)
PULL_WITH_THE_RIGHT = Rule(
    RuleName.PULL_WITH_THE_RIGHT,
    _leads_with_the_right,
    _says_right,
    _right,
    (
        (Exempt.THEY_MADE_IT, _they_made_it),
        (Exempt.NOTHING_TO_PULL, _nothing_to_pull),
        (Exempt.JOKER_IS_OUT, _joker_is_out),
        (Exempt.CALLED_ON_LITTLE, _called_on_little),
        (Exempt.PARTNER_ON_LITTLE, _spare_partners_trumps),
    ),
)
ACE_FOR_PARTNER = Rule(
    RuleName.ACE_FOR_PARTNER,
    _partner_called_on_little,
    _says_ace,
    seen.plain_aces,
    (
        (Exempt.NO_ACE, _no_ace),
        (Exempt.BOTH_BOWERS, _both_bowers),
    ),
)

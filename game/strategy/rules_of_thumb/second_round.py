"""Principles for naming a suit after the turn-up was refused: next, and crossing."""

from __future__ import annotations

from game.i18n import N_
from game.rules.actions import Action, Phase
from game.rules.cards import Card, Suit
from game.rules.view import SeatView
from game.strategy.calling import ALONE_AT, NAME_AT, hand_value
from game.strategy.rules_of_thumb.principle import Choice, Exemption, Stated
from game.strategy.rules_of_thumb.situation import (
    Situation,
    best_named,
    suits_named,
    with_partner,
    without_trump_is_better,
    worth_naming,
)


def _asked(view: SeatView) -> bool:
    return view.phase is Phase.SECOND_ROUND and view.upcard_suit is not None and bool(suits_named(view))


def _dealer_at_right_refused(view: SeatView) -> bool:
    return _asked(view) and view.dealer is view.seat.right


def _partner_refused(view: SeatView) -> bool:
    return _asked(view) and view.dealer is view.seat.partner


def _next(view: SeatView) -> tuple[Action, ...]:
    assert view.upcard_suit is not None
    return _named(view, view.upcard_suit.sister)


def _cross(view: SeatView) -> tuple[Action, ...]:
    down = view.upcard_suit
    assert down is not None
    across = [call for call in suits_named(view) if call.suit and call.suit.colour is not down.colour]
    return _named(view, best_named(view, across))


def _named(view: SeatView, suit: Suit) -> tuple[Action, ...]:
    """The call of a suit, alone if the hand can do it all."""
    alone = hand_value(view.hand, suit) >= ALONE_AT
    calls = [call for call in suits_named(view) if call.suit is suit]
    return tuple(sorted(calls, key=lambda call: call.alone is not alone)[:1])


def _turned_down(view: SeatView) -> tuple[Card, ...]:
    return () if view.upcard is None else (view.upcard,)


def _stronger_than_next(view: SeatView) -> bool:
    return _other_is_better(view, _next(view))


def _stronger_than_crossing(view: SeatView) -> bool:
    return _other_is_better(view, _cross(view))


def _other_is_better(view: SeatView, said: tuple[Action, ...]) -> bool:
    best = best_named(view, suits_named(view))
    if hand_value(view.hand, best) < ALONE_AT and without_trump_is_better(view, best):
        return True
    return worth_naming(view, best) >= NAME_AT and all(call.suit is not best for call in said)


def _too_little(view: SeatView) -> bool:
    return worth_naming(view, best_named(view, suits_named(view))) < NAME_AT


def _name(situation: Situation) -> Choice | None:
    """The suit to name, where it promises enough."""
    suit = situation.best_suit
    enough = worth_naming(situation.view, suit) >= NAME_AT
    return Choice(with_partner(situation.calls, suit)) if enough else None


def _names_next(situation: Situation) -> Choice | None:
    view = situation.view
    down, dealers_side = view.upcard_suit, view.dealer.side is view.seat.side
    is_next = down is not None and not dealers_side and situation.best_suit is down.sister
    return _name(situation) if is_next else None


def _names_across(situation: Situation) -> Choice | None:
    view = situation.view
    down, partner_deals = view.upcard_suit, view.dealer is view.seat.partner
    crosses = down is not None and partner_deals and situation.best_suit.colour is not down.colour
    return _name(situation) if crosses else None


MAKE_IT_NEXT = Stated(
    id="make-it-next",
    title=N_("Make it next"),
    says=N_(
        "The dealer on your right turned that suit down, so make it next: call the other suit of the "
        "same color."
    ),
    idea=N_("The dealer's side is weak in the color turned down, so call the other suit of that color."),
    usual=N_("When the dealer's side turns a suit down, call the other suit of the same color."),
    to_you=N_("The dealer's side had turned that suit down, so you called the other suit of the same color."),
    of_another=N_(
        "The dealer's side had turned that suit down, so {name} called the other suit of the same color."
    ),
    term="next",
    clauses=("BUT-23",),
    chooses=_names_next,
    heard=_dealer_at_right_refused,
    actions=_next,
    looks_at=_turned_down,
    exemptions=(
        Exemption(
            id="stronger-elsewhere",
            applies=_stronger_than_next,
            aside=N_("You'd usually make it next here, but you're stronger in another suit."),
            to_you=N_("You didn't make it next, because you were stronger in another suit."),
            of_another=N_("{name} didn't make it next, because the hand was stronger in another suit."),
            tells_all=True,
        ),
        Exemption(
            id="too-little",
            applies=_too_little,
            aside=N_("You'd usually make it next here, but this hand is too weak to call anything."),
            to_you=N_("You didn't make it next, because your hand was too weak to call anything."),
            of_another=N_("{name} didn't make it next, because the hand was too weak to call anything."),
            tells_all=True,
        ),
    ),
)

CROSS_FOR_PARTNER = Stated(
    id="cross-for-partner",
    title=N_("Make it for your partner"),
    says=N_("Your partner turned that suit down and nobody made it next, so cross to the other color."),
    idea=N_("Your partner turned that suit down, so cross to the other color."),
    usual=N_("When your partner turns a suit down, cross to the other color."),
    to_you=N_("Your partner had turned that suit down, so you crossed to the other color."),
    of_another=N_("{partner} had turned that suit down, so {name} crossed to the other color."),
    of_partner=N_("You had turned that suit down, so {name} crossed to the other color."),
    term="cross",
    clauses=("BUT-24",),
    chooses=_names_across,
    heard=_partner_refused,
    actions=_cross,
    looks_at=_turned_down,
    exemptions=(
        Exemption(
            id="stronger-elsewhere",
            applies=_stronger_than_crossing,
            aside=N_("You'd usually cross for your partner here, but you're stronger in another suit."),
            to_you=N_("You didn't cross for your partner, because you were stronger in another suit."),
            of_another=N_(
                "{name} didn't cross for {partner}, because the hand was stronger in another suit."
            ),
            of_partner=N_("{name} didn't cross for you, because the hand was stronger in another suit."),
            tells_all=True,
        ),
        Exemption(
            id="too-little",
            applies=_too_little,
            aside=N_(
                "You'd usually cross for your partner here, but this hand is too weak to call anything."
            ),
            to_you=N_("You didn't cross for your partner, because your hand was too weak to call anything."),
            of_another=N_(
                "{name} didn't cross for {partner}, because the hand was too weak to call anything."
            ),
            of_partner=N_("{name} didn't cross for you, because the hand was too weak to call anything."),
            tells_all=True,
        ),
    ),
)

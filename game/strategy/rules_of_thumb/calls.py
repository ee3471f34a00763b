"""Principles before the play, but for naming a suit after the turn-down: calls and farmers' hands."""

from __future__ import annotations

from game.i18n import N_
from game.rules.actions import ActionKind, Phase
from game.rules.cards import Suit
from game.strategy.calling import ALONE_AT, NAME_AT, ORDER_AT, hand_value, order_at
from game.strategy.rules_of_thumb.principle import Choice, Principle
from game.strategy.rules_of_thumb.situation import (
    Situation,
    of_kind,
    with_partner,
    without_trump_is_better,
    worth_naming,
)


def _first(situation: Situation) -> Choice:
    return Choice(situation.view.legal[0])


ONLY_CHOICE = Principle(
    id="only-choice",
    chooses=_first,
    idea=N_("There's only one thing you can do here."),
    usual=N_("Usually you have a choice."),
    to_you=N_("You had no other choice."),
    of_another=N_("{name} had no other choice."),
)

MOST_CARDS_UNSEEN = Principle(
    id="most-cards-unseen",
    chooses=_first,
    idea=N_("Nobody has seen a card yet, so one suit is as good as another."),
    usual=N_("Before anyone sees a card, one suit is as good as another."),
    to_you=N_("Nobody had seen a card yet, so one suit was as good as another."),
    of_another=N_("{name} hadn't seen a card yet, so one suit was as good as another."),
)


# -- a farmer's hand -------------------------------------------------------------------------


def _good_as_dealt(situation: Situation) -> Choice | None:
    (keep,) = of_kind(situation.view, ActionKind.KEEP)
    good = any(hand_value(situation.view.hand, suit) >= ORDER_AT for suit in Suit)
    return Choice(keep) if good else None


def _other_cards(situation: Situation) -> Choice:
    return Choice(next(action for action in situation.view.legal if action.kind is not ActionKind.KEEP))


KEEP_GOOD_HAND = Principle(
    id="keep-good-hand",
    chooses=_good_as_dealt,
    idea=N_("You can call on these cards, so keep them."),
    usual=N_("Keep a hand that you can call on."),
    to_you=N_("You kept the hand, because it was good enough to call on."),
    of_another=N_("{name} kept the hand, because it was good enough to call on."),
)

BEAT_THE_HAND = Principle(
    id="beat-the-hand",
    chooses=_other_cards,
    idea=N_("Three low cards of the same rank win next to nothing, and almost any other cards are better."),
    usual=N_("Give up a farmer's hand."),
    to_you=N_("You gave up three low cards, because almost any others are better."),
    of_another=N_("{name} gave up three low cards, because almost any others are better."),
    term="farmers-hand",
)


# -- making trump ----------------------------------------------------------------------------


def _all_alone(situation: Situation) -> Choice | None:
    view = situation.view
    if view.phase is Phase.FIRST_ROUND:
        orders = situation.orders if situation.accepted[0] >= ALONE_AT else []
        return next((Choice(order) for order in orders if order.alone), None)
    suit = situation.best_suit
    if hand_value(view.hand, suit) < ALONE_AT:
        return None
    return Choice(next(call for call in situation.calls if call.alone and call.suit is suit))


GO_ALONE = Principle(
    id="go-alone",
    chooses=_all_alone,
    idea=N_("Your hand should take three tricks by itself, and taking all five alone is worth more."),
    usual=N_("Go alone if you count three tricks in your own hand."),
    to_you=N_("Your hand needed no help, and taking all five alone is worth more."),
    of_another=N_("{name}'s hand needed no help, and taking all five alone is worth more."),
    term="lone-hand",
)

KEEP_PARTNER = Principle(
    id="keep-partner",
    idea=N_("You can't count three tricks in your own hand, so keep your partner in."),
    usual=N_("Keep your partner unless you count three tricks in your own hand."),
    to_you=N_("You couldn't count three tricks in your own hand, so you kept your partner in."),
    of_another=N_("{name} couldn't count three tricks alone and kept {partner} in."),
    of_partner=N_("{name} couldn't count three tricks alone and kept you in."),
    term="lone-hand",
)
"""It decides nothing by itself: it is what speaks for a call with the partner where that alone is asked."""


def _accept(situation: Situation) -> Choice | None:
    view = situation.view
    if situation.accepted[1] < order_at(view.seat, view.dealer):
        return None
    together = any(not order.alone for order in situation.orders)  # else a Canadian loner, or no natural
    return _at_the_turn_up(situation, ActionKind.ORDER) if together else None


def _at_the_turn_up(situation: Situation, kind: ActionKind) -> Choice:
    """Accepting the turn-up with the partner, or passing; the turn-up is what it looks at."""
    card = situation.view.upcard
    assert card is not None
    return Choice(with_partner(of_kind(situation.view, kind)), (card,))


def _partner_takes_it(situation: Situation) -> Choice | None:
    view = situation.view
    return _accept(situation) if view.dealer is view.seat.partner else None


HELP_PARTNER = Principle(
    id="help-partner",
    chooses=_partner_takes_it,
    idea=N_("Your partner gets the upcard, so your side gains a trump."),
    usual=N_("Order it up when your partner gets the card."),
    to_you=N_("You ordered it up, because your partner would get the card."),
    of_another=N_("{name} ordered it up, because {partner} would get the card."),
    of_partner=N_("{name} ordered it up, because you would get the card."),
    term="assist",
)


def _two_tricks(situation: Situation) -> Choice | None:
    if situation.view.phase is Phase.FIRST_ROUND:
        return _accept(situation)
    suit = situation.best_suit
    enough = worth_naming(situation.view, suit) >= NAME_AT
    return Choice(with_partner(situation.calls, suit)) if enough else None


STRONG_HAND = Principle(
    id="strong-hand",
    chooses=_two_tricks,
    idea=N_("You have two tricks yourself, and your partner can usually find the third."),
    usual=N_("Call when you see two tricks in your hand."),
    to_you=N_("You saw two tricks in your hand and counted on your partner for the third."),
    of_another=N_("{name} had two tricks and counted on {partner} for the third."),
    of_partner=N_("{name} had two tricks and counted on you for the third."),
    term="call",
)


def _no_suit_better(situation: Situation) -> Choice | None:
    if not without_trump_is_better(situation.view, situation.best_suit):
        return None
    return Choice(with_partner(of_kind(situation.view, ActionKind.NO_TRUMP)))


HIGH_EVERYWHERE = Principle(
    id="high-everywhere",
    chooses=_no_suit_better,
    idea=N_("High cards in every suit win in no trump."),
    usual=N_("Call no trump with high cards in every suit."),
    to_you=N_("You had high cards in every suit, and those win in no trump."),
    of_another=N_("{name} had high cards in every suit, and those win in no trump."),
    term="no-trump",
)


def _theirs_to_take(situation: Situation) -> Choice | None:
    view = situation.view
    good = view.dealer.side is not view.seat.side and situation.accepted[0] >= ORDER_AT
    return _at_the_turn_up(situation, ActionKind.PASS) if good else None


NOT_INTO_THEIR_HAND = Principle(
    id="not-into-their-hand",
    chooses=_theirs_to_take,
    idea=N_("Your cards are good, but the upcard would go to your opponents."),
    usual=N_("Don't order a good card into an opponent's hand."),
    to_you=N_("Your cards were good, but the upcard would have gone to your opponents."),
    of_another=N_("{name} had good cards, but the upcard would have gone to the other side."),
)


def _wait(situation: Situation) -> Choice | None:
    if situation.view.phase is Phase.FIRST_ROUND:
        return _at_the_turn_up(situation, ActionKind.PASS)
    return Choice(situation.passes[0]) if situation.passes else None


PASS_WEAK_HAND = Principle(
    id="pass-weak-hand",
    chooses=_wait,
    idea=N_("Pass a weak hand. Passing costs you nothing, but getting euchred costs a lot."),
    usual=N_("Pass a weak hand."),
    to_you=N_("You didn't see enough tricks in your hand, so you passed."),
    of_another=N_("{name} didn't see enough tricks in that hand and passed."),
    term="pass",
)


def _least_bad(situation: Situation) -> Choice:
    return Choice(with_partner(situation.calls, situation.best_suit))


BEST_OF_A_BAD_LOT = Principle(
    id="best-of-a-bad-lot",
    chooses=_least_bad,
    idea=N_("You have to call something, so take the suit with the most high trumps."),
    usual=N_("If you're stuck, call the suit with the most high trumps."),
    to_you=N_("You had to call something, so you took the suit with the most high trumps."),
    of_another=N_("{name} had to call something and took the suit with the most high trumps."),
    term="stuck-dealer",
)


def _together(situation: Situation) -> Choice:
    return Choice(with_partner(situation.view.legal))


DEFEND_TOGETHER = Principle(
    id="defend-together",
    chooses=_together,
    idea=N_("Two defenders stop a lone hand more often than one."),
    usual=N_("Defend together, because two defenders stop a lone hand more often than one."),
    to_you=N_("You defended together, because two defenders stop a lone hand more often than one."),
    of_another=N_("{name} didn't defend alone, because two defenders stop a lone hand more often than one."),
    term="defend-alone",
)

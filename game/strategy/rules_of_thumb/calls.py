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
    idea=N_("There is only one thing you may do here."),
    usual=N_("As a rule there is a choice."),
    to_you=N_("You had no other choice."),
    of_another=N_("{name} had no other choice."),
)

MOST_CARDS_UNSEEN = Principle(
    id="most-cards-unseen",
    chooses=_first,
    idea=N_("Nobody has seen a card yet, so every suit is as good as another."),
    usual=N_("As a rule every suit is as good as another before a card is seen."),
    to_you=N_("Nobody had seen a card yet, so one suit was as good as another."),
    of_another=N_("{name} had not seen a card yet, so one suit was as good as another."),
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
    idea=N_("With these cards you can call yourself, so keep them."),
    usual=N_("As a rule a hand that is good for a call is kept."),
    to_you=N_("You kept the hand, because it was good for a call of its own."),
    of_another=N_("{name} kept the hand, because it was good for a call of its own."),
)

BEAT_THE_HAND = Principle(
    id="beat-the-hand",
    chooses=_other_cards,
    idea=N_("Three cards of a lowest rank win next to nothing, and most cards are better."),
    usual=N_("As a rule a farmer's hand is given away."),
    to_you=N_("You gave up three low cards, because most cards are better."),
    of_another=N_("{name} gave up three low cards, because most cards are better."),
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
    idea=N_("Your own hand should make three tricks, and alone all five are worth more."),
    usual=N_("As a rule a hand with three tricks of its own goes alone."),
    to_you=N_("Your hand needed no help, and alone all five tricks are worth more."),
    of_another=N_("{name} needed no help with this hand, and alone all five tricks are worth more."),
    term="lone-hand",
)


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
    idea=N_("The turned card goes to your partner, so your side gains a trump."),
    usual=N_("As a rule the turned card is ordered up when it goes to one's partner."),
    to_you=N_("The turned card went to your partner, so you ordered it up."),
    of_another=N_("{name} ordered the turned card up because it went to the partner."),
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
    idea=N_("With two tricks of your own, your partner usually finds the third."),
    usual=N_("As a rule one calls with two tricks in hand."),
    to_you=N_("You saw two tricks of your own and counted on your partner for the third."),
    of_another=N_("{name} saw two tricks in the hand and counted on the partner for the third."),
    term="call",
)


def _no_suit_better(situation: Situation) -> Choice | None:
    if not without_trump_is_better(situation.view, situation.best_suit):
        return None
    return Choice(with_partner(of_kind(situation.view, ActionKind.NO_TRUMP)))


HIGH_EVERYWHERE = Principle(
    id="high-everywhere",
    chooses=_no_suit_better,
    idea=N_("High cards in every suit win without trump."),
    usual=N_("As a rule high cards in every suit are best without trump."),
    to_you=N_("You held high cards in every suit, and they win without trump."),
    of_another=N_("{name} held high cards in every suit, and they win without trump."),
    term="no-trump",
)


def _theirs_to_take(situation: Situation) -> Choice | None:
    view = situation.view
    good = view.dealer.side is not view.seat.side and situation.accepted[0] >= ORDER_AT
    return _at_the_turn_up(situation, ActionKind.PASS) if good else None


NOT_INTO_THEIR_HAND = Principle(
    id="not-into-their-hand",
    chooses=_theirs_to_take,
    idea=N_("Your cards are good, but the turned card would go to the other side."),
    usual=N_("As a rule no good card is ordered into the other side's hands."),
    to_you=N_("Your cards were good, but the turned card would have gone to the other side."),
    of_another=N_("{name} held good cards, but the turned card would have gone to the other side."),
)


def _wait(situation: Situation) -> Choice | None:
    if situation.view.phase is Phase.FIRST_ROUND:
        return _at_the_turn_up(situation, ActionKind.PASS)
    return Choice(situation.passes[0]) if situation.passes else None


PASS_WEAK_HAND = Principle(
    id="pass-weak-hand",
    chooses=_wait,
    idea=N_("A weak hand waits: passing costs nothing, being euchred does."),
    usual=N_("As a rule a weak hand passes."),
    to_you=N_("You passed because too few tricks were in sight."),
    of_another=N_("{name} passed because too few tricks were in sight."),
    term="pass",
)


def _least_bad(situation: Situation) -> Choice:
    return Choice(with_partner(situation.calls, situation.best_suit))


BEST_OF_A_BAD_LOT = Principle(
    id="best-of-a-bad-lot",
    chooses=_least_bad,
    idea=N_("You have to name something. Take the suit with the most high trumps."),
    usual=N_("As a rule a dealer who has to name something takes the suit with the most high trumps."),
    to_you=N_("You had to name something and took the suit with the most high trumps."),
    of_another=N_("{name} had to name something and took the suit with the most high trumps."),
    term="stuck-dealer",
)


def _together(situation: Situation) -> Choice:
    return Choice(with_partner(situation.view.legal))


DEFEND_TOGETHER = Principle(
    id="defend-together",
    chooses=_together,
    idea=N_("Two defenders stop a lone hand more often than one."),
    usual=N_("As a rule two defenders stop a lone hand more often than one."),
    to_you=N_("You stayed together, because two defenders stop a lone hand more often than one."),
    of_another=N_("{name} kept the partner in, because two defenders stop a lone hand more often than one."),
    term="defend-alone",
)

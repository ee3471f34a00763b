"""Principles for a card that leaves the hand before the play: the discard, and the gift to a lone partner."""

from __future__ import annotations

from game.i18n import N_
from game.rules.cards import Card, Rank, effective_suit, strength
from game.rules.view import SeatView
from game.strategy.calling import trick_value
from game.strategy.rules_of_thumb import card_reading
from game.strategy.rules_of_thumb.principle import Choice, Principle
from game.strategy.rules_of_thumb.situation import Situation


def _surest(situation: Situation) -> Choice:
    """The card that takes most tricks; equal ones by rank."""
    trump = situation.view.trump
    card = max(situation.by_card, key=lambda card: (trick_value(card, trump), strength(card, trump)))
    return Choice(situation.by_card[card], (card,))


GIVE_HIGHEST = Principle(
    id="give-highest",
    chooses=_surest,
    nudge=N_("Which of your cards would win a trick for your partner?"),
    idea=N_("Give what wins most surely: the highest trump, else an ace."),
    usual=N_("As a rule a lone player is given the card that wins most surely."),
    to_you=N_("You gave the card that would win most surely."),
    of_another=N_("{name} gave the card that would win most surely."),
    term="partners-best",
)


def _least_missed(situation: Situation) -> Choice:
    card = situation.least_missed
    return Choice(situation.by_card[card], (card,))


def _sits_out(situation: Situation) -> Choice | None:
    view = situation.view
    idle = view.seat in view.sitting_out and not view.ruleset.switches.partners_best
    return Choice(_least_missed(situation).action) if idle else None


def _any_other(view: SeatView, card: Card, other: Card) -> bool:
    return True


NOTHING_AT_STAKE = Principle(
    id="nothing-at-stake",
    chooses=_sits_out,
    nudge=N_("Will you play any of these cards in this hand?"),
    idea=N_("You sit this hand out, so any card may go."),
    usual=N_("As a rule a dealer who sits out may put any card down."),
    to_you=N_("You sat the hand out, so any card might go."),
    of_another=N_("{name} sat the hand out, so any card might go."),
    term="lone-hand",
    kept_with=_any_other,
)


def _empties_a_suit(situation: Situation) -> Choice | None:
    view, choice = situation.view, _least_missed(situation)
    suit = effective_suit(choice.cards[0], view.trump)
    empties = card_reading.length(view, suit) == 1 and suit is not view.trump and view.trump is not None
    return choice if empties else None


def _lone_and_low(view: SeatView, card: Card, other: Card) -> bool:
    suit = effective_suit(other, view.trump)
    return other.rank is not Rank.ACE and suit is not view.trump and card_reading.length(view, suit) == 1


MAKE_A_VOID = Principle(
    id="make-a-void",
    chooses=_empties_a_suit,
    nudge=N_("Which suit could you empty with one low card?"),
    idea=N_("Put down a lone low card. Without that suit you can trump it."),
    usual=N_("As a rule a lone low card is put down, to be rid of its suit."),
    to_you=N_("You put down a lone low card, to be rid of its suit and trump it later."),
    of_another=N_("{name} put down a lone low card, to be rid of its suit and trump it later."),
    term="void",
    kept_with=_lone_and_low,
)

PUT_DOWN_LOWEST = Principle(
    id="put-down-lowest",
    chooses=_least_missed,
    nudge=N_("Which of your cards is least likely to win a trick?"),
    idea=N_("Keep trumps and aces. Put down the card that wins least."),
    usual=N_("As a rule the card that wins least is put down."),
    to_you=N_("You put down the card that would win least."),
    of_another=N_("{name} put down the card that would win least."),
)

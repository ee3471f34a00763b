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
    idea=N_("Give your partner your surest winner: your highest trump, or else an ace."),
    usual=N_("Give a lone partner your surest winner."),
    to_you=N_("You gave your partner your surest winner."),
    of_another=N_("{name} gave the lone player the surest winner in the hand."),
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
    idea=N_("You're sitting this hand out, so any discard will do."),
    usual=N_("If you sit the hand out, any discard will do."),
    to_you=N_("You sat the hand out, so any discard would do."),
    of_another=N_("{name} sat the hand out, so any discard would do."),
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
    nudge=N_("Which suit could you get rid of by discarding one card?"),
    idea=N_("Unless it's an ace, discard your only card in an off-suit. Then you can trump that suit."),
    usual=N_("Discard a singleton low card to make yourself void."),
    to_you=N_("You discarded your only card in a suit so you could trump that suit later."),
    of_another=N_("{name} discarded a singleton to trump that suit later."),
    term="void",
    kept_with=_lone_and_low,
)

PUT_DOWN_LOWEST = Principle(
    id="put-down-lowest",
    chooses=_least_missed,
    nudge=N_("Which of your cards is least likely to win a trick?"),
    idea=N_("Keep trumps and aces. Discard the card least likely to win."),
    usual=N_("Discard the card least likely to win."),
    to_you=N_("You discarded the card least likely to win."),
    of_another=N_("{name} discarded the card least likely to win."),
)

"""Why somebody did something, told after the hand: a sentence for the player, one about another player."""

from __future__ import annotations

from game.i18n import _
from game.strategy.decisions import Thumb

Told = tuple[str, str]
"""Said to the player, and said about the player called {name}. Both may speak of the {card}."""


def told(thumb: Thumb) -> Told:
    """What a rule of thumb made a player do."""
    return {**_calls(), **_cards_put(), **_leads(), **_follows()}[thumb]


def _calls() -> dict[Thumb, Told]:
    return {
        Thumb.STRONG_HAND: (
            _("You saw two tricks of your own and counted on your partner for the third."),
            _("{name} saw two tricks in the hand and counted on the partner for the third."),
        ),
        Thumb.HELP_PARTNER: (
            _("The turned card went to your partner, so you ordered it up."),
            _("{name} ordered the turned card up because it went to the partner."),
        ),
        Thumb.MAKE_IT_NEXT: (
            _("The dealer's side had refused that colour, so you named its other suit."),
            _("The dealer's side had refused that colour, so {name} named its other suit."),
        ),
        Thumb.CROSS_FOR_PARTNER: (
            _("Your partner had turned that colour down, so you crossed over to the other one."),
            _("{name} crossed over to the colour that the partner had not turned down."),
        ),
        Thumb.GO_ALONE: (
            _("Your hand needed no help, and alone all five tricks are worth more."),
            _("{name} needed no help with this hand, and alone all five tricks are worth more."),
        ),
        Thumb.BEST_OF_A_BAD_LOT: (
            _("You had to name something and took the suit with the most high trumps."),
            _("{name} had to name something and took the suit with the most high trumps."),
        ),
        Thumb.PASS_WEAK_HAND: (
            _("You passed because too few tricks were in sight."),
            _("{name} passed because too few tricks were in sight."),
        ),
        Thumb.NOT_INTO_THEIR_HAND: (
            _("Your cards were good, but the turned card would have gone to the other side."),
            _("{name} held good cards, but the turned card would have gone to the other side."),
        ),
        Thumb.HIGH_EVERYWHERE: (
            _("You held high cards in every suit, and they win without trump."),
            _("{name} held high cards in every suit, and they win without trump."),
        ),
        Thumb.DEFEND_TOGETHER: (
            _("You stayed together, because two defenders stop a lone hand more often than one."),
            _("{name} kept the partner in, because two defenders stop a lone hand more often than one."),
        ),
        Thumb.MOST_CARDS_UNSEEN: (
            _("Nobody had seen a card yet, so one suit was as good as another."),
            _("{name} had not seen a card yet, so one suit was as good as another."),
        ),
        Thumb.ONLY_CHOICE: (_("You had no other choice."), _("{name} had no other choice.")),
    }


def _cards_put() -> dict[Thumb, Told]:
    return {
        Thumb.BEAT_THE_HAND: (
            _("You gave up three low cards, because most cards are better."),
            _("{name} gave up three low cards, because most cards are better."),
        ),
        Thumb.KEEP_GOOD_HAND: (
            _("You kept the hand, because it was good for a call of its own."),
            _("{name} kept the hand, because it was good for a call of its own."),
        ),
        Thumb.GIVE_HIGHEST: (
            _("You gave the card that would win most surely."),
            _("{name} gave the card that would win most surely."),
        ),
        Thumb.MAKE_A_VOID: (
            _("You put down a lone low card, to be rid of its suit and trump it later."),
            _("{name} put down a lone low card, to be rid of its suit and trump it later."),
        ),
        Thumb.PUT_DOWN_LOWEST: (
            _("You put down the card that would win least."),
            _("{name} put down the card that would win least."),
        ),
        Thumb.NOTHING_AT_STAKE: (
            _("You sat the hand out, so any card might go."),
            _("{name} sat the hand out, so any card might go."),
        ),
    }


def _leads() -> dict[Thumb, Told]:
    return {
        Thumb.DRAW_TRUMP: (
            _("You had made trump and led it, to draw theirs out."),
            _("{name} had made trump and led it, to draw the other side's out."),
        ),
        Thumb.LEAD_BOWER_TO_PARTNER: (
            _("Your partner had made trump, so you led your bower to help."),
            _("{name} led a bower to help the partner, who had made trump."),
        ),
        Thumb.LEAD_ACE: (
            _("You led an ace early, while others might still follow."),
            _("{name} led an ace early, while others might still follow."),
        ),
        Thumb.LEAD_LONG: (
            _("You led your longest suit, because nothing could trump it."),
            _("{name} led the longest suit in the hand, because nothing could trump it."),
        ),
        Thumb.LEAD_SHORT: (
            _("You led from your shortest suit, to trump it later."),
            _("{name} led from the shortest suit in the hand, to trump it later."),
        ),
        Thumb.LEAD_BEST_LEFT: (
            _("You held neither trump nor ace and led the best card of a short suit."),
            _("{name} held neither trump nor ace and led the best card of a short suit."),
        ),
        Thumb.LEAD_LOW: (
            _("You held nothing but trump and led the lowest."),
            _("{name} held nothing but trump and led the lowest."),
        ),
    }


def _follows() -> dict[Thumb, Told]:
    return {
        Thumb.SAVE_PARTNERS_TRICK: (
            _("Your partner was winning the trick, so you kept your good cards."),
            _("{name} left the trick to the partner, who was winning it, and kept the good cards."),
        ),
        Thumb.TRUMP_BEFORE_THEM: (
            _("The next player would have trumped your partner's ace, so you trumped it first."),
            _("{name} trumped the partner's ace before the next player could."),
        ),
        Thumb.WIN_CHEAPLY: (
            _("You could win the trick and spent no more on it than it took."),
            _("{name} could win the trick and spent no more on it than it took."),
        ),
        Thumb.WIN_HIGH: (
            _("Somebody was still to play, so you went in with your highest card of the suit."),
            _("Somebody was still to play, so {name} went in with the highest card of the suit."),
        ),
        Thumb.THROW_LOWEST: (
            _("You could not win the trick and let your least useful card go."),
            _("{name} could not win the trick and let the least useful card go."),
        ),
    }


def partners_ace_left() -> Told:
    """For whoever could have trumped partner's ace and did not."""
    return (
        _("You left your partner's ace alone and kept your trump."),
        _("{name} left the partner's ace alone and kept the trump."),
    )


def ace_led_for_partner() -> Told:
    """For whoever led an ace to a partner with few trumps."""
    return (
        _("Your partner had called on little, so you led an ace and spared the trumps."),
        _("{name} led an ace and spared the trumps of the partner, who had called on little."),
    )


def beside_the_rule() -> Told:
    """For something that no rule of thumb says. Follows what the rule says; {choice} is what was chosen."""
    # NOTE: follows a sentence such as "As a rule a weak hand passes."; {choice} is a card or a call
    return _("You chose {choice} instead."), _("{name} chose {choice} instead.")


def weighed() -> Told:
    """For a choice that a search over many deals put above what the rule of thumb says."""
    # NOTE: follows a sentence such as "As a rule a weak hand passes."; {choice} is a card or a call
    return (
        _("You weighed many possible deals, and {choice} came out ahead."),
        _("{name} weighed many possible deals, and {choice} came out ahead."),
    )


def nothing_against() -> Told:
    """For a choice by rule of thumb that a search confirmed."""
    # NOTE: follows the rule of thumb that somebody kept to
    return (
        _("You weighed many possible deals, and they said nothing against it."),
        _("{name} weighed many possible deals, and they said nothing against it."),
    )

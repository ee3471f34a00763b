"""The rules of thumb that sheets state, in words: titles, what they say, and why one does not hold here."""

from __future__ import annotations

from collections.abc import Callable

from game.i18n import _
from game.rules.view import SeatView
from game.strategy.rules_of_thumb.names import Exempt, Found, RuleName
from game.strategy.rules_of_thumb.seen import taken_up_by_them
from game.words import suit_name
from game.words.markup import mark


def rule_title(rule: RuleName) -> str:
    """A rule of thumb by its name, for a list or a heading."""
    return {
        RuleName.PARTNERS_ACE: _("Leave your partner's ace alone"),
        RuleName.MAKE_IT_NEXT: _("Make it next"),
        RuleName.CROSS_FOR_PARTNER: _("Make it for your partner"),
        RuleName.ACE_FOR_PARTNER: _("An ace for a partner who called on little"),
        RuleName.LEAD_BOWER_TO_PARTNER: _("Lead your partner a bower"),
        RuleName.LEAD_TRUMP: _("You made trump, so lead it"),
        RuleName.PULL_WITH_THE_RIGHT: _("Pull their trumps with the right"),
        RuleName.COUNT_TRICKS: _("Count your tricks"),
    }[rule]


def term_of_rule(rule: RuleName) -> str:
    """The id of the glossary's word that belongs to a rule of thumb."""
    return {
        RuleName.PARTNERS_ACE: "ruff",
        RuleName.MAKE_IT_NEXT: "next",
        RuleName.CROSS_FOR_PARTNER: "cross",
        RuleName.LEAD_BOWER_TO_PARTNER: "bower",
        RuleName.LEAD_TRUMP: "shake-the-bush",
        RuleName.PULL_WITH_THE_RIGHT: "right-bower",
    }.get(rule, "rule-of-thumb")


def rule_says(rule: RuleName) -> str:
    """What a rule of thumb says where it holds; empty for counting tricks, which says it by its outcome."""
    return {
        RuleName.PARTNERS_ACE: _("Leave your partner's ace alone and keep your trump."),
        RuleName.MAKE_IT_NEXT: _(
            "The dealer at your right did not want that suit, so make it next: the other suit of its colour."
        ),
        RuleName.CROSS_FOR_PARTNER: _(
            "Your partner turned that colour down and nobody made it next, so cross over to the other colour."
        ),
        RuleName.ACE_FOR_PARTNER: _(
            "Your partner called on little, so lead an ace. If they trump it, one of their trumps is gone."
        ),
        RuleName.LEAD_BOWER_TO_PARTNER: _(
            "Your partner made trump: lead your bower, and your partner knows where it is."
        ),
        RuleName.LEAD_TRUMP: _("You made trump, so lead it and draw theirs out."),
        RuleName.PULL_WITH_THE_RIGHT: _(
            "Lead the right bower: an ace of trump or a left that stands alone has to fall."
        ),
    }.get(rule, "")


def set_aside(view: SeatView, found: Found) -> str:
    """Why a rule of thumb that is usually heard here does not hold. Its exception must be there."""
    assert found.exception is not None
    return _ASIDE[found.rule](view, found.exception)


TELLS_ALL = frozenset(
    (
        Exempt.INTO_THEIR_HAND,
        Exempt.ONLY_ALONE,
        Exempt.NO_NATURAL,
        Exempt.MUST_NAME,
        Exempt.STRONGER_ELSEWHERE,
        Exempt.TOO_LITTLE,
        Exempt.CALLED_ON_LITTLE,
        Exempt.PARTNER_ON_LITTLE,
        Exempt.BOTH_BOWERS,
        Exempt.ONLY_TRUMPS,
        Exempt.NEXT_IS_VOID,
    )
)
"""Exceptions whose sentence says what to do instead, too."""


def _count_tricks(view: SeatView, exempt: Exempt) -> str:
    suit = "" if view.upcard_suit is None else suit_name(view.upcard_suit)
    return {
        Exempt.INTO_THEIR_HAND: _(
            "You see enough tricks to call, but the turned card would go to the other side. Over thousands "
            "of deals it won more to pass such a hand."
        ),
        Exempt.ONLY_ALONE: _(
            "You see enough tricks to assist, but at this table the dealer's partner may accept the card "
            "only alone."
        ),
        Exempt.NO_NATURAL: _(
            "You see enough tricks to call, but at this table you need a card printed in {suit} for it."
        ),
        Exempt.MUST_NAME: _(
            "A weak hand usually passes, but here the dealer has to name a suit: take the one with the most "
            "high trumps."
        ),
    }[exempt].format(suit=suit)


def _make_it_next(view: SeatView, exempt: Exempt) -> str:
    if exempt is Exempt.TOO_LITTLE:
        return _("Making it next is usually worth a try here, but these cards are too weak for any call.")
    return _("You would usually make it next here, but your own cards are stronger elsewhere.")


def _cross_for_partner(view: SeatView, exempt: Exempt) -> str:
    if exempt is Exempt.TOO_LITTLE:
        return _(
            "Crossing for your partner is usually right here, but these cards are too weak for any call."
        )
    return _("You would usually cross for your partner here, but your own cards are stronger elsewhere.")


def _ace_for_partner(view: SeatView, exempt: Exempt) -> str:
    if exempt is Exempt.NO_ACE:
        return _("To a partner who called on little you would lead an ace, but you hold none beside trump.")
    return _(
        "To a partner who called on little you would lead an ace, but with two of the highest trumps you are "
        "strong enough to lead trump."
    )


def _lead_bower(view: SeatView, exempt: Exempt) -> str:
    taken = taken_up_by_them(view)
    return {
        Exempt.THEIRS_ARE_GONE: _(
            "A bower usually goes to the partner who made trump, but the other side has no trump left."
        ),
        Exempt.RIGHT_IS_THEIRS: _(
            "A bower usually goes to the partner who made trump, but the other side took up the {card}, and "
            "yours would fall under it."
        ),
        Exempt.PARTNER_ON_LITTLE: _(
            "A bower usually goes to the partner who made trump, but yours called on little: lead an ace and "
            "spare your partner's trumps."
        ),
    }[exempt].format(card="" if taken is None else mark(taken))


def _lead_trump(view: SeatView, exempt: Exempt) -> str:
    return {
        Exempt.THEIRS_ARE_GONE: _(
            "Whoever made trump usually leads it, but the other side has none left to draw."
        ),
        Exempt.CALLED_ON_LITTLE: _(
            "Whoever made trump usually leads it, but you called on very little, so try an ace first."
        ),
        Exempt.LAST_TRUMP: _(
            "Whoever made trump usually leads it, but this is your last one: it wins more when it trumps."
        ),
    }[exempt]


def _pull_with_the_right(view: SeatView, exempt: Exempt) -> str:
    return {
        Exempt.THEY_MADE_IT: _(
            "The right pulls their trumps, but they made trump, and drawing it is what they want."
        ),
        Exempt.NOTHING_TO_PULL: _(
            "The right is led to pull an ace of trump or a left bower, but neither can be with them."
        ),
        Exempt.JOKER_IS_OUT: _(
            "The right is led to pull their trumps, but the joker may be with them, and it beats the right."
        ),
        Exempt.CALLED_ON_LITTLE: _(
            "The right is led to pull their trumps, but it is all you called on, so try an ace first."
        ),
        Exempt.PARTNER_ON_LITTLE: _(
            "The right is led to pull their trumps, but your partner called on little: lead an ace and spare "
            "your partner's trumps."
        ),
    }[exempt]


def _partners_ace(view: SeatView, exempt: Exempt) -> str:
    suit = "" if view.led is None else suit_name(view.led)
    return {
        Exempt.ACE_IS_BEATEN: _(
            "You usually leave your partner's ace alone, but this one has been trumped already."
        ),
        Exempt.ONLY_TRUMPS: _(
            "You usually leave your partner's ace alone, but you hold nothing but trump: play the lowest "
            "that will do."
        ),
        Exempt.NEXT_IS_VOID: _(
            "You usually leave your partner's ace alone, but the player behind you is out of {suit} and "
            "would trump it, so trump it first."
        ),
    }[exempt].format(suit=suit)


_ASIDE: dict[RuleName, Callable[[SeatView, Exempt], str]] = {
    RuleName.PARTNERS_ACE: _partners_ace,
    RuleName.MAKE_IT_NEXT: _make_it_next,
    RuleName.CROSS_FOR_PARTNER: _cross_for_partner,
    RuleName.ACE_FOR_PARTNER: _ace_for_partner,
    RuleName.LEAD_BOWER_TO_PARTNER: _lead_bower,
    RuleName.LEAD_TRUMP: _lead_trump,
    RuleName.PULL_WITH_THE_RIGHT: _pull_with_the_right,
    RuleName.COUNT_TRICKS: _count_tricks,
}

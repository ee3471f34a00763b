"""Why somebody did not do what is usual, told after the hand, in the two voices of `told_words`."""

from __future__ import annotations

from game.i18n import _
from game.strategy.rules_of_thumb.names import Exempt, RuleName
from game.tutor.told_words import Told


def told_aside(rule: RuleName, exempt: Exempt) -> Told:
    """Which rule of thumb did not hold, and why."""
    return {
        RuleName.PARTNERS_ACE: _partners_ace,
        RuleName.MAKE_IT_NEXT: _make_it_next,
        RuleName.CROSS_FOR_PARTNER: _cross_for_partner,
        RuleName.ACE_FOR_PARTNER: _ace_for_partner,
        RuleName.LEAD_BOWER_TO_PARTNER: _lead_bower,
        RuleName.LEAD_TRUMP: _lead_trump,
        RuleName.PULL_WITH_THE_RIGHT: _pull_with_the_right,
        RuleName.COUNT_TRICKS: _count_tricks,
    }[rule]()[exempt]


def _partners_ace() -> dict[Exempt, Told]:
    return {
        Exempt.ACE_IS_BEATEN: (
            _("Your partner's ace had been trumped already, so there was nothing to leave alone."),
            _("The ace of {name}'s partner had been trumped already, so there was nothing to leave alone."),
        ),
        Exempt.ONLY_TRUMPS: (
            _("You held nothing but trump, so you had to trump your partner's ace."),
            _("{name} held nothing but trump and had to trump the partner's ace."),
        ),
        Exempt.NEXT_IS_VOID: (
            _("The next player was out of the suit and would have trumped the ace, so you trumped it first."),
            _("The next player was out of the suit and would have trumped the ace, so {name} did it first."),
        ),
    }


def _make_it_next() -> dict[Exempt, Told]:
    return {
        Exempt.STRONGER_ELSEWHERE: (
            _("You did not make it next, because your own cards were stronger elsewhere."),
            _("{name} did not make it next, because the hand was stronger elsewhere."),
        ),
        Exempt.TOO_LITTLE: (
            _("You did not make it next, because your cards were too weak for any call."),
            _("{name} did not make it next, because the hand was too weak for any call."),
        ),
    }


def _cross_for_partner() -> dict[Exempt, Told]:
    return {
        Exempt.STRONGER_ELSEWHERE: (
            _("You did not cross for your partner, because your own cards were stronger elsewhere."),
            _("{name} did not cross for the partner, because the hand was stronger elsewhere."),
        ),
        Exempt.TOO_LITTLE: (
            _("You did not cross for your partner, because your cards were too weak for any call."),
            _("{name} did not cross for the partner, because the hand was too weak for any call."),
        ),
    }


def _ace_for_partner() -> dict[Exempt, Told]:
    return {
        Exempt.NO_ACE: (
            _("Your partner had called on little, but you held no ace to lead."),
            _("{name} held no ace to lead to a partner who had called on little."),
        ),
        Exempt.BOTH_BOWERS: (
            _("Your partner had called on little, but you were strong enough to lead trump."),
            _("{name} was strong enough to lead trump for a partner who had called on little."),
        ),
    }


def _lead_bower() -> dict[Exempt, Told]:
    return {
        Exempt.THEIRS_ARE_GONE: (
            _("You kept your bower, because the other side had no trump left to draw."),
            _("{name} kept the bower, because the other side had no trump left to draw."),
        ),
        Exempt.RIGHT_IS_THEIRS: (
            _("You kept your bower, because the other side had taken up a higher one."),
            _("{name} kept the bower, because the other side had taken up a higher one."),
        ),
        Exempt.PARTNER_ON_LITTLE: (
            _("You kept your bower and led an ace, because your partner had called on little."),
            _("{name} kept the bower and led an ace, because the partner had called on little."),
        ),
    }


def _lead_trump() -> dict[Exempt, Told]:
    return {
        Exempt.THEIRS_ARE_GONE: (
            _("You did not lead trump to draw theirs, because they had none left."),
            _("{name} did not lead trump to draw the other side's, because they had none left."),
        ),
        Exempt.CALLED_ON_LITTLE: (
            _("You had called on very little, so you tried an ace before your trump."),
            _("{name} had called on very little and tried an ace before the trump."),
        ),
        Exempt.LAST_TRUMP: (
            _("You kept your last trump for a trick that it could win."),
            _("{name} kept the last trump for a trick that it could win."),
        ),
    }


def _pull_with_the_right() -> dict[Exempt, Told]:
    return {
        Exempt.THEY_MADE_IT: (
            _("You kept the right, because drawing trump was what the other side wanted."),
            _("{name} kept the right, because drawing trump was what the other side wanted."),
        ),
        Exempt.NOTHING_TO_PULL: (
            _("You kept the right, because the other side had nothing for it to pull."),
            _("{name} kept the right, because the other side had nothing for it to pull."),
        ),
        Exempt.JOKER_IS_OUT: (
            _("You kept the right, because the joker might be with the other side."),
            _("{name} kept the right, because the joker might be with the other side."),
        ),
        Exempt.CALLED_ON_LITTLE: (
            _("You kept the right, because it was all that you had called on."),
            _("{name} kept the right, because it was all that the call rested on."),
        ),
        Exempt.PARTNER_ON_LITTLE: (
            _("You kept the right and led an ace, because your partner had called on little."),
            _("{name} kept the right and led an ace, because the partner had called on little."),
        ),
    }


def _count_tricks() -> dict[Exempt, Told]:
    return {
        Exempt.INTO_THEIR_HAND: (
            _("You saw enough tricks to call, but the turned card would have gone to the other side."),
            _("{name} saw enough tricks to call, but the turned card would have gone to the other side."),
        ),
        Exempt.ONLY_ALONE: (
            _("You saw enough tricks to assist, but you could have accepted the card only alone."),
            _("{name} saw enough tricks to assist, but could have accepted the card only alone."),
        ),
        Exempt.NO_NATURAL: (
            _("You saw enough tricks to call, but you held no card printed in the suit turned up."),
            _("{name} saw enough tricks to call, but held no card printed in the suit turned up."),
        ),
        Exempt.MUST_NAME: (
            _("Your hand was weak, but you had to name a suit and took the one with the most high trumps."),
            _("{name} had a weak hand, but had to name a suit and took the one with the most high trumps."),
        ),
    }

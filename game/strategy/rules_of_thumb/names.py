"""What a rule of thumb is: a name, a situation, what it says to do there, and its named exceptions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from game.rules.actions import Action
from game.rules.cards import Card
from game.rules.view import SeatView


class RuleName(StrEnum):
    """The rules of thumb that sheets state; a clause names its own with `advises`."""

    PARTNERS_ACE = "partners-ace"  # leave an ace alone that partner led
    MAKE_IT_NEXT = "make-it-next"  # the dealer at one's right turned it down: the other suit of its colour
    CROSS_FOR_PARTNER = "cross-for-partner"  # partner turned it down: a suit of the other colour
    ACE_FOR_PARTNER = "ace-for-partner"  # partner called on little: lead an ace
    LEAD_BOWER_TO_PARTNER = "lead-bower-to-partner"  # partner made trump: lead a bower
    LEAD_TRUMP = "lead-trump"  # you made trump: lead it
    PULL_WITH_THE_RIGHT = "pull-with-the-right"  # their ace of trump or bare left falls under the right
    COUNT_TRICKS = "count-tricks"  # order up with three tricks in sight, pass on little, alone on a lot


class Exempt(StrEnum):
    """Why a rule of thumb is not to be followed where it is usually heard."""

    # calling
    INTO_THEIR_HAND = "into-their-hand"  # enough tricks, but the other side would get the turn-up
    ONLY_ALONE = "only-alone"  # enough to assist, but here the dealer's partner may accept only alone
    NO_NATURAL = "no-natural"  # enough tricks, but no card printed in the suit, as this table asks
    MUST_NAME = "must-name"  # too little, but the dealer may not pass
    STRONGER_ELSEWHERE = "stronger-elsewhere"  # the own hand says another suit, or no trump
    TOO_LITTLE = "too-little"  # not even this suit is worth a call
    # leading
    CALLED_ON_LITTLE = "called-on-little"  # hardly a trump to draw with
    LAST_TRUMP = "last-trump"  # the last one wins more when it trumps
    THEIRS_ARE_GONE = "theirs-are-gone"  # the other side has no trump left
    PARTNER_ON_LITTLE = "partner-on-little"  # partner called on little and needs every trump
    RIGHT_IS_THEIRS = "right-is-theirs"  # the other side is known to hold a higher bower
    JOKER_IS_OUT = "joker-is-out"  # somebody may hold the one card above the right
    NOTHING_TO_PULL = "nothing-to-pull"  # neither the ace nor the left can be theirs
    THEY_MADE_IT = "they-made-it"  # drawing trump is the makers' work
    NO_ACE = "no-ace"  # no plain ace to lead
    BOTH_BOWERS = "both-bowers"  # strong enough in trump for partner's weak call
    # following
    ONLY_TRUMPS = "only-trumps"  # nothing else in hand
    NEXT_IS_VOID = "next-is-void"  # the player behind is out of the suit and may trump
    ACE_IS_BEATEN = "ace-is-beaten"  # somebody has trumped it already


@dataclass(frozen=True, slots=True)
class Found:
    """A rule of thumb where it is heard.

    `actions` are what it usually says, the first one before the others; none where the table forbids it.
    """

    rule: RuleName
    actions: tuple[Action, ...]
    cards: tuple[Card, ...] = ()  # what it looks at
    exception: Exempt | None = None  # the first that takes it away; None: the rule holds

    @property
    def holds(self) -> bool:
        return self.exception is None


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule of thumb: where it is heard, what it says there, and when it is not to be followed."""

    name: RuleName
    heard: Callable[[SeatView], bool]
    says: Callable[[SeatView], tuple[Action, ...]]
    looks_at: Callable[[SeatView], tuple[Card, ...]]
    exceptions: tuple[tuple[Exempt, Callable[[SeatView], bool]], ...]  # the weightiest first

    def look(self, view: SeatView) -> Found | None:
        """The rule as it stands for this seat; None outside its situation."""
        if not self.heard(view):
            return None
        exempt = next((name for name, applies in self.exceptions if applies(view)), None)
        return Found(self.name, self.says(view), self.looks_at(view), exempt)

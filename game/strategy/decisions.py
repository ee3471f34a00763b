"""The names of the rules of thumb, and what a decision made by one looks like."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from game.rules.actions import Action
from game.rules.cards import Card


class Thumb(StrEnum):
    """Why a decision is a good one; `tutor/thumb_words.py` has the sentences."""

    # calling
    STRONG_HAND = "strong-hand"
    HELP_PARTNER = "help-partner"
    MAKE_IT_NEXT = "make-it-next"
    CROSS_FOR_PARTNER = "cross-for-partner"
    GO_ALONE = "go-alone"
    BEST_OF_A_BAD_LOT = "best-of-a-bad-lot"
    PASS_WEAK_HAND = "pass-weak-hand"
    NOT_INTO_THEIR_HAND = "not-into-their-hand"
    DEFEND_TOGETHER = "defend-together"
    MOST_CARDS_UNSEEN = "most-cards-unseen"
    HIGH_EVERYWHERE = "high-everywhere"
    # a farmer's hand
    BEAT_THE_HAND = "beat-the-hand"
    KEEP_GOOD_HAND = "keep-good-hand"
    # putting down and giving
    GIVE_HIGHEST = "give-highest"
    MAKE_A_VOID = "make-a-void"
    PUT_DOWN_LOWEST = "put-down-lowest"
    NOTHING_AT_STAKE = "nothing-at-stake"
    # leading
    DRAW_TRUMP = "draw-trump"
    LEAD_BOWER_TO_PARTNER = "lead-bower-to-partner"
    LEAD_ACE = "lead-ace"
    LEAD_LONG = "lead-long"
    LEAD_SHORT = "lead-short"
    LEAD_BEST_LEFT = "lead-best-left"
    LEAD_LOW = "lead-low"
    # following
    ONLY_CHOICE = "only-choice"
    SAVE_PARTNERS_TRICK = "save-partners-trick"
    TRUMP_BEFORE_THEM = "trump-before-them"
    WIN_CHEAPLY = "win-cheaply"
    WIN_HIGH = "win-high"
    THROW_LOWEST = "throw-lowest"


@dataclass(frozen=True, slots=True)
class Decision:
    """What to do, the rule of thumb behind it, and the cards it looks at."""

    action: Action
    thumb: Thumb
    cards: tuple[Card, ...] = ()

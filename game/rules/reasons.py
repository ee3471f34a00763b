"""The vocabulary of the referee: reasons with the facts they rest on, verdicts and consequences."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from game.rules.cards import Card, Suit
from game.rules.seats import Seat


class ReasonKind(StrEnum):
    """Why an action may or may not be done. The facts each one fills are named beside it."""

    # not allowed
    GAME_IS_OVER = "game-is-over"
    NOT_NOW = "not-now"  # the phase asks for something else
    NOT_YOUR_TURN = "not-your-turn"  # seat: whose turn it is
    SITS_OUT = "sits-out"  # seat: the lone player
    NOT_IN_HAND = "not-in-hand"  # cards: the one asked for
    MUST_FOLLOW = "must-follow"  # suit: led; cards: what would follow
    LEFT_IS_WHAT_FOLLOWS = "left-is-what-follows"  # suit: led; cards: the left bower
    LEFT_DOES_NOT_FOLLOW = "left-does-not-follow"  # suit: printed; cards: the left bower
    SUIT_BARRED = "suit-barred"  # suit: turned down
    ONLY_UPCARD_SUIT = "only-upcard-suit"  # suit: the upcard's
    UPCARD_IS_GONE = "upcard-is-gone"  # cards: the turned-down card
    NEEDS_NATURAL = "needs-natural"  # suit: the upcard's
    LEFT_IS_NOT_NATURAL = "left-is-not-natural"  # suit: the upcard's; cards: the left bower held
    DEALER_IS_STUCK = "dealer-is-stuck"
    MUST_TAKE_UPCARD = "must-take-upcard"  # cards: the upcard
    MAY_NOT_BURY = "may-not-bury"  # cards: the upcard
    ONLY_ALONE = "only-alone"  # suit: the upcard's; seat: the dealer, this player's partner
    ALWAYS_TRUMP = "always-trump"
    NO_FARMERS_HAND = "no-farmers-hand"
    DEAL_PLAN = "deal-plan"  # number: cards due in this packet
    # allowed
    YOU_LEAD = "you-lead"  # seat: the leader
    FOLLOWS = "follows"  # suit: led; cards: all that follow
    ONLY_CARD = "only-card"  # cards: the one card that may be played
    VOID = "void"  # suit: led
    COUNTS_AS_TRUMP = "counts-as-trump"  # suit: trump; cards: the left bower or joker
    MAKES_TRUMP = "makes-trump"  # suit; seat: the dealer, who gets the upcard; cards: the upcard
    HOLDS_NATURAL = "holds-natural"  # suit; cards: the natural trumps held
    CALLS_NO_TRUMP = "calls-no-trump"
    NAMES_SUIT = "names-suit"  # suit; cards: the turned-down card
    ALONE_OFFERED = "alone-offered"  # seat: the partner who would sit out
    PASSES_ON = "passes-on"  # seat: who is asked next
    TURNS_DOWN = "turns-down"  # suit: barred from then on; cards: the upcard
    THROWS_IN = "throws-in"  # seat: the next dealer
    DISCARDS = "discards"  # cards: the upcard taken
    GIVES_BEST = "gives-best"  # seat: the lone maker
    PUTS_DOWN_FOR_IT = "puts-down-for-it"  # cards: what the partner gave
    KEEPS_HAND = "keeps-hand"
    EXCHANGES = "exchanges"  # cards: what is shown and goes under the kitty
    DEALS_AGAIN = "deals-again"  # cards: what is shown; seat: the dealer
    LEAVES_UPCARD = "leaves-upcard"  # cards: the upcard
    DEFENDS = "defends"  # seat: the lone maker
    NAMES_JOKER = "names-joker"
    THE_TABLE = "the-table"  # dealing, gathering, going on


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason, the clause it rests on, and its facts; unused facts stay empty."""

    kind: ReasonKind
    clause: str
    cards: tuple[Card, ...] = ()
    suit: Suit | None = None
    seat: Seat | None = None
    number: int | None = None


@dataclass(frozen=True, slots=True)
class Consequence:
    """What the action would cost at a table without a referee."""

    points: int  # to the other side
    clause: str


@dataclass(frozen=True, slots=True)
class Verdict:
    """The referee's word: legal or not, every reason that applies, the weightiest first."""

    legal: bool
    reasons: tuple[Reason, ...]
    consequence: Consequence | None = None

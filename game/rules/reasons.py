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
    JOKER_IS_WHAT_FOLLOWS = "joker-is-what-follows"  # suit: led; cards: the joker
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
    # not allowed, because of a slip before
    EXPOSED_FIRST = "exposed-first"  # cards: those that lie face up and are due
    CARD_STAYS = "card-stays"  # cards: the card played before the correction
    SUIT_IS_NAMED = "suit-is-named"  # suit: the one the other side named
    LEAD_IS_BARRED = "lead-is-barred"  # suit; seat: the partner, whose exposed card bars it
    SIDE_IS_BARRED = "side-is-barred"  # seat: who may only pass
    A_SLIP = "a-slip"  # what nobody does at a table, such as dropping a card
    # allowed
    YOU_LEAD = "you-lead"  # seat: the leader
    LEADS_TRUMP_EARLY = "leads-trump-early"  # cards: the trump; seat: the dealer, who has a card to put down
    FOLLOWS = "follows"  # suit: led; cards: all that follow
    ONLY_CARD = "only-card"  # cards: the one card that may be played
    VOID = "void"  # suit: led
    LED_COUNTS_AS_TRUMP = "led-counts-as-trump"  # suit: trump; seat: who led; cards: what was led
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
    AT_ANY_TIME = "at-any-time"  # counting one's cards, calling the director
    CHOOSES = "chooses"  # what a slip of the other side brings
    # facts of the table, that nobody judges (facts.py)
    DEALS_FIRST = "deals-first"  # seat: the dealer
    DEAL_CAME = "deal-came"  # seat: the dealer; cards: none
    ASKED_FIRST = "asked-first"  # seat: who is asked
    ASKED_NEXT = "asked-next"  # seat: who is asked
    DEALER_PUTS_DOWN = "dealer-puts-down"  # seat: the dealer
    ASKED_TO_DEFEND = "asked-to-defend"  # seat: who is asked
    PLAYS_NEXT = "plays-next"  # seat: whose card is due
    MADE_TRUMP = "made-trump"  # seat: the maker; suit: trump, None without
    LEADS_FIRST = "leads-first"  # seat: the dealer's left
    LEADS_FOR_ANOTHER = "leads-for-another"  # seat: the leader, since the one before sits out
    LEADS_AGAINST_LONER = "leads-against-loner"  # seat: the leader, at the maker's left
    LONE_DEFENDER_LEADS = "lone-defender-leads"  # seat: the lone defender
    WON_LAST_TRICK = "won-last-trick"  # seat: the leader; cards: what won
    HIGHEST_TRUMP = "highest-trump"  # seat: who takes the trick; cards: the trumps in it, the highest first
    HIGHEST_LED = "highest-led"  # seat: who takes it; suit: led; cards: those of that suit, the highest first
    CANNOT_WIN = "cannot-win"  # cards: neither trump nor of the suit led, though of a higher rank
    SUIT_IS_OUT = "suit-is-out"  # suit: turned down; cards: the card
    HOLDS_SIX = "holds-six"  # seat: who holds them; cards: the sixth, where it lay open or is this player's
    PARTNER_IS_ALONE = "partner-is-alone"  # seat: the lone player
    TOOK_TRICKS = "took-tricks"  # seat: the maker; number: tricks of the maker's side
    NOBODY_CALLED = "nobody-called"
    HAND_PAID = "hand-paid"  # seat: one of those who score; number: points
    ENDED_BY_SLIP = "ended-by-slip"  # number: points; seat: one of those who get them, None: nobody
    PARTNER_PAID = "partner-paid"  # seat: a lone marcher's partner; number: points


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason, the clause it rests on, and its facts; unused facts stay empty."""

    kind: ReasonKind
    clause: str
    cards: tuple[Card, ...] = ()
    suit: Suit | None = None
    seat: Seat | None = None
    number: int | None = None


class ConsequenceKind(StrEnum):
    """What a slip leads to at a table without a referee. The numbers each one fills are named beside it."""

    RENEGE = "renege"  # points: to the other side
    RENEGE_CHOICE = "renege-choice"  # points: to the other side; other: taken from this side instead
    RENEGE_LONE_MARCH = "renege-lone-march"  # points: to the lone player; other: to the partner
    STOPPED_LONE = "stopped-lone"  # points: to the makers, whose lone hand has lost a trick
    CALL_AGAIN = "call-again"
    SIDE_BARRED = "side-barred"  # the call is void and the side may make no trump
    CALL_VOID = "call-void"
    POINTS_OR_LONE = "points-or-lone"  # points: to the other side, unless it plays a lone hand
    PASS_STANDS = "pass-stands"
    NOT_NATURAL = "not-natural"  # void until the first lead, afterwards it stands
    TAKEN_BACK = "taken-back"  # a card goes back at no cost
    EXPOSED = "exposed"  # a card stays open and is played at the first chance
    SUIT_NAMED = "suit-named"  # as EXPOSED, and the other side may name this side's next lead
    LONE_LOST = "lone-lost"  # the hand is no lone hand any more
    POINTED_OUT = "pointed-out"  # it costs nothing
    NEW_DEAL = "new-deal"  # by the same dealer
    DEAL_PASSES = "deal-passes"  # a misdeal: the next player deals
    MAY_NOT_SCORE = "may-not-score"  # the side, in this hand


@dataclass(frozen=True, slots=True)
class Consequence:
    """What the action would cost at a table without a referee, and the clause that says so."""

    kind: ConsequenceKind
    clause: str
    points: int = 0
    other: int = 0
    stopped: int = 0  # points instead, once a lone hand has lost a trick; 0 where that is known


@dataclass(frozen=True, slots=True)
class Verdict:
    """The referee's word: legal or not, every reason that applies, the weightiest first."""

    legal: bool
    reasons: tuple[Reason, ...]
    consequence: Consequence | None = None

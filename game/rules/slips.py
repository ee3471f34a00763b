"""What happened at an honest table that should not have, and what came of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from game.rules.actions import Action, Charge
from game.rules.cards import Card, Suit
from game.rules.duties import NO_DUTIES, Duties
from game.rules.reasons import Consequence
from game.rules.seats import Seat, Side
from game.rules.table import Table


class SlipKind(StrEnum):
    """Everything a player can do wrong, with the word for it that the director hears."""

    # dealing
    WRONG_PACKET = "wrong-packet"
    WRONG_ORDER = "wrong-order"
    THIRD_ROUND = "third-round"
    SHOWN_IN_DEAL = "shown-in-deal"  # a card exposed, or found face up in the pack
    WRONG_PACK = "wrong-pack"
    DEALT_OUT_OF_TURN = "dealt-out-of-turn"
    WRONG_NUMBER = "wrong-number"
    # calling
    CALLED_OUT_OF_TURN = "called-out-of-turn"
    PASSED_OUT_OF_TURN = "passed-out-of-turn"
    BARRED_SUIT = "barred-suit"
    NOT_NATURAL = "not-natural"
    WRONG_WORDS = "wrong-words"
    LATE_ALONE = "late-alone"
    # playing
    RENEGE = "renege"
    LED_OUT_OF_TURN = "led-out-of-turn"
    PLAYED_OUT_OF_TURN = "played-out-of-turn"
    EARLY_LEAD = "early-lead"
    DROPPED = "dropped"
    BROKE_DUTY = "broke-duty"
    PARTNER_PLAYED = "partner-played"  # a lone player's partner
    LOOKED = "looked"
    TOLD = "told"
    CLAIMED = "claimed"
    ASKED_TRUMP = "asked-trump"
    MIXED = "mixed"

    __hash__ = str.__hash__


CHARGES: dict[SlipKind, Charge] = {
    SlipKind.WRONG_PACKET: Charge.DEAL,
    SlipKind.WRONG_ORDER: Charge.DEAL,
    SlipKind.THIRD_ROUND: Charge.DEAL,
    SlipKind.SHOWN_IN_DEAL: Charge.DEAL,
    SlipKind.WRONG_PACK: Charge.DEAL,
    SlipKind.DEALT_OUT_OF_TURN: Charge.DEAL,
    SlipKind.WRONG_NUMBER: Charge.NUMBER,
    SlipKind.CALLED_OUT_OF_TURN: Charge.OUT_OF_TURN,
    SlipKind.PASSED_OUT_OF_TURN: Charge.OUT_OF_TURN,
    SlipKind.BARRED_SUIT: Charge.CALL,
    SlipKind.NOT_NATURAL: Charge.CALL,
    SlipKind.WRONG_WORDS: Charge.SAID,
    SlipKind.LATE_ALONE: Charge.SAID,
    SlipKind.RENEGE: Charge.RENEGE,
    SlipKind.LED_OUT_OF_TURN: Charge.OUT_OF_TURN,
    SlipKind.PLAYED_OUT_OF_TURN: Charge.OUT_OF_TURN,
    SlipKind.EARLY_LEAD: Charge.SHOWED,
    SlipKind.DROPPED: Charge.SHOWED,
    SlipKind.BROKE_DUTY: Charge.AGAINST_DUTY,
    SlipKind.PARTNER_PLAYED: Charge.SAT_OUT,
    SlipKind.LOOKED: Charge.LOOKED,
    SlipKind.TOLD: Charge.SAID,
    SlipKind.CLAIMED: Charge.SAID,
    SlipKind.ASKED_TRUMP: Charge.SAID,
    SlipKind.MIXED: Charge.LOOKED,
}
"""What a slip is called when somebody calls it."""


@dataclass(frozen=True, slots=True)
class Slip:
    """One slip that nobody has ruled on: who did what, in which trick, and the table before it.

    A correction goes back to `before`; `cost` is what the sheet asks once it can no longer be corrected,
    or at all where there is nothing to correct.
    """

    kind: SlipKind
    action: Action
    trick: int  # tricks gathered before it
    before: Table  # the whole state
    cost: Consequence | None = None

    @property
    def seat(self) -> Seat:
        return self.action.seat


@dataclass(frozen=True, slots=True)
class Evidence:
    """Where a renege shows: the card that did not follow, and a card of the suit led that was held then.

    `plays` is the trick in which that one was played, as far as it had come: a hand that ends with the
    ruling keeps no unfinished trick.
    """

    seat: Seat
    trick: int  # number of the trick, from 0
    card: Card
    held: Card
    shown_in: int | None  # the trick in which that one was played, None: it is in the hand still
    led: Suit | None = None  # the suit to follow
    plays: tuple[tuple[Seat, Card], ...] = ()


class Finding(StrEnum):
    """What the director finds of a charge."""

    NOTHING = "nothing"  # there was no such slip, or it cannot be proved
    SETTLED = "settled"  # it has been ruled on already
    TOO_LATE = "too-late"  # it stands
    POINTED_OUT = "pointed-out"  # it was one, and costs nothing
    CORRECTED = "corrected"  # the table goes back to the moment before
    CHARGED = "charged"  # it costs what the consequence says


@dataclass(frozen=True, slots=True)
class Ruling:
    """What was ruled on one charge."""

    by: Seat | None  # who called the director; None where everyone saw it at the end
    finding: Finding
    clause: str
    charge: Charge | None = None  # None: something was wrong
    of: Seat | None = None
    slip: SlipKind | None = None
    action: Action | None = None  # the slip itself
    cost: Consequence | None = None
    evidence: Evidence | None = None
    chooser: Side | None = None  # the side that has a choice
    complete: bool = False  # all had played to the trick on the table when it was called


@dataclass(frozen=True, slots=True)
class Owed:
    """A renege whose price is chosen once the hand is scored (H01-37)."""

    by: Side  # who chooses
    add: int
    deduct: int
    clause: str


@dataclass(frozen=True, slots=True)
class Honest:
    """What an honest table keeps of slips in this hand. A guided table keeps none."""

    duties: Duties = NO_DUTIES
    slips: tuple[Slip, ...] = ()  # in order; nobody has called them, and some cannot be called any more
    rulings: tuple[Ruling, ...] = ()
    ruled: frozenset[tuple[Seat, int]] = frozenset()  # reneges that were ruled on, by seat and trick
    dealt: tuple[int, int, int, int] | None = None  # cards each seat was dealt
    rejoined: Seat | None = None  # a lone player's partner who had to play after all (WED-14)
    shown: tuple[tuple[Seat, Card], ...] = ()  # cards that were seen; no duty as long as nobody calls it
    lost: tuple[Card, ...] = ()  # under the table
    mixed: frozenset[Side] = frozenset()  # sides whose tricks cannot be told apart any more
    owed: tuple[Owed, ...] = ()

    def changed(self, **fields: object) -> Honest:
        """The same with some fields set otherwise."""
        return replace(self, **fields)  # type: ignore[arg-type]


def without_card(honest: Honest | None, seat: Seat, card: Card) -> Honest | None:
    """The same once a card has left a hand: it lies open before its player no longer."""
    if honest is None:
        return None
    shown = tuple(each for each in honest.shown if each != (seat, card))
    return honest.changed(duties=honest.duties.after_card(seat, card), shown=shown)


NOTHING_AMISS = Honest()

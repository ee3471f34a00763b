"""An evening as the learner sits in it: the round now with all its tables, the own card, and the clock.

Frozen like the evening itself. The hands of the own table are handed in by whoever knows its game; those of
the others come one by one. The round ends with `ended`, when every table is done and the own card is signed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.evening.card_check import CardCheck, kept_card
from game.evening.evening import Evening
from game.evening.hand_score import HandScore, in_boxes, standing_after
from game.evening.other_tables import next_hand
from game.evening.score_card import Entry, ScoreCard, blank, due, possible_entries
from game.evening.table_round import TableRound
from game.rules.match import is_finished
from game.rules.seats import Seat

OWN_SEAT = Seat.SOUTH


@dataclass(frozen=True, slots=True)
class EveningInPlay:
    """The evening, and the round now as far as it is."""

    evening: Evening
    tables: tuple[TableRound, ...]
    card: ScoreCard
    by_hand: bool = False  # whether the learner fills the boxes of the own card
    passed: int = 0  # milliseconds that the learner has played in this round
    in_hand: bool = False  # whether the own table is in the middle of a hand
    own_closed: bool = False  # whether the own table has played its last hand of the round
    check: CardCheck | None = None  # the own card on the table, once the round is over there

    # -- the own table -------------------------------------------------------------------------

    @property
    def own_number(self) -> int:
        """The number of the learner's table; 0 where the learner doesn't play in this round."""
        learner, now = self.evening.learner, self.evening.now
        return 0 if learner is None or now is None else now.table_of(learner)

    @property
    def own(self) -> TableRound | None:
        """The learner's table."""
        return self.tables[self.own_number - 1] if self.own_number else None

    @property
    def left(self) -> int | None:
        """Milliseconds left on the clock, not below nothing, even while it is stopped.

        None where the sheet has none.
        """
        minutes = self.evening.event.minutes
        return None if minutes is None else max(minutes * 60_000 - self.passed, 0)

    @property
    def is_clock_stopped(self) -> bool:
        """Whether the sheet's clock stands still; nobody runs out of time then."""
        return self.left is not None and not self.evening.clock

    @property
    def is_time_up(self) -> bool:
        """Whether the hand in play is the last one (BUT-02)."""
        return self.left == 0 and self.evening.clock

    def with_clock(self, *, running: bool) -> EveningInPlay:
        """The same with the clock of the whole room stopped, or going on from where it was.

        Raises ValueError where the sheet has none.
        """
        if self.left is None:
            raise ValueError("no clock runs here")
        return replace(self, evening=replace(self.evening, clock=running))

    def with_own(self, hands: Sequence[HandScore], *, in_hand: bool = False) -> EveningInPlay:
        """The same with these finished hands at the learner's table, and perhaps another one in play."""
        own = self.own
        if own is None or self.own_closed or (own.hands == tuple(hands) and in_hand == self.in_hand):
            return self
        return replace(self._with_table(self.own_number, replace(own, hands=tuple(hands))), in_hand=in_hand)

    @property
    def own_hands_done(self) -> bool:
        """Whether the learner's table has played all its hands, or finished its last one when time was up."""
        own = self.own
        if own is None:
            return True
        finished = is_finished(standing_after(own.hands), self.evening.event.ruleset.switches)
        out_of_time = self.is_time_up and not self.in_hand
        return self.own_closed or bool(own.hands and (finished or out_of_time))

    def with_time(self, milliseconds: int) -> EveningInPlay:
        """The same with so much more of the round's time gone; none goes while the clock is stopped."""
        if not self.evening.clock:
            return self
        return replace(self, passed=self.passed + max(milliseconds, 0))

    # -- the others ------------------------------------------------------------------------------

    @property
    def others(self) -> tuple[int, ...]:
        """The numbers of the tables where the learner doesn't sit."""
        return tuple(number for number in range(1, len(self.tables) + 1) if number != self.own_number)

    @property
    def still_playing(self) -> tuple[int, ...]:
        """The numbers of other tables that have hands to play."""
        return tuple(
            number
            for number in self.others
            if next_hand(self.evening, number, self.tables[number - 1]) is not None
        )

    def with_hand(self, number: int, hand: HandScore) -> EveningInPlay:
        """The same after a hand at another table. Raises ValueError for a table that plays none."""
        if number not in self.still_playing:
            raise ValueError(f"table {number} has no hand to play")
        return self._with_table(number, self.tables[number - 1].with_hand(hand))

    def _with_table(self, number: int, table: TableRound) -> EveningInPlay:
        return replace(self, tables=(*self.tables[: number - 1], table, *self.tables[number:]))

    # -- the card ----------------------------------------------------------------------------------

    @property
    def own_boxes(self) -> tuple[HandScore, ...]:
        """The finished hands of the own table that fill a box."""
        own, switches = self.own, self.evening.event.ruleset.switches
        return () if own is None else in_boxes(own.hands, switches)

    @property
    def owed(self) -> tuple[Entry, ...]:
        """What belongs in the boxes so far."""
        return due(self.own_boxes, OWN_SEAT, individual=self.evening.event.individual)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """What a box can hold here."""
        return possible_entries(self.evening.event.ruleset.switches)

    @property
    def box_to_fill(self) -> int | None:
        """The box that waits for the learner's pencil; None where there is none."""
        number = self.card.next_box
        waits = self.by_hand and number is not None and number <= len(self.own_boxes)
        return number if waits and self.check is None else None

    @property
    def shown_card(self) -> ScoreCard:
        """The card as it lies there: as filled by hand, or filled by itself so far."""
        if self.check is not None:
            return self.check.card
        if self.by_hand:
            return self.card
        card = self.card
        for number, entry in enumerate(self.owed[: len(card.boxes)], 1):
            card = card.write(number, entry)
        return card

    def write(self, entry: Entry) -> EveningInPlay:
        """The learner fills the next box. Raises ValueError where none waits, or where that can't be."""
        if self.box_to_fill is None:
            raise ValueError("no box waits for that")
        return self.with_entry(entry)

    def with_entry(self, entry: Entry) -> EveningInPlay:
        """The same with the next box filled, as a journal says that was done; its hands come later.

        Raises ValueError where that can't be.
        """
        number = self.card.next_box
        if number is None or not self.by_hand or self.check is not None or entry not in self.entries:
            raise ValueError("no box waits for that")
        return replace(self, card=self.card.write(number, entry))

    @property
    def is_checked(self) -> bool:
        """Whether the own card is done with: initialed by both sides, or nobody signs cards here."""
        unsigned = self.evening.event.ruleset.switches.score_check == "unsigned"
        return unsigned or self.own is None or (self.check is not None and self.check.is_done)

    def close_own(self, hands: Sequence[HandScore]) -> EveningInPlay:
        """The own table has played its last hand: the card lies there to be checked."""
        closed = replace(self.with_own(hands), own_closed=True)
        seed, owed = f"{self.evening.seed_of(self.own_number)}/card", closed.owed
        if self.by_hand:
            card = ScoreCard(self.card.boxes[: len(owed)])
            for number in range(card.filled + 1, len(owed) + 1):  # left empty: the partner fills them
                card = card.write(number, owed[number - 1])
        else:
            card = kept_card(owed, seed)
        return replace(closed, check=CardCheck(card, owed, seed))

    def with_check(self, check: CardCheck) -> EveningInPlay:
        """The same after something about the card was said."""
        return replace(self, check=check)

    # -- the end of the round ----------------------------------------------------------------------

    @property
    def can_end(self) -> bool:
        """Whether all tables are done and the own card is."""
        own_done = self.own is None or self.own_closed
        return not self.evening.is_over and own_done and self.is_checked and not self.still_playing

    def ended(self) -> EveningInPlay:
        """The next round before its first hand, or the evening at its end. Raises ValueError before that."""
        if not self.can_end:
            raise ValueError("the round isn't over")
        return begun(self.evening.with_round(self.tables), by_hand=self.by_hand)


def begun(evening: Evening, *, by_hand: bool = False) -> EveningInPlay:
    """The round now before its first hand."""
    return EveningInPlay(evening, evening.tables(), blank(evening.event.hands), by_hand)

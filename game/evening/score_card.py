"""A score card: a box for each hand of a round, filled in ink.

What is wrong is struck out, never rubbed out, and the new number beside it is initialed by both sides
(WED-24). A hand thrown in is a dash. In the end both sides initial the whole card, or sign it (BUT-09).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from game.evening.hand_score import HandScore
from game.rules.ruleset import Switches
from game.rules.seats import Seat

Entry = int | None
"""What stands in a box: points, or None for the dash of a hand thrown in."""


class BadEntry(ValueError):
    """An entry that can't be: there is no such box, or the box isn't empty (or is, for a correction)."""


@dataclass(frozen=True, slots=True)
class Box:
    """One box: its entries in order, of which all but the last are struck out."""

    entries: tuple[Entry, ...] = ()
    initialed: bool = False  # a correction, by both sides

    @property
    def is_empty(self) -> bool:
        return not self.entries

    @property
    def struck(self) -> tuple[Entry, ...]:
        """What was written there before."""
        return self.entries[:-1]

    @property
    def entry(self) -> Entry:
        """What counts; None for a dash and for an empty box."""
        return self.entries[-1] if self.entries else None

    @property
    def points(self) -> int:
        return self.entry or 0


@dataclass(frozen=True, slots=True)
class ScoreCard:
    """The card of one person, or one team, for one round."""

    boxes: tuple[Box, ...]
    by_us: bool = False  # whether it is initialed, or signed, by its own side
    by_them: bool = False

    @property
    def total(self) -> int:
        return sum(box.points for box in self.boxes)

    @property
    def filled(self) -> int:
        """Boxes with an entry."""
        return sum(not box.is_empty for box in self.boxes)

    @property
    def next_box(self) -> int | None:
        """The number of the first empty box; None when all are filled."""
        return next((number for number, box in enumerate(self.boxes, 1) if box.is_empty), None)

    def running(self, number: int) -> int:
        """The points up to a box, with it."""
        return sum(box.points for box in self.boxes[:number])

    def running_struck(self, number: int) -> int:
        """The same as it would be if nothing had been struck out; it differs from a correction on."""
        return sum(box.entries[0] or 0 for box in self.boxes[:number] if box.entries)

    def box(self, number: int) -> Box:
        """A box by its number from 1. Raises BadEntry where there is none."""
        if not 1 <= number <= len(self.boxes):
            raise BadEntry(f"no box {number}")
        return self.boxes[number - 1]

    def write(self, number: int, entry: Entry) -> ScoreCard:
        """Fill an empty box. Raises BadEntry for any other."""
        if not self.box(number).is_empty:
            raise BadEntry(f"box {number} is filled")
        return self._with(number, Box((entry,)))

    def correct(self, number: int, entry: Entry) -> ScoreCard:
        """Strike out what stands in a box and write this beside it, initialed by both sides.

        Raises BadEntry for an empty box, and for one that says so already.
        """
        box = self.box(number)
        if box.is_empty or box.entry == entry:
            raise BadEntry(f"nothing to correct in box {number}")
        return self._with(number, Box((*box.entries, entry), initialed=True))

    def initial(self) -> ScoreCard:
        """The card as both sides agree to it. Raises BadEntry while a box is empty."""
        if self.next_box is not None:
            raise BadEntry(f"box {self.next_box} is empty")
        return replace(self, by_us=True, by_them=True)

    def _with(self, number: int, box: Box) -> ScoreCard:
        return replace(self, boxes=(*self.boxes[: number - 1], box, *self.boxes[number:]))


@dataclass(frozen=True, slots=True)
class WrongBox:
    """A box that doesn't say what the hand brought."""

    number: int
    written: Entry
    due: Entry
    twice: bool  # it says what the box before it says: one hand was scored twice


def blank(hands: int) -> ScoreCard:
    """A card before the first hand."""
    return ScoreCard((Box(),) * hands)


def filled(entries: Iterable[Entry]) -> ScoreCard:
    """A card with these entries and no empty box."""
    return ScoreCard(tuple(Box((entry,)) for entry in entries))


def due(hands: Sequence[HandScore], seat: Seat, *, individual: bool) -> tuple[Entry, ...]:
    """What belongs in the boxes of the card of this seat, or of its team."""
    return tuple(
        None if hand.thrown_in else hand.players[seat] if individual else hand.points[seat.side]
        for hand in hands
    )


def wrong_boxes(card: ScoreCard, owed: Sequence[Entry]) -> tuple[WrongBox, ...]:
    """The filled boxes that don't say what is `owed`, in order."""
    found = []
    for number, (box, entry) in enumerate(zip(card.boxes, owed, strict=False), 1):
        if not box.is_empty and box.entry != entry:
            before = owed[number - 2] if number > 1 else None
            found.append(WrongBox(number, box.entry, entry, twice=bool(before) and box.entry == before))
    return tuple(found)


def possible_entries(switches: Switches) -> tuple[Entry, ...]:
    """All that a hand may bring at this table: a dash, nothing, and every number of points."""
    worth = {
        switches.made_points,
        switches.march_points,
        switches.euchre_points,
        switches.lone_made_points,
        switches.lone_march_points,
        switches.lone_euchre_points,
        switches.renege_points,
    }
    if switches.individual_scores and switches.lone_march_partner_points is not None:
        worth.add(switches.lone_march_partner_points)
    if switches.defend_alone:
        worth |= {switches.lone_defence_points, switches.lone_defence_march_points}
    return (None, 0, *sorted(worth - {0}))

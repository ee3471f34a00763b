"""Who sits at which table with whom, for one round of an evening.

People are numbers from 1 up, as on their score cards; names are kept elsewhere. Two partners who stay
together all evening are two numbers as well.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

Pair = tuple[int, int]
"""Two partners."""


@dataclass(frozen=True, slots=True)
class Table:
    """Two pairs at one table."""

    us: Pair
    them: Pair

    @property
    def pairs(self) -> tuple[Pair, Pair]:
        return self.us, self.them

    @property
    def people(self) -> tuple[int, int, int, int]:
        """All four, partners after each other."""
        return (*self.us, *self.them)

    def partner(self, person: int) -> int:
        """Who plays with this one. Raises ValueError for somebody who sits elsewhere."""
        for one, other in self.pairs:
            if person in (one, other):
                return other if person == one else one
        raise ValueError(f"{person} is not at this table")

    def opponents(self, person: int) -> Pair:
        """Whom this one plays against. Raises ValueError for somebody who sits elsewhere."""
        self.partner(person)
        return self.them if person in self.us else self.us


@dataclass(frozen=True, slots=True)
class Round:
    """One round: its tables, the head table first, and who sits it out."""

    tables: tuple[Table, ...]
    byes: tuple[int, ...] = ()

    @property
    def people(self) -> frozenset[int]:
        """Everyone who is there, whether playing or not."""
        return frozenset(self.byes).union(*(table.people for table in self.tables))

    def seats(self) -> Iterator[tuple[int, Table]]:
        """The tables with their numbers, from 1."""
        yield from enumerate(self.tables, 1)

    def table_of(self, person: int) -> int:
        """The number of the table where this one sits; 0 for a bye."""
        return next((number for number, table in self.seats() if person in table.people), 0)

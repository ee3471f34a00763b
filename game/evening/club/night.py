"""What a club's file says: people, who is there when, the rounds as seated, the scores as typed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.evening.event import Event, EventKind
from game.evening.moving import Played, winner
from game.evening.seating import Pair, Round, Table
from game.evening.standing import Place, Unit, standing
from game.rules.seats import Side

Points = tuple[int, int, int, int]
"""The points of the four at a table, as `Table.people` has them."""


@dataclass(frozen=True, slots=True)
class Entry:
    """What is typed in for a table at the end of a round."""

    points: Points
    lone: tuple[tuple[int, int], ...] = ()  # lone marches: whose, and how many
    cut: Side | None = None  # who won the cut for a tie

    def lone_of(self, person: int) -> int:
        """How many lone marches this one made."""
        return dict(self.lone).get(person, 0)


@dataclass(frozen=True, slots=True)
class ClubTable:
    """A table of a round, with its score when that has been typed, and the scores struck out before."""

    table: Table
    entry: Entry | None = None
    struck: tuple[Points, ...] = ()

    @property
    def seats(self) -> tuple[int, int, int, int]:
        return self.table.people

    def points_of(self, person: int) -> int:
        """The points of one of the four; none as long as nothing has been typed."""
        return self.entry.points[self.table.people.index(person)] if self.entry else 0

    def team_points(self, pair: Pair) -> int:
        """The points of two partners who have one total."""
        return self.points_of(pair[0])

    def lone_marches(self, person: int) -> int:
        return self.entry.lone_of(person) if self.entry else 0

    @property
    def is_tied(self) -> bool:
        """Whether a score is typed in which both pairs have as much."""
        return self.entry is not None and self._ahead is None

    @property
    def winners(self) -> Pair | None:
        """The pair that won, by points or by the cut; None where that isn't known."""
        if self.entry is None or self._ahead is not None or self.entry.cut is None:
            return self._ahead
        return self.table.us if self.entry.cut is Side.US else self.table.them

    @property
    def _ahead(self) -> Pair | None:
        if self.entry is None:
            return None
        first, second, third, fourth = self.entry.points
        return winner(self.table, first + second, third + fourth)


@dataclass(frozen=True, slots=True)
class ClubRound:
    """A round that is seated; an overtime breaks a tie for first place."""

    tables: tuple[ClubTable, ...]
    out: tuple[int, ...] = ()
    overtime: bool = False

    @property
    def seating(self) -> Round:
        return Round(tuple(each.table for each in self.tables), self.out)

    @property
    def unscored(self) -> tuple[int, ...]:
        """The numbers of the tables whose scores are missing."""
        return tuple(number for number, table in enumerate(self.tables, 1) if table.entry is None)

    @property
    def uncut(self) -> tuple[int, ...]:
        """The numbers of the tables with a tie that nobody has cut for."""
        return tuple(
            number
            for number, table in enumerate(self.tables, 1)
            if table.entry is not None and table.winners is None
        )

    @property
    def played(self) -> Played | None:
        """The round as those see it who seat the next one; None while results are missing."""
        winners = tuple(pair for pair in (table.winners for table in self.tables) if pair is not None)
        return Played(self.seating, winners) if len(winners) == len(self.tables) else None


@dataclass(frozen=True, slots=True)
class Change:
    """Who isn't there from a round on, and who is."""

    round: int
    leave: tuple[int, ...] = ()
    join: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class ClubNight:
    """A whole file. Only what has passed `file_check` is one."""

    club: str
    date: str  # as it is to be printed; may be empty
    rules: str  # the id, or the path of a file as seen from this one
    event: Event  # what the sheet, the kind and the hands come to
    rounds: int
    names: Mapping[int, str]  # by number
    changes: tuple[Change, ...] = ()
    seated: tuple[ClubRound, ...] = ()
    notes: tuple[str, ...] = ()

    @property
    def teams(self) -> bool:
        """Whether partners stay together: 1 and 2, 3 and 4 ..."""
        return self.event.kind is EventKind.TEAMS

    @property
    def splits(self) -> bool:
        """Whether partners can have different points in a round."""
        switches = self.event.ruleset.switches
        partner = switches.lone_march_partner_points
        return (
            self.event.individual
            and switches.individual_scores
            and partner not in (None, switches.lone_march_points)
        )

    @property
    def moves_by_results(self) -> bool:
        """Whether a round can only be seated from the results of the one before.

        Teams move so where the sheet says it (BUT-02); under other sheets they meet each other in turn.
        """
        if self.event.kind is EventKind.TEAMS:
            return self.event.ruleset.switches.event == "teams"
        return self.event.kind is EventKind.PROGRESSIVE

    def present(self, number: int) -> frozenset[int]:
        """Who is there in a round, by its number from 1."""
        first: dict[int, bool] = {}
        for change in self.changes:
            for person in (*change.leave, *change.join):
                first.setdefault(person, person in change.leave)
        there = {person for person in self.names if first.get(person, True)}
        for change in self.changes:
            if change.round <= number:
                there = (there - set(change.leave)) | set(change.join)
        return frozenset(there)

    @property
    def units(self) -> tuple[Unit, ...]:
        """Who has a total: every person, or every team."""
        if not self.teams:
            return tuple((person,) for person in sorted(self.names))
        return tuple((person, partner_of(person)) for person in sorted(self.names) if person % 2)

    @property
    def standing(self) -> tuple[Place, ...]:
        """The totals of all that has been typed so far."""
        return standing(self.units, self.seated)


def partner_of(person: int) -> int:
    """The other one of a team: 1 and 2, 3 and 4 ..."""
    return person + 1 if person % 2 else person - 1

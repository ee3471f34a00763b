"""Who has how many points over the rounds: people or teams in order, with ties."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from game.evening.seating import Pair
from game.evening.table_round import TableRound

Unit = tuple[int, ...]
"""Who has a total: one person, or the two of a team."""


class ScoredTable(Protocol):
    """A table whose points count, whether its hands are known or only what was typed in."""

    @property
    def seats(self) -> Collection[int]: ...

    def points_of(self, person: int) -> int: ...

    def team_points(self, pair: Pair) -> int: ...

    def lone_marches(self, person: int) -> int: ...


class ScoredRound(Protocol):
    """A round of such tables."""

    @property
    def tables(self) -> Sequence[ScoredTable]: ...

    @property
    def overtime(self) -> bool: ...


@dataclass(frozen=True, slots=True)
class RoundScores:
    """The tables of one round; an overtime breaks a tie for first place and counts for nothing else."""

    tables: tuple[TableRound, ...]
    overtime: bool = False


@dataclass(frozen=True, slots=True)
class Place:
    """One line of a standing. Equal ranks are a tie, and the next rank is as much lower."""

    rank: int
    unit: Unit
    points: int  # over all rounds but overtime
    overtime: tuple[int, ...]  # points of each overtime, in order
    lone_marches: int


def standing(units: Iterable[Unit], rounds: Sequence[ScoredRound]) -> tuple[Place, ...]:
    """All people or all teams, the best first; among equals by their numbers."""
    lines = [_line(unit, rounds) for unit in sorted(units)]
    lines.sort(key=lambda place: _merit(place), reverse=True)
    found: list[Place] = []
    for number, line in enumerate(lines, 1):
        level = bool(found) and _merit(found[-1]) == _merit(line)
        rank = found[-1].rank if level else number
        found.append(Place(rank, line.unit, line.points, line.overtime, line.lone_marches))
    return tuple(found)


def first(places: Sequence[Place]) -> tuple[Unit, ...]:
    """Who is in first place, one or several."""
    return tuple(place.unit for place in places if place.rank == 1)


def _merit(place: Place) -> tuple[int, tuple[int, ...]]:
    return place.points, place.overtime


def _line(unit: Unit, rounds: Sequence[ScoredRound]) -> Place:
    usual = [each for each in rounds if not each.overtime]
    extra = [each for each in rounds if each.overtime]
    return Place(
        0,
        unit,
        sum(_points(unit, each.tables) for each in usual),
        tuple(_points(unit, each.tables) for each in extra),
        sum(_lone_marches(unit, each.tables) for each in rounds),
    )


def _points(unit: Unit, tables: Iterable[ScoredTable]) -> int:
    """The points in one round; none for who rested."""
    for table in tables:
        if unit[0] in table.seats:
            return table.team_points(_pair(unit)) if len(unit) == 2 else table.points_of(unit[0])
    return 0


def _lone_marches(unit: Unit, tables: Iterable[ScoredTable]) -> int:
    return sum(table.lone_marches(person) for table in tables for person in unit if person in table.seats)


def _pair(unit: Unit) -> Pair:
    one, other = unit
    return one, other

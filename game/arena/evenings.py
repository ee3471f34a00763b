"""Whole evenings by bots alone, for statistics, with a check that all points add up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass

from game.bots.ladder import Level
from game.evening.evening import Evening, begin
from game.evening.event import Event
from game.evening.other_tables import play_out
from game.evening.people import company
from game.evening.standing import Place
from game.evening.table_round import TableRound, faults

BATCH = 5
"""Evenings that a job plays."""


@dataclass(frozen=True, slots=True)
class Nights:
    """Evenings to be played. Each has a seed of its own, made of `seed` and its number."""

    event: Event
    tables: int
    rounds: int
    levels: tuple[Level, ...]
    seed: str
    clock: bool = False

    def play(self, numbers: Sequence[int]) -> list[Night]:
        """These evenings, from 1 on."""
        return [self._night(number) for number in numbers]

    def _night(self, number: int) -> Night:
        seed = f"{self.seed}/{number}"
        people = company(self.tables, self.levels, seed)
        return counted(number, play_out(begin(self.event, people, self.rounds, seed, clock=self.clock)))


@dataclass(frozen=True, slots=True)
class Night:
    """What came of one evening."""

    number: int
    names: tuple[str, ...]  # by the numbers of people, from 1
    standing: tuple[Place, ...]
    rounds: int  # overtime included
    overtime: int
    hands: int
    thrown_in: int
    cut_for: int  # tables that ended level
    faults: tuple[str, ...]  # what doesn't add up

    @property
    def winners(self) -> tuple[Place, ...]:
        return tuple(place for place in self.standing if place.rank == 1)

    @property
    def lone_marches(self) -> int:
        return sum(place.lone_marches for place in self.standing)


def counted(number: int, evening: Evening) -> Night:
    """The figures of an evening that is over."""
    rounds = evening.played
    tables = [table for each in rounds for table in each.tables]
    hands = [hand for table in tables for hand in table.hands]
    return Night(
        number,
        tuple(person.name for person in evening.people),
        evening.standing,
        len(rounds),
        sum(each.overtime for each in rounds),
        len(hands),
        sum(hand.thrown_in for hand in hands),
        sum(table.cut is not None for table in tables),
        tuple(_wrong(evening, tables)),
    )


def _wrong(evening: Evening, tables: Sequence[TableRound]) -> Iterator[str]:
    """Everything that doesn't add up: a hand, a total, or somebody who sat at two tables at once."""
    switches = evening.event.ruleset.switches
    for table in tables:
        yield from faults(table, switches)
    usual = [table for each in evening.played if not each.overtime for table in each.tables]
    if evening.event.individual:
        given = sum(sum(hand.players) for table in usual for hand in table.hands)
    else:
        given = sum(sum(hand.points) for table in usual for hand in table.hands)
    totals = sum(place.points for place in evening.standing)
    if given != totals:
        yield f"the hands brought {given} points, the totals are {totals}"
    for number, each in enumerate(evening.played, 1):
        seated = [person for table in each.tables for person in table.seats]
        if len(seated) != len(set(seated)):
            yield f"round {number}: somebody sits at two tables"


def played(nights: Nights, count: int, executor: Executor | None) -> Iterator[list[Night]]:
    """So many evenings, a job's at a time, here or in an executor; what they are doesn't hang on it."""
    jobs = [range(begin, min(begin + BATCH, count + 1)) for begin in range(1, count + 1, BATCH)]
    if executor is None:
        yield from ([night] for job in jobs for number in job for night in nights.play([number]))
        return
    yield from executor.map(nights.play, jobs)

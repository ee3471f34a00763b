"""A whole evening: who is there, the rounds that are over, and who sits where now.

Frozen: `with_round` gives the evening after a round. Everything that is drawn hangs on the seed, so the same
evening with the same results goes the same way.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.evening.event import Event, EventKind
from game.evening.moving import Played, first_of_teams, next_of_teams
from game.evening.overtime import overtime
from game.evening.people import Person, learner_of
from game.evening.planning import progressive, rotation
from game.evening.planning.teams import teams_of
from game.evening.seating import Pair, Round
from game.evening.standing import Place, RoundScores, Unit, first, standing
from game.evening.table_round import TableRound, closed, tables_of


@dataclass(frozen=True, slots=True)
class Evening:
    """An evening at one moment. Only `begin` and `with_round` make the next one."""

    event: Event
    people: tuple[Person, ...]  # by their numbers, from 1
    seed: str
    rounds: int  # planned; an overtime comes on top
    now: Round | None  # who sits where; None when the evening is over
    played: tuple[RoundScores, ...] = ()
    seated: tuple[Round, ...] = ()  # the rounds behind `played`
    clock: bool = True  # whether the sheet's clock runs, if it has one

    @property
    def learner(self) -> int | None:
        """The learner's number; None where only bots play."""
        return learner_of(self.people)

    @property
    def number(self) -> int:
        """The number of the round now, from 1; of the last one when the evening is over."""
        return len(self.played) + (self.now is not None)

    @property
    def is_over(self) -> bool:
        return self.now is None

    @property
    def in_overtime(self) -> bool:
        """Whether the round now breaks a tie for first place."""
        return self.now is not None and len(self.played) >= self.rounds

    @property
    def minutes(self) -> int | None:
        """The minutes of a round, where the clock runs."""
        return self.event.minutes if self.clock else None

    @property
    def units(self) -> tuple[Unit, ...]:
        """Who has a total: every person, or every team."""
        numbers = [person.number for person in self.people]
        if self.event.individual:
            return tuple((number,) for number in numbers)
        return teams_of(len(numbers))

    @property
    def standing(self) -> tuple[Place, ...]:
        """The totals after the rounds that are over."""
        return self.standing_with(())

    def standing_with(self, tables: Sequence[TableRound]) -> tuple[Place, ...]:
        """The totals with the hands of the round now as far as they are."""
        rounds = self.played
        if tables:
            rounds = (*rounds, RoundScores(tuple(tables), self.in_overtime))
        return standing(self.units, rounds)

    @property
    def winners(self) -> tuple[Unit, ...]:
        """Who is in first place so far; several share it, or play it off."""
        return first(self.standing)

    def person(self, number: int) -> Person:
        """Who has this number."""
        return self.people[number - 1]

    def seed_of(self, table: int, number: int | None = None) -> str:
        """What the cards of a table come from, in the round now or in another one."""
        return f"{self.seed}/{self.number if number is None else number}/{table}"

    def tables(self) -> tuple[TableRound, ...]:
        """The tables of the round now before their first hand; the learner sits South."""
        return () if self.now is None else tables_of(self.now.tables, self.learner)

    def with_round(self, tables: Sequence[TableRound]) -> Evening:
        """The evening after a round with these hands at its tables: a tie is cut for, and people move.

        Raises ValueError when the evening is over or other tables come than there are.
        """
        now = self.now
        if now is None or [each.table for each in tables] != list(now.tables):
            raise ValueError("these aren't the tables of this round")
        switches = self.event.ruleset.switches
        ended = tuple(closed(each, self.seed_of(number), switches) for number, each in enumerate(tables, 1))
        after = replace(
            self,
            played=(*self.played, RoundScores(ended, self.in_overtime)),
            seated=(*self.seated, now),
            now=None,
        )
        return replace(after, now=_next_round(after))


def begin(event: Event, people: Sequence[Person], rounds: int, seed: str, *, clock: bool = True) -> Evening:
    """An evening before its first hand. `people` have the numbers from 1 on; teams are 1 and 2, 3 and 4 ...

    Raises ValueError for fewer than four people, and for fewer rounds than one.
    """
    if len(people) < 4 or rounds < 1:
        raise ValueError("an evening takes four people and a round")
    evening = Evening(event, tuple(people), seed, rounds, None, clock=clock)
    return replace(evening, now=_next_round(evening))


def played_of(scores: RoundScores, seating: Round) -> Played:
    """A round that is over as those see it who plan the next one."""
    return Played(seating, tuple(table.winners for table in scores.tables))


def _next_round(evening: Evening) -> Round | None:
    """Who sits where after the rounds that are over; None after the last one."""
    if len(evening.played) >= evening.rounds:
        return overtime(evening.standing) if evening.event.extra_round else None
    numbers = [person.number for person in evening.people]
    kind, before = evening.event.kind, tuple(map(played_of, evening.played, evening.seated))
    if kind is EventKind.ROTATION:
        return rotation.plan(len(numbers), evening.rounds)[len(before)]
    if kind is EventKind.PROGRESSIVE:
        return progressive.next_round(before, numbers, evening.rounds - len(before))
    teams: tuple[Pair, ...] = teams_of(len(numbers))
    return next_of_teams(before, teams) if before else first_of_teams(teams)

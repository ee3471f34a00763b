"""Whether a seating is what it should be: counted from the rounds alone, with nothing of what planned them.

Every fault is found and named, and all that people ask about is counted: partners and opponents who meet
again, and how often each one rests.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import product

from game.evening.event import EventKind
from game.evening.moving import Played
from game.evening.planning.bounds import Bounds, bounds_of, team_bounds
from game.evening.seating import Pair, Round


class FaultKind(StrEnum):
    """What can be wrong."""

    TWICE = "twice"  # somebody is in one round more than once
    MISSING = "missing"  # somebody who is there has no place
    STRANGER = "stranger"  # somebody has a place who isn't there
    IDLE = "idle"  # those who rest could fill a table
    UNFAIR = "unfair"  # somebody has rested twice more than somebody else who was there as long
    PARTNER_AGAIN = "partner-again"  # though nobody needs to have a partner twice
    TEAM_SPLIT = "team-split"  # though partners stay together
    TEAMS_AGAIN = "teams-again"  # though they haven't met all the others


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong: in which round, from 1, and with whom."""

    kind: FaultKind
    round: int
    people: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Report:
    """What was counted, what is best possible, and what is wrong."""

    kind: EventKind
    players: int  # of the first round
    rounds: int
    partner_repeats: int  # times that partners play together again
    opponent_repeats: int  # times that two people, or teams, play against each other again
    most_met: int  # how often those are opponents who are so most often
    byes: dict[int, int]  # how often each one rests
    best: Bounds
    steady: bool  # whether everybody is there from the first round to the last
    faults: tuple[Fault, ...]


def check(
    rounds: Sequence[Round], kind: EventKind, people: Sequence[Collection[int]] | None = None
) -> Report:
    """Look at one round or more; `people` says who is there in each: those of the first, if not given."""
    present = [frozenset(each) for each in people or [rounds[0].people] * len(rounds)]
    teams = kind is EventKind.TEAMS
    partners = Counter(_key(pair) for each in rounds for table in each.tables for pair in table.pairs)
    met: Counter[object] = Counter(
        opponents for each in rounds for opponents in (_meetings(each) if teams else _opponents(each))
    )
    steady = len(set(present)) == 1
    best = bounds_of(rounds)
    if teams:
        best = team_bounds(len(present[0]) // 2, len(rounds)) if steady else Bounds(0, 0, 1)
    faults = [
        *_places(rounds, present),
        *_byes(rounds),
        *(_split_teams(rounds) if teams else ()),
        *(_met_too_soon(rounds, teams) if steady else ()),
    ]
    everyone = frozenset[int]().union(*present)
    return Report(
        kind,
        len(present[0]),
        len(rounds),
        0 if teams else sum(count - 1 for count in partners.values()),
        sum(count - 1 for count in met.values()),
        max(met.values(), default=0),
        {person: sum(each.byes.count(person) for each in rounds) for person in sorted(everyone)},
        best,
        steady,
        tuple(sorted(faults, key=lambda fault: (fault.round, fault.kind, fault.people))),
    )


def astray(before: Played, after: Round) -> dict[int, int]:
    """Who, in progressive play, sits elsewhere than the results send them, and how many tables away.

    Where people rest, come in or leave, others close the gaps, so a table more or less is no fault.
    """
    last = len(before.round.tables)
    found = {}
    for number, table in before.round.seats():
        for person in table.people:
            won = any(person in pair for pair in before.winners)
            goal = max(number - 1, 1) if won else last if number == 1 else number
            sits = after.table_of(person)
            if sits not in (0, goal):
                found[person] = abs(sits - goal)
    return found


def _places(rounds: Sequence[Round], present: Sequence[frozenset[int]]) -> Iterator[Fault]:
    for number, (each, there) in enumerate(zip(rounds, present, strict=True), 1):
        places = Counter((*each.byes, *(person for table in each.tables for person in table.people)))
        for kind, people in (
            (FaultKind.TWICE, {person for person, count in places.items() if count > 1}),
            (FaultKind.MISSING, there - places.keys()),
            (FaultKind.STRANGER, places.keys() - there),
        ):
            if people:
                yield Fault(kind, number, tuple(sorted(people)))
        if len(each.byes) >= 4:
            yield Fault(FaultKind.IDLE, number, tuple(sorted(each.byes)))


def _byes(rounds: Sequence[Round]) -> Iterator[Fault]:
    """After every round: of those who came at the same time, nobody has rested twice more than another."""
    since: dict[int, int] = {}
    rested: Counter[int] = Counter()
    for number, each in enumerate(rounds, 1):
        since = {person: since.get(person, number) for person in each.people}
        rested = Counter({person: rested[person] for person in since})
        rested.update(person for person in each.byes)
        for start in sorted(set(since.values())):
            counts = {person: rested[person] for person in since if since[person] == start}
            fewest = min(counts.values())
            most = tuple(sorted(person for person, count in counts.items() if count > fewest + 1))
            if most:
                yield Fault(FaultKind.UNFAIR, number, most)


def _split_teams(rounds: Sequence[Round]) -> Iterator[Fault]:
    partner: dict[int, int] = {}
    for number, each in enumerate(rounds, 1):
        for pair in (pair for table in each.tables for pair in table.pairs):
            for one, other in (pair, pair[::-1]):
                if partner.setdefault(one, other) != other:
                    yield Fault(FaultKind.TEAM_SPLIT, number, (one, other))


def _met_too_soon(rounds: Sequence[Round], teams: bool) -> Iterator[Fault]:
    """Partners, or teams of an evening of teams, who meet again though there are others enough."""
    size = len(rounds[0].people) // 2 if teams else len(rounds[0].people)
    enough = size - 1 + size % 2 if teams else size - 1
    if len(rounds) > enough:
        return
    seen: set[tuple[int, ...]] = set()
    kind = FaultKind.TEAMS_AGAIN if teams else FaultKind.PARTNER_AGAIN
    for number, each in enumerate(rounds, 1):
        groups = (
            [tuple(sorted(table.people)) for table in each.tables]
            if teams
            else [tuple(sorted(pair)) for table in each.tables for pair in table.pairs]
        )
        for group in groups:
            if group in seen:
                yield Fault(kind, number, group)
        seen.update(groups)


def _opponents(each: Round) -> Iterator[frozenset[int]]:
    for table in each.tables:
        yield from map(frozenset, product(table.us, table.them))


def _meetings(each: Round) -> Iterator[frozenset[frozenset[int]]]:
    for table in each.tables:
        yield frozenset((_key(table.us), _key(table.them)))


def _key(pair: Pair) -> frozenset[int]:
    return frozenset(pair)

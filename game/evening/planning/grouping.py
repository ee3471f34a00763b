"""Who meets whom: people or pairs change tables until opponents are as different as can be.

A search by simulated annealing. All its chance comes from a fixed seed, so the same question always has the
same answer. It never makes partners meet more often than they did when it began, and leaves alone who rests.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import exp
from random import Random

from game.evening.planning.pairings import Pairing
from game.evening.seating import Pair, Round, Table

PARTNER_REPEAT = 4
"""What partners who meet again cost; opponents who meet again cost 1, and a third time 2 more."""

WARM, COLD = 0.9, 0.15
"""How readily a change for the worse is taken at the beginning and at the end."""

Seats = list[int]
"""The people of one round by their seats: four to a table, partners beside each other."""

Counts = list[list[int]]
"""How often each two people met, by their numbers."""


def group(
    rounds: Sequence[Pairing],
    before: Iterable[Round] = (),
    moves: int = 60_000,
    seed: str = "tables",
    *,
    loose: bool = False,
    enough: int = 0,
) -> tuple[Round, ...]:
    """Set the pairs of all rounds to tables in so many tries; `before` are rounds already played.

    The search ends early with `enough` opponents who meet again, or fewer. Where `loose`, single people may
    change seats as well: better where there are many more people than rounds, of no use where every partner
    is needed.
    """
    chance = Random(seed)
    rows = [
        [person for pair in chance.sample(each.pairs, len(each.pairs)) for person in pair] for each in rounds
    ]
    search = _Search(rows, before, chance)
    search.run(moves, loose, enough)
    return tuple(Round(_tables(row), each.byes) for row, each in zip(search.kept, rounds, strict=True))


def _tables(row: Seats) -> tuple[Table, ...]:
    tables = (Table(_pair(*row[seat : seat + 2]), _pair(*row[seat + 2 : seat + 4])) for seat in _fours(row))
    return tuple(sorted(tables, key=lambda table: min(table.people)))


def _pair(one: int, other: int) -> Pair:
    return min(one, other), max(one, other)


def _fours(row: Seats) -> Iterator[int]:
    yield from range(0, len(row), 4)


class _Search:
    """The seats of all rounds, how often each two people met, and the best that was found."""

    def __init__(self, rows: list[Seats], before: Iterable[Round], chance: Random) -> None:
        played = [[person for table in each.tables for person in table.people] for each in before]
        size = max((person for row in (*rows, *played) for person in row), default=0) + 1
        self.rows = rows
        self.met: Counts = [[0] * size for _person in range(size)]
        self.shared: Counts = [[0] * size for _person in range(size)]
        self.chance = chance
        self.opponents = self.partners = 0  # how many meet again, counted as PARTNER_REPEAT says
        for row in (*played, *rows):
            for seat in _fours(row):
                a, b, c, d = row[seat : seat + 4]
                self.partners += sum(_meet(self.shared, *pair) for pair in ((a, b), (c, d)))
                self.opponents += sum(_meet(self.met, one, other) for one in (a, b) for other in (c, d))
        self.kept = [list(row) for row in rows]
        self._least = (self.partners, self.opponents)
        self._changed: set[int] = set()  # rounds that differ from those kept

    def run(self, moves: int, loose: bool, enough: int) -> None:
        """Try so many changes; ends early where few enough meet again or nothing can be changed."""
        chance, ratio = self.chance.random, COLD / WARM
        numbers = [number for number, row in enumerate(self.rows) if len(row) > 4 or (loose and row)]
        for move in range(moves if numbers else 0):
            if self._least <= (0, enough):
                return
            number = numbers[int(chance() * len(numbers))]
            row = self.rows[number]
            one, other = int(chance() * len(row)), int(chance() * len(row))
            alone = loose and chance() < 0.9
            if one // 2 == other // 2 or (not alone and one // 4 == other // 4):
                continue
            opponents, partners = self._single(row, one, other) if alone else self._double(row, one, other)
            change = opponents + PARTNER_REPEAT * partners
            if change <= 0 or chance() < exp(-change / (WARM * ratio ** (move / moves))):
                self._swap(row, one, other, alone)
                self.opponents += opponents
                self.partners += partners
                self._changed.add(number)
                self._keep()

    def _keep(self) -> None:
        if (self.partners, self.opponents) < self._least:
            self._least = self.partners, self.opponents
            for number in self._changed:
                self.kept[number] = list(self.rows[number])
            self._changed.clear()

    def _single(self, row: Seats, one: int, other: int) -> tuple[int, int]:
        """What it changes if two people swap seats: repeats of opponents, and of partners."""
        p, q, own, their = row[one], row[other], row[one ^ 1], row[other ^ 1]
        met_p, met_q, shared_p, shared_q = self.met[p], self.met[q], self.shared[p], self.shared[q]
        partners = shared_p[their] + shared_q[own] - shared_p[own] - shared_q[their] + 2
        if one // 4 == other // 4:
            return met_p[own] + met_q[their] - met_p[their] - met_q[own] + 2, partners
        a, b, c, d = row[one ^ 2], row[one ^ 3], row[other ^ 2], row[other ^ 3]
        opponents = met_p[c] + met_p[d] - met_p[a] - met_p[b] + met_q[a] + met_q[b] - met_q[c] - met_q[d] + 4
        return opponents, partners

    def _double(self, row: Seats, one: int, other: int) -> tuple[int, int]:
        """The same for two pairs that swap tables."""
        pairs = [(row[seat], row[seat ^ 1]) for seat in (one, one ^ 2, other, other ^ 2)]
        us, them, those, others = pairs
        met = self.met
        return (
            sum(met[a][b] for a in those for b in them)
            + sum(met[a][b] for a in us for b in others)
            - sum(met[a][b] for a in us for b in them)
            - sum(met[a][b] for a in those for b in others)
            + 8
        ), 0

    def _swap(self, row: Seats, one: int, other: int, alone: bool) -> None:
        tables = {one // 4, other // 4}
        for table in tables:
            self._count(row, table, -1)
        row[one], row[other] = row[other], row[one]
        if not alone:
            row[one ^ 1], row[other ^ 1] = row[other ^ 1], row[one ^ 1]
        for table in tables:
            self._count(row, table, 1)

    def _count(self, row: Seats, table: int, times: int) -> None:
        a, b, c, d = row[4 * table : 4 * table + 4]
        for counts, pairs in ((self.shared, ((a, b), (c, d))), (self.met, ((a, c), (a, d), (b, c), (b, d)))):
            for one, other in pairs:
                counts[one][other] += times
                counts[other][one] += times


def _meet(counts: Counts, one: int, other: int) -> int:
    """Count a meeting; how often they met before."""
    before = counts[one][other]
    counts[one][other] = counts[other][one] = before + 1
    return before

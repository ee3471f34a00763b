"""`python -m game dev seating`: finds the charts that `leftbower evening plan` seats people by.

For each number of people and rounds several searches compete with the chart that is there: the fewest
partners who meet again win, then the fewest opponents. Charts that are as good as can be are left alone, and
so a second run with another seed only makes the others better. From nothing it takes about a quarter of an
hour.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product

from game.evening.planning import charts, rotation
from game.evening.planning.bounds import bounds
from game.evening.planning.grouping import group
from game.evening.planning.pairings import pairings
from game.evening.seating import Round

MOVES = 400_000
QUICK = 30_000  # moves of the first search, which leaves partners as they are

Rating = tuple[int, int, int]
"""Partners who meet again, opponents who do, and how often those do who meet most often: few is good."""


def find(players: int, rounds: int, tries: int, seed: str) -> tuple[Round, ...]:
    """The best chart for so many: the one that is there, or a better one."""
    best = bounds(players, rounds)
    found: list[tuple[Round, ...]] = []
    for candidate in _candidates(players, rounds, tries, seed):
        found.append(candidate)
        if rating(candidate)[:2] == (best.partner_repeats, best.opponent_repeats):
            return candidate
    return min(found, key=rating)


def _candidates(players: int, rounds: int, tries: int, seed: str) -> Iterator[tuple[Round, ...]]:
    ready = charts.chart(players, rounds)
    if ready is not None:
        yield ready
    enough = bounds(players, rounds).opponent_repeats
    for partners in (pairings(players, rounds), rotation.partners(players, rounds)):
        yield group(partners, moves=QUICK, enough=enough)
    for attempt in range(tries):
        yield group(partners, moves=MOVES, seed=f"{seed}/{attempt}", loose=True, enough=enough)


def rating(rounds: Sequence[Round]) -> Rating:
    """How good a chart is."""
    partners: Counter[frozenset[int]] = Counter()
    opponents: Counter[frozenset[int]] = Counter()
    for table in (table for each in rounds for table in each.tables):
        partners.update(map(frozenset, table.pairs))
        opponents.update(map(frozenset, product(table.us, table.them)))
    return _repeats(partners), _repeats(opponents), max(opponents.values())


def _repeats(met: Counter[frozenset[int]]) -> int:
    return sum(count - 1 for count in met.values())


def write_charts(players: Sequence[int], tries: int, seed: str) -> None:
    """Find the charts for these numbers of people, saying how it goes, and write all into their file."""
    found = {}
    for number, rounds in product(charts.PLAYERS, charts.ROUNDS):
        ready = charts.chart(number, rounds)
        if ready is not None and number not in players:
            found[number, rounds] = ready
            continue
        here = found[number, rounds] = find(number, rounds, tries, seed)
        best = bounds(number, rounds)
        partners, opponents, _most = rating(here)
        print(
            f"{number} players, {rounds} rounds: {partners} partners again (at best {best.partner_repeats}), "
            f"{opponents} opponents (at best {best.opponent_repeats})",
            flush=True,
        )
    charts.FILE.write_text(charts.write(found.values()), encoding="ascii")

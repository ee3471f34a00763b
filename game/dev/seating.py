"""`python -m game dev seating`: finds the charts that `leftbower evening plan` seats people by.

For each number of people and rounds several searches compete; the fewest partners who meet again win, then
the fewest opponents. It takes about half an hour, and the same charts come out each time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product

from game.evening.planning import charts
from game.evening.planning.bounds import bounds
from game.evening.planning.grouping import group
from game.evening.planning.pairings import pairings
from game.evening.seating import Round

TRIES, MOVES = 8, 500_000
QUICK = 30_000  # moves of the first search, which leaves partners as they are

Rating = tuple[int, int, int]
"""Partners who meet again, opponents who do, and how often those do who meet most often: few is good."""


def find(players: int, rounds: int) -> tuple[Round, ...]:
    """The best chart that is found for so many."""
    best = bounds(players, rounds)
    aim = (best.partner_repeats, best.opponent_repeats)
    found: list[tuple[Round, ...]] = []
    for candidate in _candidates(players, rounds, best.opponent_repeats):
        found.append(candidate)
        if rating(candidate)[:2] == aim:
            break
    return min(found, key=rating)


def _candidates(players: int, rounds: int, enough: int) -> Iterator[tuple[Round, ...]]:
    partners = pairings(players, rounds)
    yield group(partners, moves=QUICK, enough=enough)
    for attempt in range(TRIES):
        yield group(partners, moves=MOVES, seed=f"chart/{attempt}", loose=True, enough=enough)


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


def write_charts() -> None:
    """Find all charts and write their file, saying how it goes."""
    found = []
    for players, rounds in product(charts.PLAYERS, charts.ROUNDS):
        found.append(find(players, rounds))
        best = bounds(players, rounds)
        partners, opponents, _most = rating(found[-1])
        print(
            f"{players} players, {rounds} rounds: {partners} partners again "
            f"(at best {best.partner_repeats}), "
            f"{opponents} opponents (at best {best.opponent_repeats})",
            flush=True,
        )
    charts.FILE.write_text(charts.write(found), encoding="ascii")

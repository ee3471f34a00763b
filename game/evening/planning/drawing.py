"""Drawing partners for the rounds to come when some are played already: nobody twice, byes shared out.

A draw is a perfect matching in the graph of those who haven't been partners. Two things keep it from a dead
end:

- **Room to spare.** Dirac: a graph of n people, n even, in which each could still be paired with n / 2 others
  has a perfect matching. With n at the tables and k the most partners that anybody has had, so many rounds
  can be drawn in any way at all, one after another: n / 2 - k. See `has_room`.
- **A way to the end.** Otherwise the rounds that are left are all drawn at once, by several chains of draws;
  each draw of a chain depends only on what is played and on the chain's own number. So where a chain was
  found once, the rest of it is found again after its first round has been played. See `draw`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from random import Random

from game.evening.planning.pairings import Pairing
from game.evening.seating import Pair, Round

Cost = Callable[[int, int], "int | None"]
"""What it costs to make two people partners, as a whole number; None where they can't be."""

CROWD = 32
"""Above so many people only few chains are tried, and each looks at few partners for everybody."""

FEW = 12  # partners looked at in a crowd
AGAIN = 1_000_000  # what a repeat costs: more than everything else together


@dataclass(frozen=True, slots=True)
class Past:
    """What the next draw depends on. Pairs have the smaller number first."""

    rests: Mapping[int, int]  # of everyone who is there now
    partners: Mapping[Pair, int]  # how often two were partners
    share: int = 4  # so many at a table; 2 where the people are teams and a pair is who meets whom

    @property
    def seated(self) -> int:
        """How many play in the next round."""
        return len(self.rests) // self.share * self.share

    @property
    def resting(self) -> int:
        return len(self.rests) - self.seated

    def met(self, one: int, other: int) -> int:
        return self.partners.get(_pair(one, other), 0)

    def after(self, drawn: Pairing) -> Past:
        """When this has been played, too."""
        partners = dict(self.partners)
        for one, other in drawn.pairs:
            pair = _pair(one, other)
            partners[pair] = partners.get(pair, 0) + 1
        rests = {person: count + (person in drawn.byes) for person, count in self.rests.items()}
        return Past(rests, partners, self.share)


def partners_of(round_: Round) -> Pairing:
    """Who were partners in this round."""
    return Pairing(tuple(pair for table in round_.tables for pair in table.pairs), round_.byes)


def past_of(played: Iterable[Pairing], people: Iterable[int], share: int = 4) -> Past:
    """What was played, for the people who are there now.

    Who comes late, or comes back, counts as having rested as often as anyone of those who are there: they
    have waited to play.
    """
    partners: Counter[Pair] = Counter()
    rests: dict[int, int] = {}
    there: frozenset[int] = frozenset()
    for each in played:
        partners.update(_pair(*pair) for pair in each.pairs)
        rests = _come(rests, there, each.people)
        there = each.people
        for person in each.byes:
            rests[person] += 1
    now = frozenset(people)
    rests = _come(rests, there, now)
    return Past({person: rests[person] for person in sorted(now)}, dict(partners), share)


def _come(rests: Mapping[int, int], there: frozenset[int], now: frozenset[int]) -> dict[int, int]:
    """How often everyone counts as having rested, when those who are there `now` take the place of others."""
    most = max((rests[person] for person in now & there), default=0)
    return {**rests, **{person: max(rests.get(person, 0), most) for person in now - there}}


def has_room(past: Past, rounds: int) -> bool:
    """Whether so many rounds can be drawn without a repeat, whatever is drawn (Dirac)."""
    had = Counter(person for pair in past.partners for person in pair if set(pair) <= past.rests.keys())
    return rounds <= past.seated // 2 - max(had.values(), default=0)


def draw(past: Past, rounds: int) -> tuple[Pairing, ...] | None:
    """So many rounds without a repeat; None where none were found."""
    people = len(past.rests)
    for attempt in range(70 if people <= CROWD // 2 else 40 if people <= CROWD else 3):
        chain = _chain(past, rounds, attempt)
        if chain is not None:
            return chain
    return None


def draw_anyway(past: Past, rounds: int) -> tuple[Pairing, ...]:
    """So many rounds, with as few repeats in each as can be."""
    found: list[Pairing] = []
    for _round in range(rounds):
        chance = Random(f"anyway/{sum(past.partners.values())}")
        byes = _who_rests(past, chance)
        pairs = pair_up(past.rests.keys() - set(byes), partial(_again, past, chance))
        found.append(Pairing(pairs or (), byes))
        past = past.after(found[-1])
    return tuple(found)


def pair_up(people: Collection[int], cost: Cost) -> tuple[Pair, ...] | None:
    """Everyone in pairs at the least cost; None where that can't be."""
    import networkx as nx

    graph = nx.Graph()
    row = sorted(people)
    graph.add_nodes_from(row)
    for index, one in enumerate(row):
        for other in row[index + 1 :]:
            price = cost(one, other)
            if price is not None:
                graph.add_edge(one, other, weight=-price)
    pairs = nx.max_weight_matching(graph, maxcardinality=True)
    if 2 * len(pairs) < len(row):
        return None
    return tuple(sorted(_pair(*pair) for pair in pairs))


def _chain(past: Past, rounds: int, attempt: int) -> tuple[Pairing, ...] | None:
    """One draw after another; None where it comes to a dead end."""
    found: list[Pairing] = []
    for _round in range(rounds):
        drawn = _draw_one(past, Random(f"{attempt}/{sum(past.partners.values())}"))
        if drawn is None:
            return None
        found.append(drawn)
        past = past.after(drawn)
    return tuple(found)


def _draw_one(past: Past, chance: Random) -> Pairing | None:
    byes = _who_rests(past, chance)
    people = sorted(past.rests.keys() - set(byes))
    pairs = None
    if len(people) > CROWD:
        few = {one: frozenset(chance.sample(people, FEW)) for one in people}
        pairs = pair_up(people, partial(_among_few, past, few))
    if pairs is None:
        pairs = pair_up(people, partial(_new, past, chance))
    return None if pairs is None else Pairing(pairs, byes)


def _new(past: Past, chance: Random, one: int, other: int) -> int | None:
    """Any partners, if they are new to each other."""
    return None if past.met(one, other) else chance.randrange(1, 1000)


def _among_few(past: Past, few: Mapping[int, frozenset[int]], one: int, other: int) -> int | None:
    """New partners of whom one looks at the other."""
    looks = one in few[other] or other in few[one]
    return 1 if looks and not past.met(one, other) else None


def _again(past: Past, chance: Random, one: int, other: int) -> int:
    """Any partners, but those who have been so least."""
    return AGAIN * past.met(one, other) + chance.randrange(1, 1000)


def _who_rests(past: Past, chance: Random) -> tuple[int, ...]:
    row = sorted(past.rests)
    chance.shuffle(row)
    row.sort(key=lambda person: past.rests[person])
    return tuple(sorted(row[: past.resting]))


def _pair(one: int, other: int) -> Pair:
    return min(one, other), max(one, other)

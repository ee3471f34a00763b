"""Who plays with whom in every round of a rotation, by constructions with a proof. Tables come later.

All of them turn a circle. Number its places from 0; in round i those two are partners who sit equally far
from place i on either side. On a circle of odd size n two places have exactly one place in the middle between
them, so nobody has the same partner twice in n rounds. Left over is whoever sits in place i.

- 4t players: a circle of all but one. The one who stands apart plays with whoever is left over.
- 4t + 1: a circle of all; the one left over rests.
- 4t + 2: as for 4t, with one pair of each round resting. `_resting_steps` chooses them so that in each run of
  v / 2 rounds everybody rests once.
- 4t + 3: a circle of all; place i rests, and so do the partners v / 3 places away from it. These three places
  are a third of the circle apart and move on together, so each comes to where the next one began when
  everybody has rested once.

So byes differ by at most one after every round, and an evening can end early. No partner comes back in v - 1
rounds (v even) or v rounds (v odd); then the circle is turned once more.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from random import Random

from game.evening.seating import Pair

_TRIES = 40  # at finding who rests, each with other chances
_LONGEST = 3_000  # steps of one of them


@dataclass(frozen=True, slots=True)
class Pairing:
    """The partners of one round, and who rests."""

    pairs: tuple[Pair, ...]
    byes: tuple[int, ...] = ()

    @property
    def people(self) -> frozenset[int]:
        """Everyone who is there, whether playing or not."""
        return frozenset(self.byes).union(*self.pairs)


def pairings(players: int, rounds: int) -> tuple[Pairing, ...]:
    """The partners of so many rounds for people 1 to `players`, 4 or more."""
    return tuple(_pairing(players, number, _resting_step(players, number)) for number in range(rounds))


def meetings(teams: int, rounds: int) -> tuple[Pairing, ...]:
    """Everybody against everybody: which of 1 to `teams` meet in each round; of an odd number one rests."""
    return tuple(_pairing(teams, number, None) for number in range(rounds))


def period(size: int) -> int:
    """Rounds until the circle has been turned once: so many come without a pair that was there before."""
    return size - 1 + size % 2


def _pairing(size: int, number: int, resting_step: int | None) -> Pairing:
    """One turn of the circle; the pair that sits `resting_step` places from its middle rests."""
    circle = period(size)
    middle = number % circle
    pairs = {step: _around(middle, step, circle) for step in range(1, circle // 2 + 1)}
    if size % 2 == 0:
        pairs[0] = (middle + 1, size)
    byes = [] if size % 2 == 0 else [middle + 1]
    if resting_step is not None:
        byes += pairs.pop(resting_step)
    return Pairing(tuple(pairs.values()), tuple(sorted(byes)))


def _around(middle: int, step: int, circle: int) -> Pair:
    one, other = (middle + step) % circle + 1, (middle - step) % circle + 1
    return min(one, other), max(one, other)


def _resting_step(players: int, number: int) -> int | None:
    """How far from the middle the pair sits that rests; None where all pairs play."""
    if players % 4 == 2:
        steps = _resting_steps(players // 4)
        return steps[number % len(steps)]
    return round(players / 3) if players % 4 == 3 else None


@lru_cache(maxsize=32)
def _resting_steps(t: int) -> tuple[int, ...]:
    """For 4t + 2 players: how far from the middle the resting pairs of 2t + 1 rounds sit.

    Count places from that of the round in the middle of this run, so that its rounds are -t ... t. In round 0
    its own place rests, with the one who stands apart. In round d rest the places d + s and d - s, in round
    -d those opposite them. So everybody rests once if the distances of d + s and d - s from 0, over all d
    from 1 to t, are 1 to 2t, each once.
    """
    for attempt in range(_TRIES):
        steps = _search_steps(t, Random(f"pair/{attempt}"))
        if steps is not None:
            return (*(steps[d] for d in range(t, 0, -1)), 0, *(steps[d] for d in range(1, t + 1)))
    raise ValueError(f"nobody was found to rest among {4 * t + 2} players")


def _search_steps(t: int, chance: Random) -> dict[int, int] | None:
    """One try at `_resting_steps`, largest d first, going back where no step fits."""
    circle = 4 * t + 1
    taken: set[int] = set()
    steps: dict[int, int] = {}

    def distances(d: int, step: int) -> set[int]:
        return {min(place % circle, -place % circle) for place in (d + step, d - step)}

    untried = {t: chance.sample(range(1, 2 * t + 1), 2 * t)}
    d = t
    for _step in range(_LONGEST):
        while untried[d]:
            step = untried[d].pop()
            places = distances(d, step)
            if len(places) == 2 and 0 not in places and not places & taken:
                steps[d] = step
                taken |= places
                d -= 1
                if d == 0:
                    return steps
                untried[d] = chance.sample(range(1, 2 * t + 1), 2 * t)
                break
        else:
            if d == t:
                return None
            d += 1
            taken -= distances(d, steps.pop(d))
    return None

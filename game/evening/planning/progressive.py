"""Progressive play: each round is seated from the results of the one before.

Winners move up, losers stay (`game.evening.moving`), and partners change. Who plays with whom is a matching
of the least cost among those who haven't been partners: it costs to sit away from the table one moves to. So
where the four of a table can't be split without a repeat, somebody changes places with a neighbor, if
possible with one who won or lost like them.

No partner comes back while there are fewer rounds than people, whoever wins:

- A round is taken only if the rounds after it can be drawn without a repeat (`drawing`). What was found then
  is found again when that round has been played, so there is always a round to take.
- Where nothing of the kind is found, partners come from the plan of a rotation. The first round is one of its
  rounds, and while no other round is taken, those of it that are left are a way to the end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random

from game.evening.moving import Played, next_table, resting_order
from game.evening.planning import drawing
from game.evening.planning.drawing import Cost, Past
from game.evening.planning.pairings import Pairing, pairings, period
from game.evening.seating import Pair, Round, Table

TRIES = 6
"""Rounds that are looked at, each of which follows the moves a little less closely than the one before."""

APART, ALIKE = 100, 10
"""What it costs partners to move to tables one apart, and to have both won or both lost."""

NEAR = 2
"""Tables up and down where somebody in a crowd looks for a partner."""


@dataclass(frozen=True, slots=True)
class _Moves:
    """What the results call for."""

    table: dict[int, int]  # where each one goes
    winners: frozenset[int]
    met: Counter[frozenset[int]]  # how often two were opponents

    def cost(self, one: int, other: int) -> int:
        """What speaks against these two as partners. Who met before had better not be opponents again."""
        apart = self.table[one] - self.table[other]
        alike = (one in self.winners) == (other in self.winners)
        return APART * apart**2 + ALIKE * alike - min(self.met[frozenset((one, other))], ALIKE - 1)


def first_round(people: Iterable[int]) -> Round:
    """The round to begin with, for 4 people or more: two and two by their numbers; the last ones rest."""
    (drawn,) = _plan(sorted(people), 1)
    pairs = drawn.pairs
    return Round(tuple(map(Table, pairs[::2], pairs[1::2])), drawn.byes)


def next_round(played: Sequence[Played], people: Iterable[int], rounds_left: int) -> Round:
    """The round after those `played`, for the people who are there, 4 or more.

    `rounds_left` is how many are still to come, this one included.
    """
    present = sorted(people)
    if not played:
        return first_round(present)
    drawn = _drawn(played, present, max(rounds_left, 1))
    moves = _moves(played, (person for pair in drawn.pairs for person in pair))
    pairs = sorted(drawn.pairs, key=lambda pair: (moves.table[pair[0]] + moves.table[pair[1]], pair))
    return Round(tuple(map(Table, pairs[::2], pairs[1::2])), drawn.byes)


def _drawn(played: Sequence[Played], present: list[int], rounds_left: int) -> Pairing:
    """The partners of the next round."""
    past = drawing.past_of((drawing.partners_of(each.round) for each in played), present)
    order = resting_order(played[-1], past.rests)
    byes = tuple(sorted(order[: past.resting]))
    moves = _moves(played, order[past.resting :])
    ahead = max(min(rounds_left, period(len(present)) - len(played)), 1)
    can_finish = _end_in_sight(past, ahead)
    for pairs in _following(past, moves):
        if can_finish(past.after(Pairing(pairs, byes))):
            return Pairing(pairs, byes)
    found = drawing.draw(past, ahead) if len(present) <= drawing.CROWD else None
    if found is not None:
        return found[0]
    unused = _unused(played, present)
    if len(unused) >= ahead:
        choice = unused if len(present) % 4 < 2 else unused[:1]
        return min(choice, key=lambda each: _distance(played, each))
    return Pairing(drawing.pair_up(moves.table, partial(_repeating, past, moves)) or (), byes)


def _end_in_sight(past: Past, rounds: int) -> Callable[[Past], bool]:
    """Whether the last of so many rounds can be drawn without a repeat when the first is chosen."""
    if drawing.has_room(past, rounds):
        return lambda _after: True
    if len(past.rests) > drawing.CROWD:
        return lambda _after: False
    return lambda after: drawing.draw(after, rounds - 1) is not None


def _following(past: Past, moves: _Moves) -> Iterator[tuple[Pair, ...]]:
    """Pairs of people who haven't been partners, those that follow the moves best first."""
    for attempt in range(TRIES):
        cost = partial(_wavering, past, moves, Random(f"moves/{attempt}"), 40 * attempt)
        pairs = None
        if len(past.rests) > drawing.CROWD:
            pairs = drawing.pair_up(moves.table, partial(_nearby, moves, cost))
        if pairs is None:
            pairs = drawing.pair_up(moves.table, cost)
        if pairs is not None:
            yield pairs


def _wavering(past: Past, moves: _Moves, chance: Random, most: int, one: int, other: int) -> int | None:
    """The cost of partners who are new to each other, and up to so much more by chance."""
    return None if past.met(one, other) else moves.cost(one, other) + chance.randint(0, most)


def _nearby(moves: _Moves, cost: Cost, one: int, other: int) -> int | None:
    return cost(one, other) if abs(moves.table[one] - moves.table[other]) <= NEAR else None


def _repeating(past: Past, moves: _Moves, one: int, other: int) -> int:
    """The cost where somebody has to have a partner again."""
    return drawing.AGAIN * past.met(one, other) + moves.cost(one, other)


def _moves(played: Sequence[Played], seated: Iterable[int]) -> _Moves:
    """Where those go who play next. Gaps that others leave are filled from below, by winners first."""
    last = played[-1]
    row = sorted(seated, key=lambda person: (next_table(last, person), not last.has_won(person), person))
    met = Counter(
        frozenset((one, other))
        for each in played
        for table in each.round.tables
        for one in table.us
        for other in table.them
    )
    winners = frozenset(person for pair in last.winners for person in pair)
    return _Moves({person: place // 4 + 1 for place, person in enumerate(row)}, winners, met)


def _plan(people: Sequence[int], rounds: int) -> tuple[Pairing, ...]:
    """The rotation of these people whose first round seats them in their order."""
    plan = pairings(len(people), rounds)
    first = [person for pair in plan[0].pairs for person in pair]
    name = dict(zip((*first, *plan[0].byes), people, strict=True))
    return tuple(
        Pairing(
            tuple((name[one], name[other]) for one, other in each.pairs),
            tuple(name[person] for person in each.byes),
        )
        for each in plan
    )


def _unused(played: Sequence[Played], people: Sequence[int]) -> list[Pairing]:
    """The rounds of that rotation still to come; none where others have been played, or people have changed.

    With two or three byes a round their order matters to who has rested: only the next one may be taken then.
    """
    plan = list(_plan(people, period(len(people))))
    for each in played:
        partners = {frozenset(pair) for table in each.round.tables for pair in table.pairs}
        found = next((one for one in plan if {frozenset(pair) for pair in one.pairs} == partners), None)
        if found is None or (len(people) % 4 > 1 and found is not plan[0]):
            return []
        plan.remove(found)
    return plan


def _distance(played: Sequence[Played], drawn: Pairing) -> int:
    """How far from where the results send them these partners are."""
    moves = _moves(played, (person for pair in drawn.pairs for person in pair))
    return sum(moves.cost(*pair) for pair in drawn.pairs)

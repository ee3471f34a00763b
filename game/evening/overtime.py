"""One more round for those who tie for first place (BUT-04).

Who ties plays against who ties. Where their number is odd, or where people without a partner of their own
tie, those next in the standing fill the tables; they can't win anything.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.evening.seating import Round, Table
from game.evening.standing import Place, Unit


def overtime(places: Sequence[Place]) -> Round | None:
    """The tables of the extra round; None where nobody ties, or where there aren't enough people for it."""
    units = [place.unit for place in places]
    tied = sum(place.rank == 1 for place in places)
    tables = (tied + 1) // 2
    if tied < 2 or not units:
        return None
    seats = 2 if len(units[0]) == 2 else 4
    if len(units) < seats * tables:
        return None
    playing = units[: seats * tables]
    return Round(_of_teams(playing) if seats == 2 else _of_people(playing, tables))


def _of_teams(teams: Sequence[Unit]) -> tuple[Table, ...]:
    pairs = [(one, other) for one, other in teams]
    return tuple(map(Table, pairs[::2], pairs[1::2]))


def _of_people(people: Sequence[Unit], tables: int) -> tuple[Table, ...]:
    """Two of the best at each table against each other; the better of them gets the weaker partner."""
    best = [person for (person,) in people[: 2 * tables]]
    others = [person for (person,) in people[2 * tables :]]
    return tuple(
        Table((best[at], others[at + 1]), (best[at + 1], others[at])) for at in range(0, 2 * tables, 2)
    )

"""Who moves where between two rounds, after who won at each table.

Progressive play: the winners of a table move up to the one before it, the losers stay. At table 1 the winners
stay, and the losers go to the last table. Teams, as we read Butler's sheet: the losers of a table move on to
the next one, from the last to table 1, and the winners stay.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from game.evening.seating import Pair, Round, Table


@dataclass(frozen=True, slots=True)
class Played:
    """A round that is over: `winners` has the pair that won at each table."""

    round: Round
    winners: tuple[Pair, ...]

    def __post_init__(self) -> None:
        for number, table in self.round.seats():
            if number > len(self.winners) or self.winners[number - 1] not in table.pairs:
                raise ValueError(f"no pair of table {number} is said to have won")

    def has_won(self, person: int) -> bool:
        """Whether this one is among the winners."""
        return any(person in pair for pair in self.winners)

    def loser(self, number: int) -> Pair:
        """The pair that lost at the table with this number."""
        table = self.round.tables[number - 1]
        return table.them if table.us == self.winners[number - 1] else table.us


def winner(table: Table, us: int, them: int) -> Pair | None:
    """The pair with more points; None for a tie, which the two pairs cut cards for."""
    if us == them:
        return None
    return table.us if us > them else table.them


def next_table(played: Played, person: int) -> int:
    """The table this one moves to; who rested, or wasn't there, comes in at the last."""
    tables = len(played.round.tables)
    number = played.round.table_of(person)
    if number == 0:
        return tables
    if played.has_won(person):
        return max(number - 1, 1)
    return tables if number == 1 else number


def resting_order(played: Played, rests: Mapping[int, int]) -> list[int]:
    """Everyone in `rests`, who says how often each has rested, in the order in which they rest next.

    Who has rested least is first; among equals the losers of the last table, then its winners, then the table
    before.
    """

    def key(person: int) -> tuple[int, bool, int, bool, int]:
        number = played.round.table_of(person)
        return rests[person], number == 0, -number, played.has_won(person), person

    return sorted(rests, key=key)


def first_of_teams(teams: Sequence[Pair]) -> Round:
    """The first round of teams that move: two and two in their order; the last of an odd number rests."""
    return _in_order(list(teams))


def next_of_teams(played: Sequence[Played], teams: Collection[Pair]) -> Round:
    """The round after these, for the teams that are there: losers move on a table, winners stay.

    Of an odd number the team rests that has rested least; among equals the losers of the last table, who
    would change places with the team that rested. Teams that have come sit where others have left, or at the
    end.
    """
    last = played[-1]
    rested = Counter(team for each in played for team in _resting(each.round, teams))
    row = _moved(last, teams)
    gone = [place for place, team in enumerate(row) if team not in teams]
    for team in sorted(set(teams) - set(row)):
        if gone:
            row[gone.pop(0)] = team
        else:
            row.append(team)
    row = [team for team in row if team in teams]
    if len(row) % 2:
        _send_to_rest(row, rested, last)
    return _in_order(row)


def _moved(last: Played, teams: Collection[Pair]) -> list[Pair]:
    """All teams by their places after the move: the two of each table, and at the end who would rest."""
    tables = range(1, len(last.round.tables) + 1)
    moving = [last.loser(number) for number in tables]
    moving = [*_resting(last.round, teams), *moving] if last.round.byes else [moving[-1], *moving[:-1]]
    row = [team for number in tables for team in (last.winners[number - 1], moving[number - 1])]
    return row + moving[len(tables) :]


def _send_to_rest(row: list[Pair], rested: Counter[Pair], last: Played) -> None:
    """Move the team that rests to the end of the row; the one that stood there takes its place."""

    def key(place: int) -> tuple[int, bool, int]:
        team = row[place]
        return rested[team], team in last.winners, -place

    place = min(range(len(row)), key=key)
    row[place], row[-1] = row[-1], row[place]


def _in_order(row: Sequence[Pair]) -> Round:
    tables = tuple(Table(us, them) for us, them in zip(row[::2], row[1::2], strict=False))
    return Round(tables, tuple(person for team in row[2 * len(tables) :] for person in team))


def _resting(round_: Round, teams: Collection[Pair]) -> list[Pair]:
    return [team for team in teams if team[0] in round_.byes]

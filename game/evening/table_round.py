"""One table in one round: who sits where, the hands so far, and who won in the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.evening.cutting import Cut, cut
from game.evening.hand_score import HandScore
from game.evening.moving import winner
from game.evening.seating import Pair, Table
from game.rules.ruleset import Switches
from game.rules.seats import Seat, Side

Seats = tuple[int, int, int, int]
"""People by seat, from South on."""


def seats_at(table: Table, home: int | None = None) -> Seats:
    """Who sits where at a table; South is the person `home` if they are there, else the first one."""
    (first, third), (second, fourth) = table.us, table.them
    around = (first, second, third, fourth)
    turn = around.index(home) if home in around else 0
    south, west, north, east = (*around[turn:], *around[:turn])
    return south, west, north, east


@dataclass(frozen=True, slots=True)
class TableRound:
    """The hands of one table in one round. A tie that was cut for has its `cut`."""

    table: Table
    seats: Seats
    hands: tuple[HandScore, ...] = ()
    cut: Cut | None = None

    def with_hand(self, hand: HandScore) -> TableRound:
        """The same with one more hand."""
        return replace(self, hands=(*self.hands, hand))

    def seat_of(self, person: int) -> Seat:
        """Where this one sits. Raises ValueError for somebody who sits elsewhere."""
        return Seat(self.seats.index(person))

    def points_of(self, person: int) -> int:
        """The points of one person in this round."""
        seat = self.seat_of(person)
        return sum(hand.players[seat] for hand in self.hands)

    def side_of(self, pair: Pair) -> Side:
        """The side of the engine's table on which these partners sit."""
        return self.seat_of(pair[0]).side

    def team_points(self, pair: Pair) -> int:
        """The points of a team in this round: what its side scored."""
        side = self.side_of(pair)
        return sum(hand.points[side] for hand in self.hands)

    def together(self, pair: Pair) -> int:
        """The points of two partners added up, which decide who won the table (WED-21)."""
        return sum(map(self.points_of, pair))

    def lone_marches(self, person: int) -> int:
        """How often this one took all five tricks alone."""
        seat = self.seat_of(person)
        return sum(hand.lone_march is seat for hand in self.hands)

    @property
    def ahead(self) -> Pair | None:
        """The pair that has more points; None when level."""
        return winner(self.table, self.together(self.table.us), self.together(self.table.them))

    @property
    def winners(self) -> Pair:
        """The pair that won: by points, or by the cut. Raises ValueError for a tie nobody has cut for."""
        if self.ahead is not None:
            return self.ahead
        if self.cut is None:
            raise ValueError("a tie that nobody has cut for")
        first = self.side_of(self.table.us)
        return self.table.us if self.cut.winner is first else self.table.them


def closed(table: TableRound, seed: str, switches: Switches) -> TableRound:
    """The table at the end of a round: a tie is cut for, the same cards for the same seed."""
    return table if table.ahead is not None else replace(table, cut=cut(seed, switches))


def faults(table: TableRound, switches: Switches) -> tuple[str, ...]:
    """What doesn't add up in a table's points, for statistics and tests; nothing where all is well.

    Both players of a side have the side's points, but for the partner of a lone march where the sheet gives
    that one another number (WED-20), and where a renege against a lone hand pays the same (WED-29).
    """
    found = []
    for number, hand in enumerate(table.hands, 1):
        if min(hand.points) != 0 and not hand.result.penalties:
            found.append(f"hand {number}: both sides scored")
        for seat, points in zip(Seat, hand.players, strict=True):
            if points != _due(hand, seat, switches):
                found.append(f"hand {number}: seat {seat.name} has {points}")
    return tuple(found)


def _due(hand: HandScore, seat: Seat, switches: Switches) -> int:
    other = switches.lone_march_partner_points if switches.individual_scores else None
    as_a_march = hand.result.award.topic == "renege_against_lone"
    lone = hand.maker if as_a_march else hand.lone_march
    if lone is not None and seat is lone.partner and other is not None:
        return hand.points[seat.side] - switches.lone_march_points + other
    return hand.points[seat.side]


def tables_of(tables: Sequence[Table], home: int | None = None) -> tuple[TableRound, ...]:
    """The tables of a round before its first hand."""
    return tuple(TableRound(table, seats_at(table, home)) for table in tables)

"""The night as CSV for spreadsheets: a line for each person in each round, or for each place."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from io import StringIO

from game.evening.club.night import ClubNight, ClubRound, ClubTable
from game.rules.seats import Side

SCORES = (
    "round", "table", "side", "number", "name", "partner", "opponent_1", "opponent_2", "points",
    "lone_marches", "won", "overtime",
)  # fmt: skip
"""The columns of the scores. `table` and the like are empty for who sat out, `won` while nobody knows."""

STANDING = ("rank", "numbers", "names", "points", "overtime", "lone_marches")

_FORMULAS = ("=", "+", "-", "@", "\t")

Row = tuple[str | int, ...]


def score_rows(night: ClubNight) -> Iterator[Row]:
    """The lines under `SCORES`: every round that is seated, its tables in order, then who sat out."""
    for number, each in enumerate(night.seated, 1):
        for place, table in enumerate(each.tables, 1):
            for person in table.table.people:
                yield _row(night, number, each, place, table, person)
        for person in each.out:
            yield (number, "", "", person, night.names[person], *[""] * 6, int(each.overtime))


def _row(night: ClubNight, number: int, each: ClubRound, place: int, table: ClubTable, person: int) -> Row:
    seating, scored, winners = table.table, table.entry is not None, table.winners
    side = Side.US if person in seating.us else Side.THEM
    return (
        number,
        place,
        side.name.lower(),
        person,
        night.names[person],
        seating.partner(person),
        *seating.opponents(person),
        table.points_of(person) if scored else "",
        table.lone_marches(person) if scored else "",
        "" if winners is None else int(person in winners),
        int(each.overtime),
    )


def standing_rows(night: ClubNight) -> Iterator[Row]:
    """The lines under `STANDING`; several numbers, names or overtimes have a semicolon between them."""
    for place in night.standing:
        yield (
            place.rank,
            "; ".join(map(str, place.unit)),
            "; ".join(night.names[person] for person in place.unit),
            place.points,
            "; ".join(map(str, place.overtime)),
            place.lone_marches,
        )


def as_csv(heading: tuple[str, ...], rows: Iterator[Row]) -> str:
    """Lines as spreadsheets read them; the first names the columns.

    A text that a spreadsheet would take for a formula has an apostrophe in front.
    """
    text = StringIO()
    writer = csv.writer(text)
    writer.writerow(heading)
    writer.writerows([_no_formula(cell) for cell in row] for row in rows)
    return text.getvalue()


def _no_formula(cell: str | int) -> str | int:
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(_FORMULAS) else cell

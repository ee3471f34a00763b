"""The spreadsheet says what the file says."""

from __future__ import annotations

import csv
from collections import Counter
from io import StringIO

from hypothesis import given, settings
from hypothesis import strategies as st

from game.evening.club.entering import with_next_round, with_score
from game.evening.club.score_rows import SCORES, STANDING, as_csv, score_rows, standing_rows
from game.evening.event import EventKind
from tests.evening.club.nights import a_night, club_night, entries


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_the_rows_read_back_have_every_score_and_the_same_totals(data: st.DataObject) -> None:
    night = with_next_round(data.draw(a_night()))
    for place, table in enumerate(night.seated[0].tables, 1):
        night = with_score(night, 1, place, data.draw(entries(night, table.table)))
    rows = list(csv.DictReader(StringIO(as_csv(SCORES, score_rows(night)))))
    assert sorted(int(row["number"]) for row in rows) == sorted(night.names)
    points: Counter[int] = Counter()
    for row in rows:
        person = int(row["number"])
        assert row["name"] in (night.names[person], f"'{night.names[person]}")
        if row["table"]:
            table = night.seated[0].tables[int(row["table"]) - 1]
            assert table.entry is not None
            assert int(row["points"]) == table.points_of(person)
            assert int(row["lone_marches"]) == table.entry.lone_of(person)
            assert (row["won"] == "1") is (person in (table.winners or ()))
            assert int(row["partner"]) == table.table.partner(person)
            points[person] += int(row["points"])
        else:
            assert person in night.seated[0].out
    assert {place.unit[0]: place.points for place in night.standing} == {
        unit[0]: points[unit[0]] for unit in night.units
    }


def test_a_name_that_looks_like_a_formula_is_only_a_name() -> None:
    (heading, row) = csv.reader(StringIO(as_csv(("name", "points"), iter([("=1+1", -2)]))))
    assert heading == ["name", "points"]
    assert row == ["'=1+1", "-2"]


def test_the_standing_is_a_row_for_each_place() -> None:
    night = club_night("butler", EventKind.TEAMS, 4, names=("=Ann", "Bob, Jr."))
    rows = list(csv.DictReader(StringIO(as_csv(STANDING, standing_rows(night)))))
    assert [row["names"] for row in rows] == ["'=Ann; Bob, Jr.", "Player 3; Player 4"]

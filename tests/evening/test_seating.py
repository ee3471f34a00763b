"""Who sits with whom at a table."""

from __future__ import annotations

import pytest

from game.evening.seating import Round, Table

TABLE = Table((1, 2), (3, 4))


def test_a_partner_sits_on_the_same_side() -> None:
    assert [TABLE.partner(person) for person in TABLE.people] == [2, 1, 4, 3]


def test_opponents_are_the_other_side() -> None:
    assert TABLE.opponents(2) == (3, 4)
    assert TABLE.opponents(3) == (1, 2)


def test_a_stranger_has_no_partner_at_a_table() -> None:
    with pytest.raises(ValueError, match="5 is not at this table"):
        TABLE.partner(5)


def test_tables_count_from_one_and_a_bye_sits_at_none() -> None:
    evening = Round((TABLE, Table((5, 6), (7, 8))), byes=(9,))
    assert [evening.table_of(person) for person in (1, 7, 9)] == [1, 2, 0]
    assert evening.people == frozenset(range(1, 10))

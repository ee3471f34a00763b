"""A night that bots play, typed in table by table: the same seats, the same standing."""

from __future__ import annotations

import pytest

from game.bots.ladder import Level
from game.evening.club.entering import with_next_round, with_score
from game.evening.club.night import ClubNight, Entry
from game.evening.evening import Evening, begin
from game.evening.event import event_of
from game.evening.other_tables import play_out
from game.evening.people import company
from game.evening.table_round import TableRound
from game.rules.seats import Side
from tests.tables import rules


def entry_of(table: TableRound, *, individual: bool) -> Entry:
    """What is typed for a table: points, lone marches, and who won a cut."""
    people = table.table.people
    if individual:
        first, second, third, fourth = (table.points_of(person) for person in people)
    else:
        first = second = table.team_points(table.table.us)
        third = fourth = table.team_points(table.table.them)
    lone = {person: table.lone_marches(person) for person in people}
    counted = tuple(sorted((person, count) for person, count in lone.items() if count))
    cut = None if table.cut is None else Side.US if table.winners == table.table.us else Side.THEM
    return Entry((first, second, third, fourth), counted, cut)


def typed(evening: Evening) -> ClubNight:
    """The night as an organizer keeps it, every round seated and scored in turn."""
    names = {person.number: person.name for person in evening.people}
    ruleset = evening.event.ruleset
    night = ClubNight("Bots", "", ruleset.id, evening.event, evening.rounds, names)
    for number, played in enumerate(evening.played, 1):
        night = with_next_round(night)
        assert night.seated[-1].seating == evening.seated[number - 1]
        for place, table in enumerate(played.tables, 1):
            entry = entry_of(table, individual=evening.event.individual)
            night = with_score(night, number, place, entry)
    return night


@pytest.mark.parametrize("rules_id", ["wednesday-night", "butler"])
@pytest.mark.parametrize("seed", ["a", "b", "c"])
@pytest.mark.clause("WED-21")
@pytest.mark.clause("BUT-02")
@pytest.mark.clause("BUT-03")
def test_a_played_night_typed_in_has_the_same_seats_and_the_same_standing(rules_id: str, seed: str) -> None:
    event = event_of(rules(rules_id))
    assert event is not None
    evening = play_out(begin(event, company(3, [Level.STEADY, Level.HOPEFUL], seed), rounds=4, seed=seed))
    assert typed(evening).standing == evening.standing

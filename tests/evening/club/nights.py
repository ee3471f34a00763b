"""Nights of a club for tests: of any kind and size, and scores that their tables can have."""

from __future__ import annotations

from hypothesis import strategies as st

from game.evening.club.night import ClubNight, Entry
from game.evening.event import EventKind, event_as
from game.evening.seating import Table
from game.rules.seats import Side
from tests.tables import rules

RULES = ("wednesday-night", "butler")
KINDS = {
    "wednesday-night": (EventKind.PROGRESSIVE, EventKind.ROTATION),
    "butler": (EventKind.TEAMS, EventKind.ROTATION),
}


def club_night(
    rules_id: str, kind: EventKind, players: int, rounds: int = 4, names: tuple[str, ...] = ()
) -> ClubNight:
    """A night before its first round; people are called by their numbers where names run out."""
    event = event_as(rules(rules_id), kind)
    assert event is not None
    called = {number: f"Player {number}" for number in range(1, players + 1)}
    called |= dict(enumerate(names, 1))
    return ClubNight("Club", "20 November", rules_id, event, rounds, called)


@st.composite
def a_night(draw: st.DrawFn) -> ClubNight:
    """A night of 4 to 13 people."""
    rules_id = draw(st.sampled_from(RULES))
    kind = draw(st.sampled_from(KINDS[rules_id]))
    players = draw(st.integers(2, 6)) * 2 if kind is EventKind.TEAMS else draw(st.integers(4, 13))
    return club_night(rules_id, kind, players, draw(st.integers(1, 4)))


@st.composite
def entries(draw: st.DrawFn, night: ClubNight, table: Table) -> Entry:
    """A score from hands that were played: each brings points to one side, or none."""
    switches = night.event.ruleset.switches
    points, lone = [0, 0, 0, 0], dict.fromkeys(table.people, 0)
    partner = switches.lone_march_partner_points if night.splits else None
    for _hand in range(night.event.hands):
        side, what = (
            draw(st.integers(0, 1)),
            draw(st.sampled_from(("none", "made", "march", "euchre", "lone"))),
        )
        if what == "lone":
            seat = 2 * side + draw(st.integers(0, 1))
            lone[table.people[seat]] += 1
            points[seat] += switches.lone_march_points
            other = seat ^ 1
            points[other] += switches.lone_march_points if partner is None else partner
        else:
            worth = {
                "none": 0,
                "made": switches.made_points,
                "march": switches.march_points,
                "euchre": switches.euchre_points,
            }[what]
            points[2 * side] += worth
            points[2 * side + 1] += worth
    first, second, third, fourth = points
    cut = draw(st.sampled_from(Side)) if first + second == third + fourth else None
    counted = tuple(sorted((person, count) for person, count in lone.items() if count))
    return Entry((first, second, third, fourth), counted, cut)

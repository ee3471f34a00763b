"""What kind of evening each sheet makes."""

from __future__ import annotations

import pytest

from game.evening.event import EventKind, event_of
from game.rulesets.shipped import list_rulesets, load_ruleset


@pytest.mark.clause("BUT-02")
def test_butler_plays_four_rounds_of_twelve_hands_in_teams() -> None:
    event = event_of(load_ruleset("butler"))
    assert event is not None
    assert (event.kind, event.rounds, event.hands, event.minutes) == (EventKind.TEAMS, 4, 12, 20)
    assert not event.individual


@pytest.mark.clause("WED-21")
def test_wednesday_night_plays_rounds_of_eight_hands_with_a_score_for_each_player() -> None:
    event = event_of(load_ruleset("wednesday-night"))
    assert event is not None
    assert (event.kind, event.rounds, event.hands, event.minutes) == (EventKind.PROGRESSIVE, None, 8, None)
    assert event.individual


@pytest.mark.clause("BUT-04")
def test_only_butler_plays_off_a_tie_for_first_place() -> None:
    events = filter(None, map(event_of, list_rulesets()))
    assert {event.ruleset.id for event in events if event.extra_round} == {"butler"}


def test_sheets_of_single_games_make_no_evening() -> None:
    assert event_of(load_ruleset("danville")) is None

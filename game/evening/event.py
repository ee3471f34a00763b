"""What kind of evening a sheet of rules makes: all of it is its switches."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from game.rules.ruleset import Ruleset


class EventKind(StrEnum):
    """How people move between rounds; the values are those of the switch `event` and of typed commands."""

    PROGRESSIVE = "progressive"  # winners move up a table, partners change
    ROTATION = "rotation"  # planned whole: another partner each round
    TEAMS = "teams"  # two partners stay together


@dataclass(frozen=True, slots=True)
class Event:
    """An evening as a sheet has it."""

    ruleset: Ruleset
    kind: EventKind
    hands: int  # each table plays in a round
    rounds: int | None  # None: as many as one likes
    minutes: int | None  # a round's; the hand in play is finished. None: no clock
    individual: bool  # whether each player has a total of their own, and not each team
    extra_round: bool  # whether a tie for first place is played off in another round


def event_of(ruleset: Ruleset) -> Event | None:
    """The evening that the sheet is for; None where it plays single games, or games without a fixed end."""
    if ruleset.switches.event == "single":
        return None
    return event_as(ruleset, EventKind(ruleset.switches.event))


def event_as(ruleset: Ruleset, kind: EventKind, hands: int | None = None) -> Event | None:
    """An evening of this kind by the sheet, whatever it is for, with so many hands in a round.

    None where the sheet plays games without a fixed end and nobody says how many hands there are.
    """
    switches = ruleset.switches
    hands = hands or switches.game_deals
    if hands is None:
        return None
    return Event(
        ruleset,
        kind,
        hands,
        switches.event_rounds,
        switches.round_minutes,
        individual=kind is not EventKind.TEAMS,
        extra_round=switches.event_tie == "extra-round",
    )

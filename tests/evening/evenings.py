"""Hands and evenings for tests: scores by a few words, whole nights by bots."""

from __future__ import annotations

from collections.abc import Iterable

from game.bots.ladder import Level
from game.evening.evening import Evening, begin
from game.evening.event import event_of
from game.evening.hand_score import HandScore, score_between
from game.evening.people import company
from game.evening.table_round import TableRound
from game.rules.cards import Suit
from game.rules.ruleset import Ruleset
from game.rules.scoring import added, award_kind, points_for
from game.rules.seats import Seat, Side
from game.rules.state import Award, AwardKind, HandResult, Standing
from tests.tables import rules

BUTLER = "butler"
WEDNESDAY = "wednesday-night"


def hand(words: str, ruleset: Ruleset) -> HandScore:
    """A hand by its maker and the makers' tricks: `south 4`, `west alone 5`, or `thrown in`."""
    if words == "thrown in":
        award = Award(AwardKind.THROWN_IN, (0, 0), (0, 0, 0, 0), "passed-out", None)
        result = HandResult(Seat.SOUTH, None, None, None, False, (0, 0), award)
        return score_between(Standing(), added(Standing(), result))
    maker_name, *alone, tricks_text = words.split()
    maker, tricks, switches = Seat[maker_name.upper()], int(tricks_text), ruleset.switches
    kind = award_kind(tricks, bool(alone), False)
    side = maker.side if tricks >= 3 else maker.side.other
    points = points_for(kind, switches)
    players = [points if seat.side is side else 0 for seat in Seat]
    if kind is AwardKind.LONE_MARCH and switches.lone_march_partner_points is not None:
        players[maker.partner] = switches.lone_march_partner_points
    south, west, north, east = players
    both = (points, 0) if side is Side.US else (0, points)
    award = Award(kind, both, (south, west, north, east), "", side)
    won = (tricks, 5 - tricks) if maker.side is Side.US else (5 - tricks, tricks)
    result = HandResult(Seat.SOUTH, None, Suit.HEARTS, maker, bool(alone), won, award)
    return score_between(Standing(), added(Standing(), result))


def hands(lines: str, ruleset: Ruleset) -> tuple[HandScore, ...]:
    """Hands with commas between them."""
    return tuple(hand(words.strip(), ruleset) for words in lines.split(","))


def evening(
    ruleset_id: str = WEDNESDAY,
    tables: int = 2,
    rounds: int = 3,
    seed: str = "night",
    learner: str | None = None,
    **switches: object,
) -> Evening:
    """An evening before its first hand; with a learner's name the learner is there."""
    event = event_of(rules(ruleset_id, **switches))
    assert event is not None
    return begin(event, company(tables, [Level.STEADY], seed, learner), rounds, seed)


def scored(evening_now: Evening, lines: Iterable[str]) -> list[TableRound]:
    """The tables of the round now with these hands, a line for each table."""
    ruleset = evening_now.event.ruleset
    found = []
    for table, line in zip(evening_now.tables(), lines, strict=True):
        for score in hands(line, ruleset):
            table = table.with_hand(score)
        found.append(table)
    return found

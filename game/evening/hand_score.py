"""What one hand at a table brought: points by side and by player, and what happened in it.

Seats are those of the table where it was played; who sits in them is for `table_round` to know.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from operator import add, sub

from game.rules.actions import Phase
from game.rules.cards import Suit
from game.rules.match import counted_deals
from game.rules.record import DamagedRecord, setup_from_json, setup_to_json
from game.rules.ruleset import Switches
from game.rules.seats import Seat
from game.rules.state import AwardKind, HandResult, Setup, Standing, State


@dataclass(frozen=True, slots=True)
class HandScore:
    """One finished hand. Points may be below zero where a renege cost more than the hand brought."""

    points: tuple[int, int]  # by side
    players: tuple[int, int, int, int]  # by seat
    result: HandResult

    @property
    def kind(self) -> AwardKind:
        return self.result.award.kind

    @property
    def maker(self) -> Seat | None:
        return self.result.maker

    @property
    def trump(self) -> Suit | None:
        return self.result.trump

    @property
    def thrown_in(self) -> bool:
        """Whether nobody made trump; on a score card it is a dash."""
        return self.kind is AwardKind.THROWN_IN

    @property
    def lone_march(self) -> Seat | None:
        """Who took all five tricks alone; None where nobody did."""
        return self.maker if self.kind is AwardKind.LONE_MARCH else None

    @property
    def makers_tricks(self) -> int:
        """Tricks of the side that made trump; 0 where nobody did."""
        return 0 if self.maker is None else self.result.tricks_won[self.maker.side]


def score_between(before: Standing, after: Standing) -> HandScore:
    """The hand that led from one standing to another; what a director ruled on it is counted in."""
    us, them = map(sub, after.points, before.points)
    south, west, north, east = map(sub, after.players, before.players)
    return HandScore((us, them), (south, west, north, east), after.results[-1])


def scores_of(states: Iterable[State]) -> tuple[HandScore, ...]:
    """The finished hands of a game, from its states in order, without one still open to a choice."""
    by_hand: dict[int, Standing] = {}
    before = Standing()
    for number, state in enumerate(states):
        if number == 0:
            before = state.setup.standing
        if state.phase in (Phase.HAND_OVER, Phase.GAME_OVER) and state.standing.deals > before.deals:
            by_hand[state.standing.deals] = state.standing
    standings = [before, *(by_hand[deals] for deals in sorted(by_hand))]
    return tuple(map(score_between, standings, standings[1:]))


def standing_after(hands: Iterable[HandScore]) -> Standing:
    """The standing at a table after these hands."""
    points, players, results = (0, 0), (0, 0, 0, 0), []
    for hand in hands:
        us, them = map(add, points, hand.points)
        south, west, north, east = map(add, players, hand.players)
        points, players = (us, them), (south, west, north, east)
        results.append(hand.result)
    return Standing(points, players, tuple(results))


def in_boxes(hands: Sequence[HandScore], switches: Switches) -> tuple[HandScore, ...]:
    """The hands that fill a box of a score card: all that count towards the round."""
    counted = [counted_deals(standing_after(hands[:end]), switches) for end in range(len(hands) + 1)]
    return tuple(
        hand for hand, (before, after) in zip(hands, pairwise(counted), strict=True) if after > before
    )


def hand_to_json(score: HandScore) -> str:
    """A hand as text, from which `hand_from_json` makes the same one."""
    kept = setup_to_json(Setup("hand", standing=Standing(results=(score.result,))))
    return json.dumps({"points": score.points, "players": score.players, "hand": json.loads(kept)})


def hand_from_json(text: str) -> HandScore:
    """The hand behind a text. Raises DamagedRecord (a ValueError) where the text isn't one."""
    try:
        fields = json.loads(text)
        us, them = map(int, fields["points"])
        south, west, north, east = map(int, fields["players"])
        (result,) = setup_from_json(json.dumps(fields["hand"])).standing.results
    except DamagedRecord:
        raise
    except (ValueError, KeyError, TypeError, RecursionError) as fault:
        raise DamagedRecord(str(fault)) from fault
    return HandScore((us, them), (south, west, north, east), result)

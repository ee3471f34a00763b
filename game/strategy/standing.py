"""What an award is worth as a game stands: points at first, and winning the game when its end is near.

The model is simple on purpose. Both sides are taken to be equally good and every coming hand to pay
either of them what hands usually pay. That gives each score a chance to win. An award is worth the
chance it adds, measured by what one point adds at this moment, so that the unit stays a point. In an
event, where each player has a score of their own, and where one hand is all there is, every point counts.
"""

from __future__ import annotations

from functools import lru_cache

from game.rules.match import counted_deals
from game.rules.ruleset import Ruleset, Switches
from game.rules.seats import Side
from game.rules.state import Award, AwardKind, Standing
from game.strategy.worth import Worth, points

Payments = tuple[tuple[int, float], ...]
"""What a coming hand pays to either side, and how often."""

_LONGEST = 60  # points or deals to go beyond which a point is a point
_OFTEN = {"made_points": 0.62, "march_points": 0.16, "euchre_points": 0.17, "lone_march_points": 0.05}


def worth_at(ruleset: Ruleset, standing: Standing) -> Worth:
    """What awards of the hand in play are worth to South and North, in points of this moment."""
    switches = ruleset.switches
    goal, deals = switches.game_points, switches.game_deals
    left = None if deals is None else deals - counted_deals(standing, switches) - 1
    needed = 0 if goal is None else goal - min(standing.points)
    endless = goal is None and left is None
    if switches.event != "single" or switches.individual_scores or endless:
        return points
    if deals == 1 and not any(standing.points):  # one hand is all there is
        return points
    if max(needed, left or 0) > _LONGEST or (left is not None and left < 0):
        return points
    payments = _payments(switches)
    us, them = standing.points

    def chance_after(ours: int, theirs: int, more: int = 0) -> float:
        ahead = None if left is None else left + more
        return _chance(us + ours, them + theirs, goal, ahead, payments)

    now = chance_after(0, 0)
    gained = sum(often * (chance_after(pay, 0) - chance_after(0, pay)) for pay, often in payments)
    if gained < 1e-9:  # nothing that usually happens can change the winner
        return points
    unit = gained / sum(2 * often * pay for pay, often in payments)

    def worth(award: Award) -> float:
        again = award.kind is AwardKind.THROWN_IN and not switches.thrown_in_counts
        ours, theirs = award.points[Side.US], award.points[Side.THEM]
        return (chance_after(ours, theirs, 1 if again else 0) - now) / unit

    return worth


def chance_with(ruleset: Ruleset, standing: Standing, points: tuple[int, int]) -> float:
    """The chance of South and North to win the game with these points more, between hands."""
    switches = ruleset.switches
    us, them = (max(0, has + more) for has, more in zip(standing.points, points, strict=True))
    deals = switches.game_deals
    left = None if deals is None else max(0, deals - counted_deals(standing, switches))
    if switches.game_points is None and left is None:
        return 0.5 + (us - them) / 100
    return _chance(us, them, switches.game_points, left, _payments(switches))


def _payments(switches: Switches) -> Payments:
    often: dict[int, float] = {}
    for name, share in _OFTEN.items():
        pay = max(1, getattr(switches, name))
        often[pay] = often.get(pay, 0.0) + share
    return tuple(sorted(often.items()))


@lru_cache(maxsize=100_000)
def _chance(us: int, them: int, goal: int | None, left: int | None, payments: Payments) -> float:
    """The chance of South and North to win from a score between hands, with so many deals left."""
    if goal is not None and max(us, them) >= goal:
        return 0.5 if us == them else float(us > them)
    if left is not None and left <= 0:
        return 0.5 if us == them else float(us > them)
    if goal is None:  # only the lead counts
        us, them = us - min(us, them), them - min(us, them)
    less = None if left is None else left - 1
    return sum(
        often
        * (_chance(us + pay, them, goal, less, payments) + _chance(us, them + pay, goal, less, payments))
        / 2
        for pay, often in payments
    )

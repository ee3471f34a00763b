"""The chance to win a game from every score, as a chain of hands that score as often as is known.

The side that deals scores more often, and the deal goes round: so a chance hangs on who deals. Search does
not look at it so closely (`strategy.standing`); the chart is what that is tested against.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.arena.shares import Shares

Chart = Mapping[tuple[int, int], float]
"""By the own points and theirs: the chance of the side that deals the next hand."""


def win_chart(goal: int, shares: Shares) -> Chart:
    """The chances in a game to so many points.

    A hand in which nobody scores passes the deal on. Raises ValueError where nobody ever scores.
    """
    nothing = 1 - sum(shares.dealers.values()) - sum(shares.others.values())
    if nothing >= 1:
        raise ValueError("nobody scores")
    chart: dict[tuple[int, int], float] = {}

    def scoring(own: int, theirs: int) -> float:
        """The part of the chance that comes by a hand in which somebody scores."""
        made = sum(
            share * (1.0 if own + paid >= goal else 1 - chart[theirs, own + paid])
            for paid, share in shares.dealers.items()
        )
        lost = sum(
            share * (0.0 if theirs + paid >= goal else 1 - chart[theirs + paid, own])
            for paid, share in shares.others.items()
        )
        return made + lost

    for total in range(2 * goal - 2, -1, -1):  # every hand that scores leads to a higher sum
        for own in range(max(0, total - goal + 1), min(total, goal - 1) + 1):
            theirs = total - own
            mine, other = scoring(own, theirs), scoring(theirs, own)
            chart[own, theirs] = (mine + nothing * (1 - other - nothing)) / (1 - nothing**2)
    return chart


def chart_lines(goal: int, shares: Shares) -> list[str]:
    """The chart as lines of text, in hundredths: a row for each number of own points."""
    chart = win_chart(goal, shares)
    rows = [
        [f"{own:>4}", *(f"{100 * chart[own, theirs]:4.0f}" for theirs in range(goal))] for own in range(goal)
    ]
    return ["".join(row) for row in [["    ", *(f"{theirs:>4}" for theirs in range(goal))], *rows]]

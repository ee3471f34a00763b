"""Planning an evening for 4 to 120 people: who sits where with whom in each round.

`rotation` and `teams` are planned whole, `progressive` round by round from results, `changes` plans the rest
anew when people come or leave. `bounds` is what is best possible, `checker` counts what a plan is like, and
`request` puts all of it together.

    >>> from game.evening.event import EventKind
    >>> from game.evening.planning.checker import check
    >>> from game.evening.planning.rotation import plan
    >>> report = check(plan(23, 8), EventKind.ROTATION)
    >>> report.partner_repeats, set(report.byes.values()), report.faults
    (0, {1, 2}, ())
"""

"""Records of games from elsewhere and our own: read, followed move by move, told, and written.

`record_file` reads a file, `followed_deals` has the referee look on, `reviewing` marks the decisions,
`exporting` writes Euchre Game Notation or a record of this app. README.md beside this file tells about both.

    >>> from game import rules
    >>> from game.bots.levels import three_bots, Steady
    >>> from game.records.followed_deals import follow_session
    >>> from game.rulesets.shipped import list_rulesets
    >>> from game.session import Session
    >>> session = Session(list_rulesets()[0], rules.Setup("friday"), {seat: Steady() for seat in rules.Seat})
    >>> while session.state.phase is not rules.Phase.HAND_OVER:
    ...     _moved = session.advance()
    >>> [len(deal.steps) > 20 for deal in follow_session(session)]
    [True]
"""

"""An evening of euchre: many tables, many rounds, and who sits where with whom.

`seating` is who sits at which table, `event` what kind of evening a sheet of rules makes, `moving` who moves
where after a round, and `planning` the seating of a whole evening.

    >>> from game.evening.event import event_of
    >>> from game.rulesets.shipped import list_rulesets
    >>> events = [event for event in map(event_of, list_rulesets()) if event is not None]
    >>> sorted((event.kind.value, event.hands) for event in events)
    [('progressive', 8), ('teams', 12)]
"""

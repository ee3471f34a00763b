"""An evening of euchre: many tables, many rounds, and who sits where with whom.

`seating` is who sits at which table, `event` what kind of evening a sheet of rules makes, `moving` who moves
where after a round, `planning` the seating of a whole evening. `evening` is one that is played: its people,
the rounds that are over and the one now. A round has a `table_round` for each table, made of `hand_score`s,
and `standing` adds them up. `score_card` is the paper they are written on, `card_check` both sides reading
it. `other_tables` has bots play.

    >>> from game.evening.event import event_of
    >>> from game.rulesets.shipped import list_rulesets
    >>> events = [event for event in map(event_of, list_rulesets()) if event is not None]
    >>> sorted((event.kind.value, event.hands) for event in events)
    [('progressive', 8), ('teams', 12)]

A night of two tables, by bots alone:

    >>> from game.bots.ladder import Level
    >>> from game.evening.evening import begin
    >>> from game.evening.other_tables import play_out
    >>> from game.evening.people import company
    >>> event = next(event for event in events if event.individual)
    >>> night = play_out(begin(event, company(2, [Level.STEADY], "friday"), rounds=2, seed="friday"))
    >>> len(night.played), len(night.standing), night.is_over
    (2, 8, True)
"""

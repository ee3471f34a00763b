"""The other players at the table.

`ladder` lists the levels, `levels` says how each one plays, `slips` how it errs; `worker` has them think in a
process of their own, so that a window never waits. At an honest table `human_slips` says what people do
wrong, and `honest_company` when a bot does it and who sees it.

    >>> from game import rules
    >>> from game.bots.levels import Level, bot
    >>> from game.rulesets.shipped import list_rulesets
    >>> state = rules.deal_out(rules.start(list_rulesets()[0], rules.Setup("friday", rules.Seat.SOUTH)))
    >>> print(bot(Level.STEADY).choose(rules.observe(state, state.turn)).kind)
    pass
"""

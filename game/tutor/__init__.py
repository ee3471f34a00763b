"""What the tutor says: the referee's reasons and good advice, as sentences.

`explain` says why an action is legal or not, `advise` what to do by the rules of thumb, `bars` what each
choice is worth, `other_tables` what other sheets would say.

    >>> from game import rules
    >>> from game.rules.judge import judge
    >>> from game.rulesets.shipped import list_rulesets
    >>> from game.tutor.explain import explain
    >>> state = rules.deal_out(rules.start(list_rulesets()[0], rules.Setup("friday", rules.Seat.SOUTH)))
    >>> call = rules.Action(rules.Seat.SOUTH, rules.ActionKind.PASS)
    >>> print(explain(rules.observe(state, rules.Seat.SOUTH), call, judge(state, call)).line)
    It's Walt's turn.
"""

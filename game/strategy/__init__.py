"""How to play well.

`rules_of_thumb` holds the principles, each one value in one file; `decisions` asks them in order. `values`
weighs every choice over deals that agree with what a seat has seen; `solver` plays a deal with open cards.

    >>> from game import rules
    >>> from game.rulesets.shipped import list_rulesets
    >>> from game.strategy.decisions import decide
    >>> state = rules.deal_out(rules.start(list_rulesets()[0], rules.Setup("friday", rules.Seat.SOUTH)))
    >>> decision = decide(rules.observe(state, state.turn))
    >>> decision.action in rules.legal(state, state.turn)
    True
"""

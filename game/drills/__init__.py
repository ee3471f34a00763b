"""Drills: one kind of decision many times, at the rate it comes in play.

`plan` says what is asked, `moments` knows where a table stands at it, `dealing` finds the deals in steps,
`past` reads what was drilled before, and `level_costs` says what the levels of play lose.

    >>> from game.bots.piecework import finished
    >>> from game.drills.dealing import Sought, dealing
    >>> from game.drills.plan import Plan, Topic
    >>> from game.rulesets.shipped import list_rulesets
    >>> dealt = finished(dealing(Sought(Plan(Topic.TAKE_UP), list_rulesets()[0], "seed")))
    >>> [str(choice.kind) for choice in dealt.choices]
    ['pass', 'order', 'order']
"""

"""The rulesets that ship with the app, and what every switch of theirs is, says and clashes with.

`shipped` reads them from the YAML files here, `own_rulesets` those of the learner, `own_table` edits one,
`switches` has the words of each switch.

    >>> from game.rulesets.shipped import list_rulesets
    >>> from game.rulesets.switches import words_of
    >>> table, *others = list_rulesets()
    >>> len(others), len(table.clauses) > 20
    (5, True)
    >>> print(words_of(table.switches, "stick_the_dealer").sentence)
    If everyone else passes twice, the dealer must call a suit.
"""

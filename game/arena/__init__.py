"""Levels against each other: deals played twice with the sides swapped, and what they bring.

`duplicate` plays the deals, `running` shares them among processes, `shares` counts who scored what,
`win_chart` makes chances of those shares. Five deals say little, but the same five say the same each time:

    >>> from game.arena.duplicate import Pairing, score
    >>> from game.bots.ladder import Level
    >>> from game.rulesets.shipped import list_rulesets
    >>> pairing = Pairing(list_rulesets()[0], Level.STEADY, Level.GREENHORN, seed="friday")
    >>> found = score(pairing.deals(range(5)))
    >>> found.deals, found == score(pairing.deals(range(5)))
    (5, True)
"""

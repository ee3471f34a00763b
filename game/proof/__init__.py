"""Whether the course teaches: local, optional figures that nobody needs to believe.

`items` are decisions at tables, `forms` two parallel sets of them asked before, after and later, `gain` what
came of it. `curves` tells how errors fall with each opportunity, `promise` whether cards were known when the
scheduler said they would be, `coins` draws who gets what help.

    >>> from game.proof.items import items
    >>> len([each for each in items() if each.form == "a"])
    24
"""

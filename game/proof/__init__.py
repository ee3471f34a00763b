"""Whether the course teaches: local, optional figures that nobody needs to believe.

`items` are decisions at tables, `forms` two parallel sets of them asked before, after and later, `gain` what
came of it. `curves` tells how errors fall with each opportunity, over all learners whose files `exported`
reads, `own` the same of the one who learns here. `promise` tells whether things were known when the scheduler
said they would be, `help_found` whether it helped that mistakes came back.

    >>> from game.proof.items import items
    >>> len([each for each in items() if each.form == "a"])
    24
"""

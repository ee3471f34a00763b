"""Deals for lessons and drills, found by what is best in them.

`wanted` says what is looked for, `search` tries deals one after another, `table_block` writes what was found
as a table that a lesson file takes. `sisters` finds another deal in which the same choice is right as in the
one where a mistake was made: `right_choice` says which, `decision_shape` where, `first_deal` both of the
mistake's own deal; `new_hands` deals anew with the cards of `card_changes`.

    >>> from game.finding.search import looked_at
    >>> from game.finding.wanted import Wanted, best_of
    >>> from game.rules import Seat
    >>> from game.rulesets.shipped import list_rulesets
    >>> wanted = Wanted(list_rulesets()[0], best=best_of("pass"), dealer=Seat.SOUTH, margin=0.2)
    >>> found = next(filter(None, (looked_at(wanted, number) for number in range(50))))
    >>> str(found.values.best.action.kind)
    'pass'
"""

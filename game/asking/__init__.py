"""Questions people argue about, found by their words and answered by each ruleset.

`catalogue` holds the questions, `finding` finds the ones that are meant, `answers` has each table answer:

    >>> from game.asking.answers import answer
    >>> from game.asking.finding import find
    >>> from game.rulesets.shipped import list_rulesets
    >>> best, *_others = find("who leads against a loner?")
    >>> best.question.ask
    'Who leads against a loner?'
    >>> print(answer(best.question, list_rulesets()[0]).sentence)
    The player to the dealer's left, or the dealer's partner if that player sits out.
"""

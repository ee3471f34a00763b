"""Pages: what is said, decided once, as frozen values. The window lays them out, the terminal prints them.

`page` is what all are made of: a title, blocks, what to do, buttons, a refusal; `lines` what lists are made
of. Each other module makes the pages of one thing from rules, questions, glossary, progress or from what a
presenter knows. Buttons are ids and nothing calls back. `list_page` is what pages with a list are made of, as
those of a club's night or of mistakes; they have fields to fill in.

    >>> from game.pages.questions import questions_like
    >>> lines, sure = questions_like("who leads against a loner?")
    >>> lines[0]
    Item(key='alone-lead', words='Who leads against a loner?')
"""

"""What a night needs on paper: cards for tables and players, standings, and the rules on one page.

`printing` makes a PDF of any of it. `sheet` is the page to draw on, `lettering` its fonts and how text is
made to fit, `signs` the suits; `quarters` puts four cards on a page, with marks to cut along, and `places`
says who sits where. `table_card`, `hand_card`, `tally_card`, `standing_page` and `rules_page` draw one thing
each, and `rules_text` chooses what a newcomer needs from a sheet's clauses. All is drawn with reportlab,
which nothing else imports.

>>> from game.evening.paper.rules_text import rules_for_newcomers
>>> from game.rulesets.shipped import list_rulesets
>>> groups = rules_for_newcomers(list_rulesets()[0])
>>> len(groups) > 4, all(group.points for group in groups)
(True, True)
"""

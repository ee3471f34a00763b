"""What a table or a lesson is to a learner, without any drawing: for window and terminal alike.

A presenter takes ids of buttons, cards and calls, and gives its page and what lies on the table. `practice`
is a game, to which `honest_table` adds slips and the director, `lesson` a lesson, `replay` a record, `review`
a hand looked at again, `cards` a sitting with memory cards; `evening` is a whole night with many tables,
chosen in `evening_setup` and kept in `evening_games`. Nights that an organizer runs with paper at the tables
are listed by `club_list`, planned by `club_planner` and run by `club_host`; what is done on their pages, and
on all others with a list, are the deeds of `list_pages`. `occasions` tells a game from the hand of a lesson
and from a trial, and `desk` is what a presenter is handed.

    >>> from game.presenters.practice_games import begin, unfinished
    >>> from game.storage.database import memory_store
    >>> with memory_store() as store:
    ...     game = begin(store, store.settings.practice)
    ...     while not game.session.waits_for_learner:
    ...         _moved = game.session.advance()
    ...     saved = unfinished(store)
    >>> saved.id == game.id
    True
"""

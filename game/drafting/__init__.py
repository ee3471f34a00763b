"""From a hand that was played to a lesson: a draft with a step for each decision that cost something.

`decisions` picks the decisions, `lesson_draft` writes the file. An author goes on from there.

    >>> from game.course.moments import At
    >>> At("trick-3").trick
    3
"""

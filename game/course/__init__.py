"""Lessons: files that authors write, checked, filled with cards and run without a window.

`loader` reads them, `checker` proves them, `lesson_start` begins one for a learner and gives its `runner`,
`chapters` holds their order, `glossary` the words they teach, `memory` the cards that bring them back.

    >>> from game.course.loader import load_catalogue
    >>> from game.course.lesson_start import begin
    >>> from game.rulesets.shipped import list_rulesets
    >>> catalogue = load_catalogue()
    >>> lesson = begin(catalogue.lessons[0], catalogue.glossary, list_rulesets()[0])
    >>> lesson.position.number, lesson.forward(), lesson.position.number
    (1, True, 2)
"""

"""Lessons handed in by pupils, and the sheet that a teacher makes of them.

`result` is the shape of a file, `handing_in` makes and writes one, `reading` reads them with care, `merging`
puts several results of one pupil together. `putting_together` makes a `class_sheet` of them all, with the
words of `answer_words`; `class_table` gives it to other programs.

    >>> from game.classes.reading import load_result
    >>> from game.yamlfile.faults import YamlFault
    >>> steps = "{which-suit: {first: JD, tries: 2, solved: true}}"
    >>> text = f"format: 1\\npupil: 7\\nlessons:\\n- {{pack: club, lesson: one, steps: {steps}}}\\n"
    >>> result = load_result(text, "7.lbresult")
    >>> result.pupil, result.lessons[0].steps["which-suit"].was_wrong
    ('7', True)
    >>> try:
    ...     load_result(text.replace("tries: 2", "tries: 0"), "7.lbresult")
    ... except YamlFault as fault:
    ...     print(fault.line, fault.message)
    4 With no tries there's no answer, and nothing is solved.
"""

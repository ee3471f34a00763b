"""The same games and lessons as plain lines: for screen readers and machines without a display.

`main` begins, `console` reads and prints. What is said comes from `game.pages`, what can be done from
`game.presenters`.

    >>> from io import StringIO
    >>> from game.text.console import Console
    >>> out = StringIO()
    >>> Console(StringIO("jack of hearts"), out).hear()
    'jack of hearts'
"""

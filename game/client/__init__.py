"""The windowed client: it shows sessions and lessons with pygame-ce and decides nothing of the game.

`window` is the loop, `app` what all screens share, `routes` the table of names to screens. Its floors are
`screens`, `table`, `widgets` and `draw`; each imports only from those below it. Layout is asked for:

    >>> from pygame import Rect
    >>> from game.client.widgets.layout import Column, lay, space
    >>> column = Column(space(40, 10), space(60, 20), gap=5)
    >>> lay(column, Rect(0, 0, 200, 100)), column.size
    ([], (60, 35))
"""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # its greeting has no place in our output

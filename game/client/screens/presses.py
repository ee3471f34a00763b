"""Which presses of the mouse are meant for what lies below the pointer, and not for what lay there before."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

_UNREAD = 0.25  # seconds in which nobody can have read a page and mean to click on it
_MEANT = 1.0  # seconds without a press after which one means what lies there now
_STILL = 4  # pixels within which a pointer has not moved

Place = tuple[int, int]


def _never(_pressed: str, _here: str) -> bool:
    return False


class Presses:
    """A press too soon after a change of the page does not count.

    Nor does one where another button was pressed before, unless the pointer has moved since or rested for a
    moment: so a button that goes on, pressed again and again, never becomes another one under the pointer,
    and who has read on without moving it finds no dead button. Where both are the same way on, it counts.
    """

    def __init__(self) -> None:
        self._page: object = None  # the one that was seen last, and since when, in seconds
        self._since = -math.inf
        self._last: tuple[Place, str] | None = None  # where and on what the last press was, until it moves
        self._pressed = -math.inf  # when the last press was, in seconds, whether it counted or not

    def look(self, page: object) -> None:
        """Notices that another page is shown; the first one was waited for."""
        if page != self._page:
            self._since = -math.inf if self._page is None else time.monotonic()
            self._page = page

    def rest(self, page: object) -> None:
        """The page has been seen long enough: whatever is clicked now is meant."""
        self.look(page)
        self._since, self._last = -math.inf, None

    def move(self, pos: Place) -> None:
        """The pointer is there now."""
        if self._last is not None and math.dist(pos, self._last[0]) > _STILL:
            self._last = None

    def counts(self, pos: Place, here: str, same_way: Callable[[str, str], bool] = _never) -> bool:
        """Whether a press counts; `here` tells the button below it from others, empty where there is none.

        `same_way` knows of the button pressed last and the one here whether they lead the same way.
        """
        now = time.monotonic()
        rested, self._pressed = now - max(self._since, self._pressed), now
        if now - self._since < _UNREAD:
            return False
        self.move(pos)
        last = self._last[1] if self._last is not None else here
        if here and here != last and rested < _MEANT and not same_way(last, here):
            return False
        self._last = (pos, here)
        return True

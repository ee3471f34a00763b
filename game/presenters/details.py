"""How much a page says: everything, where the learner has set that or has asked for more on this page."""

from __future__ import annotations

from collections.abc import Callable

from game.pages.more import Detail
from game.storage.settings import Settings


class Details:
    """Remembers the one page on which more was asked for."""

    def __init__(self, settings: Callable[[], Settings], page: Callable[[], object]) -> None:
        """`page` gives what tells the page that is shown from every other one; never None."""
        self._settings, self._page = settings, page
        self._asked: object = None

    @property
    def now(self) -> Detail:
        """How much the page that is shown says."""
        return Detail(self._settings().show_more, self._page() == self._asked)

    def turn(self) -> None:
        """Says more on this page, or only the answer again."""
        self._asked = None if self.now.asked else self._page()

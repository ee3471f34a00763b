"""What window and terminal ask of whoever makes pages with a list."""

from __future__ import annotations

from typing import Protocol

from game.pages.list_page import ListPage
from game.presenters.desk import Route


class ListPages(Protocol):
    """A list of nights, one that is planned, or one that goes on."""

    tab: str
    focus: str  # the field or button to go to next; whoever goes there empties it

    @property
    def unsaved(self) -> bool:
        """Whether leaving loses something that was typed."""

    def page(self) -> ListPage:
        """What is to be seen now."""

    def advance(self) -> bool:
        """Whether something has come that was worked at aside."""

    def settle(self) -> None:
        """Waits for what is worked at."""

    def look(self) -> None:
        """Looks at the files again: somebody may have changed them."""

    def open(self, tab: str) -> None:
        """Turns to another tab."""

    def select(self, row: str) -> None:
        """A row of the list was chosen."""

    def type(self, field: str, text: str) -> None:
        """A field was filled in; a choice gets one of its values."""

    def enter(self, field: str) -> Route | None:
        """Enter in a field."""

    def act(self, pressed: str) -> Route | None:
        """A button was pressed."""

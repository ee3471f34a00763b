"""What window and terminal ask of whoever makes pages with a list, and what is done on such a page.

What can be done stands on the page: its buttons, rows, tabs and fields. A deed hands one of them back by its
id; a kind of deed that the page has nothing for changes nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from game.pages.list_page import ListPage
from game.presenters.desk import Route


@dataclass(frozen=True)
class Press:
    """A button was pressed."""

    button: str


@dataclass(frozen=True)
class Choose:
    """A row of the list was chosen."""

    row: str


@dataclass(frozen=True)
class Turn:
    """Another tab is turned to."""

    tab: str


@dataclass(frozen=True)
class Fill:
    """A field was filled in; a choice gets one of its values."""

    field: str
    text: str


@dataclass(frozen=True)
class Enter:
    """Enter was pressed in a field."""

    field: str


Deed = Press | Choose | Turn | Fill | Enter


@dataclass(frozen=True)
class Outcome:
    """What came of a deed: where it leads, if anywhere, and the field or button to go to next."""

    route: Route | None = None
    focus: str = ""


STAYS = Outcome()
"""The page is looked at on, with whatever changed."""


class ListPages(Protocol):
    """A list of nights, a night that goes on, own mistakes, drafts."""

    def page(self) -> ListPage:
        """What is to be seen now."""

    def do(self, deed: Deed) -> Outcome:
        """Does what was chosen on the page."""


class Works(Protocol):
    """Pages whose maker works at something aside."""

    def advance(self) -> Outcome | None:
        """What came of it since this was asked last; None where nothing did. Returns at once."""

    def settle(self) -> None:
        """Waits for what is worked at."""


class Rereads(Protocol):
    """Pages made of files that somebody else may change."""

    def look(self) -> None:
        """Looks at the files again."""

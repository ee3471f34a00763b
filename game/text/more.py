"""Answers in two parts: what is said at once, and what `more` tells."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.i18n import _
from game.pages.page import Page
from game.presenters.table_source import TablePresenter
from game.text.console import Console
from game.text.typed_words import Command, spoken


@dataclass(frozen=True)
class Answer:
    """The lines that are said first, and the rest."""

    first: Sequence[str]
    rest: Sequence[str] = ()

    @property
    def lines(self) -> list[str]:
        """All of them."""
        return [*self.first, *self.rest]


def in_two(table: TablePresenter, lines: Callable[[Page], list[str]]) -> Answer:
    """The lines of the page as it is, and those that it has besides once more is asked for."""
    first = lines(table.page())
    table.act("more")
    whole = lines(table.page())
    table.act("more")
    return Answer(first, [line for line in whole if line not in first])


class Unsaid:
    """Says answers, and keeps what the last one left unsaid."""

    def __init__(self, console: Console, always: Callable[[], bool]) -> None:
        """`always` is whether the learner wants everything said at once."""
        self._console, self._always = console, always
        self._rest: Sequence[str] = ()

    def say(self, answer: Answer) -> None:
        """The first part with the way to the rest, or both."""
        if self._always():
            self._console.say(*answer.lines)
            return
        self._console.say(*answer.first)
        self._rest = answer.rest
        if answer.rest:
            text = _("Type “{more}” for more about this.")
            self._console.say(text.format(more=spoken(Command.MORE)))

    def forget(self) -> None:
        """Something new is asked."""
        self._rest = ()

    def tell(self) -> None:
        """The rest."""
        self._console.say(*self._rest or [_("There's nothing more to say about that.")])

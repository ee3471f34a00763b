"""What lies one step away: clause numbers, costs at a real table, other tables, how sure a hint is.

Every page says the answer first. The rest follows where the learner wants it at once, or has asked for more.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.pages.page import Block, More


@dataclass(frozen=True)
class Detail:
    """How much is said: everything `always`, as a setting has it, or because it was `asked` for on a page."""

    always: bool = True
    asked: bool = False

    @property
    def whole(self) -> bool:
        return self.always or self.asked

    @property
    def fold(self) -> tuple[More, ...]:
        """What opens and closes the rest; nothing where it is always said."""
        return () if self.always else (More(self.asked),)


WHOLE = Detail()


@dataclass(frozen=True)
class Told:
    """An answer, and what lies behind it."""

    first: tuple[Block, ...]
    rest: tuple[Block, ...] = ()

    def at(self, detail: Detail) -> tuple[Block, ...]:
        """The blocks of a page: all of them, or the answer and the way to the rest."""
        if not self.rest:
            return self.first
        return (*self.first, *detail.fold, *(self.rest if detail.whole else ()))


def opened_at(blocks: tuple[Block, ...]) -> int:
    """The place of the rest among the blocks of a page where it was asked for; 0 where it was not."""
    return blocks.index(More(True)) if More(True) in blocks else 0

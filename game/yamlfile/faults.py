"""Where something stands in a YAML file, and what is wrong there."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.i18n.foreign_text import on_one_line

MOST_FAULTS = 100
"""So many are told of one file: nobody mends more of them before looking again."""


@dataclass(frozen=True, order=True)
class Mark:
    """A place in a text file; line and column count from 1."""

    line: int
    column: int


class YamlFault(Exception):
    """One thing wrong in a YAML file: what it is, where it stands and how to mend it.

    `message` and `mend` are whole translated sentences for the person who wrote the file.
    `rule` is the number of the rule it breaks, where such rules are numbered.
    `also` holds the other faults found in the same reading, in the order of the file.
    """

    def __init__(
        self,
        file: str,
        line: int,
        column: int,
        message: str,
        mend: str,
        also: tuple[YamlFault, ...] = (),
        rule: str = "",
    ) -> None:
        super().__init__(file, line, column, message, mend)
        self.file = file
        self.line = line
        self.column = column
        self.message = message
        self.mend = mend
        self.also = also
        self.rule = rule
        self.path: tuple[str | int, ...] = ()
        """The keys and numbers that lead to what is wrong, where it could be read."""
        self.blocks = True
        """Whether it keeps what is in the file from being used; or is still to do."""

    @property
    def mark(self) -> Mark:
        """The place of the fault."""
        return Mark(self.line, self.column)

    @property
    def all(self) -> tuple[YamlFault, ...]:
        """This fault and the others found in the same reading."""
        return (self, *self.also)

    def __str__(self) -> str:
        told = f"{self.file}:{self.line}:{self.column}: {self.message} {self.mend}"
        return on_one_line(told).rstrip()  # it quotes what stands in the file


def gathered(faults: Iterable[YamlFault]) -> YamlFault:
    """Faults of one file, at least one, as a single one to raise: the topmost, the others in its `also`."""
    first, *others = sorted(faults, key=lambda fault: fault.mark)
    first.also = tuple(others)
    return first

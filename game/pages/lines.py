"""Lines of lists and sheets, as frozen values: what is said of a rule, without how it is drawn.

A line has a `key`, by which the reader's choice is kept, and links as ids for whoever shows it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum, auto

from game.pages.page import ButtonRow


class Mark(Enum):
    """What a chip is."""

    LINK = auto()  # a clause by its id, or other words that open it
    PILL = auto()  # that a sheet is silent
    WORDS = auto()
    STRONG = auto()


@dataclass(frozen=True)
class Chip:
    """One of the small things that tell who says so; a link opens `link`."""

    mark: Mark
    text: str
    link: str = ""


class Kind(Enum):
    """What a text of a sheet is."""

    PLAIN = auto()
    VALUE = auto()  # what a sheet has
    SILENT_VALUE = auto()  # what holds because it is silent
    SOURCE = auto()  # where a clause stands
    LEAD_IN = auto()  # what follows is a reading, or what a clause decides
    READING = auto()  # the same, closer to the clause
    DETAIL = auto()  # belongs to the line above
    WHO = auto()  # the tables that agree
    PLAYED = auto()  # how it is played at some tables
    HERE = auto()  # how it is at the reader's own table
    CLASH = auto()  # what does not go together
    GAP = auto()  # a distance
    NOTE = auto()  # a text of its own, in the size of a lesson's


@dataclass(frozen=True)
class Words:
    """A text of a sheet, which cannot be chosen."""

    text: str
    kind: Kind = Kind.PLAIN

    @property
    def key(self) -> str:
        return f"text {self.text}"


@dataclass(frozen=True)
class ChipLine:
    """Chips by themselves."""

    key: str
    chips: tuple[Chip, ...]


@dataclass(frozen=True)
class LinkLine:
    """Words that open or change something."""

    key: str
    words: str
    link: str


@dataclass(frozen=True)
class TableValue:
    """What one table has, and who says so; `stated` if its own sheet does."""

    id: str
    name: str
    value: str
    stated: bool = True
    chips: tuple[Chip, ...] = ()

    @property
    def key(self) -> str:
        return f"place {self.id}"


@dataclass(frozen=True)
class Choice:
    """Values (id, words) to choose among; a chosen one gives the id of the choice, a space and its own.

    `counted` values are steps of a number; `listed` ones are as long as texts, or many.
    """

    id: str
    name: str
    values: tuple[tuple[str, str], ...]
    chosen: str
    counted: bool = False
    listed: bool = False


@dataclass(frozen=True)
class ValueLine:
    """A rule in a list: its name, a sentence, and its value and who says so; or a choice of values.

    `clash` says why the value cannot stay.
    """

    key: str
    name: str
    sentence: str
    value: str = ""
    chips: tuple[Chip, ...] = ()
    stated: bool = True
    choice: Choice | None = None
    clash: str = ""


@dataclass(frozen=True)
class CompareLine:
    """A rule, and what each table has."""

    key: str
    name: str
    tables: tuple[TableValue, ...]


@dataclass(frozen=True)
class FoldLine:
    """Opens or closes the lines below it; its id is its key."""

    key: str
    words: str
    opened: bool


@dataclass(frozen=True)
class Heading:
    """The title above some lines."""

    words: str

    @property
    def key(self) -> str:
        return f"heading {self.words}"


@dataclass(frozen=True)
class Item:
    """Words that can be chosen."""

    key: str
    words: str


@dataclass(frozen=True)
class FileLine:
    """A file or a folder to open by its name as it is; its id is its key."""

    key: str
    name: str
    folder: bool


Line = (
    Words | ChipLine | LinkLine | FileLine | TableValue | ValueLine | CompareLine | FoldLine | Heading | Item
)
Lines = tuple[Line, ...]


@dataclass(frozen=True)
class Sheet:
    """What is said beside a list: who speaks and about what, a title, lines, and rows of buttons."""

    who: str
    about: str
    title: str
    lines: Lines
    buttons: tuple[ButtonRow, ...] = ()


def notes(texts: Iterable[str]) -> Lines:
    """Texts of a sheet that has nothing else."""
    return tuple(Words(text, Kind.NOTE) for text in texts)


def chosen_key(lines: Lines, key: str) -> str:
    """The key of the line that is chosen in a list: that of `key`, or of the first that can be."""
    keys = [line.key for line in lines if not isinstance(line, Words | Heading)]
    return key if key in keys else next(iter(keys), "")

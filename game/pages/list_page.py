"""Pages with a list: tabs, the list, and a sheet with fields to fill in, as of a night or of mistakes.

A page is words and ids alone. What is typed, chosen or pressed goes back to the presenter that made it, by
the id of its field, row, tab or button.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto

from game.i18n import _, format_list
from game.pages.page import Button, ButtonRow, Paragraph
from game.rules.cards import Card
from game.rules.seats import Side
from game.tutor.bars import Bars
from game.yamlfile.faults import YamlFault


class FieldKind(Enum):
    """How a field is filled in."""

    TEXT = auto()
    NUMBER = auto()  # digits alone, and a minus
    CHOICE = auto()  # one of its values
    STEPS = auto()  # the same, one value after another


@dataclass(frozen=True)
class Field:
    """Something to fill in: its name, what stands in it, and what is wrong with that and how to correct it.

    `hint` stands in it while it is empty; a choice has `values` (value, words).
    """

    id: str
    name: str
    value: str
    hint: str = ""
    kind: FieldKind = FieldKind.TEXT
    most: int = 60  # signs
    values: tuple[tuple[str, str], ...] = ()
    wrong: tuple[str, str] | None = None
    many: bool = False  # whether it takes one thing after another, such as names
    lines: int = 1  # of the field, for texts of several

    @property
    def shown(self) -> str:
        """What stands in it, in words."""
        return dict(self.values).get(self.value, self.value)


NO_FIELD = Field("", "", "")
"""An empty place below the head of its column."""


@dataclass(frozen=True)
class FieldRow:
    """Fields side by side, below the heads of their columns where they have a `label`.

    Without one, each field's name stands above it.
    """

    fields: tuple[Field, ...]
    label: str = ""
    apart: bool = False  # whether a distance stands above it


@dataclass(frozen=True)
class RowLine:
    """A line of a row: words, what stands at its end, and whose it is at a table."""

    words: str
    value: str = ""
    side: Side | None = None
    quiet: bool = False  # whether the value is a word beside, and no number that counts


class Look(Enum):
    """What a small mark is."""

    HEAD = auto()  # the number of its column
    RIGHT = auto()
    HINT = auto()
    WRONG = auto()  # at first
    NEVER = auto()
    NOTHING = auto()


@dataclass(frozen=True)
class RowMark:
    """One of several small marks side by side, each in its column."""

    words: str
    look: Look


@dataclass(frozen=True)
class DealShown:
    """A deal as a small picture: one's own hand, the upcard, the other hands, and what each choice is worth.

    A hand has whose it is before it.
    """

    hand: tuple[Card, ...]
    upcard: Card | None
    others: tuple[tuple[str, tuple[Card, ...]], ...]
    bars: Bars


@dataclass(frozen=True)
class ListRow:
    """A row that can be chosen: what its disc says, its lines, the first of them strong, and a note below.

    `marks` say the same as the note where they have room; what only words can say is `beside` them.
    """

    key: str
    badge: str
    lines: tuple[RowLine, ...]
    note: str = ""
    waits: bool = False  # whether something is still to be filled in here
    marks: tuple[RowMark, ...] = ()
    beside: str = ""
    cards: tuple[Card, ...] = ()  # shown small, before the lines
    below: bool = False  # whether it belongs to the row above, and stands in a little
    deal: DealShown | None = None

    @property
    def said(self) -> str:
        """All of it on one line."""
        note = [self.note.replace("\n", " ")] if self.note else []
        sides = [line for line in self.lines if line.side is not None]
        if len(sides) == 2:
            us, them = sides
            # NOTE: who plays at a table, for example "Table 1: Ann & Bob against Cy & Di"
            words = _("Table {n}: {us} against {them}").format(n=self.badge, us=us.words, them=them.words)
            values = [line.value for line in sides if line.value]
            # NOTE: what both pairs have, for example "9 to 6"
            score = [_("{us} to {them}").format(us=values[0], them=values[1])] if len(values) == 2 else []
            return format_list([words, *score, *note], "unit")
        told = [part for line in self.lines for part in (line.words, line.value) if part]
        return format_list([*([self.badge] if self.badge else []), *told, *note], "unit")


@dataclass(frozen=True)
class Heading:
    """Words above some rows, which can't be chosen."""

    words: str

    @property
    def key(self) -> str:
        return f"heading {self.words}"


ListEntry = ListRow | Heading


@dataclass(frozen=True)
class ListSheet:
    """What is said and filled in beside the list; `columns` are heads above rows of fields with labels."""

    title: str
    blocks: tuple[Paragraph, ...] = ()
    rows: tuple[FieldRow, ...] = ()
    columns: tuple[str, ...] = ()
    buttons: tuple[ButtonRow, ...] = ()
    fault: YamlFault | None = None  # the place in a file that the sheet is about

    def every_button(self) -> Iterator[Button]:
        """The buttons in their order."""
        for row in self.buttons:
            yield from row

    @property
    def wrong(self) -> tuple[str, str] | None:
        """What is wrong first, and how to correct it."""
        return next((field.wrong for row in self.rows for field in row.fields if field.wrong), None)


@dataclass(frozen=True)
class ListPage:
    """One page: the bar's title, tabs (key, words), fields above the list, the list, and the sheet."""

    title: str
    where: str
    sheet: ListSheet
    tabs: tuple[tuple[str, str], ...] = ()
    tab: str = ""
    head: tuple[FieldRow, ...] = ()
    rows: tuple[ListEntry, ...] = ()
    chosen: str = ""
    empty: str = ""  # what is said where the list has no rows
    unsaved: bool = False  # whether leaving loses something that was typed

    def every_field(self) -> Iterator[Field]:
        """The fields of the head, then those of the sheet."""
        for row in (*self.head, *self.sheet.rows):
            yield from (field for field in row.fields if field.id)

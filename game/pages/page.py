"""A page is what is said at a table or on a screen: blocks of words and cards, and buttons as ids.

Nothing here draws, and nothing holds a callback: whoever shows a page hands the id of a pressed button, link
or row back to the presenter that made it. Texts may hold marks (`**bold**`, `{JD}`, terms of the glossary),
see `game.words.markup`; a term is a link with the id `term ` and the term's own id.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING

from game.i18n import _
from game.words import card_name

if TYPE_CHECKING:
    from game.rules.actions import Action
    from game.rules.cards import Card
    from game.tutor.bars import Bars


@dataclass(frozen=True)
class Button:
    """Something to press. A `reason` bars it and says why; `main` is the one clear thing to do.

    A `quiet` reason is not written on it: what was done with it is seen anyway.
    """

    id: str
    words: str
    icon: str = ""
    main: bool = False
    reason: str = ""
    short: str = ""  # the words where three buttons share a row
    quiet: bool = False


ButtonRow = tuple[Button, ...]


@dataclass(frozen=True)
class Paragraph:
    """A text. `soft` ones are smaller and, unless they are bold, brown; `ruled` ones have a hairline above.

    `links` are phrases of the text with the id that pressing them gives.
    """

    text: str
    soft: bool = False
    ruled: bool = False
    bold: bool = False
    links: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class CardRow:
    """Cards side by side with a line above them; `marked` ones have a ring, `names` stand below them."""

    head: str
    cards: tuple[Card, ...]
    marked: frozenset[Card] = frozenset()
    names: tuple[str, ...] = ()

    @property
    def said(self) -> tuple[str, ...]:
        """The cards in words, with whose each is."""
        cards = tuple(map(card_name, self.cards))
        if not self.names:
            return cards
        # NOTE: who played a card, and which, for example "Nora: ace of spades"
        told = _("{name}: {card}")
        both = zip(self.names, cards, strict=True)
        return tuple(told.format(name=name, card=card) for name, card in both)


@dataclass(frozen=True)
class Figure:
    """A line of a small table: its name, what our side has and theirs, and the same as it is `said`."""

    name: str
    ours: str
    theirs: str
    said: str


@dataclass(frozen=True)
class Figures:
    """A small table with a column for each side."""

    rows: tuple[Figure, ...]


@dataclass(frozen=True)
class Sum:
    """A line of a sum: what it is, and the number with its sign."""

    words: str
    value: str
    strong: bool = False  # what it comes to


@dataclass(frozen=True)
class Sums:
    """Numbers below one another, with a head or without."""

    head: str
    rows: tuple[Sum, ...]


class Says(Enum):
    """What a table says of a card or a call; NOTHING of a fact, which is neither allowed nor not."""

    ALLOWED = auto()
    BARRED = auto()
    NOTHING = auto()


@dataclass(frozen=True)
class TableSays:
    """What one table says: its name, its verdict, words of its own, and the clause or that it is silent."""

    name: str
    says: Says = Says.NOTHING
    words: str = ""
    clause: str = ""
    silent: bool = False
    here: bool = False  # the table that is played at


@dataclass(frozen=True)
class OtherTables:
    """What other tables say of the same thing, this one first. A row has the id `table ` and its place."""

    head: str
    tables: tuple[TableSays, ...]


class Stage(Enum):
    """How far a step of a hint is."""

    DONE = auto()
    OPEN = auto()
    TO_COME = auto()


@dataclass(frozen=True)
class HintStep:
    """A step of a hint: its head, and what it says unless it is folded or to come.

    `advice` stays strong when it was read.
    """

    number: int
    head: str
    stage: Stage
    text: str = ""
    links: tuple[tuple[str, str], ...] = ()
    advice: bool = False


@dataclass(frozen=True)
class StepsRead:
    """The steps side by side, those that were read by their marks alone, to leave room for the answer."""

    steps: tuple[HintStep, ...]


@dataclass(frozen=True)
class BarRows:
    """What every choice should bring, as bars. `folded` says what is not shown; its id is `unfold`.

    `axis` is what bars to the left and to the right mean, where there are both. `bare` ones leave it out,
    and which are about even, which their stars show.
    """

    head: str
    axis: tuple[str, ...]
    bars: Bars
    folded: str
    note: str
    whole: bool = True  # whether the note says all there is to say
    bare: bool = False


@dataclass(frozen=True)
class KeyRows:
    """Keys, each with what it does."""

    keys: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class More:
    """The way to what the page leaves unsaid, and back; its id is `more`."""

    opened: bool = False


Block = Paragraph | CardRow | Figures | Sums | OtherTables | HintStep | StepsRead | BarRows | KeyRows | More


@dataclass(frozen=True)
class Refusal:
    """What is not allowed and why, tied to its card or call.

    `reason` is all the reasons as one text, `note` the cost and the clause, which hang there if `noted`.
    A `brief` one only says at its card that it is not allowed: why, the sheet says that lies open anyway.
    """

    action: Action
    title: str
    reasons: tuple[str, ...]
    reason: str
    note: str = ""
    noted: bool = True
    brief: bool = False

    @property
    def hung(self) -> str:
        """The note as far as it hangs at the card or call."""
        return self.note if self.noted else ""


@dataclass(frozen=True)
class Beside:
    """How much of a refusal hangs at its card or call already, so that the page need not say it again."""

    there: bool = False
    body: str = ""  # the reasons that stand there
    note: bool = False  # cost and clause


NOTHING_BESIDE = Beside()


@dataclass(frozen=True)
class Page:
    """What is said. `buttons` are rows from top to bottom; `todo` is what the reader can do now."""

    title: str
    blocks: tuple[Block, ...] = ()
    todo: str = ""
    buttons: tuple[ButtonRow, ...] = ()
    refusal: Refusal | None = None
    who: str = ""  # who speaks, and where in the game or lesson
    where: str = ""
    done: int = 0  # of so many steps
    steps: int = 0
    closes: bool = False  # whether the sheet it lies on can be closed
    slip: str = ""  # the one thing that matters, where the page need not lie open
    # its blocks with more of what lies a step away, for a sheet that has room; the most first
    fuller: tuple[tuple[Block, ...], ...] = ()
    newest: int = 0  # the block that must be seen where not all have room
    meanwhile: Page | None = None  # what is said until the table has come to what this page tells
    passing: bool = False  # whether it only tells what happens, and is read as soon as that is seen

    def every_button(self) -> Iterator[Button]:
        """The buttons in their order."""
        for row in self.buttons:
            yield from row

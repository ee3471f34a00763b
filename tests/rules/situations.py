"""Reads card situations: small blocks of text that lay out a table and say what may be done there.

A block begins with a sentence of its own, `#` marks a remark, and blank lines part the blocks:

    A left bower follows trump
    table: danville                 a ruleset, then switches such as `joker` or `pack 32`
    dealer: north                   south if left out
    turned up: 9C
    south: JD AS KS AD AC           cards that matter; the rest is filled from the pack
    so far: 3:pass 0:pass           actions as files have them
    may: play:JD                    everything the seat to act may do
    play:JD because only-card HOY-06, counts-as-trump HOY-04
    play:AS refused left-is-what-follows HOY-04, must-follow HOY-06
    trick goes to: east             who has taken the trick on the table

A situation for a rule of thumb tells instead

    rule: partners-ace              its name
    says: play:9C play:TC           what the rule says here; `nothing` where it is not heard
    but: next-is-void               the exception that takes it away; it holds without this line
    does: play:KS                   what a sound player does
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.rules.seats import Seat
from game.rules.state import State
from tests.rules.tables import sheet, table

Because = tuple[tuple[str, str], ...]


@dataclass
class Situation:
    """One block; `verdicts` gives for each action whether it is legal and the reasons that are stated."""

    place: str
    title: str
    told: dict[str, str] = field(default_factory=dict)
    verdicts: dict[str, tuple[bool, Because]] = field(default_factory=dict)

    def state(self) -> State:
        """The table that the block lays out. Raises if its own actions break the rules."""
        name, *switches = (part.strip() for part in self.told.get("table", "hoyle-classic").split(","))
        return table(
            sheet(name, **dict(map(_switch, switches))),
            dealer=Seat[self.told.get("dealer", "south").upper()],
            upcard=self.told["turned up"],
            done=self.told.get("so far", ""),
            south=self.told.get("south", ""),
            west=self.told.get("west", ""),
            north=self.told.get("north", ""),
            east=self.told.get("east", ""),
        )

    @property
    def may(self) -> set[str] | None:
        """What the seat to act may do, if the block says."""
        return set(self.told["may"].split()) if "may" in self.told else None

    @property
    def clauses(self) -> list[str]:
        """The clauses that the block cites."""
        return sorted({clause for _, reasons in self.verdicts.values() for _, clause in reasons})

    @property
    def taker(self) -> Seat | None:
        """Who has taken the trick on the table, if the block says."""
        return Seat[self.told["trick goes to"].upper()] if "trick goes to" in self.told else None


KEYS = ("table", "dealer", "turned up", "south", "west", "north", "east", "so far", "may", "trick goes to")
OF_A_RULE = ("rule", "says", "but", "does")


def _switch(words: str) -> tuple[str, Any]:
    name, _, value = words.partition(" ")
    return name, int(value) if value.isdecimal() else value or True


def read(path: Path) -> Iterator[Situation]:
    """The situations of a file. Raises ValueError, naming file and line, for a line it does not know."""
    current: Situation | None = None
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        text = line.partition("#")[0].strip()
        if not text:
            if current is not None and not line.strip():
                yield current
                current = None
        elif current is None:
            current = Situation(f"{path.name}:{number}", text)
        else:
            _take(current, text, f"{path.name}:{number}")
    if current is not None:
        yield current


def _take(situation: Situation, text: str, place: str) -> None:
    for word, legal in ((" because ", True), (" refused ", False)):
        action, found, reasons = text.partition(word)
        if found:
            pairs = (reason.split() for reason in reasons.split(","))
            situation.verdicts[action] = legal, tuple((kind, clause) for kind, clause in pairs)
            return
    key, _, value = text.partition(":")
    if key not in KEYS + OF_A_RULE:
        raise ValueError(f"{place}: not a line of a situation: {text!r}")
    situation.told[key] = value.strip()

"""The table of facts (sheet_facts.txt): what each sheet says, read as switch or topic, value and clause."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

FILE = Path(__file__).with_name("sheet_facts.txt")


@dataclass(frozen=True)
class Fact:
    """One cell of the table; `value` is None for a topic."""

    name: str
    ruleset: str
    value: str | None
    clause: str

    def __str__(self) -> str:
        return f"{self.ruleset}-{self.name}"


def facts() -> Iterator[Fact]:
    """Every cell, row by row."""
    lines = FILE.read_text(encoding="utf-8").splitlines()
    rows = [[cell.strip() for cell in line.split("|")] for line in lines if "|" in line]
    rulesets = rows[0][1:]
    for name, *cells in rows[1:]:
        for ruleset, cell in zip(rulesets, cells, strict=True):
            *value, clause = cell.split()
            yield Fact(name, ruleset, value[0] if value else None, clause)


def as_text(value: object) -> str:
    """The value of a switch as the table has it."""
    return "null" if value is None else str(value).lower() if isinstance(value, bool) else str(value)

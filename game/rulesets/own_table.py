"""A table's own rules in the making: a sheet to start from, the switches set otherwise, and their file."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from pathlib import Path
from typing import Any, get_type_hints

from game.rules.ruleset import CallWord, Clause, ClauseKind, Ruleset, Switches
from game.rulesets.own_rulesets import all_ids, find_ruleset, own_folder
from game.rulesets.shipped import BASE, ruleset_ids
from game.rulesets.switches import Clash, clashes
from game.storage.errors import in_plain_words
from game.storage.writing import write_whole

Says = Callable[[str, Any], str]
"""The sentence for a switch and a value, for the clause that sets it."""


@dataclass(frozen=True, slots=True)
class OwnTable:
    """What a table wants otherwise than the sheet it starts from. Every change gives a new one."""

    parent: Ruleset
    name: str
    values: Mapping[str, Any] = field(default_factory=dict)  # only what differs from the parent
    id: str = ""  # empty until it is saved
    summary: str = ""
    clauses: tuple[Clause, ...] = ()  # as they stand in the file, if there is one
    words: Mapping[CallWord, str] = field(default_factory=dict)  # calls worded otherwise than the parent's
    short_name: str = ""  # as it stands in the file; empty: the name
    source: str = ""  # as it stands in the file; empty: the file itself

    @property
    def switches(self) -> Switches:
        """All switches of the table."""
        return self.ruleset.switches

    @property
    def ruleset(self) -> Ruleset:
        """The rules of the table; the parent's clauses are cited."""
        ruleset = self.parent.with_switches(**self.values)
        return replace(ruleset, words={**ruleset.words, **self.words})

    def with_value(self, name: str, value: Any) -> OwnTable:
        """The table with one switch set; set as the parent has it, the switch follows the parent again."""
        value = _typed(name, value)
        values = {key: old for key, old in self.values.items() if key != name}
        if value != getattr(self.parent.switches, name):
            values[name] = value
        return replace(self, values=values)

    def with_word(self, call: CallWord, words: str) -> OwnTable:
        """The table with one call worded so; worded as the parent has it, it follows the parent again."""
        others = {key: old for key, old in self.words.items() if key is not call}
        if words != self.parent.words[call]:
            others[call] = words
        return replace(self, words=others)

    def named(self, name: str) -> OwnTable:
        return replace(self, name=name)

    def clashes(self) -> tuple[Clash, ...]:
        """The impossible combinations, none when the table can be saved."""
        return tuple(clashes(self.switches))


def _typed(name: str, value: Any) -> Any:
    """The member of a choice for its name; everything else as it is."""
    kind = get_type_hints(Switches)[name]
    return kind(value) if isinstance(kind, type) and issubclass(kind, StrEnum) else value


def start_from(ruleset: Ruleset, name: str) -> OwnTable:
    """A new table that begins as another one, shipped or own."""
    edited = edit(ruleset)
    return OwnTable(edited.parent, name, edited.values, words=edited.words)


def edit(ruleset: Ruleset) -> OwnTable:
    """The table behind a ruleset: itself if it ships with the app, else its parent and what differs."""
    own = ruleset.id not in (BASE, *ruleset_ids())
    parent = find_ruleset(ruleset.extends or BASE) if own else ruleset
    values = {
        name: getattr(ruleset.switches, name)
        for name in Switches.__dataclass_fields__
        if getattr(ruleset.switches, name) != getattr(parent.switches, name)
    }
    if not own:
        return OwnTable(parent, ruleset.name, id=ruleset.id)
    clauses = tuple(clause for key, clause in ruleset.clauses.items() if key not in parent.clauses)
    words = {call: said for call, said in ruleset.words.items() if said != parent.words[call]}
    short = ruleset.short_name if ruleset.short_name != ruleset.name else ""
    source = ruleset.source if not ruleset.source.endswith(".yaml") else ""
    return OwnTable(parent, ruleset.name, values, ruleset.id, ruleset.summary, clauses, words, short, source)


def save(table: OwnTable, summary: str, says: Says) -> OwnTable:
    """Writes the table into the user's folder and gives it back with its id.

    `summary` is used where the file has none of its own. Raises StorageError if it cannot be kept.
    """
    kept = replace(table, id=table.id or new_id(table.name), summary=table.summary or summary)
    folder = own_folder()
    text = file_text(kept, says)
    with in_plain_words(folder):
        folder.mkdir(parents=True, exist_ok=True)
        path = path_of(kept)
        write_whole(path, text.encode())
    return kept


def path_of(table: OwnTable) -> Path:
    """The file of a saved table."""
    return own_folder() / f"{table.id}.yaml"


def delete(path: Path) -> None:
    """Removes the file of a ruleset. Raises StorageError if it cannot be removed."""
    with in_plain_words(path):
        path.unlink(missing_ok=True)


def new_id(name: str) -> str:
    """A free id that resembles a name: "Maple Street kitchen" becomes "maple-street-kitchen"."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    stem = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:60].strip("-") or "my-table"
    taken = {BASE, *all_ids(), *(path.stem for path in own_folder().glob("*.yaml"))}
    number, found = 1, stem
    while found in taken:
        number += 1
        found = f"{stem}-{number}"
    return found


def file_text(table: OwnTable, says: Says) -> str:
    """The YAML of a table, as a person would write it."""
    lines = [
        f"id: {_word(table.id)}",
        f"extends: {_word(table.parent.id)}",
        f"name: {_quoted(table.name)}",
    ]
    told = {"short_name": table.short_name, "summary": table.summary, "source": table.source}
    lines += [f"{key}: {_quoted(text)}" for key, text in told.items() if text]
    if table.words:
        lines += ["", "words:", *(f"  {call}: {_quoted(said)}" for call, said in table.words.items())]
    clauses = tuple(_clauses(table, says))
    if clauses:
        lines += ["", "clauses:"]
    for clause in clauses:
        lines += _clause_lines(clause)
    return "\n".join(lines) + "\n"


def _clauses(table: OwnTable, says: Says) -> Iterator[Clause]:
    """The file's own clauses as far as they still hold, then one for each other switch that differs."""
    left = dict(table.values)
    for clause in table.clauses:
        if all(getattr(table.switches, name) == value for name, value in clause.sets.items()):
            yield clause
            left = {name: value for name, value in left.items() if name not in clause.sets}
    used = {clause.id for clause in table.clauses}
    free = (f"MINE-{number:02}" for number in range(1, 1000) if f"MINE-{number:02}" not in used)
    for clause_id, (name, value) in zip(free, left.items(), strict=False):
        yield Clause(id=clause_id, kind=ClauseKind.RULE, says=says(name, value), sets={name: value})


def _clause_lines(clause: Clause) -> Iterator[str]:
    yield f"  {_word(clause.id)}:"
    yield f"    kind: {clause.kind}"
    if clause.section:
        yield f"    section: {_quoted(clause.section)}"
    yield f"    says: {_quoted(clause.says)}"
    if clause.reading:
        yield f"    reading: {_quoted(clause.reading)}"
    if clause.sets:
        pairs = ", ".join(f"{name}: {_scalar(value)}" for name, value in clause.sets.items())
        yield f"    sets: {{{pairs}}}"
    if clause.covers:
        yield f"    covers: [{', '.join(clause.covers)}]"
    if clause.advises:
        yield f"    advises: {clause.advises}"


def _word(text: str) -> str:
    """As it is, unless YAML would take it for something other than text."""
    plain = re.fullmatch(r"[A-Za-z][A-Za-z0-9-]*", text) and text not in ("true", "false", "null")
    return text if plain else _quoted(text)


def _scalar(value: Any) -> str:
    return json.dumps(value) if value is None or isinstance(value, bool | int) else str(value)


def _quoted(text: str) -> str:
    """In double quotes, with everything that is no plain letter or sign written as YAML reads it."""
    return "".join(_sign(sign) for sign in text).join('""')


def _sign(sign: str) -> str:
    if sign in '\\"':
        return f"\\{sign}"
    return sign if sign.isprintable() else f"\\U{ord(sign):08x}"

"""Reads YAML into plain data and remembers where every value stands.

Only the part of YAML that cannot surprise an author is let through: no aliases, no tags, no second
document, no key twice. Of the unquoted words only `true`, `false`, `null`, whole numbers and decimals
mean anything but themselves, so `no`, `12:30`, `1_000` and dates stay text.
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator
from pathlib import Path
from typing import Any

import yaml

from game.i18n import _
from game.yamlfile.diagnosis import diagnose
from game.yamlfile.faults import MOST_FAULTS, Mark, YamlFault, gathered
from game.yamlfile.marked import DataPath, Marked
from game.yamlfile.raw_text import LARGEST, decode, raw_bytes
from game.yamlfile.traps import Trap, brace_trap, comma_trap, comment_trap, curly_trap, offset, place

__all__ = ["DEEPEST", "LARGEST", "DataPath", "Mark", "Marked", "YamlFault", "load_marked", "read_marked"]

DEEPEST = 40
"""How many lists and groups of keys may stand inside one another."""

_WHOLE = re.compile(r"[-+]?(?:0|[1-9][0-9]{0,17})")
_DECIMAL = re.compile(r"[-+]?(?:0|[1-9][0-9]{0,17})\.[0-9]{1,18}(?:[eE][-+][0-9]{1,2})?")
_WORDS: dict[str, bool | None] = {"": None, "~": None, "null": None, "true": True, "false": False}


def read_marked(path: Path, file: str | None = None, most: int = LARGEST) -> Marked:
    """Reads a file of `most` bytes from disk; `file` is the name shown in faults. Raises YamlFault alone."""
    name = (file or str(path)).encode(errors="replace").decode()  # not every name of a file is a text
    try:
        raw = raw_bytes(path, most)
    except (OSError, ValueError) as error:  # the other one for a sign that no name of a file can have
        why = getattr(error, "strerror", "") or str(error)
        message = _("This file can't be read: {reason}.").format(reason=why)
        raise YamlFault(
            name, 1, 1, message, _("Check that it's there and that you have permission to read it.")
        ) from error
    return load_marked(raw, name, most)


def load_marked(text: str | bytes, file: str, most: int = LARGEST) -> Marked:
    """Plain data and marks of one YAML document; `file` is the name shown in faults.

    Raises YamlFault for the first fault, with the others found in the same reading in `also`; the reading
    ends where there are `MOST_FAULTS`.
    """
    decoded = decode(text, file, most=most)
    quick = _read_quickly(decoded, file)
    if quick is not None:
        return quick
    builder = _Builder(decoded, file, yaml.SafeLoader)
    try:
        data = builder.document()
    except (yaml.YAMLError, ValueError, OverflowError) as error:
        builder.broke_off(diagnose(error, decoded, builder.last))
        data = None
    except YamlFault as fault:
        builder.faults.append(fault)
        data = None
    if builder.faults:
        raise gathered(builder.faults)
    return Marked(file, data, builder.values, builder.keys, builder.source)


def _read_quickly(text: str, file: str) -> Marked | None:
    """What the parser in C makes of a file without faults; None for any other, and where it is not there.

    It reads ten times as fast. Faults are left to the other parser, which tells more of them.
    """
    loader = getattr(yaml, "CSafeLoader", None)
    if loader is None:
        return None
    builder = _Builder(text, file, loader)
    try:
        data = builder.document()
    except (yaml.YAMLError, ValueError, OverflowError, YamlFault):
        return None
    if builder.faults or builder.doubtful:
        return None
    return Marked(file, data, builder.values, builder.keys, builder.source)


class _Builder:
    """Builds data from the parser's events, so that depth and tags are seen before anything is made."""

    def __init__(self, text: str, file: str, loader: Any) -> None:
        self.source = text
        self._file = file
        self._events: Iterator[yaml.Event] = yaml.parse(text, Loader=loader)
        self.values: dict[DataPath, Mark] = {}
        self.keys: dict[DataPath, Mark] = {}
        self.faults: list[YamlFault] = []
        self.last = Mark(1, 1)
        self.doubtful = False  # whether there is something that not every parser takes
        self._inside = 0  # how many braces and brackets are open

    def document(self) -> Any:
        """The data of the only document. Raises YamlFault, or what the parser raises."""
        self._next()
        event = self._next()
        if isinstance(event, yaml.StreamEndEvent):
            raise self._empty()
        data = self._value(self._next(), ())
        self._next()
        if not isinstance(self._next(), yaml.StreamEndEvent):
            message = _("A second document begins here, but a file can have only one.")
            raise self._fault(self.last, message, _("Remove the line of three dashes."))
        if data is None and not self.faults:
            raise self._empty()
        return data

    def found(self, trap: Trap) -> None:
        """Notes a fault and lets the reading go on."""
        trap = self._by_curly_quotes(trap)
        self._note(self._fault(trap.mark, trap.message, trap.mend))

    def _note(self, fault: YamlFault) -> None:
        """Keeps a fault; the reading ends where there are too many to look at."""
        if len(self.faults) + 1 >= MOST_FAULTS:
            raise fault
        self.faults.append(fault)

    def broke_off(self, trap: Trap) -> None:
        """Notes where the parser gave up, unless a fault found just before is the cause of it."""
        trap = self._by_curly_quotes(trap)
        fault = self._fault(trap.mark, trap.message, trap.mend)
        self.faults = [earlier for earlier in self.faults if earlier.mark != fault.mark]
        if not any(trap.mark.line - 1 <= earlier.line <= trap.mark.line for earlier in self.faults):
            self.faults.append(fault)

    def _by_curly_quotes(self, trap: Trap) -> Trap:
        """The cause of it, where that is a text in curly quotes."""
        lines = self.source.split("\n")
        line = lines[trap.mark.line - 1] if trap.mark.line <= len(lines) else ""
        return curly_trap(line, trap.mark) or trap

    def _fault(self, mark: Mark, message: str, mend: str) -> YamlFault:
        return YamlFault(self._file, mark.line, mark.column, message, mend)

    def _empty(self) -> YamlFault:
        return self._fault(Mark(1, 1), _("This file is empty."), _("Write something in it, or delete it."))

    def _next(self) -> yaml.Event:
        event = next(self._events)
        self.last = place(event.start_mark)
        return event

    def _value(self, event: yaml.Event, path: DataPath) -> Any:
        self._refuse_features(event)
        self.values[path] = place(event.start_mark)
        if isinstance(event, yaml.ScalarEvent):
            return self._scalar(event)
        if len(path) >= DEEPEST:
            message = _("The levels are nested more than {limit} deep here.").format(limit=DEEPEST)
            raise self._fault(place(event.start_mark), message, _("Check the brackets, or use fewer levels."))
        self._inside += bool(getattr(event, "flow_style", False))
        whole = self._list(path) if isinstance(event, yaml.SequenceStartEvent) else self._mapping(event, path)
        self._inside -= bool(getattr(event, "flow_style", False))
        return whole

    def _refuse_features(self, event: yaml.Event) -> None:
        mend = _(
            "If you meant it as text, put the whole text in quotes. Otherwise write the value out again."
        )
        if isinstance(event, yaml.AliasEvent):
            message = _("{sign} makes an alias of this value, and aliases aren't allowed.")
            raise self._fault(place(event.start_mark), message.format(sign=f"*{event.anchor}"), mend)
        if getattr(event, "anchor", None) is not None:
            message = _("{sign} makes an anchor here, and anchors aren't allowed.")
            raise self._fault(
                place(event.start_mark), message.format(sign=f"&{getattr(event, 'anchor', '')}"), mend
            )
        if getattr(event, "tag", None) is not None:
            message = _("The exclamation mark makes a tag of this word, and tags aren't allowed.")
            mend = _("If you meant it as text, put the whole text in quotes. Otherwise remove it.")
            raise self._fault(place(event.start_mark), message, mend)

    def _scalar(self, event: yaml.ScalarEvent) -> str | int | float | bool | None:
        value = str(event.value)
        if any("\ud800" <= char <= "\udfff" for char in value):
            message = _("This text contains half a character.")
            raise self._fault(
                place(event.start_mark), message, _("Type the character itself in place of its code.")
            )
        if event.style:  # how it is quoted; empty or None for a plain one
            return value
        self.doubtful = self.doubtful or (self._inside > 0 and "?" in value)
        meaning = _meaning(value)
        trap = (
            comment_trap(value, self.source, event, alone=not self._inside)
            if isinstance(meaning, str)
            else None
        )
        if trap is not None:
            self.found(trap)
        return meaning

    def _list(self, path: DataPath) -> list[Any]:
        items: list[Any] = []
        while not isinstance(event := self._next(), yaml.SequenceEndEvent):
            items.append(self._value(event, (*path, len(items))))
        return items

    def _mapping(self, start: yaml.Event, path: DataPath) -> dict[str | int, Any]:
        made: dict[str | int, Any] = {}
        while not isinstance(event := self._next(), yaml.MappingEndEvent):
            key = self._key(event, path)
            inside = (*path, key)
            if key in made:
                message = _("The key {key} is already on line {line}.").format(
                    key=key, line=self.keys[inside].line
                )
                mend = _("Keep one of them and remove the other.")
                self._note(self._fault(place(event.start_mark), message, mend))
            self.keys.setdefault(inside, place(event.start_mark))
            value_event = self._next()
            if getattr(start, "flow_style", False) and self._lacks_colon(event, value_event):
                only = not made and self._closes(value_event)
                self.found(
                    brace_trap(str(key), place(start.start_mark))
                    if only
                    else comma_trap(str(key), place(event.start_mark))
                )
            made[key] = self._value(value_event, inside)
        return made

    def _key(self, event: yaml.Event, path: DataPath) -> str | int:
        self._refuse_features(event)
        key: Hashable = self._scalar(event) if isinstance(event, yaml.ScalarEvent) else None
        if isinstance(key, bool) or not isinstance(key, str | int):
            message = _("What comes before the colon here isn't a simple word.")
            mend = _("Write a key there, or put everything in quotes if it's all one piece of text.")
            raise self._fault(place(event.start_mark), message, mend)
        return key

    def _lacks_colon(self, key: yaml.Event, value: yaml.Event) -> bool:
        return ":" not in self.source[offset(key.end_mark) : offset(value.start_mark)] and _is_empty(value)

    def _closes(self, value: yaml.Event) -> bool:
        return self.source.startswith("}", offset(value.end_mark))


def _is_empty(event: yaml.Event) -> bool:
    return isinstance(event, yaml.ScalarEvent) and not event.style and event.value == ""


def _meaning(value: str) -> str | int | float | bool | None:
    """What an unquoted word stands for."""
    if value in _WORDS:
        return _WORDS[value]
    if _WHOLE.fullmatch(value):
        return int(value)
    if _DECIMAL.fullmatch(value):
        return float(value)
    return value

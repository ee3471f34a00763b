"""What can be read of a file whose YAML is broken: the faulty entries are blanked out, the rest is read."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.yamlfile.faults import YamlFault
from game.yamlfile.raw_text import decode
from game.yamlfile.yaml_positions import Marked, load_marked

_MOST = 40
"""So many faulty entries are blanked out before the file is given up."""
_KEY = re.compile(r"[\w-]+:(?:\s|$)")
_ITEM = re.compile(r"( *)- ")
_NAME = re.compile(r"( +)[^\s#-][^:]*:")


@dataclass(frozen=True)
class Blanked:
    """A file as far as it can be read."""

    marked: Marked | None
    """The rest of it; None where there is none that can be read."""
    faults: tuple[YamlFault, ...]
    """What is wrong with its YAML, one fault for each entry and whatever else was found."""
    lost: Mapping[range, str]
    """The text of each entry that was blanked out, by its lines, counted from 0."""


def read_around_faults(raw: bytes, file: str, keys: Sequence[str]) -> Blanked:
    """Reads a file without the entries that are no YAML; of an item of a list, an empty group is left.

    Entries are the items of the lists and groups under `keys`, and every other key at the margin with all
    that belongs to it.
    """
    faults: list[YamlFault] = []
    lost: dict[range, str] = {}
    try:
        lines = decode(raw, file, tabs=True).split("\n")
    except YamlFault as fault:
        return Blanked(None, (fault,), {})
    for _round in range(_MOST):
        try:
            return Blanked(load_marked("\n".join(lines), file), tuple(faults), lost)
        except YamlFault as fault:
            entries = {_entry(lines, each.line - 1, keys) for each in fault.all}
            told = {each.mark for each in faults}
            faults += (each for each in fault.all if each.mark not in told)
            if None in entries or not entries.isdisjoint(lost):
                break  # it would be the same again
            for entry in entries:
                assert entry is not None
                lost[entry] = "\n".join(lines[entry.start : entry.stop])
                item = _ITEM.match(lines[entry.start])
                lines[entry.start : entry.stop] = [f"{item[0]}{{}}" if item else "", *[""] * (len(entry) - 1)]
    return Blanked(None, tuple(faults), lost)


def _entry(lines: Sequence[str], number: int, keys: Sequence[str]) -> range | None:
    """The lines of the entry that a line belongs to; None where it stands outside of every one."""
    top = next((n for n in range(min(number, len(lines) - 1), -1, -1) if _KEY.match(lines[n])), None)
    if top is None:
        return None
    end = next((n for n in range(top + 1, len(lines)) if _KEY.match(lines[n])), len(lines))
    if lines[top].partition(":")[0] not in keys:
        return range(top, end) if any(line.strip() for line in lines[top:end]) else None
    starts = _starts(lines, range(top + 1, end))
    own = max((start for start in starts if start <= number), default=None)
    if own is None:
        return None
    return range(own, min((start for start in starts if start > own), default=end))


def _starts(lines: Sequence[str], within: range) -> list[int]:
    """Where the items of a list begin, or the keys of a group: those that are indented the least."""
    for pattern in (_ITEM, _NAME):
        found = [(number, match[1]) for number in within if (match := pattern.match(lines[number]))]
        if (
            pattern is _ITEM
            and found
            and any(_NAME.match(lines[n]) for n in range(within.start, found[0][0]))
        ):
            continue  # lists inside of a group
        if found:
            least = min(len(indent) for _number, indent in found)
            return [number for number, indent in found if len(indent) == least]
    return []

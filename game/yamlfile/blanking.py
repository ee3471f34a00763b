"""What can be read of a file whose YAML is broken: the faulty entries are blanked out, the rest is read."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from game.yamlfile.faults import MOST_FAULTS, YamlFault
from game.yamlfile.raw_text import decode
from game.yamlfile.yaml_positions import Marked, load_marked

_MOST = 40
"""So often faulty entries are blanked out before the file is given up."""
_MOST_READ = 150_000
"""So many bytes of a file are read again in all: where there are faults, a second for each."""
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


def read_around_faults(raw: bytes, first: YamlFault, keys: Sequence[str]) -> Blanked:
    """Reads a file without the entries that are no YAML; of an item of a list, an empty group is left.

    `first` is what was raised where it was read whole. Entries are the items of the lists and groups under
    `keys`, and every other key at the margin with all that belongs to it.
    """
    faults: list[YamlFault] = []
    lost: dict[range, str] = {}
    try:
        lines = decode(raw, first.file, tabs=True).split("\n")
    except YamlFault:
        return Blanked(None, first.all, {})
    fault = first
    for _round in range(max(1, min(_MOST, _MOST_READ // max(1, len(raw))))):
        entries = set(_entries(lines, (each.line - 1 for each in fault.all), keys))
        told = {each.mark for each in faults}
        faults += (each for each in fault.all if each.mark not in told)
        if None in entries or not entries.isdisjoint(lost) or len(faults) >= MOST_FAULTS:
            break  # it would be the same again, or there is no end of it
        for entry in entries:
            assert entry is not None
            lost[entry] = "\n".join(lines[entry.start : entry.stop])
            item = _ITEM.match(lines[entry.start])
            lines[entry.start : entry.stop] = [f"{item[0]}{{}}" if item else "", *[""] * (len(entry) - 1)]
        try:
            return Blanked(load_marked("\n".join(lines), first.file), tuple(faults), lost)
        except YamlFault as next_fault:
            fault = next_fault
    return Blanked(None, tuple(faults), lost)


def _entries(lines: Sequence[str], numbers: Iterable[int], keys: Sequence[str]) -> Iterator[range | None]:
    """The lines of the entry that each line belongs to; None where it stands outside of every one."""
    tops = [number for number, line in enumerate(lines) if _KEY.match(line)]
    starts: dict[int, list[int]] = {}
    for number in numbers:
        found = bisect_right(tops, number)
        if not found:
            yield None
            continue
        top, end = tops[found - 1], tops[found] if found < len(tops) else len(lines)
        if lines[top].partition(":")[0] not in keys:
            yield range(top, end) if any(line.strip() for line in lines[top:end]) else None
            continue
        if top not in starts:
            starts[top] = _starts(lines, range(top + 1, end))
        own = bisect_right(starts[top], number)
        behind = starts[top][own] if own < len(starts[top]) else end
        yield range(starts[top][own - 1], behind) if own else None


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

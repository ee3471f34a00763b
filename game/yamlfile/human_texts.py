"""The texts in a YAML file that people read: those below certain keys, with their lines and notes."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import IO

import yaml

COMPUTED = frozenset({"auto"})
"""Values that stand for a text which the app writes itself."""


def compose(file: IO[bytes]) -> yaml.Node | None:
    """The tree of a file; a file that is no YAML holds no texts (the checker says what is wrong with it)."""
    try:
        return yaml.compose(file, Loader=yaml.SafeLoader)
    except yaml.YAMLError:
        return None


def value_of(node: yaml.Node | None, wanted: str) -> str:
    """What stands right under a key, where that is a scalar; else nothing."""
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            if key.value == wanted and isinstance(value, yaml.ScalarNode):
                return str(value.value)
    return ""


def below(node: yaml.Node | None, wanted: str) -> Iterator[yaml.Node]:
    """Every value of a key, however deep it stands."""
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            if key.value == wanted:
                yield value
            yield from below(value, wanted)
    elif isinstance(node, yaml.SequenceNode):
        for item in node.value:
            yield from below(item, wanted)


def texts(
    node: yaml.Node | None, keys: Collection[str], notes: list[str]
) -> Iterator[tuple[int, str, list[str]]]:
    """Every text below one of these keys: its line, the text, the nearest `note` above it, else `notes`."""
    if isinstance(node, yaml.MappingNode):
        own = value_of(node, "note")
        notes = [own] if own else notes
        for key, value in node.value:
            if key.value in keys:
                yield from _scalars(value, keys, notes)
            else:
                yield from texts(value, keys, notes)
    elif isinstance(node, yaml.SequenceNode):
        for item in node.value:
            yield from texts(item, keys, notes)


def _scalars(
    node: yaml.Node, keys: Collection[str], notes: list[str]
) -> Iterator[tuple[int, str, list[str]]]:
    """Every text below a key that holds texts, whether alone, in a list or by name."""
    if isinstance(node, yaml.ScalarNode):
        if node.value and node.value not in COMPUTED:
            yield node.start_mark.line + 1, node.value, notes
    elif isinstance(node, yaml.SequenceNode):
        for item in node.value:
            yield from _scalars(item, keys, notes)
    elif isinstance(node, yaml.MappingNode):
        for _key, value in node.value:
            yield from _scalars(value, keys, notes)

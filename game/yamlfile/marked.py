"""The data of a YAML file with the place of everything in it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from game.yamlfile.faults import Mark, YamlFault
from game.yamlfile.text_places import mark_within

DataPath = tuple[str | int, ...]


@dataclass(frozen=True)
class Marked:
    """The plain data of one YAML file, with the place of everything in it."""

    file: str
    data: Any
    _values: dict[DataPath, Mark] = field(repr=False)
    _keys: dict[DataPath, Mark] = field(repr=False)
    source: str = field(default="", repr=False, compare=False)
    """The whole file as it was read."""

    def where(self, path: DataPath) -> Mark:
        """The place of the value at `path`, or of the nearest value around it when there is none."""
        return _nearest(self._values, path)

    def __contains__(self, path: DataPath) -> bool:
        """Whether something stands at `path`."""
        return path in self._values

    def where_key(self, path: DataPath) -> Mark:
        """The place of the key that `path` ends with; for an item of a list, of the item."""
        return self._keys.get(path) or self.where(path)

    def fault(self, path: DataPath, message: str, mend: str) -> YamlFault:
        """A fault at the value of `path`."""
        return self._fault(path, self.where(path), message, mend)

    def fault_within(self, path: DataPath, index: int, message: str, mend: str) -> YamlFault:
        """A fault at the character `index` of the text at `path`, however it is quoted or folded there."""
        text = self.data
        for step in path:
            text = text[step]
        mark = self.where(path)
        if path in self._values and isinstance(text, str):
            mark = mark_within(self.source, mark, text, index)
        return self._fault(path, mark, message, mend)

    def fault_at_key(self, path: DataPath, message: str, mend: str) -> YamlFault:
        """A fault at the key that `path` ends with."""
        return self._fault(path, self.where_key(path), message, mend)

    def _fault(self, path: DataPath, mark: Mark, message: str, mend: str) -> YamlFault:
        fault = YamlFault(self.file, mark.line, mark.column, message, mend)
        fault.path = path
        return fault


def _nearest(marks: dict[DataPath, Mark], path: DataPath) -> Mark:
    while path and path not in marks:
        path = path[:-1]
    return marks.get(path, Mark(1, 1))

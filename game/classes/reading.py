"""Reads files that pupils hand in: plain data within bounds, or what is wrong with place and mend."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from pydantic import ValidationError

from game.classes.result import LARGEST_RESULT, ResultFile
from game.i18n import _, format_number
from game.i18n.foreign_text import on_one_line
from game.yamlfile.faults import YamlFault
from game.yamlfile.validation import schema_faults
from game.yamlfile.yaml_positions import Marked, load_marked, read_marked


@dataclass(frozen=True)
class Read:
    """A file that was read: what it is called, and what is in it."""

    name: str
    result: ResultFile


def read_result(path: Path) -> Read:
    """The result in a file. Raises YamlFault for the first fault, with the others in its `also`."""
    name = on_one_line(path.name.encode(errors="replace").decode())
    try:
        if path.is_file() and path.stat().st_size > LARGEST_RESULT:
            raise _too_large(name)
    except (OSError, ValueError):
        pass  # reading it says what is wrong
    return Read(name, _fitted(read_marked(path, name)))


def load_result(text: str | bytes, name: str) -> ResultFile:
    """The same from a text."""
    if len(text) > LARGEST_RESULT:
        raise _too_large(name)
    return _fitted(load_marked(text, name))


def read_all(paths: Iterable[Path]) -> tuple[tuple[Read, ...], tuple[YamlFault, ...]]:
    """Every file that can be read, and what is wrong with the others; none hurts the rest."""
    read: list[Read] = []
    faults: list[YamlFault] = []
    for path in paths:
        try:
            read.append(read_result(path))
        except YamlFault as fault:
            faults.append(fault)
    return tuple(read), tuple(faults)


def _fitted(marked: Marked) -> ResultFile:
    try:
        return ResultFile.model_validate(marked.data)
    except ValidationError as error:
        raise schema_faults(marked, error, ResultFile) from error


def _too_large(name: str) -> YamlFault:
    text = _("This file is larger than {limit} kilobytes, too large to be a result.")
    message = text.format(limit=format_number(LARGEST_RESULT // 1024))
    return YamlFault(name, 1, 1, message, _("Ask the pupil to hand in again."))

"""What a folder holds that can be opened: other folders, records of games, packs of lessons, and results."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from game.i18n import _
from game.i18n.foreign_text import on_one_line

KINDS = (".egn", ".json", ".lbpack", ".lbresult")
"""How the names of such files end, in small letters."""


@dataclass(frozen=True)
class Entry:
    """A folder or a file in a folder, by the name it has on the disk."""

    name: str
    folder: bool

    @property
    def shown(self) -> str:
        """The name without signs that cannot be shown."""
        return on_one_line(self.name.encode(errors="replace").decode())


@dataclass(frozen=True)
class Folder:
    """What was found in a folder, folders first and then by name; or, in a sentence, why nothing was."""

    path: Path
    entries: tuple[Entry, ...] = ()
    trouble: str = ""

    def named(self, wanted: str) -> tuple[Entry, ...]:
        """Those with this in their names, however it is written."""
        part = wanted.strip().casefold()
        return tuple(entry for entry in self.entries if part in entry.name.casefold())


def look_into(path: Path) -> Folder:
    """Reads a folder; hidden files and those of other kinds are left out."""
    try:
        with os.scandir(path) as found:
            entries = sorted(_entries(found), key=lambda entry: (not entry.folder, entry.name.casefold()))
    except (OSError, ValueError) as fault:  # the other one for a sign that no name of a folder can have
        return Folder(path, trouble=_trouble(path, fault))
    return Folder(path, tuple(entries))


def _entries(found: Iterator[os.DirEntry[str]]) -> Iterator[Entry]:
    for each in found:
        if each.name.startswith("."):
            continue
        with suppress(OSError):  # of what cannot even be asked what it is, nothing can be opened
            if each.is_dir():
                yield Entry(each.name, folder=True)
            elif each.is_file() and each.name.casefold().endswith(KINDS):
                yield Entry(each.name, folder=False)


def _trouble(path: Path, fault: OSError | ValueError) -> str:
    named = {"folder": on_one_line(str(path).encode(errors="replace").decode())}
    if isinstance(fault, NotADirectoryError):
        return _("{folder} isn't a folder.").format(**named)
    if isinstance(fault, FileNotFoundError | ValueError):
        return _("{folder} doesn't exist.").format(**named)
    if isinstance(fault, PermissionError):
        return _("You don't have permission to look in {folder}.").format(**named)
    return _("{folder} can't be read: {reason}.").format(**named, reason=fault.strerror or fault)

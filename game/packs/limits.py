"""How much a pack may hold, and what its files may be called: bounds that keep a hostile one harmless."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import PurePosixPath

from game.i18n import _, format_list, format_number
from game.i18n.foreign_text import on_one_line
from game.yamlfile.faults import YamlFault

ENDING = ".lbpack"
KINDS = (".yaml", ".yml", ".egn", ".json", ".po", ".md", ".txt")
"""How the names of the files in a pack end, in small letters. None of them is ever carried out."""

MOST_FILES = 300
LARGEST_ARCHIVE = 1024 * 1024
LARGEST_FILE = 64 * 1024
LARGEST_PACK = 1024 * 1024
"""Bytes of all files together, unpacked; the whole course that comes with the app has less."""

STRETCH = 100
"""How many times larger a file may get when it is unpacked; texts get about five times as large."""

_DEEPEST = 4  # parts of a path
_LONGEST = 60  # letters of a part
_PART = re.compile(r"[A-Za-z0-9][A-Za-z0-9 ._-]*(?<![ .])")
_DEVICES = re.compile(r"(con|prn|aux|nul|com[0-9]|lpt[0-9])(\..*)?", re.IGNORECASE)
_MOST_NAMED = 3
_LONGEST_SHOWN = 80


def refused(file: str, message: str, mend: str) -> YamlFault:
    """A fault of a pack as a whole, or of one of its files, that stands in no line."""
    return YamlFault(shown(file), 1, 1, message, mend)


def shown(name: str) -> str:
    """A name from elsewhere, fit to be told."""
    plain = on_one_line(name.encode(errors="replace").decode())
    return plain if len(plain) <= _LONGEST_SHOWN else f"{plain[:_LONGEST_SHOWN]}…"


def check_name(pack: str, name: str) -> None:
    """Whether a file of this name may be written into a folder, on any system. Raises YamlFault."""
    parts = name.split("/")
    if len(parts) > _DEEPEST or not all(map(_is_plain, parts)):
        message = _("“{file}” isn't a name that a file in a lesson pack can have.").format(file=shown(name))
        mend = _("Use letters, digits, and hyphens, and no more than {n} folders inside one another.")
        raise refused(pack, message, mend.format(n=format_number(_DEEPEST - 1)))
    if PurePosixPath(name).suffix.lower() not in KINDS:
        message = _("“{file}” can't be in a lesson pack.").format(file=shown(name))
        mend = _("Leave it out. A lesson pack has files that end in {endings}.")
        raise refused(pack, message, mend.format(endings=format_list(KINDS, "or")))


def check_sizes(pack: str, sizes: Iterable[tuple[str, int]]) -> None:
    """Whether files of these names and so many bytes are not too many and not too large. Raises YamlFault."""
    listed = list(sizes)
    if len(listed) > MOST_FILES:
        message = _("This lesson pack has more than {n} files.").format(n=format_number(MOST_FILES))
        raise refused(pack, message, _("Make two lesson packs of it."))
    for name, size in listed:
        if size > LARGEST_FILE:
            text = _("“{file}” is larger than {limit} kilobytes.")
            message = text.format(file=shown(name), limit=format_number(LARGEST_FILE // 1024))
            raise refused(pack, message, _("Split it into several files."))
    if sum(size for _name, size in listed) > LARGEST_PACK:
        message = _("This lesson pack is larger than {limit} kilobytes.")
        limit = format_number(LARGEST_PACK // 1024)
        raise refused(pack, message.format(limit=limit), _("Make two lesson packs of it."))


def check_twins(pack: str, names: Iterable[str]) -> None:
    """Whether no file would be written over another, or where a folder has to be. Raises YamlFault."""
    taken: set[str] = set()
    folders: set[str] = set()
    for name in names:
        small = name.casefold()
        above = set(_above(small))
        if small in taken or small in folders or above & taken:
            message = _("“{file}” is in this lesson pack twice.").format(file=shown(name))
            raise refused(pack, message, _("Give each file its own name, in capitals or not."))
        taken.add(small)
        folders |= above


def named(names: Iterable[str]) -> str:
    """A few names in a phrase, and that there are more."""
    found = [shown(name) for name in names]
    return format_list([*found[:_MOST_NAMED], *(["…"] if len(found) > _MOST_NAMED else [])], "unit")


def _is_plain(part: str) -> bool:
    fits = len(part) <= _LONGEST and _PART.fullmatch(part) is not None
    return fits and _DEVICES.fullmatch(part) is None


def _above(name: str) -> Iterator[str]:
    parts = name.split("/")
    return ("/".join(parts[:end]) for end in range(1, len(parts)))

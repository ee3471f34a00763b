"""A small pack of the lessons that lie in a folder: what it says of itself is written there, once a title."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from secrets import choice
from tempfile import TemporaryDirectory

from game.course.beginning import lesson_id_of
from game.course.chapters import FILE, PackFile
from game.packs.limits import ENDING
from game.packs.pack import Pack, read_about
from game.packs.packing import pack_up
from game.storage.writing import write_named
from game.yamlfile.faults import YamlFault

_LONGEST_ID = 30  # of what the title gives to it
_OWN_LETTERS = 5
_LETTERS = "bcdfghjkmnpqrstvwxz"  # no vowels: they make no words


@dataclass(frozen=True)
class PackMade:
    """A pack that was written, and where it lies."""

    path: Path
    pack: Pack


def about_drafts(folder: Path) -> PackFile | None:
    """What the pack of a folder says of itself; None where it says nothing yet. Raises YamlFault."""
    return read_about(folder, folder.name) if (folder / FILE).exists() else None


def pack_drafts(folder: Path, title: str, author: str, left_out: Collection[Path] = ()) -> PackMade:
    """Make a pack of a folder, without these files. Raises YamlFault, StorageError and OSError.

    Its version is one higher each time, so that whoever has the pack is offered the new one.
    """
    about = about_drafts(folder)
    text = begun(title, author) if about is None else _again(folder, about, title, author)
    names = {path.name for path in left_out}

    def leave(_folder: str, found: list[str]) -> set[str]:
        return {name for name in found if name in names or name.endswith(ENDING)}

    with TemporaryDirectory() as place:
        copy = Path(place) / folder.name
        shutil.copytree(folder, copy, ignore=leave)
        (copy / FILE).write_text(text, encoding="utf-8")
        packed = pack_up(copy)
    path = folder / f"{packed.pack.id}-{packed.pack.about.version}{ENDING}"
    write_named(path, packed.raw)
    write_named(folder / FILE, text.encode(), replace=True)
    return PackMade(path, packed.pack)


def begun(title: str, author: str) -> str:
    """The file of a pack that is made for the first time.

    Its id has its title in it, and a few letters that no other pack of this title has: two packs of one id
    cannot be on one computer.
    """
    own = lesson_id_of(Path(f"{title.replace('/', ' ')}.x"))[:_LONGEST_ID].strip("-")
    letters = "".join(choice(_LETTERS) for _place in range(_OWN_LETTERS))
    id = f"{own}-{letters}"
    return f"format: 1\nid: {id}\ntitle: {_quoted(title)}\nauthor: {_quoted(author)}\nversion: 1\n"


def _again(folder: Path, about: PackFile, title: str, author: str) -> str:
    """The same file with the next version that has no pack yet; every other line stays."""
    text = (folder / FILE).read_text(encoding="utf-8")
    version = about.version
    while (folder / f"{about.id}-{version}{ENDING}").exists():
        version += 1
    return signed(text, title, author, version)


def signed(text: str, title: str = "", author: str = "", version: int = 0) -> str:
    """The text of a pack's file with another title, author or version; every other line stays."""
    lines = {"title": _quoted(title) if title else "", "author": _quoted(author) if author else ""}
    for key, value in {**lines, "version": str(version) if version else ""}.items():
        line = f"{key}: {value}"
        if value:
            text = re.sub(rf"^{key}:.*$", lambda _found, line=line: line, text, count=1, flags=re.MULTILINE)  # type: ignore[misc]
    return text


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def holds_pack(folder: Path) -> bool:
    """Whether what a pack would say of itself can be read, or is not there yet."""
    with suppress(YamlFault):
        about_drafts(folder)
        return True
    return False

"""`leftbower lesson pack`: a folder of lessons as one file to hand out, proved before it is written."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from game.course import checker
from game.course.checks.rule_numbers import is_draft
from game.i18n import _
from game.packs.archive import archived, read_bytes
from game.packs.limits import KINDS, refused, shown
from game.packs.pack import Pack, must_hold, read_folder
from game.packs.shelf import offered
from game.yamlfile.faults import YamlFault

_SCHEMA = re.compile(rb"\A(# yaml-language-server:)[^\r\n]*")
"""The line by which an editor knows a lesson; where its author has the schema is nobody else's business."""


@dataclass(frozen=True)
class Packed:
    """A pack ready to be written: its bytes, and the files of the folder that are not in it."""

    pack: Pack
    raw: bytes
    left_out: tuple[str, ...]


def pack_up(folder: Path) -> Packed:
    """A folder as a pack. Raises YamlFault for the first thing that is wrong, with the others in `also`."""
    name = shown(str(folder))
    if not folder.is_dir():
        message = _("This isn't a folder.")
        raise refused(name, message, _("Name the folder that holds pack.yaml and the lessons."))
    pack = must_hold(read_folder(folder, name))
    _must_be_none(pack.faults)
    _must_be_none(fault for fault in checker.check_paths([folder]) if not is_draft(fault))
    files, left_out = _files(folder)
    raw = archived(files)
    offered(read_bytes(raw, name), name)  # whoever gets it must be able to add it
    return Packed(pack, raw, left_out)


def _must_be_none(faults: Iterable[YamlFault]) -> None:
    """Raises the first fault with all the others in its `also`, where there are any."""
    told = [each for fault in faults for each in fault.all]
    if told:
        first, *others = told
        first.also = tuple(others)
        raise first


def _files(folder: Path) -> tuple[dict[str, bytes], tuple[str, ...]]:
    """What goes into the pack, by its name there, and what does not. Raises YamlFault."""
    files: dict[str, bytes] = {}
    left_out: list[str] = []
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_dir() and not path.is_symlink():
            continue
        hidden = any(part.startswith(".") for part in path.relative_to(folder).parts)
        if hidden or path.is_symlink() or path.suffix.lower() not in KINDS or not path.is_file():
            left_out.append(name)
            continue
        try:
            files[name] = _SCHEMA.sub(rb"\1", path.read_bytes(), count=1)
        except OSError as error:
            message = _("This file can't be read: {reason}.").format(reason=error.strerror or error)
            mend = _("Check that it's there and that you have permission to read it.")
            raise refused(str(path), message, mend) from error
    return files, tuple(left_out)

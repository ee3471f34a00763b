"""What a teacher wrote on this computer: drafts, and the packs that were made of them, to know results by."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from game.course.chapters import FILE, PackFile
from game.course.loader import Catalogue, LessonFile, load_catalogue
from game.i18n import _, current
from game.packs.archive import read_archive
from game.packs.joining import joined, placed, whole_course
from game.packs.limits import ENDING
from game.packs.pack import Pack, own_glossary, read_folder
from game.packs.shelf import Shelved, State, offered, state
from game.storage.errors import StorageError
from game.yamlfile.faults import YamlFault

DRAFTS = "own-drafts"
"""The pack of drafts that were not made into one yet; it is on no shelf."""

_MOST = 40  # packs that are read, the newest


@dataclass(frozen=True)
class Known:
    """The lessons that a teacher's computer knows: as they are now, and as they were handed out before."""

    course: Catalogue
    """Everything as it is now: the course, the packs that were added, and the teacher's own drafts."""
    folder: Path

    def earlier(self) -> tuple[LessonFile, ...]:
        """Lessons as they are in the packs that were made here, the newest first; read when asked for."""
        return _in_packs(_state_of(self.folder, ENDING), current())


def known_here(drafts: Path) -> Known:
    """The course of this computer with the drafts in a folder, which need not be there."""
    return Known(_course(state(), _state_of(drafts), drafts, current()), drafts)


def _state_of(folder: Path, ending: str = "") -> State:
    found: list[tuple[str, int, int]] = []
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.endswith(ending):
                there = entry.stat()
                found.append((entry.path, there.st_ino, there.st_mtime_ns))
    return tuple(sorted(found))


@lru_cache(maxsize=1)
def _course(_shelf: State, lying: State, drafts: Path, _language: str) -> Catalogue:
    course = whole_course()
    pack = _of_drafts(drafts) if lying else None
    if pack is None or pack.id in course.course.packs:
        return course
    return joined(course, (Shelved(pack.id, pack),))


def _of_drafts(folder: Path) -> Pack | None:
    """The drafts as the pack that they were, or would be, handed out in. Faulty ones are left out."""
    if (folder / FILE).is_file():
        with suppress(YamlFault):
            return read_folder(folder, folder.name)
        return None
    lessons = load_catalogue(folder, folder.name, own_glossary())
    about = PackFile(format=1, id=DRAFTS, title=_("Your drafts"), author=_("You"), version=1)
    return Pack(folder, about, lessons, (), (), ()) if lessons.lessons else None


@lru_cache(maxsize=1)
def _in_packs(made: State, _language: str) -> tuple[LessonFile, ...]:
    newest = sorted(made, key=lambda each: each[2], reverse=True)[:_MOST]
    return tuple(file for path, _inode, _time in newest for file in _lessons_of(Path(path)))


def _lessons_of(path: Path) -> Sequence[LessonFile]:
    """The lessons in the file of a pack; none where it can't be read."""
    with suppress(YamlFault, StorageError):
        pack = offered(read_archive(path), path.name).pack
        return [placed(file, pack) for file in pack.lessons.lessons]
    return ()

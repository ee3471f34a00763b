"""The packs of this computer: each in a folder below the learner's data, added and removed as a whole."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum, auto
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir

from game.course.chapters import FILE, PackFile
from game.course.notation import is_name
from game.i18n import _, current, forget_packs, format_number
from game.i18n.foreign_text import on_one_line
from game.packs.archive import read_archive
from game.packs.limits import refused, shown
from game.packs.pack import Pack, must_hold, read_about, read_folder
from game.storage import paths
from game.storage.errors import in_plain_words
from game.storage.writing import FORCE
from game.yamlfile.faults import YamlFault

State = tuple[tuple[str, int, int], ...]

_NEW, _OLD, _GONE = ".new-", ".old-", ".gone-"
"""What the names of folders begin with that are on their way in and out; no id begins like that."""


LOOSE = "my-lessons"
"""The pack of lessons that were handed over one by one; nobody else can hand out one of this id."""


class Meeting(Enum):
    """What a pack would do to the one that is there under its id."""

    NEW = auto()  # there is none
    NEWER = auto()
    OLDER = auto()
    SAME = auto()  # not a byte would be another
    CHANGED = auto()  # the same version, with other contents
    ANOTHER = auto()  # somebody else's pack, or one with another title: it would be gone


@dataclass(frozen=True)
class Offered:
    """A pack that was read and found whole, and is not added yet."""

    source: str
    """What its file is called."""
    pack: Pack
    files: Mapping[str, bytes]
    there: PackFile | None
    """What is there under its id now."""
    same: bool = False
    """Whether what is there has the very same files."""

    @property
    def meeting(self) -> Meeting:
        """What adding it would do."""
        if self.there is None:
            return Meeting.NEW
        if self.same:
            return Meeting.SAME
        if self.pack.id != LOOSE and _signed(self.there) != _signed(self.pack.about):
            return Meeting.ANOTHER
        there, offered = self.there.version, self.pack.about.version
        if there == offered:
            return Meeting.CHANGED
        return Meeting.OLDER if there > offered else Meeting.NEWER


@dataclass(frozen=True)
class Shelved:
    """One folder of the shelf: the pack in it, or what is wrong with it."""

    id: str
    pack: Pack | None
    fault: YamlFault | None = None


def look(path: Path) -> Offered:
    """Reads the file of a pack without adding it. Raises YamlFault for anything that is wrong with it."""
    offer = offered(read_archive(path), shown(path.name))
    if offer.pack.id == LOOSE:
        message = _("“{name}” is the id of the pack of your single lessons.").format(name=LOOSE)
        raise refused(offer.source, message, _("Ask its author to give the lesson pack another id."))
    return offer


def offered(files: Mapping[str, bytes], source: str) -> Offered:
    """The same for files by their names in the pack."""
    if FILE not in files:
        message = _("There's no {file} in this lesson pack.").format(file=FILE)
        mend = _("Ask its author to make it again with “leftbower lesson pack”.")
        raise refused(source, message, mend)
    with in_plain_words(Path(gettempdir())), TemporaryDirectory(prefix="leftbower-") as place:
        _write(Path(place), files)
        pack = must_hold(read_folder(Path(place), source, whole=True))
    return Offered(source, pack, files, _there(pack.id), _is_there(pack.id, files))


def add(offer: Offered, *, force: bool = False) -> None:
    """Puts a pack on the shelf, in place of an older one; what learners did with it stays.

    It is unpacked beside its place and put there as a whole. Raises YamlFault for one that is older than
    what is there or would take the place of another pack, StorageError where it cannot be written.
    """
    if not force:
        _may_replace(offer)
    shelf, pack_id = paths.packs(), offer.pack.id
    new, place = shelf / f"{_NEW}{pack_id}", shelf / pack_id
    with in_plain_words(shelf):
        shelf.mkdir(parents=True, exist_ok=True)
        _discard(new)
        try:
            _write(new, offer.files)
            _put_aside(place)
            os.replace(new, place)
        except BaseException:
            _discard(new)
            _put_back(shelf)
            raise
        _discard(shelf / f"{_OLD}{pack_id}")
    forget_packs()


def remove(pack_id: str) -> bool:
    """Takes a pack off the shelf, also a broken one; False where there is none of this id.

    What learners did with it stays, in case it comes back. Raises StorageError.
    """
    place = paths.packs() / pack_id
    if not is_name(pack_id) or not place.is_dir():
        return False
    with in_plain_words(place):
        _discard(leaving := place.with_name(f"{_GONE}{pack_id}"))
        os.replace(place, leaving)
        _discard(leaving)
    forget_packs()
    return True


def shelved() -> tuple[Shelved, ...]:
    """Every pack that was added, by its id. A broken one spoils nothing but itself."""
    return _read(state(), current())


def packs() -> tuple[Pack, ...]:
    """The packs that can be used."""
    return tuple(each.pack for each in shelved() if each.pack is not None)


def state() -> State:
    """What is different as soon as a pack was added or removed."""
    found: list[tuple[str, int, int]] = []
    with suppress(OSError), os.scandir(paths.packs()) as entries:
        for entry in entries:
            there = entry.stat(follow_symlinks=False)
            found.append((entry.path, there.st_ino, there.st_mtime_ns))
    return tuple(sorted(found))


@lru_cache(maxsize=1)
def _read(_state: State, _language: str) -> tuple[Shelved, ...]:
    shelf = paths.packs()
    with suppress(OSError):
        _put_back(shelf)
    return tuple(map(_look_at, _folders(shelf)))


def _folders(shelf: Path) -> Iterator[Path]:
    with suppress(OSError):
        yield from sorted(path for path in shelf.iterdir() if is_name(path.name) and path.is_dir())


def _look_at(folder: Path) -> Shelved:
    try:
        pack = read_folder(folder, folder.name)
    except YamlFault as fault:
        return Shelved(folder.name, None, fault)
    if pack.id != folder.name:
        text = _("This folder doesn't have the same name as the lesson pack in it, “{id}”.")
        mend = _("Remove the lesson pack, then add it again.")
        return Shelved(folder.name, None, refused(folder.name, text.format(id=pack.id), mend))
    return Shelved(folder.name, pack)


def _may_replace(offer: Offered) -> None:
    """Raises YamlFault where the pack that is there is newer or another one."""
    there = offer.there
    if there is None or offer.meeting not in (Meeting.OLDER, Meeting.ANOTHER):
        return
    if offer.meeting is Meeting.ANOTHER:
        text = _("You have another lesson pack with the same id: “{title}” by {author}.")
        message = text.format(title=on_one_line(there.title), author=on_one_line(there.author))
        mend = _(
            "To keep both, ask the author of this one to change “id:” in its pack.yaml. Add {option} if it's "
            "to take the other one's place."
        )
        raise refused(offer.source, message, mend.format(option=FORCE))
    text = _("You already have version {there} of this lesson pack, and this is version {offered}.")
    versions = format_number(there.version), format_number(offer.pack.about.version)
    mend = _("Ask for the newer one, or add {option} to go back to this one.").format(option=FORCE)
    raise refused(offer.source, text.format(there=versions[0], offered=versions[1]), mend)


def _signed(about: PackFile) -> tuple[str, str]:
    """By its title and its author one knows whether a pack is the same, however they are spelt."""
    title, author = (" ".join(words.casefold().split()) for words in (about.title, about.author))
    return title, author


def _is_there(pack_id: str, files: Mapping[str, bytes]) -> bool:
    """Whether the shelf has these very files as a pack."""
    folder = paths.packs() / pack_id
    with suppress(OSError):
        found = {each.relative_to(folder).as_posix(): each for each in folder.rglob("*") if each.is_file()}
        return found.keys() == files.keys() and all(
            path.read_bytes() == files[name] for name, path in found.items()
        )
    return False


def _there(pack_id: str) -> PackFile | None:
    with suppress(YamlFault):
        return read_about(paths.packs() / pack_id, pack_id)
    return None


def _write(folder: Path, files: Mapping[str, bytes]) -> None:
    """Writes files into a folder of their own. Their names have been looked at: none leads out of it."""
    for name, raw in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("xb") as file:
            file.write(raw)
            file.flush()


def _put_aside(place: Path) -> None:
    """Moves what is at a place to where it can be discarded, or put back if the power fails now."""
    if place.exists():
        _discard(aside := place.with_name(f"{_OLD}{place.name}"))
        os.replace(place, aside)


def _put_back(shelf: Path) -> None:
    """Puts back what was put aside for something that never came."""
    for aside in shelf.glob(f"{_OLD}*"):
        place = shelf / aside.name.removeprefix(_OLD)
        if place.exists():
            _discard(aside)
        else:
            os.replace(aside, place)


def _discard(folder: Path) -> None:
    if folder.exists():
        shutil.rmtree(folder)

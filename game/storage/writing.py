"""Files written whole or not at all: the app's own, and those that a person names."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from game.i18n import _
from game.storage.errors import StorageError, not_written
from game.storage.learner_files import is_own
from game.storage.paths import data_home

FORCE = "--force"
"""The option of commands that says that a file may be replaced."""


class NotWritten(StorageError):
    """A file that a person named cannot be written, or must not be."""


class FileThere(NotWritten):
    """There is a file of that name already, and nobody said that it may be replaced."""


def write_whole(path: Path, raw: bytes) -> None:
    """Puts bytes in the place of a file; a reader finds the old one or the new one whole. Raises OSError."""
    beside = path.with_name(f".leftbower-{os.getpid()}.new")
    try:
        with beside.open("xb") as stream:
            stream.write(raw)
            stream.flush()
            os.fsync(stream.fileno())
        with suppress(OSError):  # there is none, or its rights are somebody else's to give
            beside.chmod(stat.S_IMODE(path.stat().st_mode))
        os.replace(beside, path)
    except BaseException:
        with suppress(OSError):
            beside.unlink()
        raise


def check_apart(source: Path, target: Path) -> None:
    """Raises NotWritten where a file would be written over the one that it is made from."""
    with _in_words(target):
        same = source.resolve() == target.resolve() or (target.exists() and source.samefile(target))
    if same:
        raise NotWritten(
            _("{file} is the file that this is made from. Choose another name.").format(file=target)
        )


def check_free(path: Path, *, replace: bool = False) -> Path:
    """The place where a file that a person named may be written, links followed.

    Raises FileThere if there is a file that is not to be replaced, NotWritten for what is no ordinary file
    or one of the app's own.
    """
    with _in_words(path):
        place = path.resolve()
        there = place.stat() if place.exists() else None
        if there is not None and not stat.S_ISREG(there.st_mode):
            raise NotWritten(_("{file} isn't an ordinary file. Choose another name.").format(file=path))
        if is_own(place, data_home().resolve()):
            text = _("{file} is one of Left Bower's own files. Choose another name.")
            raise NotWritten(text.format(file=path))
        if there is not None and not replace:
            text = _("{file} already exists. Choose another name, or add {option} to replace it.")
            raise FileThere(text.format(file=path, option=FORCE))
        if there is not None and not os.access(place, os.W_OK):
            raise PermissionError(13, os.strerror(13))
    return place


def check_folder(path: Path) -> None:
    """Raises NotWritten where there is no folder for a file."""
    with _in_words(path):
        if not path.resolve().parent.exists():
            text = _("There's no folder {folder}. Make it first, or choose another one.")
            raise NotWritten(text.format(folder=path.parent))


def write_named(path: Path, raw: bytes, *, replace: bool = False) -> None:
    """Writes a file that a person named. Raises NotWritten; what stood there is then as it was."""
    place = check_free(path, replace=replace)
    check_folder(path)
    with _in_words(path):
        write_whole(place, raw)


@contextmanager
def _in_words(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise NotWritten(not_written(path, error)) from error
    except (ValueError, RuntimeError) as error:  # a sign that no name can have, links that lead in a circle
        text = _("{file} can't be used as a file name. Choose another name.")
        raise NotWritten(text.format(file=path)) from error

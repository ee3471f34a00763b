"""Choosing a record file: the folder that is looked into, what its names must have, the places to go to."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from game.i18n import _
from game.pages.file_list import Place, file_lines, file_sheet
from game.pages.lines import Lines, Sheet
from game.records.record_folder import look_into
from game.storage.paths import HOME_VARIABLE, data_home

KEPT = 4
"""So many folders in which a record was opened are remembered."""


class FileChoice:
    """One choice. `last` are the folders in which files were opened before, the newest first."""

    def __init__(self, last: Sequence[str]) -> None:
        self._last = [Place(Path(folder)) for folder in last if _is_folder(Path(folder))]
        self._usual = [place for place in _usual_places() if _is_folder(place.path)]
        first = next(iter([*self._last, *self._usual]), Place(Path.cwd()))
        self.go(first.path)

    def go(self, path: Path) -> None:
        """Looks into a folder."""
        self.folder = look_into(path)
        self.typed = ""

    @property
    def lines(self) -> Lines:
        """The list."""
        return file_lines(self.folder, "" if self._typed_path else self.typed)

    @property
    def sheet(self) -> Sheet:
        """What stands beside the list."""
        return file_sheet(self.folder, self._last, self._usual)

    def act(self, pressed: str) -> Path | None:
        """A row, a link or a button was pressed, by its id; a file that was chosen."""
        verb, _space, about = pressed.partition(" ")
        if verb == "file":
            return self.folder.path / about
        if verb == "folder":
            self.go(self.folder.path / about)
        elif verb == "place":
            self.go(Path(about))
        elif verb == "up":
            self.go(self.folder.path.parent)
        return None

    @property
    def _typed_path(self) -> Path | None:
        """The path that was typed where a part of a name is awaited; None where it is none."""
        typed = self.typed.strip().strip("\"'")
        if not typed.startswith("~") and not any(sign in typed for sign in (os.sep, os.altsep) if sign):
            return None
        return self.folder.path / os.path.expanduser(typed)  # leaves a ~ without a meaning as it is

    def enter(self, marked: str) -> Path | None:
        """Enter where a name is typed: the path that is one, else the row that is `marked`."""
        path = self._typed_path
        if path is None:
            return self.act(marked)
        if path.suffix and not _is_folder(path):
            return path
        self.go(path)
        return None


def remembered(last: Sequence[str], file: Path) -> tuple[str, ...]:
    """The folders in which files were opened, with that of another one first."""
    here = str(file.parent.absolute())
    return (here, *(folder for folder in last if folder != here))[:KEPT]


def _is_folder(path: Path) -> bool:
    with suppress(OSError, ValueError):
        return path.is_dir()
    return False


def _usual_places() -> Iterator[Place]:
    """Where people look for files; all of them in one folder where the data has a place of its own."""
    if os.environ.get(HOME_VARIABLE):
        yield Place(data_home(), _("Left Bower's folder"))
        return
    import platformdirs

    yield Place(Path(platformdirs.user_documents_dir()), _("Documents"))
    yield Place(Path(platformdirs.user_downloads_dir()), _("Downloads"))
    yield Place(Path.home(), _("Home folder"))

"""The page on which a file is chosen: the files of a folder, and the places to look at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from game.i18n import _, format_number, ngettext
from game.i18n.foreign_text import on_one_line
from game.pages.lines import FileLine, Kind, Line, Lines, LinkLine, Sheet, Words
from game.pages.page import Button
from game.records.record_folder import Folder
from game.words.markup import as_typed

MOST = 200
"""So many files are listed; a part of the name finds the others."""


@dataclass(frozen=True)
class Place:
    """A folder to go to, by a name of its own or the folder's."""

    path: Path
    name: str = ""

    @property
    def shown(self) -> str:
        return self.name or path_words(Path(self.path.name or self.path))


def path_words(path: Path) -> str:
    """A path as it can be shown on one line."""
    return as_typed(on_one_line(str(path).encode(errors="replace").decode()))


def file_lines(folder: Folder, wanted: str) -> Lines:
    """What can be opened in a folder, as far as its name has what is `wanted` in it; the key is the id."""
    found = folder.named(wanted)
    lines: list[Line] = [
        FileLine(f"{'folder' if entry.folder else 'file'} {entry.name}", entry.shown, entry.folder)
        for entry in found[:MOST]
    ]
    if folder.trouble:
        return (Words(as_typed(folder.trouble), Kind.NOTE),)
    if not folder.entries:
        return (Words(nothing_here(), Kind.NOTE),)
    if not found:
        return (Words(_("Nothing here has that in its name."), Kind.NOTE),)
    if left := len(found) - len(lines):
        text = ngettext(
            "{n} more. Type part of a name to find it.", "{n} more. Type part of a name to find them.", left
        )
        lines.append(Words(text.format(n=format_number(left)), Kind.DETAIL))
    return tuple(lines)


def folder_lines(folder: Folder) -> list[str]:
    """What can be opened in a folder, a name to a line; a folder's ends as a path does."""
    names = [f"{entry.shown}/" if entry.folder else entry.shown for entry in folder.entries]
    return names or [folder.trouble or nothing_here()]


def nothing_here() -> str:
    """What is said of a folder without anything to open."""
    return _("There are no folders or records here.")


def file_sheet(folder: Folder, last: Sequence[Place], usual: Sequence[Place]) -> Sheet:
    """Which folder it is, what can be opened, and the places; a place has the id `place ` and its path."""
    kinds = _("Games saved by Left Bower, and games in Euchre Game Notation, versions 1.0 to 1.4.")
    lines: list[Line] = [Words(path_words(folder.path), Kind.SOURCE), Words(kinds, Kind.DETAIL)]
    for head, places in ((_("Recent folders"), last), (_("Places"), usual)):
        if places:
            lines += [Words(head, Kind.WHO), *(_place_line(place) for place in places)]
    up = (Button("up", _("Up one folder")),) if folder.path.parent != folder.path else ()
    title = path_words(Path(folder.path.name or folder.path))
    return Sheet(_("Open a record"), _("Choose a file"), title, tuple(lines), (up,) if up else ())


def _place_line(place: Place) -> LinkLine:
    return LinkLine(f"place {place.path}", place.shown, f"place {place.path}")

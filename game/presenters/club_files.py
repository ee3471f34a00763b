"""The files of the nights that were run on this computer, and where new ones and their prints go."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from game.evening.club.club_file import read_night
from game.evening.club.night import ClubNight
from game.storage.paths import HOME_VARIABLE, data_home
from game.yamlfile.faults import YamlFault

KEPT = 12
"""So many nights are listed."""

_NO_NAME = re.compile(r"[^\w .,'()&-]+")
_LONGEST = 80
_MOST_NUMBERS = 1000
_BEGINNING = 2000  # bytes of a file that tell what it is


@dataclass(frozen=True)
class FoundNight:
    """A file of the list: the night in it, or what is wrong there."""

    path: Path
    night: ClubNight | None
    fault: YamlFault | None = None


def club_folder() -> Path:
    """Where files go unless somebody says otherwise: a folder that people know; it need not exist yet."""
    if os.environ.get(HOME_VARIABLE):
        return data_home()
    import platformdirs

    return Path(platformdirs.user_documents_dir()) / "Left Bower"


def free_path(folder: Path, name: str, ending: str) -> Path:
    """A file of this name that isn't there yet, with a number behind it where others are."""
    plain = " ".join(_NO_NAME.sub(" ", name).split()).strip(". ")[:_LONGEST] or "night"
    names = (f"{plain}{'' if number == 1 else f' {number}'}{ending}" for number in range(1, _MOST_NUMBERS))
    return next((path for path in (folder / each for each in names) if not path.exists()), folder / plain)


def found_nights(last: tuple[str, ...]) -> Iterator[FoundNight]:
    """The nights opened before, the newest first, then others that are where new ones go."""
    seen: set[Path] = set()
    for path in (*map(Path, last), *_in_folder()):
        if len(seen) >= KEPT:
            return
        if path in seen or not _is_file(path):
            continue
        seen.add(path)
        try:
            yield FoundNight(path, read_night(path))
        except YamlFault as fault:
            yield FoundNight(path, None, fault)


def _in_folder() -> Iterator[Path]:
    with suppress(OSError):
        found = [path for path in club_folder().iterdir() if path.suffix.lower() in (".yaml", ".yml")]
        yield from sorted(filter(is_club_file, found), key=lambda path: path.stat().st_mtime, reverse=True)


def is_club_file(path: Path) -> bool:
    """Whether a YAML file is one of a night, as far as its beginning tells."""
    try:
        if not path.is_file():  # a pipe would be waited for
            return False
        with path.open("rb") as file:
            return re.search(rb"^club\s*:", file.read(_BEGINNING), re.MULTILINE) is not None
    except (OSError, ValueError):
        return False


def _is_file(path: Path) -> bool:
    with suppress(OSError, ValueError):
        return path.is_file()
    return False


def remembered(last: tuple[str, ...], path: Path) -> tuple[str, ...]:
    """The nights opened, with this one first."""
    here = str(path.absolute())
    return (here, *(each for each in last if each != here))[:KEPT]

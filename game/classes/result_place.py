"""Where results go: a file by the pupil's name, which takes up what that pupil handed in before."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from game.classes.handing_in import written
from game.classes.merging import same_pupil, together
from game.classes.reading import read_result
from game.classes.result import ENDING, ResultFile
from game.storage.writing import write_named
from game.yamlfile.faults import YamlFault

_NO_NAME = re.compile(r"[^\w.'()&-]+")
_DEVICES = re.compile(r"con|prn|aux|nul|com[0-9]|lpt[0-9]")  # no file on Windows is called so
_LONGEST = 60
_MOST_NUMBERS = 1000


@dataclass(frozen=True)
class Place:
    """A file to be written, and the whole of its text.

    `adds` is whether that pupil's file is there already, and stays a part of it; `avoided` is the name of a
    file that is somebody else's, so that this one has a number behind its name.
    """

    path: Path
    text: str
    adds: bool = False
    avoided: str = ""

    def write(self) -> None:
        """Writes it. Raises NotWritten."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        write_named(self.path, self.text.encode(), replace=self.adds)


def place_for(folder: Path, result: ResultFile) -> Place:
    """Where a result goes in a folder; nothing is written yet."""
    avoided = ""
    for path in _names(folder, result.pupil):
        if not _is_there(path):
            return Place(path, written(result), avoided=avoided)
        with suppress(YamlFault):
            before = read_result(path).result
            if same_pupil(before.pupil) == same_pupil(result.pupil):
                return Place(path, written(together(before, result)), adds=True, avoided=avoided)
        avoided = avoided or path.name
    raise FileExistsError(str(folder))


def _names(folder: Path, pupil: str) -> Iterator[Path]:
    plain = " ".join(_NO_NAME.sub(" ", pupil.lower()).split()).strip(". ")[:_LONGEST] or "pupil"
    plain = f"{plain}-" if _DEVICES.fullmatch(plain) else plain
    for number in range(1, _MOST_NUMBERS):
        yield folder / f"{plain}{'' if number == 1 else f' {number}'}{ENDING}"


def _is_there(path: Path) -> bool:
    try:
        return path.exists() or path.is_symlink()
    except (OSError, ValueError):
        return False

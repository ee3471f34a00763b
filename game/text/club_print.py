"""`leftbower evening print`: a club's night as a PDF. It's the one place that opens the room of paper."""

from __future__ import annotations

from pathlib import Path

from game.evening.club.club_file import read_night
from game.evening.paper.printing import What, print_night, unprinted
from game.evening.paper.sheet import Paper
from game.i18n import _
from game.storage.writing import check_apart, check_free, write_named
from game.text.console import print_lines


def to_pdf(path: Path, target: Path, what: str, paper: str, number: int | None, *, replace: bool) -> int:
    """Write what is asked for. Raises YamlFault, BadRequest, NotWritten."""
    night = read_night(path)
    check_apart(path, target)
    check_free(target, replace=replace)
    write_named(target, print_night(night, What(what), Paper(paper), number), replace=replace)
    print_lines(filter(None, [_("{file} is written.").format(file=target), unprinted(night, What(what))]))
    return 0

"""Which files beside each other in a folder are the app's own."""

from __future__ import annotations

import re
from pathlib import Path

FIRST = "leftbower.db"
"""The file of the first learner."""

LIST = "learners.json"
"""The file of the list of all learners."""

OTHER = re.compile(r"learner-(\d+)\.db")
"""The file of a later learner."""

_EXPORTED = (
    ".json",
    ".egn",
    ".png",
    ".txt",
    ".yaml",
    ".yml",
    ".csv",
    ".pdf",
    ".lbpack",
    ".lbresult",
    ".html",
)


DRAFTS = "Lesson drafts"
"""The folder of lessons in the making, which belongs to their author; it has one name in every language."""


def is_own(path: Path, home: Path) -> bool:
    """Whether a file, there or not, is one that only the app itself writes; both paths are resolved."""
    if not path.is_relative_to(home):
        return False
    if path.parent == home / DRAFTS:
        return False
    beside = path.parent == home and path.suffix.lower() in _EXPORTED
    return not beside or path.name.lower() == LIST

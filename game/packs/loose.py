"""Lessons that were handed over one by one: they are kept in a pack of their own."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

from game.course.chapters import FILE
from game.course.loader import LessonFile, read_lesson
from game.i18n import _
from game.packs.limits import refused, shown
from game.packs.pack import read_about
from game.packs.shelf import LOOSE, Offered, offered
from game.storage import paths
from game.yamlfile.faults import YamlFault


def look_at_lesson(path: Path) -> tuple[LessonFile, Offered]:
    """A lesson in a file, and the pack as it would be with it. Raises YamlFault; nothing is added yet.

    A lesson of the same id, added earlier, gives way to this one.
    """
    file = read_lesson(path, shown(path.name))
    files = _there()
    try:
        files[f"{file.id}.yaml"] = path.read_bytes()
    except OSError as error:
        message = _("This file can't be read: {reason}.").format(reason=error.strerror or error)
        mend = _("Check that it's there and that you have permission to read it.")
        raise refused(str(path), message, mend) from error
    version = _version() + 1
    title, author = json.dumps(_("Single lessons")), json.dumps(_("various people"))
    about = f"format: 1\nid: {LOOSE}\ntitle: {title}\nauthor: {author}\nversion: {version}\n"
    files[FILE] = about.encode()
    return file, offered(files, shown(path.name))


def _there() -> dict[str, bytes]:
    found = {}
    with suppress(OSError):
        for path in sorted((paths.packs() / LOOSE).glob("*.yaml")):
            with suppress(YamlFault):  # one that was spoilt stays behind
                if path.name != FILE:
                    read_lesson(path)
                    found[path.name] = path.read_bytes()
    return found


def _version() -> int:
    with suppress(YamlFault):
        return read_about(paths.packs() / LOOSE, LOOSE).version
    return 0

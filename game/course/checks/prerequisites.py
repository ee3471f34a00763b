"""What lessons require of one another: it is there, and no lesson comes before itself."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from game.course.chapters import FILE as PACK
from game.course.glossary import FILE as GLOSSARY
from game.course.loader import LessonFile, lesson_paths
from game.course.pack_names import OWN
from game.i18n import _
from game.storage import paths
from game.yamlfile.validation_words import nearest
from game.yamlfile.yaml_positions import YamlFault

_ID = re.compile(r"""^id:[ ]*["']?([^\s"'#]+)""", re.MULTILINE)


def faults(files: Sequence[LessonFile]) -> Iterator[YamlFault]:
    """A fault at each prerequisite that closes a circle; lessons that are not there are none."""
    required = {file.id: file.lesson.requires for file in files}
    for file in files:
        for number, lesson_id in enumerate(file.lesson.requires):
            if file.id in _before(lesson_id, required):
                message = _(
                    "The lesson “{lesson}” is supposed to come before this one, and this one before it."
                )
                if lesson_id == file.id:
                    message = _("A lesson can't come before itself, and “{lesson}” is this one.")
                said = message.format(lesson=lesson_id)
                yield file.marked.fault(("requires", number), said, _("Remove one of the prerequisites."))


def missing(files: Sequence[LessonFile]) -> Iterator[YamlFault]:
    """A fault at each prerequisite that is no lesson: neither among these, nor near its file, nor shipped."""
    here = frozenset(file.id for file in files)
    wanting = [file for file in files if not here.issuperset(file.lesson.requires)]
    if not wanting:
        return
    shipped = _ids(lesson_paths(paths.lessons()))
    for file in wanting:
        known = here | shipped | _ids(_near(file.path)) | {f"{OWN}/{each}" for each in shipped}
        for number, lesson_id in enumerate(file.lesson.requires):
            if lesson_id not in known:
                message = _("There's no lesson called “{lesson}”.").format(lesson=lesson_id)
                meant = nearest(lesson_id, sorted(known))
                mend = _("Name a lesson by the id in its file, or remove this one.")
                if meant:
                    mend = _("Did you mean {word}?").format(word=meant)
                yield file.marked.fault(("requires", number), message, mend)


def _near(path: Path) -> tuple[Path, ...]:
    """The lesson files of the course that a file belongs to, or else of its folder."""
    for folder in path.resolve().parents:
        if any((folder / name).is_file() for name in (PACK, GLOSSARY)):
            return lesson_paths(folder)
    return tuple(path.resolve().parent.glob("*.y*ml"))


def _ids(files: Iterable[Path]) -> frozenset[str]:
    """The ids of lesson files, also of those that hold faults."""
    found = set()
    for path in files:
        with suppress(OSError, UnicodeDecodeError):
            found.update(_ID.findall(path.read_text(encoding="utf-8-sig")))
    return frozenset(found)


def _before(lesson_id: str, required: Mapping[str, Sequence[str]]) -> set[str]:
    """The lesson and all that should come before it."""
    found: set[str] = set()
    left = [lesson_id]
    while left:
        current = left.pop()
        if current not in found:
            found.add(current)
            left += required.get(current, ())
    return found

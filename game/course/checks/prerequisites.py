"""What lessons require of one another: no lesson may come before itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from game.course.loader import LessonFile
from game.i18n import _
from game.storage.marks import YamlFault


def faults(files: Sequence[LessonFile]) -> Iterator[YamlFault]:
    """A fault at each prerequisite that closes a circle; lessons that are not there are none."""
    required = {file.id: file.lesson.requires for file in files}
    for file in files:
        for number, lesson_id in enumerate(file.lesson.requires):
            if file.id in _before(lesson_id, required):
                message = _("The lesson “{lesson}” should come before this one, and this one before it.")
                if lesson_id == file.id:
                    message = _("A lesson cannot come before itself, and “{lesson}” is this one.")
                said = message.format(lesson=lesson_id)
                yield file.marked.fault(("requires", number), said, _("Remove one of the prerequisites."))


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

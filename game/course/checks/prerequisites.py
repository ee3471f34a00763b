"""What lessons are to one another: each has its own id, what it requires is there and comes before it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from game.course.loader import LessonFile
from game.course.misspelling import near_id
from game.course.surroundings import Header
from game.i18n import _
from game.yamlfile.yaml_positions import YamlFault


def circles(file: LessonFile, others: Sequence[Header]) -> Iterator[YamlFault]:
    """A fault at each prerequisite that closes a circle; lessons that are not there are none."""
    required = {header.id: header.requires for header in reversed(others)} | {file.id: file.lesson.requires}
    for number, lesson_id in enumerate(file.lesson.requires):
        if file.id in _before(lesson_id, required):
            message = _("The lesson “{lesson}” is supposed to come before this one, and this one before it.")
            if lesson_id == file.id:
                message = _("A lesson can't come before itself, and “{lesson}” is this one.")
            said = message.format(lesson=lesson_id)
            yield file.marked.fault(("requires", number), said, _("Remove one of the prerequisites."))


def missing(file: LessonFile, known: Sequence[str]) -> Iterator[YamlFault]:
    """A fault at each prerequisite that is no lesson: neither near its file, nor shipped."""
    for number, lesson_id in enumerate(file.lesson.requires):
        if lesson_id not in known:
            message = _("There's no lesson called “{lesson}”.").format(lesson=lesson_id)
            usual = _("Name a lesson by the id in its file, or remove this one.")
            yield file.marked.fault(("requires", number), message, near_id(lesson_id, known, usual))


def same_id(file: LessonFile, others: Sequence[Header]) -> Iterator[YamlFault]:
    """A fault where a lesson that comes before this one has its id."""
    here = file.path.resolve()
    for header in sorted(others, key=lambda header: header.path.resolve()):
        if header.path.resolve() >= here:
            return
        if header.id == file.id and "id" not in file.unread.keys:
            message = _("Another lesson already has this id: {file}.").format(file=header.path.name)
            yield file.marked.fault(("id",), message, _("Give this lesson its own id."))
            return


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

"""Opens a lesson where the learner left it, or says what is wrong with its file."""

from __future__ import annotations

from game.client.screens.lesson import take_lesson
from game.client.screens.messages import MessageScreen, fault_message, lesson_fault
from game.client.screens.services import Services
from game.client.screens.stage import Screen
from game.course.lesson_progress import glance
from game.course.lesson_start import begin
from game.i18n import _
from game.presenters import lesson_list
from game.rules.ruleset import Ruleset
from game.storage.errors import StorageError
from game.yamlfile.yaml_positions import YamlFault


def open_lesson(services: Services, lesson_id: str, again: bool = False) -> Screen:
    """A lesson where the learner left it, or from its start; a message where its file has faults."""
    course = lesson_list.catalogue()
    file = course.find(lesson_id)
    if file is None:
        return lesson_fault("\n".join(str(fault) for fault in course.faults))
    known = services.store.progress.load(lesson_id)
    seen = glance(known.position) if known else None
    saved = known.position if known and seen and not seen.finished and not again else None
    try:
        runner = begin(file, course.glossary, lesson_ruleset(services), saved)
    except YamlFault as fault:
        return fault_message(fault)
    except StorageError as trouble:
        return MessageScreen(_("This couldn't be read"), trouble.sentence)
    return take_lesson(services, file, runner)


def lesson_ruleset(services: Services) -> Ruleset:
    """The ruleset lessons are taken by, if the learner has chosen one."""
    return lesson_list.taught_by(services.settings())

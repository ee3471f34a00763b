"""The way into a lesson by typed lines, from wherever it is offered."""

from __future__ import annotations

from game.course.glossary import Glossary
from game.course.lesson_progress import glance
from game.course.lesson_start import begin
from game.course.loader import LessonFile
from game.presenters.desk import Desk
from game.presenters.lesson_list import catalogue, taught_by
from game.rules.ruleset import Ruleset
from game.text.console import Console
from game.text.lesson import LessonTalk
from game.words.markup import as_typed
from game.yamlfile.yaml_positions import YamlFault


def take_lesson(console: Console, desk: Desk, lesson_id: str) -> None:
    """A lesson of the catalogue, at the table that lessons are taught at. There must be one."""
    course = catalogue()
    file = course.find(lesson_id)
    assert file is not None
    open_lesson(console, desk, file, course.glossary, taught_by(desk.settings()))


def open_lesson(console: Console, desk: Desk, file: LessonFile, glossary: Glossary, rules: Ruleset) -> None:
    """A lesson where it was left, or from its beginning; what is wrong with a faulty one."""
    known = desk.store.progress.load(file.id)
    saved = known.position if known and not glance(known.position).finished else None
    try:
        runner = begin(file, glossary, rules, saved)
    except YamlFault as fault:
        console.say(*(as_typed(str(each)) for each in fault.all))
        return
    console.gap()
    console.say(file.title, file.summary)
    LessonTalk(console, desk, file, runner).take()

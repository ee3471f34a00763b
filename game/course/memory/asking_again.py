"""Asks one question of a lesson by itself, through the runner of lessons."""

from __future__ import annotations

from collections.abc import Iterable

from game.course.glossary import Glossary
from game.course.lesson_progress import Progress, StepState, Visit, to_text
from game.course.lesson_start import begin
from game.course.loader import Catalogue, LessonFile
from game.course.runner import Runner
from game.course.steps import AskingStep
from game.rules.ruleset import Ruleset
from game.storage.memory import StepAnswer
from game.yamlfile.yaml_positions import YamlFault

DECIDED = (StepState.ANSWERED, StepState.SHOWN)
"""States of a question that waits for no more answers."""


def ask_again(
    file: LessonFile, glossary: Glossary, ruleset: Ruleset, step_id: str, deal: str
) -> Runner | None:
    """A runner that stands at the question with nothing before it; None where it cannot be asked.

    `deal` fixes the cards of a table that is dealt anew.
    """
    alone = to_text(Progress(file.id, (Visit(step_id),), deal=deal))
    try:
        runner = begin(file, glossary, ruleset, alone)
    except YamlFault:
        return None
    return runner if runner.step.id == step_id else None


def question_of(
    skill: str, catalogue: Catalogue, ruleset: Ruleset, answers: Iterable[StepAnswer]
) -> tuple[LessonFile, str] | None:
    """A question that tests a skill: the one answered longest ago, else the first one of the course."""
    asked = catalogue.course.as_asked_now(answers)
    last = {(told.lesson_id, told.step_id): told.answered for told in asked}
    found = [
        (file, step.id)
        for file in catalogue.lessons
        if not file.lesson.test
        for step in file.lesson.under(ruleset).shown
        if isinstance(step, AskingStep) and skill in step.tests
    ]
    known = [(file, step_id) for file, step_id in found if (file.id, step_id) in last]
    return min(known, key=lambda step: last[step[0].id, step[1]]) if known else next(iter(found), None)

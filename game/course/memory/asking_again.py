"""Asks one question of a lesson by itself, through the runner of lessons."""

from __future__ import annotations

from game.course.glossary import Glossary
from game.course.loader import LessonFile
from game.course.opening import begin
from game.course.progress import Progress, StepState, Visit, to_text
from game.course.runner import Runner
from game.rules.ruleset import Ruleset
from game.storage.marks import YamlFault

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

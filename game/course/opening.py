"""Opens a lesson for a learner: finds the ruleset, proves the lesson under it, takes up saved progress."""

from __future__ import annotations

import secrets

from game.course.checker import check_file, no_ruleset
from game.course.checks.rules import Rule
from game.course.fitting import choose_ruleset
from game.course.glossary import Glossary
from game.course.loader import LessonFile
from game.course.runner import Runner
from game.rules.ruleset import Ruleset
from game.storage.faults import gathered
from game.storage.rulesets import list_rulesets


def begin(file: LessonFile, glossary: Glossary, chosen: Ruleset, saved: str | None = None) -> Runner:
    """The lesson ready to run, where the learner left it.

    Raises YamlFault, with all others in its `also`, where the lesson does not hold under the ruleset.
    """
    found = choose_ruleset(file.lesson, chosen, list_rulesets())
    if found is None:
        raise no_ruleset(file)
    ruleset, note = found
    # an answer may be there for other tables only
    faults = [fault for fault in check_file(file, glossary, (ruleset,)) if fault.rule != Rule.NOT_IDLE]
    if faults:
        raise gathered(faults)
    return Runner(file.lesson, ruleset, glossary, saved, note, deal=secrets.token_hex(4))

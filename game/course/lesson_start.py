"""Opens a lesson for a learner: finds the ruleset, proves the lesson under it, takes up saved progress."""

from __future__ import annotations

import secrets
from dataclasses import replace

from game.course.checks.rule_numbers import Rule
from game.course.checks.tables import undealt
from game.course.fitting import choose_ruleset, fits, played_by
from game.course.glossary import Glossary
from game.course.lesson_proof import check_file, no_ruleset
from game.course.loader import LessonFile
from game.course.runner import Runner
from game.course.sound_parts import playable
from game.rules.ruleset import Ruleset
from game.rulesets.shipped import list_rulesets
from game.storage import paths
from game.yamlfile.faults import YamlFault, gathered


def begin(file: LessonFile, glossary: Glossary, chosen: Ruleset, saved: str | None = None) -> Runner:
    """The lesson ready to run, where the learner left it.

    Where it does not hold under the chosen ruleset, perhaps one of the learner's own, it is played by the
    first under which it does, of those that ship with the app or come with its pack. Raises YamlFault, with
    all others in its `also`, if there is none.
    """
    shipped = (*list_rulesets(), *file.rulesets)
    glossary = glossary.seen_from(file.pack)
    found = choose_ruleset(file.lesson, chosen, shipped)
    if found is None:
        raise no_ruleset(file)
    ruleset, note = found
    faults = _faults(file, glossary, ruleset)
    others = (other for other in shipped if fits(file.lesson, other)) if faults else ()
    for other in others:
        if not _faults(file, glossary, other):
            return _runner(file, glossary, (other, played_by(other)), saved)
    if faults:
        raise gathered(faults)
    return _runner(file, glossary, (ruleset, note), saved)


def begin_sound(file: LessonFile, glossary: Glossary, chosen: Ruleset, saved: str | None = None) -> Runner:
    """What is sound of a lesson, for its author: a step that blocks says as much in its place."""
    glossary = glossary.seen_from(file.pack)
    shipped = (*list_rulesets(), *file.rulesets)
    found = choose_ruleset(file.lesson, chosen, shipped) or (chosen, "")
    tried = replace(file.unread, keys=file.unread.keys - {"needs"})  # these rules, whatever it needs
    faults = check_file(replace(file, unread=tried), glossary, (found[0],))
    lost = undealt(file, found[0]) if any(fault.rule == Rule.DEALT for fault in faults) else ()
    return _runner(playable(file, faults, found[0], lost), glossary, found, saved)


def _runner(file: LessonFile, glossary: Glossary, rules: tuple[Ruleset, str], saved: str | None) -> Runner:
    runner = Runner(file.lesson, rules[0], glossary, saved, rules[1], deal=secrets.token_hex(4))
    runner.version = file.version
    return runner


def _faults(file: LessonFile, glossary: Glossary, ruleset: Ruleset) -> list[YamlFault]:
    """What keeps a lesson from being played under one ruleset; what is still to do in it does not.

    It is proved once: what ships was proved before it shipped, and a file that was read keeps its proofs.
    """
    ships = file.path.is_relative_to(paths.lessons()) and ruleset in list_rulesets()
    if ships or ruleset in file.proved:
        return []
    faults = [fault for fault in check_file(file, glossary, (ruleset,)) if fault.blocks]
    if not faults:
        file.proved.append(ruleset)
    return faults

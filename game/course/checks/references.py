"""What a lesson speaks of outside itself: clauses of the sheets, and house rules that some sheet has."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.course.chapters import Course
from game.course.checks.rule_numbers import Rule, ruled
from game.course.fitting import fits
from game.course.loader import LessonFile
from game.course.misspelling import did_you_mean, near_id, nearly
from game.course.situation import TOKEN, Situation
from game.course.steps import ShownStep
from game.i18n import _
from game.rules.ruleset import Ruleset
from game.rulesets.shipped import list_rulesets
from game.yamlfile.yaml_positions import DataPath, YamlFault


def faults(file: LessonFile, fitting: Sequence[Ruleset]) -> Iterator[YamlFault]:
    """Clauses that no sheet has, steps that no table gets, and numbers that a table does not have."""
    shipped = list_rulesets()
    known = {clause for ruleset in shipped for clause in ruleset.clauses}
    tables = [ruleset for ruleset in (*shipped, *fitting) if fits(file.lesson, ruleset)]
    unfit = tuple(_unfit_steps(file, tables))
    yield from ruled(Rule.STEP_NEEDS, unfit or _nothing_left(file, fitting))
    yield from ruled(Rule.CLAUSES, _unknown_clauses(file, known))
    for number in range(len(file.lesson.steps)):
        yield from ruled(Rule.NUMBERS, _no_such_number(file, number, fitting))


def _unfit_steps(file: LessonFile, fitting: Sequence[Ruleset]) -> Iterator[YamlFault]:
    for number, step in enumerate(file.lesson.steps):
        if not any(step.needs.fit(ruleset) for ruleset in fitting):
            message = _("No ruleset that fits this lesson has the house rules of this step.")
            mend = _("Ask for fewer here, or change “needs:” at the top of the lesson.")
            yield file.marked.fault(("steps", number, "needs"), message, mend)


def _nothing_left(file: LessonFile, fitting: Sequence[Ruleset]) -> Iterator[YamlFault]:
    """Every step may be for some table, and yet at another none of them be shown."""
    for ruleset in fitting:
        if not file.lesson.under(ruleset).shown:
            message = _("Under {ruleset} rules, this lesson has no steps left.")
            mend = _("Write “needs:” at the top of the lesson, or add a step that's for every table.")
            yield file.marked.fault(("steps",), message.format(ruleset=_(ruleset.short_name)), mend)
            return


def _unknown_clauses(file: LessonFile, known: set[str]) -> Iterator[YamlFault]:
    for number, step in enumerate(file.lesson.steps):
        for place, clause in enumerate(step.clauses if isinstance(step, ShownStep) else ()):
            if clause not in known:
                message = _("No sheet has a clause {id}.").format(id=clause)
                mend = near_id(clause, sorted(known), _("The command “leftbower clauses” lists them all."))
                yield file.marked.fault(("steps", number, "clauses", place), message, mend)


def _no_such_number(file: LessonFile, number: int, fitting: Sequence[Ruleset]) -> Iterator[YamlFault]:
    """A game that ends after so many deals has no points to win it by."""
    step = file.lesson.steps[number]
    if not any("{game}" in text for text in _texts(step.model_dump())):
        return
    for ruleset in fitting:
        if step.needs.fit(ruleset) and TOKEN.search(Situation(file.id, ruleset).text("{game}")):
            message = _("Under {ruleset} rules, a game isn't played to a number of points.")
            mend = _("Leave {token} out, or give the step “needs:” with “game_points:”.").format(
                token="{game}"
            )
            yield file.marked.fault(("steps", number), message.format(ruleset=_(ruleset.short_name)), mend)
            return


def unnamed_skills(file: LessonFile, course: Course) -> Iterator[YamlFault]:
    """Skills without a name for the progress page and the sheet of a class, misspelt ones above all."""
    if not course.skills:
        return  # nobody knows, as pack.yaml can't be read
    taught: tuple[tuple[DataPath, str], ...] = tuple(
        (("teaches", number), skill) for number, skill in enumerate(file.lesson.teaches)
    )
    for path, skill in (*taught, *tested_only(file)):
        if skill not in course.skills:
            message = _("The skill “{skill}” has no name.").format(skill=skill)
            if course.packs:
                usual = _("Write one under “skills:” in pack.yaml.")
            else:
                usual = _("A new skill has its name under “skills:” in the pack.yaml of its folder.")
            yield file.marked.fault(path, message, did_you_mean(nearly(skill, course.skills), usual))


def tested_only(file: LessonFile) -> Iterator[tuple[DataPath, str]]:
    """The skills that are tested and not taught, each where it is named first.

    A misspelt one of those that are taught is told by the way through the lesson.
    """
    seen = set(file.lesson.teaches)
    for number, step in enumerate(file.lesson.steps):
        for place, skill in enumerate(step.tests if isinstance(step, ShownStep) else ()):
            if skill not in seen and not nearly(skill, file.lesson.teaches):
                yield ("steps", number, "tests", place), skill
            seen.add(skill)


def _texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from _texts(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from _texts(inner)

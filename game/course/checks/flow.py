"""The way through a lesson: names that exist, jumps that go forward, steps that can be reached."""

from __future__ import annotations

from collections.abc import Iterator

from game.course.checks.rule_numbers import Rule, ruled
from game.course.loader import LessonFile
from game.course.misspelling import did_you_mean, near_id, nearly
from game.course.step_parts import NO_TABLE
from game.course.steps import AskingStep, BranchStep
from game.course.table_steps import FreePlayStep
from game.i18n import _
from game.yamlfile.yaml_positions import DataPath, YamlFault


def faults(file: LessonFile) -> Iterator[YamlFault]:
    """All faults of the way through; those of names first, for the others rest on them."""
    named = [*ruled(Rule.STEP_IDS, _double_ids(file)), *ruled(Rule.TABLE_NAMES, _unknown_tables(file))]
    yield from named
    jumps = [*ruled(Rule.JUMPS, _jumps(file))]
    yield from jumps
    if not named and not jumps and not file.unread.steps:
        yield from ruled(Rule.REACHED, _unreachable(file))
    yield from ruled(Rule.WITHIN, _wrong_within(file))
    yield from ruled(Rule.SKILLS_TESTED, _untested_skills(file))


def _double_ids(file: LessonFile) -> Iterator[YamlFault]:
    seen: set[str] = set()
    for number, step in enumerate(file.lesson.steps):
        if step.id in seen:
            message = _("A step above already has the id “{id}”.").format(id=step.id)
            yield file.marked.fault(("steps", number, "id"), message, _("Give this step its own id."))
        seen.add(step.id)


def _unknown_tables(file: LessonFile) -> Iterator[YamlFault]:
    tables = (*file.lesson.tables, *file.unread.tables)
    if "tables" in file.unread.keys:
        return
    if NO_TABLE in tables:
        message = _("A table can't be called “{table}”, because that word puts the table away.").format(
            table=NO_TABLE
        )
        yield file.marked.fault(("tables", NO_TABLE), message, _("Give it another name."))
    for number, step in enumerate(file.lesson.steps):
        if not isinstance(step, BranchStep) and step.table not in (None, NO_TABLE, *tables):
            message = _("There's no table called “{table}”.").format(table=step.table)
            usual = _("Add it under “tables:”, or write the name of a table that's already there.")
            mend = near_id(str(step.table), tables, usual)
            yield file.marked.fault(("steps", number, "table"), message, mend)


def _jumps(file: LessonFile) -> Iterator[YamlFault]:
    places = {step.id: number for number, step in enumerate(file.lesson.steps)}
    for number, step in enumerate(file.lesson.steps):
        if not isinstance(step, BranchStep):
            continue
        path = ("steps", number, "goto")
        target = places.get(step.goto)
        if target is None and (step.goto in file.unread.steps or "" in file.unread.steps):
            continue  # it may be there
        if target is None:
            message = _("There's no step called “{step}”.").format(step=step.goto)
            mend = near_id(step.goto, list(places)[number + 1 :], _("Write the id of a step further down."))
            yield file.marked.fault(path, message, mend)
        elif target <= number:
            message = _("The step “{step}” is further up, and steps only go forward.").format(step=step.goto)
            yield file.marked.fault(path, message, _("Write the id of a step further down."))


def _wrong_within(file: LessonFile) -> Iterator[YamlFault]:
    asking: set[str] = set()  # the questions above
    for number, step in enumerate(file.lesson.steps):
        if isinstance(step, AskingStep | FreePlayStep):
            asking.add(step.id)
        if not isinstance(step, BranchStep) or step.when is None:
            continue
        for place, name in enumerate(step.when.within):
            if name not in asking and name not in file.unread.steps and "" not in file.unread.steps:
                message = _("There's no step above called “{step}” that asks for an answer.").format(
                    step=name
                )
                path = ("steps", number, "when", "within", place)
                mend = near_id(name, asking, _("Write the id of a question further up."))
                yield file.marked.fault(path, message, mend)


def _unreachable(file: LessonFile) -> Iterator[YamlFault]:
    steps = file.lesson.steps
    places = {step.id: number for number, step in enumerate(steps)}
    reached = {0}
    for number, step in enumerate(steps):
        if number not in reached:
            message = _("Nothing leads to the step “{step}”.").format(step=step.id)
            mend = _("Have a branch lead here, give the branch above a “when:”, or remove the step.")
            yield file.marked.fault(("steps", number), message, mend)
            reached.add(number)  # told once, not again for every step behind it
        if isinstance(step, BranchStep):
            reached.add(places[step.goto])
        if not isinstance(step, BranchStep) or step.when is not None:
            reached.add(number + 1)


def _untested_skills(file: LessonFile) -> Iterator[YamlFault]:
    if file.unread.steps:
        return  # one of them may test it
    tested = {skill for step in file.lesson.shown for skill in step.tests}
    for number, skill in enumerate(file.lesson.teaches):
        meant = nearly(skill, tested - set(file.lesson.teaches))
        if skill not in tested and meant:
            message = _("“{skill}” isn't a skill that this lesson teaches.").format(skill=meant)
            yield file.marked.fault(_tested_at(file, meant), message, did_you_mean(skill, ""))
        elif skill not in tested:
            message = _("The skill “{skill}” is taught here, but no step tests it.").format(skill=skill)
            mend = _("Name it under “tests:” in a step that asks for it, or remove it here.")
            yield file.marked.fault(("teaches", number), message, mend)


def _tested_at(file: LessonFile, skill: str) -> DataPath:
    """Where a skill is tested first."""
    return next(
        ("steps", number, "tests", step.tests.index(skill))
        for number, step in enumerate(file.lesson.steps)
        if not isinstance(step, BranchStep) and skill in step.tests
    )

"""Proves a lesson before anyone takes it: what does not hold, where it stands and how to mend it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import islice
from pathlib import Path

from game.course.chapters import FILE as PACK
from game.course.chapters import NO_COURSE, Course, PackFile
from game.course.checks import (
    answers,
    asking_steps,
    flow,
    opinions,
    prerequisites,
    references,
    table_steps,
    texts,
    words,
)
from game.course.checks.rule_numbers import Rule, Ruled, breaking, ruled
from game.course.checks.tables import Filled, fill_all
from game.course.exercises.kinds import exercise
from game.course.fitting import fits
from game.course.glossary import FILE as GLOSSARY
from game.course.glossary import NO_GLOSSARY, Glossary
from game.course.loader import (
    RULES,
    LessonFile,
    course_of,
    lesson_paths,
    read_glossary,
    read_lesson,
    read_pack,
)
from game.course.pack_names import OWN
from game.course.situation import Situation
from game.course.steps import AskingStep, ShownStep, WatchStep
from game.course.table_steps import FreePlayStep
from game.i18n import _, format_number, ngettext
from game.rules.ruleset import Ruleset
from game.rulesets.own_rulesets import read_own
from game.rulesets.shipped import list_rulesets
from game.storage import paths as places
from game.yamlfile.yaml_positions import YamlFault, read_marked


def main(paths: Sequence[Path], *, as_json: bool = False, values: bool = False) -> int:
    """Print what is wrong in lesson files and folders; 1 when anything is.

    With `values` the engine weighs the calls and cards that are graded best, too.
    """
    faults = check_paths(paths, values=values)
    for fault in faults:
        print(_as_json(fault) if as_json else with_rule(fault))
    checked = len(list(_files(paths)))
    if not faults and not as_json:
        text = ngettext("{n} file checked, nothing to fix.", "{n} files checked, nothing to fix.", checked)
        print(text.format(n=format_number(checked)))
    return 1 if faults else 0


def with_rule(fault: YamlFault) -> str:
    """A fault with the number of the rule it breaks; lessons/checks has a page for each."""
    return f"{fault} [{fault.rule}]" if fault.rule else str(fault)


def _as_json(fault: YamlFault) -> str:
    """A fault for another program."""
    place = {"file": fault.file, "line": fault.line, "column": fault.column, "rule": fault.rule}
    return json.dumps({**place, "message": fault.message, "mend": fault.mend}, ensure_ascii=False)


def check_paths(paths: Iterable[Path], *, values: bool = False) -> list[YamlFault]:
    """All faults of lesson files, and of those in folders.

    They are proved under every ruleset that ships with the app and under those of their own pack.
    """
    course, glossary_of = NO_COURSE, cache(glossary_near)
    faults: list[YamlFault] = []
    ids: dict[str, Path] = {}
    read: list[LessonFile] = []
    paths = tuple(paths)
    own = {path: ruleset for each in paths for path, ruleset in rulesets_near(each).items()}
    rulesets = (*list_rulesets(), *(ruleset for ruleset in own.values() if isinstance(ruleset, Ruleset)))
    broken = (ruleset for ruleset in own.values() if isinstance(ruleset, YamlFault))
    faults += ruled(Rule.WRITTEN, (each for fault in broken for each in fault.all))
    faults += ruled(Rule.WRITTEN, filter(None, map(_empty, paths)))
    for path in _files(paths):
        try:
            if path.name == GLOSSARY:
                known = glossary_of(path.resolve().parent)
                own_words = read_glossary(path, beside=known or NO_GLOSSARY)
                faults += words.faults(read_marked(path), own_words, rulesets, known)
                continue
            if path.name == PACK:
                course = _with_our_skills(read_pack(path))
                continue
            file = read_lesson(path)
            read.append(file)
            faults += [
                *ruled(Rule.LESSON_IDS, _same_id(file, ids)),
                *check_file(file, glossary_of(path.resolve().parent), rulesets, values=values),
            ]
        except YamlFault as fault:
            faults += ruled(Rule.WRITTEN, fault.all)
    circles = ruled(Rule.NO_CIRCLE, prerequisites.faults(read))
    lost = ruled(Rule.REQUIRED, prerequisites.missing(read))
    return [*faults, *circles, *lost, *ruled(Rule.SKILLS_NAMED, references.unnamed_skills(read, course))]


def _with_our_skills(pack: PackFile) -> Course:
    """The chapters and skills of a pack; the skills of our own course are everyone's to use."""
    course, shipped = course_of(pack), places.lessons() / PACK
    return replace(course, skills=read_pack(shipped).skills | course.skills) if pack.id != OWN else course


def check_file(
    file: LessonFile, glossary: Glossary | None, rulesets: Iterable[Ruleset], *, values: bool = False
) -> list[YamlFault]:
    """All faults of a lesson that could be read, under those of the rulesets that fit; in their order."""
    fitting = tuple(ruleset for ruleset in rulesets if fits(file.lesson, ruleset))
    if not fitting:
        return [no_ruleset(file)]
    filled, broken = fill_all(file, fitting)
    found = [*flow.faults(file), *texts.faults(file, glossary), *references.faults(file, fitting)]
    found += ruled(Rule.DEALT, broken)
    laid = [Laid.of(file, tables) for tables in filled]
    for number, step in enumerate(file.lesson.steps):
        if isinstance(step, ShownStep):
            found += _step(file, number, step, laid, values=values)
    once = {(fault.mark, fault.message): fault for fault in found}
    return sorted(once.values(), key=lambda fault: fault.mark)


def no_ruleset(file: LessonFile) -> YamlFault:
    """The fault of a lesson that no ruleset can play."""
    message = _("No ruleset has all these house rules.")
    mend = _("Ask for fewer. The command “leftbower rules” shows what each ruleset has.")
    fault = file.marked.fault(("needs",), message, mend)
    fault.rule = Rule.SOME_RULESET
    return fault


@dataclass(frozen=True)
class Laid:
    """A lesson's tables laid out under one ruleset."""

    names: Mapping[str, str | None]  # the table each step stands at, by the ids of the steps it is to have
    situations: Mapping[str | None, tuple[Situation, ...]]  # by table, None for none; broken ones are absent

    @classmethod
    def of(cls, file: LessonFile, tables: Filled) -> Laid:
        """The lesson's tables as they could be filled."""
        situations: dict[str | None, tuple[Situation, ...]] = {
            name: tuple(Situation.at(file.id, tables.ruleset, setup) for setup in dealt)
            for name, dealt in tables.setups.items()
        }
        situations[None] = (Situation.at(file.id, tables.ruleset, None),)
        return cls(file.lesson.under(tables.ruleset).table_names(), situations)


def _step(
    file: LessonFile, number: int, step: ShownStep, laid: Sequence[Laid], *, values: bool
) -> Iterator[YamlFault]:
    """Faults of one step at each of its tables under each ruleset that is to have it."""
    situations: list[Situation] = []
    for tables in laid:
        if step.id not in tables.names:
            continue
        there = tables.situations.get(tables.names[step.id])
        if there is None:
            return  # the table is broken, and what follows from that need not be told
        situations += there
    for rule, (path, message, mend) in _found(step, situations, values=values):
        yield from ruled(rule, (file.marked.fault(("steps", number, *path), message, mend),))


def _found(step: ShownStep, situations: list[Situation], *, values: bool) -> list[Ruled]:
    """The first kind of fault that is found silences those that may only follow from it."""
    if isinstance(step, WatchStep):
        seen = (fault for here in situations for fault in table_steps.watching(step, here))
        return list(breaking(Rule.AFTERMATH, seen))
    if isinstance(step, FreePlayStep):
        played = (fault for here in situations for fault in table_steps.free_play(step, here))
        return list(breaking(Rule.FREE_PLAY, islice(played, 1)))  # it may differ from table to table
    if not isinstance(step, AskingStep) or not situations:
        return []
    asked = [exercise(step, here) for here in situations]
    for kind in (asking_steps.faults, answers.agreement):
        found = [fault for each in asked for fault in kind(each)]
        if found:
            return found
    found = list(answers.coverage(asked))
    return found or (list(breaking(Rule.WORTH, opinions.dearer(asked))) if values else [])


def _same_id(file: LessonFile, ids: dict[str, Path]) -> Iterator[YamlFault]:
    if file.id in ids:
        message = _("Another lesson already has this id: {file}.").format(file=ids[file.id].name)
        yield file.marked.fault(("id",), message, _("Give this lesson its own id."))
    ids.setdefault(file.id, file.path)


def _files(paths: Iterable[Path]) -> Iterator[Path]:
    for path in paths:
        if path.is_dir():
            yield from (path / name for name in (GLOSSARY, PACK) if (path / name).is_file())
            yield from lesson_paths(path)
        else:
            yield path


def _empty(path: Path) -> YamlFault | None:
    """What is wrong with a folder in which there is nothing to check."""
    if not path.is_dir() or any(True for _file in _files([path])):
        return None
    mend = _("Name another folder or a file, or start a lesson with the command “leftbower lesson new”.")
    return YamlFault(str(path), 1, 1, _("There are no lesson files in this folder."), mend)


def rulesets_near(path: Path) -> dict[Path, Ruleset | YamlFault]:
    """The own rulesets of the pack that a file or a folder belongs to, or what is wrong with them."""
    found: dict[Path, Ruleset | YamlFault] = {}
    place = path.resolve()
    home = next((each for each in (place, *place.parents) if (each / PACK).is_file()), None)
    for file in sorted((home / RULES).glob("*.yaml")) if home is not None else ():
        try:
            found[file] = read_own(file)
        except YamlFault as fault:
            found[file] = fault
    return found


def read_in_pack(path: Path) -> LessonFile:
    """A lesson while it is written, with the rulesets of its pack. Raises YamlFault as `read_lesson` does."""
    own = tuple(each for each in rulesets_near(path).values() if isinstance(each, Ruleset))
    return replace(read_lesson(path), rulesets=own)


def glossary_near(beside: Path) -> Glossary | None:
    """The glossary of the nearest folder from this one up, else that of the app; None for a faulty one.

    That of a pack adds to the words of the app.
    """
    shipped = places.lessons()
    for folder in (beside, *beside.parents, shipped):
        if not any((folder / name).is_file() for name in (GLOSSARY, PACK)):
            continue
        added = (folder / PACK).is_file() and folder != shipped.resolve() and folder != shipped
        try:
            known = read_glossary(shipped / GLOSSARY) if added else NO_GLOSSARY
            own = read_glossary(folder / GLOSSARY, beside=known) if (folder / GLOSSARY).is_file() else known
        except YamlFault:
            return None  # its faults are its own; each lesson need not repeat them
        return Glossary(known.terms | own.terms, known.groups | own.groups)
    return NO_GLOSSARY

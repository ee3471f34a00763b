"""Proves one lesson: all that does not hold in it, at each of its tables, under each of its rulesets."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice

from game.course.checks import (
    answers,
    asking_steps,
    borne_out,
    flow,
    opinions,
    readable,
    references,
    table_steps,
    texts,
)
from game.course.checks.rule_numbers import Rule, Ruled, breaking, ruled
from game.course.checks.tables import Filled, fill_all, with_models
from game.course.exercises.kinds import exercise
from game.course.fitting import fits
from game.course.glossary import Glossary
from game.course.loader import LessonFile
from game.course.needs_line import kept_to_others
from game.course.situation import Situation
from game.course.steps import AskingStep, ChooseStep, ShownStep, WatchStep
from game.course.table_steps import FreePlayStep, SpotStep
from game.i18n import _
from game.rules.ruleset import Ruleset, Switches
from game.yamlfile.yaml_positions import Mark, YamlFault

_OF_A_TABLE = frozenset(
    {
        Rule.DEALT, Rule.ASKABLE, Rule.NAMED_ANSWERS, Rule.LEGAL_ANSWERS, Rule.AGREED, Rule.AUTO,
        Rule.AFTERMATH, Rule.FEEDBACK, Rule.FREE_PLAY,
    }
)  # fmt: skip
"""What may be so under some rulesets only."""

_Key = tuple[Mark, str]


def check_file(
    file: LessonFile, glossary: Glossary | None, rulesets: Iterable[Ruleset], *, values: bool = False
) -> list[YamlFault]:
    """All faults of a lesson that could be read, under those of the rulesets that fit.

    Those that block come first, each kind in the order of the file. What only some rulesets bring about says
    under which, and how to keep the lesson to the others.
    """
    fitting = tuple(ruleset for ruleset in rulesets if fits(file.lesson, ruleset))
    if not fitting:
        return [no_ruleset(file)]
    found = _proved(file, glossary, fitting, values=values)
    if len(fitting) > 1 and any(fault.rule in _OF_A_TABLE for fault in found):
        alone = _ProvedAlone(file, found)
        for fault in found:
            fails = partial(alone.has, _key(fault))
            failing = [ruleset for ruleset in fitting if fails(ruleset)]
            if fault.rule in _OF_A_TABLE and 0 < len(failing) < len(fitting):
                holding = [ruleset for ruleset in fitting if ruleset not in failing]
                kept_to_others(file, fault, failing, holding, fails)
    return found


class _ProvedAlone:
    """The faulty tables and steps of a lesson proved under one ruleset at a time, each time but once."""

    def __init__(self, file: LessonFile, faults: Iterable[YamlFault]) -> None:
        self._file = file
        places = {fault.path[:2] for fault in faults if fault.rule in _OF_A_TABLE and len(fault.path) > 1}
        self._steps = frozenset(number for key, number in places if key == "steps")
        self._tables = frozenset(str(name) for key, name in places if key == "tables")
        self._keys: dict[tuple[str, Switches], set[_Key]] = {}

    def has(self, key: _Key, ruleset: Ruleset) -> bool:
        """Whether there is such a fault under a ruleset."""
        which = ruleset.id, ruleset.switches
        if which not in self._keys:
            names = self._file.lesson.under(ruleset).table_names()
            stood_at = {names.get(self._file.lesson.steps[int(number)].id) for number in self._steps}
            tables = with_models(self._file.lesson, {*self._tables, *stood_at})
            found = _at_tables(self._file, (ruleset,), steps=self._steps, tables=tables)
            self._keys[which] = set(map(_key, found))
        return key in self._keys[which]


def in_order(faults: Iterable[YamlFault]) -> list[YamlFault]:
    """The faults of one file: what blocks before what is still to do, and either from top to bottom."""
    return sorted(faults, key=lambda fault: (not fault.blocks, fault.mark))


def _key(fault: YamlFault) -> _Key:
    return fault.mark, fault.message


def _proved(
    file: LessonFile, glossary: Glossary | None, fitting: tuple[Ruleset, ...], *, values: bool
) -> list[YamlFault]:
    found = [*flow.faults(file), *texts.faults(file, glossary), *references.faults(file, fitting)]
    found += readable.faults(file)
    if "needs" not in file.unread.keys:  # nobody knows under which rulesets its tables are to hold
        found += _at_tables(file, fitting, values=values)
    return in_order({_key(fault): fault for fault in found}.values())


def _at_tables(
    file: LessonFile,
    fitting: tuple[Ruleset, ...],
    *,
    values: bool = False,
    steps: Container[str | int] | None = None,
    tables: Container[str | None] | None = None,
) -> Iterator[YamlFault]:
    """Faults of the tables and of the steps at them: of all, or of those with these names and numbers."""
    filled, broken = fill_all(file, fitting, tables)
    yield from ruled(Rule.DEALT, broken)
    laid = [Laid.of(file, each) for each in filled]
    for number, step in enumerate(file.lesson.steps):
        if (
            isinstance(step, ShownStep)
            and step.id not in file.unread.steps
            and (steps is None or number in steps)
        ):
            yield from _step(file, number, step, laid, values=values)


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
        if there is None and isinstance(step, ChooseStep | SpotStep):
            there = tables.situations[None]  # what it asks is the same at any table
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
    found = [*answers.coverage(asked), *breaking(Rule.BORNE_OUT, borne_out.untold(asked))]
    return found or (list(breaking(Rule.WORTH, opinions.dearer(asked))) if values else [])

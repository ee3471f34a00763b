"""Reads rulesets from YAML: a sheet, laid over the sheet it extends, down to the base readings."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from enum import StrEnum
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, get_args, get_type_hints

from pydantic import TypeAdapter, ValidationError

from game.i18n import _, format_list, format_number
from game.rules.ruleset import CallWord, Clause, ClauseKind, Ruleset, Switches, Topic
from game.rulesets.sheet import ID, LONGEST_ID, Sheet
from game.rulesets.switches import no_switch
from game.storage.paths import rulesets
from game.yamlfile.validation import schema_faults
from game.yamlfile.validation_words import Misfit, shortened, words_for
from game.yamlfile.yaml_positions import Marked, read_marked

BASE = "base"
_NO_TABLES = frozenset((BASE, "switches", "questions"))  # what else stands in the folder of the rulesets
_ORDER = "order.txt"  # the first of the list is where the app begins
_SWITCHES = frozenset(Switches.__dataclass_fields__)
_AT_LEAST_ONE = frozenset(("game_points", "game_deals", "event_rounds", "round_minutes"))
_TOPICS = _SWITCHES | {str(topic) for topic in Topic}

_HEAD = 4000  # letters of a file in which its id is looked for
_MOST_BELOW = 12
"""How many sheets may extend one another; those that ship with the app need four."""


def ruleset_ids() -> tuple[str, ...]:
    """The rulesets that ship with the app, in the order of `order.txt`; any other file comes after those.

    The base readings are no table of their own, nor are the words of switches and questions.
    """
    there = {path.stem for path in rulesets().glob("*.yaml")} - _NO_TABLES
    listed = [name for name in (rulesets() / _ORDER).read_text(encoding="utf-8").split() if name in there]
    return (*listed, *sorted(there.difference(listed)))


def list_rulesets() -> tuple[Ruleset, ...]:
    """Every shipped ruleset, resolved."""
    return tuple(load_ruleset(ruleset_id) for ruleset_id in ruleset_ids())


@lru_cache(maxsize=32)
def load_ruleset(ruleset_id: str) -> Ruleset:
    """A shipped ruleset by id. Raises KeyError if there is none, YamlFault if its file is faulty."""
    path = rulesets() / f"{ruleset_id}.yaml"
    if not path.is_file():
        raise KeyError(ruleset_id)
    return _resolved(tuple(_chain(path)))  # what else can be wrong with it is left to the tests


def read_ruleset(path: Path) -> Ruleset:
    """A ruleset from a file. Raises YamlFault with file, line, column and mend."""
    chain = tuple(_chain(path))
    ruleset = _resolved(chain)
    _check_advice(*chain[0])
    _check_together(*chain[0], ruleset.switches)
    return ruleset


def _resolved(chain: tuple[tuple[Marked, Sheet], ...]) -> Ruleset:
    """A sheet laid over those it extends. Raises YamlFault where something is left open."""
    marked, sheet = chain[0]
    switches: dict[str, Any] = {}
    authority: dict[str, str] = {}
    words: dict[CallWord, str] = {}
    also: dict[CallWord, tuple[str, ...]] = {}
    advice: dict[str, tuple[str, ...]] = {}
    clauses: dict[str, Clause] = {}
    for file, layer in reversed(chain):
        words |= layer.words
        also |= layer.also
        advice |= _advised(layer)
        for clause_id, clause in layer.clauses.items():
            switches |= clause.sets
            authority |= dict.fromkeys((*clause.sets, *clause.covers), clause_id)
            source = "" if clause.kind is ClauseKind.READING else layer.source or file.file
            named = layer.short_name or layer.name
            clauses[clause_id] = Clause(id=clause_id, source=source, sheet=named, **dict(clause))
    _check_whole(marked, authority)
    resolved = _adapter(Switches).validate_python(switches)
    return Ruleset(
        id=sheet.id,
        name=sheet.name,
        short_name=sheet.short_name or sheet.name,
        summary=sheet.summary,
        beginners=sheet.beginners,
        source=sheet.source or marked.file,
        extends=None if sheet.extends in (None, BASE) else sheet.extends,
        switches=resolved,
        words=words,
        also=also,
        clauses=clauses,
        authority=authority,
        advice=advice,
    )


def _advised(sheet: Sheet) -> dict[str, tuple[str, ...]]:
    """The rules of thumb that a sheet's own clauses state."""
    found: dict[str, tuple[str, ...]] = {}
    for clause_id, clause in sheet.clauses.items():
        if clause.advises:
            found[clause.advises] = (*found.get(clause.advises, ()), clause_id)
    return found


def parent_clauses(path: Path) -> frozenset[str]:
    """The ids of the clauses of every sheet below the file's own. Raises YamlFault."""
    _own, *below = _chain(path)
    return frozenset(clause_id for _file, sheet in below for clause_id in sheet.clauses)


def _chain(path: Path) -> Iterator[tuple[Marked, Sheet]]:
    """The file's sheet, then each one it extends."""
    seen: set[Path] = set()
    while True:
        seen.add(path)
        marked, sheet = _opened(path, written(path))
        yield marked, sheet
        if sheet.extends is None:
            return
        found = _parent(path, sheet.extends)
        if found is None:
            raise marked.fault(
                ("extends",),
                _("There's no ruleset called “{name}” to extend.").format(name=shortened(sheet.extends)),
                _("Write one of these: {names}.").format(names=", ".join(ruleset_ids())),
            )
        if len(seen) == _MOST_BELOW:
            most = format_number(_MOST_BELOW)
            raise marked.fault(
                ("extends",),
                _("More than {limit} sheets extend each other here.").format(limit=most),
                _("Make this one extend a ruleset that comes with Left Bower."),
            )
        path = found
        if path in seen:
            raise marked.fault(
                ("extends",),
                _(
                    "“{name}” extends this sheet, and this sheet extends it, so neither has a starting point."
                ).format(name=sheet.extends),
                _("Make one of the two extend a ruleset that comes with Left Bower."),
            )


def _parent(path: Path, name: str) -> Path | None:
    """The file of the ruleset that the one at `path` extends; None where there is none of that name."""
    if len(name) > LONGEST_ID or not ID.fullmatch(name):  # it would lead out of the folder, or nowhere
        return None
    shipped = rulesets() / f"{name}.yaml"
    return shipped if shipped.is_file() else _beside(path, name)


def _beside(path: Path, name: str) -> Path | None:
    """The file of a ruleset in the same folder: called like it, or one that says so inside."""
    named = path.with_name(f"{name}.yaml")
    if named.is_file():
        return named
    says = re.compile(rf"^id:\s*[\"']?{re.escape(name)}[\"']?\s*(#.*)?$", re.MULTILINE)
    for other in sorted(path.parent.glob("*.yaml")):
        with suppress(OSError, UnicodeDecodeError):
            if other.is_file() and says.search(_head(other)):
                return other
    return None


def _head(path: Path) -> str:
    with path.open(encoding="utf-8") as stream:
        return stream.read(_HEAD)


def written(path: Path) -> tuple[int, int]:
    """When a file was written and how large it is; nothing of one that leads nowhere."""
    try:
        state = path.stat()
    except (OSError, ValueError):  # the other one for a sign that no name of a file can have
        return 0, 0
    return state.st_mtime_ns, state.st_size


@lru_cache(maxsize=256)
def _opened(path: Path, _written: tuple[int, int]) -> tuple[Marked, Sheet]:
    """A sheet is read once until its file changes, however many others extend it."""
    marked = read_marked(path, path.name)
    return marked, _sheet(marked)


def _sheet(marked: Marked) -> Sheet:
    try:
        sheet = Sheet.model_validate(marked.data)
    except ValidationError as error:
        raise schema_faults(marked, error, Sheet) from error
    for clause_id, clause in sheet.clauses.items():
        for name, value in clause.sets.items():
            path = ("clauses", clause_id, "sets", name)
            _check_known(marked, path, name, _SWITCHES)
            _check_value(marked, path, name, value)
        for number, name in enumerate(clause.covers):
            _check_known(marked, ("clauses", clause_id, "covers", number), name, _TOPICS)
    return sheet


def _check_whole(marked: Marked, authority: dict[str, str]) -> None:
    """Every switch and topic is decided, or there would be nothing to play by and nothing to cite."""
    open_topics = sorted(_TOPICS - authority.keys())
    if open_topics:
        raise marked.fault(
            (),
            _("This sheet doesn't extend another, so it has to set these itself: {names}.").format(
                names=format_list(open_topics)
            ),
            _("Add the line “extends: {name}”, which has an answer to everything.").format(name=BASE),
        )


def _check_advice(marked: Marked, sheet: Sheet) -> None:
    """What a clause advises is a rule of thumb that the tutor knows."""
    from game.strategy.rules_of_thumb.principle_checks import STATED

    known = {"expected": " ".join(f"'{principle.id}'" for principle in STATED)}
    for clause_id, clause in sheet.clauses.items():
        if clause.advises is not None and all(clause.advises != principle.id for principle in STATED):
            path = ("clauses", clause_id, "advises")
            raise marked.fault(path, *words_for(Misfit("enum", path, clause.advises, known, "")))


def _check_together(marked: Marked, sheet: Sheet, switches: Switches) -> None:
    """No two switches may exclude each other; the fault is at the one this sheet sets last."""
    from game.rulesets.switches import clashes  # only here: sheets that ship need neither this nor the tutor

    for clash in clashes(switches):
        paths = [
            ("clauses", clause_id, "sets", name)
            for clause_id, clause in sheet.clauses.items()
            for name in clash.switches
            if name in clause.sets
        ]
        raise marked.fault(max(paths, key=marked.where, default=()), clash.message, clash.mend)


def _check_known(marked: Marked, path: tuple[str | int, ...], name: str, known: frozenset[str]) -> None:
    if name not in known:
        raise marked.fault_at_key(path, *no_switch(name, known))


@cache
def _kinds() -> dict[str, Any]:
    """What each switch takes."""
    return get_type_hints(Switches)


@cache
def _adapter(kind: Any) -> TypeAdapter[Any]:
    return TypeAdapter(kind)


def _check_value(marked: Marked, path: tuple[str | int, ...], name: str, value: Any) -> None:
    kind = _kinds()[name]
    try:
        # strict, but for the names of choices, which come in as text
        _adapter(kind).validate_python(value, strict=not _is_choice(kind))
    except ValidationError as error:
        raise marked.fault(
            path,
            _("The switch “{name}” can't be “{value}”.").format(name=name, value=value),
            _("It takes {values}.").format(values=_values(kind)),
        ) from error
    least = 1 if name in _AT_LEAST_ONE else 0
    if isinstance(value, int) and value < least:
        raise marked.fault(
            path,
            _("The switch “{name}” can't be “{value}”.").format(name=name, value=value),
            _("It takes a whole number, {least} or more.").format(least=least),
        )


def _is_choice(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, StrEnum)


def _values(kind: Any) -> str:
    """What a switch takes, for the mend of a wrong value."""
    if kind is bool:
        return _("true or false")
    if _is_choice(kind):
        return format_list([str(member) for member in kind], "or")
    options = get_args(kind)
    if options and not any(isinstance(option, type) for option in options):
        return format_list([str(option) for option in options], "or")
    return _("a whole number, or null for none") if options else _("a whole number")

"""The `needs:` line that keeps a lesson to the rulesets under which it holds."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.course.loader import LessonFile
from game.i18n import _, format_list
from game.rules.ruleset import Ruleset, Switches
from game.yamlfile.faults import YamlFault

OF_PLAY = (
    "pack",
    "joker",
    "natural_trump",
    "canadian_loner",
    "take_upcard",
    "bury_upcard",
    "stick_the_dealer",
    "no_trump",
    "partners_best",
    "defend_alone",
    "lone_lead",
    "farmers_hand",
    "turn_down",
)
"""The switches that say what can be called and played."""

_NAMES = (*OF_PLAY, *(each.name for each in dataclasses.fields(Switches) if each.name not in OF_PLAY))

_MOST_NAMED = 3
"""So many rulesets are named at the most."""


def needs_line(switches: Mapping[str, Any]) -> str:
    """The `needs:` of a lesson file, for example `needs: {natural_trump: false}`."""
    told = ", ".join(f"{name}: {json.dumps(value)}" for name, value in switches.items())
    return f"needs: {{{told}}}"


Fails = Callable[[Ruleset], bool]
"""Whether a fault is there under a ruleset."""


def kept_to_others(
    file: LessonFile, fault: YamlFault, failing: Sequence[Ruleset], holding: Sequence[Ruleset], fails: Fails
) -> None:
    """Adds to a fault under which rulesets it is one, and the line that leaves those out, if there is one."""
    names = format_list([_(ruleset.short_name) for ruleset in failing])
    if len(failing) <= _MOST_NAMED:
        told = _("{message} That's true only under these rules: {rulesets}.")
    else:
        names = format_list([_(ruleset.short_name) for ruleset in holding])
        told = _("{message} It's allowed only under these rules: {rulesets}.")
    fault.message = told.format(message=fault.message, rulesets=names)
    causes = [name for name in _NAMES if _is_cause(name, failing[0], holding, fails)]
    switches = leaving_out(failing, holding, causes) or leaving_out(failing, holding, _NAMES)
    if switches:
        line = needs_line({**_written(file), **switches})
        mend = _("{advice} Or keep the lesson to other tables with this line in its header: {line}")
        fault.mend = mend.format(advice=fault.mend, line=line)


def _is_cause(name: str, failing: Ruleset, holding: Sequence[Ruleset], fails: Fails) -> bool:
    """Whether this switch alone, set as where all holds, mends a ruleset."""
    for value in _values(name, [failing], holding):
        switches = dataclasses.replace(failing.switches, **{name: value})
        if not fails(dataclasses.replace(failing, switches=switches)):
            return True
    return False


def leaving_out(
    failing: Sequence[Ruleset], holding: Sequence[Ruleset], names: Sequence[str]
) -> dict[str, Any]:
    """As few of these switches as leave out every failing ruleset and keep one that holds.

    None where that can't be. Of switches that do as much, the one that keeps more of the others.
    """
    found: dict[str, Any] = {}
    while failing:
        kept = {name: _values(name, failing, holding) for name in names if name not in found}
        if not any(kept.values()):
            kept = {name: {getattr(holding[0].switches, name)} for name in kept}  # at least one of them
        name = max(kept, key=lambda each: (_out(each, kept, failing), _in(each, kept, holding)), default="")
        if not name or not _out(name, kept, failing):
            return {}
        values = sorted(kept[name], key=str)
        found[name] = values[0] if len(values) == 1 else values
        failing = [each for each in failing if getattr(each.switches, name) in kept[name]]
        holding = [each for each in holding if getattr(each.switches, name) in kept[name]]
    return found


def _values(name: str, failing: Sequence[Ruleset], holding: Sequence[Ruleset]) -> set[Any]:
    """The values of a switch that some of those have under which all holds, and no other."""
    own = {getattr(each.switches, name) for each in holding}
    return own - {getattr(each.switches, name) for each in failing}


def _out(name: str, kept: Mapping[str, set[Any]], failing: Sequence[Ruleset]) -> int:
    """How many are left out."""
    return sum(bool(kept[name]) and getattr(each.switches, name) not in kept[name] for each in failing)


def _in(name: str, kept: Mapping[str, set[Any]], holding: Sequence[Ruleset]) -> int:
    """How many are kept."""
    return sum(getattr(each.switches, name) in kept[name] for each in holding)


def _written(file: LessonFile) -> Mapping[str, Any]:
    """What the header needs already."""
    data = file.marked.data
    needs = data.get("needs") if isinstance(data, dict) else None
    return needs if isinstance(needs, dict) else {}

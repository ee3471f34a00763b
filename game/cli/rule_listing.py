"""`leftbower rules`: the rulesets as plain lines or as JSON."""

from __future__ import annotations

import dataclasses
import json
import sys
from collections.abc import Iterator
from typing import Any

from game.i18n import _
from game.pages.rules import table_value
from game.rules.ruleset import Ruleset
from game.rulesets.own_rulesets import all_rulesets, no_such_ruleset, own_file, own_files
from game.rulesets.switches import Group, groups
from game.text.console import print_lines
from game.words import setting_line


def show(wanted: str | None, *, as_json: bool) -> int:
    """Print all rulesets, or the one wanted with its switches and clauses.

    1 where there is none such or a file of the user's own is faulty; the others are printed all the same.
    """
    faulty = [file.fault for file in own_files() if file.fault] if wanted is None else []
    for first in faulty:
        for fault in first.all:
            print(fault, file=sys.stderr)
    rulesets = [ruleset for ruleset in all_rulesets() if wanted in (None, ruleset.id)]
    if not rulesets:
        print(no_such_ruleset(wanted or ""), file=sys.stderr)
        return 1
    if as_json:
        print(json.dumps([described(ruleset) for ruleset in rulesets], ensure_ascii=False, indent=2))
    else:
        print_lines(line for each in rulesets for line in _lines(each, whole=wanted is not None))
    return 1 if faulty else 0


def described(ruleset: Ruleset) -> dict[str, Any]:
    """A ruleset as plain data; its texts in the language spoken now. `file` is None for a shipped one."""
    own = own_file(ruleset.id)
    return {
        "id": ruleset.id,
        "file": None if own is None else str(own.path),
        "name": _(ruleset.name),
        "short_name": _(ruleset.short_name),
        "summary": _(ruleset.summary),
        "source": ruleset.source,
        "extends": ruleset.extends,
        "switches": dataclasses.asdict(ruleset.switches),
        "words": {str(call): _(words) for call, words in ruleset.words.items()},
        "clauses": [
            {
                "id": clause.id,
                "kind": str(clause.kind),
                "says": _(clause.says),
                "reading": _(clause.reading),
                "source": clause.source,
                "section": clause.section,
            }
            for clause in ruleset.clauses.values()
        ],
    }


def _lines(ruleset: Ruleset, *, whole: bool) -> list[str]:
    own = own_file(ruleset.id)
    lines = [f"{ruleset.id}: {_(ruleset.name)}", f"    {_(ruleset.summary)}"]
    if own is not None:
        lines.append(f"    {own.path}")
    if whole:
        for group in groups():
            lines += ["", group.title, *_switches(ruleset, group)]
        lines.append("")
        for clause in ruleset.clauses.values():
            lines.append(f"{clause.id}: {_(clause.says)}")
            if clause.reading:
                lines.append("    " + _("How we read it: {reading}").format(reading=_(clause.reading)))
    return lines


def _switches(ruleset: Ruleset, group: Group) -> Iterator[str]:
    """The switches of a group in the words of the window's page of rules, and as they stand in files."""
    for name, text in group.texts.items():
        line = setting_line(text.name, table_value(ruleset, name).value)
        yield f"{line} ({name}: {getattr(ruleset.switches, name)})"

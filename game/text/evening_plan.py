"""`leftbower evening plan`: who sits where, for organizers, as lines or as data."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game.evening.club.naming import name_key
from game.evening.planning.request import BadRequest, Plan, Request, make_plan
from game.i18n import _, format_number, ngettext
from game.i18n.foreign_text import on_one_line
from game.pages.seating_lines import named, plan_lines
from game.text.console import print_lines

_LONGEST_FILE = 100_000  # bytes


def show_plan(request: Request, names: Sequence[str], *, as_json: bool) -> int:
    """Print the plan; people have these names, in the order of their numbers. Raises BadRequest."""
    wanted = request.players + sum(change.join for change in request.changes)
    if len(names) > wanted:
        text = ngettext(
            "There are {names} names, and {n} player. Leave {option} out, or remove names from the list.",
            "There are {names} names, and {n} players. Leave {option} out, or remove names from the list.",
            wanted,
        )
        raise BadRequest(
            text.format(names=format_number(len(names)), n=format_number(wanted), option="--players")
        )
    plan = make_plan(request)
    if as_json:
        print(json.dumps(as_data(plan, names), ensure_ascii=False))
    else:
        print_lines(plan_lines(plan, named(names)))
    return 0


def read_names(file: Path) -> tuple[str, ...]:
    """The names of people, one a line. Raises BadRequest with the place of what can't be a name."""
    names: dict[str, int] = {}
    for number, line in enumerate(_text(file).splitlines(), 1):
        name = " ".join(on_one_line(line).split())
        known = next((other for other in names if name_key(other) == name_key(name)), None)
        if known is not None:
            raise BadRequest(
                _(
                    "{file}, line {line}: {name} is already on line {first}. Tell the two apart, for example "
                    "by an initial."
                ).format(file=file, line=format_number(number), name=name, first=format_number(names[known]))
            )
        if name:
            names[name] = number
    if not names:
        raise BadRequest(_("{file} has no names. Write one name on each line.").format(file=file))
    return tuple(names)


def _text(file: Path) -> str:
    try:
        with file.open("rb") as stream:
            content = stream.read(_LONGEST_FILE + 1)
        if len(content) > _LONGEST_FILE:
            raise BadRequest(_("{file} is too long for a list of names.").format(file=file))
        return content.decode("utf-8-sig")
    except OSError as error:
        raise BadRequest(
            _("{file} can't be read: {reason}.").format(file=file, reason=error.strerror or error)
        ) from None
    except UnicodeDecodeError:
        raise BadRequest(
            _("{file} isn't UTF-8 text. Save it as plain text, one name on each line.").format(file=file)
        ) from None


def as_data(plan: Plan, names: Sequence[str]) -> dict[str, Any]:
    """A plan for other programs; people are numbers, and their names stand apart."""
    report = plan.report
    return {
        "kind": plan.request.kind.value,
        "players": plan.request.players,
        "rounds_planned": plan.request.rounds,
        "names": {str(number): name for number, name in enumerate(names, 1)},
        "rounds": [
            {
                "round": number,
                "tables": [[list(table.us), list(table.them)] for table in each.tables],
                "byes": list(each.byes),
                **(
                    {"winners": [list(pair) for pair in plan.played[number - 1].winners]}
                    if number <= len(plan.played)
                    else {}
                ),
            }
            for number, each in enumerate(plan.rounds, 1)
        ],
        "partner_repeats": report.partner_repeats,
        "partner_repeats_at_best": report.best.partner_repeats,
        "opponent_repeats": report.opponent_repeats,
        "opponent_repeats_at_best": report.best.opponent_repeats,
        "byes": {str(person): count for person, count in report.byes.items()},
        "faults": [
            {"kind": fault.kind.value, "round": fault.round, "people": list(fault.people)}
            for fault in report.faults
        ],
    }

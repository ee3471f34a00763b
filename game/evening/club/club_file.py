"""A club's file read from YAML and written again; what a person wrote wrong is told with place and mend."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from pydantic import ValidationError

from game.evening.club.file_check import check
from game.evening.club.night import Change, ClubNight, ClubRound, ClubTable, Entry, Points
from game.evening.club.shape import ClubShape, RoundShape, TableShape
from game.evening.event import Event, EventKind, event_as
from game.evening.seating import Pair, Table
from game.i18n import _, format_list
from game.rules.ruleset import Ruleset
from game.rules.seats import Side
from game.rulesets.own_rulesets import all_ids, find_ruleset
from game.rulesets.shipped import read_ruleset
from game.storage.writing import write_named
from game.yamlfile.faults import gathered
from game.yamlfile.validation import schema_faults
from game.yamlfile.validation_words import shortened
from game.yamlfile.yaml_positions import Marked, load_marked, read_marked

_SAFE = re.compile(r"[^\W\d_](?:[\w .'’&()-]*[\w.')])?")
_WORDS = frozenset(("null", "true", "false", "yes", "no", "on", "off"))
_SIDES = {"us": Side.US, "them": Side.THEM}


def read_night(path: Path) -> ClubNight:
    """The night of a file. Raises YamlFault with every fault that was found."""
    return _night(read_marked(path), path.parent)


def load_night(text: str, file: str, folder: Path = Path()) -> ClubNight:
    """The same from a text; `folder` is where a sheet of rules of one's own is looked for."""
    return _night(load_marked(text, file), folder)


def save_night(path: Path, night: ClubNight, *, replace: bool = True) -> None:
    """Write the file whole. Raises NotWritten; what stood there is then as it was."""
    write_named(path, written(night).encode(), replace=replace)


def _night(marked: Marked, folder: Path) -> ClubNight:
    try:
        shape = ClubShape.model_validate(marked.data)
    except ValidationError as error:
        raise schema_faults(marked, error, ClubShape) from error
    night = _as_night(shape, _event(marked, shape, folder))
    faults = list(check(night, marked))
    if faults:
        raise gathered(faults)
    return night


def _event(marked: Marked, shape: ClubShape, folder: Path) -> Event:
    ruleset = _ruleset(marked, shape.rules, folder)
    event = event_as(ruleset, EventKind(shape.kind), shape.hands)
    if event is None:
        raise marked.fault(
            ("rules",),
            _("{id} is a sheet for single games, so it doesn't say how many hands a round has.").format(
                id=ruleset.id
            ),
            _("Say so, for example: {line}").format(line="hands: 8"),
        )
    return event


def _ruleset(marked: Marked, named: str, folder: Path) -> Ruleset:
    if named in all_ids():
        return find_ruleset(named)
    if Path(named).suffix.lower() in (".yaml", ".yml"):
        if not (folder / named).is_file():
            raise marked.fault(
                ("rules",),
                _("There's no file {name} where this one is.").format(name=shortened(named)),
                _("Put it there, or write the id of a ruleset."),
            )
        return read_ruleset(folder / named)
    raise marked.fault(
        ("rules",),
        _("There's no ruleset “{name}”.").format(name=shortened(named)),
        _("Write one of these, or the name of a YAML file: {names}.").format(names=format_list(all_ids())),
    )


def _as_night(shape: ClubShape, event: Event) -> ClubNight:
    return ClubNight(
        shape.club,
        shape.date,
        shape.rules,
        event,
        shape.rounds,
        shape.people,
        tuple(Change(each.round, tuple(each.leave), tuple(each.join)) for each in shape.changes),
        tuple(_round(each) for _number, each in sorted(shape.seating.items())),
        tuple(shape.notes),
    )


def _round(shape: RoundShape) -> ClubRound:
    tables = tuple(_table(each) for _number, each in sorted(shape.tables.items()))
    return ClubRound(tables, tuple(shape.out), shape.overtime)


def _table(shape: TableShape) -> ClubTable:
    entry = None
    if shape.points is not None:
        cut = None if shape.cut is None else _SIDES[shape.cut]
        entry = Entry(as_points(shape.points), tuple(sorted(shape.lone.items())), cut)
    return ClubTable(
        Table(_pair(shape.us), _pair(shape.them)), entry, tuple(as_points(each) for each in shape.struck)
    )


def _pair(people: Sequence[int]) -> Pair:
    one, other = people
    return one, other


def as_points(numbers: Sequence[int]) -> Points:
    """Two numbers, each for both partners, or four. Raises ValueError for another count."""
    first, second, third, fourth = (
        numbers if len(numbers) == 4 else [number for number in numbers for _partner in range(2)]
    )
    return first, second, third, fourth


def written(night: ClubNight) -> str:
    """The text of the file, from which the same night is read."""
    return "".join(f"{line}\n" for line in _lines(night))


def _lines(night: ClubNight) -> Iterator[str]:
    yield f"# {_('You may edit this file. Left Bower checks it and says where something is wrong.')}"
    yield f"# {_('It writes the file anew when you use its commands, so put remarks under notes.')}"
    yield f"club: {_text(night.club)}"
    if night.date:
        yield f"date: {_text(night.date)}"
    yield f"rules: {_text(night.rules)}"
    yield f"kind: {night.event.kind.value}"
    yield f"rounds: {night.rounds}"
    if night.event.ruleset.switches.game_deals != night.event.hands:
        yield f"hands: {night.event.hands}"
    yield from ("", "people:")
    yield from (f"  {number}: {_text(name)}" for number, name in sorted(night.names.items()))
    if night.changes:
        yield from ("", "changes:")
        yield from (f"  - {_change(change)}" for change in night.changes)
    if night.seated:
        yield from ("", "seating:")
        for number, each in enumerate(night.seated, 1):
            yield from _round_lines(number, each)
    if night.notes:
        yield from ("", "notes:")
        yield from (f"  - {_text(note)}" for note in night.notes)


def _change(change: Change) -> str:
    both = {"leave": change.leave, "join": change.join}
    people = (f"{key}: {list(numbers)}" for key, numbers in both.items() if numbers)
    return _braces([f"round: {change.round}", *people])


def _round_lines(number: int, each: ClubRound) -> Iterator[str]:
    yield f"  {number}:"
    if each.overtime:
        yield "    overtime: true"
    yield "    tables:"
    yield from (f"      {place}: {_table_line(table)}" for place, table in enumerate(each.tables, 1))
    if each.out:
        yield f"    out: {list(each.out)}"


def _table_line(table: ClubTable) -> str:
    parts = [f"us: {list(table.table.us)}", f"them: {list(table.table.them)}"]
    if table.entry is not None:
        parts.append(f"points: {_points(table.entry.points)}")
        if table.entry.lone:
            parts.append("lone: " + _braces(f"{person}: {count}" for person, count in table.entry.lone))
        if table.entry.cut is not None:
            parts.append(f"cut: {next(word for word, side in _SIDES.items() if side is table.entry.cut)}")
    if table.struck:
        parts.append(f"struck: [{', '.join(map(_points, table.struck))}]")
    return _braces(parts)


def _points(points: Points) -> str:
    first, second, third, fourth = points
    return str([first, third] if first == second and third == fourth else list(points))


def _braces(parts: Sequence[str] | Iterator[str]) -> str:
    return "{" + ", ".join(parts) + "}"


def _text(text: str) -> str:
    """A text as YAML has it, in quotes where it could be taken for something else."""
    plain = _SAFE.fullmatch(text) and text.casefold() not in _WORDS and text.isprintable()
    return text if plain else '"' + "".join(map(_escaped, text)) + '"'


def _escaped(letter: str) -> str:
    if letter in '"\\':
        return "\\" + letter
    return letter if letter.isprintable() else f"\\U{ord(letter):08X}"

"""What can't be in a club's file, each with its place and the mend: what an organizer's hand gets wrong."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from game.evening.club.naming import name_key
from game.evening.club.night import ClubNight, ClubRound, partner_of
from game.evening.club.totals import trouble
from game.evening.planning.bounds import FEWEST, MOST
from game.i18n import _, format_list, format_number, ngettext
from game.yamlfile.faults import YamlFault
from game.yamlfile.yaml_positions import DataPath, Marked


def check(night: ClubNight, marked: Marked) -> Iterator[YamlFault]:
    """Every fault of a file whose keys are right."""
    yield from _names(night, marked)
    changes = [*_changes(night, marked)]
    yield from changes or _numbers(night, marked)
    numbers = sorted(marked.data.get("seating") or {})
    yield from _in_a_row(marked, ("seating",), numbers)
    for each, number in zip(night.seated, numbers, strict=True):
        yield from _overtime(night, marked, number, each)
        yield from _seats(night, marked, number, each)
        yield from _scores(night, marked, number, each)


def _names(night: ClubNight, marked: Marked) -> Iterator[YamlFault]:
    if not night.club.strip():
        yield marked.fault(("club",), _("The club has no name."), _("Write the name to print on the cards."))
    known: dict[str, int] = {}
    for number, name in night.names.items():
        key = name_key(name)
        if any(unicodedata.category(letter) == "Cc" for letter in name):
            yield marked.fault(
                ("people", number),
                _("The name of number {n} has a line break or a tab in it.").format(n=format_number(number)),
                _("Write the name on one line, with spaces but no tabs."),
            )
        elif not key:
            yield marked.fault(
                ("people", number),
                _("Number {n} has no name.").format(n=format_number(number)),
                _("Write a name, or remove the line."),
            )
        elif key in known:
            yield marked.fault(
                ("people", number),
                _("{name} is already number {n}.").format(name=name, n=format_number(known[key])),
                _("Tell the two apart, for example by an initial."),
            )
        known.setdefault(key, number)


def _changes(night: ClubNight, marked: Marked) -> Iterator[YamlFault]:
    there = set(night.present(0))
    last = 1
    for index, change in enumerate(night.changes):
        path: DataPath = ("changes", index, "round")
        if change.round < last:
            yield marked.fault(
                path,
                _("This change comes after one for a later round."),
                _("Put the changes in the order of the rounds."),
            )
        if change.round > night.rounds:
            yield marked.fault(
                path,
                _("There's no round {n}: round {last} is the last one.").format(
                    n=format_number(change.round), last=format_number(night.rounds)
                ),
                _("Remove the change, or plan more rounds."),
            )
        last = max(last, change.round)
        for key, people in (("leave", change.leave), ("join", change.join)):
            for place, person in enumerate(people):
                words = _wrong_change(night, key, person, there)
                if words:
                    yield marked.fault(("changes", index, key, place), *words)
        there = (there - set(change.leave)) | set(change.join)


def _wrong_change(night: ClubNight, key: str, person: int, there: set[int]) -> tuple[str, str] | None:
    if person not in night.names:
        return unknown(person)
    if key == "leave" and person not in there:
        message = _("{name} can't leave, because {name} isn't there then.")
        return message.format(name=night.names[person]), _("Remove this number.")
    if key == "join" and person in there:
        message = _("{name} can't join, because {name} is there already.")
        return message.format(name=night.names[person]), _("Remove this number.")
    return None


def unknown(person: int) -> tuple[str, str]:
    """What is said of a number that nobody has."""
    message = _("Nobody has the number {n}.").format(n=format_number(person))
    return message, _("Write a number from the list of people, or add this one to it.")


def _numbers(night: ClubNight, marked: Marked) -> Iterator[YamlFault]:
    """Enough people in every round, and not too many; the first round that is wrong tells."""
    for number in range(1, night.rounds + 1):
        words = wrong_number(night, number)
        if words:
            index = next((i for i, each in enumerate(night.changes) if each.round == number), None)
            yield marked.fault(("people",) if index is None else ("changes", index), *words)
            return


def wrong_number(night: ClubNight, number: int) -> tuple[str, str] | None:
    """Why a round can't be played by those who are there."""
    there = night.present(number)
    if not FEWEST <= len(there) <= MOST:
        return (
            _("Round {round} has {players} players.").format(
                round=format_number(number), players=format_number(len(there))
            ),
            _("A night is for {fewest} to {most} players.").format(
                fewest=format_number(FEWEST), most=format_number(MOST)
            ),
        )
    alone = sorted(person for person in there if night.teams and partner_of(person) not in there)
    if alone:
        return (
            ngettext(
                "In round {round}, {people} has no partner.",
                "In round {round}, {people} have no partner.",
                len(alone),
            ).format(
                round=format_number(number), people=format_list(night.names[person] for person in alone)
            ),
            _("Teams are 1 and 2, 3 and 4, and so on. They come and leave together."),
        )
    return None


def _in_a_row(marked: Marked, path: DataPath, numbers: list[int]) -> Iterator[YamlFault]:
    for place, number in enumerate(numbers, 1):
        if number != place:
            text = (
                _("There's a round {n}, but no round {missing}.")
                if path == ("seating",)
                else _("There's a table {n}, but no table {missing}.")
            )
            yield marked.fault_at_key(
                (*path, number),
                text.format(n=format_number(number), missing=format_number(place)),
                _("Number them from 1 on, and leave none out."),
            )
            return


def _overtime(night: ClubNight, marked: Marked, number: int, each: ClubRound) -> Iterator[YamlFault]:
    path: DataPath = ("seating", number)
    if each.overtime and number <= night.rounds:
        yield marked.fault(
            (*path, "overtime"),
            _("Round {n} is one of the {rounds} that are planned, so it can't be an overtime.").format(
                n=format_number(number), rounds=format_number(night.rounds)
            ),
            _("Remove this line."),
        )
    elif number > night.rounds and not each.overtime:
        yield marked.fault_at_key(
            path,
            _("There's no round {n}: round {last} is the last one.").format(
                n=format_number(number), last=format_number(night.rounds)
            ),
            _("Remove it, or plan more rounds."),
        )


def _seats(night: ClubNight, marked: Marked, number: int, each: ClubRound) -> Iterator[YamlFault]:
    path: DataPath = ("seating", number)
    tables = sorted(marked.data["seating"][number]["tables"])
    yield from _in_a_row(marked, (*path, "tables"), tables)
    there = night.present(min(number, night.rounds))
    if len(tables) > len(there) // 4:
        yield marked.fault_at_key(
            (*path, "tables", tables[-1]),
            _("That's a table too many: {players} players fill {n}.").format(
                players=format_number(len(there)), n=format_number(len(there) // 4)
            ),
            _("Remove a table, or say who joins in this round."),
        )
    seen: dict[int, DataPath] = {}
    for place, person in _places(path, tables, each):
        if person not in night.names:
            yield marked.fault(place, *unknown(person))
        elif person in seen:
            yield marked.fault(
                place,
                _("{name} ({n}) already has a place in this round, on line {line}.").format(
                    name=night.names[person], n=format_number(person), line=marked.where(seen[person]).line
                ),
                _("Everyone has one place. Write somebody else's number here."),
            )
        elif person not in there:
            yield marked.fault(
                place,
                _("{name} ({n}) isn't there in round {round}.").format(
                    name=night.names[person], n=format_number(person), round=format_number(number)
                ),
                _("Write somebody else's number here, or change who is there."),
            )
        seen.setdefault(person, place)
    missing = sorted(there - seen.keys())
    if missing and not each.overtime:
        yield marked.fault_at_key(
            path,
            ngettext(
                "{people} has no place in round {n}.", "{people} have no place in round {n}.", len(missing)
            ).format(
                people=format_list(f"{night.names[person]} ({person})" for person in missing),
                n=format_number(number),
            ),
            _("Give everyone a table, or list them under out."),
        )
    yield from _split_teams(night, marked, path, tables, each)


def _places(path: DataPath, tables: list[int], each: ClubRound) -> Iterator[tuple[DataPath, int]]:
    for number, table in zip(tables, each.tables, strict=True):
        for key, pair in zip(("us", "them"), table.table.pairs, strict=True):
            yield from (((*path, "tables", number, key, place), who) for place, who in enumerate(pair))
    yield from (((*path, "out", place), who) for place, who in enumerate(each.out))


def _split_teams(
    night: ClubNight, marked: Marked, path: DataPath, tables: list[int], each: ClubRound
) -> Iterator[YamlFault]:
    for number, table in zip(tables, each.tables, strict=True):
        for key, (one, other) in zip(("us", "them"), table.table.pairs, strict=True):
            if night.teams and partner_of(one) != other:
                yield marked.fault(
                    (*path, "tables", number, key),
                    _("{one} and {other} aren't a team.").format(
                        one=format_number(one), other=format_number(other)
                    ),
                    _("Teams are 1 and 2, 3 and 4, and so on. They come and leave together."),
                )


def _scores(night: ClubNight, marked: Marked, number: int, each: ClubRound) -> Iterator[YamlFault]:
    shapes = marked.data["seating"][number]["tables"]
    for place, table in zip(sorted(shapes), each.tables, strict=True):
        path: DataPath = ("seating", number, "tables", place)
        if table.entry is None:
            for key in ("lone", "cut", "struck"):
                if shapes[place].get(key):
                    yield marked.fault_at_key(
                        (*path, key),
                        _("There's no score here that this could belong to."),
                        _("Add the points, or remove this."),
                    )
            continue
        words = trouble(night, table.table, table.entry)
        if words:
            strangers = any(person not in table.table.people for person, _count in table.entry.lone)
            yield marked.fault((*path, "lone" if strangers else "points"), *words)

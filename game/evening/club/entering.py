"""What an organizer does to a night: seat a round, type a score, note who comes and goes.

Each gives the night after it, or raises BadRequest with a sentence that says what to do.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from game.evening.club.coming import next_round, tie_break
from game.evening.club.file_check import unknown, wrong_number
from game.evening.club.naming import checked_name, name_key
from game.evening.club.night import Change, ClubNight, ClubRound, ClubTable, Entry
from game.evening.club.shape import HIGHEST, LARGEST_NUMBER, LOWEST
from game.evening.club.totals import trouble
from game.evening.planning.request import BadRequest
from game.i18n import _, format_list, format_number, ngettext


def with_next_round(night: ClubNight) -> ClubNight:
    """The night with one more round seated."""
    seating, overtime = next_round(night)
    tables = tuple(ClubTable(table) for table in seating.tables)
    return replace(night, seated=(*night.seated, ClubRound(tables, seating.byes, overtime)))


def with_score(
    night: ClubNight, number: int, place: int, entry: Entry, *, correct: bool = False
) -> ClubNight:
    """The night with the score of a table; a correction strikes out what was typed before.

    A round that was seated from other results has to be seated again.
    """
    seated = _seated(night, number)
    table = _table(seated, number, place)
    if not all(LOWEST <= points <= HIGHEST for points in entry.points):
        message = _("Points go from {fewest} to {most}.")
        raise BadRequest(message.format(fewest=format_number(LOWEST), most=format_number(HIGHEST)))
    words = trouble(night, table.table, entry)
    if words:
        raise BadRequest(" ".join(words))
    struck = table.struck
    if table.entry is not None:
        if not correct and table.entry.points == entry.points and table.entry.cut is None is not entry.cut:
            correct = True  # the cut that was still missing strikes nothing out
        if not correct:
            raise BadRequest(
                _("Table {table} of round {round} has a score. To strike it out, add {option}.").format(
                    table=format_number(place), round=format_number(number), option="--correct"
                )
            )
        if table.entry == entry:
            raise BadRequest(_("That score is already there."))
        if table.entry.points != entry.points:
            struck = (*struck, table.entry.points)
    elif correct:
        raise BadRequest(
            _("Table {table} of round {round} has no score to correct. Leave {option} out.").format(
                table=format_number(place), round=format_number(number), option="--correct"
            )
        )
    moved = _moves_others(night, number, table, ClubTable(table.table, entry))
    tables = list(seated.tables)
    tables[place - 1] = ClubTable(table.table, entry, struck)
    rounds = list(night.seated[:number] if moved else night.seated)
    rounds[number - 1] = replace(seated, tables=tuple(tables))
    return _without_needless_overtime(replace(night, seated=tuple(rounds)), number)


def _seated(night: ClubNight, number: int) -> ClubRound:
    if number > len(night.seated):
        raise BadRequest(
            _("Round {round} isn't seated yet. Seat it with {command}.").format(
                round=format_number(number), command="leftbower evening seat"
            )
        )
    return night.seated[number - 1]


def _table(seated: ClubRound, number: int, place: int) -> ClubTable:
    if place > len(seated.tables):
        tables = len(seated.tables)
        raise BadRequest(
            ngettext(
                "There's no table {table} in round {round}: it has {n} table.",
                "There's no table {table} in round {round}: it has {n} tables.",
                tables,
            ).format(table=format_number(place), round=format_number(number), n=format_number(tables))
        )
    return seated.tables[place - 1]


def _moves_others(night: ClubNight, number: int, before: ClubTable, after: ClubTable) -> bool:
    """Whether a correction changes who won, and so where people go.

    Raises BadRequest once they have moved and played on: only totals may change then.
    """
    if not night.moves_by_results or before.winners in (None, after.winners) or number >= night.rounds:
        return False
    if any(table.entry is not None for each in night.seated[number:] for table in each.tables):
        raise BadRequest(
            _(
                "With this score the other pair wins, but a later round is already played, and people moved "
                "by who won. Edit the file if you still want to change the totals."
            )
        )
    return True


def _without_needless_overtime(night: ClubNight, number: int) -> ClubNight:
    """The night without an overtime that others would play after a correction, if nobody has played it yet.

    One that is played stays: its points count only among those who tie.
    """
    last = night.seated[-1]
    if not last.overtime or number == len(night.seated) or any(table.entry for table in last.tables):
        return night
    before = replace(night, seated=night.seated[:-1])
    return night if tie_break(before) == last.seating else before


def with_change(
    night: ClubNight, number: int, *, leave: Sequence[int] = (), join: Sequence[int | str] = ()
) -> tuple[ClubNight, bool]:
    """The night with people who leave or join from a round on, and whether rounds have to be seated again.

    Somebody who joins is a number that has left before, or a name, which gets the next number.
    """
    if not 1 <= number <= night.rounds:
        raise BadRequest(
            _("There's no round {n}: the rounds are 1 to {last}.").format(
                n=format_number(number), last=format_number(night.rounds)
            )
        )
    later = night.seated[number - 1 :]
    if any(table.entry is not None for each in later for table in each.tables):
        raise BadRequest(_settled(night))
    names = dict(night.names)
    coming = [_joining(names, person) for person in join]
    _check_leaving(night, number, leave)
    _check_joining(night, number, [person for person in coming if person in night.names])
    changes = _merged(night.changes, Change(number, tuple(sorted(set(leave))), tuple(sorted(set(coming)))))
    changes = _in_order(changes, night.present(0))
    known = night.present(0).union(*(each.join for each in changes))  # not who came and never sat down
    names = {person: name for person, name in names.items() if person in known}
    changed = replace(night, names=names, changes=changes, seated=night.seated[: number - 1])
    for each in range(number, night.rounds + 1):
        words = wrong_number(changed, each)
        if words:
            raise BadRequest(" ".join(words))
    return changed, bool(later)


def _settled(night: ClubNight) -> str:
    """Why who is there can't change: the last round with scores, and the first that is open."""
    first = next(
        at for at in range(len(night.seated), 0, -1) if any(t.entry for t in night.seated[at - 1].tables)
    )
    if first >= night.rounds:
        return _(
            "Round {n} has scores, and no round comes after it where somebody could come or leave."
        ).format(n=format_number(first))
    return _("Round {n} has scores, so who was there is settled. Start with round {next}.").format(
        n=format_number(first), next=format_number(first + 1)
    )


def _joining(names: dict[int, str], person: int | str) -> int:
    if isinstance(person, int):
        if person not in names:
            raise BadRequest(" ".join(unknown(person)))
        return person
    person = checked_name(person)
    twin = next((n for n, name in names.items() if name_key(name) == name_key(person)), None)
    if twin is not None:
        raise BadRequest(
            _(
                "{name} is already number {n}. If they come back, give the number. If it's somebody else, "
                "tell the two apart, for example by an initial."
            ).format(name=person, n=format_number(twin))
        )
    number = max(names) + 1
    if number > LARGEST_NUMBER:
        raise BadRequest(_("There are no numbers left."))
    names[number] = person
    return number


def _check_leaving(night: ClubNight, number: int, leave: Sequence[int]) -> None:
    for person in leave:
        if person not in night.names:
            raise BadRequest(" ".join(unknown(person)))
    gone = sorted(set(leave) - night.present(number))
    if gone:
        raise BadRequest(
            _("{people} can't leave: nobody of that name is there in round {n}.").format(
                people=format_list(night.names[person] for person in gone), n=format_number(number)
            )
        )


def _check_joining(night: ClubNight, number: int, join: Sequence[int]) -> None:
    there = sorted(set(join) & night.present(number))
    if there:
        raise BadRequest(
            _("{people} can't join in round {n}: already there.").format(
                people=format_list(night.names[person] for person in there), n=format_number(number)
            )
        )


def _merged(changes: Sequence[Change], new: Change) -> tuple[Change, ...]:
    """The changes in order, those for one round in one."""
    same = next((each for each in changes if each.round == new.round), None)
    others = [each for each in changes if each is not same]
    if same is not None:
        back = set(same.leave) & set(new.join)  # who was to leave, and stays after all
        off = set(same.join) & set(new.leave)
        new = Change(
            new.round,
            tuple(sorted({*same.leave, *new.leave} - back - off)),
            tuple(sorted({*same.join, *new.join} - back - off)),
        )
    kept = [new] if new.leave or new.join else []
    return tuple(sorted((*others, *kept), key=lambda change: change.round))


def _in_order(changes: Sequence[Change], start: Collection[int]) -> tuple[Change, ...]:
    """The changes without what is so already: who is gone can't leave again, who is there can't join again.

    `start` is who is there before the first round.
    """
    there, found = set(start), []
    for change in changes:
        leave = tuple(person for person in change.leave if person in there)
        join = tuple(person for person in change.join if person not in there)
        there = (there - set(leave)) | set(join)
        if leave or join:
            found.append(Change(change.round, leave, join))
    return tuple(found)

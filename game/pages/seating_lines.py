"""A seating plan in lines: who sits where in each round, and what the plan is like."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from game.evening.event import EventKind
from game.evening.planning.request import Change, Plan
from game.evening.planning.sentences import fault_line, summary
from game.evening.seating import Pair, Round, Table
from game.i18n import _, format_list, format_number, ngettext

Name = Callable[[int], str]
"""What somebody is called."""


def named(names: Sequence[str]) -> Name:
    """People by their names, in the order of their numbers; by their numbers where names run out."""
    return lambda person: names[person - 1] if person <= len(names) else format_number(person)


def plan_lines(plan: Plan, name: Name) -> Iterator[str]:
    """Heading, rounds and summary."""
    yield _heading(plan)
    changes = {change.after: change for change in plan.request.changes}
    for number, each in enumerate(plan.rounds, 1):
        yield ""
        if number - 1 in changes:
            yield from _change_lines(plan, changes[number - 1], name)
            yield ""
        yield _("Round {n}").format(n=format_number(number))
        yield from (f"  {line}" for line in round_lines(each, name, _winners(plan, number)))
    yield ""
    yield from summary(plan.report)
    yield from (fault_line(fault, name) for fault in plan.report.faults)
    if plan.request.kind is EventKind.PROGRESSIVE:
        yield from ("", *_what_follows(plan))


def round_lines(each: Round, name: Name, winners: Sequence[Pair] = ()) -> Iterator[str]:
    """One round: its tables, with who won where that is known, and who sits out."""
    for number, table in each.seats():
        yield _table_line(number, table, name)
        if winners:
            yield "  " + _("won by {pair}").format(pair=_pair(winners[number - 1], name))
    if each.byes:
        yield _("Sitting out: {people}").format(people=format_list(map(name, each.byes)))


def _heading(plan: Plan) -> str:
    text = {
        EventKind.ROTATION: _("Rotation: {players}, {rounds}"),
        EventKind.TEAMS: _("Teams: {players}, {rounds}"),
        EventKind.PROGRESSIVE: _("Progressive play: {players}, {rounds}"),
    }[plan.request.kind]
    players, rounds = plan.request.players, plan.request.rounds
    return text.format(
        players=ngettext("{n} player", "{n} players", players).format(n=format_number(players)),
        rounds=ngettext("{n} round", "{n} rounds", rounds).format(n=format_number(rounds)),
    )


def _table_line(number: int, table: Table, name: Name) -> str:
    # NOTE: who plays against each other, for example "Table 1: 1 & 5 against 2 & 8"
    return _("Table {n}: {us} against {them}").format(
        n=format_number(number), us=_pair(table.us, name), them=_pair(table.them, name)
    )


def _pair(pair: Pair, name: Name) -> str:
    # NOTE: two partners by their names or numbers
    return _("{one} & {other}").format(one=name(pair[0]), other=name(pair[1]))


def _change_lines(plan: Plan, change: Change, name: Name) -> Iterator[str]:
    before, after = plan.present[change.after - 1 : change.after + 1]
    if before - after:
        yield _("Leaving: {people}").format(people=format_list(map(name, sorted(before - after))))
    if after - before:
        yield _("Joining: {people}").format(people=format_list(map(name, sorted(after - before))))


def _winners(plan: Plan, number: int) -> Sequence[Pair]:
    return plan.played[number - 1].winners if number <= len(plan.played) else ()


def _what_follows(plan: Plan) -> Iterator[str]:
    if len(plan.played) == plan.request.rounds:
        return
    tables = len(plan.rounds[-1].tables)
    yield from progressive_lines(plan.rounds[-1])
    if len(plan.rounds) < plan.request.rounds:
        won = " ".join(["first"] * tables)
        yield _(
            "For the next round, add {option} with who won at each table: the first or the second pair."
        ).format(option=f"--won {won}")


def progressive_lines(last: Round) -> Iterator[str]:
    """How people move from a round on in progressive play."""
    tables = len(last.tables)
    if tables == 1:
        yield _("After each round, everyone gets a new partner.")
    else:
        yield _(
            "After each round, the winners move up a table, and the losers stay. At table 1 the winners "
            "stay, and the losers go to table {last}. Everyone gets a new partner."
        ).format(last=format_number(tables))
    yield _("If a table is tied, the two pairs cut cards to settle who won.")
    if last.byes:
        yield _("Players who sat out come in at the last table, and players who have sat out least are next.")

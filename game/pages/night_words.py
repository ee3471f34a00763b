"""How people, tables and points of a club's night are called, for the window and for typed commands."""

from __future__ import annotations

from game.evening.club.night import ClubNight, ClubTable
from game.evening.club.totals import marches_words
from game.evening.seating import Pair, Table
from game.evening.standing import Place
from game.i18n import _, format_list, format_number, ngettext
from game.pages.list_page import ListRow, RowLine
from game.rules.seats import Side


def numbered_name(number: int) -> str:
    """What somebody is called whose name nobody typed."""
    return _("Player {n}").format(n=format_number(number))


def called(night: ClubNight, person: int) -> str:
    """Somebody by number and name, as on the score card."""
    name = night.names[person]
    if name == numbered_name(person):
        return name
    # NOTE: somebody by the number of the score card and the name, for example "7 Ann"
    return _("{n} {name}").format(n=format_number(person), name=name)


def pair_words(night: ClubNight, pair: Pair) -> str:
    """Two partners."""
    # NOTE: two partners by their names or numbers
    return _("{one} & {other}").format(one=called(night, pair[0]), other=called(night, pair[1]))


def round_words(number: int, rounds: int, *, overtime: bool = False) -> str:
    """Which round it is."""
    if overtime:
        # NOTE: an extra round for those who tie for first place
        return _("Overtime, round {n}").format(n=format_number(number))
    return _("Round {n} of {rounds}").format(n=format_number(number), rounds=format_number(rounds))


def players_words(count: int) -> str:
    """So many players."""
    return ngettext("{n} player", "{n} players", count).format(n=format_number(count))


def points_words(night: ClubNight, place: Place) -> list[str]:
    """What somebody has: points, points in overtimes, lone marches."""
    found = [
        ngettext("{n} point", "{n} points", place.points).format(n=format_number(place.points)),
        *(_("{n} in overtime").format(n=format_number(extra)) for extra in overtime_points(night, place)),
    ]
    return [*found, marches_words(place.lone_marches)] if place.lone_marches else found


def overtime_points(night: ClubNight, place: Place) -> list[int]:
    """The points of each overtime they played in."""
    extra = (each for each in night.seated if each.overtime)
    played = (any(place.unit[0] in table.seats for table in each.tables) for each in extra)
    return [points for points, there in zip(place.overtime, played, strict=True) if there]


def missing_words(night: ClubNight, number: int) -> str:
    """Which scores of a round are missing; empty where none are."""
    tables = night.seated[number - 1].unscored
    if not tables:
        return ""
    return ngettext(
        "Still missing in round {n}: table {tables}.", "Still missing in round {n}: tables {tables}.",
        len(tables),
    ).format(n=format_number(number), tables=format_list(map(format_number, tables)))  # fmt: skip


def table_row(night: ClubNight, number: int, table: Table, scored: ClubTable | None = None) -> ListRow:
    """A table in a list: both pairs, with their points where they are known."""
    lines = tuple(
        RowLine(pair_words(night, pair), "" if scored is None else _score(scored, pair), side)
        for pair, side in zip(table.pairs, Side, strict=True)
    )
    tied = scored is not None and scored.is_tied
    note = ""
    if scored is not None and scored.struck:
        old = format_list((_struck(each) for each in scored.struck), "unit")
        note = _("Struck out: {scores}").format(scores=old)
    elif scored is not None and tied and scored.winners is not None:
        note = _("Tied. {pair} won the cut.").format(pair=pair_words(night, scored.winners))
    elif tied and night.moves_by_results:
        note = _("Tied. The two pairs cut cards.")
    waits = scored is not None and (scored.entry is None or (tied and bool(note) and scored.winners is None))
    return ListRow(f"table {number}", format_number(number), lines, note, waits)


def _score(table: ClubTable, pair: Pair) -> str:
    if table.entry is None:
        return ""
    one, other = map(table.points_of, pair)
    if one == other:
        return format_number(one)
    # NOTE: the points of two partners where they differ, for example "9 and 8"
    return _("{one} and {other}").format(one=format_number(one), other=format_number(other))


def _struck(points: tuple[int, int, int, int]) -> str:
    first, second, third, fourth = points
    shown = [first, third] if first == second and third == fourth else points
    return format_list(map(format_number, shown))


def byes_row(night: ClubNight, people: tuple[int, ...]) -> ListRow:
    """Who sits a round out."""
    names = format_list(called(night, person) for person in people)
    return ListRow("byes", "", (RowLine(_("Sitting out")),), names)


def state_words(night: ClubNight) -> str:
    """How far a night is."""
    if not night.seated:
        return _("No tables are seated yet")
    number, last = len(night.seated), night.seated[-1]
    missing = len(last.unscored)
    if number >= night.rounds and not missing:
        return _("All rounds are played")
    where = round_words(number, night.rounds, overtime=last.overtime)
    if not missing:
        return where
    # NOTE: how far a night is, for example "Round 2 of 6, 3 of 4 scores"
    return _("{round}, {n} of {all} scores").format(
        round=where, n=format_number(len(last.tables) - missing), all=format_number(len(last.tables))
    )

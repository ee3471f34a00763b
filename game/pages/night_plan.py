"""What is said of a seating plan in the window: its rounds, how people move, and what the checker counts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.evening.club.coming import next_round, planned
from game.evening.club.draft import Draft
from game.evening.club.night import ClubNight
from game.evening.event import EventKind
from game.evening.planning.checker import check
from game.evening.planning.request import BadRequest
from game.evening.planning.sentences import fault_line, summary
from game.evening.seating import Round
from game.i18n import _, format_number
from game.pages.list_page import Field, FieldKind, FieldRow, Heading, ListEntry, ListRow, RowLine
from game.pages.night_words import byes_row, called, round_words, table_row
from game.pages.seating_lines import progressive_lines
from game.rules.ruleset import Ruleset


@dataclass(frozen=True)
class NightPlan:
    """The rounds that are known, seated or not, and what there is to say of them, a sentence each."""

    rounds: tuple[Round, ...]
    lines: tuple[str, ...]


def plan_of(night: ClubNight) -> NightPlan:
    """The plan of a night, or why there can't be one; of many tables it may take half a second."""
    seated = tuple(each.seating for each in night.seated)
    try:
        rounds = planned(night)
        if not rounds:
            rounds = (next_round(night)[0],)  # the first round needs no results
    except BadRequest as bad:
        return NightPlan(seated, (bad.sentence,))
    return NightPlan(rounds, tuple(_lines(night, rounds)))


def _lines(night: ClubNight, rounds: tuple[Round, ...]) -> Iterator[str]:
    usual = rounds[: night.rounds]
    if not usual:
        return
    if night.moves_by_results:
        yield from moving_lines(night, usual[-1])
    if len(usual) > 1 or not night.moves_by_results:
        present = [night.present(number) for number in range(1, len(usual) + 1)]
        report = check(usual, night.event.kind, present)
        yield from summary(report)
        if not night.moves_by_results:  # who met whom by results is nobody's mistake
            yield from (fault_line(fault, lambda who: called(night, who)) for fault in report.faults)


def moving_lines(night: ClubNight, last: Round) -> Iterator[str]:
    """Who moves where after a round, where results decide it."""
    if night.event.kind is EventKind.TEAMS:
        yield _("Partners stay together. The losers of each table move on to the next one.")
        yield _("If a table is tied, the two pairs cut cards to settle who won.")
    else:
        yield from progressive_lines(last)


def kind_words(kind: EventKind) -> str:
    """How people move."""
    return {
        EventKind.PROGRESSIVE: _("Progressive: winners move up"),
        EventKind.ROTATION: _("Rotation: a new partner each round"),
        EventKind.TEAMS: _("Teams: partners stay together"),
    }[kind]


def kind_name(kind: EventKind) -> str:
    """The same in a word or two."""
    return {
        EventKind.PROGRESSIVE: _("Progressive"),
        EventKind.ROTATION: _("Rotation"),
        EventKind.TEAMS: _("Teams"),
    }[kind]


def round_field(number: int, last: int, night: ClubNight) -> FieldRow:
    """Which round is shown."""
    values = tuple(
        (str(n), round_words(n, night.rounds, overtime=n > night.rounds)) for n in range(1, last + 1)
    )
    return FieldRow((Field("round", _("Round"), str(number), kind=FieldKind.STEPS, values=values),))


def round_rows(night: ClubNight, number: int, each: Round) -> tuple[ListEntry, ...]:
    """The tables of a round with their points, and who sits out."""
    seated = night.seated[number - 1] if number <= len(night.seated) else None
    tables = [
        table_row(night, place, table, None if seated is None else seated.tables[place - 1])
        for place, table in each.seats()
    ]
    return (*tables, byes_row(night, each.byes)) if each.byes else tuple(tables)


def people_rows(draft: Draft) -> tuple[ListEntry, ...]:
    """The names that are typed, in the order of their numbers; partners of a team stand together."""
    rows: list[ListEntry] = []
    for number, name in enumerate(draft.names, 1):
        if draft.kind is EventKind.TEAMS and number % 2:
            rows.append(Heading(_("Team {n}").format(n=format_number((number + 1) // 2))))
        rows.append(ListRow(f"person {number}", format_number(number), (RowLine(name),)))
    return tuple(rows)


def night_fields(
    draft: Draft, rulesets: tuple[Ruleset, ...], wrong: dict[str, tuple[str, str]]
) -> tuple[FieldRow, ...]:
    """What a night is: its name, its date, rules, and how people move."""
    rules = tuple((each.id, _(each.short_name)) for each in rulesets)
    kinds = tuple((kind.value, kind_words(kind)) for kind in EventKind)
    sheet = next((each for each in rulesets if each.id == draft.rules), rulesets[0])
    return (
        FieldRow(
            (
                Field("club", _("Club"), draft.club, _(sheet.short_name)),
                Field("date", _("Date"), draft.date, _("as it's printed")),
            )
        ),
        FieldRow((Field("rules", _("House rules"), sheet.id, kind=FieldKind.CHOICE, values=rules),)),
        FieldRow(
            (Field("kind", _("How players move"), draft.kind.value, kind=FieldKind.CHOICE, values=kinds),)
        ),
        FieldRow(
            (
                _number("rounds", _("Rounds"), draft.rounds, wrong),
                _number("hands", _("Hands in a round"), draft.hands, wrong),
            )
        ),
    )


def people_fields(draft: Draft, typed: str, wrong: dict[str, tuple[str, str]]) -> tuple[FieldRow, ...]:
    """Who comes: a number, or names."""
    ways = (("number", _("Number")), ("names", _("Name")))
    way = Field(
        "way",
        _("List players by"),
        "names" if draft.by_name else "number",
        kind=FieldKind.CHOICE,
        values=ways,
    )
    if not draft.by_name:
        return (FieldRow((way, _number("players", _("Players"), draft.players, wrong))),)
    name = Field(
        "name",
        _("Add a name"),
        typed,
        _("a name, or paste a list"),
        most=2000,
        wrong=wrong.get("name"),
        many=True,
    )
    return (FieldRow((way, name)),)


def _number(id_: str, name: str, value: str, wrong: dict[str, tuple[str, str]]) -> Field:
    return Field(id_, name, value, kind=FieldKind.NUMBER, most=3, wrong=wrong.get(id_) if value else None)

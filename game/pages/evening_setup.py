"""What is chosen before an evening: the event, how many tables, with whom, and how it is kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.bots.ladder import Level, SlipRate
from game.bots.words import level_name
from game.evening.evening import Evening
from game.evening.event import Event, EventKind, event_of
from game.evening.table_round import seats_at
from game.i18n import _, format_number, ngettext
from game.pages.evening_words import Faces, seat_faces, seat_names
from game.pages.page import Button, Page, Paragraph
from game.rules.ruleset import Ruleset
from game.words.names import Names

MOST_TABLES = 8
ROUNDS = (2, 3, 4, 5, 6, 8, 10)
"""Rounds to choose from where the sheet leaves them open."""

MIXED = "mixed"
"""The company of people who play as well as people do: some of each level."""


@dataclass(frozen=True)
class EveningChoice:
    """What is chosen. `rounds` counts where the sheet leaves it open, `clock` where it has one."""

    event: str = ""  # the id of a ruleset; "" for the first that is for an evening
    tables: int = 3
    rounds: int = 6
    company: str = MIXED  # or a level
    clock: bool = True
    by_hand: bool = True
    slips: SlipRate | None = None
    seed: str = ""


@dataclass(frozen=True)
class Choice:
    """One thing to choose: its field, its name, and each value with its words."""

    field: str
    name: str
    now: str
    values: tuple[tuple[str, str], ...]  # value as text, words


@dataclass(frozen=True)
class FirstTable:
    """Where the learner sits down first, and with whom; by seat, the learner South."""

    number: int
    names: Names
    faces: Faces
    levels: tuple[str, ...]  # the names of their levels; "" for the learner


def first_table(night: Evening) -> FirstTable | None:
    """The learner's table before the first hand; None for a learner who sits the first round out."""
    learner, now = night.learner, night.now
    number = 0 if learner is None or now is None else now.table_of(learner)
    if not number or now is None:
        return None
    seats = seats_at(now.tables[number - 1], learner)
    levels = [night.person(person).level for person in seats]
    said = tuple("" if level is None else level_name(level) for level in levels)
    return FirstTable(number, seat_names(night, seats), seat_faces(night, seats), said)


def first_table_words(night: Evening) -> str:
    """What the learner draws at the door, and where that leads first."""
    number, table = format_number(night.learner or 0), first_table(night)
    if table is None:
        return _("You draw card no. {n}, and you sit out the first round.").format(n=number)
    _south, west, north, east = table.names
    return _(
        "You draw card no. {n}, and you start at table {table} with {partner}, against {first} and {second}."
    ).format(n=number, table=format_number(table.number), partner=north, first=west, second=east)


def event_words(sheet: Ruleset) -> str:
    """What the event of a sheet is, below its name in a list: "4 rounds of 12 hands, in teams"."""
    event = event_of(sheet)
    if event is None:
        return ""
    hands = format_number(event.hands)
    if event.rounds is None:
        text = ngettext("{hands} hand a round", "{hands} hands a round", event.hands).format(hands=hands)
    else:
        # NOTE: how long an event is, for example "4 rounds of 12 hands"
        text = ngettext("{n} round of {hands} hands", "{n} rounds of {hands} hands", event.rounds).format(
            n=format_number(event.rounds), hands=hands
        )
    how = {
        EventKind.PROGRESSIVE: _("{length}, winners move up"),
        EventKind.ROTATION: _("{length}, a new partner each time"),
        EventKind.TEAMS: _("{length}, in teams"),
    }[event.kind]
    return how.format(length=text)


def events_of(rulesets: Sequence[Ruleset]) -> list[Ruleset]:
    """The sheets that make an evening."""
    return [ruleset for ruleset in rulesets if event_of(ruleset) is not None]


def chosen_event(choice: EveningChoice, rulesets: Sequence[Ruleset]) -> Event | None:
    """The event of a choice; the first there is where it names none that is there."""
    sheets = events_of(rulesets)
    named = next((sheet for sheet in sheets if sheet.id == choice.event), None)
    sheet = named or next(iter(sheets), None)
    return None if sheet is None else event_of(sheet)


def rounds_of(choice: EveningChoice, event: Event) -> int:
    """How many rounds are played: as the sheet says, else as chosen."""
    return event.rounds or choice.rounds


def choices(choice: EveningChoice, rulesets: Sequence[Ruleset]) -> list[Choice]:
    """Everything there is to choose now; what the sheet decides isn't among it."""
    event = chosen_event(choice, rulesets)
    if event is None:
        return []
    sheets = tuple((sheet.id, _(sheet.short_name)) for sheet in events_of(rulesets))
    tables = tuple((str(n), _tables_words(n)) for n in range(1, MOST_TABLES + 1))
    found = [
        Choice("event", _("Event"), event.ruleset.id, sheets),
        Choice("tables", _("Tables"), str(choice.tables), tables),
    ]
    if event.rounds is None:
        numbers = sorted({*ROUNDS, choice.rounds})
        rounds = tuple((str(n), _rounds_words(n)) for n in numbers)
        found.append(Choice("rounds", _("Rounds"), str(choice.rounds), rounds))
    levels = tuple((level.value, level_name(level)) for level in Level)
    found.append(Choice("company", _("Company"), choice.company, ((MIXED, _("Some of each")), *levels)))
    if event.minutes is not None:
        found.append(_yes_no("clock", _("Clock"), choice.clock, (_clock_words(event.minutes), _("No clock"))))
    card = (_("You fill it in"), _("It fills itself in"))
    found.append(_yes_no("by_hand", _("Score card"), choice.by_hand, card))
    slips = (
        ("", _("No slips")),
        (SlipRate.OFF.value, _("Only I slip")),
        (SlipRate.SELDOM.value, _("Few slips")),
        (SlipRate.OFTEN.value, _("Many slips")),
    )
    found.append(Choice("slips", _("Slips"), choice.slips or "", slips))
    return found


def _yes_no(field: str, name: str, now: bool, words: tuple[str, str]) -> Choice:
    return Choice(field, name, "yes" if now else "no", (("yes", words[0]), ("no", words[1])))


def _tables_words(tables: int) -> str:
    text = ngettext("{n} table, {people} players", "{n} tables, {people} players", tables)
    return text.format(n=format_number(tables), people=format_number(4 * tables))


def _rounds_words(rounds: int) -> str:
    return ngettext("{n} round", "{n} rounds", rounds).format(n=format_number(rounds))


def _clock_words(minutes: int) -> str:
    text = ngettext("{n} minute a round", "{n} minutes a round", minutes)
    return text.format(n=format_number(minutes))


def with_value(choice: EveningChoice, field: str, value: str) -> EveningChoice:
    """The choice with one thing changed. Raises ValueError for a field or a value there isn't."""
    if field == "tables" and not 1 <= int(value) <= MOST_TABLES:
        raise ValueError(f"no evening has {value} tables")
    if field == "rounds" and int(value) < 1:
        raise ValueError(f"no evening has {value} rounds")
    if field in ("tables", "rounds"):
        return replace(choice, **{field: int(value)})  # type: ignore[arg-type]
    if field in ("clock", "by_hand") and value in ("yes", "no"):
        return replace(choice, **{field: value == "yes"})  # type: ignore[arg-type]
    if field == "slips":
        return replace(choice, slips=SlipRate(value) if value else None)
    if field == "company":
        return replace(choice, company=value if value == MIXED else Level(value).value)
    if field == "event":
        return replace(choice, event=value)
    raise ValueError(f"nothing to choose: {field} {value}")


def in_short(choice: EveningChoice, event: Event) -> str:
    """What it comes to, in a few sentences."""
    moves = {
        EventKind.PROGRESSIVE: _(
            "Winners move up a table, and partners change. Everybody has their own total."
        ),
        EventKind.ROTATION: _("Everybody gets a new partner in each round, and has their own total."),
        EventKind.TEAMS: _("Partners stay together. The losers of each table move on to the next one."),
    }[event.kind]
    rounds = rounds_of(choice, event)
    text = ngettext(
        "{rounds} round of {hands} hands each.", "{rounds} rounds of {hands} hands each.", rounds
    ).format(rounds=format_number(rounds), hands=format_number(event.hands))
    # NOTE: two or three sentences after one another
    return _("{rounds} {moves}").format(rounds=text, moves=moves)


def summary(choice: EveningChoice, rulesets: Sequence[Ruleset], night: Evening | None) -> tuple[str, ...]:
    """All choices in words, a line each, as the set-up has them beside its button."""
    event = chosen_event(choice, rulesets)
    if event is None or night is None:
        return (_("None of these rules are for a euchre night."),)
    words = {each.field: dict(each.values).get(each.now, each.now) for each in choices(choice, rulesets)}
    lines = [f"**{_(event.ruleset.name)}**", in_short(choice, event), words["tables"]]
    lines += [words["clock"]] if "clock" in words else []
    return (*lines, first_table_words(night))


def setup_page(choice: EveningChoice, rulesets: Sequence[Ruleset], night: Evening | None = None) -> Page:
    """All choices in words, and where the learner sits first in the `night` they make."""
    event = chosen_event(choice, rulesets)
    title = _("A euchre night")
    if event is None:
        return Page(title, (Paragraph(_("None of these rules are for a euchre night.")),))
    rows = []
    for each in choices(choice, rulesets):
        words = dict(each.values).get(each.now, each.now)
        # NOTE: something to choose and what is chosen, for example "Tables: 3 tables, 12 players"
        line = _("{name}: {value}").format(name=each.name, value=words)
        rows.append((Button(f"choose {each.field}", line),))
    begin = Button("begin", _("Begin the night"), main=True)
    club = Button("club", _("Run a night for your club"))
    blocks = [Paragraph(in_short(choice, event))]
    if night is not None:
        blocks.append(Paragraph(first_table_words(night)))
        rows.append((Button("draw", _("Draw other seats")),))
    return Page(title, tuple(blocks), buttons=((begin,), *rows, (club,)))

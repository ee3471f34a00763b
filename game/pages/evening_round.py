"""The end of a round: the own table's hands side by side, the standing, and who moves where."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.evening.evening import Evening
from game.evening.event import EventKind
from game.evening.in_play import EveningInPlay
from game.evening.score_card import Entry
from game.evening.seating import Pair
from game.evening.table_round import TableRound
from game.i18n import _, format_list, format_number, ngettext
from game.pages.evening_clock import cut_short
from game.pages.evening_room import Room, table_line
from game.pages.evening_words import (
    entry_said,
    hand_words,
    learner_first,
    name_of,
    place_line,
    points_words,
    seat_names,
)
from game.pages.page import Block, Button, Page, Paragraph
from game.rules.cards import Suit
from game.rules.seats import Seat
from game.words import card_name


@dataclass(frozen=True)
class ScoreLine:
    """A line of the table at the end of a round: a person, or a team."""

    name: str
    seats: tuple[Seat, ...]
    entries: tuple[Entry, ...]
    total: int
    lone: frozenset[int]  # the columns, from 0, of lone marches of this side
    ours: bool
    best: bool


@dataclass(frozen=True)
class RoundTable:
    """The own table's round as picture 19b has it: a column for each hand."""

    trumps: tuple[Suit | None, ...]
    lines: tuple[ScoreLine, ...]
    happened: tuple[str, ...]


def round_table(evening: Evening, own: TableRound) -> RoundTable:
    """The hands of a table, a line for each person, or for each team where they share their points."""
    names = seat_names(evening, own.seats)
    if evening.event.individual:
        rows: list[tuple[tuple[Seat, ...], int]]
        rows = [((seat,), own.points_of(own.seats[seat])) for seat in _ours_first()]
    else:
        pairs = ((Seat.SOUTH, Seat.NORTH), (Seat.WEST, Seat.EAST))
        rows = [((one, two), own.team_points((own.seats[one], own.seats[two]))) for one, two in pairs]
    best = max(total for _seats, total in rows)
    lines = []
    for seats, total in rows:
        first = seats[0]
        entries = tuple(
            None
            if hand.thrown_in
            else hand.players[first]
            if evening.event.individual
            else hand.points[first.side]
            for hand in own.hands
        )
        lone = frozenset(
            column
            for column, hand in enumerate(own.hands)
            if hand.lone_march is not None and hand.lone_march.side is first.side
        )
        name = format_list([names[seat] for seat in seats])
        ours = first.side is Seat.SOUTH.side
        lines.append(ScoreLine(name, seats, entries, total, lone, ours, total == best))
    return RoundTable(
        tuple(hand.trump for hand in own.hands),
        tuple(lines),
        tuple(hand_words(hand, names) for hand in own.hands),
    )


def _ours_first() -> tuple[Seat, ...]:
    return Seat.SOUTH, Seat.NORTH, Seat.WEST, Seat.EAST


def round_page(state: EveningInPlay, after: Evening) -> Page:
    """The end of a round; `after` is the evening when people have moved."""
    evening, own = state.evening, state.own
    blocks: list[Block] = []
    if own is not None:
        table = round_table(evening, own)
        blocks += [Paragraph(line_words(line)) for line in table.lines]
        blocks += [Paragraph(happened_words(table)), Paragraph(points_line(state, after))]
        blocks += [Paragraph(told) for told in (cut_short(state),) if told]
    elif evening.in_overtime:
        blocks.append(Paragraph(overtime_words(evening)))
    blocks += [Paragraph(line, ruled=not at) for at, line in enumerate(next_lines(state, after))]
    blocks += [Paragraph(line, ruled=not at) for at, line in enumerate(moved_lines(evening, after))]
    blocks.append(Paragraph(_("Standings"), bold=True, ruled=True))
    blocks += [Paragraph(place_line(after, place)) for place in after.standing]
    move = Button("move", _move_words(after), icon="arrow", main=True)
    look = () if own is None else ((Button("look", _("Look at your hands"), icon="search"),),)
    return Page(_title(state), tuple(blocks), buttons=((move,), *look), where=_where(evening))


def waiting_page(state: EveningInPlay, playing: Sequence[int], room: Room, *, drawn: bool = False) -> Page:
    """The own table is done, and these tables still play; the `room` is told but for what is `drawn`."""
    blocks: list[Block] = [] if drawn else [Paragraph(table_line(table)) for table in room.tables]
    if state.own is None and state.evening.in_overtime:
        blocks.append(Paragraph(overtime_words(state.evening)))
    text, words = _("Everybody is done."), _("See how the round ended")
    if playing:
        count = len(playing)
        text = ngettext("Table {numbers} is still playing.", "Tables {numbers} are still playing.", count)
        words = _("Go on at once")
    numbers = format_list([format_number(number) for number in playing])
    blocks.append(Paragraph(text.format(numbers=numbers)))
    blocks.append(Paragraph(_("Standings"), bold=True, ruled=True))
    blocks += [Paragraph(place.said, bold=place.own) for place in room.standing]
    wait = Button("wait", words, icon="arrow", main=True)
    return Page(_title(state), tuple(blocks), buttons=((wait,),), where=_where(state.evening))


def _where(evening: Evening) -> str:
    if evening.in_overtime:
        return _("Overtime")
    return _("Round {number} of {total}").format(
        number=format_number(evening.number), total=format_number(evening.rounds)
    )


def _move_words(after: Evening) -> str:
    if after.is_over:
        return _("See how the night ended")
    resting = after.now is not None and after.learner is not None and not after.now.table_of(after.learner)
    return _("See how they end") if resting else _("Go to your next table")


def _title(state: EveningInPlay) -> str:
    own, learner = state.own, state.evening.learner
    if own is None or learner is None:
        return _("The others play on")
    hands = len(own.hands)
    if own.ahead is None:
        text = ngettext("{n} hand played: the table is tied", "{n} hands played: the table is tied", hands)
    elif learner in own.ahead:
        text = ngettext("{n} hand played: you win the table", "{n} hands played: you win the table", hands)
    else:
        text = ngettext("{n} hand played: they win the table", "{n} hands played: they win the table", hands)
    return text.format(n=format_number(hands))


def line_words(line: ScoreLine) -> str:
    """A line of the table in words."""
    # NOTE: somebody's points in the hands of a round and together, for example "Nora: 1, 0. 1 point"
    return _("{name}: {entries}. {total}").format(
        name=line.name,
        entries=", ".join(entry_said(entry) for entry in line.entries),
        total=points_words(line.total),
    )


def next_lines(state: EveningInPlay, after: Evening) -> list[str]:
    """The cut, if there was one, and where the learner goes."""
    evening, own, learner = state.evening, state.own, state.evening.learner
    lines = []
    if own is not None and own.ahead is None:
        ended = after.played[-1].tables[state.own_number - 1]
        lines.append(cut_words(ended, learner or 0))
    if after.is_over or after.now is None or learner is None:
        return lines
    number = after.now.table_of(learner)
    if after.in_overtime:
        return [*lines, overtime_words(after)]
    if not number:
        return lines
    table = after.now.tables[number - 1]
    partner = name_of(after, table.partner(learner))
    first, second = (name_of(after, person) for person in table.opponents(learner))
    if evening.event.kind is EventKind.TEAMS:
        text = _("Next you and {partner} play at table {n} against {first} and {second}.")
    else:
        text = _("Next you play at table {n} with {partner}, against {first} and {second}.")
    return [*lines, text.format(n=format_number(number), partner=partner, first=first, second=second)]


def happened_words(table: RoundTable) -> str:
    """What happened in the hands, one after the other."""
    # NOTE: what happened in each hand of a round, for example "What happened: 3 tricks; euchre; march."
    return _("What happened: {list}.").format(list=format_list(table.happened, "unit"))


def moved_lines(before: Evening, after: Evening) -> list[str]:
    """Who goes to which table, a line for each pair that goes there together; who stays isn't named."""
    if before.now is None or after.now is None or after.in_overtime:
        return []
    lines = []
    for number, table in before.now.seats():
        for pair in table.pairs:
            goals = {after.now.table_of(person) for person in pair}
            if len(goals) == 1 and goals != {number}:
                lines.append(_moved_words(after, pair, goals.pop()))
    return lines


def _moved_words(evening: Evening, pair: Pair, goal: int) -> str:
    first, second = (name_of(evening, person) for person in learner_first(evening, pair))
    text = _("{first} and {second} go to table {n}.") if goal else _("{first} and {second} sit out.")
    return text.format(first=first, second=second, n=format_number(goal))


def points_line(state: EveningInPlay, after: Evening) -> str:
    """What the learner, or the learner's team, has from this round and from the whole night."""
    own, learner = state.own, state.evening.learner
    if own is None or learner is None:
        return ""
    place = next(place for place in after.standing if learner in place.unit)
    if state.evening.event.individual:
        here = own.points_of(learner)
    else:
        here = own.team_points((learner, own.table.partner(learner)))
    text = ngettext(
        "You have {n} point from this round and {total} tonight, which is place {rank}.",
        "You have {n} points from this round and {total} tonight, which is place {rank}.",
        here,
    )
    total, rank = format_number(place.points), format_number(place.rank)
    return text.format(n=format_number(here), total=total, rank=rank)


def cut_words(table: TableRound, learner: int) -> str:
    """What was drawn for a tie, and who won by it."""
    assert table.cut is not None
    us, them = table.cut.drawn[-1]
    won = learner in table.winners
    text = _("You cut the {ours} and they cut the {theirs}, so you win the table.")
    if not won:
        text = _("You cut the {ours} and they cut the {theirs}, so they win the table.")
    return text.format(ours=card_name(us), theirs=card_name(them))


def overtime_words(evening: Evening) -> str:
    """Who plays the extra round."""
    teams = [format_list([name_of(evening, person) for person in unit]) for unit in evening.winners]
    return ngettext(
        "First place is tied between {teams}. They play one more round of {n} hand.",
        "First place is tied between {teams}. They play one more round of {n} hands.",
        evening.event.hands,
    ).format(teams=format_list(teams), n=format_number(evening.event.hands))

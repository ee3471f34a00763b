"""The room of an evening: every table with its score, who would move where, and the standing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.evening.event import EventKind
from game.evening.in_play import EveningInPlay
from game.evening.moving import winner
from game.evening.pace import shown_hands
from game.evening.table_round import TableRound
from game.i18n import _, format_number, ngettext
from game.pages.evening_clock import clock_button, clock_lines
from game.pages.evening_words import (
    Faces,
    is_own,
    name_of,
    place_line,
    seat_faces,
    seat_names,
    unit_name,
)
from game.pages.page import Block, Button, Page, Paragraph
from game.rules.seats import Seat
from game.words.names import Names

SHOWN_PLACES = 5
"""Lines of the standing beside the room."""


@dataclass(frozen=True)
class TableInRoom:
    """One table as it is seen from the middle of the room. At the learner's, South is the learner."""

    number: int
    names: Names
    faces: Faces  # "" for those whose face nobody knows
    points: tuple[int, int]  # South's side first
    hand: int  # the one being played, or the last one
    hands: int
    ahead: tuple[bool, bool, bool, bool]  # by seat; nobody where it is level
    own: bool
    done: bool


@dataclass(frozen=True)
class MoveInRoom:
    """Where some of a table go after the round: those who win it, or those who lose it."""

    start: int
    end: int
    winners: bool


@dataclass(frozen=True)
class PlaceInRoom:
    """A line of the standing."""

    rank: int
    name: str
    points: int
    own: bool
    said: str


@dataclass(frozen=True)
class Room:
    """All that the room shows."""

    title: str
    under: str
    tables: tuple[TableInRoom, ...]
    moves: tuple[MoveInRoom, ...]
    standing: tuple[PlaceInRoom, ...]
    forecast: str  # what happens to the learner if it stays so
    left: int | None  # milliseconds on the clock; None without one
    stopped: bool  # whether the clock stands still


def room_of(state: EveningInPlay, hands: Mapping[int, int] | None = None) -> Room:
    """The room now. Other tables are shown as far as people would be who play at the learner's pace.

    When the own table is done they are shown to the end, or with so many `hands` where that is told.
    """
    shown = [_shown(state, number, table, hands or {}) for number, table in enumerate(state.tables, 1)]
    tables = tuple(_table(state, number, table) for number, table in enumerate(shown, 1))
    places = state.evening.standing_with(shown)
    listed = [place for place in places if place.rank <= SHOWN_PLACES][:SHOWN_PLACES]
    own = next((place for place in places if is_own(state.evening, place.unit)), None)
    if own is not None and own not in listed:
        listed = [*listed[: SHOWN_PLACES - 1], own]
    return Room(
        _(state.evening.event.ruleset.short_name),
        under_title(state),
        tables,
        _moves(state),
        tuple(
            PlaceInRoom(
                place.rank,
                unit_name(state.evening, place.unit),
                place.points,
                place is own,
                place_line(state.evening, place),
            )
            for place in listed
        ),
        forecast(state),
        state.left if state.own is not None else None,
        state.is_clock_stopped,
    )


def under_title(state: EveningInPlay) -> str:
    """Which round it is."""
    evening = state.evening
    if evening.in_overtime:
        return _("The room, overtime")
    return _("The room, round {number} of {total}").format(
        number=format_number(evening.number), total=format_number(evening.rounds)
    )


def _shown(state: EveningInPlay, number: int, table: TableRound, hands: Mapping[int, int]) -> TableRound:
    own, most = state.own, len(table.hands)
    if own is None or state.own_hands_done:
        most = hands.get(number, most)
    elif number != state.own_number:
        most = shown_hands(state.evening.seed_of(number), len(own.hands), most)
    return TableRound(table.table, table.seats, table.hands[:most])


def _table(state: EveningInPlay, number: int, table: TableRound) -> TableInRoom:
    hands = state.evening.event.hands
    leading = winner(table.table, table.together(table.table.us), table.together(table.table.them)) or ()
    points = (
        sum(hand.points[Seat.SOUTH.side] for hand in table.hands),
        sum(hand.points[Seat.WEST.side] for hand in table.hands),
    )
    south, west, north, east = (person in leading for person in table.seats)
    own = number == state.own_number
    done = state.own_closed if own else number not in state.still_playing
    done = done and len(table.hands) == len(state.tables[number - 1].hands)
    return TableInRoom(
        number,
        seat_names(state.evening, table.seats),
        seat_faces(state.evening, table.seats),
        points,
        min(len(table.hands) + (not done), hands),
        hands,
        (south, west, north, east),
        own,
        done,
    )


def _moves(state: EveningInPlay) -> tuple[MoveInRoom, ...]:
    """Who goes where between tables, by the kind of the event; none after the last round."""
    last, kind = len(state.tables), state.evening.event.kind
    if last < 2 or state.evening.number >= state.evening.rounds or kind is EventKind.ROTATION:
        return ()
    if kind is EventKind.PROGRESSIVE:
        up = [MoveInRoom(number, number - 1, winners=True) for number in range(last, 1, -1)]
        return (*up, MoveInRoom(1, last, winners=False))
    return tuple(MoveInRoom(number, number % last + 1, winners=False) for number in range(1, last + 1))


def move_words(move: MoveInRoom) -> str:
    """Such a move in a few words."""
    text = _("winners of table {start} go to table {end}")
    if not move.winners:
        text = _("losers of table {start} go to table {end}")
    return text.format(start=format_number(move.start), end=format_number(move.end))


def forecast(state: EveningInPlay) -> str:
    """Where the learner goes if it stays so, in a sentence; "" in the last round, and for who rests."""
    own, learner = state.own, state.evening.learner
    if own is None or learner is None or state.evening.number >= state.evening.rounds:
        return ""
    if state.evening.event.kind is EventKind.ROTATION:
        return _("After this round, you get another partner.")
    if own.ahead is None:
        return _("If it stays tied, you cut cards to settle who wins the table.") if own.hands else ""
    ahead = learner in own.ahead
    move = next(
        (each for each in _moves(state) if each.start == state.own_number and each.winners is ahead), None
    )
    where = format_number(state.own_number if move is None else move.end)
    if state.evening.event.kind is EventKind.TEAMS:
        text = _("If it stays that way, you and {partner} move on to table {n}.")
        if move is None:
            text = _("If it stays that way, you and {partner} stay at table {n}.")
    elif move is None:
        text = _("If it stays that way, you and {partner} stay at table {n} and change partners.")
    elif ahead:
        text = _("If it stays that way, you and {partner} move up to table {n} and change partners.")
    else:
        text = _("If it stays that way, you and {partner} go down to table {n} and change partners.")
    partner = name_of(state.evening, own.table.partner(learner))
    return text.format(partner=partner, n=where)


def room_page(state: EveningInPlay, *, drawn: bool = False) -> Page:
    """The room in words, with what can be done there; without its tables where they are `drawn` beside it."""
    room = room_of(state)
    blocks: list[Block] = []
    if room.left is not None and not drawn:
        blocks += [Paragraph(line) for line in clock_lines(state)]
    if not drawn:
        blocks += [Paragraph(table_line(table)) for table in room.tables]
    if room.standing:
        blocks.append(Paragraph(_("Standings"), bold=True, ruled=bool(blocks)))
        blocks += [Paragraph(place.said, bold=place.own) for place in room.standing]
    if room.forecast:
        blocks.append(Paragraph(room.forecast, ruled=True))
    return Page(room.title, tuple(blocks), buttons=_buttons(state), where=room.under)


def _buttons(state: EveningInPlay) -> tuple[tuple[Button, ...], ...]:
    if state.own is None:
        return ((Button("watch", _("See how they end"), main=True),),)
    number = format_number(min(len(state.own_boxes) + 1, state.evening.event.hands))
    sit = Button("sit", _("Sit down, hand {n}").format(n=number), main=True)
    card, clock = (Button("card", _("Your score card")),), clock_button(state)
    lesser = (card,) if clock is None else (card, (clock,))
    if state.box_to_fill is not None:
        write = Button("card", _("Write down hand {n}").format(n=format_number(state.box_to_fill)), main=True)
        return ((write,),) if state.own_hands_done else ((write,), (Button("sit", sit.words),))
    return ((sit,), *lesser)


def table_line(table: TableInRoom) -> str:
    """A table in words."""
    south, west, north, east = table.names
    us, them = map(format_number, table.points)
    # NOTE: a table of the evening: who sits there, the score of both pairs, and the hand they are at
    text = _("Table {number}: {south} and {north} {us}, {west} and {east} {them}, hand {hand} of {hands}")
    if table.done:
        text = ngettext(
            "Table {number}: {south} and {north} {us}, {west} and {east} {them}, done after {hand} hand",
            "Table {number}: {south} and {north} {us}, {west} and {east} {them}, done after {hand} hands",
            table.hand,
        )
    return text.format(
        number=format_number(table.number), south=south, north=north, west=west, east=east, us=us, them=them,
        hand=format_number(table.hand), hands=format_number(table.hands),
    )  # fmt: skip

"""From what a table says of its calling to whole lines of calls that lead there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.course import unfillable
from game.course.notation import SeatWord, seat_word
from game.course.tables import Made, Table
from game.rules import bidding, lone
from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import Card, Rank, Suit
from game.rules.hand import objections
from game.rules.reasons import ReasonKind
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat, clockwise_from
from game.rules.state import Setup, Standing, State
from game.rules.table import Bidding
from game.yamlfile.yaml_positions import DataPath

_OF_THE_HAND = (ReasonKind.NEEDS_NATURAL, ReasonKind.LEFT_IS_NOT_NATURAL)
"""Objections that depend on cards, which are not dealt yet."""


_STEPS = {
    ActionKind.PASS: bidding.pass_on,
    ActionKind.ORDER: bidding.make_trump,
    ActionKind.CALL: bidding.make_trump,
    ActionKind.DEFEND: lone.answer_defence,
}

Calls = list[tuple[DataPath, Action]]
"""Calls in turn, each with its place in the table."""


@dataclass(frozen=True, slots=True)
class Line:
    """One way through the calling.

    `before` are the calls, `after` what follows the discard; `state` is where both lead, with no cards in it
    but a stand-in for the turned card.
    """

    before: tuple[Action, ...]
    state: State
    ordered: bool = False  # the turned card was accepted
    discards: bool = False  # the dealer has put a card down
    after: tuple[Action, ...] = ()

    @property
    def trump(self) -> Suit | None:
        return self.state.trump


def lines(table: Table, ruleset: Ruleset) -> Iterator[Line | unfillable.Unfillable]:
    """The ways through the calling that fit, the likeliest first; or why one of them does not."""
    if table.upcard is not None and table.upcard.is_joker:
        yield unfillable.joker_turned_up(("upcard",))
    elif table.trump is None:
        calls: Calls = [(("calls", number), call.action) for number, call in enumerate(table.calls or ())]
        yield _line(table, ruleset, table.upcard or Card(Rank.NINE, Suit.SPADES), calls)
    else:
        yield from _found_lines(table, ruleset, table.trump.suit)


def _found_lines(table: Table, ruleset: Ruleset, trump: Suit) -> Iterator[Line | unfillable.Unfillable]:
    makers = clockwise_from(table.dealer.seat.left) if table.maker is None else (table.maker.seat,)
    for made in Made if table.made is None else (table.made,):
        ordered = made is Made.FIRST_ROUND
        upcard = table.upcard or Card(Rank.NINE, trump if ordered else trump.sister)
        if ordered and upcard.suit is not trump:
            yield unfillable.upcard_makes_another_trump(("upcard",), upcard, trump)
        elif upcard.suit is trump and not ordered:
            yield unfillable.upcard_bars_trump(("upcard",), upcard, trump)
        else:
            for maker in makers:
                calls = _calls_to(table, maker, trump, ordered)
                yield _line(table, ruleset, upcard, [(("maker",), action) for action in calls])


def _calls_to(table: Table, maker: Seat, trump: Suit, ordered: bool) -> Iterator[Action]:
    seats = clockwise_from(table.dealer.seat.left)
    passing = seats[: seats.index(maker)]
    if not ordered:
        passing = (*seats, *passing)
    yield from (Action(seat, ActionKind.PASS) for seat in passing)
    if ordered:
        yield Action(maker, ActionKind.ORDER, alone=table.alone)
    else:
        yield Action(maker, ActionKind.CALL, suit=trump, alone=table.alone)


def _line(table: Table, ruleset: Ruleset, upcard: Card, calls: Calls) -> Line | unfillable.Unfillable:
    state = _opening(table, ruleset, upcard)
    said: list[Action] = []
    answers: list[Action] = []
    for path, call in calls:
        if call.kind is ActionKind.DEFEND:
            state = _put_down(state, upcard)
            if state.phase is Phase.PLAY and not (call.alone or answers):
                continue  # this table does not ask
        elif state.phase not in (Phase.FIRST_ROUND, Phase.SECOND_ROUND):
            return unfillable.calling_is_over(path)
        against = [reason for reason in objections(state, call) if reason.kind not in _OF_THE_HAND]
        if against:
            return unfillable.call_refused(path, against[0], call.seat)
        (answers if call.kind is ActionKind.DEFEND else said).append(call)
        state = _STEPS[call.kind](state, call)[0]
    ordered = any(call.kind is ActionKind.ORDER for call in said)
    if state.phase is Phase.DISCARD and table.discard is None and _stops_at(table, table.dealer):
        return Line(tuple(said), state, ordered)
    state = _put_down(state, upcard)
    while state.phase is Phase.DEFEND and not _stops_at(table, seat_word(state.turn)):
        answers.append(Action(state.turn, ActionKind.DEFEND))  # nobody is said to defend alone: nobody does
        state, _events = lone.answer_defence(state, answers[-1])
    return Line(tuple(said), state, ordered, ordered, tuple(answers))


def _put_down(state: State, upcard: Card) -> State:
    """After the discard, where there is one; the turned card stands in for the one put down."""
    if state.phase is not Phase.DISCARD:
        return state
    return bidding.put_down(state, Action(state.dealer, ActionKind.DISCARD, upcard))[0]


def _stops_at(table: Table, seat: SeatWord) -> bool:
    """Calls written out stop where the next decision is the learner's; trump made in short goes on."""
    return seat is SeatWord.YOU and not table.played and table.trump is None


def _opening(table: Table, ruleset: Ruleset, upcard: Card) -> State:
    dealer = table.dealer.seat
    return State(
        ruleset, Setup(""), Phase.FIRST_ROUND, Standing(), dealer, dealer.left,
        bidding=Bidding(upcard, upcard.suit),
    )  # fmt: skip

"""Writes a deal that was found as a table of a lesson file, with the value of each choice above it."""

from __future__ import annotations

from collections.abc import Iterable

from game.course.notation import SeatWord
from game.course.spoken import Call, CallWord
from game.finding.search import Found
from game.finding.wanted import LEARNER
from game.i18n import format_number
from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import Card
from game.rules.seats import Seat
from game.rules.state import State, Trick
from game.strategy.values import Value


def block(found: Found, name: str) -> str:
    """The table of that name, as lines that stand below `tables:`."""
    lines = [f"  # {_valued(found, value)}" for value in found.values.ranked]
    return "\n".join([*lines, *table_lines(found.state, name)])


def table_lines(state: State, name: str, learner: Seat = LEARNER) -> list[str]:
    """The table at a moment of a hand, as it is seen from a seat."""

    def word(seat: Seat) -> SeatWord:
        return list(SeatWord)[seat.seen_from(learner)]

    lines = [f"  {name}:", f"    dealer: {word(state.dealer)}", f"    upcard: {state.upcard}"]
    calls = ", ".join(called(state, action, learner) for action in state.calls)
    if calls:
        lines.append(f"    calls: [{calls}]")
    if state.discard is not None:
        lines.append(f"    discard: {state.discard}")
    hands = {word(seat): _hand(state, seat) for seat in Seat}
    lines += ["    hands:", *(f"      {each}: [{_cards(hands[each])}]" for each in SeatWord)]
    plays = [play for trick in _tricks(state) for play in trick.plays]
    if plays:
        played = [f"{word(seat)} {card}" for seat, card in plays]
        if state.trick is None or not state.trick.plays:
            played.append("gather")
        lines.append(f"    played: [{', '.join(played)}]")
    return lines


def _tricks(state: State) -> tuple[Trick, ...]:
    return (*state.tricks, *((state.trick,) if state.trick is not None else ()))


def _valued(found: Found, value: Value) -> str:
    """A choice with its points, as a comment: for authors, in the words of the file."""
    points = format_number(value.mean, 2)
    return f"{named(found.state, value.action)}: {points}"


def named(state: State, action: Action) -> str:
    """A choice as lesson files write it."""
    if action.kind in (ActionKind.DISCARD, ActionKind.PLAY):
        return str(action.card)
    if action.kind is ActionKind.LEAVE:
        return str(state.upcard)
    return called(state, action).partition(" ")[2]


def called(state: State, action: Action, learner: Seat = LEARNER) -> str:
    """What a seat said, in the words that a lesson file has for it: `left order-up alone`."""
    seat = Seat(action.seat.seen_from(learner))
    if action.kind is ActionKind.PASS:
        word = CallWord.PASS
    elif action.kind is ActionKind.ORDER:
        word = CallWord.ORDER_UP
        if action.seat is state.dealer:
            word = CallWord.PICK_UP
        elif action.seat is state.dealer.partner:
            word = CallWord.ASSIST
    elif action.kind is ActionKind.DEFEND:
        return str(Call(seat, CallWord.DEFEND_ALONE if action.alone else CallWord.DEFEND_TOGETHER))
    else:
        word = next(each for each in CallWord if each.says(action))
    return str(Call(seat, word, action.alone))


def _hand(state: State, seat: Seat) -> tuple[Card, ...]:
    """The five cards of a table: as they were dealt until the discard, then those that are played with."""
    held = list(state.hands[seat])
    held += [card for trick in _tricks(state) for who, card in trick.plays if who is seat]
    if state.phase is Phase.DISCARD and seat is state.dealer:
        held = [card for card in held if card != state.upcard]
    return tuple(held)


def _cards(cards: Iterable[Card]) -> str:
    return ", ".join(map(str, cards))

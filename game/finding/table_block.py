"""Writes a deal that was found as a table of a lesson file, with the value of each choice above it."""

from __future__ import annotations

from collections.abc import Iterable

from game.course.notation import seat_word
from game.course.spoken import Call, CallWord
from game.finding.search import Found
from game.i18n import format_number
from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import Card
from game.rules.seats import Seat
from game.rules.state import State
from game.strategy.values import Value


def block(found: Found, name: str) -> str:
    """The table of that name, as lines that stand below `tables:`."""
    state = found.state
    lines = [f"  # {_valued(found, value)}" for value in found.values.ranked]
    lines += [f"  {name}:", f"    dealer: {seat_word(state.dealer)}", f"    upcard: {state.upcard}"]
    calls = ", ".join(str(_call(state, action)) for action in state.calls)
    if calls:
        lines.append(f"    calls: [{calls}]")
    if state.discard is not None:
        lines.append(f"    discard: {state.discard}")
    lines.append("    hands:")
    lines += [f"      {seat_word(seat)}: [{_cards(_hand(state, seat))}]" for seat in Seat]
    if state.trick is not None and state.trick.plays:
        plays = ", ".join(f"{seat_word(seat)} {card}" for seat, card in state.trick.plays)
        lines.append(f"    played: [{plays}]")
    return "\n".join(lines)


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
    return str(_call(state, action)).partition(" ")[2]


def _call(state: State, action: Action) -> Call:
    """What a seat said, in the word that a lesson file has for it."""
    if action.kind is ActionKind.PASS:
        word = CallWord.PASS
    elif action.kind is ActionKind.ORDER:
        word = CallWord.ORDER_UP
        if action.seat is state.dealer:
            word = CallWord.PICK_UP
        elif action.seat is state.dealer.partner:
            word = CallWord.ASSIST
    elif action.kind is ActionKind.DEFEND:
        word = CallWord.DEFEND_ALONE if action.alone else CallWord.DEFEND_TOGETHER
        return Call(action.seat, word)
    else:
        word = next(each for each in CallWord if each.says(action))
    return Call(action.seat, word, action.alone)


def _hand(state: State, seat: Seat) -> tuple[Card, ...]:
    """The five cards of a table: as they were dealt until the discard, then those that are played with."""
    held = list(state.hands[seat])
    if state.trick is not None:
        held += [card for who, card in state.trick.plays if who is seat]
    if state.phase is Phase.DISCARD and seat is state.dealer:
        held = [card for card in held if card != state.upcard]
    return tuple(held)


def _cards(cards: Iterable[Card]) -> str:
    return ", ".join(map(str, cards))

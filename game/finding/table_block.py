"""Writes a deal that was found as a table of a lesson file, with the value of each choice above it."""

from __future__ import annotations

from game.course.table_writing import called, table_data
from game.finding.search import Found
from game.finding.wanted import LEARNER
from game.i18n import format_number
from game.rules.actions import Action, ActionKind
from game.rules.seats import Seat
from game.rules.state import State
from game.strategy.values import Value


def block(found: Found, name: str) -> str:
    """The table of that name, as lines that stand below `tables:`."""
    lines = [f"  # {_valued(found, value)}" for value in found.values.ranked]
    return "\n".join([*lines, *table_lines(found.state, name)])


def table_lines(state: State, name: str, learner: Seat = LEARNER) -> list[str]:
    """The table at a moment of a hand, as it is seen from a seat."""
    data = table_data(state, learner)
    hands = data.pop("hands")
    lines = [f"  {name}:"]
    for key, value in data.items():
        if key == "played":
            lines += _hand_lines(hands)
            hands = {}
        lines.append(f"    {key}: {_written(value)}")
    return lines + (_hand_lines(hands) if hands else [])


def _hand_lines(hands: dict[str, list[str]]) -> list[str]:
    return ["    hands:", *(f"      {seat}: {_written(cards)}" for seat, cards in hands.items())]


def _written(value: str | list[str]) -> str:
    return value if isinstance(value, str) else f"[{', '.join(value)}]"


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

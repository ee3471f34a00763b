"""One game played in four seats: cards, dealer and players go with the learner, so what is told is equal."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from game.bots.levels import Steady
from game.presenters.practice_games import PracticeGame
from game.rules.actions import Action
from game.rules.seats import Seat
from game.rules.state import Setup
from game.session import Session
from tests.tables import rules

OTHERS = (Seat.WEST, Seat.NORTH, Seat.EAST)
"""Where a learner seldom sits."""


def game_for(learner: Seat, seed: str, ruleset: str = "danville", **switches: Any) -> PracticeGame:
    """A game with sound players in the other seats; its dealer sits so many places from the learner."""
    dealer = Seat((learner + int(seed)) % len(Seat))
    players = {seat: Steady() for seat in Seat if seat is not learner}
    session = Session(rules(ruleset, **switches), Setup(seed, dealer), players, learner=learner)
    return PracticeGame(0, seed, session)


def moved(action: Action, learner: Seat) -> Action:
    """What South did, as the learner in another seat does it."""
    return Action.parse(f"{(action.seat + learner) % len(Seat)}{str(action)[1:]}")


def told(value: object, learner: Seat) -> object:
    """A page or other words with each seat by its place from the learner."""
    if isinstance(value, Action):
        return f"{value.seat.seen_from(learner)}{str(value)[1:]}"
    if isinstance(value, Seat):
        return value.seen_from(learner)
    if is_dataclass(value):
        return tuple(told(getattr(value, each.name), learner) for each in fields(value))
    if isinstance(value, tuple | list):
        return [told(each, learner) for each in value]
    return value

"""Honest tables played to a ruling, for the tests of what is said of it."""

from __future__ import annotations

from dataclasses import replace

from game.rules import events as ev
from game.rules.actions import Action, ActionKind, Phase
from game.rules.hand import apply, legal, start
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.slips import Ruling
from game.rules.state import Setup, State
from game.rules.view import SeatView, observe
from tests.tables import hand_setup, rules

SIX = ("danville", "hoyle-classic", "hoyle-2001", "bicycle", "butler", "wednesday-night")
ME = Seat.SOUTH


def sheet(ruleset_id: str) -> Ruleset:
    """A shipped ruleset with the pack of 24, so that one deal does for all six."""
    return rules(ruleset_id, pack=24, joker=False)


def table(ruleset_id: str, hands: tuple[str, ...]) -> State:
    """Ezra has dealt these hands and turned up the nine of hearts."""
    ruleset = sheet(ruleset_id)
    setup = hand_setup(*hands, dealer=Seat.EAST, upcard="9H", ruleset=ruleset)
    return start(ruleset, replace(setup, honest=True))


def play(state: State, actions: str) -> tuple[State, list[ev.Event]]:
    """Play on. `gather` is the table's own; `next` is whatever is first among what is legal."""
    told: list[ev.Event] = []
    for word in actions.split():
        while state.phase is Phase.DEFEND and word != "next":
            state, _events = apply(state, Action(state.turn, ActionKind.DEFEND))
        if word == "next":
            action = legal(state, state.turn)[0]
        else:
            action = Action(state.turn, ActionKind.GATHER) if word == "gather" else Action.parse(word)
        state, events = apply(state, action)
        told += events
    return state, told


def dealing(ruleset_id: str, packets: int) -> State:
    """Ezra deals: the pack is cut, and so many packets are on the table."""
    state = start(sheet(ruleset_id), Setup("deal", Seat.EAST, honest=True))
    while not state.dealing.cut or state.dealing.packet < packets:
        state, _events = play(state, "next")
    return state


def ruled(state: State, actions: str) -> tuple[SeatView, Ruling]:
    """The last ruling of a game that was played on, and the learner's view after it."""
    state, told = play(state, actions)
    rulings = [event.ruling for event in told if isinstance(event, ev.Ruled)]
    return observe(state, ME), rulings[-1]

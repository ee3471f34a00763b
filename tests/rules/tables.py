"""Short ways to lay out a table: cards, sheets, deals and what was done so far, all as text."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

from game.rules.actions import Action, Phase
from game.rules.cards import Card, pack
from game.rules.events import Event
from game.rules.hand import apply, legal, start
from game.rules.judge import judge
from game.rules.reasons import Reason, ReasonKind, Verdict
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat, clockwise_from
from game.rules.state import Deal, Setup, Standing, State
from game.rulesets.shipped import load_ruleset

SOUTH, WEST, NORTH, EAST = Seat
CLASSIC, DANVILLE = "hoyle-classic", "danville"


def cards(codes: str) -> tuple[Card, ...]:
    """`"JH 9C"` as cards."""
    return tuple(Card.parse(code) for code in codes.split())


def sheet(name: str = CLASSIC, **switches: Any) -> Ruleset:
    """A shipped ruleset, with some switches set otherwise."""
    return load_ruleset(name).with_switches(**switches)


def deal(ruleset: Ruleset, upcard: str, hands: dict[Seat, str]) -> Deal:
    """A whole deal from the cards that matter; the other places are filled from the rest of the pack."""
    switches = ruleset.switches
    given = {seat: cards(hands.get(seat, "")) for seat in Seat}
    (turned,) = cards(upcard)
    spoken_for = {turned, *(card for hand in given.values() for card in hand)}
    rest = [card for card in pack(switches.pack, switches.joker) if card not in spoken_for]
    full: list[tuple[Card, ...]] = []
    for seat in Seat:
        missing = 5 - len(given[seat])
        assert missing >= 0, f"{seat.name} has more than five cards"
        full.append((*given[seat], *rest[:missing]))
        del rest[:missing]
    south, west, north, east = full
    return Deal((south, west, north, east), turned, tuple(rest))


def table(
    ruleset: Ruleset | None = None,
    *,
    dealer: Seat = SOUTH,
    upcard: str = "9H",
    done: str = "",
    south: str = "",
    west: str = "",
    north: str = "",
    east: str = "",
    honest: bool = False,
    standing: Standing | None = None,
) -> State:
    """A hand dealt from the cards named, after the actions in `done` (`"1:pass 2:order"`)."""
    chosen = ruleset or sheet()
    hands = {SOUTH: south, WEST: west, NORTH: north, EAST: east}
    actions = tuple(Action.parse(text) for text in done.split())
    setup = Setup("table", dealer, deal(chosen, upcard, hands), actions, standing or Standing(), honest)
    return start(chosen, setup)


def do(state: State, actions: str) -> State:
    """The state after some actions, written as files have them."""
    for text in actions.split():
        state, _ = apply(state, Action.parse(text))
    return state


def told(state: State, action: str) -> tuple[Event, ...]:
    """The events of one action."""
    return apply(state, Action.parse(action))[1]


def may(state: State) -> set[str]:
    """What the seat to act may do, as text without the seat: `{"pass", "order:alone"}`."""
    return {str(action).partition(":")[2] for action in legal(state, state.turn)}


def word(state: State, action: str) -> Verdict:
    """The referee's word on an action."""
    return judge(state, Action.parse(action))


def why(state: State, action: str) -> list[tuple[ReasonKind, str]]:
    """Kind and clause of every reason, the weightiest first."""
    return [(reason.kind, reason.clause) for reason in word(state, action).reasons]


def reason(state: State, action: str, kind: ReasonKind) -> Reason:
    """The one reason of a kind."""
    (found,) = (each for each in word(state, action).reasons if each.kind is kind)
    return found


def everyone_passes(dealer: Seat, rounds: int = 1) -> str:
    """One or two rounds of passes, as text."""
    return " ".join([f"{int(seat)}:pass" for seat in clockwise_from(dealer.left)] * rounds)


def random_action(state: State, chance: random.Random) -> Action:
    """Any legal action of the seat to act; going on to the next hand where that is all there is."""
    return chance.choice(legal(state, state.turn))


def played_to(state: State, phases: Iterable[Phase], chance: random.Random) -> State:
    """The state after random legal actions, as soon as it is in one of the phases."""
    wanted = frozenset(phases)
    while state.phase not in wanted:
        state, _ = apply(state, random_action(state, chance))
    return state


def first_legal(state: State, phases: Iterable[Phase]) -> State:
    """The state after the first legal action again and again, as soon as it is in one of the phases."""
    wanted = frozenset(phases)
    while state.phase not in wanted:
        state, _ = apply(state, legal(state, state.turn)[0])
    return state


def plays(state: State) -> list[str]:
    """Everything played so far in this hand, gathered or not, in order."""
    open_trick = (state.trick,) if state.trick is not None else ()
    return [f"{int(seat)}:{card}" for trick in (*state.tricks, *open_trick) for seat, card in trick.plays]

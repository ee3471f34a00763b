"""Cards that authors let fall: in turn, legal, and what they tell about the hands they come from."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from game.course import unfillable
from game.course.notation import Move
from game.rules import trick
from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import Card, Suit, effective_suit
from game.rules.seats import Seat
from game.rules.state import State
from game.yamlfile.yaml_positions import DataPath


@dataclass(frozen=True, slots=True)
class Limit:
    """A seat did not follow: of `suit` it has none but those that had fallen before."""

    seat: Seat
    suit: Suit
    gone: frozenset[Card]
    path: DataPath


@dataclass(slots=True)
class Played:
    """The plays of a table as actions, the cards of each seat with their places, and what they give away."""

    actions: list[Action] = field(default_factory=list)
    cards: dict[Seat, dict[Card, DataPath]] = field(default_factory=dict)
    limits: list[Limit] = field(default_factory=list)


def follow(state: State, moves: Iterable[Move]) -> Played:
    """Let the cards fall from hands that are not known yet. Raises Unfillable for a play out of turn.

    A full trick gathers itself when the next card falls.
    """
    found = Played()
    for number, move in enumerate(moves):
        path: DataPath = ("played", number)
        if state.trump is None or state.phase not in (Phase.PLAY, Phase.GATHER):
            raise unfillable.hand_is_over(path) if state.tricks else unfillable.not_played_yet(path)
        if state.phase is Phase.GATHER:
            found.actions.append(Action(state.turn, ActionKind.GATHER))
            state, _events = trick.gather(state)
            if move.seat is None:
                continue
        state = _fall(state, move, path, found)
    return found


def _fall(state: State, move: Move, path: DataPath, found: Played) -> State:
    if move.seat is None or move.card is None:
        raise unfillable.nothing_to_gather(path)
    if state.phase is not Phase.PLAY:
        raise unfillable.hand_is_over(path)
    if move.seat is not state.turn:
        raise unfillable.out_of_turn(path, move.seat, state.turn)
    if any(move.card in cards for cards in found.cards.values()):
        raise unfillable.named_twice(path, move.card)
    own = found.cards.setdefault(move.seat, {})
    led = trick.suit_led(state.trick, state.trump)
    if led is not None and effective_suit(move.card, state.trump) is not led:
        found.limits.append(Limit(move.seat, led, frozenset(own), path))
    own[move.card] = path
    action = Action(move.seat, ActionKind.PLAY, move.card)
    found.actions.append(action)
    return trick.play(state, action)[0]

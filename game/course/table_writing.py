"""A moment of a hand as a table of a lesson file has it: who said and played what, and all four hands."""

from __future__ import annotations

from typing import Any

from game.course.notation import SeatWord
from game.course.spoken import Call, CallWord
from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import Card
from game.rules.seats import Seat
from game.rules.state import State, Trick


def table_data(state: State, learner: Seat, unknown: frozenset[Card] = frozenset()) -> dict[str, Any]:
    """The keys of the table with their values, as a seat sees it; `unknown` cards are left open."""

    def word(seat: Seat) -> str:
        return str(list(SeatWord)[seat.seen_from(learner)])

    data: dict[str, Any] = {"dealer": word(state.dealer), "upcard": str(state.upcard)}
    calls = [called(state, action, learner) for action in state.calls]
    if calls:
        data["calls"] = calls
    if state.discard is not None and state.discard not in unknown:
        data["discard"] = str(state.discard)
    held = {word(seat): _hand(state, seat) for seat in Seat}
    data["hands"] = {str(each): _known(held[each], unknown) for each in SeatWord}
    plays = [play for trick in _tricks(state) for play in trick.plays]
    if plays:
        played = [f"{word(seat)} {card}" for seat, card in plays]
        if state.trick is None or not state.trick.plays:
            played.append("gather")
        data["played"] = played
    return data


def _known(hand: tuple[Card, ...], unknown: frozenset[Card]) -> Any:
    known = [str(card) for card in hand if card not in unknown]
    return known if len(known) == len(hand) else {"has": known}


def _tricks(state: State) -> tuple[Trick, ...]:
    return (*state.tricks, *((state.trick,) if state.trick is not None else ()))


def called(state: State, action: Action, learner: Seat = SeatWord.YOU.seat) -> str:
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

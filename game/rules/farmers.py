"""A farmer's hand, three of one of the two lowest ranks: exchanged or dealt again where a table allows it.

Everyone is asked in turn, and most hands can only be kept, so that the question gives nothing away.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.rules import events as ev
from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import PLAIN_ORDER, Card
from game.rules.dealing import next_deal
from game.rules.reasons import Reason, ReasonKind
from game.rules.seats import Seat
from game.rules.state import State, with_hand

Step = tuple[State, tuple[ev.Event, ...]]
SIZE = 3
_KIND_OF = {"exchange": ActionKind.EXCHANGE, "redeal": ActionKind.REDEAL}


def weak_cards(state: State, seat: Seat) -> tuple[Card, ...]:
    """The three cards of a seat's farmer's hand; none where it holds no such hand.

    Of four of a rank the one of the upcard's suit is not among them.
    """
    lowest = PLAIN_ORDER[-state.ruleset.switches.pack // 4 :][:2]
    for rank in lowest:
        held = [card for card in state.hands[seat] if card.rank is rank]
        if len(held) > SIZE:
            held = [card for card in held if card.suit is not state.upcard_suit]
        if len(held) == SIZE:
            return tuple(held)
    return ()


def candidates(state: State) -> Iterator[Action]:
    """Keeping the hand, exchanging it, having it dealt again, allowed or not."""
    yield from (Action(state.turn, kind) for kind in (ActionKind.KEEP, *_KIND_OF.values()))


def legal(state: State) -> tuple[Action, ...]:
    """Keeping the hand, and what this table allows the holder of a farmer's hand."""
    keeps = Action(state.turn, ActionKind.KEEP)
    kind = _KIND_OF.get(state.ruleset.switches.farmers_hand)
    if kind is None or not weak_cards(state, state.turn):
        return (keeps,)
    return keeps, Action(state.turn, kind)


def objections(state: State, action: Action) -> Iterator[Reason]:
    """Why this is not allowed."""
    cite = state.ruleset.cite("farmers_hand")
    if action.kind is not _KIND_OF.get(state.ruleset.switches.farmers_hand):
        yield Reason(ReasonKind.NOT_NOW, cite)
    else:
        yield Reason(ReasonKind.NO_FARMERS_HAND, cite)


def keep(state: State) -> Step:
    """On to the next seat, or to the calls after the dealer. Nobody is told anything."""
    if state.turn is state.dealer:
        return _calls(state), ()
    return state.changed(turn=state.turn.left), ()


def exchange(state: State) -> Step:
    """The three cards go under the kitty for the hidden ones above; once in a deal."""
    seat, shown = state.turn, weak_cards(state, state.turn)
    taken = state.stock[:SIZE]
    hand = (*(card for card in state.hands[seat] if card not in shown), *taken)
    after = state.changed(
        hands=with_hand(state.hands, seat, hand),
        stock=(*state.stock[SIZE:], *shown),
        bidding=state.bidding.changed(farmer=seat, shown=shown),
    )
    return _calls(after), (ev.FarmersExchange(seat, shown, taken),)


def redeal(state: State) -> Step:
    """The hand is shown and the same dealer deals again; nothing is scored and no deal is counted."""
    told = ev.DealtAgain(state.turn, weak_cards(state, state.turn), state.dealer)
    after = next_deal(state, state.dealer, state.dealing.again + 1)
    return after, (told,)


def _calls(state: State) -> State:
    return state.changed(phase=Phase.FIRST_ROUND, turn=state.dealer.left)

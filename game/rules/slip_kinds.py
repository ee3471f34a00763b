"""Which slip an act would be at an honest table."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.rules import bidding, binding, dealing, trick
from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import Suit
from game.rules.penalties import BEFORE_PLAY
from game.rules.seats import Seat, clockwise_from
from game.rules.slips import SlipKind
from game.rules.state import State

_ROUNDS = (Phase.FIRST_ROUND, Phase.SECOND_ROUND)
_AT_CARDS = (Phase.PLAY, Phase.GATHER)
IN_HAND = frozenset((*BEFORE_PLAY, *_AT_CARDS))
"""The phases in which cards are held and words are said."""
_LARGEST_PACKET = 4


def may_ask_trump(state: State) -> bool:
    """Whether anyone may ask what is trump; where a cube shows it, nobody may (WED-18)."""
    return state.ruleset.switches.trump_cube != "on-kitty"


def slip_kind(state: State, action: Action) -> SlipKind | None:
    """What slip this act would be here; None where it is legal, or where it cannot be done at all."""
    if state.honest is None:
        return None
    find = _FIND.get(action.kind)
    return find(state, action) if find is not None else None


def _card(state: State, action: Action) -> SlipKind | None:
    seat, card = action.seat, action.card
    if card not in state.hands[seat]:
        return None
    if seat in state.sitting_out:
        fits = state.phase is Phase.PLAY and (state.trick is None or state.trick.card_of(seat) is None)
        return SlipKind.PARTNER_PLAYED if fits else None
    if state.phase in BEFORE_PLAY:
        allowed = action in binding.early_leads(state, seat)
        return SlipKind.EARLY_LEAD if not allowed and _unseen(state, action) else None
    if state.phase is not Phase.PLAY or any(player is seat for player, _card in state.plays):
        return None
    if seat is not state.turn:
        return SlipKind.PLAYED_OUT_OF_TURN if state.plays else SlipKind.LED_OUT_OF_TURN
    free = trick.legal(state)
    if action not in free:
        return SlipKind.RENEGE
    return None if action in binding.bind(state, free) else SlipKind.BROKE_DUTY


def _call(state: State, action: Action) -> SlipKind | None:
    first = action.kind is ActionKind.ORDER
    if state.phase not in _ROUNDS or first is not (state.phase is Phase.FIRST_ROUND):
        return None
    if action.kind is ActionKind.NO_TRUMP and not state.ruleset.switches.no_trump:
        return None
    barred_suit = action.suit is state.upcard_suit and not first
    if action.seat is not state.turn:
        return None if barred_suit else SlipKind.CALLED_OUT_OF_TURN
    if barred_suit:
        return SlipKind.BARRED_SUIT
    if first and bidding.lacks_natural(state, action.seat):
        return SlipKind.NOT_NATURAL
    assert state.honest is not None
    bound = action.seat.side in state.honest.duties.barred or action.seat in state.honest.duties.passed
    return SlipKind.BROKE_DUTY if bound else None


def _pass(state: State, action: Action) -> SlipKind | None:
    if state.phase not in _ROUNDS or action.seat is state.turn:
        return None
    assert state.honest is not None
    order = clockwise_from(state.dealer.left)
    waits = order.index(action.seat) > order.index(state.turn)
    return SlipKind.PASSED_OUT_OF_TURN if waits and action.seat not in state.honest.duties.passed else None


def _packet(state: State, action: Action) -> SlipKind | None:
    sizes, count, begun = dealing.packet_sizes(state), action.count, state.dealing.packet > 0
    if state.phase is not Phase.DEALING or count is None:
        return None
    if not sizes:
        return SlipKind.THIRD_ROUND if _lacking(state, action) == count else None
    if action.seat is not state.dealer:
        return SlipKind.DEALT_OUT_OF_TURN if not begun and count in sizes else None
    if not state.dealing.cut or not 1 <= count <= _LARGEST_PACKET or count in sizes:
        return None
    if len(state.stock) - count <= dealing.cards_due(state, count):
        return None
    return SlipKind.WRONG_NUMBER if begun else SlipKind.WRONG_PACKET


def _lacking(state: State, action: Action) -> int:
    """Cards that the dealer may still give in a third round to the first player who has too few."""
    missing = dealing.HAND_SIZE - len(state.hands[dealing.next_served(state)])
    there = action.seat is state.dealer and len(state.stock) > missing
    return missing if there else 0


def _order(state: State, action: Action) -> SlipKind | None:
    begins = state.phase is Phase.DEALING and state.dealing.packet in (0, dealing.PACKETS // 2)
    able = action.seat is state.dealer and state.dealing.cut and not state.dealing.passed_over
    return SlipKind.WRONG_ORDER if begins and able else None


def _shown(state: State, action: Action) -> SlipKind | None:
    card = action.card
    if state.phase is Phase.DEALING:
        there = card in state.stock or any(card in hand for hand in state.hands)
        return SlipKind.SHOWN_IN_DEAL if there and action.seat is state.dealer else None
    held = card in state.hands[action.seat] and action.seat not in state.sitting_out
    return SlipKind.DROPPED if held and state.phase in IN_HAND and _unseen(state, action) else None


def _unseen(state: State, action: Action) -> bool:
    """Whether the card does not lie open already."""
    assert state.honest is not None
    assert action.card is not None
    shown = (*state.honest.duties.exposed_of(action.seat), *(card for _seat, card in state.honest.shown))
    return action.card not in shown


def _lost(state: State, action: Action) -> SlipKind | None:
    assert state.honest is not None
    dealt = state.phase is Phase.DEALING and action.seat is state.dealer and not state.honest.lost
    spare = len(state.stock) - dealing.cards_due(state) > 1
    return SlipKind.WRONG_PACK if dealt and spare else None


def _words(state: State, action: Action) -> SlipKind | None:
    asked = state.phase is Phase.FIRST_ROUND and action.seat is state.turn
    if not asked or bidding.lacks_natural(state, action.seat):
        return None
    ordered = Action(action.seat, ActionKind.ORDER)
    return SlipKind.WRONG_WORDS if ordered in bidding.first_round(state) else None


def _late_alone(state: State, action: Action) -> SlipKind | None:
    before = state.phase is Phase.DISCARD or (state.phase is Phase.PLAY and not state.tricks)
    fits = before and not state.plays and not state.alone and action.seat is state.maker
    return SlipKind.LATE_ALONE if fits else None


def _look(state: State, action: Action) -> SlipKind | None:
    assert action.count is not None
    there = 1 <= action.count <= len(state.tricks) and state.phase in _AT_CARDS
    return SlipKind.LOOKED if there else None


def _tell(state: State, action: Action) -> SlipKind | None:
    return SlipKind.TOLD if state.phase in IN_HAND and action.seat not in state.sitting_out else None


def _claim(state: State, action: Action) -> SlipKind | None:
    plays = state.phase in _AT_CARDS and action.seat not in state.sitting_out
    return SlipKind.CLAIMED if plays and state.hands[action.seat] else None


def _mix(state: State, action: Action) -> SlipKind | None:
    assert state.honest is not None
    own = state.tricks_won[action.seat.side] > 0 and action.seat.side not in state.honest.mixed
    return SlipKind.MIXED if own and state.phase in _AT_CARDS else None


def _ask(state: State, action: Action) -> SlipKind | None:
    there = state.maker is not None and state.phase in IN_HAND and not may_ask_trump(state)
    return SlipKind.ASKED_TRUMP if there else None


_FIND: dict[ActionKind, Callable[[State, Action], SlipKind | None]] = {
    ActionKind.PLAY: _card,
    ActionKind.ORDER: _call,
    ActionKind.CALL: _call,
    ActionKind.NO_TRUMP: _call,
    ActionKind.PASS: _pass,
    ActionKind.DEAL: _packet,
    ActionKind.SKIP: _order,
    ActionKind.EXPOSE: _shown,
    ActionKind.LOSE: _lost,
    ActionKind.MISCALL: _words,
    ActionKind.LATE_ALONE: _late_alone,
    ActionKind.LOOK: _look,
    ActionKind.TELL: _tell,
    ActionKind.CLAIM: _claim,
    ActionKind.MIX: _mix,
    ActionKind.ASK_TRUMP: _ask,
}


def could_be_slip(action: Action) -> bool:
    """Whether acts of this kind can be slips: cards laid, calls, packets and words, not a discard."""
    return action.kind in _FIND


def acts(state: State, seat: Seat) -> Iterator[Action]:
    """Every slip that a seat could make now."""
    for action in _tries(state, seat):
        if slip_kind(state, action) is not None:
            yield action


def _tries(state: State, seat: Seat) -> Iterator[Action]:
    held = state.hands[seat]
    if state.phase is Phase.DEALING:
        held = (*state.stock, *(card for hand in state.hands for card in hand))
        yield from (Action(seat, ActionKind.DEAL, count=count) for count in range(1, _LARGEST_PACKET + 1))
    for kind in (ActionKind.PLAY, ActionKind.EXPOSE):
        yield from (Action(seat, kind, card) for card in held)
    for alone in (False, True):
        yield Action(seat, ActionKind.ORDER, alone=alone)
        yield Action(seat, ActionKind.NO_TRUMP, alone=alone)
        yield from (Action(seat, ActionKind.CALL, suit=suit, alone=alone) for suit in Suit)
    yield from (Action(seat, ActionKind.TELL, suit=suit) for suit in Suit)
    yield from (Action(seat, ActionKind.LOOK, count=number) for number in range(1, len(state.tricks) + 1))
    yield from (Action(seat, kind) for kind in _BARE)


_BARE = (
    ActionKind.PASS,
    ActionKind.SKIP,
    ActionKind.LOSE,
    ActionKind.MISCALL,
    ActionKind.LATE_ALONE,
    ActionKind.CLAIM,
    ActionKind.MIX,
    ActionKind.ASK_TRUMP,
)

"""Cards for places that a record leaves open, chosen so that what it does tell could have happened."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.rules.actions import Action, ActionKind
from game.rules.cards import Card, Suit, effective_suit

Fits = Callable[[Card], bool]


def shown_out(actions: Sequence[Action], trump: Suit | None) -> set[tuple[int, Suit | None]]:
    """Seats and the suits they did not follow, so held none of."""
    out: set[tuple[int, Suit | None]] = set()
    led: Suit | None = None
    opened = False
    for action in actions:
        if action.kind is ActionKind.GATHER:
            opened = False
        elif action.card is not None and action.kind is ActionKind.PLAY:
            suit = effective_suit(action.card, trump)
            led = led if opened else suit
            opened = True
            if suit is not led:
                out.add((action.seat, led))
    return out


def filled(slots: Sequence[Fits], cards: Sequence[Card]) -> tuple[Card, ...]:
    """One card for each slot, fitting if cards can be found for all, and any that is left if not.

    The usual search for a matching: a card that is taken may move to another slot.
    """
    taken: dict[Card, int] = {}

    def give(slot: int, tried: set[Card]) -> bool:
        for card in cards:
            if card not in tried and slots[slot](card):
                tried.add(card)
                if card not in taken or give(taken[card], tried):
                    taken[card] = slot
                    return True
        return False

    for slot in range(len(slots)):
        give(slot, set())
    card_of = {slot: card for card, slot in taken.items()}
    spare = iter([card for card in cards if card not in taken])
    return tuple(card_of[slot] if slot in card_of else next(spare) for slot in range(len(slots)))

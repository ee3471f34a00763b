"""Whether the tricks show a renege: a card that did not follow, and one played later that would have."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from game.rules.cards import Card, Suit, effective_suit
from game.rules.slips import Evidence
from game.rules.state import NO_HANDS, Hands, Plays, Trick


def reneges(
    tricks: tuple[Trick, ...], plays: Plays, trump: Suit | None, hands: Hands = NO_HANDS
) -> Iterator[Evidence]:
    """Each renege in the gathered tricks, the earliest first.

    `plays` is the trick on the table. Without `hands` only what everyone has seen counts; with them also
    the cards that are still held, which a director may look at.
    """
    later = [*tricks, Trick(plays[0][0], plays)] if plays else list(tricks)
    for number, trick in enumerate(tricks):
        led = effective_suit(trick.cards[0], trump)
        for seat, card in trick.plays:
            if effective_suit(card, trump) is led:
                continue
            after = ((at, one.card_of(seat)) for at, one in enumerate(later) if at > number)
            held = chain(after, ((None, one) for one in hands[seat]))
            shown = _first(held, led, trump)
            if shown is not None:
                at, one = shown
                yield Evidence(seat, number, card, one, at, led, () if at is None else later[at].plays)


def _first(
    held: Iterator[tuple[int | None, Card | None]], led: Suit | None, trump: Suit | None
) -> tuple[int | None, Card] | None:
    for at, card in held:
        if card is not None and effective_suit(card, trump) is led:
            return at, card
    return None

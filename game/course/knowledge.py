"""What a table says of each hand, put together and held against itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from game.course import unfillable
from game.course.hand_filling import HAND_SIZE
from game.course.plays import Limit, Played
from game.course.tables import Table
from game.rules.cards import Card, Suit, effective_suit
from game.rules.seats import Seat
from game.yamlfile.yaml_positions import DataPath


@dataclass(slots=True)
class Known:
    """One hand as far as the table tells it; each fact with its place in the table."""

    seat: Seat
    path: DataPath
    whole: bool = False
    has: dict[Card, DataPath] = field(default_factory=dict)
    lacks: dict[Card, DataPath] = field(default_factory=dict)
    void: dict[Suit, DataPath] = field(default_factory=dict)
    limits: list[Limit] = field(default_factory=list)

    def may_get(self, trump: Suit | None) -> Callable[[Card], bool]:
        """Whether a card that nobody named may be dealt to this hand."""
        barred = {*self.void, *(limit.suit for limit in self.limits)}
        return lambda card: card not in self.lacks and effective_suit(card, trump) not in barred


def gather(table: Table, played: Played, trump: Suit | None) -> dict[Seat, Known]:
    """What is known of the four hands. Raises Unfillable where it contradicts itself."""
    known = {seat: Known(seat, ("hands",)) for seat in Seat}
    for word, hand, whole in table.hands.known():
        path: DataPath = ("hands", word.value)
        has: DataPath = path if whole else (*path, "has")
        known[word.seat] = Known(
            word.seat,
            path,
            whole,
            _placed(hand.has, has),
            _placed(hand.lacks, (*path, "lacks")),
            {suit.suit: (*path, "void", number) for number, suit in enumerate(hand.void)},
        )
    for limit in played.limits:
        known[limit.seat].limits.append(limit)
    for seat, cards in played.cards.items():
        _add_played(known[seat], cards)
    for hand_known in known.values():
        _check(hand_known, trump)
        hand_known.whole = len(hand_known.has) == HAND_SIZE
    _check_once(known)
    return known


def _placed(cards: tuple[Card, ...], path: DataPath) -> dict[Card, DataPath]:
    placed: dict[Card, DataPath] = {}
    for number, card in enumerate(cards):
        if card in placed:
            raise unfillable.named_twice((*path, number), card)
        placed[card] = (*path, number)
    return placed


def _add_played(known: Known, cards: dict[Card, DataPath]) -> None:
    for card, path in cards.items():
        if (known.whole and card not in known.has) or card in known.lacks:
            raise unfillable.plays_what_is_not_held(path, known.seat, card)
        known.has.setdefault(card, path)


def _check(known: Known, trump: Suit | None) -> None:
    if len(known.has) > HAND_SIZE:
        raise unfillable.too_many_cards(known.path, known.seat)
    for card, path in known.has.items():
        suit = effective_suit(card, trump)
        if card in known.lacks:
            raise unfillable.both_has_and_lacks(known.lacks[card], card)
        if suit in known.void:
            raise unfillable.holds_suit(known.void[suit], known.seat, suit, card)
        for limit in known.limits:
            if suit is limit.suit and card not in limit.gone:
                # a card played later is to blame where it falls, any other where it did not follow
                place = path if path[0] == "played" else limit.path
                raise unfillable.must_follow(place, known.seat, limit.suit, card)


def _check_once(known: dict[Seat, Known]) -> None:
    seen: set[Card] = set()
    for hand in known.values():
        for card, path in hand.has.items():
            if card in seen:
                raise unfillable.named_twice(path, card)
            seen.add(card)


def all_cards(table: Table) -> Iterator[tuple[DataPath, Card]]:
    """Every card that the table names, with its place."""
    for key, card in (("upcard", table.upcard), ("discard", table.discard)):
        if card is not None:
            yield (key,), card
    for word, hand, whole in table.hands.known():
        path: DataPath = ("hands", word.value)
        yield from (((*path, n) if whole else (*path, "has", n), card) for n, card in enumerate(hand.has))
        yield from (((*path, "lacks", n), card) for n, card in enumerate(hand.lacks))
    yield from ((("played", n), move.card) for n, move in enumerate(table.played) if move.card)

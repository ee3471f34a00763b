"""Deals that may come to the same decision: the learner's cards changed, and new hands for all others."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from game.course import hand_filling
from game.finding.card_changes import CardChange, Kept, card_change
from game.finding.first_deal import FirstDeal, Sought, trump_of
from game.rules.actions import Phase
from game.rules.cards import Card, Rank, Suit, effective_suit, pack, shuffled
from game.rules.seats import Seat
from game.rules.state import Deal, Setup
from game.rules.view import SeatView


@dataclass(frozen=True, slots=True)
class Attempt:
    """One deal that is tried."""

    seed: str
    number: int
    loose: bool  # whether the learner gets some new cards, about as good as the first ones

    @property
    def repeats(self) -> bool:
        """Whether what was played in the first deal is played again, with the changed cards."""
        return self.number % 2 == 1

    @property
    def keeps_ranks(self) -> bool:
        """Whether these cards are the same ones in other suits: then others would sooner have played so."""
        return self.number % 4 == 3


def change_for(first: FirstDeal, this: Attempt) -> CardChange:
    """Which other cards there are in it for those of the first deal."""
    view = first.view
    kept = Kept(
        view.upcard_suit,
        trump_of(view),
        jacks=view.phase in (Phase.SECOND_ROUND, Phase.FARMERS_HAND),
        ranks=view.phase is not Phase.FARMERS_HAND,
        played=frozenset(_gone(view)) if this.keeps_ranks else frozenset(),
    )
    switches = view.ruleset.switches
    return card_change(kept, switches.pack, switches.joker, this.seed)


def _gone(view: SeatView) -> Iterator[Card]:
    """The cards that have been played."""
    for trick in (*view.tricks, view.trick):
        if trick is not None:
            yield from trick.cards


def dealt_anew(first: FirstDeal, change: CardChange, this: Attempt) -> Setup | None:
    """A whole deal with the learner's hand and the turn-up changed, and new hands for all others.

    Where cards are played as they were, they are in the hands again, and nobody holds what they lack.
    """
    sought, switches = first.sought, first.sought.ruleset.switches
    certain, lacks = _shown(first) if this.repeats else ({}, {})
    fixed = set(certain.get(sought.seat, ()))
    certain[sought.seat] = list(first.deal.hands[sought.seat])
    if this.loose:
        certain[sought.seat] = _kept_cards(first, fixed, this.seed)
    wanted = {
        seat: hand_filling.Wanted(
            tuple(change.cards[card] for card in certain.get(seat, ())),
            _nothing_special(first.view, change)
            if seat is sought.seat
            else _beside(first.view, change, lacks.get(seat, set())),
        )
        for seat in Seat
    }
    upcard = change.cards[first.deal.upcard]
    taken = {upcard, *(card for hand in wanted.values() for card in hand.has)}
    order = shuffled(pack(switches.pack, switches.joker), this.seed)
    free = tuple(card for card in order if card not in taken)
    if hand_filling.shortage(wanted, free) is not None:
        return None
    filled = hand_filling.fill(wanted, free, lambda _seat, _hand, _card: False)
    dealt = {upcard, *(card for hand in filled.values() for card in hand)}
    south, west, north, east = (filled[seat] for seat in Seat)
    deal = Deal((south, west, north, east), upcard, tuple(card for card in free if card not in dealt))
    dealer = first.dealer if this.repeats else _other_dealer(first, this.number)
    return Setup(this.seed, dealer, deal, (), sought.setup.standing, sought.setup.honest)


def _kept_cards(first: FirstDeal, fixed: set[Card], seed: str) -> list[Card]:
    """The learner's cards without one or two that are nothing special."""
    hand, ordinary = first.deal.hands[first.sought.seat], _is_ordinary(trump_of(first.view), first.view)
    away = shuffled(tuple(card for card in hand if card not in fixed and ordinary(card)), seed)[:2]
    return [card for card in hand if card not in away]


def _nothing_special(view: SeatView, change: CardChange) -> Callable[[Card], bool]:
    """Which cards the learner may get instead of such ones."""
    trump = trump_of(view)
    return _is_ordinary(None if trump is None else change.suits[trump], view)


def _is_ordinary(trump: Suit | None, view: SeatView) -> Callable[[Card], bool]:
    """Whether a card is neither a trump nor an ace, nor a jack as long as any suit may become trump."""
    special = (Rank.ACE, Rank.JOKER) if view.maker is not None or trump is not None else _SPECIAL
    return lambda card: (
        card.rank not in special and (trump is None or effective_suit(card, trump) is not trump)
    )


_SPECIAL = (Rank.ACE, Rank.JACK, Rank.JOKER)


def _beside(view: SeatView, change: CardChange, lacks: set[Suit]) -> Callable[[Card], bool]:
    """Which cards somebody may get who did not follow these suits."""
    trump = None if view.trump is None else change.suits[view.trump]
    void = {change.suits[suit] for suit in lacks}
    return lambda card: effective_suit(card, trump) not in void


def _shown(first: FirstDeal) -> tuple[dict[Seat, list[Card]], dict[Seat, set[Suit]]]:
    """The cards that the others were dealt and have played or put down, and the suits they did not follow."""
    view, upcard = first.view, first.deal.upcard
    certain: dict[Seat, list[Card]] = {seat: [] for seat in Seat}
    lacks: dict[Seat, set[Suit]] = {seat: set() for seat in Seat}
    for action in first.sought.setup.actions:
        if action.card is not None and action.card != upcard:
            certain[action.seat].append(action.card)
    if first.view.gave:
        for seat in Seat:  # a card went from one hand to another
            certain[seat] = [card for card in certain[seat] if card in first.deal.hands[seat]]
    for trick in (*view.tricks, view.trick):
        for seat, card in () if trick is None else trick.plays:
            assert trick is not None
            led = effective_suit(trick.cards[0], view.trump)
            if led is not None and effective_suit(card, view.trump) is not led:
                lacks[seat].add(led)
    return certain, lacks


def _other_dealer(first: FirstDeal, number: int) -> Seat:
    """Who deals: where nothing hangs on which opponent it is, now this one, now the other."""
    free = first.shape.moment.tricks > 0 and first.shape.dealer == "opponent"
    return first.dealer.partner if free and number % 4 == 0 else first.dealer


def is_known(sought: Sought, setup: Setup) -> bool:
    """Whether the learner has been dealt these very cards before."""
    known = (each.deal for each in (sought.setup, *sought.known))
    return any(
        deal is not None
        and setup.deal is not None
        and set(deal.hands[sought.seat]) == set(setup.deal.hands[sought.seat])
        for deal in known
    )

"""What two decisions have in common that are alike: where they stand, and what the hand is worth there.

A shape says nothing of which suit is trump, of low cards, or of what nobody at the table can see.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import NamedTuple

from game.finding.right_choice import follows, height, takes
from game.rules.actions import Action, Phase
from game.rules.cards import Card, Rank, Suit, effective_suit, pack, strength, suit_cards
from game.rules.duties import NO_DUTIES
from game.rules.seats import Seat
from game.rules.view import SeatView
from game.strategy.calling import hand_value
from game.strategy.decision_kind import DecisionKind, kind_between, kind_of
from game.strategy.rules_of_thumb import card_reading

_BOWERS = ("joker", "right", "left")
_LIKELY = 2  # suits that are looked at closely after a turn-down: next, and the better one across


class Moment(NamedTuple):
    """When in a hand it is. What has fallen to the trick tells who leads."""

    phase: Phase
    tricks: int
    played: int


class TrumpMade(NamedTuple):
    """Who made trump and how, seen from the seat."""

    maker: str
    by_upcard: bool
    no_trump: bool
    alone: bool
    defended: str  # who defends alone


class Strength(NamedTuple):
    """What a hand is worth with one suit as trump."""

    trumps: tuple[str, ...]  # their heights, the low ones last
    aces: int
    kings: int
    lengths: tuple[int, ...]  # of the plain suits, the longest first: 0 for a void
    boss: bool  # whether no trump is left that beats the best one

    @property
    def loosely(self) -> Strength:
        """The same as far as trumps, aces and voids go."""
        trumps = tuple(each if each in _BOWERS else "low" for each in self.trumps)
        return Strength(trumps, self.aces, 0, (self.lengths.count(0),), boss=False)


class TrickSoFar(NamedTuple):
    """What lies on the table."""

    led: str
    winning: str
    by: str  # what is winning it
    must_follow: bool
    can_win: bool


@dataclass(frozen=True, slots=True)
class DecisionShape:
    """Where a decision stands. The score is no part of it: it is taken over as it is."""

    kind: DecisionKind
    moment: Moment
    dealer: str
    place: int | None  # after the dealer, as long as calls are made
    upcard: str  # its height, if it has been taken up or may be
    made: TrumpMade | None
    hands: tuple[Strength, ...]  # with each suit that is or may become trump
    trick: TrickSoFar | None
    tricks: tuple[int, int]  # won, the own side's first

    @property
    def loosely(self) -> DecisionShape:
        """The same with hands that are only about as good."""
        trick = self.trick and self.trick._replace(by="trump" if self.trick.by == "bower" else self.trick.by)
        hands = tuple(each.loosely for each in self.hands[:_LIKELY])
        return replace(self, hands=hands, trick=trick)


def shape_of(view: SeatView, action: Action, best: Action) -> DecisionShape:
    """The shape of a decision in which one choice was made and another is better."""
    calls = view.phase is not Phase.PLAY
    in_play = view.upcard is not None and (calls or view.picked_up)
    own, theirs = view.tricks_won[view.seat.side], view.tricks_won[view.seat.side.other]
    return DecisionShape(
        kind_between(view, action, best),
        moment_of(view),
        _whose(view.dealer, view.seat),
        view.seat.seen_from(view.dealer) if calls else None,
        height(view.upcard, view.upcard_suit) if in_play and view.upcard is not None else "",
        _made(view),
        tuple(_strength(view, suit) for suit in _trumps(view)),
        _trick(view),
        (own, theirs),
    )


def moment_of(view: SeatView) -> Moment:
    """When in the hand it is for a seat."""
    played = 0 if view.trick is None else len(view.trick.plays)
    return Moment(view.phase, len(view.tricks), played)


def has_shape(view: SeatView) -> bool:
    """Whether there may be another decision like it: not where a slip has brought duties or a ruling."""
    honest = view.honest
    plain = honest is None or (honest.duties == NO_DUTIES and not (honest.rulings or honest.shown))
    return plain and kind_of(view) is not DecisionKind.RULING and view.phase is not Phase.NAME_UPCARD


def _whose(seat: Seat | None, mine: Seat) -> str:
    if seat is None:
        return ""
    return "own" if seat is mine else "partner" if seat is mine.partner else "opponent"


def _made(view: SeatView) -> TrumpMade | None:
    if view.maker is None:
        return None
    by_upcard = not view.turned_down
    maker, defender = _whose(view.maker, view.seat), _whose(view.defender, view.seat)
    return TrumpMade(maker, by_upcard, view.no_trump, view.alone, defender)


def _trumps(view: SeatView) -> tuple[Suit | None, ...]:
    """The suits that are or may become trump, as they stand to the turn-up."""
    down = view.upcard_suit
    if view.maker is not None or down is None:
        return (view.trump,)
    if view.phase is not Phase.SECOND_ROUND:
        return (down,)
    across = sorted((suit for suit in Suit if suit.colour is not down.colour), key=str)
    better = sorted(across, key=lambda suit: -hand_value(view.hand, suit))
    return (down.sister, *better)


def _strength(view: SeatView, trump: Suit | None) -> Strength:
    hand = view.hand
    suits = Counter(effective_suit(card, trump) for card in hand)
    trumps = sorted(
        (card for card in hand if card_reading.is_trump(card, trump)), key=lambda card: -strength(card, trump)
    )
    plain = [card for card in hand if card not in trumps]
    lengths = sorted((suits[suit] for suit in Suit if suit is not trump), reverse=True)
    return Strength(
        tuple(height(card, trump) for card in trumps),
        sum(card.rank is Rank.ACE for card in plain),
        sum(card.rank is Rank.KING for card in plain),
        tuple(lengths),
        view.phase is Phase.PLAY and bool(trumps) and _is_boss(view, trumps[0]),
    )


def _is_boss(view: SeatView, mine: Card) -> bool:
    assert view.trump is not None
    played = {card for trick in (*view.tricks, view.trick) if trick is not None for card in trick.cards}
    switches = view.ruleset.switches
    ladder = suit_cards(view.trump, view.trump, pack(switches.pack, switches.joker))
    return next(card for card in ladder if card not in played) == mine


def _trick(view: SeatView) -> TrickSoFar | None:
    if view.phase is not Phase.PLAY or view.trick is None or view.winning is None:
        return None
    led, best = view.trick.plays[0][1], view.trick.card_of(view.winning)
    assert best is not None
    cards = [action.card for action in view.legal if action.card is not None]
    follow = any(follows(view, card) for card in cards)
    can_win = any(takes(view, card) for card in cards)
    return TrickSoFar(_lies(view, led), _whose(view.winning, view.seat), _lies(view, best), follow, can_win)


def _lies(view: SeatView, card: Card) -> str:
    """A card on the table: trump, an ace, or anything else."""
    if card_reading.is_trump(card, view.trump):
        return "bower" if card_reading.is_bower(card, view.trump) else "trump"
    return "ace" if card.rank is Rank.ACE else "plain"

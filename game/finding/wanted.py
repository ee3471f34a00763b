"""What is looked for in a deal: where the learner decides, what is best there, and by how much."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum

from game.bots.ladder import Level
from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import Card, Rank, Suit, effective_suit
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.view import SeatView

LEARNER = Seat.SOUTH
"""Who decides in every deal that is found: "you" in a lesson."""


class Moment(StrEnum):
    """Which decision of the learner it is."""

    CALL = "call"
    SECOND_ROUND = "second-round"
    DISCARD = "discard"
    LEAD = "lead"  # the first one of the hand
    FOLLOW = "follow"  # to the first trick

    def is_now(self, view: SeatView) -> bool:
        """Whether the learner, whose turn it is, stands there."""
        if view.phase is not _PHASES[self]:
            return False
        leads = view.trick is None or not view.trick.plays
        return view.phase is not Phase.PLAY or leads is (self is Moment.LEAD)


_PHASES = {
    Moment.CALL: Phase.FIRST_ROUND,
    Moment.SECOND_ROUND: Phase.SECOND_ROUND,
    Moment.DISCARD: Phase.DISCARD,
    Moment.LEAD: Phase.PLAY,
    Moment.FOLLOW: Phase.PLAY,
}
_SUITS = {"spades": Suit.SPADES, "hearts": Suit.HEARTS, "diamonds": Suit.DIAMONDS, "clubs": Suit.CLUBS}
_ORDERS = ("order-up", "assist", "pick-up")
_OF_CARDS = {"discard": Moment.DISCARD, "lead": Moment.LEAD, "follow": Moment.FOLLOW}
_KINDS = {"discard": ("void", "trump"), "lead": ("trump", "ace", "off-suit"), "follow": ("trump", "off-suit")}
WORDS = ("pass", *_ORDERS, "alone", *_SUITS, *(f"{verb}:{kind}" for verb in _KINDS for kind in _KINDS[verb]))
"""What can be best, but for single cards: `discard:9C`, `lead:AS`, `follow:JH`."""


@dataclass(frozen=True, slots=True)
class Best:
    """What has to be the best choice, as it is typed."""

    text: str

    @property
    def moment(self) -> Moment:
        """The decision in which it is made."""
        verb = self.text.partition(":")[0]
        return _OF_CARDS.get(verb, Moment.SECOND_ROUND if verb in _SUITS else Moment.CALL)

    def fits(self, view: SeatView, action: Action) -> bool:
        """Whether a choice of the learner is one of that kind."""
        verb, _colon, kind = self.text.partition(":")
        if kind:
            return action.card is not None and _is_such(view, action.card, kind)
        if verb == "pass":
            return action.kind is ActionKind.PASS
        if verb == "alone":
            return action.alone
        if verb in _ORDERS:
            return action.kind is ActionKind.ORDER and not action.alone
        return action.suit is _SUITS[verb]


def _is_such(view: SeatView, card: Card, kind: str) -> bool:
    """Whether a card is that one, or of that kind."""
    suit = effective_suit(card, view.trump)
    if kind == "trump":
        return suit is view.trump
    if kind == "off-suit":
        return suit is not view.trump
    if kind == "ace":
        return suit is not view.trump and card.rank is Rank.ACE
    if kind == "void":
        others = [held for held in view.hand if held != card]
        return suit is not view.trump and all(effective_suit(held, view.trump) is not suit for held in others)
    return card == Card.parse(kind)


def best_of(text: str) -> Best:
    """What has to be best. Raises ValueError for anything that is no choice of a learner."""
    verb, colon, kind = text.partition(":")
    if text in WORDS:
        return Best(text)
    if colon and verb in _OF_CARDS:
        with suppress(ValueError):
            return Best(f"{verb}:{Card.parse(kind.upper())}")
    raise ValueError(f"no choice: {text}")


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a deal has to be like. `margin` is in points, above the second best choice."""

    ruleset: Ruleset
    best: Best | None = None
    moment: Moment = Moment.CALL
    dealer: Seat | None = None
    upcard: Card | None = None
    margin: float = 0.3
    misplayed_by: Level | None = None  # this level has to choose something that costs as much
    principle: str = ""  # the id of the rule of thumb that decides
    seed: str = "find"

"""What an action brought about, in the order it happened; views animate these."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.actions import Action
from game.rules.cards import Card, Suit
from game.rules.seats import Seat, Side
from game.rules.slips import Ruling
from game.rules.state import Award, Standing, Trick


@dataclass(frozen=True, slots=True)
class DealerDrawn:
    """Cards dealt face up to find the first dealer, in the order they fell."""

    dealer: Seat
    cards: tuple[tuple[Seat, Card], ...]


@dataclass(frozen=True, slots=True)
class PackCut:
    """The dealer's right lifted `count` cards; with a cut card the bottom one stays hidden."""

    seat: Seat
    count: int
    cut_card: bool


@dataclass(frozen=True, slots=True)
class PacketDealt:
    """One packet; to anyone but its owner the cards are hidden (None)."""

    dealer: Seat
    seat: Seat
    cards: tuple[Card | None, ...]
    untouched: bool = False  # not even the owner looks: a joker might be turned up


@dataclass(frozen=True, slots=True)
class TurnedUp:
    dealer: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class UpcardNamed:
    """The dealer gave a turned-up joker its suit."""

    dealer: Seat
    suit: Suit


@dataclass(frozen=True, slots=True)
class FarmersExchange:
    """A farmer's hand shown and put under the kitty; the cards taken are hidden (None) from others."""

    seat: Seat
    shown: tuple[Card, ...]
    taken: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class DealtAgain:
    """A farmer's hand shown, for which the same dealer deals again."""

    seat: Seat
    shown: tuple[Card, ...]
    dealer: Seat


@dataclass(frozen=True, slots=True)
class Passed:
    seat: Seat
    second_round: bool


@dataclass(frozen=True, slots=True)
class TurnedDown:
    dealer: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TrumpMade:
    """Trump is fixed; `ordered` when by the turn-up, else named in the second round.

    `suit` is None for a hand without trump.
    """

    maker: Seat
    dealer: Seat  # who takes the turn-up; the maker, if it is taken up and not ordered up
    suit: Suit | None
    ordered: bool
    alone: bool


@dataclass(frozen=True, slots=True)
class PickedUp:
    dealer: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Discarded:
    """The dealer's card under the pack; hidden (None) from everyone else."""

    dealer: Seat
    card: Card | None


@dataclass(frozen=True, slots=True)
class LeftUpcard:
    dealer: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class CardGiven:
    """A card for a lone player from the partner; hidden (None) from the other two."""

    seat: Seat
    card: Card | None


@dataclass(frozen=True, slots=True)
class LoneDiscarded:
    """What a lone player put down for the partner's card; hidden (None) from everyone else."""

    seat: Seat
    card: Card | None


@dataclass(frozen=True, slots=True)
class LaidDown:
    """A lone player's partner puts the hand down and sits out."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DefenceChosen:
    """An opponent of a lone maker said whether to defend alone."""

    seat: Seat
    alone: bool


@dataclass(frozen=True, slots=True)
class CardPlayed:
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TrickGathered:
    winner: Seat
    trick: Trick


@dataclass(frozen=True, slots=True)
class ThrownIn:
    dealer: Seat


@dataclass(frozen=True, slots=True)
class HandScored:
    """The hand is over; `standing` is the score after it."""

    award: Award
    standing: Standing


@dataclass(frozen=True, slots=True)
class DealPassed:
    dealer: Seat


@dataclass(frozen=True, slots=True)
class GameEnded:
    """`winner` is None for a tie."""

    winner: Side | None
    standing: Standing


@dataclass(frozen=True, slots=True)
class Slipped:
    """Something that is no card and no call: a card shown, a word said, a look at a trick, cards counted."""

    action: Action


@dataclass(frozen=True, slots=True)
class Ruled:
    """The director has ruled; what the table was set back to is in the view."""

    ruling: Ruling


@dataclass(frozen=True, slots=True)
class LeadNamed:
    """The leader has to lead this suit, or is free (None)."""

    seat: Seat
    leader: Seat
    suit: Suit | None


@dataclass(frozen=True, slots=True)
class PenaltyTaken:
    """The price of a renege was chosen; `standing` is the score after it."""

    side: Side
    points: tuple[int, int]
    standing: Standing


Event = (
    DealerDrawn
    | PackCut
    | PacketDealt
    | TurnedUp
    | UpcardNamed
    | FarmersExchange
    | DealtAgain
    | Passed
    | TurnedDown
    | TrumpMade
    | PickedUp
    | Discarded
    | LeftUpcard
    | CardGiven
    | LoneDiscarded
    | LaidDown
    | DefenceChosen
    | CardPlayed
    | TrickGathered
    | ThrownIn
    | HandScored
    | DealPassed
    | GameEnded
    | Slipped
    | Ruled
    | LeadNamed
    | PenaltyTaken
)

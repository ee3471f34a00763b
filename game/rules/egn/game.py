"""What a record in Euchre Game Notation says, its kinds checked and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from game.rules.egn.rule_keys import TableRules
from game.rules.egn.shape import Path
from game.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class EgnDeal:
    """One deal. Cards are in the format's spelling, since some of them mean nothing before trump is made."""

    number: int
    path: Path  # to the deal, its bidding and its play
    calls_path: Path
    play_path: Path
    dealer: Seat
    upcard: str
    hands: tuple[tuple[str, ...], ...] = ()  # by seat; missing or empty where they are not told
    calls: tuple[str, ...] = ()
    alone: bool = False
    defender: Seat | None = None  # who defends alone
    discard: str | None = None
    exchanged: Path | None = None  # where it says that cards were passed on after the deal
    leader: Seat | None = None  # told by the first version alone
    tricks: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class EgnGame:
    """A recorded game, or a part of one."""

    players: tuple[str, ...]  # names from seat 0 on; there may be fewer than four
    score: tuple[int, int]  # points by side before the first deal
    rules: TableRules
    deals: tuple[EgnDeal, ...]
    final: tuple[int, int] | None = None  # points by side after the last deal, where they are told


class Unreadable(StrEnum):
    """Why a record that is well formed cannot be taken over."""

    NOT_EGN = "not-egn"  # another kind of file
    VERSION = "version"  # a version that is not known; detail: which
    RULE = "rule"  # a house rule that is not played here; detail: its key
    PLAYERS = "players"  # not four players; detail: how many
    PACK = "pack"  # no euchre pack; detail: its lowest rank
    PACKED = "packed"  # the deal is packed into a code
    EXCHANGED = "exchanged"  # cards were passed on after the deal
    UPCARD = "upcard"  # it does not tell the turned card
    JOKER_UP = "joker-up"  # it cannot tell which suit the dealer gave a turned-up joker
    ALONE = "alone"  # somebody is said to be alone, but nobody made trump
    FOREIGN_CARD = "foreign-card"  # detail: a card that the pack does not hold
    CARD_TWICE = "card-twice"  # detail: a card that lies in two places
    CARD_MISSING = "card-missing"  # detail: a card of the pack that lies nowhere
    SHORT_TRICK = "short-trick"  # a trick before the last has too few cards; path: the first one missing
    UNFINISHED = "unfinished"  # a hand stops in its play, and yet there is a next one
    HAND_SIZE = "hand-size"  # a hand without its five cards
    TOO_MANY_DEALS = "too-many-deals"  # a deal behind the last one of the game; detail: how many it has
    FINAL_SCORE = "final-score"  # the deals come to another score; detail: which


class CannotRead(ValueError):
    """The record cannot be taken over. `path` leads to the place from the top of the record.

    `deal` is the number of the deal as the record counts, where the place lies in one.
    """

    def __init__(self, kind: Unreadable, path: Path, detail: str = "", deal: int | None = None) -> None:
        super().__init__(f"{kind}: {detail}")
        self.kind = kind
        self.path = path
        self.detail = detail
        self.deal = deal

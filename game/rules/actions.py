"""What a seat can do: phases of a hand, kinds of action, and the Action itself with its text form."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from game.rules.cards import Card, Suit
from game.rules.seats import Seat


class Phase(StrEnum):
    """Where a game stands; each has one module that knows what may be done in it."""

    DRAW = "draw"  # cards are dealt face up to find the first dealer
    DEALING = "dealing"  # the cut where there is one, packets, then the turn-up
    NAME_UPCARD = "name-upcard"  # a joker was turned up: the dealer names its suit unseen
    FARMERS_HAND = "farmers-hand"  # each seat in turn may exchange or show a farmer's hand, or keeps it
    FIRST_ROUND = "first-round"
    SECOND_ROUND = "second-round"
    DISCARD = "discard"
    GIVE = "partners-best"  # a lone maker's partner gives a card
    DEFEND = "defend-alone"
    PLAY = "play"
    GATHER = "gather"  # a trick is complete and not yet turned
    HAND_OVER = "hand-over"
    GAME_OVER = "game-over"


class ActionKind(StrEnum):
    """The verbs of the table."""

    DRAW = "draw"
    CUT = "cut"  # the dealer's right lifts part of the pack
    DEAL = "deal"  # one packet of `count` cards to the next seat
    TURN_UP = "turn-up"
    NAME = "name"  # the dealer gives a turned-up joker its suit
    KEEP = "keep"  # play the hand as it was dealt
    EXCHANGE = "exchange"  # put a farmer's hand under the kitty for the hidden cards above
    REDEAL = "redeal"  # show a farmer's hand and have the cards dealt again
    PASS = "pass"
    ORDER = "order"  # accept the turn-up, whoever says it
    CALL = "call"  # name trump in the second round
    NO_TRUMP = "no-trump"  # call a hand without trump in the second round
    DISCARD = "discard"
    LEAVE = "leave"  # the dealer does not want the accepted turn-up
    GIVE = "give"  # a card to the partner who plays alone
    DEFEND = "defend"  # answer whether to defend alone
    PLAY = "play"
    GATHER = "gather"
    NEXT = "next"  # on to the next hand


BY_THE_TABLE = frozenset(
    (ActionKind.DRAW, ActionKind.CUT, ActionKind.DEAL, ActionKind.TURN_UP, ActionKind.GATHER, ActionKind.NEXT)
)
"""Kinds that ask nobody for a decision."""


def asks_nobody(choices: Sequence[Action]) -> bool:
    """Whether what is allowed now happens by itself: the table's part, or keeping what can only be kept."""
    first, *others = choices
    return first.kind in BY_THE_TABLE or (first.kind is ActionKind.KEEP and not others)


_WITH_CARD = frozenset((ActionKind.PLAY, ActionKind.DISCARD, ActionKind.GIVE))
_WITH_SUIT = frozenset((ActionKind.CALL, ActionKind.NAME))
_WITH_ALONE = frozenset((ActionKind.ORDER, ActionKind.CALL, ActionKind.NO_TRUMP, ActionKind.DEFEND))
_TAKES = {kind: (kind in _WITH_CARD, kind in _WITH_SUIT, kind is ActionKind.DEAL) for kind in ActionKind}


@dataclass(frozen=True, slots=True)
class Action:
    """One thing that one seat does. Fields that a kind has no use for stay empty, or ValueError is raised."""

    seat: Seat
    kind: ActionKind
    card: Card | None = None
    suit: Suit | None = None
    alone: bool = False
    count: int | None = None

    def __post_init__(self) -> None:
        given = (self.card is not None, self.suit is not None, self.count is not None)
        if given != _TAKES[self.kind]:
            raise ValueError(f"a {self.kind} action and its card, suit or count do not fit")
        if self.alone and self.kind not in _WITH_ALONE:
            raise ValueError(f"nobody goes alone with a {self.kind} action")

    def __str__(self) -> str:
        """The form files use: `0:play:AC`, `1:order:alone`, `2:call:H`, `3:pass`, `3:deal:2`."""
        parts = [str(int(self.seat)), str(self.kind)]
        parts += [str(part) for part in (self.card, self.suit, self.count) if part is not None]
        return ":".join([*parts, "alone"] if self.alone else parts)

    @classmethod
    def parse(cls, text: str) -> Action:
        """The action that `str` wrote. Raises ValueError, naming the text, for anything else."""
        seat, _, rest = text.partition(":")
        kind, *details = rest.split(":")
        try:
            alone = details[-1:] == ["alone"]
            (*detail,) = details[:-1] if alone else details
            return cls(Seat(int(seat)), ActionKind(kind), alone=alone, **_detail(ActionKind(kind), detail))
        except (ValueError, TypeError) as fault:
            raise ValueError(f"not an action: {text!r}") from fault


def _detail(kind: ActionKind, words: list[str]) -> dict[str, Any]:
    if kind in _WITH_CARD:
        (code,) = words
        return {"card": Card.parse(code)}
    if kind in _WITH_SUIT:
        (code,) = words
        return {"suit": Suit(code)}
    if kind is ActionKind.DEAL:
        (number,) = words
        return {"count": int(number)}
    if words:
        raise ValueError("too many parts")
    return {}

"""What a seat can do: phases of a hand, kinds of action, and the Action itself with its text form."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from enum import StrEnum
from functools import cache
from typing import Any

from game.rules.cards import EVERY_CARD, Card, Suit
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
    RULING = "ruling"  # honest table: a side chooses what a slip of the other brings
    NAME_LEAD = "name-lead"  # honest table: the leader's right may name the suit to be led
    HAND_OVER = "hand-over"
    GAME_OVER = "game-over"

    __hash__ = str.__hash__  # Enum's own is a Python call at every look-up


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
    # at an honest table only: what happens besides, and what is done about it
    EXPOSE = "expose"  # a card shown or dropped; one of the pack or of a dealt hand by the dealer
    SKIP = "skip"  # the dealer begins a round of packets with the player after the next one
    LOSE = "lose"  # the dealer's bottom card falls under the table
    MISCALL = "miscall"  # the upcard accepted in words of one's own
    LATE_ALONE = "late-alone"  # "alone", said when the call was made already
    LOOK = "look"  # gathered trick number `count`, from 1 on, turned up again
    TELL = "tell"  # a word to the partner about a suit
    CLAIM = "claim"  # "the rest is mine"
    MIX = "mix"  # the tricks of one's side thrown together
    ASK_TRUMP = "ask-trump"
    COUNT = "count"  # one's own cards counted
    TAKE_BACK = "take-back"  # one's own slip admitted while it can be corrected
    DIRECTOR = "director"  # play stops: `of` is said to have done what the `charge` says
    ADD = "add"  # the points of a renege to one's own score
    DEDUCT = "deduct"  # or off that of the other side
    ACCEPT = "accept"  # two points for a bid out of turn, and the hand is over
    NAME_LEAD = "name-lead"  # the suit the leader has to lead
    ANY_LEAD = "any-lead"  # none is named

    __hash__ = str.__hash__

    @property
    def makes_trump(self) -> bool:
        """Whether it is a call that makes trump, or a hand without."""
        return self in (ActionKind.ORDER, ActionKind.CALL, ActionKind.NO_TRUMP)

    @property
    def bids(self) -> bool:
        """Whether it is what a player says in a round of calls."""
        return self is ActionKind.PASS or self.makes_trump


class Charge(StrEnum):
    """What somebody may be said to have done, as the director hears it."""

    RENEGE = "renege"
    OUT_OF_TURN = "out-of-turn"  # a card or a call
    AGAINST_DUTY = "against-duty"  # an exposed card kept back, a lead that was barred
    SHOWED = "showed"  # a card shown or dropped, or laid before play
    NUMBER = "number"  # too many or too few cards
    LOOKED = "looked"  # at a gathered trick
    SAID = "said"  # what may not be said
    CALL = "call"  # one that the rules do not have
    DEAL = "deal"
    SAT_OUT = "sat-out"  # a card from the hand of a lone player's partner

    __hash__ = str.__hash__


BY_THE_TABLE = frozenset(
    (ActionKind.DRAW, ActionKind.CUT, ActionKind.DEAL, ActionKind.TURN_UP, ActionKind.GATHER, ActionKind.NEXT)
)
"""Kinds that ask nobody for a decision."""


def asks_nobody(choices: Sequence[Action]) -> bool:
    """Whether what is allowed now happens by itself: the table's part, or keeping what can only be kept.

    Nobody is asked where nothing is allowed, as before a slip.
    """
    if not choices:
        return True
    first, *others = choices
    return first.kind in BY_THE_TABLE or (first.kind is ActionKind.KEEP and not others)


_WITH_CARD = frozenset((ActionKind.PLAY, ActionKind.DISCARD, ActionKind.GIVE, ActionKind.EXPOSE))
_WITH_SUIT = frozenset((ActionKind.CALL, ActionKind.NAME, ActionKind.TELL, ActionKind.NAME_LEAD))
_WITH_COUNT = frozenset((ActionKind.DEAL, ActionKind.LOOK))
_WITH_ALONE = frozenset((ActionKind.ORDER, ActionKind.CALL, ActionKind.NO_TRUMP, ActionKind.DEFEND))
_TAKES = {kind: (kind in _WITH_CARD, kind in _WITH_SUIT, kind in _WITH_COUNT) for kind in ActionKind}


_PACK = 33  # cards in the largest pack: no packet is larger


@dataclass(frozen=True, slots=True, init=False, eq=False)
class Action:
    """One thing that one seat does. Fields that a kind has no use for stay empty, or ValueError is raised.

    There is one object for each action, so that actions can be compared and looked up by identity.
    """

    seat: Seat
    kind: ActionKind
    card: Card | None
    suit: Suit | None
    alone: bool
    count: int | None
    of: Seat | None  # who is called out; None: something is wrong
    charge: Charge | None  # with what

    def __new__(
        cls,
        seat: Seat,
        kind: ActionKind,
        card: Card | None = None,
        suit: Suit | None = None,
        alone: bool = False,
        count: int | None = None,
        of: Seat | None = None,
        charge: Charge | None = None,
    ) -> Action:
        return _action(seat, kind, card, suit, alone, count, of, charge)

    def __reduce__(self) -> tuple[type[Action], tuple[Any, ...]]:
        return Action, tuple(getattr(self, field.name) for field in fields(self))

    def __str__(self) -> str:
        """The form files use: `0:play:AC`, `1:order:alone`, `2:call:H`, `3:pass`, `0:director:1:renege`."""
        parts = [str(int(self.seat)), str(self.kind)]
        whom = None if self.of is None else int(self.of)
        details = (self.card, self.suit, self.count, whom, self.charge)
        parts += [str(part) for part in details if part is not None]
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


@cache
def _action(
    seat: Seat,
    kind: ActionKind,
    card: Card | None,
    suit: Suit | None,
    alone: bool,
    count: int | None,
    of: Seat | None,
    charge: Charge | None,
) -> Action:
    kind = ActionKind(kind)
    given = (card is not None, suit is not None, count is not None)
    if given != _TAKES[kind]:
        raise ValueError(f"a {kind} action and its card, suit or count do not fit")
    if count is not None and abs(count) > _PACK:
        raise ValueError(f"no packet has {count} cards")
    if alone and kind not in _WITH_ALONE:
        raise ValueError(f"nobody goes alone with a {kind} action")
    if (of is None) is not (charge is None) or (of is not None and kind is not ActionKind.DIRECTOR):
        raise ValueError("only the director is told who did what, both or neither")
    action = object.__new__(Action)
    # a number or a text in place of a member must not stay in the one object that all share
    whole = None if count is None else int(count)
    named = None if suit is None else Suit(suit)
    whom, what = None if of is None else Seat(of), None if charge is None else Charge(charge)
    values = (Seat(seat), kind, card, named, bool(alone), whole, whom, what)
    for field, value in zip(fields(Action), values, strict=True):
        object.__setattr__(action, field.name, value)
    return action


@cache
def only(seat: Seat, kind: ActionKind) -> tuple[Action]:
    """The one thing to do where there is no choice, such as gathering a trick."""
    return (Action(seat, kind),)


@cache
def with_cards(seat: Seat, kind: ActionKind) -> Mapping[Card, Action]:
    """What it is for a seat to play each card there is, or to put it down, or to give it."""
    return {card: Action(seat, kind, card) for card in EVERY_CARD}


def _detail(kind: ActionKind, words: list[str]) -> dict[str, Any]:
    if kind in _WITH_CARD:
        (code,) = words
        return {"card": Card.parse(code)}
    if kind in _WITH_SUIT:
        (code,) = words
        return {"suit": Suit(code)}
    if kind in _WITH_COUNT:
        (number,) = words
        return {"count": int(number)}
    if kind is ActionKind.DIRECTOR and words:
        whom, what = words
        return {"of": Seat(int(whom)), "charge": Charge(what)}
    if words:
        raise ValueError("too many parts")
    return {}

"""From played deals to JSON data in version 1.4 of the notation, or the one thing that it cannot say."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from game.rules.actions import Action, ActionKind
from game.rules.egn.card_spelling import spelled
from game.rules.egn.moves import NO_TRUMP
from game.rules.egn.reader import FILE_TYPE
from game.rules.egn.rule_keys import as_told, keys
from game.rules.ruleset import Ruleset
from game.rules.scoring import points_for
from game.rules.seats import Seat
from game.rules.state import State

VERSION = "1.4"
_CALLS = {ActionKind.PASS: "Pass", ActionKind.ORDER: "Order", ActionKind.NO_TRUMP: NO_TRUMP}
MOST_DEALS = 100
_SAYABLE = frozenset(
    (
        ActionKind.PASS, ActionKind.ORDER, ActionKind.CALL, ActionKind.NO_TRUMP, ActionKind.DISCARD,
        ActionKind.LEAVE, ActionKind.DEFEND, ActionKind.PLAY, ActionKind.GATHER,
        ActionKind.KEEP,  # a farmer's hand kept, or none held: the cards stay where they were dealt
    )
)  # fmt: skip


class Unsayable(StrEnum):
    """What the notation has no place for."""

    TWO_ENDS = "two-ends"  # a game that ends by points or by deals, whichever comes first
    DEALS = "deals"  # more deals than it allows
    JOKER_UP = "joker-up"  # the suit that a turned-up joker was given
    POINTS = "points"  # a hand that pays otherwise than all its readers count
    LONE_DEFENCE = "lone-defence"  # the same for a hand that was defended alone
    PLAYER_POINTS = "player-points"  # points that are not the same for both partners
    FARMERS_HAND = "farmers-hand"  # cards exchanged with the kitty, or a hand dealt again
    CARD_GIVEN = "card-given"  # what a lone maker put down for the partner's card
    SLIP = "slip"  # a slip at an honest table, and what was ruled on it
    ACTION = "action"  # something done that it has no word for


_UNSAYABLE = {
    ActionKind.NAME: Unsayable.JOKER_UP,
    ActionKind.EXCHANGE: Unsayable.FARMERS_HAND,
    ActionKind.REDEAL: Unsayable.FARMERS_HAND,
    ActionKind.GIVE: Unsayable.CARD_GIVEN,
}


class CannotSay(ValueError):
    """The game cannot be written down in the notation; `deal` is the first that is in the way, if one is.

    `pays` is what its hand pays and `usual` what readers of the notation count, where that is the matter.
    """

    def __init__(self, kind: Unsayable, deal: int | None = None, pays: int = 0, usual: int = 0) -> None:
        super().__init__(f"{kind}, deal {deal}")
        self.kind = kind
        self.deal = deal
        self.pays = pays
        self.usual = usual


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """One deal: dealt, what was done in it, and where that led."""

    first: State
    actions: tuple[Action, ...]
    last: State


@dataclass(frozen=True, slots=True)
class Heading:
    """What stands above the deals. `begun` is ISO 8601, or empty where it is not known."""

    players: tuple[str, str, str, str]
    title: str
    begun: str = ""
    final: tuple[int, int] | None = None  # points by side, once the game is over


def write(ruleset: Ruleset, heading: Heading, deals: Sequence[PlayedDeal]) -> dict[str, Any]:
    """JSON data of a game from its first deal on. Raises CannotSay.

    A hand still in play is written as the table saw it: without hands and what was put down unseen.
    A turn-up that the dealer left where it lay is written as put down, which comes to the same.
    """
    switches = ruleset.switches
    if switches.game_points is not None and switches.game_deals is not None:
        raise CannotSay(Unsayable.TWO_ENDS)
    if len(deals) > MOST_DEALS:
        raise CannotSay(Unsayable.DEALS)
    for number, deal in enumerate(deals):
        _check(number, deal, ruleset)
    about: dict[str, Any] = {"title": heading.title[:128]}
    if heading.begun:
        about["date"] = heading.begun
    about |= {"players": [name[:64] for name in heading.players], "initialScore": [0, 0]}
    if heading.final is not None:
        about["finalScore"] = list(heading.final)
    about["ruleset"] = keys(switches, len(deals))
    written = [_deal(number, deal) for number, deal in enumerate(deals)]
    return {"fileType": FILE_TYPE, "version": VERSION, "metadata": about, "deals": written}


def _check(number: int, deal: PlayedDeal, ruleset: Ruleset) -> None:
    if deal.first.upcard is None or deal.first.upcard.is_joker:
        raise CannotSay(Unsayable.JOKER_UP, number)
    honest = deal.last.honest
    if honest is not None and (honest.slips or honest.rulings):
        raise CannotSay(Unsayable.SLIP, number)
    for action in deal.actions:
        if action.kind not in _SAYABLE:
            raise CannotSay(_UNSAYABLE.get(action.kind, Unsayable.ACTION), number)
    award = deal.last.award
    if award is None:
        return
    if any(award.players[seat] != award.points[seat.side] for seat in Seat):
        raise CannotSay(Unsayable.PLAYER_POINTS, number)
    pays, usual = sum(award.points), points_for(award.kind, as_told(ruleset).switches)
    if pays != usual:
        what = Unsayable.POINTS if deal.last.defender is None else Unsayable.LONE_DEFENCE
        raise CannotSay(what, number, pays, usual)


def _deal(number: int, deal: PlayedDeal) -> dict[str, Any]:
    first, last = deal.first, deal.last
    assert first.upcard is not None
    opening: dict[str, Any] = {"dealer": int(first.dealer), "upCard": spelled(first.upcard)}
    if last.award is not None:
        opening["playerCards"] = [[spelled(card) for card in hand] for hand in first.hands]
    return {"dealNumber": number, "initialState": opening, "phases": list(_phases(deal))}


def _phases(deal: PlayedDeal) -> Iterator[dict[str, Any]]:
    last = deal.last
    bidding: dict[str, Any] = {
        "phaseNumber": 0,
        "type": "EUCHRE_BIDDING",
        "calls": [_call(action) for action in last.calls],
        "isAlone": last.alone,
    }
    if last.alone and last.ruleset.switches.defend_alone:
        bidding["aloneDefender"] = -1 if last.defender is None else int(last.defender)
    left = any(action.kind is ActionKind.LEAVE for action in deal.actions)
    down = last.upcard if left else last.discard
    if down is not None and (left or last.award is not None):
        bidding["discard"] = spelled(down)
    yield bidding
    tricks = [*last.tricks, *([last.trick] if last.trick is not None and last.trick.plays else [])]
    if tricks:
        cards = [[spelled(card) for card in trick.cards] for trick in tricks]
        yield {"phaseNumber": 1, "type": "TRICK_PLAY", "tricks": cards}


def _call(action: Action) -> str:
    if action.suit is not None:
        return action.suit.lower()
    return _CALLS[action.kind]

"""From a recorded deal to actions: whose call, whose card.

A record lists calls and cards in the order they came. Who made them follows from the rules, so the engine
itself is asked: the hand of the seat to act is opened to whatever the record says, and the engine goes on.
The first action it does not take ends the list; the referee has the word on that one.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import Card, Suit, pack
from game.rules.dealing import opening
from game.rules.egn.card_spelling import SUITS, meant
from game.rules.egn.game import CannotRead, EgnDeal, Unreadable
from game.rules.egn.shape import Path
from game.rules.hand import IllegalAction, apply
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.state import NO_HANDS, Deal, Setup, State

NO_TRUMP = "n"


class Part(StrEnum):
    """The part of a record that an action stands in."""

    CALL = "call"
    DISCARD = "discard"
    DEFENCE = "defence"
    PLAY = "play"
    ACTION = "action"  # in a plain list of actions


@dataclass(frozen=True, slots=True)
class Place:
    """Where in a record: the deal's number as the record counts, and from 1 the call, or trick and card."""

    deal: int
    part: Part
    number: int = 0
    card: int = 0


@dataclass(frozen=True, slots=True)
class Move:
    """One action of a record. `told` is False for a discard that the record keeps to itself."""

    action: Action
    place: Place
    told: bool = True


@dataclass(frozen=True, slots=True)
class Script:
    """The moves of one deal. `cut` is where it stops telling, with a card or call left unknown."""

    moves: tuple[Move, ...]
    cut: Place | None = None


def script(ruleset: Ruleset, deal: EgnDeal) -> Script:
    """The actions of a deal with their seats. Raises CannotRead."""
    if deal.exchanged:
        raise CannotRead(Unreadable.EXCHANGED, deal.exchanged)
    scribe = _Scribe(ruleset, deal)
    scribe.calls()
    scribe.discard()
    scribe.defence()
    scribe.plays()
    return Script(tuple(scribe.moves), scribe.cut)


def card_meant(text: str, trump: Suit | None, ruleset: Ruleset, path: Path) -> Card | None:
    """The card of a text, None where the record does not tell it. Raises CannotRead if no pack holds it."""
    card = meant(text, trump)
    if card is not None and card not in pack(ruleset.switches.pack, ruleset.switches.joker):
        raise CannotRead(Unreadable.FOREIGN_CARD, path, text)
    return card


def upcard_of(ruleset: Ruleset, deal: EgnDeal) -> Card:
    """The turned card. Raises CannotRead where the record does not tell it whole."""
    path = (*deal.path, "initialState", "upCard")
    card = card_meant(deal.upcard, None, ruleset, path)
    if card is None:
        raise CannotRead(Unreadable.UPCARD, path, deal.upcard)
    if card.is_joker:
        raise CannotRead(Unreadable.JOKER_UP, path)
    return card


def put_down(ruleset: Ruleset, dealer: Seat, card: Card, upcard: Card) -> Action:
    """The dealer's discard. A turn-up left where it lies is recorded as if it had been buried."""
    if card == upcard and ruleset.switches.take_upcard == "may":
        return Action(dealer, ActionKind.LEAVE)
    return Action(dealer, ActionKind.DISCARD, card)


class _Scribe:
    """Writes down the moves of one deal while the engine follows."""

    def __init__(self, ruleset: Ruleset, deal: EgnDeal) -> None:
        self._deal = deal
        self._pack = pack(ruleset.switches.pack, ruleset.switches.joker)
        self._upcard = upcard_of(ruleset, deal)
        self._state: State = opening(ruleset, Setup("", deal.dealer, Deal(NO_HANDS, self._upcard, ())))
        self.moves: list[Move] = []
        self.cut: Place | None = None
        self._stopped = False

    def _do(self, action: Action, place: Place, told: bool = True) -> None:
        self.moves.append(Move(action, place, told))
        hands = list(self._state.hands)
        hands[action.seat] = self._pack if action.card is None else (action.card,)
        south, west, north, east = hands
        try:
            self._state, _ = apply(self._state.changed(hands=(south, west, north, east)), action)
        except IllegalAction:
            self._stopped = True

    def _stop_telling(self, place: Place) -> None:
        self.cut = place
        self._stopped = True

    def _place(self, part: Part, number: int = 0, card: int = 0) -> Place:
        return Place(self._deal.number, part, number, card)

    def _card(self, text: str, path: Path) -> Card | None:
        return card_meant(text, self._state.trump, self._state.ruleset, path)

    def calls(self) -> None:
        """The calls, clockwise from the dealer's left, whoever would be asked by the rules."""
        seat = self._deal.dealer.left
        for number, call in enumerate(self._deal.calls, 1):
            if self._stopped:
                return
            place = self._place(Part.CALL, number)
            action = _call(seat, call, self._deal.alone)
            if action is None:
                self._stop_telling(place)
            else:
                self._do(action, place)
            seat = seat.left
        if self._deal.alone and self._state.maker is None and not self._stopped:
            raise CannotRead(Unreadable.ALONE, (*self._deal.calls_path, "isAlone"))

    def discard(self) -> None:
        """What the dealer puts down; some card, if the record keeps it to itself."""
        text, place, dealer = self._deal.discard, self._place(Part.DISCARD), self._deal.dealer
        if self._stopped or (text is None and self._state.phase is not Phase.DISCARD):
            return
        card = None if text is None else self._card(text, (*self._deal.calls_path, "discard"))
        told = card is not None
        if card is None:
            card = next(other for other in self._pack if other != self._upcard)
        self._do(put_down(self._state.ruleset, dealer, card, self._upcard), place, told)

    def defence(self) -> None:
        """The opponents' answers up to the first yes; no answers are recorded, only who defends alone."""
        place, defender = self._place(Part.DEFENCE), self._deal.defender
        while not self._stopped and self._state.phase is Phase.DEFEND:
            seat = self._state.turn
            self._do(Action(seat, ActionKind.DEFEND, alone=seat is defender), place)
        if not self._stopped and defender is not None and self._state.defender is not defender:
            self._do(Action(defender, ActionKind.DEFEND, alone=True), place)

    def plays(self) -> None:
        """The cards, each by the seat whose turn it is; the winner of a full trick gathers it."""
        for number, trick in enumerate(self._deal.tricks, 1):
            for count, text in enumerate(trick, 1):
                if not self._stopped:
                    self._play(text, number, count)
            if self._stopped:
                return
            if self._state.phase is Phase.GATHER:
                place = self._place(Part.PLAY, number, len(trick))
                self._do(Action(self._state.turn, ActionKind.GATHER), place)
            elif any(self._deal.tricks[number:]):
                path = (*self._deal.play_path, "tricks", number - 1, len(trick))
                raise CannotRead(Unreadable.SHORT_TRICK, path)

    def _play(self, text: str, number: int, count: int) -> None:
        place = self._place(Part.PLAY, number, count)
        card = self._card(text, (*self._deal.play_path, "tricks", number - 1, count - 1))
        if card is None:
            self._stop_telling(place)
            return
        opening = (number, count) == (1, 1) and self._deal.leader is not None
        seat = self._deal.leader if opening and self._deal.leader is not None else self._state.turn
        self._do(Action(seat, ActionKind.PLAY, card), place)


def _call(seat: Seat, call: str, alone: bool) -> Action | None:
    """None for a call that the record does not tell."""
    if call == "Pass":
        return Action(seat, ActionKind.PASS)
    if call == "Order":
        return Action(seat, ActionKind.ORDER, alone=alone)
    if call == NO_TRUMP:
        return Action(seat, ActionKind.NO_TRUMP, alone=alone)
    if call in SUITS:
        return Action(seat, ActionKind.CALL, suit=SUITS[call], alone=alone)
    return None

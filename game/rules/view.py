"""What one seat may know: all that bots, hints and explanations are given."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.rules import events as ev
from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import Card, Suit
from game.rules.duties import Duties
from game.rules.hand import actors, legal
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat, Side
from game.rules.slips import Honest, Owed, Ruling
from game.rules.state import Award, Standing, State, Trick
from game.rules.table import NOTHING_HIDDEN, Bidding, FaceDown, Table
from game.rules.trick import suit_led, winner

_UNSEEN = frozenset((ActionKind.DISCARD, ActionKind.GIVE, ActionKind.KEEP))


@dataclass(frozen=True, slots=True)
class HonestView:
    """What everyone at an honest table knows of slips: what was ruled on, and what lies face up.

    A slip that nobody has called is in it for nobody, not even for the player who made it.
    """

    duties: Duties
    rulings: tuple[Ruling, ...]
    shown: tuple[tuple[Seat, Card], ...]
    mixed: frozenset[Side]
    owed: tuple[Owed, ...]


@dataclass(frozen=True, slots=True)
class SeatView(Table):
    """The table as `seat` sees it. Other hands and the kitty are known by their size alone."""

    ruleset: Ruleset
    seat: Seat
    phase: Phase
    standing: Standing
    dealer: Seat
    actors: tuple[Seat, ...]
    legal: tuple[Action, ...]  # what this seat may do now
    hand: tuple[Card, ...]  # empty as long as a turned-up joker might want a suit unseen
    hand_sizes: tuple[int, int, int, int]
    kitty_size: int
    bidding: Bidding
    face_down: FaceDown  # what this seat knows of it
    trick: Trick | None
    tricks: tuple[Trick, ...]
    tricks_won: tuple[int, int]
    award: Award | None
    honest: HonestView | None = None  # None at a table where the referee prevents slips

    @property
    def my_turn(self) -> bool:
        return self.seat in self.actors

    @property
    def no_trump(self) -> bool:
        """Whether this hand is played without trump."""
        return self.maker is not None and self.trump is None

    @property
    def led(self) -> Suit | None:
        """The suit the current trick asks for."""
        return suit_led(self.trick, self.trump)

    @property
    def winning(self) -> Seat | None:
        """Who is winning the current trick."""
        return winner(self.trick, self.trump) if self.trick and self.trick.plays else None


def observe(state: State, seat: Seat) -> SeatView:
    """The view of one seat. Nothing in it depends on a card the seat cannot see."""
    waits_for_upcard = state.phase is Phase.DEALING and state.ruleset.switches.joker
    unseen = waits_for_upcard or state.phase is Phase.NAME_UPCARD
    south, west, north, east = (len(hand) for hand in state.hands)
    return SeatView(
        ruleset=state.ruleset,
        seat=seat,
        phase=state.phase,
        standing=state.standing,
        dealer=state.dealer,
        actors=actors(state),
        legal=legal(state, seat),
        hand=() if unseen else state.hands[seat],
        hand_sizes=(south, west, north, east),
        kitty_size=len(state.stock) + (0 if state.honest is None else len(state.honest.lost)),
        bidding=state.bidding,
        face_down=_known_to(seat, state),
        trick=state.trick,
        tricks=state.tricks,
        tricks_won=state.tricks_won,
        award=state.award,
        honest=None if state.honest is None else _in_the_open(state, state.honest),
    )


def _in_the_open(state: State, honest: Honest) -> HonestView:
    shown = tuple((seat, card) for seat, card in honest.shown if card in state.hands[seat])
    return HonestView(honest.duties, honest.rulings, shown, honest.mixed, honest.owed)


def _known_to(seat: Seat, state: State) -> FaceDown:
    """The dealer knows the discard, a lone maker the own one, and both partners what was given."""
    hidden, maker = state.face_down, state.bidding.maker
    if hidden is NOTHING_HIDDEN:
        return hidden
    return FaceDown(
        discard=hidden.discard if seat is state.dealer else None,
        given=hidden.given if maker in (seat, seat.partner) else None,
        lone_discard=hidden.lone_discard if seat is maker else None,
    )


def mask(event: ev.Event, seat: Seat) -> ev.Event:
    """An event with the cards hidden that `seat` does not see."""
    if isinstance(event, ev.PacketDealt) and (event.untouched or event.seat is not seat):
        return replace(event, cards=tuple(None for _ in event.cards))
    if isinstance(event, ev.Discarded) and event.dealer is not seat:
        return replace(event, card=None)
    if isinstance(event, ev.LoneDiscarded) and event.seat is not seat:
        return replace(event, card=None)
    if isinstance(event, ev.CardGiven) and seat not in (event.seat, event.seat.partner):
        return replace(event, card=None)
    if isinstance(event, ev.FarmersExchange) and event.seat is not seat:
        return replace(event, taken=tuple(None for _ in event.taken))
    return event


def mask_action(action: Action, seat: Seat) -> Action | None:
    """An action as another seat sees it: None for what nobody shows, such as a discard."""
    if action.seat is seat or (action.kind is ActionKind.GIVE and action.seat.partner is seat):
        return action
    return None if action.kind in _UNSEEN else action

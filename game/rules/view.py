"""What one seat may know: all that bots, hints and explanations are given."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.rules import events as ev
from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import Card, Suit
from game.rules.hand import actors, legal
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.state import Award, Standing, State, Trick
from game.rules.trick import suit_led, tricks_won, winner

_UNSEEN = frozenset((ActionKind.DISCARD, ActionKind.GIVE, ActionKind.KEEP))


@dataclass(frozen=True, slots=True)
class SeatView:
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
    upcard: Card | None
    upcard_suit: Suit | None
    farmer: Seat | None  # who exchanged a farmer's hand
    shown: tuple[Card, ...]  # the cards of it, which everyone has seen
    turned_down: bool
    picked_up: bool
    discard: Card | None  # known to the dealer alone
    calls: tuple[Action, ...]
    trump: Suit | None  # None before it is made, and in a hand without trump
    maker: Seat | None
    alone: bool
    gave: bool  # the partner of a lone maker has given a card
    given: Card | None  # which one; known to these two
    lone_discard: Card | None  # what the lone maker put down for it; known to the maker alone
    defender: Seat | None
    sitting_out: frozenset[Seat]
    trick: Trick | None
    tricks: tuple[Trick, ...]
    tricks_won: tuple[int, int]
    award: Award | None

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
        kitty_size=len(state.stock),
        upcard=state.upcard,
        upcard_suit=state.upcard_suit,
        farmer=state.farmer,
        shown=state.shown,
        turned_down=state.turned_down,
        picked_up=state.picked_up,
        discard=state.discard if seat is state.dealer else None,
        calls=state.calls,
        trump=state.trump,
        maker=state.maker,
        alone=state.alone,
        gave=state.gave,
        given=state.given if state.maker in (seat, seat.partner) else None,
        lone_discard=state.lone_discard if seat is state.maker else None,
        defender=state.defender,
        sitting_out=state.sitting_out,
        trick=state.trick,
        tricks=state.tricks,
        tricks_won=tricks_won(state),
        award=state.award,
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

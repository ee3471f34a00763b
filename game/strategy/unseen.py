"""Where the cards that one seat does not see may lie."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.rules.actions import ActionKind, Phase
from game.rules.cards import Card, Suit, effective_suit, pack
from game.rules.seats import Seat
from game.rules.state import Hands
from game.rules.view import SeatView

STOCK = 4
"""The holder after the four seats: the kitty, with everything that was put down."""

Holders = tuple[int, ...]
Draw = Callable[[], float]


def unseen(view: SeatView) -> tuple[list[list[Card]], list[tuple[Holders, list[Card]]]]:
    """Hidden cards whose place is certain, by holder; the others in groups with the same possible holders."""
    switches = view.ruleset.switches
    played = [card for trick in (*view.tricks, view.trick) if trick is not None for card in trick.cards]
    seen = {*view.hand, *played, *_known_stock(view)}
    if view.upcard is not None and not view.picked_up:
        seen.add(view.upcard)
    certain: list[list[Card]] = [[] for _holder in range(5)]
    certain[STOCK] += _known_stock(view)
    groups: dict[Holders, list[Card]] = {}
    void = voids(view)
    free = [holder for holder in range(5) if holder != view.seat or not view.hand]
    for card in pack(switches.pack, switches.joker):
        if card in seen:
            continue
        suit = effective_suit(card, view.trump)
        special = _special_holders(view, card)
        holders = tuple(
            holder
            for holder in (free if special is None else special)
            if holder == STOCK or suit not in void[holder]
        )
        groups.setdefault(holders, []).append(card)
    ordered = sorted(groups.items(), key=lambda item: (len(item[0]), item[0]))
    return certain, ordered


def room(view: SeatView, certain: Sequence[Sequence[Card]]) -> tuple[int, ...]:
    """How many more hidden cards each holder has."""
    sizes = [*view.hand_sizes, view.kitty_size]
    if view.hand:
        sizes[view.seat] = 0
    return tuple(size - len(cards) for size, cards in zip(sizes, certain, strict=True))


def dealer_is_done(view: SeatView) -> bool:
    """Whether the dealer has put a card down for the turn-up."""
    return view.picked_up and (view.phase is not Phase.DISCARD or view.gave)


def maker_is_done(view: SeatView) -> bool:
    """Whether a lone maker has put a card down for the partner's."""
    return view.gave and view.phase is not Phase.DISCARD


def gift_of(view: SeatView, hands: Hands, lone_discard: Card | None, draw: Draw) -> Card:
    """Which of a lone maker's six cards, played or not, came from the partner."""
    maker = view.maker
    assert maker is not None
    six = [*hands[maker], *played_by(view, maker), *([] if lone_discard is None else [lone_discard])]
    upcard = view.upcard
    if view.picked_up and upcard in six:
        assert upcard is not None
        if view.dealer is maker.partner:
            return upcard
        six.remove(upcard)
    return six[int(draw() * len(six))]


def missing_naturals(view: SeatView) -> list[Card]:
    """The natural trumps of which another player, who accepted the turn-up, must have held one unseen so far.

    None where no such thing is told.
    """
    ordered = bool(view.calls) and view.calls[-1].kind is ActionKind.ORDER
    if not ordered or not view.ruleset.switches.natural_trump or view.maker in (view.seat, None):
        return []
    switches = view.ruleset.switches
    naturals = [
        card
        for card in pack(switches.pack, switches.joker)
        if card.suit is view.upcard_suit and card != view.upcard
    ]
    shown = any(card in naturals for card in played_by(view, view.maker))
    return naturals if view.gave or not shown else []


def played_by(view: SeatView, seat: Seat | None) -> list[Card]:
    """The cards that a seat has played; none by nobody."""
    tricks = [trick for trick in (*view.tricks, view.trick) if trick is not None]
    return [card for trick in tricks for each, card in trick.plays if each is seat]


def _known_stock(view: SeatView) -> tuple[Card, ...]:
    """The cards that this seat knows to lie in the kitty or put down."""
    own = (view.discard, view.lone_discard)
    return (*view.shown, *(card for card in own if card is not None))


def _special_holders(view: SeatView, card: Card) -> list[int] | None:
    """Where an unseen card can be that everybody, or this seat, saw go somewhere; None for any other card."""
    taken = card == view.upcard and view.picked_up
    may_bury = not taken or view.ruleset.switches.bury_upcard
    places: set[int] = set()
    if taken and card != view.given:
        places.add(view.dealer)
        if may_bury and dealer_is_done(view):
            places.add(STOCK)
    if card == view.given or (taken and _dealer_may_have_given(view)):
        assert view.maker is not None
        places.add(view.maker)
        if may_bury and maker_is_done(view):
            places.add(STOCK)
    elif not taken:
        return None
    return sorted(places - {view.seat} if view.hand else places)


def _dealer_may_have_given(view: SeatView) -> bool:
    return view.gave and view.given is None and view.maker is view.dealer.partner


def voids(view: SeatView) -> list[set[Suit | None]]:
    """The suits that each seat has shown to hold no more of."""
    void: list[set[Suit | None]] = [set() for _seat in Seat]
    for trick in (*view.tricks, view.trick):
        if trick is None or not trick.plays:
            continue
        led = effective_suit(trick.plays[0][1], view.trump)
        for seat, card in trick.plays:
            if effective_suit(card, view.trump) is not led:
                void[seat].add(led)
    return void

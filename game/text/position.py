"""A position written as text, `hand: JD AD; trump: hearts; led: KH; play: AD`, as the view of its player.

A position tells what one player sees. The player sits South; cards on the table are named from the lead on,
the last one by the player at the right.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from game.i18n import _
from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import Card, Suit
from game.rules.dealing import HAND_SIZE
from game.rules.duties import Duties, Exposed
from game.rules.hand import legal
from game.rules.other_rulesets import known
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat, clockwise_from
from game.rules.slips import Honest
from game.rules.state import Standing, State, Trick
from game.rules.table import Bidding, FaceDown
from game.rules.trick import opening_leader
from game.rules.view import HonestView, SeatView
from game.session import HOME_SEAT
from game.text.position_fields import (
    MOST_CARDS,
    BadPosition,
    card_in,
    cards_in,
    check_cards,
    ruleset_in,
    says,
    seat_in,
    suit_in,
    with_pack,
)


@dataclass(frozen=True, slots=True)
class Position:
    """What a player sees, and what is asked about it: `play`, `call` or `about`, empty when nothing is."""

    view: SeatView
    asked: Mapping[str, str]
    says_who_made_trump: bool = False  # and whether by accepting the card turned up


def position(fields: Mapping[str, str]) -> Position:
    """The position that the fields tell. Raises BadPosition, with a sentence, for one that cannot stand."""
    hand, table = cards_in(fields, "hand"), cards_in(fields, "led")
    other = next((key for key in fields if key.endswith(" hand")), None)
    if other is not None:
        sentence = _("“{key}:” only goes with “done:”. What others hold isn't known to the player.")
        raise BadPosition(sentence.format(key=other))
    if not hand:
        raise BadPosition(_("A position needs a hand, for example “hand: JD AD KS TC 9S”."))
    up, down = card_in(fields, "upcard"), card_in(fields, "turned down")
    check_cards([*hand, *table, *((down,) if down else (up,) if up and up not in hand else ())])
    ruleset = with_pack(ruleset_in(fields), [*hand, *table, *(card for card in (up, down) if card)])
    view = _view(ruleset, hand, up or down, seat_in(fields, "dealer") or HOME_SEAT.right)
    trump, maker, alone = suit_in(fields, "trump"), seat_in(fields, "maker"), says(fields, "alone")
    if trump is not None:
        made = _made(view, trump, maker or HOME_SEAT.partner, alone, down is not None)
        view = _playing(made, table, "dealer" in fields)
    elif up is not None and up in hand and len(hand) == MOST_CARDS:
        view = _putting_down(view, up, maker or HOME_SEAT, alone, seat_in(fields, "dealer"))
    elif maker is not None or alone:
        raise BadPosition(
            _("Nobody has made trump in this position. Say what's trump, or leave the maker out.")
        )
    elif up is not None or down is not None:
        view = _calling(view, down is not None)
    else:
        raise BadPosition(
            _("Say what's trump, for example “trump: hearts”, or which card is turned up: “upcard: 9H”.")
        )
    view = _with_duties(view, fields)
    asked = {key: fields[key] for key in ("play", "call", "about") if fields.get(key)}
    told = "maker" in fields and (up is not None or down is not None)
    return Position(replace(view, legal=legal(table_of(view), view.seat)), asked, told)


def table_of(view: SeatView) -> State:
    """The table as far as a position tells it, with what binds players after a slip."""
    state = known(view)
    if view.honest is None:
        return state
    return state.changed(honest=Honest(duties=view.honest.duties))


def _with_duties(view: SeatView, fields: Mapping[str, str]) -> SeatView:
    """The view with cards that lie face up after a slip, and the suit that was named for the lead."""
    own, partners = cards_in(fields, "exposed"), cards_in(fields, "partner exposed")
    named = suit_in(fields, "named")
    if not own and not partners and named is None:
        return view
    missing = next((card for card in own if card not in view.hand), None)
    if missing is not None:
        raise BadPosition(_("The exposed card {card} isn't in the hand.").format(card=missing))
    check_cards([*view.hand, *partners])
    bars = view.ruleset.switches.exposed_bars_partner
    exposed = [Exposed(view.seat, card) for card in own]
    exposed += [Exposed(view.seat.partner, card, bars) for card in partners]
    duties = Duties(tuple(exposed), named=named)
    return replace(view, honest=HonestView(duties, (), (), frozenset(), ()))


def _view(ruleset: Ruleset, hand: tuple[Card, ...], upcard: Card | None, dealer: Seat) -> SeatView:
    return SeatView(
        ruleset=ruleset, seat=HOME_SEAT, phase=Phase.FIRST_ROUND, standing=Standing(), dealer=dealer,
        actors=(HOME_SEAT,), legal=(), hand=hand, hand_sizes=(len(hand),) * 4, kitty_size=0,
        bidding=Bidding(upcard, upcard.suit if upcard else None), face_down=FaceDown(), trick=None, tricks=(),
        tricks_won=(0, 0), award=None,
    )  # fmt: skip


def _made(view: SeatView, trump: Suit, maker: Seat, alone: bool, turned_down: bool) -> SeatView:
    """The view once trump is made: by accepting the card turned up where it is known to be of that suit."""
    upcard = view.bidding.upcard
    ordered = upcard is not None and upcard.suit is trump and not turned_down
    kind = ActionKind.ORDER if ordered else ActionKind.CALL
    call = Action(maker, kind, suit=None if ordered else trump, alone=alone)
    bidding = view.bidding.changed(
        trump=trump, maker=maker, alone=alone, calls=(call,), picked_up=ordered,
        turned_down=upcard is not None and not ordered,
    )  # fmt: skip
    if view.seat in bidding.sitting_out:
        raise BadPosition(_("A lone player's partner sits out and doesn't play a card."))
    return replace(view, phase=Phase.PLAY, bidding=bidding)


def _playing(view: SeatView, table: tuple[Card, ...], dealer_told: bool) -> SeatView:
    """The view with the trick as far as it has been played, or with whoever is due to lead."""
    others = [seat for seat in clockwise_from(view.seat)[1:] if seat not in view.bidding.sitting_out]
    if len(table) > len(others):
        raise BadPosition(
            _("There are too many cards on the table. The last one should be the card before yours.")
        )
    plays = tuple(zip(others[len(others) - len(table) :], table, strict=True))
    leader = plays[0][0] if plays else view.seat
    if len(view.hand) == HAND_SIZE:  # the first trick, whose leader follows from the dealer
        view, leader = _opened(view, leader, bool(plays), dealer_told)
    return replace(view, trick=Trick(leader, plays), actors=(view.seat if plays else leader,))


def _opened(view: SeatView, leader: Seat, led: bool, dealer_told: bool) -> tuple[SeatView, Seat]:
    """The view with a dealer for whom this player leads first, if one is to be found; and who leads then."""
    dealers = [view.dealer] if dealer_told else [leader.right, *clockwise_from(leader.right)[1:]]
    led_by = {dealer: opening_leader(known(replace(view, dealer=dealer))) for dealer in dealers}
    dealer = next((dealer for dealer in dealers if led_by[dealer] is leader), dealers[0])
    if led and led_by[dealer] is not leader:
        raise BadPosition(
            _("With this dealer, somebody else leads first. Change “dealer:” or the cards in “led:”.")
        )
    return replace(view, dealer=dealer), led_by[dealer]


def _putting_down(view: SeatView, upcard: Card, maker: Seat, alone: bool, dealer: Seat | None) -> SeatView:
    if dealer not in (None, view.seat):
        raise BadPosition(_("Only the dealer has six cards. Write “dealer: me”, or leave one card out."))
    took = Action(maker, ActionKind.ORDER, alone=alone)
    said = view.bidding.changed(trump=upcard.suit, maker=maker, alone=alone, calls=(took,), picked_up=True)
    return replace(view, phase=Phase.DISCARD, dealer=view.seat, bidding=said)


def _calling(view: SeatView, second: bool) -> SeatView:
    seats = [view.dealer.left]
    while len(seats) < 4:
        seats.append(seats[-1].left)
    passed = seats[: seats.index(view.seat)]
    calls = tuple(Action(seat, ActionKind.PASS) for seat in ((*seats, *passed) if second else passed))
    phase = Phase.SECOND_ROUND if second else Phase.FIRST_ROUND
    return replace(view, phase=phase, bidding=view.bidding.changed(turned_down=second, calls=calls))

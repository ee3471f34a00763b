"""A position written as text, `hand: JD AD; trump: hearts; led: KH; play: AD`, as the view of its player.

A position tells what one player sees. The player sits South; cards on the table are named from the lead on,
the last one by the player at the right.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from game.i18n import _, format_list
from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import Card, Rank, Suit, pack
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
from game.rulesets.own_rulesets import all_ids, find_ruleset, no_such_ruleset
from game.session import HOME_SEAT
from game.text.spelling import cards_meant, folded, suit_meant

KEYS = (
    "hand",
    "trump",
    "led",
    "upcard",
    "turned down",
    "dealer",
    "maker",
    "alone",
    "exposed",
    "partner exposed",
    "named",
    "rules",
    "play",
    "call",
    "about",
)
_SEATS = {
    HOME_SEAT: ("me", "you", "i", "south"),
    HOME_SEAT.left: ("left", "walt", "west"),
    HOME_SEAT.partner: ("partner", "nora", "north"),
    HOME_SEAT.right: ("right", "ezra", "east"),
}
_SAME = {
    "turned-down": "turned down",
    "partner-exposed": "partner exposed",
    "turned up": "upcard",
    "ruleset": "rules",
    "table": "led",
    "discard": "play",
}
_PART = re.compile(f"({'|'.join((*KEYS, *_SAME))})(?:\\s*:|\\s|$)(.*)", re.IGNORECASE | re.DOTALL)
_MOST = 6  # cards of a hand, while one is to be put down


class BadPosition(Exception):
    """A position that cannot stand. `sentence` says what to change, translated."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


@dataclass(frozen=True, slots=True)
class Position:
    """What a player sees, and what is asked about it: `play`, `call` or `about`, empty when nothing is."""

    view: SeatView
    asked: Mapping[str, str]
    says_who_made_trump: bool = False  # and whether by accepting the card turned up


def fields_of(text: str) -> dict[str, str]:
    """The parts of a position by their keys; the colon may be missing. Raises BadPosition without a key."""
    found: dict[str, str] = {}
    for part in filter(None, (piece.strip() for piece in re.split(r"[;\n]", text))):
        parted = _PART.fullmatch(part)
        if parted is None:
            sentence = _("“{part}” doesn't start with any of these words: {keys}.")
            raise BadPosition(sentence.format(part=part[:40], keys=format_list(KEYS, "or")))
        key = parted[1].lower()
        found[_SAME.get(key, key)] = parted[2].strip()
    return found


def position(fields: Mapping[str, str]) -> Position:
    """The position that the fields tell. Raises BadPosition, with a sentence, for one that cannot stand."""
    hand, table = _cards(fields, "hand"), _cards(fields, "led")
    if not hand:
        raise BadPosition(_("A position needs a hand, for example “hand: JD AD KS TC 9S”."))
    up, down = _one(fields, "upcard"), _one(fields, "turned down")
    _check_cards([*hand, *table, *((down,) if down else (up,) if up and up not in hand else ())])
    ruleset = _with_pack(_ruleset(fields), [*hand, *table, *(card for card in (up, down) if card)])
    view = _view(ruleset, hand, up or down, _seat(fields, "dealer") or HOME_SEAT.right)
    trump, maker, alone = _suit(fields, "trump"), _seat(fields, "maker"), _said(fields, "alone")
    if trump is not None:
        made = _made(view, trump, maker or HOME_SEAT.partner, alone, down is not None)
        view = _playing(made, table, "dealer" in fields)
    elif up is not None and up in hand and len(hand) == _MOST:
        view = _putting_down(view, up, maker or HOME_SEAT, alone, _seat(fields, "dealer"))
    elif maker is not None or alone:
        raise BadPosition(
            _("Nobody has made trump in this position. Say what is trump, or leave the maker out.")
        )
    elif up is not None or down is not None:
        view = _calling(view, down is not None)
    else:
        raise BadPosition(
            _("Say what is trump, for example “trump: hearts”, or which card is turned up: “upcard: 9H”.")
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
    own, partners = _cards(fields, "exposed"), _cards(fields, "partner exposed")
    named = _suit(fields, "named")
    if not own and not partners and named is None:
        return view
    missing = next((card for card in own if card not in view.hand), None)
    if missing is not None:
        raise BadPosition(_("The exposed card {card} isn't in the hand.").format(card=missing))
    _check_cards([*view.hand, *partners])
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


def _ruleset(fields: Mapping[str, str]) -> Ruleset:
    name = fields.get("rules") or all_ids()[0]
    if name not in all_ids():
        raise BadPosition(no_such_ruleset(name))
    return find_ruleset(name)


def _with_pack(ruleset: Ruleset, cards: Iterable[Card]) -> Ruleset:
    """The table with a pack that holds all these cards; its own one, where that does."""
    named = set(cards)
    low = {Rank.SEVEN: 32, Rank.EIGHT: 28}
    size = max(ruleset.switches.pack, *(low.get(card.rank, 24) for card in named))
    joker = ruleset.switches.joker or any(card.is_joker for card in named)
    return ruleset.with_switches(pack=size, joker=joker)


def _cards(fields: Mapping[str, str], key: str) -> tuple[Card, ...]:
    found = cards_meant(fields.get(key, ""), pack(32, joker=True)[:0])
    if found is None:
        sentence = _("I can't read “{text}” as cards. Write them like JD, TC or 9S.")
        raise BadPosition(sentence.format(text=fields[key][:40]))
    if len(found) > _MOST:
        raise BadPosition(_("{key}: there are too many cards here.").format(key=key))
    return found


def _one(fields: Mapping[str, str], key: str) -> Card | None:
    found = _cards(fields, key)
    if len(found) > 1:
        raise BadPosition(_("{key}: give just one card here.").format(key=key))
    return found[0] if found else None


def _check_cards(cards: list[Card]) -> None:
    twice = next((card for card in cards if cards.count(card) > 1), None)
    if twice is not None:
        raise BadPosition(_("The card {card} is listed twice.").format(card=twice))


def _suit(fields: Mapping[str, str], key: str) -> Suit | None:
    if not fields.get(key):
        return None
    suit = suit_meant(fields[key])
    if suit is None:
        sentence = _("“{text}” isn't a suit. Write spades, hearts, diamonds or clubs.")
        raise BadPosition(sentence.format(text=fields[key][:40]))
    return suit


def _said(fields: Mapping[str, str], key: str) -> bool:
    return key in fields and folded(fields[key]) not in ("no", "false")


def _seat(fields: Mapping[str, str], key: str) -> Seat | None:
    text = folded(fields.get(key, ""))
    if not text:
        return None
    for seat, words in _SEATS.items():
        if text in words:
            return seat
    sentence = _("{key}: “{text}” isn't a player. Write me, left, partner or right.")
    raise BadPosition(sentence.format(key=key, text=text[:40]))

"""A position as text, part by part: `hand: JD AD; trump: hearts`, each key with what it says."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from game.i18n import _, format_list
from game.rules.cards import Card, Rank, Suit, pack
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rulesets.own_rulesets import all_ids, find_ruleset, no_such_ruleset
from game.session import HOME_SEAT
from game.text.spelling import cards_meant, folded, suit_meant

KEYS = (
    "hand",
    "left hand",
    "partner hand",
    "right hand",
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
    "done",
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
    "left-hand": "left hand",
    "partner-hand": "partner hand",
    "right-hand": "right hand",
    "turned up": "upcard",
    "ruleset": "rules",
    "table": "led",
    "discard": "play",
}
_PART = re.compile(f"({'|'.join((*KEYS, *_SAME))})(?:\\s*:|\\s|$)(.*)", re.IGNORECASE | re.DOTALL)
MOST_CARDS = 6  # cards of a hand, while one is to be put down


class BadPosition(Exception):
    """A position that cannot stand. `sentence` says what to change, translated."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


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


def ruleset_in(fields: Mapping[str, str]) -> Ruleset:
    """The ruleset of the table, the first there is where none is named. Raises BadPosition."""
    name = fields.get("rules") or all_ids()[0]
    if name not in all_ids():
        raise BadPosition(no_such_ruleset(name))
    return find_ruleset(name)


def with_pack(ruleset: Ruleset, cards: Iterable[Card]) -> Ruleset:
    """The table with a pack that holds all these cards; its own one, where that does."""
    named = set(cards)
    low = {Rank.SEVEN: 32, Rank.EIGHT: 28}
    size = max((ruleset.switches.pack, *(low.get(card.rank, 24) for card in named)))
    joker = ruleset.switches.joker or any(card.is_joker for card in named)
    return ruleset.with_switches(pack=size, joker=joker)


def cards_in(fields: Mapping[str, str], key: str) -> tuple[Card, ...]:
    """The cards of a part. Raises BadPosition."""
    found = cards_meant(fields.get(key, ""), pack(32, joker=True)[:0])
    if found is None:
        sentence = _("I can't read “{text}” as cards. Write them like JD, TC, or 9S.")
        raise BadPosition(sentence.format(text=fields[key][:40]))
    if len(found) > MOST_CARDS:
        raise BadPosition(_("{key}: there are too many cards here.").format(key=key))
    return found


def card_in(fields: Mapping[str, str], key: str) -> Card | None:
    """The one card of a part, or none. Raises BadPosition."""
    found = cards_in(fields, key)
    if len(found) > 1:
        raise BadPosition(_("{key}: give just one card here.").format(key=key))
    return found[0] if found else None


def check_cards(cards: list[Card]) -> None:
    """Raises BadPosition for a card that is listed twice."""
    twice = next((card for card in cards if cards.count(card) > 1), None)
    if twice is not None:
        raise BadPosition(_("The card {card} is listed twice.").format(card=twice))


def suit_in(fields: Mapping[str, str], key: str) -> Suit | None:
    """The suit of a part. Raises BadPosition."""
    if not fields.get(key):
        return None
    suit = suit_meant(fields[key], coded=True)
    if suit is None:
        sentence = _("“{text}” isn't a suit. Write spades, hearts, diamonds, or clubs.")
        raise BadPosition(sentence.format(text=fields[key][:40]))
    return suit


def says(fields: Mapping[str, str], key: str) -> bool:
    """Whether a part is there and says yes."""
    return key in fields and folded(fields[key]) not in ("no", "false")


def seat_in(fields: Mapping[str, str], key: str) -> Seat | None:
    """The player of a part. Raises BadPosition."""
    text = folded(fields.get(key, ""))
    if not text:
        return None
    for seat, words in _SEATS.items():
        if text in words:
            return seat
    sentence = _("{key}: “{text}” isn't a player. Write me, left, partner, or right.")
    raise BadPosition(sentence.format(key=key, text=text[:40]))

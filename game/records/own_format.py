"""Our own records before they are followed: the deal has to be one pack, the ruleset to cite something."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.rules.cards import Card, pack
from game.rules.dealing import HAND_SIZE
from game.rules.egn.game import CannotRead, Unreadable
from game.rules.egn.shape import Path
from game.rules.record import Record
from game.rules.state import Deal
from game.rulesets.shipped import BASE, load_ruleset


def completed(record: Record) -> Record:
    """The record with the usual readings wherever its own ruleset, perhaps an older one, cites nothing."""
    own, base = record.ruleset, load_ruleset(BASE)
    clauses = {**base.clauses, **own.clauses}
    cited = {topic: clause for topic, clause in own.authority.items() if clause in clauses}
    ruleset = replace(
        own,
        clauses=clauses,
        authority={**base.authority, **cited},
        words={**base.words, **own.words},
        advice={**base.advice, **own.advice},
    )
    return replace(record, ruleset=ruleset)


def check_record(record: Record) -> None:
    """Raises CannotRead for a deal in the setup that no pack can give."""
    deal = record.setup.deal
    if deal is None:
        return
    for number, hand in enumerate(deal.hands):
        if len(hand) != HAND_SIZE:
            raise CannotRead(Unreadable.HAND_SIZE, ("setup", "hands", number))
    switches = record.ruleset.switches
    left = set(pack(switches.pack, switches.joker))
    whole = frozenset(left)
    for path, card in _cards(deal):
        if card not in whole:
            raise CannotRead(Unreadable.FOREIGN_CARD, path, str(card))
        if card not in left:
            raise CannotRead(Unreadable.CARD_TWICE, path, str(card))
        left.remove(card)
    if left:
        lost = min(left, key=str)
        raise CannotRead(Unreadable.CARD_MISSING, ("setup", "kitty"), str(lost))


def _cards(deal: Deal) -> Iterator[tuple[Path, Card]]:
    for number, hand in enumerate(deal.hands):
        yield from ((("setup", "hands", number, at), card) for at, card in enumerate(hand))
    yield ("setup", "upcard"), deal.upcard
    yield from ((("setup", "kitty", at), card) for at, card in enumerate(deal.kitty))

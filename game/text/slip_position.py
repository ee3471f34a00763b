"""A position with slips as text, `dealer: left; trump: spades; done: right KH, left 9C`, and its ruling.

What is done is written as authors write the deeds of a lesson's table (lessons/README.md). The cards that
nobody names are filled in, the engine commits what is not allowed, and the director rules on the last of it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from pydantic import ValidationError

from game.course import deals
from game.course.notation import SeatWord
from game.course.tables import Table
from game.course.unfillable import Unfillable
from game.i18n import _
from game.rules.actions import Action, ActionKind
from game.rules.cards import Card
from game.rules.hand import apply, start
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.slip_kinds import slip_kind
from game.rules.slips import CHARGES, Ruling
from game.rules.state import Setup
from game.rules.view import SeatView
from game.session import HOME_SEAT, Session
from game.text.position_fields import (
    BadPosition,
    card_in,
    cards_in,
    ruleset_in,
    says,
    seat_in,
    suit_in,
    with_pack,
)
from game.text.spelling import cards_meant

_WORDS = dict(zip(Seat, SeatWord, strict=True))
_DEALS = re.compile(r"deal( [1-4])?|deal-out|turn-over|pass-over|lose-card")
_HANDS = {
    "hand": SeatWord.YOU,
    "left hand": SeatWord.LEFT,
    "partner hand": SeatWord.PARTNER,
    "right hand": SeatWord.RIGHT,
}
_NOT_HERE = ("led", "exposed", "partner exposed", "named", "play", "call", "about")


@dataclass(frozen=True, slots=True)
class Ruled:
    """What the director says of the last slip of a position, and the table as South sees it then."""

    view: SeatView
    ruling: Ruling


def ruled(fields: Mapping[str, str]) -> Ruled:
    """The ruling on what was done. Raises BadPosition, with a sentence, for what nobody could do."""
    for key in _NOT_HERE:
        if key in fields:
            sentence = _("“{key}:” doesn't go with “done:”. Write every card that was played in “done:”.")
            raise BadPosition(sentence.format(key=key))
    table = _table(fields)
    named = [card for deed in table.deeds if deed.action and (card := deed.action.card)]
    held = [card for key in _HANDS for card in cards_in(fields, key)]
    ruleset = with_pack(ruleset_in(fields), [*held, *named])
    try:
        setup = deals.fill(table, ruleset, "position")
    except Unfillable as fault:
        told = [fault.message, fault.mend]
        if fault.path[:1] == ("deeds",):
            told.append(_("Name the cards of others with “left hand:”, “partner hand:” or “right hand:”."))
        raise BadPosition(" ".join(told)) from fault
    return _ruled(ruleset, setup)


def _ruled(ruleset: Ruleset, setup: Setup) -> Ruled:
    """The last slip is called by a player of the other side, unless somebody has called it already."""
    state, slip = start(ruleset, replace(setup, actions=())), None
    for action in setup.actions:
        kind = slip_kind(state, action)
        slip = (action.seat, kind) if kind is not None else slip
        state, _events = apply(state, action)
    session = Session(ruleset, setup, {})
    if state.honest is None or not state.honest.rulings:
        if slip is None:
            raise BadPosition(_("Everything that happened here is allowed."))
        seat, kind = slip
        by = HOME_SEAT if seat.side is not HOME_SEAT.side else seat.left
        session.commit(Action(by, ActionKind.DIRECTOR, of=seat, charge=CHARGES[kind]))
    honest = session.state.honest
    if honest is None or not honest.rulings:  # a trick that has not been gathered yet, say
        raise BadPosition(_("There's nothing to call here yet."))
    return Ruled(session.view, honest.rulings[-1])


def _table(fields: Mapping[str, str]) -> Table:
    deeds = _deeds(fields["done"])
    dealing = bool(deeds) and _DEALS.fullmatch(deeds[0].partition(" ")[2]) is not None
    hands = {word: cards for key, word in _HANDS.items() if (cards := cards_in(fields, key))}
    upcard = card_in(fields, "upcard")
    trump, maker = suit_in(fields, "trump"), seat_in(fields, "maker")
    raw: dict[str, Any] = {
        "dealer": _WORDS[seat_in(fields, "dealer") or HOME_SEAT.right],
        "honest": True,
        "dealing": dealing,
        "deeds": deeds,
    }
    if hands:
        raw["hands"] = {str(word): {"has": [str(card) for card in cards]} for word, cards in hands.items()}
    if trump is not None:
        raw |= {"trump": trump.name.lower(), "alone": says(fields, "alone")}
    if maker is not None:
        raw["maker"] = _WORDS[maker]
    turned_down = card_in(fields, "turned down")
    if upcard is not None or turned_down is not None:
        raw["upcard"] = str(upcard or turned_down)
    if turned_down is not None and trump is None:
        raw["calls"] = [f"{word} pass" for word in _round(raw["dealer"])]
    try:
        return Table.model_validate(raw)
    except ValidationError as fault:
        raise BadPosition(_sentence(fault)) from fault


def _round(dealer: SeatWord) -> list[SeatWord]:
    seats = [dealer.seat.left]
    while len(seats) < len(Seat):
        seats.append(seats[-1].left)
    return [_WORDS[seat] for seat in seats]


def _deeds(text: str) -> list[str]:
    """What was done, in an author's words; who goes on dealing need not be named again."""
    found: list[str] = []
    for each in filter(None, map(str.strip, text.split(","))):
        before = found[-1].partition(" ")[0] if found else ""
        goes_on = bool(before) and _DEALS.fullmatch(each.lower()) is not None
        found.append(f"{before} {each.lower()}" if goes_on else _deed(each))
    return found


def _deed(text: str) -> str:
    """One thing that was done, in an author's words: “walt 9c” is “left 9C”, “I claim” is “you claim”."""
    who, _space, what = text.partition(" ")
    if not what:
        return text.lower()
    seat = seat_in({"done": who}, "done")
    assert seat is not None
    words = " ".join(_card_or_word(word) for word in what.split())
    return f"{_WORDS[seat]} {words}"


def _card_or_word(word: str) -> str:
    cards: tuple[Card, ...] | None = cards_meant(word, ()) if any(sign.isupper() for sign in word) else None
    return str(cards[0]) if cards and len(cards) == 1 else word


def _sentence(fault: ValidationError) -> str:
    """What is wrong, and what to write instead."""
    found = fault.errors()[0]
    wrong = found.get("ctx", {}).get("error")
    return " ".join(map(str, wrong.args)) if isinstance(wrong, ValueError) else found["msg"]

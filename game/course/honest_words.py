"""How authors write what is done at an honest table besides playing: slips, and what is done about them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Annotated, Any

from pydantic import PlainValidator

from game.course.misspelling import did_you_mean, seat_meant
from game.course.notation import CARD_PATTERN, SeatWord, SuitWord, form
from game.i18n import _, format_list
from game.rules.actions import Action, ActionKind, Charge
from game.rules.cards import Card
from game.rules.seats import Seat
from game.yamlfile.validation_words import nearest, shown

_SUITS = "|".join(SuitWord)
_SEATS = "|".join(SeatWord)
_CHARGES = "|".join(Charge)

_BARE = {
    "pass-over": ActionKind.SKIP,
    "lose-card": ActionKind.LOSE,
    "take-that-one": ActionKind.MISCALL,
    "say-alone": ActionKind.LATE_ALONE,
    "claim": ActionKind.CLAIM,
    "mix-tricks": ActionKind.MIX,
    "ask-trump": ActionKind.ASK_TRUMP,
    "count-cards": ActionKind.COUNT,
    "take-back": ActionKind.TAKE_BACK,
    "call-director": ActionKind.DIRECTOR,
    "add": ActionKind.ADD,
    "deduct": ActionKind.DEDUCT,
    "accept": ActionKind.ACCEPT,
    "any-lead": ActionKind.ANY_LEAD,
}

DEAL = "deal"
DEAL_OUT = "deal-out"
TURN_OVER = "turn-over"
AS_IT_COMES = (DEAL, DEAL_OUT, TURN_OVER)
"""What depends on the table: the usual packet, all that are left, and the card that was dealt last."""

_With = Callable[[Seat, str], Action]
_FORMS: tuple[tuple[str, _With], ...] = (
    (f"drop ({CARD_PATTERN})", lambda seat, word: Action(seat, ActionKind.EXPOSE, Card.parse(word))),
    ("look-at ([1-5])", lambda seat, word: Action(seat, ActionKind.LOOK, count=int(word))),
    (f"hint ({_SUITS})", lambda seat, word: Action(seat, ActionKind.TELL, suit=SuitWord(word).suit)),
    (f"name ({_SUITS})", lambda seat, word: Action(seat, ActionKind.NAME_LEAD, suit=SuitWord(word).suit)),
    ("deal ([1-4])", lambda seat, word: Action(seat, ActionKind.DEAL, count=int(word))),
    (f"call-out ((?:{_SEATS}) (?:{_CHARGES}))", lambda seat, word: called_out(seat, word)),
)
HONEST_PATTERN = "|".join((*_BARE, *AS_IT_COMES, *(each.replace("(?:", "(") for each, _done in _FORMS)))
"""All of them, as an editor checks them."""


EXAMPLES = (
    *_BARE, *AS_IT_COMES, "deal 4", "drop 9C", "look-at 1", "hint hearts", "name hearts",
    "call-out left renege",
)  # fmt: skip
"""All of them, as they are told to somebody who writes them."""

NOTHING = "nothing"
"""What is called where nothing happened."""
_CALLED = f"({NOTHING}|({_SEATS})( ({_CHARGES}))?)"


def _called(value: Any) -> str:
    words = str(value)
    if re.fullmatch(_CALLED, words):
        return words
    message = _("{value} isn't something you can call.").format(value=shown(value))
    mend = _("Write a seat, or a seat and one of these: {words}. Or write “nothing”.")
    usual = mend.format(words=format_list(map(str, Charge), "or"))
    seat, _space, charge = words.partition(" ")
    who, what = seat_meant(seat), nearest(charge, map(str, Charge), cutoff=0.75)
    meant = f"{who} {what}" if charge else who
    raise ValueError(message, did_you_mean(meant if re.fullmatch(_CALLED, meant) else "", usual))


CalledWords = Annotated[
    str, PlainValidator(_called), form(_CALLED, "left renege", "right out-of-turn", "partner", NOTHING)
]


def called_out(by: Seat, words: str) -> Action:
    """The director hears of it: “left renege”."""
    seat, _space, charge = words.partition(" ")
    return Action(by, ActionKind.DIRECTOR, of=SeatWord(seat).seat, charge=Charge(charge))


def honest_deed(seat: Seat, words: str) -> Action | None:
    """What a seat does, in its words; None for anything else."""
    if words in _BARE:
        return Action(seat, _BARE[words])
    for each, done in _FORMS:
        found = re.fullmatch(each, words)
        if found is not None:
            return done(seat, found[1])
    return None


def is_of_honest_tables(action: Action) -> bool:
    """Whether this is never done where the referee prevents slips."""
    other = (ActionKind.EXPOSE, ActionKind.LOOK, ActionKind.TELL, ActionKind.NAME_LEAD)
    return action.kind in (*_BARE.values(), *other)

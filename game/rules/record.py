"""Games as text: resolved ruleset + Setup + actions, as JSON, and back. No files."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from typing import Any

from pydantic import TypeAdapter

from game.rules.actions import Action
from game.rules.cards import Card
from game.rules.hand import apply, start
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.state import Deal, Setup, State

_UNREADABLE = (ValueError, KeyError, TypeError, AttributeError, RecursionError)


class DamagedRecord(ValueError):
    """Text that is not a record this program wrote."""


@dataclass(frozen=True, slots=True)
class Record:
    """A whole game: everything needed to arrive at its state again."""

    ruleset: Ruleset
    setup: Setup
    actions: tuple[Action, ...] = ()

    def replay(self) -> State:
        """The state the record leads to. Raises IllegalAction if an action breaks the rules."""
        state = start(self.ruleset, self.setup)
        for action in self.actions:
            state, _ = apply(state, action)
        return state


@cache
def _ruleset_adapter() -> TypeAdapter[Ruleset]:
    return TypeAdapter(Ruleset)


def ruleset_to_json(ruleset: Ruleset) -> str:
    """A resolved ruleset, so that later edits of its sheet never change an old game."""
    return _ruleset_adapter().dump_json(ruleset).decode()


def ruleset_from_json(text: str, usual: Ruleset | None = None) -> Ruleset:
    """A ruleset that was kept with a game; what it is too old to know is taken from `usual`.

    Raises DamagedRecord where the text does not describe a ruleset.
    """
    try:
        fields = json.loads(text)
        if usual is not None:
            fields = _filled_up(fields, json.loads(ruleset_to_json(usual)))
        return _ruleset_adapter().validate_json(json.dumps(fields))
    except _UNREADABLE as fault:  # pydantic's own error is a ValueError, too
        raise DamagedRecord(str(fault)) from fault


def _filled_up(fields: dict[str, Any], usual: dict[str, Any]) -> dict[str, Any]:
    """A switch that did not exist was played at its usual value, and its clause is the usual reading."""
    tables = {name: {**usual[name], **fields[name]} for name in ("switches", "words", "clauses", "authority")}
    return {**fields, **tables}


def setup_to_json(setup: Setup) -> str:
    fields: dict[str, Any] = {"seed": setup.seed}
    if setup.dealer is not None:
        fields["dealer"] = int(setup.dealer)
    if setup.deal is not None:
        fields["hands"] = [_codes(hand) for hand in setup.deal.hands]
        fields["upcard"] = str(setup.deal.upcard)
        fields["kitty"] = _codes(setup.deal.kitty)
    if setup.actions:
        fields["actions"] = [str(action) for action in setup.actions]
    return json.dumps(fields)


def setup_from_json(text: str) -> Setup:
    """Raises DamagedRecord where the text does not describe a setup."""
    try:
        fields = json.loads(text)
        dealer = fields.get("dealer")
        return Setup(
            seed=str(fields["seed"]),
            dealer=None if dealer is None else Seat(dealer),
            deal=_deal(fields) if "hands" in fields else None,
            actions=tuple(Action.parse(action) for action in fields.get("actions", ())),
        )
    except _UNREADABLE as fault:
        raise DamagedRecord(f"not a setup: {fault}") from fault


def _deal(fields: dict[str, Any]) -> Deal:
    south, west, north, east = (_cards(hand) for hand in fields["hands"])
    return Deal((south, west, north, east), Card.parse(fields["upcard"]), _cards(fields["kitty"]))


def _codes(cards: tuple[Card, ...]) -> list[str]:
    return [str(card) for card in cards]


def _cards(codes: list[str]) -> tuple[Card, ...]:
    return tuple(Card.parse(code) for code in codes)


def record_to_json(record: Record) -> str:
    return json.dumps(
        {
            "ruleset": json.loads(ruleset_to_json(record.ruleset)),
            "setup": json.loads(setup_to_json(record.setup)),
            "actions": [str(action) for action in record.actions],
        }
    )


def record_from_json(text: str, usual: Ruleset | None = None) -> Record:
    """A game kept as text; what its ruleset is too old to know is taken from `usual`.

    Raises DamagedRecord where the text is not a whole record.
    """
    try:
        fields = json.loads(text)
        return Record(
            ruleset_from_json(json.dumps(fields["ruleset"]), usual),
            setup_from_json(json.dumps(fields["setup"])),
            tuple(Action.parse(action) for action in fields["actions"]),
        )
    except DamagedRecord:
        raise
    except _UNREADABLE as fault:
        raise DamagedRecord(f"not a record: {fault}") from fault

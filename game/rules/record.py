"""Games as text: resolved ruleset + Setup + actions, as JSON, and back. No files."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError

from game.rules.actions import Action
from game.rules.cards import Card, Suit
from game.rules.egn.shape import Path
from game.rules.hand import apply, start
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat, Side
from game.rules.state import Award, AwardKind, Deal, HandResult, Penalty, Setup, Standing, State

T = TypeVar("T")
_UNREADABLE = (ValueError, KeyError, TypeError, AttributeError, RecursionError)


class DamagedRecord(ValueError):
    """Text that is not a record this program wrote. `path` leads to the damage, as far as it is known."""

    def __init__(self, message: str, path: Path = ()) -> None:
        super().__init__(message)
        self.path = path


@contextmanager
def _at(*path: str | int) -> Iterator[None]:
    """Whatever goes wrong inside is damage at this place."""
    try:
        yield
    except DamagedRecord as fault:
        raise DamagedRecord(str(fault), (*path, *fault.path)) from fault
    except ValidationError as fault:
        within = fault.errors(include_url=False)[0]["loc"]
        raise DamagedRecord(str(fault), (*path, *within)) from fault
    except _UNREADABLE as fault:
        raise DamagedRecord(str(fault), path) from fault


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
    with _at():
        fields = json.loads(text)
        if usual is not None:
            fields = _filled_up(fields, json.loads(ruleset_to_json(usual)))
        return _ruleset_adapter().validate_json(json.dumps(fields))


def _filled_up(fields: dict[str, Any], usual: dict[str, Any]) -> dict[str, Any]:
    """A switch that did not exist was played at its usual value, and its clause is the usual reading."""
    tables = {}
    for name in ("switches", "words", "clauses", "authority"):
        with _at(name):
            tables[name] = {**usual[name], **fields[name]}
    return {"advice": usual["advice"], **fields, **tables}


def setup_to_json(setup: Setup) -> str:
    """A setup as text, from which `setup_from_json` makes the same one."""
    fields: dict[str, Any] = {"seed": setup.seed}
    if setup.dealer is not None:
        fields["dealer"] = int(setup.dealer)
    if setup.deal is not None:
        fields["hands"] = [_codes(hand) for hand in setup.deal.hands]
        fields["upcard"] = str(setup.deal.upcard)
        fields["kitty"] = _codes(setup.deal.kitty)
    if setup.honest:
        fields["honest"] = True
    if setup.actions:
        fields["actions"] = [str(action) for action in setup.actions]
    if setup.standing != Standing.shared(setup.standing.points):
        fields["standing"] = _standing_fields(setup.standing)
    elif setup.standing.points != (0, 0):
        fields["points"] = list(setup.standing.points)
    return json.dumps(fields)


def setup_from_json(text: str) -> Setup:
    """The setup behind a text. Raises DamagedRecord where the text does not describe one."""
    with _at():
        fields = json.loads(text)
        with _at("seed"):
            seed = str(fields["seed"])
        with _at("dealer"):
            dealer = None if fields.get("dealer") is None else _seat(fields["dealer"])
        standing = _standing(fields)
        deal = _deal(fields) if "hands" in fields else None
        with _at("honest"):
            honest = _yes_or_no(fields.get("honest", False))
        return Setup(seed, dealer, deal, _actions(fields.get("actions", [])), standing, honest)


def _standing(fields: dict[str, Any]) -> Standing:
    """The score before the first hand, which may be as long ago as the beginning of the game."""
    if "standing" not in fields:
        with _at("points"):
            us, them = (_points(number) for number in _list(fields.get("points", [0, 0])))
        return Standing.shared((us, them))
    with _at("standing"):
        return _standing_of(fields["standing"])


def _standing_of(kept: Any) -> Standing:
    with _at("results"):
        results = tuple(_each(kept["results"], _result))
    return Standing(_named("points", kept, _pair), _named("players", kept, _four), results)


def _result(kept: Any) -> HandResult:
    return HandResult(
        dealer=_named("dealer", kept, _seat),
        upcard=_named("upcard", kept, _or_none(lambda card: Card(card["rank"], card["suit"]))),
        trump=_named("trump", kept, _or_none(Suit)),
        maker=_named("maker", kept, _or_none(_seat)),
        alone=_named("alone", kept, _yes_or_no),
        tricks_won=_named("tricks_won", kept, _pair),
        award=_named("award", kept, _award),
        penalties=tuple(_each(kept.get("penalties", []), _penalty)),
    )


def _penalty(kept: Any) -> Penalty:
    us, them = _each(kept["points"], _whole)
    return Penalty((us, them), _named("topic", kept, _text))


def _whole(number: Any) -> int:
    if type(number) is not int:
        raise TypeError(f"not a whole number: {number!r}")
    return number


def _award(kept: Any) -> Award:
    return Award(
        kind=_named("kind", kept, AwardKind),
        points=_named("points", kept, _pair),
        players=_named("players", kept, _four),
        topic=_named("topic", kept, _text),
        side=_named("side", kept, _or_none(lambda number: Side(_seat(number)))),
    )


def _standing_fields(standing: Standing) -> dict[str, Any]:
    results = [_result_fields(result) for result in standing.results]
    return {"points": standing.points, "players": standing.players, "results": results}


def _result_fields(result: HandResult) -> dict[str, Any]:
    upcard = result.upcard and {"rank": result.upcard.rank, "suit": result.upcard.suit}
    kept = {**_fields(result), "upcard": upcard, "award": _fields(result.award)}
    penalties = [_fields(penalty) for penalty in kept.pop("penalties")]
    return {**kept, "penalties": penalties} if penalties else kept


def _fields(value: HandResult | Award | Penalty) -> dict[str, Any]:
    return {field.name: getattr(value, field.name) for field in fields(value)}


def _deal(fields: dict[str, Any]) -> Deal:
    with _at("hands"):
        hands = [_cards(hand, number) for number, hand in enumerate(_list(fields["hands"]))]
        south, west, north, east = hands
    with _at("upcard"):
        upcard = Card.parse(fields["upcard"])
    with _at("kitty"):
        return Deal((south, west, north, east), upcard, _cards(fields["kitty"]))


def _seat(number: Any) -> Seat:
    if type(number) is not int:  # true and 1.0 would do for 1
        raise TypeError(f"not a seat: {number!r}")
    return Seat(number)


def _points(number: Any) -> int:
    if type(number) is not int or number < 0:
        raise TypeError(f"not points: {number!r}")
    return number


def _pair(values: Any) -> tuple[int, int]:
    us, them = _each(values, _points)
    return us, them


def _four(values: Any) -> tuple[int, int, int, int]:
    south, west, north, east = _each(values, _points)
    return south, west, north, east


def _yes_or_no(value: Any) -> bool:
    if not isinstance(value, bool):
        raise TypeError(f"neither true nor false: {value!r}")
    return value


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError(f"not a text: {value!r}")
    return value


def _or_none(parse: Callable[[Any], T]) -> Callable[[Any], T | None]:
    return lambda value: None if value is None else parse(value)


def _list(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise TypeError(f"not a list: {value!r}")
    return value


def _codes(cards: tuple[Card, ...]) -> list[str]:
    return [str(card) for card in cards]


def _cards(codes: Any, *path: int) -> tuple[Card, ...]:
    with _at(*path):
        return tuple(_each(codes, Card.parse))


def _actions(texts: Any) -> tuple[Action, ...]:
    with _at("actions"):
        return tuple(_each(texts, Action.parse))


def _named(name: str, kept: Any, parse: Callable[[Any], T]) -> T:
    with _at(name):
        return parse(kept[name])


def _each(values: Any, parse: Callable[[str], T]) -> Iterator[T]:
    for number, value in enumerate(_list(values)):
        with _at(number):
            yield parse(value)


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
    with _at():
        fields = json.loads(text)
        with _at("ruleset"):
            ruleset = ruleset_from_json(json.dumps(fields["ruleset"]), usual)
        with _at("setup"):
            setup = setup_from_json(json.dumps(fields["setup"]))
        return Record(ruleset, setup, _actions(fields["actions"]))

"""Slips as small blocks of text: a table, what is done at it, and what has come of that by then.

    table: hoyle-2001               a ruleset
    cards: 3 3 3 3 2 2 2 2          packets dealt at an empty table; without it the hands below are dealt
    score: 4 3                      the score before the hand
    north: QC QD                    other cards than the usual ones
    do: west-calls 1:play:9C        actions as files have them, or one of the phrases below
    do until: 1                     legal play until so many tricks are gathered
    ruled: charged H01-28 side-barred
                                    what was found last, the clause and what it costs
    may: pass order                 everything the seat to act may do

and so on, line by line in the order in which it happens; every other word of a line is in `_SHOWN`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.rules.actions import Action, ActionKind, Phase
from game.rules.hand import actors, apply, legal, start
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat, Side
from game.rules.slips import Honest
from game.rules.state import Setup, Standing, State
from tests.rules.tables import do, may, sheet, table

USUAL = {
    "south": "JH KH 9S TS AC",
    "west": "AH QH 9C JC KS",
    "north": "JD TH AD KD QC",
    "east": "AS QS JS TC KC",
}
"""The hands where a block names none: South deals and turns up the nine of hearts."""

PHRASES = {
    "west-calls": "1:order 0:discard:9S",
    "west-alone": "1:order:alone 0:discard:9S",
    "north-alone": "1:pass 2:order:alone 0:discard:9S",
    "south-alone": "1:pass 2:pass 3:pass 0:order:alone 0:discard:9S",
    "all-pass": "1:pass 2:pass 3:pass 0:pass",
    # tricks with hearts as trump, led by West
    "north-reneges": "1:play:9C 2:play:AD 3:play:KC 0:play:AC",
    "gathered": "0:gather",
}
"""What is said at the table more than once."""

LONE_RENEGES = "south-alone 1:play:9C 3:play:KC 0:play:TS 3:gather"  # South holds the ace of clubs
DEFENDER_RENEGES = "south-alone 1:play:9C 3:play:AS 0:play:AC 0:gather"  # East holds two clubs
STOPPED = (
    "south-alone 1:play:9C 3:play:KC 0:play:AC 0:gather "
    "0:play:TS 1:play:KS 3:play:AS 3:gather "  # East has stopped the lone hand
    "3:play:TC 0:play:9H 1:play:QH 1:gather"  # and West holds the jack of clubs
)
BY_ITSELF = (  # no other trick is lost than the one with the renege
    "south-alone 1:play:9C 3:play:KC 0:play:AC 0:gather 0:play:TS 1:play:AH 3:play:AS 1:gather"
)
"""Hands with a renege in them, up to the trick after it; South has called alone."""

_HANDS = ("south", "west", "north", "east")


def holds(text: str, **switches: Any) -> State:
    """Play a block and check each of its lines; the table as it stands at the end."""
    lines = [line.partition(":") for line in text.strip().splitlines()]
    block = [(key.strip(), value.strip()) for key, _, value in lines]
    laid = dict(each for each in block if each[0] in _LAID)
    ruleset = sheet(laid.get("table", "hoyle-classic"), **switches)
    state = laid_out(ruleset, laid)
    for key, value in block:
        if key == "do":
            state = do_all(state, value)
        elif key == "do until":
            state = played_on(state, int(value))
        elif key not in _LAID:
            assert (key, _SHOWN[key](state)) == (key, _read(key, value))
    return state


def laid_out(ruleset: Ruleset, laid: dict[str, str]) -> State:
    """The honest table that a block begins with."""
    us, them = map(int, laid.get("score", "0 0").split())
    standing = Standing.shared((us, them))
    if "cards" in laid:
        state = start(ruleset, Setup("packets", Seat.SOUTH, standing=standing, honest=True))
        return dealt(state, laid["cards"])
    south, west, north, east = (laid.get(seat, USUAL[seat]) for seat in _HANDS)
    return table(
        ruleset, dealer=Seat.SOUTH, upcard=laid.get("turned up", "9H"), honest=True, standing=standing,
        south=south, west=west, north=north, east=east,
    )  # fmt: skip


def dealt(state: State, packets: str) -> State:
    """The table after these packets, of South or of whoever is named before their number."""
    if not state.dealing.cut:
        state = do(state, "3:cut")
    for packet in packets.split():
        state = do(state, f"{int(state.dealer)}:deal:{packet}")
    return do(state, f"{int(state.dealer)}:turn-up") if len(packets.split()) == 8 else state


def do_all(state: State, phrases: str) -> State:
    """The table after actions and phrases; after a phrase nobody defends alone."""
    for phrase in phrases.split():
        state = do(state, PHRASES.get(phrase, phrase))
        while phrase in PHRASES and state.phase is Phase.DEFEND:
            state = do(state, f"{int(state.turn)}:defend")
    return state


def played_on(state: State, tricks: int) -> State:
    """Legal play until so many tricks are gathered: the first who may makes trump, nobody alone."""
    while len(state.tricks) < tricks:
        (seat, *_others) = actors(state)
        state, _ = apply(state, _plain(legal(state, seat)))
    return state


def _plain(choices: tuple[Action, ...]) -> Action:
    calls = [each for each in choices if each.kind in (ActionKind.ORDER, ActionKind.CALL) and not each.alone]
    return calls[0] if calls else choices[0]


def honest_of(state: State) -> Honest:
    assert state.honest is not None
    return state.honest


def _ruled(state: State) -> str:
    """Finding, clause and cost of the last ruling."""
    ruling = honest_of(state).rulings[-1]
    cost = () if ruling.cost is None else (str(ruling.cost.kind),)
    return " ".join((str(ruling.finding), ruling.clause, *cost))


def _cards(pairs: Any) -> set[str]:
    return {f"{int(seat)}:{card}" for seat, card in pairs}


def _award(state: State) -> str:
    assert state.award is not None
    return " ".join(map(str, (state.award.kind, *state.award.points)))


def _players(state: State) -> str:
    assert state.award is not None
    return " ".join(map(str, state.award.players))


def _sides(sides: frozenset[Side]) -> set[str]:
    return {side.name.lower() for side in sides}


def choices(state: State) -> set[str]:
    """All that those may do whose decision is awaited, with their seats."""
    return {str(action) for seat in actors(state) for action in legal(state, seat)}


_LAID = ("table", "cards", "score", "turned up", *_HANDS)
_SETS = ("may", "choices", "exposed", "barred", "may not score", "on the table")
_SHOWN: dict[str, Callable[[State], Any]] = {
    "ruled": _ruled,
    "phase": lambda state: str(state.phase),
    "turn": lambda state: state.turn.name.lower(),
    "dealer": lambda state: state.dealer.name.lower(),
    "maker": lambda state: "nobody" if state.maker is None else state.maker.name.lower(),
    "alone": lambda state: "yes" if state.alone else "no",
    "trump": lambda state: str(state.trump or "none"),
    "may": may,
    "choices": choices,
    "exposed": lambda state: _cards((each.seat, each.card) for each in honest_of(state).duties.exposed),
    "barred": lambda state: _sides(honest_of(state).duties.barred),
    "may not score": lambda state: _sides(honest_of(state).duties.scoreless),
    "on the table": lambda state: _cards(state.plays),
    "award": _award,
    "players": _players,
    "points": lambda state: " ".join(map(str, state.standing.points)),
    "deals": lambda state: str(state.standing.deals),
}


def _read(key: str, value: str) -> Any:
    return (set() if value == "none" else set(value.split())) if key in _SETS else value

"""The same slip at every table, against a table of what the documents say of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.rules.actions import Phase
from game.rules.hand import start
from game.rules.seats import Seat
from game.rules.state import AwardKind, Setup, State
from tests.rules.honest.blocks import (
    DEFENDER_RENEGES,
    LONE_RENEGES,
    STOPPED,
    dealt,
    do_all,
    honest_of,
    laid_out,
    played_on,
)
from tests.rules.tables import do, sheet

ONE_TRICK = "west-calls 1:play:9C 2:play:QC 3:play:KC 0:play:AC 0:gather"
DONE = {
    "a call out of turn": "2:order 1:director:2:out-of-turn",
    "a pass out of turn": "2:pass 1:director:2:out-of-turn",
    "the suit turned down": "all-pass 1:call:H 2:director:1:call",
    "no natural card": "1:pass 2:pass 3:order 0:director:3:call",
    "words of one's own": "1:pass 2:miscall 3:director:2:said",
    "alone said late": "1:order 1:late-alone 2:director:1:said",
    "a renege in time": "west-calls north-reneges 1:director:2:renege",
    "a lone player's in time": "south-alone 1:play:9C 3:play:KC 0:play:TS 1:director:0:renege",
    "a renege established": "west-calls north-reneges gathered 1:director:2:renege",
    "by the lone side": f"{LONE_RENEGES} 1:director:0:renege",
    "against a lone hand": f"{DEFENDER_RENEGES} 0:director:3:renege",
    "against a stopped one": f"{STOPPED} 0:director:1:renege",
    "tricks mixed up": "west-calls north-reneges gathered 2:mix 1:director:2:renege",
    "a lead out of turn, two cards": "west-calls 2:play:AD 3:play:AS 1:director:2:out-of-turn",
    "all four cards": "west-calls 2:play:AD 3:play:AS 0:play:TS 1:play:KS 1:director:2:out-of-turn",
    "gathered": "west-calls 2:play:AD 3:play:AS 0:play:TS 1:play:KS 2:gather 1:director:2:out-of-turn",
    "a lone player's lead": "south-alone 0:play:JH 1:director:0:out-of-turn",
    "a card played before its turn": "west-calls 1:play:9C 0:play:AC 1:director:0:out-of-turn",
    "a card dropped": "west-calls 0:expose:TS 1:director:0:showed",
    "a lone player's dropped": "south-alone 0:expose:TS 1:director:0:showed",
    "a plain suit led early": "1:order 1:play:9C 0:director:1:showed",
    "trump led early": "1:order 1:play:AH 0:director:1:showed",
    "a lone player's partner plays": "south-alone 1:play:9C 2:play:QC 3:director:2:sat-out",
    "a look at a turned trick": f"{ONE_TRICK} 0:look:1 1:director:0:looked",
    "a word to the partner": f"{ONE_TRICK} 0:tell:S 1:director:0:said",
    "a claim": f"{ONE_TRICK} 0:claim 1:director:0:said",
    "trump asked for": "west-calls 0:ask-trump 1:director:0:said",
}
SIX = "3 3 3 3 3 2 2 2"


def misdealt(slip: str, name: str) -> State:
    """The table after a slip of dealing, found out."""
    state = start(sheet(name), Setup("six sheets", Seat.SOUTH, honest=True))
    if slip == "a card seen in the deal":
        state = dealt(state, "3 3")
        return do(state, f"0:expose:{state.stock[0]} 1:director:0:deal")
    if slip == "a packet of another size":
        return do(dealt(state, "4 4"), "1:director:0:deal")
    if slip == "dealt in the wrong order":
        return do(dealt(do(dealt(state, ""), "0:skip"), "3 3"), "1:director:0:deal")
    if slip == "a third round of dealing":
        return do(dealt(state, "2 2 2 2 2 2 2 2 1"), "1:director:0:deal")
    if slip == "an incorrect pack":
        return do(dealt(state, "3 3"), "0:lose 1:director:0:deal")
    state = played_on(dealt(state, SIX), 1 if slip.endswith("after it") else 0)
    return do(state, "0:director:1:number")


def at_the_table(slip: str, name: str) -> State:
    """The table of a sheet after the slip and the call of the director."""
    if slip in DONE:
        return do_all(laid_out(sheet(name), {}), DONE[slip])
    return misdealt(slip, name)


def outcome(state: State) -> str:
    """What was ruled, as a cell has it."""
    ruling = honest_of(state).rulings[-1]
    if ruling.finding == "nothing":
        return "nothing"
    if ruling.finding == "too-late":
        return f"too-late {ruling.clause}"
    assert ruling.cost is not None
    ended = state.phase is Phase.HAND_OVER
    ended = ended and state.award is not None and state.award.kind is AwardKind.RENEGE
    points = " {}-{}".format(*state.standing.points) if ended else ""
    return f"{ruling.cost.kind} {ruling.clause}{points}"


def cells() -> Iterator[object]:
    """Every cell of the table, marked with the clause it names."""
    lines = (Path(__file__).parent / "six_sheets.txt").read_text(encoding="utf-8").splitlines()
    head, *rows = (line for line in lines if line and not line.startswith("#"))
    names = [name.strip() for name in head.split("|")[1:]]
    for row in rows:
        slip, *found = (cell.strip() for cell in row.split("|"))
        assert len(found) == len(names), slip
        for name, cell in zip(names, found, strict=True):
            clauses = [word for word in cell.split() if word[:3].isupper()]
            marks = [pytest.mark.clause(clause) for clause in clauses]
            yield pytest.param(slip, name, cell, marks=marks, id=f"{slip}: {name}")


@pytest.mark.parametrize(("slip", "name", "expected"), list(cells()))
def test_a_slip_comes_to_what_the_sheet_says(slip: str, name: str, expected: str) -> None:
    assert outcome(at_the_table(slip, name)) == expected

"""Hands that another program played, step by step through this engine.

The file holds one JSON object a line and is not part of the project; without it these tests are skipped.
`--hands FILE` names it, `--all-hands` takes every hand in it where the default is a sample.

That program asks whether the maker goes alone after the discard; here it is said with the call. All else
is the same: who acts, what is legal, who wins each trick and what the hand pays.
"""

from __future__ import annotations

import json
import lzma
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.rules.actions import Action, Phase
from game.rules.cards import Card
from game.rules.hand import actors, apply, legal, start
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.state import Deal, Setup, State
from game.rules.trick import winner
from tests.rules.tables import sheet

SAMPLE = 10  # one in so many
Line = dict[str, Any]


@pytest.fixture(scope="module")
def hands(request: pytest.FixtureRequest) -> list[Line]:
    named = request.config.getoption("--hands")
    above = Path(__file__).parents[3].glob("*/oracle/hands.jsonl.xz")
    path = Path(named) if named else next(above, None)
    if path is None:
        pytest.skip("no file of hands from another program is here; --hands FILE names one")
    lines = lzma.decompress(path.read_bytes()).decode().splitlines()
    chosen = lines if request.config.getoption("--all-hands") else lines[::SAMPLE]
    return [json.loads(line) for line in chosen]


def rules(hand: Line) -> Ruleset:
    return sheet(
        stick_the_dealer=hand["rules"]["stick_the_dealer"],
        defend_alone=hand["rules"]["allow_lone_defender"],
    )


def dealt(hand: Line) -> State:
    south, west, north, east = (tuple(map(Card.parse, codes)) for codes in hand["hands"])
    kitty = tuple(map(Card.parse, hand["kitty"]))
    whole = Deal((south, west, north, east), Card.parse(hand["upcard"]), kitty)
    return start(rules(hand), Setup(hand["id"], Seat(hand["dealer"]), whole))


def allowed(state: State) -> set[str]:
    """What is legal, in the other program's words: the suit or card alone, without going alone."""
    return {str(action).partition(":")[2].removesuffix(":alone") for action in legal(state, state.turn)}


def alone_offers(state: State) -> set[str]:
    """The calls that may be made alone."""
    named = (str(action).partition(":")[2] for action in legal(state, state.turn))
    return {text.removesuffix(":alone") for text in named if text.endswith(":alone")}


def steps(hand: Line) -> Iterator[Line]:
    """The steps without the question about going alone."""
    return (step for step in hand["steps"] if step["phase"] != "alone")


def said(hand: Line, step: Line) -> Action:
    makes = step["phase"] in ("bid1", "bid2") and step["action"] != "pass"
    alone = ":alone" if makes and hand["alone"] else ""
    return Action.parse(f"{step['seat']}:{step['action']}{alone}")


def replayed(hand: Line) -> State:
    """The hand in this engine, each step compared with the other program's."""
    state = dealt(hand)
    for step in steps(hand):
        if state.phase is Phase.GATHER:
            state = gathered(hand, state)
        assert actors(state) == (Seat(step["seat"]),), hand["id"]
        assert allowed(state) == set(step["legal"]), hand["id"]
        if step["phase"] in ("bid1", "bid2"):
            assert alone_offers(state) == set(step["legal"]) - {"pass"}, hand["id"]
        state, _ = apply(state, said(hand, step))
    return gathered(hand, state) if state.phase is Phase.GATHER else state


def gathered(hand: Line, state: State) -> State:
    assert state.trick is not None
    expected = hand["tricks"][len(state.tricks)]
    assert state.trick.leader == expected["leader"], hand["id"]
    assert [[int(seat), str(card)] for seat, card in state.trick.plays] == expected["cards"], hand["id"]
    assert winner(state.trick, state.trump) == expected["winner"], hand["id"]
    return apply(state, legal(state, state.turn)[0])[0]


def test_every_step_and_trick_agrees_with_another_program(hands: list[Line]) -> None:
    for hand in hands:
        state = replayed(hand)
        assert state.phase is Phase.HAND_OVER, hand["id"]
        assert state.trump == hand["trump"]
        assert state.maker == hand["maker"]
        assert {seat.value for seat in Seat} - {seat.value for seat in state.sitting_out} == set(
            hand["active"]
        )


def test_every_score_agrees_with_another_program(hands: list[Line]) -> None:
    for hand in hands:
        (result,) = replayed(hand).standing.results
        assert result.tricks_won == (hand["tricks_won"]["NS"], hand["tricks_won"]["EW"]), hand["id"]
        assert result.award.points == (hand["points"]["NS"], hand["points"]["EW"]), hand["id"]

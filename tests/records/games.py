"""Games of our own, played at random."""

from __future__ import annotations

import json
import random
from typing import Any

from game.rules.actions import Action, Phase
from game.rules.hand import apply, legal, start
from game.rules.record import Record, record_to_json
from game.rules.seats import Seat
from game.rules.state import Setup
from tests.rules.egn_games import Data
from tests.rules.tables import CLASSIC, EAST, deal, sheet


def a_record(name: str = CLASSIC, seed: int = 1, most: int = 10_000) -> Record:
    """A game of ours of random legal actions, or its beginning."""
    chance = random.Random(seed)
    state = start(sheet(name), Setup(f"replay {seed}"))
    done: list[Action] = []
    while state.phase is not Phase.GAME_OVER and len(done) < most:
        done.append(chance.choice(legal(state, state.turn)))
        state, _ = apply(state, done[-1])
    return Record(sheet(name), Setup(f"replay {seed}"), tuple(done))


def a_hand(actions: str, **switches: Any) -> str:
    """A hand of ours as text: East dealt and turned the nine of hearts up, South holds three nines.

    These actions in it, then the first legal one each time.
    """
    ruleset = sheet(**switches)
    setup = Setup("", EAST, deal(ruleset, "9H", {Seat.SOUTH: "9D 9S 9C AS KS"}))
    state, done = start(ruleset, setup), [Action.parse(text) for text in actions.split()]
    for action in done:
        state, _ = apply(state, action)
    while state.phase in (Phase.DISCARD, Phase.PLAY, Phase.GATHER):
        done.append(legal(state, state.turn)[0])
        state, _ = apply(state, done[-1])
    return record_to_json(Record(ruleset, setup, tuple(done)))


def lines(out: str) -> list[Data]:
    return [json.loads(line) for line in out.splitlines()]

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from game.rules.actions import Action, Phase
from game.rules.hand import IllegalAction, apply, start
from game.rules.record import (
    DamagedRecord,
    Record,
    record_from_json,
    record_to_json,
    ruleset_from_json,
    ruleset_to_json,
    setup_from_json,
    setup_to_json,
)
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.state import Setup, Standing
from game.rulesets.shipped import BASE, load_ruleset
from tests.rules.tables import CLASSIC, DANVILLE, deal, random_action, sheet


def a_game(name: str = DANVILLE, seed: int = 1) -> tuple[Record, Any]:
    chance = random.Random(seed)
    setup = Setup(f"record {seed}")
    state = start(sheet(name), setup)
    actions = []
    while state.phase is not Phase.GAME_OVER:
        actions.append(random_action(state, chance))
        state, _ = apply(state, actions[-1])
    return Record(sheet(name), setup, tuple(actions)), state


@pytest.mark.parametrize("name", [CLASSIC, DANVILLE])
def test_a_whole_game_replays_from_its_text(name: str) -> None:
    record, state = a_game(name)
    again = record_from_json(record_to_json(record))
    assert again == record
    assert again.replay() == state


@pytest.mark.parametrize("name", [CLASSIC, DANVILLE])
def test_a_ruleset_reads_back_with_every_switch_and_clause(name: str) -> None:
    ruleset = sheet(name, joker=True, pack=32, game_points=None, game_deals=3)
    assert ruleset_from_json(ruleset_to_json(ruleset)) == ruleset


def test_a_record_keeps_the_rules_it_was_played_by() -> None:
    record, _ = a_game()
    later = record_from_json(record_to_json(record))
    assert later.ruleset.switches.stick_the_dealer
    assert later.ruleset.clause("DAN-05").says


@pytest.mark.parametrize(
    "setup",
    [
        Setup("seed"),
        Setup("süße Karten ♥", Seat.EAST),
        Setup("x", Seat.WEST, deal(sheet(joker=True), "XX", {Seat.SOUTH: "JD 9S"})),
        Setup("x", None, deal(sheet(), "9H", {}), (Action.parse("1:pass"), Action.parse("2:order:alone"))),
        Setup("x", Seat.WEST, standing=Standing.shared((7, 3))),
        Setup("x", Seat.WEST, standing=a_game("wednesday-night")[1].standing),
    ],
    ids=["a seed", "a dealer", "a deal", "actions", "points", "hands before"],
)
def test_a_setup_reads_back(setup: Setup) -> None:
    assert setup_from_json(setup_to_json(setup)) == setup


def test_a_setup_of_an_older_file_has_the_points_of_its_sides() -> None:
    assert setup_from_json('{"seed": "x", "points": [4, 6]}').standing == Standing((4, 6), (4, 6, 4, 6))


def test_a_record_of_wrong_actions_is_refused_when_it_is_replayed() -> None:
    with pytest.raises(IllegalAction):
        Record(sheet(), Setup("x", Seat.SOUTH), (Action.parse("1:pass"),)).replay()


BROKEN = ["", "{", "[]", "null", "3", '"text"', "{}", "\ud800", "[" * 5000]


@pytest.mark.parametrize("text", BROKEN, ids=range(len(BROKEN)))
def test_text_that_is_no_record_is_called_damaged(text: str) -> None:
    for read in (record_from_json, setup_from_json, ruleset_from_json):
        with pytest.raises(DamagedRecord):
            read(text)


WRONG_PARTS: tuple[tuple[str, object], ...] = (
    ("dealer", 4),
    ("dealer", "north"),
    ("hands", 3),
    ("hands", []),
    ("hands", [["JH"], ["1H"], [], []]),
    ("upcard", 7),
    ("upcard", "??"),
    ("kitty", None),
    ("kitty", [None]),
    ("actions", 3),
    ("actions", [3]),
    ("actions", ["0:dance"]),
    ("points", [1, "2"]),
    ("points", [-1, 2]),
    ("standing", 3),
    ("standing", {"points": [1, 2, 3]}),
    ("standing", {"points": [1, -2]}),
    ("standing", {"points": [1, True]}),
    ("standing", {"results": [{"dealer": 7}]}),
)


@pytest.mark.parametrize(("key", "value"), WRONG_PARTS)
def test_a_damaged_part_of_a_setup_is_found(key: str, value: object) -> None:
    whole = Setup("x", Seat.WEST, deal(sheet(), "9H", {}), (Action.parse("2:pass"),))
    fields = json.loads(setup_to_json(whole))
    fields[key] = value
    with pytest.raises(DamagedRecord):
        setup_from_json(json.dumps(fields))


@pytest.mark.parametrize(
    ("key", "value"),
    [("actions", [3]), ("actions", 3), ("actions", None), ("setup", 3), ("ruleset", {}), ("ruleset", None)],
)
def test_a_damaged_part_of_a_record_is_found(key: str, value: object) -> None:
    fields = json.loads(record_to_json(a_game()[0]))
    fields[key] = value
    with pytest.raises(DamagedRecord):
        record_from_json(json.dumps(fields))


@pytest.mark.parametrize(("switch", "value"), [("pack", 52), ("joker", "perhaps"), ("take_upcard", "should")])
def test_a_switch_with_an_impossible_value_is_damage(switch: str, value: object) -> None:
    fields = json.loads(ruleset_to_json(sheet()))
    fields["switches"][switch] = value
    with pytest.raises(DamagedRecord):
        ruleset_from_json(json.dumps(fields))


def older(ruleset: Ruleset) -> str:
    """A ruleset as a game kept it before some switches, clauses and words were thought of."""
    fields = json.loads(ruleset_to_json(ruleset))
    del fields["switches"]["no_trump"], fields["authority"]["no_trump"], fields["clauses"]["BASE-39"]
    del fields["words"]["no-trump"]
    fields["switches"]["counter_cards"] = True
    return json.dumps(fields)


def test_an_older_game_plays_on_by_the_usual_value_of_a_switch_it_does_not_know() -> None:
    own = sheet(game_points=7)
    assert ruleset_from_json(older(own), load_ruleset(BASE)) == own
    with pytest.raises(DamagedRecord):
        ruleset_from_json(older(own))


def test_what_an_older_game_does_know_is_never_changed() -> None:
    own = sheet("danville", pack=32, made_points=3)
    assert ruleset_from_json(ruleset_to_json(own), load_ruleset(BASE)).switches == own.switches

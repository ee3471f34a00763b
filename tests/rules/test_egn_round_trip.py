"""Games of every table in the notation and back: the same deals, or a refusal that names why not."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.records.deal_data import as_data
from game.records.followed_deals import Followed, follow_egn, follow_record
from game.rules.actions import ActionKind
from game.rules.cards import Card
from game.rules.egn.reader import read
from game.rules.egn.writer import CannotSay, Heading, PlayedDeal, Unsayable, write
from game.rules.record import Record
from game.rules.ruleset import Ruleset
from game.rulesets.shipped import list_rulesets
from tests.rules.tables import sheet
from tests.rules.test_properties import few, played, setups, sheets

SCHEMA = Path(__file__).resolve().parents[3] / "shared" / "egn" / "egn-schema-v1.json"
HEADING = Heading(("You", "Walt", "Nora", "Ezra"), "A euchre night")
PAID = {
    "made_points": 1, "march_points": 2, "euchre_points": 2, "lone_made_points": 1,
    "lone_defence_points": 4, "lone_defence_march_points": 4, "individual_scores": False,
}  # fmt: skip
"""What every reader of the notation counts; no key of it can say otherwise."""
Data = dict[str, Any]

chances = st.integers(0, 2**32).map(random.Random)
without_points = sheets.map(lambda ruleset: ruleset.with_switches(game_points=None))
real_sheets = st.sampled_from(list_rulesets())


def deals_of(ruleset: Ruleset, game: Any) -> tuple[Followed, ...]:
    return follow_record(Record(ruleset, game.setup, game.actions))


def in_the_notation(ruleset: Ruleset, deals: tuple[Followed, ...]) -> Data:
    told = [PlayedDeal(deal.first, tuple(step.action for step in deal.steps), deal.last) for deal in deals]
    data: Data = json.loads(json.dumps(write(ruleset, HEADING, told)))
    return data


def retold(deal: Followed) -> Data:
    """A deal as it is told, without what the notation leaves to its readers."""
    data = as_data(deal)
    data["decisions"] = [
        {key: value for key, value in decision.items() if key != "legal"}
        for decision in data["decisions"]
        if decision["phase"] != "farmers-hand"  # all of them kept, or it could not be written
    ]
    return data


def reasons_against(ruleset: Ruleset, deals: tuple[Followed, ...]) -> set[tuple[Unsayable, int | None]]:
    """What cannot be written of a game, worked out from how it is told."""
    switches = ruleset.switches
    found: set[tuple[Unsayable, int | None]] = set()
    if switches.game_points is not None and switches.game_deals is not None:
        found.add((Unsayable.TWO_ENDS, None))
    if len(deals) > 100:
        found.add((Unsayable.DEALS, None))
    for number, deal in enumerate(deals):
        done = {step.action.kind for step in deal.steps}
        told = as_data(deal)
        if told["upcard"] == "XX":
            found.add((Unsayable.JOKER_UP, number))
        if done & {ActionKind.EXCHANGE, ActionKind.REDEAL}:
            found.add((Unsayable.FARMERS_HAND, number))
        if ActionKind.GIVE in done:
            found.add((Unsayable.CARD_GIVEN, number))
        if told["player_points"] != told["points"] * 2:
            found.add((Unsayable.PLAYER_POINTS, number))
        if deal.over and told["maker"] is not None and sum(told["points"]) != usual_pay(told, ruleset):
            alone = told["defends_alone"] is not None
            found.add((Unsayable.LONE_DEFENCE if alone else Unsayable.POINTS, number))
    return found


def usual_pay(told: Data, ruleset: Ruleset) -> int:
    """What readers of the notation count for a hand."""
    switches = ruleset.switches
    tricks = told["tricks_won"][told["maker"] % 2]
    if tricks < 3:
        if told["defends_alone"] is not None:
            return 4
        return switches.lone_euchre_points if told["alone"] else 2
    if tricks < 5:
        return 1
    return switches.lone_march_points if told["alone"] else 2


def check_there_and_back(ruleset: Ruleset, game: Any) -> None:
    deals = deals_of(ruleset, game)
    against = reasons_against(ruleset, deals)
    if against:
        with pytest.raises(CannotSay) as caught:
            in_the_notation(ruleset, deals)
        assert (caught.value.kind, caught.value.deal) in against
        return
    foreign = read(in_the_notation(ruleset, deals))
    again = follow_egn(foreign, foreign.rules.over(sheet()))
    assert [retold(deal) for deal in again] == [retold(deal) for deal in deals]
    assert [cards_of(deal) for deal in again] == [cards_of(deal) for deal in deals]


def cards_of(deal: Followed) -> list[set[Card]]:
    """The four hands and the kitty as they were dealt."""
    return [set(cards) for cards in (*deal.first.hands, deal.first.stock)]


@few
@given(real_sheets, setups, chances)
def test_a_game_of_a_real_table_comes_back_or_is_refused_with_the_reason(
    ruleset: Ruleset, setup: Any, chance: random.Random
) -> None:
    check_there_and_back(ruleset, played(ruleset, setup, chance))


@few
@given(without_points, setups, chances)
def test_a_game_of_any_table_comes_back_or_is_refused_with_the_reason(
    ruleset: Ruleset, setup: Any, chance: random.Random
) -> None:
    told = ruleset.with_switches(**PAID)
    check_there_and_back(told, played(told, setup, chance))


@pytest.mark.skipif(not SCHEMA.is_file(), reason="the schema of the notation is not at hand")
@few
@given(real_sheets | without_points, setups, chances, st.integers(0, 400))
def test_whatever_is_written_fits_the_schema_of_the_notation(
    ruleset: Ruleset, setup: Any, chance: random.Random, most: int
) -> None:
    jsonschema = pytest.importorskip("jsonschema")
    game = played(ruleset, setup, chance)
    deals = follow_record(Record(ruleset, setup, game.actions[:most]))
    try:
        data = in_the_notation(ruleset, deals)
    except CannotSay:
        return
    check = jsonschema.Draft7Validator(json.loads(SCHEMA.read_text(encoding="utf-8")))
    assert [error.message for error in check.iter_errors(data)] == []

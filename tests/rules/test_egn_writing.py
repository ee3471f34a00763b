from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from game.records.followed_deals import Followed, follow_egn, follow_record
from game.rules.actions import Action, ActionKind, Phase
from game.rules.egn.reader import read
from game.rules.egn.rule_keys import TableRules
from game.rules.egn.writer import CannotSay, Heading, PlayedDeal, Unsayable, write
from game.rules.hand import apply, legal, start
from game.rules.record import Record
from game.rules.ruleset import LoneLead, Ruleset
from game.rules.state import Setup, State
from tests.rules.tables import EAST, SOUTH, do, sheet, table

HEADING = Heading(("You", "Walt", "Nora", "Ezra"), "A euchre night")
SCHEMA = Path(__file__).resolve().parents[3] / "shared" / "egn" / "egn-schema-v1.json"


def random_game(ruleset: Ruleset, seed: int, most: int = 10_000) -> Record:
    """A game of random legal actions, or its beginning."""
    chance = random.Random(seed)
    setup = Setup(f"egn {seed}")
    state = start(ruleset, setup)
    done: list[Action] = []
    while state.phase is not Phase.GAME_OVER and len(done) < most:
        done.append(chance.choice(legal(state, state.turn)))
        state, _ = apply(state, done[-1])
    return Record(ruleset, setup, tuple(done))


def played(deals: tuple[Followed, ...]) -> list[PlayedDeal]:
    return [PlayedDeal(deal.first, tuple(step.action for step in deal.steps), deal.last) for deal in deals]


def written(record: Record) -> dict[str, Any]:
    return write(record.ruleset, HEADING, played(follow_record(record)))


def one_hand(first: State, actions: str) -> PlayedDeal:
    """A hand on from the state: the actions, then the first legal card each time."""
    done = [Action.parse(text) for text in actions.split()]
    state = do(first, actions)
    while state.phase in (Phase.DISCARD, Phase.DEFEND, Phase.PLAY, Phase.GATHER):
        done.append(legal(state, state.turn)[0])
        state, _ = apply(state, done[-1])
    return PlayedDeal(first, tuple(done), state)


def refused(ruleset: Ruleset, deals: list[PlayedDeal]) -> tuple[Unsayable, int | None]:
    with pytest.raises(CannotSay) as caught:
        write(ruleset, HEADING, deals)
    return caught.value.kind, caught.value.deal


TABLES: list[dict[str, Any]] = [
    {},
    {"pack": 32, "game_points": 10},
    {"joker": True, "pack": 28},
    {"take_upcard": "may"},
    {"stick_the_dealer": True, "natural_trump": True},
    {"lone_lead": LoneLead.MAKERS_LEFT, "lone_march_points": 5, "lone_euchre_points": 3},
    {"defend_alone": True, "lone_defence_points": 4},
    {"game_points": None, "game_deals": 8},
    {"canadian_loner": True, "no_trump": True},
]


@pytest.mark.parametrize("switches", TABLES)
def test_what_is_written_reads_back_as_the_same_game(switches: dict[str, Any]) -> None:
    ruleset, games = sheet(**switches), 0
    for seed in range(12):
        deals = follow_record(random_game(ruleset, seed))
        if any(deal.first.upcard is not None and deal.first.upcard.is_joker for deal in deals):
            continue
        game = read(json.loads(json.dumps(write(ruleset, HEADING, played(deals)))))
        again = follow_egn(game, game.rules.pack_of(ruleset))
        assert [same(deal) for deal in again] == [same(deal) for deal in deals]
        games += 1
    assert games >= 4


def same(deal: Followed) -> tuple[Any, ...]:
    """All of a deal but the order of the kitty."""
    setup = deal.setup
    assert setup.deal is not None
    actions = [step.action for step in deal.steps]
    return (
        setup.dealer,
        setup.deal.hands,
        setup.deal.upcard,
        frozenset(setup.deal.kitty),
        actions,
        deal.last.award,
    )


@pytest.mark.parametrize("switches", TABLES)
def test_the_house_rules_come_back_with_the_game(switches: dict[str, Any]) -> None:
    ruleset = sheet(**switches)
    rules = read(write(ruleset, HEADING, [])).rules.over(sheet()).switches
    told = (
        "pack", "joker", "stick_the_dealer", "lone_lead", "lone_march_points", "lone_euchre_points",
        "defend_alone", "game_points", "game_deals", "canadian_loner", "no_trump",
    )  # fmt: skip
    assert all(getattr(rules, name) == getattr(ruleset.switches, name) for name in told)


@pytest.mark.skipif(not SCHEMA.is_file(), reason="the schema of the notation is not at hand")
@pytest.mark.parametrize("switches", TABLES)
def test_what_is_written_fits_the_schema_of_the_notation(switches: dict[str, Any]) -> None:
    jsonschema = pytest.importorskip("jsonschema")
    check = jsonschema.Draft7Validator(json.loads(SCHEMA.read_text(encoding="utf-8")))
    for seed, most in ((1, 10_000), (2, 60), (3, 0)):
        try:
            data = written(random_game(sheet(**switches), seed, most))
        except CannotSay:
            continue
        assert [error.message for error in check.iter_errors(data)] == []


def test_a_record_has_its_parts_where_readers_look_for_them() -> None:
    first = table(dealer=EAST, upcard="9H", south="JH AH KH AS 9C", east="TS")
    deal = one_hand(first, "0:order 3:discard:TS")
    data = write(sheet(), HEADING, [deal])
    assert (data["fileType"], data["version"]) == ("Euchre Game Notation", "1.4")
    assert data["metadata"]["players"] == ["You", "Walt", "Nora", "Ezra"]
    assert data["metadata"]["initialScore"] == [0, 0]
    (told,) = data["deals"]
    assert told["dealNumber"] == 0
    assert told["initialState"]["dealer"] == 3
    assert told["initialState"]["upCard"] == "9h"
    assert told["initialState"]["playerCards"][0] == ["Jh", "Ah", "Kh", "As", "9c"]
    bidding, play = told["phases"]
    assert bidding == {
        "phaseNumber": 0, "type": "EUCHRE_BIDDING", "calls": ["Order"], "isAlone": False, "discard": "Ts",
    }  # fmt: skip
    assert (play["phaseNumber"], play["type"]) == (1, "TRICK_PLAY")
    assert [len(trick) for trick in play["tricks"]] == [4] * 5


def test_calls_of_both_rounds_are_written_in_order() -> None:
    deal = one_hand(table(dealer=EAST), "0:pass 1:pass 2:pass 3:pass 0:pass 1:call:S:alone")
    bidding = write(sheet(), HEADING, [deal])["deals"][0]["phases"][0]
    assert bidding["calls"] == ["Pass"] * 5 + ["s"]
    assert bidding["isAlone"] is True
    assert "aloneDefender" not in bidding
    assert "discard" not in bidding


def test_a_lone_defender_is_written_by_seat_and_minus_one_is_nobody() -> None:
    ruleset = sheet(defend_alone=True, lone_defence_points=4)
    first = table(ruleset, dealer=EAST)
    passes = "0:pass 1:pass 2:pass 3:pass 0:call:S:alone"
    told = [one_hand(first, f"{passes} 1:defend {answer}") for answer in ("3:defend", "3:defend:alone")]
    deals = write(ruleset, HEADING, told)["deals"]
    assert [deal["phases"][0]["aloneDefender"] for deal in deals] == [-1, 3]


def test_an_upcard_left_where_it_lay_is_written_as_put_down() -> None:
    ruleset = sheet(take_upcard="may")
    deal = one_hand(table(ruleset, dealer=EAST, upcard="9H"), "0:order 3:leave")
    assert write(ruleset, HEADING, [deal])["deals"][0]["phases"][0]["discard"] == "9h"


def test_a_hand_still_in_play_is_written_without_what_lies_face_down() -> None:
    first = table(dealer=EAST, upcard="9H", south="JH AH KH AS 9C", east="TS")
    state = do(first, "0:order 3:discard:TS 0:play:JH")
    (told,) = write(sheet(), HEADING, [PlayedDeal(first, (), state)])["deals"]
    assert "playerCards" not in told["initialState"]
    assert "discard" not in told["phases"][0]
    assert told["phases"][1]["tricks"] == [["Jh"]]


def test_an_upcard_left_where_all_saw_it_is_written_while_the_hand_is_in_play() -> None:
    first = table(sheet(take_upcard="may"), dealer=EAST, upcard="9H")
    deal = PlayedDeal(first, (Action(EAST, ActionKind.LEAVE),), do(first, "0:order 3:leave"))
    assert write(sheet(), HEADING, [deal])["deals"][0]["phases"][0]["discard"] == "9h"


def test_a_hand_thrown_in_has_no_play() -> None:
    deal = one_hand(table(dealer=EAST), "0:pass 1:pass 2:pass 3:pass 0:pass 1:pass 2:pass 3:pass")
    (phase,) = write(sheet(), HEADING, [deal])["deals"][0]["phases"]
    assert phase["calls"] == ["Pass"] * 8


def test_a_game_without_an_end_is_as_long_as_it_was() -> None:
    ruleset = sheet(game_points=None)
    rules = write(ruleset, HEADING, [one_hand(table(ruleset), "1:order")])["metadata"]["ruleset"]
    assert (rules["num_deals"], "winning_score" in rules) == (1, False)


def test_the_final_score_is_written_when_there_is_one() -> None:
    over = Heading(HEADING.players, "", "2026-05-17T19:00:00+00:00", (5, 3))
    about = write(sheet(), over, [])["metadata"]
    assert (about["finalScore"], about["date"]) == ([5, 3], "2026-05-17T19:00:00+00:00")


def test_a_game_with_two_ends_cannot_be_written() -> None:
    assert refused(sheet(game_deals=8), []) == (Unsayable.TWO_ENDS, None)


def test_more_than_a_hundred_deals_cannot_be_written() -> None:
    deal = one_hand(table(), "1:order")
    assert refused(sheet(), [deal] * 101) == (Unsayable.DEALS, None)


def test_the_suit_of_a_turned_up_joker_cannot_be_written() -> None:
    ruleset = sheet(joker=True)
    first = table(ruleset, dealer=EAST, upcard="XX")
    good = one_hand(table(ruleset, upcard="9H"), "1:order")
    bad = one_hand(first, "3:name:H 0:order")
    assert refused(ruleset, [good, bad]) == (Unsayable.JOKER_UP, 1)


def test_points_that_no_key_tells_cannot_be_written() -> None:
    ruleset = sheet(made_points=3, march_points=3, euchre_points=3)
    assert refused(ruleset, [one_hand(table(ruleset), "1:order")]) == (Unsayable.POINTS, 0)


def test_points_by_player_cannot_be_written() -> None:
    deal = one_hand(table(), "1:order")
    award = deal.last.award
    assert award is not None
    players = (award.points[0] + 1, award.points[1], award.points[0], award.points[1])
    uneven = type(award)(award.kind, award.points, players, award.topic, award.side)
    last = deal.last.changed(award=uneven)
    assert refused(sheet(), [PlayedDeal(deal.first, deal.actions, last)]) == (Unsayable.PLAYER_POINTS, 0)


def test_a_question_about_a_farmers_hand_needs_no_word_while_every_hand_is_kept() -> None:
    ruleset = sheet(farmers_hand="exchange")
    first = table(ruleset, dealer=EAST, south="9S 9H 9C AS KS", upcard="TD")
    kept = one_hand(first, "0:keep 1:keep 2:keep 3:keep 0:order")
    data = write(ruleset, HEADING, [kept])
    assert data["metadata"]["ruleset"]["farmers"] is True
    assert data["deals"][0]["phases"][0]["calls"] == ["Order"]
    exchanged = PlayedDeal(first, (Action.parse("0:exchange"),), do(first, "0:exchange"))
    assert refused(ruleset, [kept, exchanged]) == (Unsayable.FARMERS_HAND, 1)


def test_the_card_that_a_lone_player_puts_down_for_the_partners_best_cannot_be_written() -> None:
    ruleset = sheet(partners_best=True)
    first = table(ruleset, dealer=EAST, upcard="9H", north="AC")
    given = one_hand(first, "0:pass 1:pass 2:pass 3:pass 0:call:S:alone 2:give:AC")
    assert refused(ruleset, [given]) == (Unsayable.CARD_GIVEN, 0)


def test_something_done_that_has_no_word_there_cannot_be_written() -> None:
    deal = one_hand(table(), "1:order")
    strange = (*deal.actions, Action(SOUTH, ActionKind.NEXT))
    assert refused(sheet(), [PlayedDeal(deal.first, strange, deal.last)]) == (Unsayable.ACTION, 0)


def test_the_rules_that_no_key_tells_are_those_of_the_notation() -> None:
    switches = TableRules().over(sheet()).switches
    assert (switches.made_points, switches.march_points, switches.euchre_points) == (1, 2, 2)
    assert (switches.lone_defence_points, switches.lone_defence_march_points) == (4, 4)

"""What stands in a file of the notation: its keys for house rules, its kinds of values, its versions."""

from __future__ import annotations

import re
from typing import Any

import pytest

from game.rules.egn.game import CannotRead, Unreadable
from game.rules.egn.reader import read
from game.rules.egn.rule_keys import TableRules
from game.rules.egn.shape import Misshapen, Need, path_text
from game.rules.ruleset import LoneLead
from tests.rules.egn_games import Data, a_deal, a_game
from tests.rules.tables import sheet

# house rules


def test_a_game_that_says_nothing_is_played_to_ten_with_the_dealer_stuck() -> None:
    rules = read(a_game()).rules
    switches = rules.over(sheet()).switches
    assert (rules.pack, rules.joker) == (24, False)
    assert (switches.game_points, switches.game_deals, switches.stick_the_dealer) == (10, None, True)
    assert (switches.lone_lead, switches.bury_upcard) == (LoneLead.DEALERS_LEFT, True)


@pytest.mark.parametrize(
    ("key", "value", "switch", "meaning"),
    [
        ("std", False, "stick_the_dealer", False),
        ("min_rank", 7, "pack", 32),
        ("min_rank", 8, "pack", 28),
        ("winning_score", 7, "game_points", 7),
        ("num_deals", 8, "game_deals", 8),
        ("num_deals", 8, "game_points", None),
        ("max_deals", 8, "game_deals", 8),
        ("loner_lead", "LEFT_OF_LONER", "lone_lead", LoneLead.MAKERS_LEFT),
        ("loner_march_score", 5, "lone_march_points", 5),
        ("loner_euchred_score", 3, "lone_euchre_points", 3),
        ("defend_alone", True, "defend_alone", True),
        ("canadian", True, "canadian_loner", True),
        ("allow_no_trump", True, "no_trump", True),
        ("joker", True, "joker", True),
    ],
)
def test_each_key_sets_its_switch(key: str, value: Any, switch: str, meaning: Any) -> None:
    rules = read(a_game(**{key: value})).rules
    assert getattr(rules.over(sheet()).switches, switch) == meaning


def test_another_tables_rules_keep_the_pack_that_was_played_with() -> None:
    switches = TableRules(28, True, {"stick_the_dealer": True}).pack_of(sheet()).switches
    assert (switches.pack, switches.joker, switches.stick_the_dealer) == (28, True, False)


@pytest.mark.parametrize(
    ("rules", "kind"),
    [
        ({"fast_break": True}, Unreadable.RULE),
        ({"four_trick_tokens": True}, Unreadable.RULE),
        ({"dirty_clubs": True}, Unreadable.RULE),
        ({"march_score": 3}, Unreadable.RULE),
        ({"num_players": 6}, Unreadable.PLAYERS),
        ({"min_rank": 6}, Unreadable.PACK),
    ],
)
def test_a_rule_that_is_not_played_here_is_named(rules: Data, kind: Unreadable) -> None:
    with pytest.raises(CannotRead) as caught:
        read(a_game(**rules))
    assert caught.value.kind is kind
    assert caught.value.path == ("metadata", "ruleset", *rules)


@pytest.mark.parametrize("key", ["farmers", "partners_best", "go_under"])
def test_a_rule_of_exchanges_changes_nothing_where_no_card_changed_hands(key: str) -> None:
    assert read(a_game(**{key: True})) == read(a_game())


def test_a_rule_that_is_not_known_and_not_kept_is_passed_over() -> None:
    assert read(a_game(dirty_clubs=False, house="Danville")) == read(a_game())


# shape


@pytest.mark.parametrize("version", ["1.0", "1.0.0", "1.1.0", "1.2", "1.3.1", "1.4", "1.4.7"])
def test_versions_one_to_one_point_four_are_read(version: str) -> None:
    assert len(read(a_game(version=version)).deals) == 1


@pytest.mark.parametrize("version", ["1.5", "2.0", "0.9", "1", "1.4.", "1.40"])
def test_other_versions_are_refused(version: str) -> None:
    with pytest.raises(CannotRead) as caught:
        read(a_game(version=version))
    assert (caught.value.kind, caught.value.detail) == (Unreadable.VERSION, version)


def test_the_older_spelling_of_keys_is_read() -> None:
    game = a_game(a_deal(hands=True))
    deal = game["deals"][0]
    deal["initial_state"] = deal.pop("initialState")
    deal["initial_state"]["up_card"] = deal["initial_state"].pop("upCard")
    deal["initial_state"]["player_cards"] = deal["initial_state"].pop("playerCards")
    deal["phases"][0]["is_alone"] = deal["phases"][0].pop("isAlone")
    game["metadata"]["initial_score"] = game["metadata"].pop("initialScore")
    assert read(game).deals[0] == read(a_game(a_deal(hands=True))).deals[0]


def test_players_may_be_objects_with_a_name() -> None:
    game = a_game()
    game["metadata"]["players"][1] = {"name": "Bea", "playerIds": []}
    assert read(game).players == ("Ann", "Bea", "Cleo", "Dot")


@pytest.mark.parametrize(
    ("path", "value", "need"),
    [
        ("deals", None, Need.LIST),
        ("metadata.players", "Ann", Need.LIST),
        ("metadata.title", 7, Need.TEXT),
        ("metadata.finalScore", "5-3", Need.LIST),
        ("metadata.initialScore[1]", True, Need.NUMBER),
        ("metadata.ruleset", [], Need.OBJECT),
        ("metadata.ruleset.std", 1, Need.TRUTH),
        ("metadata.ruleset.farmers", "yes", Need.TRUTH),
        ("deals[0].alternativeLines", {}, Need.LIST),
        ("deals[0].phases[0].phaseNumber", "0", Need.NUMBER),
        ("deals[0].phases[0].callAnnotations", [], Need.OBJECT),
        ("deals[0].initialState.dealer", 4, Need.CHOICE),
        ("deals[0].initialState.upCard", "1h", Need.CARD),
        ("deals[0].phases[0].calls[0]", "pass", Need.CHOICE),
        ("deals[0].phases", [{}, {}, {}], Need.FEWER),
        ("deals[0].phases[1].type", "EUCHRE_BIDDING", Need.CHOICE),
    ],
)
def test_a_value_of_the_wrong_kind_is_named_by_its_path(path: str, value: Any, need: Need) -> None:
    game = a_game()
    *way, last = (int(step) if step.isdigit() else step for step in re.findall(r"\w+", path))
    spot: Any = game
    for step in way:
        spot = spot[step]
    spot[last] = value
    with pytest.raises(Misshapen) as caught:
        read(game)
    assert (path_text(caught.value.path), caught.value.need) == (path, need)
    assert caught.value.missing is (value is None)

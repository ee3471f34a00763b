"""`leftbower replay`: what is told of a record."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.records.deal_data import token
from game.rules.actions import BY_THE_TABLE
from game.rules.record import record_to_json
from game.rulesets.shipped import ruleset_ids
from tests.records.games import a_hand, a_record, lines
from tests.rules.egn_games import TRICKS, a_deal, a_game
from tests.rules.tables import DANVILLE

EXAMPLES = sorted((Path(__file__).resolve().parents[3] / "shared" / "egn" / "examples").glob("*.egn"))


def test_each_deal_is_one_object_with_all_that_was_decided(said: Any, put: Any) -> None:
    code, out, err = said("replay", put(a_game()), "--json")
    (told,) = lines(out)
    decisions = told.pop("decisions")
    assert (code, err) == (0, "")
    assert told == {
        "deal": 0, "dealer": 3, "upcard": "9H", "trump": "H", "maker": 0,
        "alone": False, "defends_alone": None, "discard": "9D",
        "tricks": [
            {"leader": 0, "cards": ["JH", "TH", "TS", "9H"], "winner": 0},
            {"leader": 0, "cards": ["AH", "QH", "QS", "JD"], "winner": 3},
            {"leader": 3, "cards": ["AD", "KH", "TD", "JC"], "winner": 0},
            {"leader": 0, "cards": ["AS", "KS", "KC", "JS"], "winner": 0},
            {"leader": 0, "cards": ["9C", "QC", "AC", "KD"], "winner": 2},
        ],
        "tricks_won": [4, 1], "points": [1, 0], "player_points": [1, 0, 1, 0],
    }  # fmt: skip
    assert decisions[0] == {
        "seat": 0, "phase": "first-round", "legal": ["pass", "order", "order-alone"], "chosen": "order",
    }  # fmt: skip
    assert (decisions[1]["phase"], decisions[1]["chosen"]) == ("discard", "discard:9D")
    assert set(decisions[1]["legal"]) == {f"discard:{card}" for card in ["9D", "KD", "AD", "JS", "JD", "9H"]}
    jack = decisions[9]
    assert (jack["seat"], jack["phase"], jack["legal"]) == (3, "play", ["play:JD"])
    assert len(decisions) == 22


def test_calls_of_the_second_round_and_lone_hands_have_words_of_their_own(said: Any, put: Any) -> None:
    calls = ["Pass"] * 5 + ["s"]
    alone = a_deal(calls=calls, isAlone=True, aloneDefender=0, discard=None, tricks=["Ah Th"])
    _code, out, _err = said("replay", put(a_game(alone, defend_alone=True)), "--json")
    (told,) = lines(out)
    chosen = [decision["chosen"] for decision in told["decisions"]]
    assert chosen == ["pass"] * 5 + ["call:S-alone", "defend-together", "defend-alone", "play:AH", "play:TH"]
    assert "call:S-alone" in told["decisions"][5]["legal"]
    assert told["decisions"][7]["legal"] == ["defend-together", "defend-alone"]
    assert (told["alone"], told["defends_alone"], told["maker"]) == (True, 0, 1)


def test_a_hand_without_trump_is_called_nt(said: Any, put: Any) -> None:
    file = put(a_hand("0:pass 1:pass 2:pass 3:pass 0:no-trump:alone", no_trump=True))
    (told,) = lines(said("replay", file, "--json")[1])
    call = told["decisions"][4]
    assert (call["chosen"], told["trump"], told["maker"], told["alone"]) == ("call:NT-alone", "NT", 0, True)
    assert call["legal"][-2:] == ["call:NT", "call:NT-alone"]
    assert len(told["tricks"]) == 5
    out = said("replay", file)[1]
    assert "thrown in" not in out
    assert "You: No trump, I play alone" in out
    assert "Tricks: You and Nora " in out


def test_a_hand_thrown_in_has_neither_trump_nor_maker(said: Any, put: Any) -> None:
    file = put(a_hand("0:pass 1:pass 2:pass 3:pass 0:pass 1:pass 2:pass 3:pass"))
    (told,) = lines(said("replay", file, "--json")[1])
    assert (told["trump"], told["maker"], told["discard"], told["tricks"]) == (None, None, None, [])
    assert "Everyone passed, so the hand is thrown in." in said("replay", file)[1]


def test_no_trump_of_the_notation_is_told_the_same_way(said: Any, put: Any) -> None:
    calls = [*["Pass"] * 4, "n"]
    jack = a_deal(hands=True, calls=calls, discard=None, tricks=["Ah Th Ts Jd"])  # no bower, so no heart
    (told,) = lines(said("replay", put(a_game(jack, allow_no_trump=True)), "--json")[1])
    assert (told["trump"], told["decisions"][4]["chosen"]) == ("NT", "call:NT")
    assert told["tricks"][0]["winner"] == 0
    code, _out, err = said("replay", put(a_game(jack)))
    assert code == 1
    assert "deal 0, call 5 (call:NT), Ann" in err
    assert "(always-trump, " in err


def test_an_upcard_left_where_it_lies_is_told_as_put_down(said: Any, put: Any) -> None:
    file = put(a_hand("0:order 3:leave", take_upcard="may"))
    (told,) = lines(said("replay", file, "--json")[1])
    assert (told["decisions"][1]["chosen"], told["discard"]) == ("discard:9H", "9H")
    assert "discard:9H" in told["decisions"][1]["legal"]
    assert len(told["decisions"][1]["legal"]) == 6


def test_a_dealers_partner_of_a_canadian_table_may_only_go_alone(said: Any, put: Any) -> None:
    game = a_game(a_deal(calls=["Pass", "Order"], isAlone=True, tricks=[]), canadian=True)
    (told,) = lines(said("replay", put(game), "--json")[1])
    assert told["decisions"][1]["legal"] == ["pass", "order-alone"]


def test_a_farmers_hand_is_told_where_a_table_allows_it(said: Any, put: Any) -> None:
    file = put(a_hand("0:exchange", farmers_hand="exchange"))
    (told,) = lines(said("replay", file, "--json")[1])
    assert told["decisions"] == [
        {"seat": 0, "phase": "farmers-hand", "legal": ["keep", "exchange"], "chosen": "exchange"}
    ]
    assert "You: exchanges three cards from a farmer's hand" in said("replay", file)[1]


def test_a_hand_that_is_dealt_again_keeps_its_upcard(said: Any, put: Any) -> None:
    file = put(a_hand("0:redeal", farmers_hand="redeal"))
    (told,) = lines(said("replay", file, "--json")[1])
    assert (told["dealer"], told["upcard"], told["points"]) == (3, "9H", [0, 0])
    assert "The same dealer deals again." in said("replay", file)[1]


def test_the_partners_best_card_is_a_decision_of_its_own(said: Any, put: Any) -> None:
    file = put(a_hand("0:pass 1:pass 2:pass 3:pass 0:call:S:alone 2:give:AH", partners_best=True))
    decisions = lines(said("replay", file, "--json")[1])[0]["decisions"]
    assert (decisions[5]["seat"], decisions[5]["phase"], decisions[5]["chosen"]) == (
        2,
        "partners-best",
        "give:AH",
    )
    assert (decisions[6]["seat"], decisions[6]["phase"]) == (0, "discard")
    assert "Nora: gives the ace of hearts" in said("replay", file)[1]


def test_what_the_record_does_not_tell_is_called_unknown(said: Any, put: Any) -> None:
    told = lines(said("replay", put(a_game(a_deal(discard=None, tricks=TRICKS[:1]))), "--json")[1])[0]
    legal_sets = [decision["legal"] for decision in told["decisions"]]
    assert legal_sets[0] == ["pass", "order", "order-alone"]
    assert legal_sets[1:] == ["unknown"] * 5
    assert told["decisions"][1]["chosen"] == "unknown"
    assert (told["discard"], told["tricks_won"], told["points"]) == (None, [1, 0], [0, 0])


def test_a_trick_that_nobody_finished_has_no_winner(said: Any, put: Any) -> None:
    told = lines(said("replay", put(a_game(a_deal(tricks=["Jh Th Xx 9h"]))), "--json")[1])[0]
    assert told["tricks"] == [{"leader": 0, "cards": ["JH", "TH"], "winner": None}]


def test_an_order_is_open_where_an_untold_card_decides_on_it(said: Any, put: Any) -> None:
    told = lines(said("replay", put(a_game(a_deal(tricks=[]))), "--json", "--ruleset", DANVILLE)[1])[0]
    assert told["decisions"][0]["legal"] == "unknown"


def test_a_game_of_ours_is_told_deal_by_deal(said: Any, put: Any) -> None:
    record = a_record()
    told = lines(said("replay", put(record_to_json(record), "game.json"), "--json")[1])
    final = record.replay().standing
    assert [one["deal"] for one in told] == list(range(final.deals))
    assert [sum(one["points"][side] for one in told) for side in (0, 1)] == list(final.points)
    decisions = [decision for one in told for decision in one["decisions"]]
    assert all(decision["chosen"] in decision["legal"] for decision in decisions)
    asked = [action for action in record.actions if action.kind not in BY_THE_TABLE]
    assert [(one["seat"], one["chosen"]) for one in decisions] == [
        (int(action.seat), token(action, None)) for action in asked
    ]


def test_a_record_reads_as_lines_with_the_players_names(said: Any, put: Any) -> None:
    code, out, _err = said("replay", put(a_game()))
    assert code == 0
    assert "Deal 0. Dealer: Dot. Turned up: nine of hearts." in out
    assert "Ann led: jack of hearts, ten of hearts, ten of spades, nine of hearts. Ann took it." in out
    assert "Dot: discards the nine of diamonds" in out
    assert "Score: Ann and Cleo 1, Ben and Dot 0." in out


def test_of_a_folder_its_records_are_listed(said: Any, put: Any) -> None:
    file = put(a_game())
    (file.parent / "friday").mkdir()
    code, out, _err = said("replay", file.parent)
    assert code == 0
    assert out.split("\n")[1:3] == ["friday/", "game.egn"]
    assert "There are no folders or records here." in said("replay", file.parent / "friday")[1]


def test_our_own_record_reads_with_the_names_of_our_table(said: Any, put: Any) -> None:
    _code, out, _err = said("replay", put(record_to_json(a_record()), "game.json"))
    assert "Score: You and Nora " in out


def test_the_score_goes_on_from_where_the_record_begins(said: Any, put: Any) -> None:
    game = a_game()
    game["metadata"]["initialScore"] = [6, 9]
    assert "Score: Ann and Cleo 7, Ben and Dot 9." in said("replay", put(game))[1]


def test_players_without_names_go_by_their_seats(said: Any, put: Any) -> None:
    game = a_game()
    game["metadata"]["players"] = []
    assert "Dealer: Seat 3." in said("replay", put(game))[1]


def test_a_record_can_be_judged_by_another_tables_rules(said: Any, put: Any) -> None:
    left = a_deal(calls=["Pass", "Pass", "Order"], discard=None)  # Cleo holds no heart
    file = put(a_game(left))
    assert said("replay", file)[0] == 0
    code, _out, err = said("replay", file, "--ruleset", DANVILLE)
    assert code == 1
    assert "deal 0, call 3 (order), Cleo" in err
    assert "needs-natural" in err


@pytest.mark.parametrize("name", ruleset_ids())
def test_our_own_record_judged_by_its_own_rules_stays_the_same(said: Any, put: Any, name: str) -> None:
    file = put(record_to_json(a_record(name)), "game.json")
    assert said("replay", file, "--json", "--ruleset", name) == said("replay", file, "--json")


def test_a_record_whose_rules_cite_too_little_falls_back_on_the_usual_readings(said: Any, put: Any) -> None:
    data = json.loads(record_to_json(a_record()))
    whole = said("replay", put(data, "game.json"), "--json")
    data["ruleset"] |= {"authority": {}, "words": {}}
    assert said("replay", put(data, "game.json"), "--json") == whole


def test_an_unknown_ruleset_is_answered_with_those_there_are(said: Any, put: Any) -> None:
    code, _out, err = said("replay", put(a_game()), "--ruleset", "nowhere")
    assert code == 1
    assert all(name in err for name in ruleset_ids())


@pytest.mark.skipif(not EXAMPLES, reason="the recorded games are not at hand")
@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_games_recorded_by_people_replay_to_their_end(said: Any, file: Path) -> None:
    code, out, err = said("replay", file, "--json")
    assert (code, err) == (0, "")
    begun = json.loads(file.read_text(encoding="utf-8"))["metadata"]["initialScore"]
    score = [begun[side] + sum(one["points"][side] for one in lines(out)) for side in (0, 1)]
    assert 10 <= max(score) <= 11


def test_a_record_that_goes_on_after_the_games_end_says_so(said: Any, put: Any) -> None:
    _code, out, _err = said("replay", put(a_game(*[a_deal()] * 5, winning_score=1)))
    assert out.count("Under these rules, the game was over here, but the record continues.") == 1

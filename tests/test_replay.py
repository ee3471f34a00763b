"""The commands `leftbower replay` and `leftbower export`: records followed, refused and written."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from game import cli
from game.records import opening
from game.records.exporting import saved_record
from game.records.report import token
from game.rules.actions import BY_THE_TABLE, Action, Phase
from game.rules.hand import apply, legal, start
from game.rules.record import Record, record_to_json, ruleset_to_json, setup_to_json
from game.rules.seats import Seat
from game.rules.state import Setup
from game.storage.database import open_store
from game.storage.rulesets import ruleset_ids
from tests.rules.egn_games import TRICKS, Data, a_deal, a_game
from tests.rules.tables import CLASSIC, DANVILLE, EAST, deal, sheet

EXAMPLES = sorted((Path(__file__).resolve().parents[2] / "shared" / "egn" / "examples").glob("*.egn"))


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Any:
    def run(*arguments: object) -> tuple[int, str, str]:
        code = cli.main([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return run


@pytest.fixture
def put(tmp_path: Path) -> Any:
    def write(data: Any, name: str = "game.egn") -> Path:
        file = tmp_path / name
        if isinstance(data, bytes):
            file.write_bytes(data)
        else:
            file.write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
        return file

    return write


def a_record(name: str = CLASSIC, seed: int = 1, most: int = 10_000) -> Record:
    """A game of ours of random legal actions, or its beginning."""
    chance = random.Random(seed)
    state = start(sheet(name), Setup(f"replay {seed}"))
    done: list[Action] = []
    while state.phase is not Phase.GAME_OVER and len(done) < most:
        done.append(chance.choice(legal(state, state.turn)))
        state, _ = apply(state, done[-1])
    return Record(sheet(name), Setup(f"replay {seed}"), tuple(done))


def lines(out: str) -> list[Data]:
    return [json.loads(line) for line in out.splitlines()]


# what is told


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
        (int(action.seat), token(action)) for action in asked
    ]


def test_a_record_reads_as_lines_with_the_players_names(said: Any, put: Any) -> None:
    code, out, _err = said("replay", put(a_game()))
    assert code == 0
    assert "Deal 0. Dealer: Dot. Turned up: nine of hearts." in out
    assert "Led by Ann: jack of hearts, ten of hearts, ten of spades, nine of hearts. Taken by Ann." in out
    assert "Dot: puts down the nine of diamonds" in out
    assert "Score: Ann and Cleo 1, Ben and Dot 0." in out


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


# what is refused


@pytest.mark.parametrize(
    ("told", "place", "kind"),
    [
        (a_deal(calls=["Pass", "s"]), "deal 0, call 2 (call:S), Ben", "only-upcard-suit"),
        (a_deal(calls=["Pass"] * 5 + ["h"]), "deal 0, call 6 (call:H), Ben", "suit-barred"),
        (a_deal(calls=["Pass"] * 8), "deal 0, call 8 (pass), Dot", "dealer-is-stuck"),
        (a_deal(calls=["Pass"] * 4 + ["Order"]), "deal 0, call 5 (order), Ann", "upcard-is-gone"),
        (a_deal(calls=["Order", "Pass"]), "deal 0, call 2 (pass), Ben", "not-your-turn"),
        (a_deal(calls=["Pass"] * 4 + ["s"]), "deal 0, the discard (discard:9D), Dot", "not-your-turn"),
        (a_deal(aloneDefender=1), "deal 0, defending alone (defend-alone), Ben", "not-your-turn"),
        (
            a_deal(hands=True, tricks=[TRICKS[0], "Ah Qh Qs Kd"]),
            "deal 0, trick 2, card 4 (play:KD), Dot",
            "left-is-what-follows",
        ),
        (
            a_deal(tricks=[*TRICKS[:3], "As Td Kc Js", "9c Ks Ac Kd"]),
            "deal 0, trick 4, card 2 (play:TD), Ben",
            "not-in-hand",
        ),
        (a_deal(tricks=["Jh Th Ts 9h Qh"]), "deal 0, trick 1, card 5 (play:QH)", "not-now"),
        (a_deal(tricks=[*TRICKS, "Tc"]), "deal 0, trick 6, card 1 (play:TC)", "not-now"),
        (a_deal(calls=[], discard=None), "deal 0, trick 1, card 1 (play:JH), Ann", "not-now"),
    ],
)
def test_a_record_against_the_rules_is_refused_at_the_very_place(
    said: Any, put: Any, told: Data, place: str, kind: str
) -> None:
    file = put(a_game(told))
    code, out, err = said("replay", file, "--json")
    assert (code, out) == (1, "")
    assert err.startswith(f"{file}: {place}")
    assert f"({kind}, " in err
    assert err.count("\n") == 1


def test_the_referee_says_why_in_whole_sentences(said: Any, put: Any) -> None:
    told = a_deal(hands=True, tricks=[TRICKS[0], "Ah Qh Qs Kd"])
    _code, _out, err = said("replay", put(a_game(told)))
    assert "The jack of diamonds is the left bower: while hearts are trump it is a heart." in err


def test_only_the_faulty_one_of_several_records_is_refused(said: Any, put: Any) -> None:
    bad = put(a_game(a_deal(calls=["Pass", "s"])), "bad.egn")
    code, out, err = said("replay", put(a_game(), "good.egn"), bad, put(a_game(), "also.egn"), "--json")
    assert (code, len(lines(out))) == (1, 2)
    assert err.startswith(str(bad))


def test_our_own_record_against_the_rules_names_deal_and_action(said: Any, put: Any) -> None:
    record = a_record(most=40)
    state, at = start(record.ruleset, record.setup), 0
    while state.phase is not Phase.PLAY:
        state, _ = apply(state, record.actions[at])
        at += 1
    other = next(card for card in state.hands[state.turn.left] if card not in state.hands[state.turn])
    wrong = Action.parse(f"{int(state.turn)}:play:{other}")
    bent = Record(record.ruleset, record.setup, (*record.actions[:at], wrong))
    file = put(record_to_json(bent), "game.json")
    code, _out, err = said("replay", file)
    assert code == 1
    assert err.startswith(f"{file}: deal 0, action {at + 1} (play:{other}), ")


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "is damaged: line 1, column 1 is not JSON."),
        (b'{"fileType": "Euchre', "is damaged: line 1, column"),
        (b"\xff\xfe\x00", "is not a text file."),
        (b"[" * 100_000, "is not a record of a game."),
        (b"9" * 5_000, "is not a record of a game."),
        (b"{}", "is not a record of a game, or it is damaged."),
        (b"[1, 2]", "is not a record of a game, or it is damaged."),
        (b'{"setup": 3, "actions": {}, "ruleset": null}', "is not a record of a game, or it is damaged."),
        (a_game(version="2.0"), "is written in version 2.0 of Euchre Game Notation."),
        (a_game(num_players=6), "metadata.ruleset.num_players: this is a game for 6 players."),
        (a_game(a_deal(tricks=["Jh B"])), "deals[0].phases[1].tricks[0][1]: there is no B in the pack"),
        (a_game(a_deal(isAlone="no")), "deals[0].phases[0].isAlone has to be true or false."),
        ({**a_game(), "deals": {}}, "deals has to be a list."),
        ({**a_game(), "deals": None}, "deals is missing."),
    ],
)
def test_what_is_no_record_is_said_in_one_sentence(said: Any, put: Any, data: Any, sentence: str) -> None:
    file = put(data)
    code, out, err = said("replay", file, "--json")
    assert (code, out) == (1, "")
    assert err.startswith(str(file))
    assert sentence in err
    assert err.count("\n") == 1


def test_a_huge_file_is_refused_before_it_is_read_whole(
    said: Any, put: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "MOST_BYTES", 100)
    assert said("replay", put(a_game()))[2].endswith("is far too large for the record of a game.\n")


def test_a_file_that_is_not_there_is_said_so(said: Any, tmp_path: Path) -> None:
    code, _out, err = said("replay", tmp_path / "none.egn")
    assert (code, err.count("\n")) == (1, 1)
    assert "cannot be opened" in err


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"kitty": ["JH"]}, "setup.kitty[0]: the JH lies in two places."),
        ({"upcard": "7S"}, "setup.upcard: there is no 7S in the pack of this game."),
        ({"hands": [["JH"], [], [], []]}, "setup.hands[0]: five cards belong here."),
    ],
)
def test_a_deal_that_no_pack_gives_is_refused(said: Any, put: Any, change: Data, sentence: str) -> None:
    setup = Setup("", EAST, deal(sheet(), "9H", {Seat.SOUTH: "JH AH KH QH TH"}))
    data = json.loads(record_to_json(Record(sheet(), setup)))
    data["setup"] |= change
    assert sentence in said("replay", put(data))[2]


# other tables


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


# export


def test_a_record_of_ours_is_exported_and_replays_the_same(said: Any, put: Any, tmp_path: Path) -> None:
    own = put(record_to_json(a_record()), "game.json")
    code, out, _err = said("export", own)
    assert code == 0
    before, after = (lines(said("replay", file, "--json")[1]) for file in (own, put(out)))
    for told in (*before, *after):
        for decision in told["decisions"]:
            del decision["legal"]  # the dealer may bury the upcard in these games
    assert after == before


def test_the_export_goes_to_a_file_that_is_named(said: Any, put: Any, tmp_path: Path) -> None:
    own, target = put(record_to_json(a_record()), "game.json"), tmp_path / "out.egn"
    code, out, _err = said("export", own, "--output", target)
    assert (code, out) == (0, f"The game is in {target}.\n")
    assert json.loads(target.read_text(encoding="utf-8"))["version"] == "1.4"
    code, _out, err = said("export", own, "--output", tmp_path / "no" / "such" / "folder.egn")
    assert (code, "cannot be written" in err) == (1, True)


def test_a_record_in_the_notation_is_not_exported_again(said: Any, put: Any) -> None:
    assert "is in Euchre Game Notation already." in said("export", put(a_game()))[2]


def test_what_the_notation_cannot_say_is_named_with_the_deal(said: Any, put: Any) -> None:
    record = a_record()
    ruleset = record.ruleset.with_switches(made_points=3, euchre_points=3, march_points=3, game_points=None)
    first = Record(ruleset, record.setup, record.actions[:40])
    code, out, err = said("export", put(record_to_json(first), "game.json"))
    assert (code, out) == (1, "")
    assert "cannot say what this hand pays" in err


def keep_a_game(record: Record) -> int:
    with open_store() as store:
        number = store.games.begin(ruleset_to_json(record.ruleset), setup_to_json(record.setup), "{}")
        journal = store.games.journal(number)
        for action in record.actions:
            journal.append(str(action))
    return number


def test_the_latest_game_of_the_store_is_exported_without_a_file(said: Any, put: Any) -> None:
    keep_a_game(a_record(seed=1, most=60))
    last = a_record(seed=2, most=60)
    keep_a_game(last)
    code, out, _err = said("export")
    assert code == 0
    assert (
        json.loads(out)["deals"]
        == json.loads(said("export", put(record_to_json(last), "own.json"))[1])["deals"]
    )
    assert "date" in json.loads(out)["metadata"]


def test_an_earlier_game_is_exported_by_its_number(said: Any) -> None:
    earlier = keep_a_game(a_record(seed=1, most=60))
    keep_a_game(a_record(seed=2, most=60))
    one, other = (json.loads(said("export", *by)[1]) for by in ((), ("--game", earlier)))
    assert one["deals"] != other["deals"]


def test_without_any_game_there_is_nothing_to_export(said: Any) -> None:
    assert said("export") == (1, "", "There is no such game in your file yet.\n")


def test_what_was_undone_is_not_exported() -> None:
    record = a_record(seed=3, most=200)
    own = [at for at, action in enumerate(record.actions) if str(action).startswith("0:play")]
    at = own[-1]
    with open_store() as store:
        number = store.games.begin(ruleset_to_json(record.ruleset), setup_to_json(record.setup), "{}")
        for action in record.actions[: at + 1]:
            store.games.append(number, str(action))
        store.games.undo(number)
        saved = store.games.load(number)
    assert saved is not None
    assert saved_record(saved).actions == record.actions[:at]


# games recorded by people


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
    assert out.count("By these rules the game was over here, but the record goes on.") == 1

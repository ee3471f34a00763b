"""`leftbower replay`: records that are refused, each in one sentence."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game.records import record_file
from game.records.record_faults import cannot_read
from game.rules.actions import Action, Phase
from game.rules.egn.game import CannotRead, Unreadable
from game.rules.hand import apply, start
from game.rules.record import Record, record_to_json
from game.rules.seats import Seat
from game.rules.state import Setup
from tests.records.games import a_record, lines
from tests.rules.egn_games import TRICKS, Data, a_deal, a_game
from tests.rules.tables import EAST, deal, sheet


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
    assert "The jack of diamonds is the left bower, so while hearts are trump, it's a heart." in err


def test_a_hand_that_stops_in_its_play_cannot_be_followed_by_another(said: Any, put: Any) -> None:
    short = a_deal(tricks=TRICKS[:4])
    assert said("replay", put(a_game(a_deal(), short)))[0] == 0
    code, _out, err = said("replay", put(a_game(short, a_deal())))
    assert code == 1
    assert "deal 0, deals[0].phases[1].tricks: the hand isn't finished" in err
    untold = a_deal(tricks=[*TRICKS[:3], "As Xx"])
    assert said("replay", put(a_game(untold, a_deal())))[0] == 0


def test_names_in_a_record_cannot_move_the_cursor(said: Any, put: Any) -> None:
    game = a_game(a_deal(calls=["Pass", "s"]))
    game["metadata"]["players"][1] = "Ben\n\x1b[31m\ud800"
    _code, _out, err = said("replay", put(game))
    assert "call 2 (call:S), Ben  [31m : You can't call spades now" in err
    assert err.count("\n") == 1


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
        (b"", "is damaged: line 1, column 1 isn't JSON."),
        (b'{"fileType": "Euchre', "is damaged: line 1, column"),
        (b"\xff\xfe\x00", "isn't a text file."),
        (b"[" * 100_000, "isn't a record of a game."),
        (b"9" * 5_000, "isn't a record of a game."),
        (b"{}", "isn't a record of a game, or it's damaged."),
        (b"[1, 2]", "isn't a record of a game, or it's damaged."),
        (
            b'{"setup": 3, "actions": {}, "ruleset": null}',
            "ruleset.switches is missing or doesn't make sense.",
        ),
        (a_game(version="2.0"), "is written in version 2.0 of Euchre Game Notation."),
        (a_game(num_players=6), "metadata.ruleset.num_players: this is a game for 6 players."),
        (a_game(a_deal(tricks=["Jh B"])), "deal 0, trick 1, card 2: there's no B in this game's deck."),
        (a_game(a_deal(tricks=["Jh Th Ts", *TRICKS[1:]])), "deal 0, trick 1, card 4: a card is missing here"),
        (
            a_game(a_deal(discard="8d")),
            "deal 0, deals[0].phases[0].discard: there's no 8d in this game's deck",
        ),
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


@pytest.mark.parametrize("kind", Unreadable)
def test_whatever_cannot_be_read_has_a_sentence(kind: Unreadable) -> None:
    assert cannot_read("game.egn", CannotRead(kind, ("deals", 0), "9h", 4)).startswith("game.egn")


def test_a_huge_file_is_refused_before_it_is_read_whole(
    said: Any, put: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(record_file, "MOST_BYTES", 100)
    assert said("replay", put(a_game()))[2].endswith("is far too large to be a record of a game.\n")


def test_a_file_that_is_not_there_is_said_so(said: Any, tmp_path: Path) -> None:
    code, _out, err = said("replay", tmp_path / "none.egn")
    assert (code, err.count("\n")) == (1, 1)
    assert "Check its name and its folder." in err


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"kitty": ["JH"]}, "setup.kitty[0]: the JH is in two places."),
        ({"kitty": []}, "setup.kitty: the AC is missing from this deck."),
        ({"kitty": ["9?"]}, "setup.kitty[0] is missing or doesn't make sense."),
        ({"hands": [[], [], []]}, "setup.hands is missing or doesn't make sense."),
        ({"dealer": True}, "setup.dealer is missing or doesn't make sense."),
        ({"actions": ["0:pass", "1:dance"]}, "setup.actions[1] is missing or doesn't make sense."),
        ({"upcard": "7S"}, "setup.upcard: there's no 7S in this game's deck."),
        ({"hands": [["JH"], [], [], []]}, "setup.hands[0]: there should be five cards here."),
    ],
)
def test_a_deal_that_no_pack_gives_is_refused(said: Any, put: Any, change: Data, sentence: str) -> None:
    setup = Setup("", EAST, deal(sheet(), "9H", {Seat.SOUTH: "JH AH KH QH TH"}))
    data = json.loads(record_to_json(Record(sheet(), setup)))
    data["setup"] |= change
    assert sentence in said("replay", put(data))[2]


@pytest.mark.skipif(os.name != "posix", reason="closes a stream in the way of a POSIX shell")
def test_what_nobody_listens_to_does_not_go_to_the_output_instead(put: Any) -> None:
    answer = subprocess.run(
        f"{sys.executable} -m game replay {put('{')} --json 2>&-",
        shell=True,
        cwd=Path(__file__).resolve().parents[2],
        capture_output=True,
        timeout=60,
    )
    assert (answer.returncode, answer.stdout) == (1, b"")

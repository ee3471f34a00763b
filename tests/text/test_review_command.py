"""`leftbower review`: every decision of a seat of a record, as lines or as data."""

from __future__ import annotations

import io
import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from game.cli import entry
from game.records.followed_deals import follow_record
from game.rules.record import record_to_json
from game.rules.seats import Seat
from game.storage.database import open_store
from tests.records.games import a_record, lines
from tests.records.test_exporting import keep_a_game
from tests.rules.egn_games import a_deal, a_game

SEATS = ("south", "west", "north", "east")


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Any:
    def run(*arguments: object) -> tuple[int, str, str]:
        try:
            code = entry.main([str(argument) for argument in arguments])
        except SystemExit as end:
            code = int(end.code or 0)
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return run


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """Four hands of ours in which everybody does something at random."""
    file = tmp_path / "game.json"
    file.write_text(record_to_json(a_record(most=170)), encoding="utf-8")
    return file


@pytest.fixture
def foreign(tmp_path: Path) -> Path:
    file = tmp_path / "game.egn"
    file.write_text(json.dumps(a_game()), encoding="utf-8")
    return file


def review(said: Any, *arguments: object) -> list[dict[str, Any]]:
    code, out, err = said("review", *arguments, "--json", "--worlds", 10)
    assert (code, err) == (0, "")
    return lines(out)


def test_every_decision_of_every_seat_is_told_and_adds_up(said: Any, own: Path) -> None:
    replayed = lines(said("replay", own, "--json")[1])
    for number, seat in enumerate(SEATS):
        hands = review(said, own, "--seat", seat)
        assert [hand["deal"] for hand in hands] == [deal["deal"] for deal in replayed]
        for hand, deal in zip(hands, replayed, strict=True):
            chosen = [each["chosen"] for each in deal["decisions"] if each["seat"] == number]
            assert [each["chosen"] for each in hand["decisions"]] == chosen
            assert hand["luck"] == pytest.approx(hand["points"] + hand["cost"], abs=0.01)
            lead = deal["points"][number % 2] - deal["points"][1 - number % 2]
            assert hand["points"] == lead


def test_the_lines_tell_deals_decisions_and_the_whole(said: Any, own: Path) -> None:
    code, out, _err = said("review", own, "--worlds", 10)
    assert code == 0
    assert "\n1. " in out
    assert "Trick 1. You " in out
    assert re.search(r"\n(Cost of mistakes in this hand: \d|.* cost you nothing\.)", out)
    assert out.rstrip().splitlines()[-1].startswith("Result ")


def test_a_single_deal_is_reviewed_when_it_is_named(said: Any, own: Path) -> None:
    (hand,) = review(said, own, "--deal", 1)
    assert hand["deal"] == 1
    code, out, err = said("review", own, "--deal", 99)
    assert (code, out) == (1, "")
    assert "has no deal 99. Its deals go from 0 to" in err


def test_another_player_of_a_record_is_told_by_name(said: Any, foreign: Path) -> None:
    names = a_game()["metadata"]["players"]
    code, out, _err = said("review", foreign, "--seat", "west", "--worlds", 10)
    assert code == 0
    assert out.startswith(f"These are {names[1]}'s decisions. Here “you” means {names[1]}.")
    assert not any(name in out for name in ("Walt", "Nora", "Ezra"))


def test_ones_own_exported_game_need_not_tell_who_is_you(said: Any, tmp_path: Path) -> None:
    game = a_game()
    game["metadata"]["players"] = ["You", "Walt", "Nora", "Ezra"]
    path = tmp_path / "evening.egn"
    path.write_text(json.dumps(game), encoding="utf-8")
    code, out, _err = said("review", path, "--worlds", 10)
    assert code == 0
    assert "who is “you” here" not in out


def test_ones_own_latest_game_is_reviewed_without_a_file_and_its_costs_are_kept(said: Any) -> None:
    number = keep_a_game(a_record(seed=3, most=120))
    hands = review(said)
    assert hands == review(said, "--game", number)
    with open_store() as store:
        kept = store.reviews.of(number)
    over = {hand["deal"]: hand for hand in hands if hand["deal"] in kept}
    assert over
    for deal, cost in kept.items():
        assert round(cost.cost, 3) == over[deal]["cost"]
        assert cost.decisions == len(over[deal]["decisions"])


def test_a_hand_still_in_play_is_not_reviewed(said: Any) -> None:
    record = a_record(seed=3, most=120)
    keep_a_game(record)
    deals = follow_record(record)
    assert not deals[-1].over
    assert [hand["deal"] for hand in review(said)] == [deal.number for deal in deals[:-1]]


def test_what_cannot_be_judged_is_not_told_as_free_of_cost(said: Any, tmp_path: Path) -> None:
    file = tmp_path / "bare.egn"
    file.write_text(json.dumps(a_game(a_deal(discard=None))), encoding="utf-8")
    code, out, _err = said("review", file, "--seat", "east", "--worlds", 10)
    assert code == 0
    assert "Not judged." in out
    assert "cost nothing" not in out
    assert "cost you nothing" not in out


def test_what_others_decided_or_other_rules_say_is_not_kept(said: Any) -> None:
    number = keep_a_game(a_record(seed=3, most=120))
    review(said, "--seat", "north")
    review(said, "--ruleset", a_record().ruleset.id)
    with open_store() as store:
        assert store.reviews.of(number) == {}


def asked(monkeypatch: pytest.MonkeyPatch, said: Any, typed: str, *arguments: object) -> str:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    code, out, err = said("review", *arguments, "--ask", "--worlds", 10)
    assert (code, err) == (0, "")
    return str(out)


def test_questions_are_answered_after_each_hand_of_any_record(
    monkeypatch: pytest.MonkeyPatch, said: Any, foreign: Path
) -> None:
    out = asked(monkeypatch, said, "levels 1\nothers\ntry 1\nback\nquit\n", foreign, "--seat", "east")
    assert "Sharp: " in out
    assert "Here Walt is on your left, Nora is your partner, and Ezra is on your right." in out
    assert " Cleo: " in out


def test_enter_goes_on_to_the_next_hand_and_the_end_of_the_input_ends_it(
    monkeypatch: pytest.MonkeyPatch, said: Any, own: Path
) -> None:
    deals = len(lines(said("replay", own, "--json")[1]))
    whole = asked(monkeypatch, said, "\n" * deals, own)
    assert "Result " in whole
    assert whole.count("Dealer: ") == deals
    assert asked(monkeypatch, said, "\n", own).count("Dealer: ") == 2


def test_in_ones_own_game_the_others_are_told_as_the_players_they_were(
    monkeypatch: pytest.MonkeyPatch, said: Any
) -> None:
    keep_a_game(a_record(seed=3, most=60))
    assert "Walt: " in asked(monkeypatch, said, "others\nquit\n")


def test_more_worlds_are_weighed_when_they_are_asked_for(said: Any, own: Path) -> None:
    code, out, _err = said("review", own, "--deal", 0, "--json", "--worlds", 30)
    weighed = {each["worlds"] for hand in lines(out) for each in hand["decisions"] if each["values"]}
    assert code == 0
    assert max(weighed) == 30


@pytest.mark.parametrize(
    "arguments",
    [
        ("--seat", "up"), ("--deal", "-1"), ("--deal", "first"), ("--worlds", "9"), ("--worlds", "1e9"),
        ("game.json", "--game", "1"), ("--json", "--ask"),
    ],
)  # fmt: skip
def test_arguments_that_make_no_sense_are_refused_in_a_sentence(
    said: Any, arguments: tuple[str, ...]
) -> None:
    code, out, err = said("review", *arguments)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1


@pytest.mark.parametrize("text", ["", "[]", "{", '{"fileType": "Euchre Game Notation"}'])
def test_a_file_that_is_no_record_is_refused_in_a_sentence(said: Any, tmp_path: Path, text: str) -> None:
    file = tmp_path / "bad.egn"
    file.write_text(text, encoding="utf-8")
    code, out, err = said("review", file)
    assert (code, out) == (1, "")
    assert str(file) in err
    assert err.count("\n") == 1


def test_where_nothing_was_played_yet_that_is_said(said: Any, tmp_path: Path) -> None:
    assert said("review")[2] == "You haven't played a game yet.\n"
    file = tmp_path / "begun.json"
    file.write_text(record_to_json(a_record(most=1)), encoding="utf-8")
    assert said("review", file)[2] == f"There are no hands to look at yet in {file}.\n"


def test_every_seat_has_a_name_on_the_command_line() -> None:
    assert [Seat[name.upper()] for name in SEATS] == list(Seat)

"""Evenings by bots alone: what the command prints, and that all points add up."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from game.arena.evenings import Nights, counted, played
from game.bots.ladder import Level
from game.cli.entry import main
from game.evening.event import event_of
from game.evening.other_tables import play_out
from tests.evening.evenings import BUTLER, WEDNESDAY, evening
from tests.tables import rules

OWN = """
id: {id}
extends: wednesday-night
name: Our club
short_name: Our club
summary: a rotation of four hands
clauses:
  CLUB-01:
    kind: match
    section: Ours
    says: Four hands a round, three rounds, and a new partner each time.
    sets: {{game_deals: 4, event: rotation, event_rounds: 3}}
"""


def nights(sheet: str, **switches: object) -> Nights:
    event = event_of(rules(sheet, **switches))
    assert event is not None
    return Nights(event, 2, event.rounds or 3, (Level.STEADY, Level.GREENHORN), "test")


@pytest.mark.parametrize("sheet", [BUTLER, WEDNESDAY])
def test_evenings_add_up(sheet: str) -> None:
    found = [night for batch in played(nights(sheet), 3, None) for night in batch]
    assert [night.number for night in found] == [1, 2, 3]
    assert [night.faults for night in found] == [(), (), ()]


def test_what_does_not_add_up_is_told() -> None:
    over = play_out(evening(WEDNESDAY, tables=1, rounds=1))
    (result,) = over.played
    (table,) = result.tables
    hand = replace(table.hands[0], players=(9, 0, 0, 0))
    wrong = replace(over, played=(replace(result, tables=(replace(table, hands=(hand,)),)),))
    assert "hand 1: seat SOUTH has 9" in counted(1, wrong).faults


@pytest.mark.clause("BUT-04")
def test_at_a_tie_the_tied_teams_play_twelve_more_hands() -> None:
    found = (night for batch in played(nights(BUTLER), 200, None) for night in batch)
    tied = next(night for night in found if night.overtime)
    assert tied.rounds == 4 + tied.overtime
    assert tied.hands == 4 * 2 * 12 + tied.overtime * 12
    assert len(tied.winners) == 1


def test_a_line_of_json_for_each_evening(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["evening", "play", "--rules", WEDNESDAY, "--tables", "1", "--count", "2", "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(line["evening"], line["rounds"], line["hands"]) for line in lines] == [(1, 6, 48), (2, 6, 48)]
    assert all(len(line["totals"]) == 4 and line["faults"] == [] for line in lines)


def test_an_own_event_is_played_from_its_yaml(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sheet = tmp_path / "club.yaml"
    sheet.write_text(OWN.format(id="our-club"), encoding="utf-8")
    assert main(["evening", "play", "--rules", str(sheet), "--tables", "2", "--json"]) == 0
    line = json.loads(capsys.readouterr().out)
    assert (line["ruleset"], line["rounds"], line["hands"]) == ("our-club", 3, 24)


def test_a_faulty_sheet_is_told_with_its_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sheet = tmp_path / "club.yaml"
    sheet.write_text(OWN.format(id="our-club").replace("event: rotation", "event: waltz"), encoding="utf-8")
    assert main(["evening", "play", "--rules", str(sheet)]) == 1
    assert "club.yaml:12:" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--rules", "danville"], "for single games"),
        (["--rules", "waltz"], "no ruleset waltz"),
        (["--rules", BUTLER, "--tables", "0"], "1 to 30 tables"),
        (["--rules", BUTLER, "--rounds", "0"], "1 or more"),
        (["--rules", BUTLER, "--rounds", "99"], "30 rounds at most"),
        (["--rules", BUTLER, "--level", "genius"], "levels are"),
        ([], "--rules"),
    ],
)
def test_what_makes_no_sense_is_refused(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["evening", "play", *words])
    assert ended.value.code == 2
    assert said in capsys.readouterr().err


def test_sentences_tell_what_the_evenings_come_to(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["evening", "play", "--rules", BUTLER, "--tables", "1", "--count", "2"]) == 0
    assert capsys.readouterr().out.startswith("2 nights by Butler")


@pytest.mark.slow
def test_other_processes_play_the_same_evenings() -> None:
    from game.arena.running import workers

    alone = [night for batch in played(nights(WEDNESDAY), 7, None) for night in batch]
    with workers(2, None) as executor:
        assert [night for batch in played(nights(WEDNESDAY), 7, executor) for night in batch] == alone

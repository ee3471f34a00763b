"""A table can be a hand of a recorded game: the record lies beside the lesson."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.course.deals import fill, seed_of
from game.course.loader import read_lesson
from game.rules.actions import Phase
from game.rules.cards import Card
from game.rules.hand import start
from game.rules.seats import Seat
from game.rules.state import State
from game.yamlfile.faults import YamlFault
from tests.course.writing import CLASSIC, READ, faults, lesson

DEAL = {
    "dealNumber": 4,
    "initialState": {"dealer": 3, "upCard": "9h"},
    "phases": [
        {"phaseNumber": 0, "type": "EUCHRE_BIDDING", "calls": ["Pass", "Order"], "isAlone": False},
        {
            "phaseNumber": 1,
            "type": "TRICK_PLAY",
            "tricks": [
                ["As", "Ts", "Ks", "9s"],
                ["Ac", "9c", "Qc", "Tc"],
                ["Kc", "Ad", "Jc", "9h"],
                ["Th", "Ah", "Qh", "Jd"],
                ["Jh", "Td", "Qd", "Kd"],
            ],
        },
    ],
}
GAME = {
    "fileType": "Euchre Game Notation",
    "version": "1.4",
    "metadata": {
        "title": "A final",
        "players": ["Ann", "Ben", "Cat", "Dan"],
        "initialScore": [0, 0],
        "ruleset": {"std": False},
    },
    "deals": [DEAL],
}


@pytest.fixture
def beside(tmp_path: Path) -> Path:
    (tmp_path / "finals.egn").write_text(json.dumps(GAME), encoding="utf-8")
    return tmp_path


def reached(folder: Path, tables: str, name: str) -> State:
    path = folder / "trial.yaml"
    path.write_text(lesson(READ, tables), encoding="utf-8")
    found = read_lesson(path).lesson.tables
    return start(CLASSIC, fill(found[name], CLASSIC, seed_of("trial", found, name)))


def test_a_recorded_hand_is_a_table_and_others_like_it_stand_at_its_moments(beside: Path) -> None:
    tables = "final: {record: {file: finals.egn, deal: 4}}\nsecond: {like: final, at: trick-2}\n"
    assert len(reached(beside, tables, "final").tricks) == 5
    state = reached(beside, tables, "second")
    assert (state.phase, len(state.tricks), state.dealer) == (Phase.PLAY, 1, Seat.EAST)


def test_the_hand_of_any_player_can_be_yours(beside: Path) -> None:
    state = reached(beside, "final: {record: {file: finals.egn, seat: west}, at: lead}\n", "final")
    assert state.dealer is Seat.NORTH, "who dealt sits across from you now"
    assert Card.parse("TS") in state.hands[Seat.SOUTH]


def test_the_name_of_a_file_alone_is_its_last_deal(beside: Path) -> None:
    assert len(reached(beside, "final: {record: finals.egn}\n", "final").tricks) == 5


def test_what_the_table_says_itself_counts_more(beside: Path) -> None:
    state = reached(beside, "final: {record: {file: finals.egn}, standing: [3, 4]}\n", "final")
    assert state.setup.standing.points == (3, 4)


@pytest.mark.parametrize(("record", "told"), [
    ("{file: other.egn}", "There's no file other.egn."), ("{file: finals.egn, deal: 9}", "has no deal 9"),
    ("{file: ../finals.egn}", "from its own folder"), ("{file: /etc/passwd}", "from its own folder"),
    ("{file: spoilt.egn}", "isn't JSON"), ("{file: finals.egn, seat: up}", "south"), ("{deal: 4}", "file"),
    ("{file: 12}", "text"), ("spoilt.egn", "isn't JSON"),
])  # fmt: skip
def test_a_record_that_cannot_be_used_is_a_fault_in_its_line(record: str, told: str, beside: Path) -> None:
    (beside / "spoilt.egn").write_text("{", encoding="utf-8")
    text = lesson(READ, f"final:\n  record: {record}\n")
    found = faults(text, beside)
    assert found
    assert any(told in f"{fault.message} {fault.mend}" for fault in found), [str(each) for each in found]
    assert any("record:" in text.splitlines()[fault.line - 1] for fault in found)


def test_no_lesson_reads_a_file_elsewhere_whatever_it_is_called(tmp_path: Path) -> None:
    (tmp_path / "secret.json").write_text("{}", encoding="utf-8")
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "link.json").symlink_to(tmp_path / "secret.json")
    for name in ("../secret.json", "..\\secret.json", "in/../../secret.json"):
        path = tmp_path / "in" / "trial.yaml"
        path.write_text(lesson(READ, f"final: {{record: {{file: '{name}'}}}}\n"), encoding="utf-8")
        with pytest.raises(YamlFault, match="own folder"):
            read_lesson(path)

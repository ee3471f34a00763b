"""`leftbower evening plan`, as it is typed."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from game.cli import entry, evening_commands
from game.evening.event import EventKind


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Exit code, output and complaints of the command."""
    try:
        code = entry.main(("evening", "plan", *arguments))
    except SystemExit as end:
        code = int(end.code or 0)
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def test_the_kinds_that_can_be_typed_are_those_of_events() -> None:
    assert tuple(evening_commands.KINDS) == tuple(kind.value for kind in EventKind)


def test_a_rotation_is_printed_round_by_round(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = said(capsys, "--players", "23", "--rounds", "8")
    assert (code, err) == (0, "")
    assert out.count("\n  Table 5: ") == out.count("\n  Sitting out: ") == 8
    assert "\nNobody has the same partner twice.\n" in out


@pytest.mark.parametrize("kind", ["rotation", "teams", "progressive"])
def test_other_programs_get_the_plan_as_data(capsys: pytest.CaptureFixture[str], kind: str) -> None:
    code, out, _err = said(capsys, "--players", "14", "--rounds", "6", "--kind", kind, "--json")
    plan = json.loads(out)
    assert (code, plan["kind"], plan["players"], plan["rounds_planned"]) == (0, kind, 14, 6)
    assert len(plan["rounds"]) == (1 if kind == "progressive" else 6)
    for each in plan["rounds"]:
        people = [person for table in each["tables"] for pair in table for person in pair]
        assert sorted([*people, *each["byes"]]) == list(range(1, 15))
    assert plan["faults"] == []


def test_results_lead_to_the_next_round(capsys: pytest.CaptureFixture[str]) -> None:
    _code, out, _err = said(
        capsys, "--players", "8", "--rounds", "3", "--kind", "progressive", "--json",
        "--won", "first", "second", "--won", "second", "first",
    )  # fmt: skip
    first, second, third = json.loads(out)["rounds"]
    assert first["winners"] == [[1, 2], [7, 8]]
    assert {person for pair in second["tables"][0] for person in pair} == {1, 2, 7, 8}
    assert "winners" in second
    assert "winners" not in third


def test_people_leave_and_join_without_undoing_what_was_played(capsys: pytest.CaptureFixture[str]) -> None:
    plans = [
        json.loads(said(capsys, "--players", "23", "--rounds", "8", "--json", *more)[1])
        for more in ((), ("--change", "3", "leave", "4", "17", "join", "2", "--change", "5", "join", "1"))
    ]
    assert plans[0]["rounds"][:3] == plans[1]["rounds"][:3]
    last = plans[1]["rounds"][-1]
    people = {person for table in last["tables"] for pair in table for person in pair} | set(last["byes"])
    assert people == set(range(1, 27)) - {4, 17}
    assert plans[1]["partner_repeats"] == 0


def test_names_come_from_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "names.txt"
    file.write_text("\ufeffAnn\n\nBob  Smith\nCy\nDi\n", encoding="utf-8")
    code, out, _err = said(capsys, "--names", str(file), "--rounds", "1", "--kind", "teams")
    assert code == 0
    assert "Table 1: Ann & Bob Smith against Cy & Di" in out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--players", "3", "--rounds", "8"), "a plan is for 4 to 120 players"),
        (("--players", "121", "--rounds", "8"), "a plan is for 4 to 120 players"),
        (("--players", "many", "--rounds", "8"), "a plan is for 4 to 120 players"),
        (("--players", "٢٠", "--rounds", "8"), "a plan is for 4 to 120 players"),
        (("--players", "8", "--rounds", "0"), "a plan has 1 to 119 rounds"),
        (("--players", "8", "--rounds", "120"), "a plan has 1 to 119 rounds"),
        (("--players", "8"), "--rounds"),
        (("--rounds", "8"), "ay how many play with --players, or who with --names"),
        (("--players", "8", "--rounds", "3", "--kind", "musical"), "progressive, rotation and teams"),
        (("--players", "8", "--rounds", "3", "--won", "first"), "--won is for progressive play only"),
        (("--players", "8", "--rounds", "3", "--kind", "progressive", "--won", "us"), "first or second"),
        (("--players", "8", "--rounds", "3", "--change", "1"), "“1” isn't a change"),
        (("--players", "8", "--rounds", "3", "--change", "leave", "1"), "“leave 1” isn't a change"),
        (("--players", "8", "--rounds", "3", "--change", "1", "leave", "x"), "isn't a change"),
        (("--players", "8", "--rounds", "3", "--change", "1", "join", "1", "2"), "isn't a change"),
    ],
)
def test_arguments_that_make_no_sense_end_in_one_sentence_and_code_two(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], sentence: str
) -> None:
    code, out, err = said(capsys, *arguments)
    assert (code, out) == (2, "")
    assert sentence in err
    assert err.endswith(" --help.\n")
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            ("--players", "23", "--rounds", "8", "--kind", "teams"),
            "Round 1 has 23 players, and teams need an even",
        ),
        (("--players", "8", "--rounds", "3", "--change", "1", "leave", "9"), "After round 1, 9 can't leave"),
        (("--players", "8", "--rounds", "3", "--change", "3", "join", "1"), "round 3 is the last one"),
        (("--players", "4", "--rounds", "3", "--change", "1", "leave", "2"), "Round 2 has 3 players."),
        (("--players", "120", "--rounds", "3", "--change", "1", "join", "9"), "Round 2 has 129 players."),
        (
            ("--players", "8", "--rounds", "3", "--change", "1", "join", "1", "--change", "1", "leave", "2"),
            "two changes after the same round",
        ),
        (
            ("--players", "8", "--rounds", "3", "--kind", "teams", "--change", "1", "leave", "1", "4"),
            "1 and 2 are a team, so they leave together.",
        ),
        (
            ("--players", "8", "--rounds", "3", "--kind", "progressive", "--won", "first"),
            "Round 1 has 2 tables, and you gave 1 result.",
        ),
        (
            ("--players", "4", "--rounds", "1", "--kind", "progressive", "--won", "first", "--won", "first"),
            "There are results of 2 rounds, and only 1 is planned.",
        ),
    ],
)
def test_a_plan_that_cannot_be_is_refused_with_the_place(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], sentence: str
) -> None:
    code, out, err = said(capsys, *arguments)
    assert (code, out) == (1, "")
    assert sentence in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "has no names. Write one name on each line."),
        (b"\n \n", "has no names. Write one name on each line."),
        (b"Ann\nBob\nCy\n\nann\n", "names.txt, line 5: ann is already on line 1."),
        (b"\xff\xfe\x00", "isn't UTF-8 text"),
        (b"Ann\nBob\nCy\n", "Round 1 has 3 players. A plan is for 4 to 120."),
        (b"x" * 200_000, "is too long for a list of names."),
    ],
)
def test_a_file_that_is_no_list_of_names_is_refused_with_the_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes, sentence: str
) -> None:
    file = tmp_path / "names.txt"
    file.write_bytes(content)
    code, out, err = said(capsys, "--names", str(file), "--rounds", "3")
    assert (code, out) == (1, "")
    assert sentence in err
    assert err.count("\n") == 1


def test_a_file_that_is_not_there_and_a_folder_are_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for path in (tmp_path, tmp_path / "none.txt"):
        code, _out, err = said(capsys, "--names", str(path), "--rounds", "3")
        assert code == 1
        assert err.startswith(f"{path} can't be read: ")


def test_a_plan_from_a_chart_loads_no_graphs_and_the_app_no_plans() -> None:
    script = (
        "import sys; from game.cli import entry, command_line; command_line.make_parser(entry.open_app); "
        "assert not any(name.startswith('game.evening') for name in sys.modules); "
        "entry.main(['evening', 'plan', '--players', '60', '--rounds', '12', '--json']); "
        "assert 'networkx' not in sys.modules"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, b"")


def test_names_that_nobody_would_have_are_not_passed_over(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "names.txt"
    file.write_text("Ann\nBob\nCy\nDi\nEve\n", encoding="utf-8")
    code, out, err = said(capsys, "--names", str(file), "--players", "4", "--rounds", "2")
    assert (code > 0, out) == (True, "")
    assert err.startswith("There are 5 names, and 4 players.")
    late = ("--names", str(file), "--players", "4", "--rounds", "2", "--change", "1", "join", "1")
    assert said(capsys, *late)[0] == 0

"""`leftbower lesson find` prints tables for a lesson, and says what it does not understand."""

from __future__ import annotations

import json

import pytest

from game.cli.entry import main


def test_tables_are_printed_with_the_points_of_each_choice(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lesson", "find", "--best", "discard:void", "--count", "2"]) == 0
    out, err = capsys.readouterr()
    assert out.startswith("tables:\n  # ")
    assert "found-2:" in out
    assert "2 found in" in err


def test_other_programs_get_a_line_for_each(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lesson", "find", "--best", "lead:trump", "--count", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert len(found["values"]) == 5
    assert max(found["values"], key=found["values"].__getitem__) == next(iter(found["values"]))


def test_nothing_found_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lesson", "find", "--best", "pass", "--margin", "9", "--most", "20"]) == 1
    out, err = capsys.readouterr()
    assert (out, "0 found in 20 deals." in err) == ("", True)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--best", "lead:trmp"], "lead:trump"),
        (["--upcard", "XH"], "for example JH"),
        (["--margin", "lots"], "0.3"),
        (["--dealer", "walt"], "you"),
    ],
)
def test_what_makes_no_sense_is_told_with_what_does(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["lesson", "find", *words])
    assert told in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--principle", "lead-tump"], "lead-trump"),
        (["--upcard", "7H"], "7H"),
        (["--ruleset", "hoyle-klassik"], "hoyle-classic"),
    ],
)
def test_what_is_not_there_is_refused(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lesson", "find", *words]) == 1
    assert told in capsys.readouterr().err

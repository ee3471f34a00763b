"""A question about the rules, typed in the terminal."""

from __future__ import annotations

import json
from io import StringIO

import pytest

from game.cli.entry import main
from game.text.console import Console
from game.text.settling import settle, settle_aloud

HOW = "Type “ask” and a question, for example “ask who leads against a loner”."


def test_ask_alone_tells_how_to_ask() -> None:
    assert settle(" ") == [HOW]


@pytest.mark.parametrize("typed", ["who", "xyzzy"])
def test_what_is_near_to_no_question_is_met_with_how_to_ask_here(typed: str) -> None:
    assert settle(typed) == ["I can't find a question like that about the rules.", HOW]


def test_what_may_have_been_meant_is_numbered() -> None:
    first, *lines = settle("my left foot hurts")
    assert "Is it one of these?" in first
    assert [line.split(".")[0] for line in lines] == [str(place) for place in range(1, len(lines) + 1)]


def talk(*typed: str) -> str:
    out = StringIO()
    console = Console(StringIO("".join(f"{line}\n" for line in typed)), out)
    settle_aloud(console, console.hear())
    return out.getvalue()


def test_a_number_chooses_what_was_meant() -> None:
    asked = settle("my left foot hurts")[1].split(". ", 1)[1]
    said = talk("my left foot hurts", "1")
    assert said.count(asked) == 2
    assert "Every sheet" in said or "Danville" in said


def test_what_may_have_been_meant_instead_is_numbered_below_the_answer() -> None:
    asked = "is there any obligation to win the trick"
    told = settle(asked)
    other = told[told.index("Or did you mean this?") + 1].removeprefix("1. ")
    assert talk(asked, "1").count(other) == 2


def test_anything_else_is_heard_again_by_whoever_asks_next() -> None:
    console = Console(StringIO("my left foot hurts\nplay AS\n"), StringIO())
    settle_aloud(console, console.hear())
    assert console.hear() == "play AS"


def test_a_word_of_the_glossary_is_told() -> None:
    assert settle("what is a dutchman")[0] == "Dutchman."


def test_two_questions_in_one_are_both_answered() -> None:
    said = settle("What's a renege? What's the penalty for it?")
    assert "What is a renege?" in said
    assert "What does a renege cost?" in said


def test_a_table_that_is_named_answers_alone() -> None:
    assert len([line for line in settle("in danville, who leads against a loner?") if ": " in line]) == 2


def test_the_command_prints_the_numbers_where_nobody_can_type_one(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["ask", "my left foot hurts"]) == 1
    said = capsys.readouterr().err
    assert "  1. " in said
    assert "leftbower ask “" in said


def test_for_programs_there_is_what_was_meant_or_what_is_near(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ask", "--json", "what is a dutchman"]) == 0
    assert [word["id"] for word in json.loads(capsys.readouterr().out)["words"]] == ["dutchman"]
    assert main(["ask", "--json", "my left foot hurts"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["questions"] == told["words"] == []
    assert told["near"]
    assert main(["ask", "--json", "What's a renege? What's the penalty for it?"]) == 0
    assert [each["id"] for each in json.loads(capsys.readouterr().out)["questions"]] == [
        "renege-word",
        "renege-cost",
    ]


def test_the_command_prints_cards_by_their_names(capsys: pytest.CaptureFixture[str]) -> None:
    for options in ([], ["--json"]):
        assert main(["ask", *options, "what is a farmers hand"]) == 0
        said = capsys.readouterr().out
        assert "For example nine of spades, nine of clubs" in said
        assert "{9" not in said

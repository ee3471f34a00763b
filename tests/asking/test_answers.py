"""What the tables answer, held against facts written down from the sheets."""

from __future__ import annotations

import json
from random import Random

import pytest

from game import i18n
from game.asking.answers import answer, side_by_side
from game.asking.catalogue import question_of, questions, topics
from game.cli.entry import main
from game.dev.random_hands import random_table
from game.rules.ruleset import Ruleset
from game.rulesets.shipped import list_rulesets, load_ruleset

FACTS = """
order-left        danville         no   DAN-10
order-left        wednesday-night  yes  WED-09
order-left        hoyle-classic    yes  BASE-12
order-natural     danville         no   DAN-10
stick             danville         yes  DAN-05
stick             butler           yes  BUT-17
stick             hoyle-classic    no   HOY-16
stick             wednesday-night  no   WED-04
take-up           hoyle-classic    yes  HOY-10
take-up           hoyle-2001       no   H01-14
take-up           bicycle          no   BIC-13
bury              hoyle-classic    no   HOY-10
canadian          wednesday-night  no   WED-10
alone-defend      hoyle-2001       yes  H01-13
alone-defend      danville         no   BASE-19
alone-lead        hoyle-2001       -    H01-16
alone-lead        hoyle-classic    -    HOY-21
alone-lead        bicycle          -    BIC-21
alone-five        wednesday-night  -    WED-20
alone-five        danville         -    DAN-07
alone-euchred     wednesday-night  -    WED-23
first-dealer      danville         -    DAN-02
first-dealer      wednesday-night  -    WED-01
misdeal           danville         -    DAN-04
misdeal           wednesday-night  -    WED-05
cards             hoyle-2001       -    H01-03
cards             hoyle-classic    -    HOY-02
game              hoyle-classic    -    HOY-23
deals             wednesday-night  -    WED-21
renege-cost       danville         -    DAN-09
renege-cost       hoyle-2001       -    H01-37
renege-cost       butler           -    BUT-21
alone-own-renege  wednesday-night  -    WED-28
alone-renege      wednesday-night  -    WED-29
out-of-turn       wednesday-night  -    WED-33
out-of-turn       hoyle-2001       -    H01-28
barred-call       hoyle-2001       -    H01-27
early-lead        wednesday-night  -    WED-36
words             wednesday-night  yes  WED-07
ask-trump         wednesday-night  no   WED-18
individual        wednesday-night  yes  WED-20
alone-plays       wednesday-night  -    WED-14
claim             wednesday-night  no   WED-17
"""
ROWS = [line.split() for line in FACTS.strip().splitlines()]


@pytest.mark.parametrize(("name", "table", "yes", "clause"), ROWS, ids=["-".join(row[:2]) for row in ROWS])
def test_a_table_answers_as_its_sheet_says(name: str, table: str, yes: str, clause: str) -> None:
    told = answer(question_of(name), load_ruleset(table))
    assert told.yes is {"yes": True, "no": False, "-": None}[yes]
    assert told.citations[0].id == clause
    assert told.citations[0].silent is clause.startswith("BASE")


def test_points_are_told_in_numbers_of_their_own_table() -> None:
    assert "5 points" in answer(question_of("alone-five"), load_ruleset("wednesday-night")).sentence
    assert "4 points" in answer(question_of("alone-five"), load_ruleset("danville")).sentence


def test_tables_that_agree_stand_together_and_no_table_is_missing() -> None:
    for question in questions():
        groups = side_by_side(question, list_rulesets())
        told = [each.ruleset.id for group in groups for each in group.answers]
        assert sorted(told) == sorted(ruleset.id for ruleset in list_rulesets())
        assert len({(group.first.yes, group.first.sentence) for group in groups}) == len(groups)


def random_tables() -> list[Ruleset]:
    return [random_table(Random(seed)) for seed in range(40)]


@pytest.mark.parametrize("language", ["en", i18n.PSEUDO])
def test_every_question_has_an_answer_at_every_table_in_every_language(language: str) -> None:
    i18n.use(language)
    for ruleset in (*list_rulesets(), *random_tables()):
        for question in questions():
            told = answer(question, ruleset)
            assert told.sentence
            assert not {"{", "}"} & set(told.sentence)
            assert told.citations


def test_at_least_eighty_questions_are_kept_each_under_one_topic() -> None:
    names = [question.id for topic in topics() for question in topic.questions]
    assert len(names) == len(set(names)) >= 80


def test_the_command_answers_side_by_side_with_the_clauses(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ask", "who", "leads", "against", "a", "loner?"]) == 0
    said = capsys.readouterr().out
    assert "Hoyle 2001: The player to the lone player's left leads" in said
    assert "HOY-21" in said
    assert "H01-16" in said


def test_the_command_gives_data_to_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ask", "bury the upcard", "--ruleset", "hoyle-classic", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["id"] == "bury"
    (only,) = told["answers"]
    assert (only["ruleset"], only["yes"], only["silent"]) == ("hoyle-classic", False, False)


def test_without_a_question_all_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ask"]) == 0
    said = capsys.readouterr().out
    assert all(question.ask in said for question in questions())


@pytest.mark.parametrize(
    ("words", "said"),
    [(["pizza"], "Nothing is known"), (["my left foot hurts"], "Is it one of these?")],
)
def test_what_is_no_question_of_the_table_is_said_so(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["ask", *words]) == 1
    assert said in capsys.readouterr().err


def test_an_unknown_ruleset_is_named_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ask", "bury", "--ruleset", "nowhere"]) == 1
    assert "nowhere" in capsys.readouterr().err

"""What the tables answer, held against facts written down from the sheets."""

from __future__ import annotations

import json
import re
from random import Random

import pytest

from game import i18n
from game.asking.answers import answer, side_by_side
from game.asking.catalogue import question_of, questions, topics
from game.asking.vocabulary import Kind, kind_of, vocabulary
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
alone-own-renege  hoyle-2001       -    H01-37
alone-own-renege  danville         -    DAN-09
alone-own-renege  butler           -    BUT-21
alone-own-renege  bicycle          -    BASE-31
no-natural        wednesday-night  -    WED-09
no-natural        bicycle          -    BASE-61
alone-defender-points hoyle-2001   -    H01-22
alone-defender-points danville     -    BASE-19
alone-defender-points butler       -    BASE-19
joker             bicycle          -    BIC-02
joker             danville         no   BASE-03
joker-rank        bicycle          -    BIC-04
cards             bicycle          -    BIC-02
turned-down       hoyle-classic    -    HOY-14
turned-down       hoyle-2001       -    H01-09
turned-down       bicycle          -    BIC-14
turned-down       butler           -    BUT-51
turned-down       wednesday-night  -    WED-12
packets           danville         -    DAN-03
packets           bicycle          -    BIC-10
packets           butler           -    BUT-13
packets           hoyle-classic    -    BASE-07
assist-word       hoyle-classic    -    HOY-12
assist-word       hoyle-2001       -    H01-08
next              bicycle          -    BIC-16
next              butler           -    BUT-23
exposed-lone      hoyle-2001       no   H01-34
exposed-lone      wednesday-night  yes  WED-32
exposed-lone      danville         no   BASE-66
alone-partner-points wednesday-night - WED-20
alone-partner-points danville      -    BASE-41
made              danville         -    DAN-08
must-trump        bicycle          no   BIC-22
advise-ace        butler           -    BUT-25
advise-order      danville         -    HOY-25
trumps-many       hoyle-classic    -    HOY-02
trumps-many       butler           -    BUT-11
trumps-many       hoyle-2001       -    H01-03
trumps-many       bicycle          -    BIC-02
alone-defend-lead hoyle-2001       -    H01-13
alone-defend-lead danville         -    BASE-19
alone-euchred     hoyle-2001       -    H01-21
no-trump          wednesday-night  no   WED-07
no-trump          bicycle          no   BIC-15
lead              hoyle-classic    -    HOY-05
lead              wednesday-night  -    WED-35
throw-in          butler           -    BUT-17
tie               hoyle-classic    -    HOY-23
tie               bicycle          -    BIC-23
below-zero        danville         no   BASE-72
last-trick        danville         no   BASE-73
time-up           danville         -    BASE-74
change-mind       butler           no   BASE-76
lead-trump        butler           yes  BASE-79
name-natural      butler           no   BASE-75
bagging           danville         yes  BASE-78
"""
ROWS = [line.split() for line in FACTS.strip().splitlines()]


@pytest.mark.parametrize(("name", "table", "yes", "clause"), ROWS, ids=["-".join(row[:2]) for row in ROWS])
def test_a_table_answers_as_its_sheet_says(name: str, table: str, yes: str, clause: str) -> None:
    told = answer(question_of(name), load_ruleset(table))
    assert told.yes is {"yes": True, "no": False, "-": None}[yes]
    assert told.citations[0].id == clause
    assert told.citations[0].silent is clause.startswith("BASE")


READ = """
change-mind       danville         no
next              danville         -
assist-word       bicycle          -
assist-word       wednesday-night  -
stick             hoyle-2001       no
throw-in          hoyle-2001       -
game              bicycle          -
joker-up          bicycle          -
no-natural        danville         -
euchre-points     wednesday-night  -
renege-cost       wednesday-night  -
renege-end        danville         yes
renege-end        hoyle-2001       no
thrown-counts     wednesday-night  yes
moving            wednesday-night  -
advise-ace        danville         -
tie               butler           -
joker-up          danville         -
alone-discard     hoyle-classic    yes
alone-discard     butler           yes
alone-discard     bicycle          -
misdeal-what      wednesday-night  -
deal-left         hoyle-classic    -
"""
SILENT = [line.split() for line in READ.strip().splitlines()]


@pytest.mark.parametrize(("name", "table", "yes"), SILENT, ids=["-".join(row[:2]) for row in SILENT])
def test_what_a_sheet_does_not_say_is_not_told_as_its_rule(name: str, table: str, yes: str) -> None:
    told = answer(question_of(name), load_ruleset(table))
    assert told.yes is {"yes": True, "no": False, "-": None}[yes]
    assert told.silent
    assert SAYS_SO.search(told.sentence)


SAYS_SO = re.compile("doesn't say|(sheet|page) (doesn't use|doesn't bar|only|gives no advice|asks|names)")


def test_every_answer_names_a_clause_of_its_sheet_or_says_that_it_is_silent() -> None:
    for ruleset in list_rulesets():
        for question in questions():
            told = answer(question, ruleset)
            if told.silent:
                assert SAYS_SO.search(told.sentence), (question.id, ruleset.id)
                assert told.citations or question.advice is not None, (question.id, ruleset.id)
            else:
                assert not told.citations[0].silent, (question.id, ruleset.id)


SILENCE = "The sheet doesn't say. Usually:"


def things(text: str) -> set[str]:
    """What the words of a text are about."""
    found = {word for sentence in vocabulary().sentences_of(text) for word in vocabulary().meanings(sentence)}
    return {word for word in found if kind_of(word) is Kind.WORD}


def test_what_is_usual_stands_in_the_reading_that_is_cited_for_it() -> None:
    for ruleset in list_rulesets():
        for question in questions():
            told = answer(question, ruleset)
            if not told.sentence.startswith(SILENCE):
                continue
            said = things(told.sentence.removeprefix(SILENCE)) or things(question.ask)
            read = set[str]().union(*(things(f"{cited.says} {cited.reading}") for cited in told.citations))
            assert len(said & read) > len(said) / 3, (question.id, ruleset.id, said - read)


def test_every_clause_that_a_question_names_is_one_of_a_sheet() -> None:
    known = {clause for ruleset in list_rulesets() for clause in ruleset.clauses}
    for question in questions():
        named = [*question.stated, *(clause for clauses in question.otherwise for clause in clauses.split())]
        assert known.issuperset(named), question.id


def test_advice_is_given_in_the_words_of_the_sheet_that_gives_it() -> None:
    told = answer(question_of("advise-ace"), load_ruleset("butler"))
    assert told.sentence == load_ruleset("butler").clause("BUT-25").says
    silent = answer(question_of("advise-ace"), load_ruleset("bicycle"))
    assert (silent.sentence, silent.citations) == ("The sheet gives no advice on this.", ())


def test_a_switch_that_is_set_otherwise_answers_for_itself() -> None:
    table = load_ruleset("hoyle-classic").with_switches(take_upcard="may", no_trump=True)
    assert answer(question_of("take-up"), table).yes is False
    assert answer(question_of("no-trump"), table).yes is True


def test_a_game_to_a_number_of_points_has_no_tie_and_one_of_deals_may_have() -> None:
    points = load_ruleset("hoyle-classic").with_switches(game_points=7)
    assert answer(question_of("tie"), points).sentence.startswith("It can't")
    deals = load_ruleset("hoyle-classic").with_switches(game_points=None, game_deals=8)
    assert "the tie stands" in answer(question_of("tie"), deals).sentence.casefold()


@pytest.mark.clause("WED-39")
def test_every_phrase_that_the_wednesday_sheet_bars_is_named() -> None:
    told = answer(question_of("alone-words"), load_ruleset("wednesday-night"))
    for barred in ("trying it", "sit this one out, partner", "it's all mine"):
        assert barred in told.sentence
        assert barred in load_ruleset("wednesday-night").clause("WED-39").says


@pytest.mark.parametrize(
    ("table", "exception"), [("danville", "HOY-21"), ("butler", "BUT-19"), ("bicycle", "BIC-21")]
)
def test_who_leads_first_where_that_player_sits_out_is_told_wherever_the_sheet_tells_it(
    table: str, exception: str
) -> None:
    told = answer(question_of("lead"), load_ruleset(table))
    assert "sits out" in told.sentence
    assert exception in [cited.id for cited in told.citations]


def test_a_renege_is_a_revoke_at_every_table() -> None:
    for ruleset in list_rulesets():
        assert "revoke" in answer(question_of("renege-word"), ruleset).sentence, ruleset.id


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
            assert told.citations or question.advice is not None


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
    [(["pizza"], "I have no answer to that"), (["my left foot hurts"], "Is it one of these?")],
)
def test_what_is_no_question_of_the_table_is_said_so(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["ask", *words]) == 1
    assert said in capsys.readouterr().err


def test_an_unknown_ruleset_is_named_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ask", "bury", "--ruleset", "nowhere"]) == 1
    assert "nowhere" in capsys.readouterr().err

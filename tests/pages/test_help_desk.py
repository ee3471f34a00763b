"""What is meant by what people ask: held against questions written down beside what each means."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.asking.vocabulary import vocabulary
from game.pages.help_desk import meant, tables_named
from game.presenters.lesson_list import catalogue
from game.rulesets.shipped import list_rulesets

DATA = Path(__file__).parents[1] / "asking" / "data"


def rows(name: str) -> list[tuple[str, str]]:
    lines = (DATA / name).read_text(encoding="utf-8").splitlines()
    pairs = [line.split(" => ") for line in lines if line and not line.startswith("#")]
    return [(typed, wanted) for typed, wanted in pairs]


def found(typed: str) -> list[str]:
    told = meant(typed, catalogue().glossary)
    return [*(question.id for question in told.questions), *(f"term:{term}" for term in told.terms)]


def is_right(typed: str, wanted: str) -> bool:
    told = sorted(found(typed))
    return any(told == ([] if each == "none" else sorted(each.split("+"))) for each in wanted.split(","))


def right(name: str) -> float:
    asked = rows(name)
    return sum(is_right(*row) for row in asked) / len(asked)


def wrong(name: str) -> float:
    """How many are answered by something else than what was asked; a choice is no answer."""
    asked = rows(name)
    return sum(bool(found(typed)) and not is_right(typed, wanted) for typed, wanted in asked) / len(asked)


def test_what_the_words_were_gathered_from_is_found() -> None:
    assert len(rows("asked.txt")) > 300
    assert right("asked.txt") >= 0.94


def test_what_was_never_looked_at_before_is_mostly_found_as_well() -> None:
    assert len(rows("unseen.txt")) >= 60
    assert right("unseen.txt") >= 0.72


def test_nine_of_ten_questions_of_forums_are_answered_or_refused_rightly() -> None:
    assert len(rows("forums.txt")) == 100
    assert right("forums.txt") >= 0.9


@pytest.mark.parametrize(("name", "least"), [("hundred.txt", 0.93), ("typed.txt", 0.91)])
def test_questions_as_people_type_them_are_answered_or_refused_rightly(name: str, least: float) -> None:
    assert len(rows(name)) >= 100
    assert right(name) >= least


@pytest.mark.parametrize(
    ("name", "most"),
    [
        ("hundred.txt", 0.01),
        ("typed.txt", 0.05),
        ("forums.txt", 0.01),
        ("asked.txt", 0.03),
        ("unseen.txt", 0.11),
    ],
)
def test_what_is_in_doubt_is_left_to_the_asker_to_choose(name: str, most: float) -> None:
    assert wrong(name) <= most


TURNED = """
we play w the joker and it's flipped up as the turn card. what is trump   joker-up
can i say something else instead of assist                                  words
settle this for us: may i bury the upcard                                   bury
guy bid before his turn. what does the rule book say                        out-of-turn
isn't the discard supposed to be face down                                  discard
that's 2 points for a euchre, right?                                        euchre-points
where do my won tricks go                                                   tricks-kept
wtf is a farmers hand                                                       term:farmers-hand
they called me a bagger                                                     term:bagger
how many trumps are there                                                   trumps-many
does the dealer pick it up if the partner goes alone                        alone-discard
can i take my card back                                                     card-back
how late can you call a renege                                              renege-call
who leads if i defend alone                                                 alone-defend-lead
who leads if i go alone                                                     alone-lead
"""


@pytest.mark.parametrize("line", TURNED.strip().splitlines())
def test_what_only_frames_a_question_does_not_change_it(line: str) -> None:
    typed, wanted = line.rsplit(None, 1)
    assert found(typed) == [wanted]


@pytest.mark.parametrize("typed", ["in bid euchre what if nobody bids 3", "how much is nil worth in spades"])
def test_a_question_about_another_game_is_refused(typed: str) -> None:
    told = meant(typed, catalogue().glossary)
    assert not told.sure
    assert not told.near


def test_what_fits_all_but_as_well_is_offered_beside_the_answer() -> None:
    told = meant("is there any obligation to win the trick", catalogue().glossary)
    assert told.sure
    assert "must-win" in [question.id for question in (*told.questions, *told.near)]


def test_a_thing_of_the_game_that_no_question_speaks_of_leaves_a_choice() -> None:
    told = meant("my partner told me not to send a boy, can i still order it up", catalogue().glossary)
    assert "send-boy" in vocabulary().meanings("send a boy")
    assert not told.questions


def test_nothing_is_offered_beside_a_question_put_just_as_it_stands() -> None:
    assert meant("Who deals first?", catalogue().glossary).near == ()


def test_the_question_at_the_end_of_a_story_counts_most() -> None:
    story = "I ordered my partner up and she was dealing, does she have to take the card?"
    assert found(story) == ["take-up"]


def test_a_word_and_a_question_in_one_are_both_answered() -> None:
    assert found("whats a dutchman? and who leads first?") == ["lead", "term:dutchman"]


def test_a_word_is_found_by_what_it_means() -> None:
    assert found("what do you call it when you have both red jacks") == ["term:both-hooks"]


@pytest.mark.parametrize(
    "typed", ["can you smoke at the table", "is euchre legal", "what if someone is late to the tournament"]
)
def test_the_name_of_the_game_or_of_an_event_alone_finds_nothing(typed: str) -> None:
    told = meant(typed, catalogue().glossary)
    assert not told.sure
    assert not told.near


@pytest.mark.parametrize(
    ("typed", "wanted"),
    [
        ("What's a renege? What's the penalty for it?", ["renege-word", "renege-cost"]),
        ("who leads on a loner and how many points is it worth", ["alone-lead", "alone-five"]),
    ],
)
def test_two_questions_in_one_are_both_meant(typed: str, wanted: list[str]) -> None:
    assert found(typed) == wanted


def test_a_statement_before_a_question_is_no_question() -> None:
    assert found("Dealer has none of the suit, can he still pick it up?") == ["dealer-natural"]


def test_a_word_of_the_glossary_is_told_where_its_meaning_is_asked() -> None:
    assert found("what is a dutchman") == ["term:dutchman"]


@pytest.mark.parametrize(
    "typed", ["what if the power goes out", "how do I delete my account", "zzz qqq", "?"]
)
def test_what_is_about_something_else_is_not_answered(typed: str) -> None:
    assert found(typed) == []


def test_what_comes_near_is_offered_where_nothing_fits() -> None:
    told = meant("my left foot hurts", catalogue().glossary)
    assert not told.sure
    assert 0 < len(told.near) <= 3


def test_a_table_that_is_named_answers_alone() -> None:
    short = tables_named("who signs at wed night?", list_rulesets())
    assert [ruleset.id for ruleset in short] == ["wednesday-night"]
    named = tables_named("in Danville, can I order with just the left?", list_rulesets())
    assert [ruleset.id for ruleset in named] == ["danville"]
    assert tables_named("can I order with just the left?", list_rulesets()) == list_rulesets()

"""What words mean: slang, endings, slips, and words that are none of the game's."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.asking import vocabulary as vocabulary_module
from game.asking.vocabulary import OTHER_GAME, Kind, kind_of, vocabulary
from game.presenters.lesson_list import catalogue
from game.yamlfile.yaml_positions import read_marked


def meanings(text: str) -> set[str]:
    return {each for each in vocabulary().meanings(text) if kind_of(each) is Kind.WORD}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("screw the dealer", "stick the dealer"),
        ("pick it up", "order it up"),
        ("going alone", "a loner"),
        ("he revoked", "he reneged"),
        ("everybody passed", "nobody calls"),
        ("swept", "all five tricks"),
        ("w/ a partner", "with the partner"),
    ],
)
def test_slang_means_what_the_game_calls_it(one: str, other: str) -> None:
    assert meanings(one) == meanings(other)


@pytest.mark.parametrize(
    ("slip", "word"), [("discrad", "discard"), ("euchered", "euchred"), ("folow", "follow")]
)
def test_a_slip_is_put_right(slip: str, word: str) -> None:
    assert meanings(slip) == meanings(word)


def test_a_real_word_is_no_slip_of_another() -> None:
    assert "bower" not in meanings("what if the power goes out")


def test_what_kind_of_thing_is_asked_is_told_apart_from_what_it_is_about() -> None:
    kinds = {each: kind_of(each) for each in vocabulary().meanings("who must lead?")}
    assert kinds == {"WHO": Kind.FRAME, "Must": Kind.MODE, "lead": Kind.WORD}


def test_two_words_that_are_one_are_joined() -> None:
    assert vocabulary().meanings("duch man", frozenset({"dutchman"})) == ("dutchman",)


def test_questions_stand_apart_and_statements_belong_to_the_next() -> None:
    told = vocabulary().questions_in("We had a renege. Who scores? And does the hand end?")
    assert [asked for _before, asked in told] == ["Who scores?", "And does the hand end?"]
    assert "renege" in told[0][0]


def test_letters_are_read_without_capitals_accents_and_signs() -> None:
    assert vocabulary().letters("Who’s LÉFT w/o trump?") == ["whos", "left", "without", "trump"]


def test_what_somebody_is_quoted_to_say_is_not_what_is_asked() -> None:
    assert "order" not in meanings('he said "i order it up" too loudly')
    assert "next" in meanings('what does "make it next" mean')
    assert "order" in meanings('"may i order it up with none"')


@pytest.mark.parametrize(
    ("typed", "left"),
    [
        ("so that's 4 points, right?", "so that's 4 points?"),
        ("we set them, still just 2 right", "we set them, still just 2?"),
        ("the left is trump, yeah?", "the left is trump?"),
        ("5 tricks alone is 4 correct", "5 tricks alone is 4?"),
    ],
)
def test_a_word_that_only_asks_for_a_nod_is_left_out(typed: str, left: str) -> None:
    assert vocabulary().without_tag(typed) == left


@pytest.mark.parametrize(
    "typed",
    [
        "does the left beat the right?",
        "left or right?",
        "which jack is right",
        "stick the dealer yes or no",
        "right?",
        "",
    ],
)
def test_the_right_bower_at_the_end_of_a_question_stays(typed: str) -> None:
    assert vocabulary().without_tag(typed) == typed


@pytest.mark.parametrize(
    "typed", ["in bid euchre, nobody bids three", "how much is nil worth", "in pinochle all pass"]
)
def test_another_game_is_heard(typed: str) -> None:
    assert OTHER_GAME in vocabulary().meanings(typed)


def test_a_game_that_this_one_is_only_likened_to_is_none_that_is_asked_about() -> None:
    assert OTHER_GAME not in vocabulary().meanings("must trump be broken like in bridge")


FOLDER = Path(vocabulary_module.__file__).parent / "vocabulary"
LANGUAGES = sorted(path.stem for path in FOLDER.glob("*.yaml"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_what_the_search_looks_for(language: str) -> None:
    data = read_marked(FOLDER / f"{language}.yaml", language).data
    assert {"who", "many", "when", "where", "mean", "cost", "advice"} <= set(data["frames"])
    assert {"must", "may", "they", "happens"} <= set(data["modes"])
    assert {"nothing", "elsewhere", "other-game"} <= set(data["same"])
    assert set(data["described"]) <= set(catalogue().glossary.terms)

"""Words of the glossary in a terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.course.lesson_start import begin
from game.course.loader import read_lesson
from game.rulesets.shipped import load_ruleset
from game.storage.database import memory_store
from game.text.console import Console
from game.text.desk import TextDesk
from game.text.lesson import LessonTalk
from game.text.main import Options
from game.text.terms import explained
from tests.course.writing import lesson
from tests.shipped import course
from tests.text.typists import Typist, converse

GLOSSARY = course().glossary
LEFT = "The other jack of the trump color"


def told(typed: str) -> list[str]:
    """What is said of a word."""
    return explained(typed)[0]


def test_a_word_is_explained_with_all_that_belongs_to_it() -> None:
    lines = told("left bower")
    assert lines[0] == "Left bower."
    assert lines[1].startswith(LEFT)
    assert any(line.startswith("See also right bower") for line in lines)
    assert any("The jack that changes suit" in line for line in lines)
    assert any("HOY-04" in line for line in lines)
    assert not any("[[" in line for line in lines)


@pytest.mark.parametrize("term", GLOSSARY.terms)
def test_every_word_is_explained_under_its_own_name(term: str) -> None:
    title = GLOSSARY.title(term)
    assert told(title)[0].casefold() == f"{title}.".casefold()


def test_a_slip_of_the_pen_is_forgiven_and_others_that_fit_are_named() -> None:
    said = told("left bowr")
    assert said[0] == "Left bower."
    assert said[-1].startswith("Other words that fit: ")


def test_what_the_glossary_does_not_have_is_answered_with_how_to_ask() -> None:
    assert told("xqzzy")[0] == "The glossary has no word like “xqzzy”."
    assert told("")[0].startswith("Type “term” and a word")


def test_the_first_list_leads_to_the_glossary_and_back() -> None:
    said = converse(memory_store(), "glossary", "", "k", "left bower", "back", "quit")
    assert "Which word?" in said
    assert "The score: point, make it, march" in said
    assert "\nkamikaze, kibitzer, kitty.\n" in said
    assert LEFT in said
    assert said.count("What would you like to do?") == 2


def test_a_word_can_be_asked_for_at_the_table_and_in_every_list() -> None:
    assert LEFT in converse(memory_store(), "term left bower")
    assert LEFT in converse(memory_store(), "term left bower", options=Options(seed="1"))


STEPS = """\
- type: say
  id: first
  text: It follows as a [[trump]], being the [[left-bower|left]].
- type: choose
  id: second
  ask: Which one?
  options: [{id: a, text: "The [[left-bower]]."}, {id: b, text: Another.}]
  answers: [{option: a, grade: best, say: Yes.}, {any: other, grade: wrong, say: No.}]
"""


def test_words_of_a_lesson_stand_in_brackets_and_are_explained_when_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "01-trial.yaml"
    path.write_text(lesson(STEPS), encoding="utf-8")
    file, out = read_lesson(path), Typist([])
    console = Console(Typist(["term", "term left bower", "", "1", ""]), out)
    runner = begin(file, GLOSSARY, load_ruleset("danville"))
    LessonTalk(console, TextDesk(memory_store()), file, runner).take()
    said = out.getvalue()
    assert "It follows as a [trump], being the [left]." in said
    assert "\nTrump.\n" in said
    assert said.count(LEFT) == 2
    assert "1 The left bower." in said


def test_words_looked_up_become_memory_cards() -> None:
    with memory_store() as store:
        converse(store, "glossary", "left bower", "term march", "xqzzy", "k", "menu", "quit")
        assert set(store.memory.cards()) == {"term/left-bower", "term/march"}


def test_a_word_looked_up_at_the_table_becomes_a_memory_card() -> None:
    with memory_store() as store:
        converse(store, "term kitty", options=Options(seed="1"))
        assert set(store.memory.cards()) == {"term/kitty"}

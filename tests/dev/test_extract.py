"""Babel's view of our files: which texts it finds, with which context, note and line."""

from __future__ import annotations

import ast
from io import BytesIO
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog

from game.course.lesson_texts import LESSON_KEYS
from game.dev.extract import (
    catalogues,
    extract_lesson,
    extract_questions,
    extract_ruleset,
    extract_switches,
    unreadable_calls,
)

LESSON = b"""\
format: 1
id: bowers
title: Two jacks
steps:
  - type: choose
    note: colour means red or black
    ask: >-
      Which card is
      the {JD}?
    options:
      - {id: left, text: "{JD}"}
    answers:
      - {option: left, grade: best, say: "Yes."}
      - {any: other, grade: wrong, say: auto}
    hints:
      - Look again.
      - auto
"""

RULESET = b"""\
id: kitchen
name: Kitchen table
words: {order: I order it up}
clauses:
  KIT-01: {kind: rule, says: Five cards each., sets: {game_points: 7}}
"""
SWITCHES = b"""\
groups:
  - key: game
    title: Game
    switches:
      game_points:
        name: A game ends at
        counted:
          one: At {n} point.
          many: At {n} points.
"""

QUESTIONS = b"""\
- key: game
  title: Game
  questions:
    - id: end
      ask: When is it over?
      on: [game_points]
      also: how long
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A small project with a text of each sort."""
    (tmp_path / "game" / "rulesets").mkdir(parents=True)
    (tmp_path / "lessons" / "checks").mkdir(parents=True)
    (tmp_path / "game" / "rulesets" / "kitchen.yaml").write_bytes(RULESET)
    (tmp_path / "lessons" / "bowers.yaml").write_bytes(LESSON)
    (tmp_path / "lessons" / "checks" / "broken.yaml").write_bytes(LESSON.replace(b"bowers", b"broken"))
    return tmp_path


def code(checkout: Path, text: str) -> Catalog:
    (checkout / "game" / "room.py").write_text(text, encoding="utf-8")
    return catalogues(checkout)["leftbower"]


def test_a_lessons_texts_carry_its_id_and_their_lines() -> None:
    found = [(line, message) for line, _call, message, _notes in extract_lesson(BytesIO(LESSON), (), (), {})]
    assert found == [
        (3, ("bowers", "Two jacks")),
        (7, ("bowers", "Which card is the {JD}?")),
        (11, ("bowers", "{JD}")),
        (13, ("bowers", "Yes.")),
        (16, ("bowers", "Look again.")),
    ]


def test_an_authors_note_reaches_the_translators_of_its_step() -> None:
    notes = {
        str(message[-1]): notes
        for _line, _call, message, notes in extract_lesson(BytesIO(LESSON), (), (), {})
    }
    assert notes["Which card is the {JD}?"] == ["colour means red or black"]
    assert notes["Two jacks"] == []


def test_names_words_and_clauses_of_a_ruleset_are_texts_and_switches_are_not() -> None:
    found = [message for _line, _call, message, _notes in extract_ruleset(BytesIO(RULESET), (), (), {})]
    assert found == ["Kitchen table", "I order it up", "Five cards each."]


def test_every_field_of_a_lesson_that_holds_text_is_extracted() -> None:
    fields = {
        node.target.id
        for path in (Path(__file__).parents[2] / "game" / "course").glob("*.py")
        for node in ast.walk(ast.parse(path.read_bytes()))
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
        if {"Text", "Line", "Title"}
        & {name.id for name in ast.walk(node.annotation) if isinstance(name, ast.Name)}
    }
    assert "title" in fields
    assert fields <= LESSON_KEYS


def test_a_file_that_is_no_yaml_holds_no_texts() -> None:
    assert list(extract_lesson(BytesIO(b"id: [unclosed"), (), (), {})) == []


def test_plurals_contexts_and_notes_come_out_of_code(checkout: Path) -> None:
    catalogue = code(
        checkout,
        "# NOTE: n is a number of tricks\n"
        'a = ngettext("{n} trick", "{n} tricks", n)\n'
        'b = pgettext("card", "ten")\n'
        'c = npgettext("score", "{n} point", "{n} points", n)\n'
        "e = _(variable)\n",
    )
    tricks = catalogue.get("{n} trick")
    assert tricks is not None
    assert tricks.id == ("{n} trick", "{n} tricks")
    assert tricks.auto_comments == ["n is a number of tricks"]
    assert tricks.locations == [("game/room.py", 2)]
    assert catalogue.get("ten", context="card") is not None
    assert catalogue.get("{n} point", context="score") is not None


def test_pages_of_the_checker_are_not_lessons(checkout: Path) -> None:
    contexts = {message.context for message in catalogues(checkout)["lessons"] if message.id}
    assert contexts == {"bowers"}


@pytest.mark.parametrize("call", ['_(f"{n} cards")', '_("{n} cards".format(n=1))', '_("a " + suit)'])
def test_a_text_that_no_extractor_can_read_is_reported_with_its_place(checkout: Path, call: str) -> None:
    code(checkout, f"a = 1\nb = {call}\n")
    (fault,) = unreadable_calls(checkout)
    assert fault.startswith("game/room.py:2:7: ")


def test_a_counted_sentence_of_a_switch_has_both_its_forms() -> None:
    found = [
        (line, call, message)
        for line, call, message, _notes in extract_switches(BytesIO(SWITCHES), (), (), {})
    ]
    assert found == [
        (3, "gettext", "Game"),
        (6, "gettext", "A game ends at"),
        (8, "ngettext", ("At {n} point.", "At {n} points.")),
    ]


def test_of_a_question_its_words_are_found_and_not_what_it_is_about() -> None:
    found = [message for _line, _call, message, _notes in extract_questions(BytesIO(QUESTIONS), (), (), {})]
    assert found == ["Game", "When is it over?", "how long"]


def test_the_files_of_switches_and_questions_are_read_by_their_own_keys(checkout: Path) -> None:
    (checkout / "game" / "rulesets" / "switches.yaml").write_bytes(SWITCHES)
    (checkout / "game" / "rulesets" / "questions.yaml").write_bytes(QUESTIONS)
    texts = catalogues(checkout)["leftbower"]
    assert texts.get("At {n} point.").pluralizable
    assert "When is it over?" in texts

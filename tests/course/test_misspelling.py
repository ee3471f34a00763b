"""What an author probably meant is said, and following it mends the file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.course.checker import check_paths
from game.course.misspelling import card_meant, move_meant, seat_meant

LESSON = """\
format: 1
id: trial
title: A trial
summary: Only for a test.
level: beginner
minutes: 3
tables:
  ace-led:
    dealer: you
    trump: hearts
    made: second-round
    hands:
      you: [9H, KD, QC, TC, 9C]
      left: {has: [AS]}
    played: [left AS, partner 9S, right TS]
steps:
  - type: say
    id: intro
    table: ace-led
    text: Hearts are trump. Walt led the {AS}, and you have no spade. See [[left-bower]].
  - type: play
    id: take-it
    table: ace-led
    ask: Win the trick.
    goal: win-trick
    answers:
      - {cards: 9H, grade: best, say: "The smallest trump is enough."}
      - {any: other, grade: wrong, say: auto, then: [gather]}
    hints: ["Which suit is trump?", auto]
  - type: choose
    id: pick-one
    ask: Which?
    options:
      - {id: one, text: One}
      - {id: two, text: Two}
    answers:
      - {option: one, grade: best, say: Yes.}
      - {option: two, grade: wrong, say: No.}
"""
GLOSSARY = "format: 1\nid: glossary\nterms:\n  left-bower: {title: left bower, text: The other jack.}\n"

MISTAKES = [
    ("KD, QC", "10D, QC", "10D"),
    ("KD, QC", "DK, QC", "DK"),
    ("KD, QC", "♦K, QC", "♦K"),
    ("{cards: 9H", "{cards: H9", "H9"),
    ("dealer: you", "dealer: Walt", "Walt"),
    ("trump: hearts", "trump: heart", "heart"),
    ("[left AS,", "[Walt AS,", "Walt AS"),
    ("partner 9S,", "Nora 9S,", "Nora 9S"),
    ("right TS]", "right 10S]", "right 10S"),
    ("then: [gather]", "then: [gathr]", "gathr"),
    ("table: ace-led\n    ask", "table: ace-lead\n    ask", "ace-lead"),
    ("[[left-bower]]", "[[left-bowr]]", "[[left-bowr]]"),
    ("{AS}", "{10S}", "{10S}"),
    ("{option: two", "{option: tow", "tow"),
    ("type: choose", "type: chose", "chose"),
    ("grade: wrong, say: auto", "grade: wrnog, say: auto", "wrnog"),
    ("level: beginner", "level: begginer", "begginer"),
    ("made: second-round", "made: second", "second"),
    ("hints: [", "hint: [", "hint"),
    ("ask: Win", "aks: Win", "aks"),
]


def faults(text: str, folder: Path) -> list[str]:
    """The mends of all faults of a lesson."""
    (folder / "glossary.yaml").write_text(GLOSSARY, encoding="utf-8")
    (folder / "trial.yaml").write_text(text, encoding="utf-8")
    return [fault.mend for fault in check_paths([folder / "trial.yaml"])]


def test_the_lesson_itself_has_nothing_to_fix(tmp_path: Path) -> None:
    assert faults(LESSON, tmp_path) == []


@pytest.mark.parametrize(("right", "wrong", "word"), MISTAKES, ids=[word for _a, _b, word in MISTAKES])
def test_the_word_that_is_offered_mends_the_mistake(
    right: str, wrong: str, word: str, tmp_path: Path
) -> None:
    broken = LESSON.replace(right, wrong, 1)
    assert broken != LESSON
    mend, *_others = faults(broken, tmp_path)
    offered = re.fullmatch(r"Did you mean (.+)\?", mend)
    assert offered is not None, mend
    meant = f"[[{offered[1]}]]" if word.startswith("[[") else offered[1]
    mended = broken.replace(wrong, wrong.replace(word, meant, 1), 1)
    left = faults(mended, tmp_path)
    assert left == [] or not left[0].startswith("Did you mean"), left


def test_an_option_in_plain_words_gets_an_id(tmp_path: Path) -> None:
    broken = LESSON.replace("{id: one, text: One}", "One")
    (mend,) = faults(broken, tmp_path)
    option = re.search(r"\{id: .*\}", mend)
    assert option is not None
    assert faults(broken.replace("- One", f"- {option[0]}", 1), tmp_path) == []


def test_a_hand_that_is_too_small_is_one_in_part(tmp_path: Path) -> None:
    broken = LESSON.replace("left: {has: [AS]}", "left: [AS]")
    (mend,) = faults(broken, tmp_path)
    part = re.search(r"\{has: .*\}", mend)
    assert part is not None
    assert faults(broken.replace("left: [AS]", f"left: {part[0]}", 1), tmp_path) == []


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("10D", "TD"), ("D10", "TD"), ("d10", "TD"), ("10♦", "TD"), ("ten of diamonds", "TD"), ("CJ", "JC"),
        ("jack of clubs", "JC"), ("JX", ""), ("", ""), ("hearts", ""), ("AS KS", ""), ("11H", ""),
    ],
)  # fmt: skip
def test_a_card_is_recognized_however_it_is_typed(typed: str, code: str) -> None:
    assert card_meant(typed) == code


def test_players_are_known_by_their_names() -> None:
    assert [seat_meant(name) for name in ("Walt", "Nora", "Ezra", "me")] == [
        "left",
        "partner",
        "right",
        "you",
    ]
    assert move_meant("Ezra 10S") == "right TS"

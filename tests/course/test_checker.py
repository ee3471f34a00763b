"""What the checker proves: each rule by an example that breaks it and the same example mended."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from game.course.checker import check_paths, main
from game.storage import paths
from tests.course.writing import CLASSIC, HEAD, LEFT_LED, STICK, faults, lesson

HERE = "# here"
"""Marks the line of a fault."""


@dataclass(frozen=True)
class Example:
    """Steps that break a rule (tables stand above them), what is said, and the text that mends them."""

    steps: str
    says: str
    mend: tuple[str, str]
    tables: str = LEFT_LED
    head: str = HEAD


PLAY = """\
- type: play
  id: follow
  table: led
  ask: Play.
  answers:
    - {cards: JD, grade: best, say: Yes.}
    - {any: illegal, grade: wrong, say: auto}
"""
ORDER = """\
- type: order
  id: strength
  table: led
  ask: Order.
  cards: [AH, JD, JH]
  answers:
    - {cards: [JH, JD, AH], grade: best, say: Yes.}
    - {any: other, grade: wrong, say: auto}
"""
PICK = """\
- type: pick
  id: trumps
  table: led
  ask: Tap your trumps.
  which: trump
  answers:
    - {cards: JD, grade: best, say: Yes.}
    - {any: other, grade: wrong, say: auto}
"""
CHOOSE = """\
- type: choose
  id: which
  ask: Which?
  options:
    - {id: one, text: One}
    - {id: two, text: Two}
  answers:
    - {option: one, grade: best, say: Yes.}
    - {option: two, grade: wrong, say: No.}
"""
FREE = """\
led:
  dealer: you
  trump: hearts
  maker: left
  hands:
    you: [JD, KD, AC, TC, 9C]
    left: {has: [AS, KS]}
  played: [left AS, partner 9S, right TS]
"""
WIN = """\
- type: play
  id: win
  table: led
  ask: Win the trick.
  goal: win-trick
  answers:
    - {cards: JD, grade: best, say: Yes.}
    - {any: other, grade: wrong, say: auto}
"""
SLOWER = """\
- {type: branch, id: on, goto: end}
- {type: say, id: aside, text: Never seen.}
- {type: say, id: end, text: The end.}
"""


def changed(text: str, *changes: str) -> str:
    """The text with each odd one of the changes replaced by the next; each stands there once."""
    for old, new in zip(changes[::2], changes[1::2], strict=True):
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


EXAMPLES = {
    "a table that cannot be filled": Example(
        changed(PLAY, "JD", "JD"),
        "must follow hearts",
        ("right TC", "right TH"),
        changed(LEFT_LED, "partner: {has: [JH]}", "right: {has: [9H]}", "right TH]", "right TC] # here"),
    ),
    "two steps with one id": Example(
        "- {type: say, id: same, text: One.}\n- {type: say, id: same, text: Two.} # here\n",
        "Another step above has the id “same”",
        ("id: same, text: Two", "id: other, text: Two"),
    ),
    "bold words without an end": Example(
        "- {type: say, id: x, text: 'Hearts are **trump.'} # here\n",
        "make the rest of this text bold",
        ("**trump.", "**trump**."),
    ),
    "a text without words": Example(
        "- {type: say, id: x, text: '  '} # here\n", "This text is empty", ("'  '", "Look.")
    ),
    "an answer that plays no card": Example(
        changed(PLAY, "{cards: JD, grade: best, say: Yes.}", "{cards: [], grade: best, say: Yes.} # here"),
        "No card is named here",
        ("cards: []", "cards: JD"),
    ),
    "a number for a key": Example(
        "- {type: say, id: x, text: Look.}\n",
        "Only words can be keys here",
        ("7: red # here\n", ""),
        head=HEAD + "7: red # here\n",
    ),
    "another format": Example(
        "- {type: say, id: x, text: Look.}\n",
        "Only 1 can stand here",
        ("format: 2", "format: 1"),
        head=changed(HEAD, "format: 1", "format: 2 # here"),
    ),
    "a table that is not there": Example(
        "- {type: say, id: x, text: Look., table: lead} # here\n",
        "no table called “lead”",
        ("table: lead", "table: led"),
    ),
    "a jump to nowhere": Example(
        "- {type: branch, id: on, goto: edn} # here\n- {type: say, id: end, text: The end.}\n",
        "no step called “edn”",
        ("edn", "end"),
    ),
    "a jump backward": Example(
        "- {type: say, id: one, text: One.}\n- {type: branch, id: on, goto: one} # here\n"
        "- {type: say, id: end, text: The end.}\n",
        "steps go forward only",
        ("goto: one", "goto: end"),
    ),
    "a step that no way leads to": Example(
        CHOOSE + changed(SLOWER, "Never seen.}", "Never seen.} # here"),
        "No way leads to the step “aside”",
        ("id: on, goto", "id: on, when: {wrong_at_least: 1, within: [which]}, goto"),
    ),
    "wrong answers counted in a step that asks for nothing": Example(
        "- {type: say, id: one, text: One.}\n"
        + CHOOSE
        + changed(SLOWER, "goto: end}", "goto: end, when: {wrong_at_least: 1, within: [one]}} # here"),
        "No step above called “one” asks for anything",
        ("within: [one]", "within: [which]"),
    ),
    "a skill that nothing tests": Example(
        CHOOSE,
        "“left-bower” is taught here and no step tests it",
        ("id: which\n", "id: which\n    tests: [left-bower]\n"),
        head=HEAD + "teaches: [left-bower] # here\n",
    ),
    "a term that the glossary lacks": Example(
        "- {type: term, term: left-bowler} # here\n", "no term “left-bowler”", ("bowler", "bower")
    ),
    "braces that mean nothing": Example(
        '- {type: say, id: x, text: "The {11H} leads."} # here\n', "{11H} is no card", ("{11H}", "{TH}")
    ),
    "a card in braces the wrong way round": Example(
        '- {type: say, id: x, text: "The {HJ} leads."} # here\n', "{HJ} is no card", ("{HJ}", "{JH}")
    ),
    "a choice left to the engine": Example(
        changed(CHOOSE, "say: No.}", "say: auto} # here"),
        "Nothing can be said by itself to “two”",
        ("say: auto", "say: No."),
    ),
    "an option without its answer": Example(
        changed(CHOOSE, "    - {option: two, grade: wrong, say: No.}\n", "", "Yes.}", "Yes.} # here"),
        "Nothing is said to this answer: two",
        ("Yes.} # here\n", "Yes.}\n      - {any: other, grade: wrong, say: No.}\n"),
    ),
    "an answer to an option that is not there": Example(
        changed(CHOOSE, "option: two", "option: tow", "No.}", "No.} # here"),
        "no option “tow”",
        ("tow", "two"),
    ),
    "two options with one id": Example(
        changed(CHOOSE, "{id: two, text: Two}", "{id: one, text: Two} # here"),
        "Another option has the id “one”",
        ("{id: one, text: Two}", "{id: two, text: Two}"),
    ),
    "no best answer": Example(
        changed(CHOOSE, "grade: best, say: Yes.}", "grade: fine, say: Yes.} # here"),
        "No answer is graded best",
        ("grade: fine", "grade: best"),
    ),
    "an answer that can never match": Example(
        changed(CHOOSE, "No.}\n", "No.}\n    - {any: other, grade: wrong, say: Hm.} # here\n"),
        "This answer never matches",
        ("      - {any: other, grade: wrong, say: Hm.} # here\n", ""),
    ),
    "an illegal choice": Example(
        changed(CHOOSE, "option: two", "any: illegal", "No.}", "No.} # here"),
        "Nothing can be illegal in this step",
        ("any: illegal", "any: other"),
    ),
    "a card after a choice": Example(
        changed(CHOOSE, "say: No.}", "say: No., then: [gather]} # here"),
        "Nothing is done at the table in this step",
        (", then: [gather]", ""),
    ),
    "a play without a table": Example(
        changed(PLAY, "  table: led\n", "", "id: follow", "id: follow # here"),
        "This step needs a table",
        ("follow # here", "follow\n    table: led"),
    ),
    "a play out of turn": Example(
        changed(PLAY, "id: follow", "id: follow # here"),
        "It is not your turn to play",
        (", partner JH]", ", partner JH, right TH]"),
        changed(LEFT_LED, ", right TH]", "]"),
    ),
    "a pick of trumps while there are none": Example(
        changed(PICK, "which: trump", "which: trump # here"),
        "There is no trump at this table",
        ("dealer: left", "dealer: left, trump: hearts"),
        "led: {dealer: left, hands: {you: [JD, AD, KS, TC, 9S]}}\n",
    ),
    "a card that the learner does not hold": Example(
        changed(PLAY, "Yes.}\n", "Yes.}\n    - {cards: QC, grade: wrong, say: No.} # here\n"),
        "You do not hold the QC",
        ("cards: QC", "cards: TC"),
    ),
    "an accepted card that may not be played": Example(
        changed(PLAY, "Yes.}\n", "Yes.}\n    - {cards: AD, grade: fine, say: Hm.} # here\n"),
        "“AD” is accepted here, and the rules do not allow it",
        ("grade: fine", "grade: wrong"),
    ),
    "a card answered further up": Example(
        changed(PLAY, "Yes.}\n", "Yes.}\n    - {cards: [TC, JD], grade: wrong, say: No.} # here\n"),
        "“JD” has its answer further up",
        ("[TC, JD]", "[TC]"),
    ),
    "a card without an answer": Example(
        changed(PLAY, "    - {any: illegal, grade: wrong, say: auto}\n", "", "Yes.}", "Yes.} # here"),
        "Nothing is said to this answer: AD",
        ("Yes.} # here\n", "Yes.}\n      - {any: other, grade: wrong, say: No.}\n"),
    ),
    "a card that falls out of turn afterwards": Example(
        changed(WIN, "say: Yes.}", "say: Yes., then: [right QS]} # here"),
        "“right QS” is not possible here",
        ("right QS", "gather"),
        FREE,
    ),
    "a trick gathered before it is full": Example(
        changed(WIN, "say: Yes.}", "say: Yes., then: [gather, gather]} # here"),
        "no full trick to gather",
        ("[gather, gather]", "[gather]"),
        FREE,
    ),
    "a card after one that may not be played": Example(
        changed(PLAY, "Yes.}\n", "Yes.}\n    - {cards: AD, grade: wrong, say: No., then: [gather]} # here\n"),
        "“AD” is not allowed, so nothing follows it",
        (", then: [gather]", ""),
    ),
    "an accepted card that misses the goal": Example(
        changed(WIN, "Yes.}\n", "Yes.}\n    - {cards: KD, grade: fine, say: Hm.} # here\n"),
        "“KD” is accepted here, and it does not reach the goal",
        ("grade: fine", "grade: wrong"),
        FREE,
    ),
    "a card without a goal left to the engine": Example(
        changed(
            WIN,
            "  goal: win-trick\n",
            "",
            "Yes.}\n",
            "Yes.}\n    - {cards: KD, grade: wrong, say: auto} # here\n",
            "{any: other, grade: wrong, say: auto}",
            "{any: other, grade: wrong, say: No.}",
        ),
        "Nothing can be said by itself to “KD”",
        ("say: auto", "say: It is not trump."),
        FREE,
    ),
    "a card graded wrong that reaches the goal": Example(
        changed(
            WIN,
            "cards: JD",
            "cards: KD",
            "say: auto}",
            "say: auto} # here",
            "Yes.}\n",
            "Yes.}\n    - {cards: [AC, TC], grade: fine, say: Fine.}\n",
            "win-trick",
            "lose-trick",
        ),
        "“9C” reaches the goal, and it is graded wrong",
        ("[AC, TC]", "[AC, TC, 9C]"),
        FREE,
    ),
    "an order that the engine does not hold": Example(
        changed(
            ORDER, "[JH, JD, AH], grade: best, say: Yes.}", "[JH, AH, JD], grade: best, say: Yes.} # here"
        ),
        "the engine holds another answer to be right",
        ("[JH, AH, JD]", "[JH, JD, AH]"),
    ),
    "an order of other cards": Example(
        changed(
            ORDER, "[JH, JD, AH], grade: best, say: Yes.}", "[JH, JD, KH], grade: best, say: Yes.} # here"
        ),
        "not the cards of this step",
        ("[JH, JD, KH]", "[JH, JD, AH]"),
    ),
    "an order of suits that do not compare": Example(
        changed(ORDER, "[AH, JD, JH]", "[AS, AC, JH] # here", "[JH, JD, AH]", "[JH, AS, KS]"),
        "two plain suits have no order",
        ("[AS, AC, JH] # here", "[AS, KS, JH]"),
    ),
    "a card to be ordered twice": Example(
        changed(ORDER, "[AH, JD, JH]", "[AH, JD, JH, JH] # here"),
        "The JH is here twice",
        ("[AH, JD, JH, JH]", "[AH, JD, JH]"),
    ),
    "a right answer graded wrong": Example(
        changed(PICK, "    - {cards: JD, grade: best, say: Yes.}\n", "", "say: auto}", "say: auto} # here"),
        "it takes the right answer, too",
        ("      - {any", "      - {cards: JD, grade: best, say: Yes.}\n      - {any"),
    ),
    "a pick that the engine does not hold": Example(
        changed(PICK, "{cards: JD, grade: best, say: Yes.}", "{cards: AD, grade: best, say: Yes.} # here"),
        "the engine holds another answer to be right",
        ("cards: AD", "cards: JD"),
    ),
    "a lesson that no ruleset can play": Example(
        CHOOSE,
        "No ruleset has all these house rules",
        ("pack: 28", "pack: 24"),
        head=HEAD + "needs: {pack: 28} # here\n",
    ),
}


def written(example: Example) -> str:
    return lesson(example.steps, example.tables, example.head)


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES.keys())
def test_a_broken_rule_is_told_once_and_where(example: Example, tmp_path: Path) -> None:
    text = written(example)
    (fault,) = faults(text, tmp_path)
    assert example.says in fault.message
    assert HERE in text.splitlines()[fault.line - 1]
    assert fault.mend.endswith(".")


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES.keys())
def test_the_mended_example_holds(example: Example, tmp_path: Path) -> None:
    assert faults(changed(written(example), *example.mend), tmp_path) == []


def test_a_broken_table_silences_what_would_only_follow_from_it(tmp_path: Path) -> None:
    tables = changed(LEFT_LED, "has: [KH]", "has: [JD]")
    (fault,) = faults(lesson(PLAY + PICK, tables), tmp_path)
    assert "two places" in fault.message


def test_two_faults_are_told_in_the_order_of_the_file(tmp_path: Path) -> None:
    steps = changed(PLAY, "cards: JD", "cards: QC") + "- {type: term, term: gone}\n"
    found = faults(lesson(steps, LEFT_LED), tmp_path)
    assert [fault.message for fault in found] == [
        "You do not hold the QC at this table.",
        "The glossary has no term “gone”.",
    ]


def test_a_rule_that_only_some_rulesets_have_is_looked_at_under_each(tmp_path: Path) -> None:
    hand = "{you: [JD, KD, AS, TC, 9C]}"
    table = f"led: {{dealer: right, trump: hearts, made: first-round, maker: you, hands: {hand}}}\n"
    text = lesson("- {type: say, id: x, text: Look., table: led}\n", table)
    assert faults(text, tmp_path, (CLASSIC,)) == []
    assert "natural trump" in faults(text, tmp_path, (CLASSIC, STICK))[0].message
    needing = lesson(
        "- {type: say, id: x, text: Look., table: led}\n", table, HEAD + "needs: {natural_trump: false}\n"
    )
    assert faults(needing, tmp_path, (CLASSIC, STICK)) == []


def test_folders_are_checked_whole_with_their_glossary(tmp_path: Path) -> None:
    chapter = tmp_path / "1-first"
    chapter.mkdir()
    (tmp_path / "glossary.yaml").write_text(
        "format: 1\nid: glossary\nterms:\n  renege: {title: renege, text: '{ZZ}'}\n", encoding="utf-8"
    )
    (chapter / "01-one.yaml").write_text(lesson("- {type: term, term: renege}\n"), encoding="utf-8")
    (chapter / "02-two.yaml").write_text(lesson("- {type: term, term: march}\n"), encoding="utf-8")
    said = [(Path(fault.file).name, fault.line, fault.message) for fault in check_paths([tmp_path])]
    assert said == [
        ("glossary.yaml", 4, "{ZZ} is no card and no number that can be filled in."),
        ("02-two.yaml", 2, "Another lesson has this id, too: 01-one.yaml."),
        ("02-two.yaml", 8, "The glossary has no term “march”."),
    ]


def test_prerequisites_that_go_round_in_a_circle_are_told_in_each_of_its_lessons(tmp_path: Path) -> None:
    for name, required in (("one", "two"), ("two", "three"), ("three", "one, gone"), ("four", "one, four")):
        head = changed(HEAD, "id: trial", f"id: {name}") + f"requires: [{required}]\n"
        (tmp_path / f"{name}.yaml").write_text(lesson(head=head), encoding="utf-8")
    said = [(Path(fault.file).stem, fault.column, fault.message) for fault in check_paths([tmp_path])]
    assert [(name, column) for name, column, _message in said] == [
        ("four", 17),
        ("one", 12),
        ("three", 12),
        ("two", 12),
    ]
    assert "cannot come before itself" in said[0][2]
    assert "“two” should come before this one" in said[1][2]


def test_a_faulty_glossary_is_not_blamed_on_the_lessons(tmp_path: Path) -> None:
    (tmp_path / "glossary.yaml").write_text("format: 1\n", encoding="utf-8")
    (tmp_path / "one.yaml").write_text(lesson("- {type: term, term: renege}\n"), encoding="utf-8")
    assert {Path(fault.file).name for fault in check_paths([tmp_path])} == {"glossary.yaml"}


def test_a_file_that_is_not_there_is_a_fault(tmp_path: Path) -> None:
    (fault,) = check_paths([tmp_path / "gone.yaml"])
    assert "cannot be read" in fault.message


def test_the_command_prints_each_fault_with_its_place_and_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "trial.yaml"
    path.write_text(lesson("- {type: term, term: gone}\n"), encoding="utf-8")
    assert main([path]) == 1
    assert capsys.readouterr().out.startswith(f"{path}:8:24: The glossary has no term “gone”.")


def test_every_lesson_that_ships_holds_under_every_ruleset() -> None:
    assert check_paths([paths.lessons()]) == []

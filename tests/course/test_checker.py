"""What the checker proves: every page of lessons/checks with its examples, and what holds for all of them."""

from __future__ import annotations

import contextlib
import json
import re
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from game.course import deals
from game.course.checker import check_paths, main
from game.course.checks.rule_numbers import Rule
from game.course.flow import steps_ahead
from game.course.lesson_progress import begun
from game.course.lesson_start import begin
from game.course.loader import load_catalogue
from game.course.tables import Table
from game.rules.ruleset import Ruleset
from game.rules.state import Setup
from game.rulesets.shipped import list_rulesets
from game.storage import paths
from game.yamlfile.yaml_positions import YamlFault
from tests.course.writing import CLASSIC, HEAD, LEFT_LED, STICK, faults, lesson

HERE = "# here"
"""Marks the line of a fault."""
_BLOCK = re.compile(r"```yaml (failing|fixed) ?(\S*)\n(.*?)```", re.DOTALL)


@dataclass
class Example:
    """An example of a page: the files that break the rule, and the same fixed."""

    rule: str
    failing: dict[str, str] = field(default_factory=dict)
    fixed: dict[str, str] = field(default_factory=dict)


def examples() -> dict[str, Example]:
    """Every example of the pages by its page and headline."""
    found: dict[str, Example] = {}
    for page in sorted((paths.lessons() / "checks").glob("L*.md")):
        for part in page.read_text(encoding="utf-8").split("\n## ")[1:]:
            example = Example(page.name[:3])
            for kind, name, text in _BLOCK.findall(part):
                getattr(example, kind)[name or "trial.yaml"] = text
            found[f"{example.rule} {part.splitlines()[0]}"] = example
    return found


EXAMPLES = examples()
every_example = pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES.keys())

PLAY = """\
- type: play
  id: follow
  table: led
  ask: Play.
  answers:
    - {cards: JD, grade: best, say: Yes.}
    - {any: illegal, grade: wrong, say: auto}
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


def changed(text: str, *changes: str) -> str:
    """The text with each odd one of the changes replaced by the next; each stands there once."""
    for old, new in zip(changes[::2], changes[1::2], strict=True):
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


def told(files: dict[str, str], folder: Path, *, values: bool = False) -> list[tuple[str, str, str, str]]:
    """Rule, file, marked line and mend of every fault of these files."""
    (folder / "glossary.yaml").write_text(
        "format: 1\nid: glossary\nterms:\n  left-bower: {title: left bower, text: The other jack.}\n",
        encoding="utf-8",
    )
    for name, text in files.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    found = check_paths([folder], values=values)
    lines = {Path(name).name: text.splitlines() for name, text in files.items()}
    return [
        (fault.rule, Path(fault.file).name, lines[Path(fault.file).name][fault.line - 1], fault.mend)
        for fault in found
    ]


@every_example
def test_a_broken_rule_is_told_once_and_where(example: Example, tmp_path: Path) -> None:
    ((rule, _file, line, mend),) = told(example.failing, tmp_path, values=example.rule == Rule.WORTH)
    assert rule == example.rule
    assert HERE in line
    assert mend.endswith((".", "?", "}"))  # a line to copy has no full stop


@every_example
def test_the_fixed_example_holds(example: Example, tmp_path: Path) -> None:
    assert told(example.fixed, tmp_path, values=example.rule == Rule.WORTH) == []


def test_what_the_engine_thinks_is_told_only_where_it_is_asked(tmp_path: Path) -> None:
    (weighed,) = (example for example in EXAMPLES.values() if example.rule == Rule.WORTH)
    assert told(weighed.failing, tmp_path) == []


@every_example
def test_a_lesson_that_breaks_a_rule_is_listed_and_opens_with_words_if_at_all(
    example: Example, tmp_path: Path
) -> None:
    told(example.failing, tmp_path)
    catalogue = load_catalogue(tmp_path)
    assert len(catalogue.lessons) + len(catalogue.faults) == len(set(example.failing) - {"pack.yaml"})
    for file in catalogue.lessons:
        ids = {step.id for step in file.lesson.shown}
        first = begun(file.lesson).way[0].step
        assert first in ids
        assert set(steps_ahead(file.lesson, first, {})) <= ids
        for ruleset in (CLASSIC, STICK):
            with contextlib.suppress(YamlFault):
                begin(file, catalogue.glossary, ruleset)


def test_every_rule_has_its_page() -> None:
    assert {example.rule for example in EXAMPLES.values()} == set(Rule)


def test_a_broken_table_silences_what_would_only_follow_from_it(tmp_path: Path) -> None:
    tables = changed(LEFT_LED, "has: [KH]", "has: [JD]")
    (fault,) = faults(lesson(PLAY + PICK, tables), tmp_path)
    assert "two places" in fault.message


def test_what_is_wrong_with_any_other_card_is_told_once(tmp_path: Path) -> None:
    steps = changed(PLAY, "any: illegal", "any: other", "cards: JD", "cards: AD")
    table = changed(LEFT_LED, "[JD, AD, KS, TC, 9S]", "[AD, KD, QD, TD, 9D]")
    (fault,) = faults(lesson(steps, table), tmp_path)
    assert "this step doesn't measure it" in fault.message


def test_a_question_without_a_best_answer_is_told_once(tmp_path: Path) -> None:
    (fault,) = faults(
        lesson(changed(PLAY, "- {cards: JD, grade: best, say: Yes.}\n    ", ""), LEFT_LED), tmp_path
    )
    assert fault.rule == Rule.BEST


def test_a_word_linked_in_a_title_is_told_once(tmp_path: Path) -> None:
    head = changed(HEAD, "title: A trial", 'title: "A [[gone]]"')
    (fault,) = faults(lesson(head=head), tmp_path)
    assert "can't be opened from here" in fault.message


def test_two_faults_are_told_in_the_order_of_the_file(tmp_path: Path) -> None:
    steps = changed(PLAY, "cards: JD", "cards: QC") + "- {type: term, term: gone}\n"
    found = faults(lesson(steps, LEFT_LED), tmp_path)
    assert [fault.message for fault in found] == [
        "You don't have the QC at this table.",
        "The glossary has no term “gone”.",
    ]


def test_a_folder_without_lessons_is_told_and_nothing_is_said_to_hold(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "notes.txt").write_text("id: notes", encoding="utf-8")
    assert main([tmp_path]) == 1
    said = capsys.readouterr().out
    assert said.startswith(f"{tmp_path}:1:1: There are no lesson files in this folder. Name another folder")
    assert "nothing to mend" not in said
    (tmp_path / "trial.yaml").write_text(lesson(), encoding="utf-8")
    assert main([tmp_path]) == 0


@pytest.mark.parametrize("required", ["following-suit", "beside", "in-another-chapter"])
def test_a_lesson_checked_by_itself_may_require_one_that_ships_or_lies_near(
    tmp_path: Path, required: str
) -> None:
    chapter, other = tmp_path / "1-one", tmp_path / "2-two"
    for folder in (chapter, other):
        folder.mkdir()
    (tmp_path / "pack.yaml").write_text("", encoding="utf-8")
    (chapter / "beside.yaml").write_text('id: "beside"  # not written yet', encoding="utf-8")
    (other / "there.yaml").write_text("id: in-another-chapter\n", encoding="utf-8")
    (chapter / "trial.yaml").write_text(lesson(head=HEAD + f"requires: [{required}]\n"), encoding="utf-8")
    assert check_paths([chapter / "trial.yaml"]) == []
    (tmp_path / "pack.yaml").unlink()
    found = [fault.rule for fault in check_paths([chapter / "trial.yaml"])]
    assert found == ([Rule.REQUIRED] if required == "in-another-chapter" else [])


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
        ("glossary.yaml", 4, "{ZZ} isn't a card or a number that can be filled in."),
        ("02-two.yaml", 2, "Another lesson already has this id: 01-one.yaml."),
        ("02-two.yaml", 8, "The glossary has no term “march”."),
    ]


def test_prerequisites_that_go_round_in_a_circle_are_told_in_each_of_its_lessons(tmp_path: Path) -> None:
    for name, required in (("one", "two"), ("two", "three"), ("three", "one, trump"), ("four", "one, four")):
        head = changed(HEAD, "id: trial", f"id: {name}") + f"requires: [{required}]\n"
        (tmp_path / f"{name}.yaml").write_text(lesson(head=head), encoding="utf-8")
    said = [(Path(fault.file).stem, fault.column, fault.message) for fault in check_paths([tmp_path])]
    assert [(name, column) for name, column, _message in said] == [
        ("four", 17),
        ("one", 12),
        ("three", 12),
        ("two", 12),
    ]
    assert "can't come before itself" in said[0][2]
    assert "“two” is supposed to come before this one" in said[1][2]


def test_a_faulty_glossary_is_not_blamed_on_the_lessons(tmp_path: Path) -> None:
    (tmp_path / "glossary.yaml").write_text("format: 1\n", encoding="utf-8")
    (tmp_path / "one.yaml").write_text(lesson("- {type: term, term: renege}\n"), encoding="utf-8")
    assert {Path(fault.file).name for fault in check_paths([tmp_path])} == {"glossary.yaml"}


def test_a_file_that_is_not_there_is_a_fault(tmp_path: Path) -> None:
    (fault,) = check_paths([tmp_path / "gone.yaml"])
    assert "can't be read" in fault.message


def test_the_command_prints_each_fault_with_its_place_and_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "trial.yaml"
    path.write_text(lesson("- {type: term, term: gone}\n"), encoding="utf-8")
    assert main([path]) == 1
    assert capsys.readouterr().out.startswith(f"{path}:8:24: The glossary has no term “gone”.")


def test_faults_for_other_programs_are_an_object_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "trial.yaml"
    path.write_text(lesson("- {type: term, term: gone}\n"), encoding="utf-8")
    assert main([path], as_json=True) == 1
    told = json.loads(capsys.readouterr().out)
    assert (told["line"], told["column"], told["rule"]) == (8, 24, "L16")


def test_only_what_is_faulty_is_proved_again_to_find_the_house_rules_behind_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dealt: list[str] = []
    fill = deals.fill

    def counted(table: Table, ruleset: Ruleset, seed: str) -> Setup:
        dealt.append(seed)
        return fill(table, ruleset, seed)

    monkeypatch.setattr(deals, "fill", counted)
    stuck = "stuck: {dealer: you, upcard: 9H, calls: [left pass, partner pass, right pass, you turn-down, "
    stuck += "left pass, partner pass, right pass]}\n"
    steps = (
        "- {type: say, id: one, table: led, text: One.}\n"
        + """\
- type: bid
  id: last
  table: stuck
  ask: What do you say?
  answers:
    - {call: pass, grade: best, say: "Yes, you pass."}
    - {any: other, grade: wrong, say: "No, you pass."}
"""
    )
    found = faults(lesson(steps, LEFT_LED + stuck), tmp_path, list_rulesets())
    assert [fault.rule for fault in found] == ["L21"]
    assert "needs: {" in found[0].mend
    assert sum("led" in seed for seed in dealt) == len(list_rulesets())


@pytest.mark.parametrize("sign", ["\\x85", "\\u2028", "\\x7f", "\\x9b"])
def test_nothing_that_a_fault_quotes_ends_the_line_of_its_object(
    sign: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "trial.yaml"
    path.write_text(lesson(f'- {{type: "say{sign}", id: one, text: One.}}\n'), encoding="utf-8")
    assert main([path], as_json=True) == 1
    (line,) = capsys.readouterr().out.splitlines()
    assert line.isprintable()
    assert sign.encode().decode("unicode_escape") in json.loads(line)["message"]


def test_every_lesson_that_ships_holds_under_every_ruleset() -> None:
    assert check_paths([paths.lessons()]) == []

"""A fault in one place hides nothing of the rest, and what follows from it is not told."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.course.checker import check_paths, main
from tests.course.writing import HEAD, LEFT_LED, lesson

PLAY = """\
- type: play
  id: follow
  table: led
  ask: Play.
  answers:
    - {cards: JD, grade: best, say: Yes.}
    - {any: illegal, grade: wrong, say: auto}
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
BRANCH = "- {type: branch, id: on, goto: last}\n"
LAST = "- {type: say, id: last, text: Done.}\n"


def told(text: str, folder: Path) -> list[tuple[str, str]]:
    """The rule and the line of each fault."""
    path = folder / "trial.yaml"
    path.write_text(text, encoding="utf-8")
    lines = text.splitlines()
    return [(fault.rule, lines[fault.line - 1].strip()) for fault in check_paths([path])]


def changed(text: str, *changes: tuple[str, str]) -> str:
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def test_a_form_fault_hides_no_other_step(tmp_path: Path) -> None:
    text = changed(
        lesson(CHOOSE + PLAY, LEFT_LED), ("option: two", "optoin: two"), ("cards: JD", "cards: KD")
    )
    assert told(text, tmp_path) == [
        ("L01", "- {optoin: two, grade: wrong, say: No.}"),
        ("L19", "- {cards: KD, grade: best, say: Yes.}"),
    ]


def test_every_entry_that_is_no_yaml_is_told_and_the_rest_is_proved(tmp_path: Path) -> None:
    text = changed(
        lesson(CHOOSE + PLAY + LAST, LEFT_LED),
        ("ask: Which?", "ask: Which: this?"), ("cards: JD", "cards: KD"), ("text: Done.", "text: [Done"),
    )  # fmt: skip
    assert told(text, tmp_path) == [
        ("L01", "ask: Which: this?"),
        ("L19", "- {cards: KD, grade: best, say: Yes.}"),
        ("L01", "- {type: say, id: last, text: [Done}"),
    ]


@pytest.mark.parametrize(
    "change",
    [("trump: hearts", "trump: heart"), ("has: [KH]", "has: [KH"), ("dealer: you", "dealer you"),
     ("trump: hearts", "\ttrump: hearts"), ("dealer: you\n", "")],
)  # fmt: skip
def test_a_table_that_cannot_be_read_silences_its_steps_and_no_others(
    change: tuple[str, str], tmp_path: Path
) -> None:
    text = changed(
        lesson(PLAY + CHOOSE, LEFT_LED), change, ("cards: JD", "cards: KD"), ("option: two", "option: to")
    )
    assert [rule for rule, _line in told(text, tmp_path)] == ["L01", "L19"]


@pytest.mark.parametrize(
    "change", [("type: say, id: last", "type: sy, id: last"), ("Done.", "[Done"), ("Done.", "{JS} yes")]
)
def test_a_jump_to_a_step_that_cannot_be_read_is_none_of_the_faults(
    change: tuple[str, str], tmp_path: Path
) -> None:
    text = changed(lesson(CHOOSE + BRANCH + LAST), change)
    assert [rule for rule, _line in told(text, tmp_path)] == ["L01"]


def test_a_skill_may_be_tested_in_a_step_that_cannot_be_read(tmp_path: Path) -> None:
    steps = changed(CHOOSE, ("  ask: Which?\n", "  tests: [guessing]\n  aks: Which?\n"))
    assert [rule for rule, _line in told(lesson(steps, head=HEAD + "teaches: [guessing]\n"), tmp_path)] == [
        "L01"
    ]


@pytest.mark.parametrize(
    "change",
    [
        ("level: beginner", "level: begginer"),
        ("minutes: 3\n", ""),
        ("id: trial", "id: A trial"),
        ("title: A trial", "title: A: trial"),
    ],
)
def test_a_fault_of_the_header_hides_no_step(change: tuple[str, str], tmp_path: Path) -> None:
    text = changed(lesson(PLAY, LEFT_LED), change, ("cards: JD", "cards: KD"))
    assert [rule for rule, _line in told(text, tmp_path)] == ["L01", "L19"]


def test_where_the_needs_cannot_be_read_nobody_guesses_at_the_rules(tmp_path: Path) -> None:
    text = lesson(changed(PLAY, ("cards: JD", "cards: KD")), LEFT_LED, HEAD + "needs: {jokr: false}\n")
    assert told(text, tmp_path) == [("L01", "needs: {jokr: false}")]


def test_a_table_does_not_repeat_what_is_wrong_with_the_one_it_is_like(tmp_path: Path) -> None:
    tables = changed(LEFT_LED, ("KH, partner JH", "KH, partner 1H")) + "two: {like: led, seed: 2}\n"
    assert told(lesson(PLAY, tables), tmp_path) == [("L01", "played: [left KH, partner 1H, right TH]")]
    tables = LEFT_LED + "two: {like: led, seed: two}\nthree: {like: two, hides: [trump]}\n"
    assert told(lesson(PLAY, tables), tmp_path) == [("L01", "two: {like: led, seed: two}")]


def test_a_table_does_not_repeat_why_the_one_it_is_like_cannot_be_dealt(tmp_path: Path) -> None:
    tables = changed(LEFT_LED, ("has: [KH]", "has: [JD]")) + "two: {like: led, hides: [trump]}\n"
    assert told(lesson(PLAY, tables), tmp_path) == [("L17", "left: {has: [JD], lacks: [JH]}")]


def test_what_is_still_to_do_is_told_behind_what_blocks_and_both_are_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = changed(lesson(PLAY, LEFT_LED, HEAD + "teaches: [trump-wins]\n"), ("cards: JD", "cards: KD"))
    assert [rule for rule, _line in told(text, tmp_path)] == ["L19", "L08"]
    assert main([tmp_path / "trial.yaml"]) == 1
    said = capsys.readouterr()
    assert [line.rpartition("[")[2] for line in said.out.splitlines()] == ["L19]", "L08, still to do]"]
    assert said.err == "1 error to fix before anyone can play all of it.\n1 thing still to do.\n"


def test_a_file_alone_has_the_faults_that_it_has_in_its_folder(tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").write_text(
        "format: 1\nid: club\ntitle: Club\nauthor: Nora\nversion: 1\nskills: {cut: Cutting}\n"
        "chapters: {1-first: {title: First, summary: First.}}\n",
        encoding="utf-8",
    )
    heads = {
        "1-first/01.yaml": "id: one\nrequires: [two]\n",
        "1-first/02.yaml": "id: two\nrequires: [one, club/one, left-bower/from-the-deal, "
        "left-bower/from-the-deel]\n",
        "1-first/03.yaml": "id: one\nteaches: [cot]\n",
    }
    for name, keys in heads.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        head = changed(HEAD, ("id: trial\n", keys))
        (tmp_path / name).write_text(lesson(head=head), encoding="utf-8")
    whole = [(Path(fault.file).name, fault.rule, fault.mend) for fault in check_paths([tmp_path])]
    alone = [
        (Path(fault.file).name, fault.rule, fault.mend)
        for name in heads
        for fault in check_paths([tmp_path / name])
    ]
    assert whole == alone
    assert [(name, rule) for name, rule, _mend in whole] == [
        ("01.yaml", "L10"), ("02.yaml", "L10"), ("02.yaml", "L30"),
        ("03.yaml", "L02"), ("03.yaml", "L08"), ("03.yaml", "L09"),
    ]  # fmt: skip
    assert whole[2][2] == "Did you mean left-bower/from-the-deal?"

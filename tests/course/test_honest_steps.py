"""Steps at honest tables: a card with slips in mind, who did what, what is ruled. Checked and taken."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.course.answers import Grade
from game.course.lesson_progress import StepState
from game.rules.cards import Card
from game.rules.slips import Finding, SlipKind
from game.rulesets.shipped import load_ruleset
from game.storage import paths
from tests.course.test_honest_tables import OPEN, indented
from tests.course.writing import faults, lesson, run

HOYLE = load_ruleset("hoyle-2001")
RENEGED = indented(OPEN + "deeds: [left KD, partner JH, right TD]\n")

COMMIT = """\
- type: commit
  id: follow
  table: open
  ask: What do you play?
  answers:
    - {cards: [JD, AD], grade: best, say: "You have diamonds."}
    - {any: illegal, grade: wrong, say: auto}
""".replace("[JD, AD]", "AD")
SLIP = """\
- type: commit
  id: slip
  table: open
  ask: Which card would be a renege?
  slip: renege
  answers:
    - {cards: [KS, TC, 9S, JD], grade: best, say: "It would.", then: [partner call-out you renege]}
    - {any: other, grade: wrong, say: "That follows suit."}
"""
CALL = """\
- type: call
  id: who
  table: open
  ask: What happened?
  answers:
    - {called: partner renege, grade: best, say: auto}
    - {called: partner, grade: wrong, say: "Right, but for what?"}
    - {called: nothing, grade: wrong, say: "Look again."}
    - {any: other, grade: wrong, say: "No."}
"""
RULE = """\
- type: rule
  id: what
  table: open
  ask: What's the ruling?
  of: partner
  charge: renege
  options:
    - {id: back, text: "It goes back and stays face up", ruling: {cost: exposed}}
    - {id: two, text: "Two points", ruling: {points: 2}}
  answers:
    - {option: back, grade: best, say: auto}
    - {option: two, grade: wrong, say: "The trick isn't gathered yet."}
"""


def test_the_slip_is_not_allowed_and_the_allowed_is_no_slip(tmp_path: Path) -> None:
    assert not faults(lesson(COMMIT + SLIP, RENEGED), tmp_path)
    (fault,) = faults(lesson(SLIP.replace("KS, TC, 9S, JD", "KS, TC, 9S, JD, AD"), RENEGED), tmp_path)
    assert "“AD”" in fault.message
    assert fault.mend
    (fault,) = faults(lesson(SLIP.replace("slip: renege", "slip: led-out-of-turn"), RENEGED), tmp_path)
    assert "You can't make this slip" in fault.message
    (fault,) = faults(
        lesson(COMMIT, RENEGED.replace("  honest: true\n", "").replace("  deeds", "  played")), tmp_path
    )
    assert fault.mend


def test_a_slip_is_made_and_put_back(tmp_path: Path) -> None:
    runner = run(lesson(SLIP, RENEGED), tmp_path, HOYLE)
    feedback = runner.answer(Card.parse("AD"))
    assert feedback.grade is Grade.WRONG
    runner.again()
    feedback = runner.answer(Card.parse("KS"))
    assert feedback.solved
    assert runner.step.table is not None
    honest = runner.step.table.state.honest
    assert honest is not None
    assert [ruling.finding for ruling in honest.rulings] == [Finding.CHARGED]


def test_a_refused_card_is_explained_by_duty(tmp_path: Path) -> None:
    text = lesson(
        COMMIT.replace("cards: AD", "cards: TC")
        .replace("any: illegal", "any: other")
        .replace("say: auto", "say: No"),
        indented(
            OPEN.replace("maker: partner", "maker: you").replace("[JD, AD, KS, TC, 9S]", "{has: [TC, JD]}")
            + "deeds: [left KD, partner QD, right TD, you drop TC, left call-out you showed]\n"
        ),
    )
    found = faults(text, tmp_path, (HOYLE,))
    assert [fault.rule for fault in found] == ["L21"]  # the ten of clubs is exposed, and diamonds were led


def test_who_did_what_is_named_in_two_halves(tmp_path: Path) -> None:
    text = lesson(CALL, RENEGED)
    assert not faults(text, tmp_path)
    runner = run(text, tmp_path, HOYLE)
    assert [option.id for option in runner.step.options] == ["nothing", "left", "partner", "right", "you"]
    assert not runner.answer("nothing").solved
    assert runner.narrow("left")
    assert runner.narrow("another")
    assert runner.narrow("partner")
    assert "renege" in [option.id for option in runner.step.options]
    feedback = runner.answer("renege")
    assert feedback.solved
    assert "H01" in feedback.say
    assert runner.step.options[0].text.startswith("Nora: ")
    again = run(text, tmp_path, HOYLE, runner.save())
    assert again.step.state is StepState.ANSWERED
    assert again.step.options == runner.step.options


def test_the_engine_knows_who_did_what(tmp_path: Path) -> None:
    wrong = CALL.replace("partner renege", "left renege").replace("say: auto", "say: He did.")
    assert [fault.rule for fault in faults(lesson(wrong, RENEGED), tmp_path)] == ["L22"]
    idle = CALL.replace("called: nothing, grade: wrong", "called: nothing, grade: fine")
    assert [fault.rule for fault in faults(lesson(idle, RENEGED), tmp_path)] == ["L22"]
    odd = CALL.replace("called: partner renege", "called: partner call")
    assert [fault.rule for fault in faults(lesson(odd, RENEGED), tmp_path)] == ["L19"]
    (fault,) = faults(lesson(CALL.replace("partner renege", "partner snored"), RENEGED), tmp_path)
    assert "renege" in fault.mend


def test_nothing_is_right_where_nothing_happened(tmp_path: Path) -> None:
    text = CALL.replace("partner renege, grade: best, say: auto", "nothing, grade: best, say: Right.")
    text = text.replace('    - {called: nothing, grade: wrong, say: "Look again."}\n', "")
    assert not faults(lesson(text, indented(OPEN + "deeds: [left KD, partner QD, right TD]\n")), tmp_path)


def test_the_engine_knows_the_ruling(tmp_path: Path) -> None:
    assert not faults(lesson(RULE, RENEGED), tmp_path)
    (fault,) = faults(lesson(RULE.replace("cost: exposed", "cost: new-deal"), RENEGED), tmp_path, (HOYLE,))
    assert "Exactly one" in fault.message
    assert "exposed" in fault.mend
    wrong = RULE.replace("grade: wrong", "grade: fine")
    assert [fault.rule for fault in faults(lesson(wrong, RENEGED), tmp_path, (HOYLE,))] == ["L22"]
    (fault,) = faults(lesson(RULE.replace("  charge: renege\n", ""), RENEGED), tmp_path)
    assert "go together" in fault.message


def test_the_right_ruling_is_carried_out(tmp_path: Path) -> None:
    runner = run(lesson(RULE, RENEGED), tmp_path, HOYLE)
    assert not runner.answer("two").solved
    feedback = runner.answer("back")
    assert feedback.solved
    assert "H01-3" in feedback.say
    assert runner.step.table is not None
    honest = runner.step.table.state.honest
    assert honest is not None
    assert [ruling.slip for ruling in honest.rulings] == [SlipKind.RENEGE]


@pytest.mark.parametrize("points", [2, 4])
def test_a_choice_belongs_to_a_side(tmp_path: Path, points: int) -> None:
    rule = RULE.replace("{cost: exposed}", f"{{cost: renege-choice, other: {points}, chooses: us}}")
    rule = rule.replace("{points: 2}", "{finding: too-late}").replace("of: partner", "of: left")
    deeds = "deeds: [left KD, partner QD, right TD, you AD, gather, you KS, left 9C, partner 9H, "
    deeds += "right AS, gather, "
    base = OPEN.replace("KD, 9C]", "KD, 9C, QS]")
    found = faults(lesson(rule, indented(f"{base}{deeds}right 9D, you JD, left QS]\n")), tmp_path, (HOYLE,))
    assert bool(found) is (points == 4)


def test_the_examples_of_the_manual_hold(tmp_path: Path) -> None:
    manual = (paths.lessons() / "README.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```yaml table\n(.*?)```", manual, re.DOTALL)
    steps = re.findall(r"```yaml step\n(.*?)```", manual, re.DOTALL)
    assert [kind for step in steps for kind in ("commit", "call", "rule") if f"type: {kind}" in step] == [
        "commit", "call", "rule",
    ]  # fmt: skip
    before = example.replace(", you call-out partner renege", "")
    own = before.replace("partner 9H, right TS", "partner 9S, right TS").replace(
        "hands: {", "hands: {you: [QS, KD, TC, 9C, 9D], "
    )
    for step in steps:
        tables = indented(own if "type: commit" in step else before)
        assert not faults(lesson(step, tables), tmp_path), step


def test_the_checker_names_the_right_answer_of_the_engine_and_not_the_authors(tmp_path: Path) -> None:
    wrong = RULE.replace("option: back, grade: best, say: auto", 'option: back, grade: wrong, say: "No."')
    wrong = wrong.replace("option: two, grade: wrong", "option: two, grade: best")
    found = faults(lesson(wrong, RENEGED), tmp_path)
    assert [fault.mend for fault in found if fault.rule == "L22"] == ["The right answer is back."]
    odd = CALL.replace("called: partner renege, grade: best", "called: left renege, grade: best")
    odd = odd.replace("say: auto", 'say: "He did."')
    found = faults(lesson(odd, RENEGED), tmp_path)
    assert [fault.mend for fault in found if fault.rule == "L22"] == ["The right answer is partner renege."]


def test_a_ruling_that_no_option_has_is_told_without_empty_values(tmp_path: Path) -> None:
    wrong = RULE.replace("ruling: {cost: exposed}", "ruling: {cost: taken-back}")
    found = faults(lesson(wrong, RENEGED), tmp_path)
    mends = [fault.mend for fault in found if fault.rule == "L18"]
    assert mends
    assert all("{finding: charged, cost: exposed}" in mend for mend in mends)

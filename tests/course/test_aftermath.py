"""What a wrong deed leads to is played out with the cards of the table, and told only where it ends worse."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.course.aftermath import played_on, punishment
from game.course.glossary import NO_GLOSSARY
from game.course.lesson_start import begin
from game.course.loader import read_lesson
from game.rules.actions import Action
from game.rules.seats import Seat
from game.rules.state import AwardKind
from tests.course.writing import CLASSIC
from tests.course.writing import lesson as written
from tests.tables import hand_setup, reach

S, E = Seat.SOUTH, Seat.EAST
ORDER, ALONE, PASS = map(Action.parse, ("0:order", "0:order:alone", "0:pass"))

POOR = """\
poor:
  dealer: right
  upcard: 9C
  hands: {you: [9S, TS, QD, TD, 9D], partner: {has: [9H]}, left: {has: [AS]}, right: {has: [JC, JS]}}
"""
WRONGLY = """\
- type: bid
  id: call
  table: poor
  ask: What do you say?
  answers:
    - {call: pass, grade: best, say: Yes.}
    - {any: other, grade: wrong, say: No.}
"""


def test_a_hand_is_played_on_to_its_end_by_sound_players() -> None:
    state = reach(hand_setup("JC JS AC KC QC", dealer=E, upcard="9C"))
    award = played_on(state, ALONE)
    assert award is not None
    assert award.kind is AwardKind.LONE_MARCH


def test_what_a_wrong_call_costs_is_told_beside_the_better_one() -> None:
    state = reach(hand_setup("9S TS QD TD 9D", dealer=E, upcard="9C"))
    told = punishment(state, ORDER, PASS, S)
    assert "euchred" in told
    assert "The best answer ends like this" in told
    assert "one deal" in told, "it's luck"


def test_nothing_is_told_where_the_wrong_choice_ends_as_well() -> None:
    state = reach(hand_setup("JC JS AC KC QC", dealer=E, upcard="9C"))
    assert punishment(state, ALONE, ORDER, S) == ""
    assert punishment(state, ALONE, ALONE, S) == ""


def test_a_wrong_call_that_scores_is_not_told_however_much_better_the_best_one_is() -> None:
    state = reach(hand_setup("JC JS AC KC QC", dealer=E, upcard="9C"))
    assert punishment(state, ORDER, ALONE, S) == ""


@pytest.mark.parametrize(
    ("lesson", "step", "told"),
    [
        ("", "", True),
        ("false", "", False),
        ("", "false", False),
        ("false", "true", True),
        ("true", "false", False),
    ],
)
def test_an_author_says_whether_the_end_is_told(tmp_path: Path, lesson: str, step: str, told: bool) -> None:
    text = written(WRONGLY, POOR)
    text = text.replace("level:", f"how_it_ends: {lesson}\nlevel:", 1) if lesson else text
    text = text.replace("    ask:", f"    how_it_ends: {step}\n    ask:", 1) if step else text
    path = tmp_path / "trial.yaml"
    path.write_text(text, encoding="utf-8")
    feedback = begin(read_lesson(path), NO_GLOSSARY, CLASSIC, None).answer(ORDER)
    assert ("The best answer ends like this" in feedback.say) is told

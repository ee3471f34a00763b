"""One hand at several moments: it is written once, and each table says where it stands."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from game.course.deals import fill, seed_of
from game.course.moments import MOMENTS
from game.course.schema import Lesson
from game.course.unfillable import Unfillable
from game.rules.actions import Phase
from game.rules.cards import Card
from game.rules.hand import start
from game.rules.seats import Seat
from game.rules.state import State
from game.storage import paths
from game.yamlfile.yaml_positions import load_marked
from tests.course.test_recorded_tables import GAME
from tests.course.writing import CLASSIC, READ, faults, lesson

HAND = """\
hand:
  dealer: you
  upcard: 9H
  calls: [left pass, partner pass, right pass, you pick-up]
  discard: 9S
  hands:
    you: [JH, AH, 9H, AC, KC]
    left: [JS, AS, KS, QS, TS]
    partner: [JC, QC, TC, 9C, AD]
    right: [JD, QH, KD, QD, TD]
  played: [left AS, partner 9C, right QH, you AH, gather, you JH, left TS, partner TC, right JD, gather]
"""
THERE = [moment for moment in MOMENTS if moment != "second-round"]
MANY = "".join(f"at-{moment}: {{like: hand, at: {moment}}}\n" for moment in THERE)


def reached(tables: str, name: str) -> State:
    found = Lesson.model_validate(load_marked(lesson(READ, tables), "trial.yaml").data).tables
    return start(CLASSIC, fill(found[name], CLASSIC, seed_of("trial", found, name)))


@pytest.mark.parametrize(("moment", "phase", "turn", "tricks"), [
    ("deal", Phase.FIRST_ROUND, Seat.WEST, 0),
    ("call", Phase.FIRST_ROUND, Seat.SOUTH, 0),
    ("discard", Phase.DISCARD, Seat.SOUTH, 0),
    ("lead", Phase.PLAY, Seat.WEST, 0),
    ("trick-1", Phase.PLAY, Seat.SOUTH, 0),
    ("trick-2", Phase.PLAY, Seat.SOUTH, 1),
    ("trick-3", Phase.PLAY, Seat.SOUTH, 2),
])  # fmt: skip
def test_a_table_like_another_stands_before_the_learners_decision_of_its_moment(
    moment: str, phase: Phase, turn: Seat, tricks: int
) -> None:
    state = reached(HAND + MANY, f"at-{moment}")
    assert (state.phase, state.turn, len(state.tricks)) == (phase, turn, tricks)


def test_every_moment_has_the_same_cards_and_the_discard_is_in_the_hand_before_it() -> None:
    dealt = {reached(HAND + MANY, f"at-{moment}").setup.deal for moment in ("deal", "lead", "trick-3", "end")}
    assert len(dealt) == 1
    before = reached(HAND + MANY, "at-call").hands[Seat.SOUTH]
    assert Card.parse("9S") in before
    assert Card.parse("9H") not in before


def test_a_moment_may_be_written_with_a_space_and_at_the_table_itself() -> None:
    state = reached(f"{HAND}  at: Trick 2\n", "hand")
    assert (len(state.tricks), (state.trick and state.trick.plays) or ()) == (1, ())


def test_a_moment_of_which_the_learner_decides_nothing_stands_at_its_first_decision() -> None:
    called = """\
hand:
  dealer: you
  upcard: 9H
  calls: [left pass, partner pass, right pass, you pass, left spades]
  at: second-round
"""
    state = reached(called, "hand")
    assert (state.phase, state.turn) == (Phase.SECOND_ROUND, Seat.WEST)


def test_a_moment_the_hand_does_not_come_to_is_told_with_what_to_do() -> None:
    with pytest.raises(Unfillable, match="doesn't come to “trick-5”") as told:
        reached(f"{HAND}  at: trick-5\n", "hand")
    assert told.value.path == ("at",)


@pytest.mark.parametrize(("line", "told"), [
    ("at: trick-6", "That isn't a moment"), ("at: 3", "That isn't a moment"),
    ("at: discard\n  honest: true", "An honest table stands where"),
])  # fmt: skip
def test_a_moment_that_cannot_be_is_a_fault_in_its_line(line: str, told: str, tmp_path: Path) -> None:
    text = lesson(READ, f"{HAND}  {line}\n")
    [fault] = faults(text, tmp_path)
    assert told in fault.message
    assert text.splitlines()[fault.line - 1].strip() == line.partition("\n")[0]


def test_the_checker_proves_a_table_at_its_moment(tmp_path: Path) -> None:
    asks = """\
- type: discard
  id: put-down
  table: then
  ask: Which card goes?
  answers:
    - {cards: 9S, grade: best, say: "You're void in spades."}
    - {any: other, grade: wrong, say: "Keep that one."}
"""
    assert faults(lesson(asks, f"{HAND}then: {{like: hand, at: discard}}\n"), tmp_path) == []


def test_the_hand_in_the_guide_is_as_it_says(tmp_path: Path) -> None:
    guide = (paths.lessons() / "README.md").read_text(encoding="utf-8")
    hand, recorded = re.findall(r"```yaml tables\n(.*?)```", guide, re.DOTALL)
    assert faults(lesson(READ, hand), tmp_path) == []
    phases = {name: reached(hand, name).phase for name in ("before", "which-goes", "second-trick")}
    assert phases == {
        "before": Phase.FIRST_ROUND, "which-goes": Phase.DISCARD, "second-trick": Phase.PLAY,
    }  # fmt: skip
    (tmp_path / "finals.egn").write_text(json.dumps(GAME), encoding="utf-8")
    assert faults(lesson(READ, recorded), tmp_path) == []

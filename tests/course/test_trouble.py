"""The chapter about trouble: every penalty of the sheets is taught and asked, at tables that have it."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from game.course.runner import Runner
from game.course.steps import AskingStep
from game.course.teaching import clauses_of
from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import Card
from game.rules.hand import legal
from game.rules.ruleset import ClauseKind, Ruleset
from game.rules.rulings import in_time
from game.rules.slips import CHARGES
from game.rulesets.shipped import list_rulesets
from game.session import Session
from game.strategy.decisions import decide
from game.text.console import Console
from game.text.transcript import print_transcript
from tests.course.writing import CLASSIC, faults, lesson
from tests.shipped import course

COURSE = course()
CHAPTER = "8-trouble"
GUIDED = """\
open:
  dealer: right
  trump: hearts
  maker: you
  made: second-round
  seed: {seed}
  hands:
    you: [JH, AH, KH, AS, 9C]
"""
BESIDES = {"DAN-10", "WED-16", "WED-17", "WED-18", "WED-39"}
"""No penalties, and yet what somebody may be called out for."""


def penalties() -> set[str]:
    return {
        clause.id
        for ruleset in list_rulesets()
        for clause in ruleset.clauses.values()
        if clause.kind is ClauseKind.PENALTY
    }


def test_every_penalty_of_the_sheets_stands_in_a_question() -> None:
    assert len(penalties()) == 28
    asked = {clause for file in COURSE.lessons for clause, is_asked in clauses_of(file) if is_asked}
    assert (penalties() | BESIDES) - asked == set()


def test_every_penalty_is_taught_as_well() -> None:
    taught = {clause for file in COURSE.lessons for clause, is_asked in clauses_of(file) if not is_asked}
    untold = (penalties() | BESIDES) - taught
    assert not untold & {"H01-26", "H01-27", "H01-30", "H01-32", "H01-33", "H01-35", "WED-16", "WED-18"}
    assert untold == set()


@pytest.mark.parametrize(
    ("lesson_id", "clause"),
    [
        ("calls-too-early", "H01-26"), ("calls-too-early", "H01-27"), ("leads-too-early", "H01-30"),
        ("leads-too-early", "H01-32"), ("leads-too-early", "H01-33"), ("what-to-say", "H01-35"),
        ("a-renege", "WED-16"), ("what-to-say", "WED-18"),
    ],
)  # fmt: skip
def test_what_costs_something_is_told_before_it_is_asked(lesson_id: str, clause: str) -> None:
    file = COURSE.find(lesson_id)
    assert file is not None
    spoken = [asked for each, asked in clauses_of(file) if each == clause]
    assert spoken[0] is False
    assert True in spoken


def test_a_slip_that_was_asked_for_lies_on_the_table_until_it_is_mended() -> None:
    file = COURSE.find("in-time")
    assert file is not None
    runner = Runner(file.lesson, list_rulesets()[0], COURSE.glossary)
    feedback = runner.answer(Card.parse("9H"))
    assert feedback.solved
    table = runner.step.table
    assert table is not None
    assert table.state.phase is Phase.GATHER
    assert table.view.tricks == ()


def test_the_chapter_itself_speaks_of_every_penalty() -> None:
    spoken = {
        clause for file in COURSE.lessons if file.chapter == CHAPTER for clause, _asked in clauses_of(file)
    }
    assert (penalties() | BESIDES) - spoken == set()


def test_every_shipped_table_has_the_chapter_and_is_asked_in_each_lesson() -> None:
    chapter = [file.lesson for file in COURSE.lessons if file.chapter == CHAPTER]
    assert len([each for each in chapter if not each.test]) >= 8
    for ruleset in list_rulesets():
        for each in chapter:
            asked = [step for step in each.under(ruleset).shown if isinstance(step, AskingStep)]
            assert len(asked) >= 4, (ruleset.id, each.id)


def last_hand(ruleset: Ruleset) -> Runner:
    """The end of the chapter: a hand in which somebody slips."""
    file = COURSE.find("the-directors-table")
    assert file is not None
    runner = Runner(file.lesson, ruleset, COURSE.glossary)
    runner.go("watch-them")
    return runner


def play_out(session: Session, *, calling: bool) -> None:
    """The hand to its end, soundly; every slip of the others is called at once, or none."""
    while session.state.phase is not Phase.HAND_OVER:
        state = session.state
        assert state.honest is not None
        theirs = [slip for slip in state.honest.slips if slip.seat.side is not session.learner.side]
        if calling and theirs and in_time(state, theirs[-1]):
            slip = theirs[-1]
            session.commit(
                Action(session.learner, ActionKind.DIRECTOR, of=slip.seat, charge=CHARGES[slip.kind])
            )
        elif not session.advance():
            choices, sound = legal(state, session.learner), decide(session.view).action
            session.submit(sound if sound in choices else choices[0])


@pytest.mark.parametrize("ruleset", list_rulesets(), ids=lambda ruleset: ruleset.id)
def test_the_last_hand_is_won_by_calling_what_one_sees(ruleset: Ruleset) -> None:
    runner = last_hand(ruleset)
    assert runner.step.table is not None
    play_out(runner.step.table, calling=True)
    assert runner.step.feedback is not None
    assert runner.step.feedback.solved
    again = Runner(runner.lesson, ruleset, COURSE.glossary, runner.save())
    assert again.step.feedback is not None
    assert again.step.feedback.solved


def test_who_sees_nothing_plays_it_again() -> None:
    runner = last_hand(list_rulesets()[0])
    assert runner.step.table is not None
    play_out(runner.step.table, calling=False)
    assert runner.step.feedback is not None
    assert not runner.step.feedback.solved
    runner.again()
    assert runner.step.table is not None
    play_out(runner.step.table, calling=True)
    assert runner.step.feedback is not None
    assert runner.step.feedback.solved


FREE = """\
- type: free-play
  id: free
  table: open
  text: Call it.
  from: after-bidding
  slips: one
  goal: call-it
  on_success: You did.
  on_failure: You did not.
"""


def test_a_hand_without_a_slip_to_call_is_no_hand_to_play(tmp_path: Path) -> None:
    seeds = [
        [fault.rule for fault in faults(lesson(FREE, GUIDED.format(seed=seed)), tmp_path, (CLASSIC,))]
        for seed in range(12)
    ]
    assert {len(found) for found in seeds} == {0, 1}
    assert {rule for found in seeds for rule in found} == {"L28"}
    (fault,) = faults(lesson(FREE.replace("slips: one", "slips: off"), GUIDED.format(seed=1)), tmp_path)
    assert "slips: one" in fault.mend
    assert not faults(
        lesson(FREE.replace("call-it", "play-on").replace("slips: one", "slips: off"), GUIDED.format(seed=1)),
        tmp_path,
    )


def test_a_terminal_says_who_played_what_before_it_asks() -> None:
    out = io.StringIO()
    print_transcript(Console(io.StringIO(), out), "trouble-test", CLASSIC)
    said = " ".join(out.getvalue().split())
    assert "Ezra played the nine of hearts" in said
    assert "Ezra: Didn't follow suit" in said

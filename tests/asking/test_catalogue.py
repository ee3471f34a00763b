"""The file of questions: its faults have a place, and what is asked is something a ruleset decides."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.asking.catalogue import questions, read_questions
from game.asking.question import SWITCHES
from game.rulesets.switches import text_of
from game.yamlfile.faults import YamlFault

FILE = """\
- key: deal
  title: The deal
  questions:
    - id: joker
      ask: Is there a joker?
      on: [joker]
      yes: [true]
      also: the benny | best bower
"""


def written(folder: Path, text: str) -> Path:
    path = folder / "questions.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def test_other_ways_to_put_a_question_stand_apart_by_bars(tmp_path: Path) -> None:
    ((question,),) = (topic.questions for topic in read_questions(written(tmp_path, FILE)))
    assert (question.also, question.yes) == (("the benny", "best bower"), (True,))


@pytest.mark.parametrize(
    ("right", "wrong", "line"),
    [("on: [joker]", "on: [jokers]", 6), ("ask:", "asks:", 5), ("yes: [true]", "yes: {a: b}", 7)],
)
def test_a_fault_in_the_file_names_its_line(right: str, wrong: str, line: int, tmp_path: Path) -> None:
    with pytest.raises(YamlFault) as told:
        read_questions(written(tmp_path, FILE.replace(right, wrong)))
    assert line in [fault.line for fault in told.value.all]


def test_yes_is_said_of_values_that_the_deciding_switch_can_have() -> None:
    for question in questions():
        if isinstance(question.yes, tuple):
            deciding = next(name for name in question.on if name in SWITCHES)
            assert all(text_of(deciding).of(value).words for value in question.yes), question.id
        else:
            assert (question.yes is None) or question.says, question.id

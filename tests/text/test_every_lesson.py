"""Every lesson that ships, taken by typed lines: with the best answers, and with wrong ones."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest

from game.course.exercises.bidding import Bidding
from game.course.loader import LessonFile
from game.course.runner import Runner
from game.rules.actions import Action
from game.rules.cards import Card
from game.rules.ruleset import Ruleset
from game.storage.database import memory_store
from game.text.console import Console
from game.text.desk import TextDesk
from game.text.lesson import LessonTalk
from game.text.transcript import asked_now
from tests.shipped import course, usual
from tests.text.typists import Typist

COURSE = course()


every_lesson = pytest.mark.parametrize(
    ("file", "ruleset"), [pytest.param(file, usual(file), id=file.id) for file in COURSE.lessons]
)


def typed(runner: Runner, given: object) -> str:
    """An answer as somebody types it."""
    if isinstance(given, str):
        # who did what is said in two halves, one after the other
        ids = [option.id for option in runner.step.options]
        return str(ids.index(next(part for part in (given, *given.split()) if part in ids)) + 1)
    if isinstance(given, Action):
        asked = asked_now(runner)
        assert isinstance(asked, Bidding)
        return asked.words(given)
    if isinstance(given, int | Card):
        return str(given)
    assert isinstance(given, tuple | frozenset)
    return " ".join(map(str, given)) or "none"


def lines(runner: Runner, wrong: bool) -> Iterator[str]:
    """What is typed to the end of the lesson; free hands are left out."""
    while not runner.finished:
        step = runner.step
        if step.free is not None:
            yield "next"
        elif step.state != "asking":
            yield ""
        else:
            yield typed(runner, _answer(runner, wrong))


def _answer(runner: Runner, wrong: bool) -> object:
    asked = asked_now(runner)
    graded = [(given, asked.match(given)) for given in asked.possible()]
    bad = [given for given, answer in graded if answer is not None and answer.grade == "wrong"]
    # a call that is barred is not among those that can be typed
    bad = [given for given in bad if not isinstance(given, Action) or asked.legal(given)]
    return bad[0] if wrong and bad else asked.best()


@every_lesson
@pytest.mark.parametrize("wrong", [False, True], ids=["best", "wrong"])
def test_a_lesson_is_taken_by_typed_lines(file: LessonFile, ruleset: Ruleset, wrong: bool) -> None:
    runner = Runner(file.lesson, ruleset, COURSE.glossary, deal="typed")
    out = io.StringIO()
    desk = TextDesk(memory_store())
    LessonTalk(Console(Typist(lines(runner, wrong)), out), desk, file, runner).take()
    said = out.getvalue()
    assert runner.finished
    assert "I don't understand" not in said
    assert "{" not in said
    assert "[[" not in said
    if not wrong:
        assert runner.result.missed == 0

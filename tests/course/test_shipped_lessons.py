"""Every lesson that ships, walked with best answers and with every wrong one, left and resumed anywhere."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

import pytest

from game.bots.levels import three_bots
from game.course.answers import Grade
from game.course.exercises.base import Given
from game.course.exercises.kinds import exercise
from game.course.free_run import is_over, reached
from game.course.lesson_progress import StepState
from game.course.loader import LessonFile
from game.course.runner import Runner
from game.course.situation import LEARNER, Situation
from game.course.step_run import Feedback
from game.course.steps import AskingStep
from game.course.table_steps import Aim, FreePlayStep
from game.rules.actions import Action, ActionKind, Phase
from game.rules.hand import legal
from game.rules.ruleset import Ruleset
from game.rules.rulings import in_time
from game.rules.slips import CHARGES
from game.session import HOME_SEAT, Session
from game.strategy.decisions import decide
from game.words.markup import plain
from tests.shipped import course, fitting, usual

CATALOGUE = course()
every_case = pytest.mark.parametrize(
    ("file", "ruleset"),
    [
        pytest.param(
            file,
            ruleset,
            id=f"{file.id}-{ruleset.id}",
            marks=() if ruleset.id == usual(file).id else pytest.mark.slow,
        )
        for file in CATALOGUE.lessons
        for ruleset in fitting(file)
    ],
)
every_lesson = pytest.mark.parametrize(
    ("file", "ruleset"), [pytest.param(file, usual(file), id=file.id) for file in CATALOGUE.lessons]
)


def begin(file: LessonFile, ruleset: Ruleset, saved: str | None = None) -> Runner:
    """The lesson, known to hold: the checker has a test of its own."""
    return Runner(file.lesson, ruleset, CATALOGUE.glossary, saved, deal="test")


def play_to_its_goal(runner: Runner) -> None:
    """Plays the free hand of the current step in a way that reaches its goal."""
    step = runner.step
    assert step.table is not None
    assert step.free is not None
    if step.free.goal is Aim.CALL_IT:
        call_what_they_do(step.table)
        return
    line = next(_lines(step.free, Session(runner.ruleset, step.table.state.setup, three_bots(HOME_SEAT))))
    for action in line:
        while step.table.advance():
            pass
        if step.table.state.phase is Phase.HAND_OVER:
            step.table.next_hand()
        else:
            step.table.submit(action)
    while not is_over(step.free, step.table.state):
        assert step.table.advance()


def call_what_they_do(session: Session) -> None:
    """Plays a hand soundly, and calls what the other side does as soon as it is done."""
    while session.state.phase is not Phase.HAND_OVER:
        state = session.state
        assert state.honest is not None
        theirs = [slip for slip in state.honest.slips if slip.seat.side is not LEARNER.side]
        if theirs and in_time(state, theirs[-1]):
            charge = CHARGES[theirs[-1].kind]
            session.commit(Action(LEARNER, ActionKind.DIRECTOR, of=theirs[-1].seat, charge=charge))
        elif not session.advance():
            choices, sound = legal(state, LEARNER), decide(session.view).action
            session.submit(sound if sound in choices else choices[0])


def _lines(free: FreePlayStep, session: Session) -> Iterator[list[Action]]:
    """The learner's actions in games that reach the goal."""
    while not is_over(free, session.state):
        if session.state.phase is Phase.HAND_OVER:
            session.next_hand()
        elif not session.advance():
            break
    if is_over(free, session.state):
        if reached(free, session.state):
            yield []
        return
    for action in legal(session.state, LEARNER):
        session.submit(action)
        yield from ([action, *rest] for rest in _lines(free, session))
        session.undo()


Answers = Callable[[Runner], list[Given]]


def answers_now(runner: Runner) -> tuple[list[Given], list[Given]]:
    """The answers that are accepted at the current step, the best first, and those that are wrong."""
    step = next(step for step in runner.lesson.shown if step.id == runner.step.id)
    if not isinstance(step, AskingStep):
        return [], []
    table = runner.step.table
    situation = Situation.at(runner.lesson.id, runner.ruleset, table.state.setup if table else None)
    asked = exercise(step, situation)
    graded = {given: asked.match(given) for given in asked.possible()}
    best = asked.best()
    right = [given for given, answer in graded.items() if answer and answer.grade is not Grade.WRONG]
    wrong = [given for given, answer in graded.items() if answer and answer.grade is Grade.WRONG]
    return [best, *(given for given in right if given != best)], wrong


def best_only(runner: Runner) -> list[Given]:
    return answers_now(runner)[0][:1]


def wrong_first(runner: Runner) -> list[Given]:
    accepted, wrong = answers_now(runner)
    return [*wrong[:2], *accepted[:1]]


def wrong_only(runner: Runner) -> list[Given]:
    return answers_now(runner)[1][:3]


def walk(runner: Runner, answers: Answers) -> Iterator[Runner]:
    """The runner after each thing a learner does, to the end of the lesson."""
    yield runner
    while not runner.finished:
        if runner.step.free is not None and answers is best_only:
            play_to_its_goal(runner)
            yield runner
        for given in answers(runner):
            if runner.step.state is StepState.ASKING:
                while runner.hint():
                    yield runner
                runner.answer(given)
                yield runner
        runner.forward()
        yield runner


def seen(runner: Runner) -> list[object]:
    """All that a learner sees, moments of animation apart."""
    step = runner.step

    def told(feedback: Feedback | None) -> object:
        return feedback and replace(feedback, moments=())

    def table(session: Session | None) -> object:
        return session and session.view

    fields = {name: getattr(step, name) for name in step.__slots__ if name not in ("feedback", "table")}
    return [fields, told(step.feedback), table(step.table), runner.position, runner.result, runner.finished]


@every_case
def test_best_answers_solve_everything_at_the_first_try(file: LessonFile, ruleset: Ruleset) -> None:
    runner = begin(file, ruleset)
    for _moment in walk(runner, best_only):
        pass
    result = runner.result
    assert result.solved == result.first_try > 0
    assert (result.missed, result.skipped) == (0, 0)
    assert set(result.skills) == {skill for step in runner.lesson.shown for skill in step.tests}


@every_case
def test_every_wrong_answer_is_told_why_and_may_be_tried_again(file: LessonFile, ruleset: Ruleset) -> None:
    for step in begin(file, ruleset).lesson.shown:
        runner = begin(file, ruleset)
        runner.go(step.id)
        accepted, wrong = answers_now(runner)
        for given in wrong:
            runner = begin(file, ruleset)
            runner.go(step.id)
            feedback = runner.answer(given)
            assert not feedback.solved
            assert plain(feedback.say), given
            if runner.step.state is StepState.ASKING:
                assert runner.answer(accepted[0]).grade is Grade.BEST


@every_lesson
@pytest.mark.parametrize(
    "answers", [best_only, wrong_first, wrong_only], ids=lambda answers: answers.__name__
)
def test_a_lesson_left_anywhere_goes_on_exactly_there(
    file: LessonFile, ruleset: Ruleset, answers: Answers
) -> None:
    count = 0
    for runner in walk(begin(file, ruleset), answers):
        resumed = begin(file, ruleset, runner.save())
        assert seen(resumed) == seen(runner)
        assert resumed.save() == runner.save()
        count += 1
    assert count > 3


@every_lesson
def test_a_lesson_left_at_every_step_ends_as_one_taken_in_one_go(file: LessonFile, ruleset: Ruleset) -> None:
    whole = begin(file, ruleset)
    for _moment in walk(whole, wrong_first):
        pass
    broken = begin(file, ruleset)
    while not broken.finished:
        for given in wrong_first(broken):
            if broken.step.state is StepState.ASKING:
                while broken.hint():
                    pass
                broken = begin(file, ruleset, broken.save())
                broken.answer(given)
        broken = begin(file, ruleset, broken.save())
        broken.forward()
    assert seen(broken) == seen(whole)


@every_lesson
def test_what_is_missed_comes_back_and_the_lesson_still_ends(file: LessonFile, ruleset: Ruleset) -> None:
    runner = begin(file, ruleset)
    came_back, shown = set[str](), set[str]()
    for step in (moment.step for moment in walk(runner, wrong_only)):
        if step.again:
            came_back.add(step.id)
        elif step.state is StepState.SHOWN:
            shown.add(step.id)
    assert came_back == shown
    assert len(came_back) <= runner.result.missed
    assert runner.position.number == runner.position.total


@every_lesson
def test_no_text_is_left_with_marks_that_nothing_draws(file: LessonFile, ruleset: Ruleset) -> None:
    for runner in walk(begin(file, ruleset), wrong_only):
        step = runner.step
        said = [step.title, step.text, step.alt, *step.hints, *(option.text for option in step.options)]
        said += [step.feedback.say] if step.feedback else []
        assert not any("{" in plain(text) for text in said)


@every_lesson
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.slow)])
def test_anything_a_learner_does_can_be_left_and_resumed(
    file: LessonFile, ruleset: Ruleset, seed: int
) -> None:
    chance = random.Random(f"{file.id} {seed}")
    runner = begin(file, ruleset)
    for _act in range(40):
        accepted, wrong = answers_now(runner)
        acts: list[Callable[[], object]] = [runner.forward, runner.back, runner.hint, runner.again]
        acts.append(partial(runner.go, chance.choice(runner.lesson.shown).id))
        if runner.step.state is StepState.ASKING:
            acts += [partial(runner.answer, given) for given in (*accepted[:1], *wrong[:4])] * 2
        chance.choice(acts)()
        resumed = begin(file, ruleset, runner.save())
        assert seen(resumed) == seen(runner)
        assert 1 <= runner.position.number <= runner.position.total

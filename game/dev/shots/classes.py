"""Handing in, and a class with its results, in telling states."""

from __future__ import annotations

from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from game.classes.handing_in import written
from game.classes.result import LessonResult, ResultFile, StepResult
from game.client.screens.classes import ClassScreen, HandInScreen
from game.client.screens.services import Services
from game.client.screens.stage import Screen
from game.course.exercises.kinds import exercise
from game.course.loader import LessonFile
from game.course.runner import Runner
from game.course.situation import Situation
from game.course.steps import AskingStep
from game.pages.class_rows import FILES, NEEDS, QUESTIONS, SAVE
from game.presenters.class_results import ClassResults
from game.presenters.hand_in import HandIn
from game.presenters.lesson_list import catalogue
from game.presenters.list_pages import Choose, Fill, Press, Turn
from game.rulesets.shipped import list_rulesets
from game.storage.first_answers import FirstAnswer

NAMES = ("7", "12", "Mia", "Bo", "Jo", "Anna", "Dev", "Hugo", "Ida", "Carla", "Emil", "Fay")
_LESSON = "left-bower-led"
_SHOWN = "/home/ann/Documents/Left Bower"


class _Kept(ClassScreen):
    """A screen on files that go when it goes."""

    folder: TemporaryDirectory[str]


def hand_in(services: Services, seed: str) -> Screen:
    """The lessons of a learner, one of which goes into the file."""
    return HandInScreen(services, _learner(services))


def hand_in_file(services: Services, seed: str) -> Screen:
    """What will be written, before it is."""
    presenter = _learner(services)
    presenter.do(Press("look"))
    return HandInScreen(services, presenter)


def hand_in_none(services: Services, seed: str) -> Screen:
    """Nothing to hand in yet."""
    return HandInScreen(services, HandIn(services))


def none(services: Services, seed: str) -> Screen:
    """No results yet."""
    return ClassScreen(services, ClassResults(services))


def pupils(services: Services, seed: str) -> Screen:
    """The whole class."""
    return _class(services, "", "")


def pupil(services: Services, seed: str) -> Screen:
    """One pupil."""
    return _class(services, "", "pupil 1")


def question(services: Services, seed: str) -> Screen:
    """One question, and who answered what."""
    return _class(services, QUESTIONS, "question 2")


def needs(services: Services, seed: str) -> Screen:
    """What to teach next."""
    return _class(services, NEEDS, "")


def fault(services: Services, seed: str) -> Screen:
    """A file that somebody edited."""
    folder = TemporaryDirectory()
    _hand_in_all(Path(folder.name))
    broken = Path(folder.name) / "zoe.lbresult"
    broken.write_text("format: 1\npupil: Zoe\nlessons:\n- {pack: left-bower, lesson: trump, steps: "
                      "{a: {tries: 0, solved: true}}}\n", encoding="utf-8")  # fmt: skip
    return _shown(services, folder, FILES, "")


def save(services: Services, seed: str) -> Screen:
    """Saving the sheet."""
    return _class(services, SAVE, "")


def _learner(services: Services) -> HandIn:
    for place, lesson in enumerate((_LESSON, "left-bower")):
        file = catalogue().find(lesson)
        assert file is not None
        steps = _steps(file, Random(place + 4), 0.7)
        services.store.progress.save(lesson, "", "", "{}", "", done=True)
        services.store.first_answers.note(
            FirstAnswer(lesson, step, file.version, told.first, told.tries, told.hints,
                        "answered" if told.solved else "shown", told.seconds)
            for step, told in steps.items()
        )  # fmt: skip
    presenter = HandIn(services, "Mia")
    presenter.do(Fill("folder", _SHOWN))
    return presenter


def _class(services: Services, tab: str, row: str) -> Screen:
    folder = TemporaryDirectory()
    _hand_in_all(Path(folder.name))
    return _shown(services, folder, tab, row)


def _shown(services: Services, folder: TemporaryDirectory[str], tab: str, row: str) -> Screen:
    results = ClassResults(services, Path(folder.name))
    if tab:
        results.do(Turn(tab))
    if row:
        results.do(Choose(row))
    results.do(Fill("folder", _SHOWN))
    screen = _Kept(services, results)
    screen.folder = folder
    return screen


def _hand_in_all(folder: Path) -> None:
    file = catalogue().find(_LESSON)
    assert file is not None
    for place, name in enumerate(NAMES):
        steps = _steps(file, Random(name), 0.35 + place * 0.05)
        if name == "12":
            steps = dict(list(steps.items())[:5])
        lesson = LessonResult(
            pack=file.pack, lesson=_LESSON, version=file.version, begun="2026-11-24 18:02",
            finished=name != "12", steps=steps,
        )  # fmt: skip
        result = ResultFile(format=1, pupil=name, lessons=(lesson,))
        (folder / f"{name.lower()}.lbresult").write_text(written(result), encoding="utf-8")


def _steps(file: LessonFile, dice: Random, skill: float) -> dict[str, StepResult]:
    """How a pupil of some skill answers the questions of a lesson."""
    found = {}
    runner = Runner(file.lesson, list_rulesets()[0], catalogue().glossary, deal="shot")
    for step in runner.lesson.shown:
        if isinstance(step, AskingStep):
            runner.go(step.id)
            found[step.id] = _answered(step, runner, dice, skill)
    return found


def _answered(step: AskingStep, runner: Runner, dice: Random, skill: float) -> StepResult:
    table = runner.step.table
    setup = table.state.setup if table is not None else None
    asked = exercise(step, Situation.at(runner.lesson.id, runner.ruleset, setup))
    wrong = [each for each in asked.possible() if (told := asked.match(each)) and told.grade == "wrong"]
    right = dice.random() < skill
    tries = 1 if right or not wrong else dice.choice((2, 2, 3))
    first = asked.best() if tries == 1 else wrong[0] if dice.random() < 0.6 else dice.choice(wrong)
    hints = int(dice.random() < 0.15)
    seconds = dice.randrange(5, 60)
    return StepResult(first=asked.encode(first), tries=tries, solved=True, hints=hints, seconds=seconds)

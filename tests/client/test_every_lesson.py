"""Every lesson that ships, taken in the window by posted events: it ends, and nothing is covered."""

from __future__ import annotations

from itertools import combinations

import pytest
from pygame import Rect

from game.client.app import App
from game.client.screens.lesson import LessonScreen
from game.client.table.hand_input import HandCard
from game.client.widgets.base import Widget
from game.client.widgets.bubble import Bubble
from game.client.widgets.text import TextBlock
from game.course.fitting import choose_ruleset
from game.course.lesson_progress import StepState
from game.course.lesson_start import begin
from game.course.loader import LessonFile
from game.course.views import StepView
from game.presenters.lesson_use import CourseLesson
from game.rules.actions import Action
from game.rules.cards import Card
from game.rulesets.shipped import list_rulesets
from game.text.transcript import best_answer
from tests.client.drive import click, click_on, new_app, press
from tests.shipped import course

COURSE = course()
WINDOWS = [
    ((1280, 720), 100, "en"),
    ((1024, 640), 130, "en_XA"),
    ((1920, 1080), 115, "en"),
    ((1024, 640), 100, "en_XA"),
]


every_window = pytest.mark.parametrize(
    ("file", "size", "text", "language"),
    [
        pytest.param(
            file,
            *window,
            id=f"{file.id}-{window[0][0]}-{window[1]}-{window[2]}",
            marks=() if place % len(WINDOWS) == number else pytest.mark.slow,
        )
        for place, file in enumerate(COURSE.lessons)
        for number, window in enumerate(WINDOWS)
    ],
)


@every_window
def test_a_lesson_is_taken_to_its_end_and_nothing_is_covered(
    file: LessonFile, size: tuple[int, int], text: int, language: str
) -> None:
    app = new_app(size, text=text, language=language, speed="fast", reduced_motion=True)
    rulesets = list_rulesets()
    found = choose_ruleset(file.lesson, rulesets[len(file.id) % len(rulesets)], rulesets)
    assert found is not None
    runner = begin(file, COURSE.glossary, found[0])
    screen = LessonScreen(app.services, file, runner, CourseLesson())
    app.stage.go("home")
    app.stage.push(screen)
    for _step in range(len(runner.lesson.shown) + 1):
        rest(app)
        uncovered(screen, size)
        if runner.finished:
            break
        take_step(app, screen)
        rest(app)
        uncovered(screen, size)
        press(app, "n")
        if not runner.finished and screen.lesson.step.id == runner.step.id and runner.step.free is not None:
            click_on(app, "skip")
    assert runner.finished
    assert runner.result.missed == 0


def rest(app: App) -> None:
    """Until nothing moves any more."""
    for _turn in range(12):
        app.tick(150)


def take_step(app: App, screen: LessonScreen) -> None:
    """Does what a step asks for by keys and clicks."""
    step = screen.lesson.step
    if step.kind == "watch":
        click_on(app, "watch")
        for _turn in range(60):
            rest(app)
            if not screen.lesson.step.more_to_watch:
                return
    if step.free is not None:
        click_on(app, "skip")
        return
    if step.state is StepState.ASKING:
        answer(app, screen, best_answer(screen.lesson.runner))
    assert screen.lesson.step.state is not StepState.ASKING, step.id


def ids(step: StepView) -> list[str]:
    """What there is to choose from."""
    return [option.id for option in step.options]


def answer(app: App, screen: LessonScreen, given: object) -> None:
    """Gives an answer the way a hand would."""
    step = screen.lesson.step
    if step.kind == "choose":
        for part in (str(given),) if str(given) in ids(step) else str(given).split():
            press(app, str(ids(screen.lesson.step).index(part) + 1))
    elif step.kind == "count":
        press(app, *str(given))
        click_on(app, "done")
    elif step.spot is not None:
        click_on(app, f"option {given}")
    elif isinstance(given, Action):
        if given.alone and f"call {given}" not in [part.key for part in screen.panel.widgets]:
            click_on(app, "alone")
        click_on(app, f"call {given}")
    elif step.kind == "order":
        assert isinstance(given, tuple)
        for card in given:
            assert isinstance(card, Card)
            press(app, str(screen.board.state.hand.index(card) + 1))
        click_on(app, "done")
    else:
        cards = given if isinstance(given, frozenset) else (given,)
        for card in cards:
            assert isinstance(card, Card)
            click(app, screen.board.card_rect(card).center)
            rest(app)
        if step.kind == "pick":
            click_on(app, "done")


def uncovered(screen: LessonScreen, size: tuple[int, int]) -> None:
    """Every part lies in the window, and none covers another but where it belongs there."""
    window = Rect(0, 0, *size)
    parts = [part for part in screen.panel.widgets if part.rect.size != (0, 0)]
    for part in parts:
        assert window.contains(part.rect), (
            f"{screen.lesson.step.id}: {part.key or part.spoken} leaves the window"
        )
        label = getattr(part, "_label", None)
        if isinstance(label, TextBlock):
            outside = label.text_width > part.rect.w or label.size[1] > part.rect.h
            assert not outside, f"{screen.lesson.step.id}: the words of {part.key} do not fit"
    for one, other in combinations(parts, 2):
        if not _may_lie_over(one, other):
            shared = one.rect.clip(other.rect)
            assert shared.w < 3 or shared.h < 3, (
                f"{screen.lesson.step.id}: {one.key or one.spoken} {one.rect} covers "
                f"{other.key or other.spoken} {other.rect}"
            )


def _may_lie_over(one: Widget, other: Widget) -> bool:
    pair = (one, other)
    if any(isinstance(part, Bubble) for part in pair):
        return True
    if any(part.key.startswith("link ") for part in pair):  # an underlined word of the sheet's text
        return True
    return all(isinstance(part, HandCard) for part in pair)

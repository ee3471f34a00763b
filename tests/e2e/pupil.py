"""Takes a lesson in the running app: sees its progress from outside, answers by keys, clicks and drags."""

from __future__ import annotations

import time
from pathlib import Path

from game.client.draw.theme import Metrics
from game.client.table.layout import TableLayout
from game.client.table.ordering import card_spot, place_spot
from game.course.lesson_progress import StepState
from game.course.lesson_start import begin
from game.course.loader import load_catalogue
from game.course.runner import Runner
from game.presenters.lesson_table import held
from game.rules.cards import Card
from game.rulesets.shipped import load_ruleset
from game.session import HOME_SEAT
from game.text.transcript import best_answer
from tests.e2e.onlooker import rows
from tests.e2e.real_window import RealWindow


def progress(home: Path, lesson_id: str) -> tuple[Runner, bool]:
    """The lesson as the app has it, and whether it was finished once."""
    course = load_catalogue()
    file = course.find(lesson_id)
    assert file is not None
    saved = rows(
        home, "SELECT ruleset_id, position, done FROM lesson_progress WHERE lesson_id = ?", lesson_id
    )
    ruleset, position, done = saved[0] if saved else ("hoyle-classic", None, 0)
    return begin(file, course.glossary, load_ruleset(ruleset), position), bool(done)


def take_lesson(
    window: RealWindow, lesson_id: str, seconds: float, size: tuple[int, int] = (1280, 720)
) -> bool:
    """Answer every step as well as can be; whether the lesson was finished in time."""
    layout = TableLayout(Metrics(*size), HOME_SEAT)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        runner, done = progress(window.home, lesson_id)
        if done:
            return True
        if runner.step.state is not StepState.ASKING or runner.step.kind in ("say", "term"):
            window.key("n")
        else:
            _answer(window, layout, runner)
        time.sleep(0.6)
    return False


def _answer(window: RealWindow, layout: TableLayout, runner: Runner) -> None:
    step, given = runner.step, best_answer(runner)
    if step.kind == "choose":
        window.key(str([option.id for option in step.options].index(str(given)) + 1))
    elif step.kind == "order":
        assert isinstance(given, tuple)
        _order(window, layout, step.cards, given)
    elif step.table is not None:
        hand = held(step.table.view)
        for card in given if isinstance(given, frozenset) else (given,):
            spot = layout.hand(hand.index(card), len(hand))
            window.click(spot.x, spot.y)
        if step.kind == "pick":
            _done(window)


def _order(
    window: RealWindow, layout: TableLayout, cards: tuple[Card, ...], wanted: tuple[Card, ...]
) -> None:
    """The first two cards by drag, the others by their number.

    Going back and on again first lays all cards out anew, should an earlier attempt have gone astray.
    """
    for key in ("b", "n"):
        window.key(key)
        time.sleep(0.6)
    for place, card in enumerate(wanted):
        number, count = cards.index(card), len(cards)
        if place < 2:
            start = card_spot(layout, number, count)
            end = place_spot(layout, place, count)
            window.drag((start.x, start.y), (end.x, end.y))
        else:
            window.key(str(number + 1))
        time.sleep(0.6)
    _done(window)


def _done(window: RealWindow) -> None:
    """The brass button: a click on bare felt takes the focus away, so that Enter presses it."""
    window.click(150, 420)
    window.key("Return")

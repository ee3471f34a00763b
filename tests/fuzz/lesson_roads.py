"""The ways that a lesson goes which somebody wrote or was handed, and how long each of them takes."""

from __future__ import annotations

import contextlib
import io
import json
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from game.course import checker
from game.course.loader import LessonFile, load_catalogue, read_lesson
from game.course.steps import AskingStep
from game.course.table_steps import BidStep, DiscardStep, PlayStep
from game.packs import shelf
from game.packs.joining import whole_course
from game.packs.packing import pack_up
from game.packs.translating import write_catalogue
from game.presenters.desk import Desk
from game.presenters.handed_file import look_at
from game.presenters.lesson import LessonPresenter
from game.presenters.lesson_use import AuthorsLesson
from game.presenters.watched_lesson import WatchedLesson
from game.rulesets.shipped import list_rulesets
from game.storage.errors import StorageError
from game.text.console import Console
from game.text.transcript import asked_now, print_transcript
from game.yamlfile.faults import YamlFault

MOST_WEIGHED = 4
"""Calls and cards that the engine weighs in one lesson."""

ABOUT = "format: 1\nid: club\ntitle: Club\nauthor: Nora\nversion: 1\n"


@dataclass
class Trip:
    """One lesson on its ways: the file, the dice, and the seconds that each way took."""

    file: Path
    dice: Random
    desk: Desk
    took: dict[str, float] = field(default_factory=dict)
    readable: bool = False
    weights: int = 1
    """How many calls and cards the engine weighed: each of them takes its time."""

    def go(self, way: Callable[[Trip], None]) -> None:
        """Takes a way; what it says of the lesson in a fault is looked at."""
        begun = time.process_time()
        try:
            way(self)
        except YamlFault as fault:
            for each in fault.all:
                assert each.message
                assert each.mend
                assert each.line > 0
        self.took[way.__name__] = time.process_time() - begun


def checked(trip: Trip) -> None:
    """`lesson check`."""
    printed = _printed(lambda: checker.main([trip.file], as_json=True))
    for line in printed.splitlines():
        told = json.loads(line)
        assert told["message"]
        assert told["mend"]
        assert told["rule"]
        assert told["line"] > 0
        assert told["column"] > 0


def read(trip: Trip) -> None:
    """Read by itself, and with its folder."""
    held = load_catalogue(trip.file.parent)
    assert len(held.lessons) + len(held.faults) == 1
    read_lesson(trip.file)
    trip.readable = True


def dropped(trip: Trip) -> None:
    """Dropped on the window, and looked at before it is added."""
    assert look_at(trip.file).lines


def added(trip: Trip) -> None:
    """Added, seen on the course map, and removed."""
    with contextlib.suppress(StorageError):
        look_at(trip.file).add()
    assert whole_course().lessons
    for each in shelf.shelved():
        assert shelf.remove(each.id)


def folder_checked(trip: Trip) -> None:
    """`lesson check` of the folder."""
    for line in _printed(lambda: checker.main([trip.file.parent])).splitlines():
        assert line.isprintable()


def previewed(trip: Trip) -> None:
    """`lesson preview`, and every step answered as well as it can be, or by chance."""
    watched = WatchedLesson(trip.file, trip.dice.choice(list_rulesets()))
    assert watched.look()
    assert watched.faults or watched.good
    if watched.good is None:
        return
    lesson = LessonPresenter(trip.desk, *watched.good, AuthorsLesson(), lambda _moment, _model: None)
    for _step in range(len(lesson.file.lesson.steps) * 2 + 2):
        assert lesson.page().title is not None
        lesson.model(still=True)
        _answer(lesson, trip.dice)
        lesson.page()
        if lesson.runner.finished:
            break
        lesson.act("forward")
        while lesson.watching:
            lesson.watch_next()
    lesson.runner.save()


def _answer(lesson: LessonPresenter, dice: Random) -> None:
    if lesson.step.more_to_watch:
        lesson.act("watch")
        while lesson.watching:
            lesson.watch_next()
    step = next((each for each in lesson.runner.lesson.shown if each.id == lesson.step.id), None)
    if not isinstance(step, AskingStep) or lesson.runner.finished:
        return
    asked = asked_now(lesson.runner)
    some = dice.sample(list(asked.possible()), 1) if dice.random() < 0.5 else []
    for given in (*some, asked.best()):
        if given is not None:
            lesson.answer(given)
            lesson.put_back()
    lesson.act("hint")


def printed(trip: Trip) -> None:
    """Printed as a script."""
    said = io.StringIO()
    print_transcript(Console(io.StringIO(), said), str(trip.file), list_rulesets()[0])
    assert said.getvalue()


def weighed(trip: Trip) -> None:
    """`lesson check --values`, where there are not too many calls and cards to weigh."""
    trip.weights = max(1, _to_weigh(read_lesson(trip.file)))
    if trip.weights <= MOST_WEIGHED:
        _printed(lambda: checker.main([trip.file], as_json=True, values=True))


def _to_weigh(file: LessonFile) -> int:
    return sum(isinstance(step, BidStep | DiscardStep | PlayStep) for step in file.lesson.steps)


def translated(trip: Trip) -> None:
    """`lesson catalogue`, twice: the second time it is brought up to date."""
    for _time in range(2):
        assert write_catalogue(trip.file, "de").texts >= 0


def packed(trip: Trip) -> None:
    """`lesson pack`, and the pack added."""
    (trip.file.parent / "pack.yaml").write_text(ABOUT, encoding="utf-8")
    assert pack_up(trip.file.parent).raw


def _printed(command: Callable[[], int]) -> str:
    out = io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(io.StringIO()):
        command()
    return out.getvalue()


ALWAYS = (checked, read, dropped)
NOW_AND_THEN = (added, folder_checked, previewed, printed, weighed, translated, packed)
"""Packing comes last: it makes a pack of the folder."""

"""A lesson with its best answers as a script, for instructors and for machines without even a terminal."""

from __future__ import annotations

import os.path
from pathlib import Path
from typing import Any

from game.course.checker import check_lesson, with_rule
from game.course.exercises.base import Exercise, Given
from game.course.exercises.bidding import Bidding
from game.course.exercises.calling import Calling
from game.course.exercises.kinds import exercise
from game.course.glossary import Glossary
from game.course.lesson_progress import StepState
from game.course.lesson_start import begin, begin_sound
from game.course.loader import LessonFile
from game.course.misspelling import nearly
from game.course.pack_names import plain
from game.course.runner import Runner
from game.course.situation import Situation
from game.course.steps import AskingStep
from game.course.surroundings import glossary_near, read_in_pack, with_its_rulesets
from game.course.views import StepView
from game.i18n import _, format_list, format_number
from game.packs.joining import whole_course
from game.rules.actions import Action
from game.rules.cards import Card
from game.rules.ruleset import Ruleset
from game.text.console import Console
from game.text.lesson_lines import choices, table_lines
from game.text.narrator import moment_lines
from game.words import sentence
from game.words.markup import as_typed, mark
from game.yamlfile.yaml_positions import YamlFault


def find_lesson(wanted: str) -> tuple[LessonFile, Glossary] | None:
    """The lesson of the course with this id, or the one in the file of this name; None where there is none.

    Raises YamlFault where the file is faulty.
    """
    course = whole_course()
    file = course.find(wanted)
    if file is not None:
        return file, course.glossary
    if os.path.isfile(wanted):  # False, too, for what can be no name of a file
        return read_in_pack(Path(wanted)), glossary_near(Path(wanted).resolve().parent) or course.glossary
    for fault in course.faults:
        if Path(fault.file).stem == wanted:
            raise fault
    return None


def print_transcript(console: Console, wanted: str, chosen: Ruleset) -> int:
    """Print the script of a lesson, by id or path; 1 with its faults where it is broken or not there.

    Of a file with faults, what is sound is printed all the same.
    """
    try:
        found = find_lesson(wanted)
        runner = begin(*found, chosen) if found else None
    except YamlFault as fault:
        if not os.path.isfile(wanted):
            for each in fault.all:
                console.say(as_typed(str(each)))
            return 1
        return _print_sound(console, Path(wanted), chosen)
    if runner is None:
        console.say(no_lesson(wanted))
        return 1
    _print(console, runner)
    return 0


def _print_sound(console: Console, path: Path, chosen: Ruleset) -> int:
    """The script of what can be played of a file, then what is wrong with it."""
    reading, faults = check_lesson(path)
    if reading.file is not None:
        words = glossary_near(path.resolve().parent) or whole_course().glossary
        _print(console, begin_sound(with_its_rulesets(reading.file), words, chosen))
        console.gap()
    for fault in faults:
        console.say(as_typed(with_rule(fault)))
    return 1


def no_lesson(wanted: str) -> str:
    """What is said where a lesson is not there, with those that are."""
    ids = [file.id for file in whole_course().lessons]
    ends = [each for each in ids if plain(each) == wanted or each == wanted]
    if meant := next(iter(ends), nearly(wanted, ids)):
        text = _("There's no lesson called “{wanted}”. Did you mean {meant}?")
        return text.format(wanted=wanted, meant=meant)
    text = _("There's no lesson called “{wanted}”. Choose one of these: {known}.")
    return text.format(wanted=wanted, known=format_list(ids))


def _print(console: Console, runner: Runner) -> None:
    file = runner.lesson
    situation = Situation(file.id, runner.ruleset)
    console.say(situation.text(file.title), situation.text(file.summary), runner.note)
    going = True
    while going:
        console.gap()
        _print_step(console, runner)
        going = runner.forward()


def _print_step(console: Console, runner: Runner) -> None:
    step, number = runner.step, format_number(runner.position.number)
    # NOTE: a step of a lesson in a script, with what kind it is, for example "Step 3, choose."
    console.say(_("Step {n}, {kind}.").format(n=number, kind=_kind(step)))
    console.say(step.title, step.alt or step.text)
    while (moment := runner.watch()) is not None:
        console.say(*moment_lines(moment))
    console.say(runner.step.after)
    if step.state is not StepState.ASKING or step.free is not None:
        return
    if step.table is not None:
        console.say(*table_lines(step, step.table.view))
    console.say(*choices(step))
    given = best_answer(runner)
    console.say(sentence(_("The best answer: {answer}").format(answer=_answer_words(given, runner))))
    feedback = runner.answer(given)
    console.say(feedback.say, feedback.solution.text if feedback.solution is not None else "")
    for moment in feedback.moments:
        console.say(*moment_lines(moment))


def asked_now(runner: Runner) -> Exercise[Any, Any]:
    """The question that the runner stands at."""
    view = runner.step
    step = next(step for step in runner.lesson.shown if step.id == view.id)
    assert isinstance(step, AskingStep)
    setup = view.table.state.setup if view.table is not None else None
    return exercise(step, Situation.at(runner.lesson.id, runner.ruleset, setup))


def best_answer(runner: Runner) -> Given:
    """The best answer to the step that the runner stands at."""
    best: Given = asked_now(runner).best()
    return best


def _answer_words(given: Given, runner: Runner) -> str:
    step = runner.step
    asked = asked_now(runner)
    if isinstance(asked, Calling):
        return asked.words(str(given))
    if isinstance(given, str):
        return next(option.text for option in step.options if option.id == given)
    if isinstance(given, int):
        return format_number(given)
    if isinstance(given, Action):
        assert isinstance(asked, Bidding)
        return asked.words(given)
    if isinstance(given, Card):
        return mark(given)
    cards = [card for card in step.cards if card in given] if isinstance(given, frozenset) else given
    return format_list(mark(card) for card in cards) if cards else _("none of them")


def _kind(step: StepView) -> str:
    return {
        "say": _("to read"),
        "term": _("a euchre word"),
        "watch": _("to watch"),
        "choose": _("choose one"),
        "order": _("put them in order"),
        "count": _("give a number"),
        "bid": _("make a call"),
        "discard": _("discard a card"),
        "play": _("play a card"),
        "pick": _("pick cards"),
        "spot": _("find the mistake"),
        "free-play": _("play a hand"),
    }[step.kind]

"""A first answer in words: the option as the pupil read it, cards by their names, a call as it is said."""

from __future__ import annotations

import re
import textwrap
from functools import cached_property
from typing import Any

from game.course import deals
from game.course.answers import Grade
from game.course.exercises.base import Exercise
from game.course.exercises.bidding import Bidding
from game.course.exercises.calling import Calling
from game.course.exercises.kinds import exercise
from game.course.fitting import choose_ruleset
from game.course.glossary import Glossary
from game.course.honest_steps import RuleStep
from game.course.loader import LessonFile
from game.course.situation import Situation
from game.course.spoken import call_of
from game.course.steps import AskingStep, ChooseStep, CountStep, PickStep, ShownStep
from game.course.table_steps import Fault, FreePlayStep, SpotStep
from game.course.unfillable import Unfillable
from game.i18n import _, format_list, format_number
from game.rules.actions import Action
from game.rules.cards import Card
from game.rules.ruleset import Ruleset
from game.rules.state import Setup
from game.rulesets.shipped import list_rulesets
from game.words import card_name
from game.words.markup import plain

Asked = AskingStep | FreePlayStep

_LONGEST_TITLE = 48
_CALL = re.compile(r"[0-3]:")  # a call as the app keeps it, by the number of its seat
_SENTENCE_END = re.compile(r"(?<=[.?!:])\s+")


def code_words(first: str) -> str:
    """An answer to a question that nobody here knows: cards by their names, anything else as it is."""
    first = as_called(first)
    try:
        return format_list([card_name(Card.parse(code)) for code in first.split()])
    except ValueError:
        return first


def as_called(first: str) -> str:
    """A call as authors write it, such as `order-up alone`; any other answer as it is."""
    if not _CALL.match(first):
        return first
    try:
        return str(call_of(Action.parse(first))).partition(" ")[2] or first
    except ValueError:
        return first


def _read(asked: Exercise[Any, Any], first: str) -> Any:
    """An answer as it stands in a file. Raises ValueError where the question does not take it."""
    if isinstance(asked, Bidding) and not _CALL.match(first):
        called = (given for given in asked.possible() if as_called(asked.encode(given)) == first)
        return next(called, None) or asked.decode(first)
    return asked.decode(first)


class AnswerWords:
    """The words of one lesson that is on this computer, under the first ruleset that fits it."""

    def __init__(self, file: LessonFile, glossary: Glossary) -> None:
        self._lesson = file.lesson
        self._glossary = glossary.seen_from(file.pack)
        shipped = (*list_rulesets(), *file.rulesets)
        found = choose_ruleset(file.lesson, shipped[0], shipped)
        self._ruleset: Ruleset = found[0] if found is not None else shipped[0]
        self._setups: dict[str, Setup | None] = {}

    @cached_property
    def steps(self) -> dict[str, Asked]:
        """Every question by its id, in the order of the lesson."""
        return {step.id: step for step in self._lesson.shown if isinstance(step, AskingStep | FreePlayStep)}

    @cached_property
    def usual(self) -> frozenset[str]:
        """The ids of the questions that are asked under the ruleset of these words."""
        return frozenset(step.id for step in self._lesson.under(self._ruleset).shown)

    def title(self, step: Asked) -> str:
        """What a question is called, else the sentence that asks, as far as it has room in a table."""
        if step.title:
            return self._label(step, step.title)
        asked = self.question(step)
        last = _SENTENCE_END.split(asked)[-1]
        return textwrap.shorten(last, _LONGEST_TITLE, placeholder="…")

    def question(self, step: Asked) -> str:
        """The whole question."""
        return self._label(step, step.text if isinstance(step, FreePlayStep) else step.ask)

    def answer(self, step: Asked, first: str) -> str:
        """An answer to a question. One that the question no longer takes is told as it is in the file."""
        if isinstance(step, FreePlayStep):
            return _("the goal wasn't reached")
        if not first:
            return _("none of the cards") if isinstance(step, PickStep) else _("no answer")
        try:
            return self._answer(step, first)
        except (ValueError, Unfillable):
            return code_words(first)

    def accepts(self, step_id: str, first: str) -> bool:
        """Whether an answer is right. One that the question does not take is not."""
        step = self.steps[step_id]
        if isinstance(step, FreePlayStep):
            return False
        try:
            asked = exercise(step, self._situation(step))
            answer = asked.match(_read(asked, first))
        except (ValueError, Unfillable):
            return False
        return answer is not None and answer.grade is not Grade.WRONG

    def _answer(self, step: AskingStep, first: str) -> str:
        if isinstance(step, ChooseStep | RuleStep):
            option = next((option for option in step.options if option.id == first), None)
            return self._label(step, option.text) if option is not None else first
        if isinstance(step, CountStep):
            number = format_number(int(first))
            # NOTE: a number that was given as an answer and what was counted, for example "5 tricks"
            text = _("{n} {unit}")
            return text.format(n=number, unit=self._label(step, step.unit)) if step.unit else number
        if isinstance(step, SpotStep) and step.find is not Fault.RENEGE:
            trick = step.find is Fault.GATHERED
            # NOTE: which of several finished tricks, or hands, was pointed at
            text = _("Trick {n}") if trick else _("Hand {n}")
            return text.format(n=format_number(int(first)))
        if step.type not in ("bid", "call"):
            return code_words(first)
        asked = exercise(step, self._situation(step))
        given = _read(asked, first)
        return plain(asked.words(given)) if isinstance(asked, Bidding | Calling) else first

    def _label(self, step: ShownStep, text: str) -> str:
        situation = Situation(self._lesson.id, self._ruleset, None, None, self._glossary)
        if "{count:" in text:  # how many trumps there are is a matter of the table
            situation = self._situation(step)
        return plain(situation.label(text))

    def _situation(self, step: ShownStep) -> Situation:
        name = self._lesson.table_names()[step.id] or ""
        if name not in self._setups:
            self._setups[name] = self._setup(name)
        return Situation.at(self._lesson.id, self._ruleset, self._setups[name], self._glossary)

    def _setup(self, name: str) -> Setup | None:
        tables = self._lesson.tables
        if name not in tables:
            return None
        try:
            return deals.fill(tables[name], self._ruleset, deals.seed_of(self._lesson.id, tables, name))
        except Unfillable:
            return None

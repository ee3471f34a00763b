"""Whether a lesson can be read and taken: its signs are drawn, its words fit, its minutes are enough."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from textwrap import wrap

from game.course.checks.rule_numbers import Rule, ruled
from game.course.checks.texts import texts
from game.course.drawable import DRAWABLE
from game.course.honest_steps import RuleStep
from game.course.links import unlinked
from game.course.loader import LessonFile
from game.course.misspelling import card_meant, did_you_mean
from game.course.situation import TOKEN
from game.course.steps import AskingStep, ChooseStep, ShownStep, TermStep
from game.course.table_steps import FreePlayStep
from game.i18n import _, format_number
from game.yamlfile.yaml_positions import Marked, YamlFault

LONGEST_WORD = 24
"""So many letters fit on a line of the narrowest window with the largest text."""

LONGEST_LESSON = 20
"""Minutes: nobody keeps at anything longer."""

_OPTION_LINE = 32
"""So many letters of an option fit on a line of the smallest window with the largest text."""

_AROUND = 1.3
_MOST_LINES = 10.6
"""So many lines of options, two beside one another, fit there; around each pair goes as much as `_AROUND`."""

_SPOKEN_CARD = "nine of diamonds"
_CARD = re.compile(r"(?:10|[2-9TJQKA])?[♠♥♦♣♤♡♢♧](?:10|[7-9TJQKA])?")
_WORD = re.compile(r"[^\s\-\u2010\u2013\u2014/]+")
_WORDS_A_MINUTE = 150
_QUESTION, _HAND, _TERM = 0.2, 1.0, 40  # minutes for an answer and for a hand, words of the glossary
_SLACK = 1.5
"""So many times as long as it says a lesson may take."""


def faults(file: LessonFile) -> Iterator[YamlFault]:
    """All that keeps a lesson from being read with ease."""
    yield from ruled(Rule.LETTERS, undrawn(file.marked))
    yield from ruled(Rule.LINES, _too_wide(file.marked))
    yield from ruled(Rule.LINES, _too_many_lines(file))
    if not file.unread.steps and not file.unread.keys:
        yield from ruled(Rule.MINUTES, _too_long(file))


@dataclass(frozen=True)
class Unreadable:
    """What keeps a text from being read: the place in it, and what to do."""

    place: int
    message: str
    mend: str


def undrawn(marked: Marked) -> Iterator[YamlFault]:
    """The first sign of each text that no font has."""
    for path, text in texts(marked.data):
        if found := undrawn_in(text):
            yield marked.fault_within(path, found.place, found.message, found.mend)


def undrawn_in(text: str) -> Unreadable | None:
    """The first sign that no font has."""
    place = next((place for place, sign in enumerate(text) if sign not in DRAWABLE), None)
    if place is None:
        return None
    message = _("No font here has the sign {sign}, so nobody would see it.").format(sign=text[place])
    card = next((found for found in _CARD.finditer(text) if found.start() <= place < found.end()), None)
    if card is None:
        return Unreadable(place, message, _("Write it in words, or leave it out."))
    meant = card_meant(card[0])
    usual = _("Write the suit in words, like “hearts”, or a card like {card}.").format(card="{JH}")
    return Unreadable(card.start(), message, did_you_mean(f"{{{meant}}}" if meant else "", usual))


def _too_wide(marked: Marked) -> Iterator[YamlFault]:
    """Words that cannot be broken and fit on no line."""
    for path, text in texts(marked.data):
        if found := too_wide_in(text):
            yield marked.fault_within(path, found.place, found.message, found.mend)


def too_wide_in(text: str) -> Unreadable | None:
    """The first word that cannot be broken and fits on no line."""
    seen = unlinked(TOKEN.sub(lambda token: " " * len(token[0]), text), lambda _term: "")
    word = next((found for found in _WORD.finditer(seen) if len(found[0]) > LONGEST_WORD), None)
    if word is None:
        return None
    message = _("This word has {n} letters, and a narrow window has room for {most} on a line.")
    said = message.format(n=format_number(len(word[0])), most=format_number(LONGEST_WORD))
    mend = _("Put a space or a hyphen in it, or another word.")
    return Unreadable(max(0, text.find(word[0])), said, mend)


def _too_many_lines(file: LessonFile) -> Iterator[YamlFault]:
    """Options that have no room together, though each of them has."""
    for number, step in enumerate(file.lesson.steps):
        if not isinstance(step, ChooseStep | RuleStep) or step.id in file.unread.steps:
            continue
        lines = [len(wrap(TOKEN.sub(_SPOKEN_CARD, each.text), _OPTION_LINE)) for each in step.options]
        pairs = [max(lines[first : first + 2]) for first in range(0, len(lines), 2)]
        if sum(pairs) + _AROUND * len(pairs) > _MOST_LINES:
            message = _("These options are too long to stand together in a small window.")
            mend = _("Say them in fewer words, or leave one of them out.")
            yield file.marked.fault(("steps", number, "options"), message, mend)


def _too_long(file: LessonFile) -> Iterator[YamlFault]:
    """Lessons that take far longer than they say, and those that are too long for anybody."""
    minutes = time_of(file)
    if minutes > LONGEST_LESSON:
        message = _("This lesson takes about {n} minutes, too long for one sitting.")
        mend = _("Make two lessons of it.")
        yield file.marked.fault(("minutes",), message.format(n=format_number(round(minutes))), mend)
    elif minutes > file.minutes * _SLACK:
        message = _("It takes about {n} minutes to read this and answer, and the lesson promises {told}.")
        told = message.format(n=format_number(round(minutes)), told=format_number(file.minutes))
        mend = _("Write {n} there, or leave something out.").format(n=format_number(round(minutes)))
        yield file.marked.fault(("minutes",), told, mend)


def time_of(file: LessonFile) -> float:
    """About how many minutes it takes to read a lesson, to answer its questions and to play its hands."""
    return sum(_time_at(step) for step in file.lesson.shown)


def _time_at(step: ShownStep) -> float:
    if isinstance(step, TermStep):
        return _TERM / _WORDS_A_MINUTE
    if isinstance(step, FreePlayStep):
        return _HAND + _reading(step.text)
    if not isinstance(step, AskingStep):
        return _reading(step.text)
    said = max(len(answer.say.split()) for answer in step.answers) / _WORDS_A_MINUTE
    options = [option.text for option in step.options] if isinstance(step, ChooseStep) else []
    return _QUESTION + said + _reading(step.ask, *options)


def _reading(*read: str) -> float:
    return sum(len(text.split()) for text in read) / _WORDS_A_MINUTE

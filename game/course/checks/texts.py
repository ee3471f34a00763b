"""The texts of a lesson: what stands in braces means something, and every term is in the glossary."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from game.course.checks.rule_numbers import Rule, ruled
from game.course.glossary import Glossary
from game.course.links import LINK, broken
from game.course.loader import LessonFile
from game.course.misspelling import card_meant, did_you_mean, near_id
from game.course.schema import TEXT_KEYS
from game.course.situation import TOKEN, is_token
from game.course.steps import TermStep
from game.i18n import _
from game.yamlfile.yaml_positions import DataPath, Marked, YamlFault

_BRACE = re.compile("[{}]")
_LISTED = ("title", "summary")
"""The keys of a lesson that lists show."""


def faults(file: LessonFile, glossary: Glossary | None) -> Iterator[YamlFault]:
    """All faults of texts and terms; terms are not looked at where there is no glossary to find them in."""
    yield from ruled(Rule.BRACES, unknown_tokens(file.marked))
    yield from ruled(Rule.BOLD, _unclosed_bold(file.marked))
    yield from ruled(Rule.TERMS, broken_links(file.marked))
    yield from ruled(Rule.TERMS, _links_in_lists(file.marked))
    if glossary is not None:
        yield from ruled(Rule.TERMS, _unknown_terms(file, glossary))
        yield from ruled(Rule.TERMS, unknown_links(file.marked, glossary))


def unknown_tokens(marked: Marked) -> Iterator[YamlFault]:
    """What stands in braces and means nothing."""
    for path, text in texts(marked.data):
        for token in TOKEN.finditer(text):
            if not is_token(token[1]):
                message = _("{token} isn't a card or a number that can be filled in.").format(token=token[0])
                mend = _("Write a card like {card}, or {count}, or leave the braces out.")
                said = mend.format(card="{JH}", count="{count:hearts}")
                meant = card_meant(token[1])
                said = did_you_mean(f"{{{meant}}}" if meant else "", said)
                yield marked.fault_within(path, token.start(), message, said)
        alone = _BRACE.search(TOKEN.sub(lambda token: " " * len(token[0]), text))
        if alone is not None:
            message = _("A brace in this text has no match.")
            yield marked.fault_within(path, alone.start(), message, _("Close it, or leave it out."))


def unknown_links(marked: Marked, glossary: Glossary) -> Iterator[YamlFault]:
    """Links to words that the glossary does not have."""
    for path, text in texts(marked.data):
        for link in LINK.finditer(text) if path[0] not in _LISTED else ():
            if link[1] not in glossary:
                yield marked.fault_within(path, link.start(1), *_no_term(link[1], glossary))


def broken_links(marked: Marked) -> Iterator[YamlFault]:
    """What begins like a link to the glossary and is none."""
    for path, text in texts(marked.data):
        for start, link in broken(text):
            message = _("“{link}” isn't a link to the glossary.").format(link=link)
            mend = _("Write {link}, with the id of the term, or {other} for other words.")
            said = mend.format(link="[[left-bower]]", other="[[left-bower|the left]]")
            yield marked.fault_within(path, start, message, said)


def _links_in_lists(marked: Marked) -> Iterator[YamlFault]:
    """Links in what lists show of a lesson, where no word can be opened."""
    for key in _LISTED:
        link = LINK.search(str(marked.data.get(key, "")))
        if link is not None:
            message = _("Glossary words can't be opened from here.")
            mend = _("Write the word without its square brackets.")
            yield marked.fault_within((key,), link.start(), message, mend)


def _unclosed_bold(marked: Marked) -> Iterator[YamlFault]:
    for path, text in texts(marked.data):
        if text.count("**") % 2:
            message = _("Two stars start bold words here, but no other two stars end them.")
            mend = _("Put two stars after the bold words, too, or remove them.")
            yield marked.fault_within(path, text.rindex("**"), message, mend)


def _unknown_terms(file: LessonFile, glossary: Glossary) -> Iterator[YamlFault]:
    for number, step in enumerate(file.lesson.steps):
        if isinstance(step, TermStep) and step.term not in glossary:
            yield file.marked.fault(("steps", number, "term"), *_no_term(step.term, glossary))


def _no_term(term: str, glossary: Glossary) -> tuple[str, str]:
    message = _("The glossary has no term “{term}”.").format(term=term)
    usual = _("Add it to glossary.yaml, or write the id of another term.")
    return message, near_id(term, glossary.terms, usual)


def texts(data: Any, path: DataPath = ()) -> Iterator[tuple[DataPath, str]]:
    """Every text of a lesson's data that a learner reads, with its place."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from _scalars(value, (*path, key)) if key in TEXT_KEYS else texts(value, (*path, key))
    elif isinstance(data, list):
        for number, value in enumerate(data):
            yield from texts(value, (*path, number))


def _scalars(value: Any, path: DataPath) -> Iterator[tuple[DataPath, str]]:
    if isinstance(value, list):
        for number, inner in enumerate(value):
            yield from _scalars(inner, (*path, number))
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from _scalars(inner, (*path, key))
    elif isinstance(value, str):
        yield path, value

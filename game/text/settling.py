"""A question about the rules and what every table answers: as a command, or typed at any time."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Any

from game.asking.catalogue import topics
from game.asking.question import Question
from game.i18n import _, format_number, pgettext
from game.pages.help_desk import Meant, meant, tables_named
from game.pages.questions import Reply, replies
from game.presenters.lesson_list import catalogue
from game.rules.ruleset import Ruleset
from game.rulesets.own_rulesets import all_ids, all_rulesets, find_ruleset, no_such_ruleset
from game.text.console import Console, print_lines
from game.text.terms import word_lines
from game.text.why import cited, rule_data
from game.words.markup import plain


class NotAsked(Exception):
    """A question that cannot be answered. `sentence` says what could be asked instead, translated."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


def ask(typed: str, ids: Sequence[str], *, as_json: bool) -> int:
    """Print what each table answers; all questions by topic, where none is asked. Raises NotAsked."""
    if not typed.strip():
        print_lines(_listed())
        return 0
    rulesets = [_ruleset(name) for name in ids] or list(tables_named(typed, all_rulesets()))
    found = _meant(typed)
    if as_json:
        print(json.dumps(_data(found, rulesets), ensure_ascii=False, indent=2))
        return 0 if found.sure else 1
    if not found.sure:
        found = Meant((_chosen(found),))
    print_lines(map(plain, _lines(found, rulesets)))
    if found.near:
        print_lines(["", _instead(), *(f"  {question.ask}" for question in found.near)])
    return 0


def settle(typed: str) -> list[str]:
    """The answer of every table; how to ask, or what may have been meant, where it is not clear."""
    how = _("Type “{ask}” and a question, for example “{ask} who leads against a loner”.")
    how = how.format(ask=pgettext("word to type", "ask"))
    if not typed.strip():
        return [how]
    found = _meant(typed)
    if found.sure:
        told = _lines(found, tables_named(typed, all_rulesets()))
        return [*told, "", _instead(), *_numbered(found)] if found.near else told
    return (
        [_unsure(), *_numbered(found)]
        if found.near
        else [_("I can't find a question like that about the rules."), how]
    )


def settle_aloud(console: Console, typed: str) -> None:
    """The same in a conversation: a number that is typed next chooses what was meant."""
    console.say(*settle(typed))
    near = _meant(typed).near if typed.strip() else ()
    if not near:
        return
    console.say(_("Type its number, or just keep going."))
    number = console.hear()
    question = _numbered_by(number, near)
    if question is None:
        console.hear_again(number)
    else:
        console.say(*_lines(Meant((question,)), all_rulesets()))


def _meant(typed: str) -> Meant:
    return meant(typed, catalogue().glossary)


def _unsure() -> str:
    return _("I'm not sure which question you mean. Is it one of these?")


def _instead() -> str:
    # NOTE: stands below an answer, before one or two other questions
    return _("Or did you mean this?")


def _numbered(found: Meant) -> list[str]:
    """What may have been meant, to choose from by number."""
    # NOTE: {number} and a question to choose, for example "1. Who deals first?"
    line = _("{number}. {question}")
    return [
        line.format(number=format_number(place), question=question.ask)
        for place, question in enumerate(found.near, 1)
    ]


def _numbered_by(typed: str, near: Sequence[Question]) -> Question | None:
    return near[int(typed) - 1] if typed.isdecimal() and 1 <= int(typed) <= len(near) else None


def _chosen(found: Meant) -> Question:
    """The question that is chosen by its number at a screen. Raises NotAsked where none is."""
    if not found.near:
        raise NotAsked(
            _("I have no answer to that. Run “leftbower ask” by itself to see every question I can answer.")
        )
    lines = [_unsure(), *(f"  {line}" for line in _numbered(found))]
    if sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty():
        print_lines(lines)
        print(_("Type its number, or press Enter to leave:"), end=" ", flush=True)
        question = _numbered_by(sys.stdin.readline().strip(), found.near)
        if question is not None:
            return question
        raise NotAsked(_("You didn't choose one."))
    how = _("Ask again with one of these questions, for example: leftbower ask “{question}”")
    raise NotAsked("\n".join([*lines, how.format(question=found.near[0].ask)]))


def _ruleset(name: str) -> Ruleset:
    if name not in all_ids():
        raise NotAsked(no_such_ruleset(name))
    return find_ruleset(name)


def _listed() -> list[str]:
    """Every question under its topic."""
    found: list[str] = []
    for topic in topics():
        found += [topic.title, *(f"  {question.ask}" for question in topic.questions), ""]
    return found[:-1]


def _lines(found: Meant, rulesets: Sequence[Ruleset]) -> list[str]:
    """Words with their meaning; questions, and for each group of tables its answer and clauses."""
    blocks = [word_lines(term) for term in found.terms]
    blocks += [_answered(question, rulesets) for question in found.questions]
    return [line for block in blocks for line in ("", *block)][1:]


def _answered(question: Question, rulesets: Sequence[Ruleset]) -> list[str]:
    lines = [question.ask]
    for reply in replies(question, rulesets):
        # NOTE: {rules} is a list of rulesets, {answer} what they answer
        answer = _("{rules}: {answer}").format(rules=reply.names, answer=reply.said)
        lines += ["", answer, *(f"  {cited(ground.cited)}" for ground in reply.grounds)]
    return lines


def _data(found: Meant, rulesets: Sequence[Ruleset]) -> dict[str, Any]:
    """Everything for other programs: a question by itself, or all that was meant or may have been."""
    told = [_question_data(question, replies(question, rulesets)) for question in found.questions]
    if len(told) == 1:
        return told[0]
    words = [
        {"id": term, "title": catalogue().glossary.title(term), "says": [*map(plain, word_lines(term))]}
        for term in found.terms
    ]
    near = [{"id": question.id, "question": question.ask} for question in found.near]
    return {"questions": told, "words": words, "near": near}


def _question_data(question: Question, found: Sequence[Reply]) -> dict[str, Any]:
    answers = [
        {
            "ruleset": answer.ruleset.id,
            "yes": answer.yes,
            "says": answer.sentence,
            "silent": answer.silent,
            "clauses": [rule_data(each) for each in answer.citations],
        }
        for reply in found
        for answer in reply.agreed.answers
    ]
    return {"id": question.id, "question": question.ask, "answers": answers}

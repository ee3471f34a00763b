"""A question about the rules and what every table answers: as a command, or typed at any time."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from game.asking.catalogue import topics
from game.asking.finding import find, is_sure
from game.asking.question import Question
from game.i18n import _, pgettext
from game.pages.questions import Reply, replies
from game.rules.ruleset import Ruleset
from game.rulesets.own_rulesets import all_ids, all_rulesets, find_ruleset, no_such_ruleset
from game.text.console import print_lines
from game.text.why import cited, rule_data


class NotAsked(Exception):
    """A question that cannot be answered. `sentence` says what could be asked instead, translated."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


class NothingNear(NotAsked):
    """None of the questions has anything to do with what was typed."""


def ask(typed: str, ids: Sequence[str], *, as_json: bool) -> int:
    """Print what each table answers; all questions by topic, where none is asked. Raises NotAsked."""
    if not typed.strip():
        print_lines(_listed())
        return 0
    rulesets = [_ruleset(name) for name in ids] or list(all_rulesets())
    question = _meant(typed)
    if as_json:
        data = _data(question, replies(question, rulesets))
        print(json.dumps(data, ensure_ascii=False, indent=2))
    else:
        print_lines(_lines(question, rulesets))
    return 0


def settle(typed: str) -> list[str]:
    """The answer of every table; how to ask, where nothing or something unknown is asked."""
    how = _("Type “{ask}” and a question, for example “{ask} who leads against a loner”.")
    how = how.format(ask=pgettext("word to type", "ask"))
    if not typed.strip():
        return [how]
    try:
        return _lines(_meant(typed), all_rulesets())
    except NothingNear:
        return [_("No question about the rules is near to that."), how]
    except NotAsked as fault:
        return [fault.sentence]


def _meant(typed: str) -> Question:
    """The question that was typed. Raises NotAsked, naming the nearest, where none fits."""
    found = find(typed)
    if is_sure(found):
        return found[0].question
    near = [each.question.ask for each in found]
    if not near:
        raise NothingNear(_("Nothing is known about that. All questions are listed without one."))
    # NOTE: {questions} is a list of whole questions
    sentence = _("That is not among the questions. Is it one of these? {questions}")
    raise NotAsked(sentence.format(questions=" ".join(near)))


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


def _lines(question: Question, rulesets: Sequence[Ruleset]) -> list[str]:
    """The question, and for each group of tables that agree its answer and clauses."""
    lines = [question.ask]
    for reply in replies(question, rulesets):
        # NOTE: {rules} is a list of rulesets, {answer} what they answer
        answer = _("{rules}: {answer}").format(rules=reply.names, answer=reply.said)
        lines += ["", answer, *(f"  {cited(each)}" for each in reply.cited)]
    return lines


def _data(question: Question, found: Sequence[Reply]) -> dict[str, Any]:
    answers = [
        {
            "ruleset": answer.ruleset.id,
            "yes": answer.yes,
            "says": answer.sentence,
            "silent": answer.citations[0].silent,
            "clauses": [rule_data(each) for each in answer.citations],
        }
        for reply in found
        for answer in reply.agreed.answers
    ]
    return {"id": question.id, "question": question.ask, "answers": answers}

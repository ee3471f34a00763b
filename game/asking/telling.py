"""The command `leftbower ask`: a question answered by each table, side by side, in lines or as data."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from game.asking.answers import Agreed, side_by_side
from game.asking.catalogue import topics
from game.asking.finding import find, is_sure
from game.asking.question import Question
from game.i18n import _, format_list
from game.rules.ruleset import Ruleset
from game.storage.own_rulesets import all_ids, all_rulesets, find_ruleset
from game.tutor.citations import Citation


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
        for line in listed():
            print(line)
        return 0
    rulesets = [_ruleset(name) for name in ids] or list(all_rulesets())
    question = meant(typed)
    groups = side_by_side(question, rulesets)
    if as_json:
        print(json.dumps(_data(question, groups), ensure_ascii=False, indent=2))
        return 0
    for line in lines(question, groups):
        print(line)
    return 0


def meant(typed: str) -> Question:
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
        sentence = _("There is no ruleset {id}. There are: {known}.")
        raise NotAsked(sentence.format(id=name[:40], known=format_list(all_ids())))
    return find_ruleset(name)


def listed() -> list[str]:
    """Every question under its topic."""
    found: list[str] = []
    for topic in topics():
        found += [topic.title, *(f"  {question.ask}" for question in topic.questions), ""]
    return found[:-1]


def lines(question: Question, groups: Sequence[Agreed]) -> list[str]:
    """The question, and for each group of tables that agree its answer and clauses."""
    told = [question.ask]
    for group in groups:
        told.append("")
        names = format_list(group.names)
        if group.first.yes is None or question.says:
            # NOTE: {rules} is a list of rulesets, {answer} what they answer
            text = _("{rules}: {answer}")
        else:
            # NOTE: the same for a question of yes or no; {word} is Yes or No
            text = _("{rules}: {word}. {answer}")
        told.append(text.format(rules=names, word=group.first.word, answer=group.first.sentence))
        told += [f"  {line}" for line in dict.fromkeys(_cited(group))]
    return told


def _cited(group: Agreed) -> list[str]:
    return [_clause(citation) for answer in group.answers for citation in answer.citations]


def _clause(citation: Citation) -> str:
    text = _("{id} ({place}): {rule}")
    if citation.reading:
        text = _("{id} ({place}): {rule} It is read so: {reading}")
    return text.format(id=citation.id, place=citation.title, rule=citation.says, reading=citation.reading)


def _data(question: Question, groups: Sequence[Agreed]) -> dict[str, Any]:
    return {
        "id": question.id,
        "question": question.ask,
        "answers": [
            {
                "ruleset": answer.ruleset.id,
                "yes": answer.yes,
                "says": answer.sentence,
                "silent": answer.citations[0].silent,
                "clauses": [
                    {"id": cited.id, "place": cited.title, "says": cited.says, "reading": cited.reading}
                    for cited in answer.citations
                ],
            }
            for group in groups
            for answer in group.answers
        ],
    }

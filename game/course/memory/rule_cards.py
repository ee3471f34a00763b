"""Cards about house rules: what the learner's own table answers to the questions people argue about."""

from __future__ import annotations

from game.asking.answers import answer
from game.asking.catalogue import questions
from game.asking.question import Question
from game.course.memory.cards import Kind, MemoryCard
from game.i18n import _
from game.rules.ruleset import Ruleset


def rule_cards(ruleset: Ruleset) -> tuple[MemoryCard, ...]:
    """Every card about a table: the questions whose answer differs from table to table.

    What the table's own sheet says comes first, then where it is silent and a reading holds.
    """
    told = [question for question in questions() if _differs(question)]
    told.sort(key=lambda question: ruleset.is_silent_on(question.on[0]))
    made = (_card(question, ruleset) for question in told)
    return tuple(card for card in made if card is not None)


def rule_card(card_id: str, ruleset: Ruleset) -> MemoryCard | None:
    """The card of an id; None where it belongs to another table or its question is gone."""
    for question in questions():
        if _differs(question) and _id(question, ruleset) == card_id:
            return _card(question, ruleset)
    return None


def _differs(question: Question) -> bool:
    """Whether tables answer it otherwise, each by its switches."""
    return not question.says and question.advice is None


def _id(question: Question, ruleset: Ruleset) -> str:
    return f"{Kind.RULE}/{ruleset.id}/{question.id}"


def _card(question: Question, ruleset: Ruleset) -> MemoryCard | None:
    """The card, unless the table has no answer to this question."""
    told = answer(question, ruleset)
    if not told.sentence:
        return None
    table = _("What's the rule at your table, {rules}?").format(rules=_(ruleset.short_name))
    clauses = tuple(cited.id for cited in told.citations)
    name = _id(question, ruleset)
    return MemoryCard(name, question.ask, table, told.sentence, clauses=clauses, ruleset=ruleset.id)

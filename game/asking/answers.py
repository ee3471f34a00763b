"""What each ruleset answers, from its switches and clauses; tables that agree stand together."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.asking.question import SWITCHES, Question
from game.i18n import _
from game.rules.ruleset import Ruleset
from game.rulesets.switches import words_of
from game.tutor.citations import Citation, cite


@dataclass(frozen=True, slots=True)
class Answer:
    """One table's answer: yes or no where that was asked, a sentence, and the clauses behind it."""

    ruleset: Ruleset
    yes: bool | None
    sentence: str
    citations: tuple[Citation, ...]  # the first one decides; none twice

    @property
    def word(self) -> str:
        """Yes or no; empty where the question asks for more."""
        return "" if self.yes is None else _("Yes") if self.yes else _("No")


@dataclass(frozen=True, slots=True)
class Agreed:
    """Tables that give the same answer."""

    answers: tuple[Answer, ...]

    @property
    def first(self) -> Answer:
        return self.answers[0]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(_(answer.ruleset.short_name) for answer in self.answers)


def answer(question: Question, ruleset: Ruleset) -> Answer:
    """What a table says to a question."""
    clauses = dict.fromkeys(ruleset.cite(topic) for topic in question.on)
    citations = tuple(cite(ruleset, clause) for clause in clauses)
    deciding = [name for name in question.on if name in SWITCHES]
    yes = question.yes
    if isinstance(yes, tuple):
        yes = getattr(ruleset.switches, deciding[0]) in yes
    sentence = question.says or " ".join(_sentences(ruleset, deciding))
    return Answer(ruleset, yes, sentence, citations)


def _sentences(ruleset: Ruleset, switches: Iterable[str]) -> list[str]:
    """A sentence for each switch; what a table has no number for is left to the others."""
    told = [words_of(ruleset.switches, name) for name in switches]
    return list(dict.fromkeys(value.sentence for value in told))


def side_by_side(question: Question, rulesets: Iterable[Ruleset]) -> tuple[Agreed, ...]:
    """The answers of all tables, the largest group of those that agree first."""
    groups: dict[tuple[bool | None, str], list[Answer]] = {}
    for ruleset in rulesets:
        told = answer(question, ruleset)
        groups.setdefault((told.yes, told.sentence), []).append(told)
    return tuple(Agreed(tuple(group)) for group in sorted(groups.values(), key=len, reverse=True))

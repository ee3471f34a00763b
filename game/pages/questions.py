"""A question about the rules, and what every table answers: decided once for window and terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.asking.answers import Agreed, side_by_side
from game.asking.catalogue import question_of, topics
from game.asking.finding import find
from game.asking.question import Question
from game.course.glossary import NO_GLOSSARY, Glossary
from game.i18n import _, format_list
from game.pages.comparing import answered
from game.pages.help_desk import meant
from game.pages.lines import Chip, ChipLine, Heading, Item, Kind, Line, Lines, Mark, Sheet, Words
from game.pages.page import Button
from game.pages.rules import reading_chips
from game.rules.ruleset import Ruleset
from game.tutor.citations import Citation
from game.words import capital

_LISTED = 8  # questions that a search lists
_WORD = "word "  # before the id of a word of the glossary
_NEAR = 0.55  # of the best score: what may have been meant as well


@dataclass(frozen=True)
class Reply:
    """What some tables answer: their names, the answer, and the clauses behind it."""

    names: str
    said: str
    agreed: Agreed

    @property
    def cited(self) -> tuple[Citation, ...]:
        """Every clause once."""
        return tuple(dict.fromkeys(cited for answer in self.agreed.answers for cited in answer.citations))

    @property
    def deciding(self) -> dict[str, tuple[str, Citation]]:
        """By its id, each clause that decides at one of the tables, and the first table it decides at."""
        found: dict[str, tuple[str, Citation]] = {}
        for answer in self.agreed.answers:
            for cited in answer.citations[:1]:
                found.setdefault(cited.id, (answer.ruleset.id, cited))
        return found


def replies(question: Question, rulesets: Sequence[Ruleset]) -> tuple[Reply, ...]:
    """What each group of tables that agree answers, the largest group first."""
    groups = side_by_side(question, rulesets)
    every = len(groups) == 1 and len(rulesets) > 1
    return tuple(
        Reply(_("Every sheet") if every else format_list(group.names), group.first.sentence, group)
        for group in groups
    )


def questions_like(typed: str, glossary: Glossary = NO_GLOSSARY) -> tuple[Lines, bool]:
    """The questions and words that fit what was typed, or all questions by topic; and whether any fits."""
    desk, near = meant(typed, glossary), find(typed, _LISTED)
    if not typed.strip() or not (near or desk.sure):
        return tuple(_all()), False
    likely = [each.question for each in near if each.score >= _NEAR * near[0].score]
    fitting = [*desk.questions, *(each for each in likely if each not in desk.questions)]
    items = (
        *(Item(_WORD + term, glossary.title(term)) for term in desk.terms),
        *(Item(question.id, question.ask) for question in fitting),
    )
    return (items if desk.sure else (Heading(_("Is it one of these?")), *items)), True


def _all() -> Iterator[Line]:
    for topic in topics():
        yield Heading(topic.title)
        yield from (Item(question.id, question.ask) for question in topic.questions)


def answers_to(key: str, rulesets: Sequence[Ruleset], glossary: Glossary = NO_GLOSSARY) -> Sheet:
    """What all tables answer. Links are `clause`, the id of a ruleset and that of a clause."""
    if key.startswith(_WORD):
        view = glossary.view(key.removeprefix(_WORD))
        text = Words(glossary.unlinked(view.text))
        return Sheet(_("Settle an argument"), _("from the glossary"), capital(view.title), (text,))
    question = question_of(key)
    lines = [line for reply in replies(question, rulesets) for line in _lines(reply)]
    compare = Button("compare", _("Compare all rules"))
    who = _("Settle an argument")
    return Sheet(who, answered(), question.ask, tuple(lines), ((compare,),))


def _lines(reply: Reply) -> Iterator[Line]:
    yield Words(reply.names, Kind.WHO)
    yield Words(reply.said)
    for clause, (ruleset, cited) in reply.deciding.items():
        link = f"clause {ruleset} {clause}"
        chips = reading_chips(link) if cited.silent else (Chip(Mark.LINK, clause, link),)
        yield ChipLine(f"{ruleset} {clause}", chips)
        yield Words(cited.says, Kind.DETAIL)
